"""Every limit on what strangers may do, in one table, and the counters that enforce it.

Moves need no limit of their own, because turns alternate. Everything else that costs processor time, memory or disk is
bounded here. A classroom behind one address fits into all of these figures.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from tischlein.tables import wire
from tischlein.tables.frames.answers import QUESTIONS
from tischlein.tables.live.together import TOGETHER

Rate = tuple[float, int]
"""A token bucket: how much a second, and how much at once after a pause."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Immutable, handed in when the server is made, so that tests and benchmarks can have others."""

    request_seconds: float = 10.0
    """To send the head of a request, and again to send its body. Also how long an idle connection is kept."""
    unread_seconds: float = 60.0
    """To take an answer over HTTP, also on a very slow line. A connection with unread bytes is then aborted."""
    unread_socket_seconds: float = 20.0
    """The same for a WebSocket. Its page comes back by itself and gets one whole frame."""
    hello_seconds: float = 10.0
    """To say hello, the first message over a WebSocket."""
    close_seconds: float = 1.0
    """To answer the closing handshake of a WebSocket; the connection is aborted then."""
    silence_seconds: float = 20.0
    """A WebSocket that is silent for so long is sent a ping; after as long again without an answer it is aborted."""

    requests: int = 2000
    """Open connections that are not WebSockets. Beyond that the least recently used one is aborted."""
    sockets: int = 5000
    """WebSockets after their hello. Beyond that, people with a seat take the places of others (admission.py)."""
    sockets_per_address: int = 60
    """Of an IPv4 address or an IPv6 /64. As many may wait with their hello."""
    sockets_per_site: int = 240
    """Of an IPv6 /56, which a home has."""
    sockets_per_provider: int = 960
    """Of an IPv6 /48, which a company has, or a whole village."""
    spectators_per_table: int = 200
    """Shared screens do not count."""
    newcomers: int = 500
    """WebSockets before their hello, which pages send at once; they are not among `sockets`. Beyond that the oldest one
    is closed."""
    compressors: int = 2500
    """WebSockets that keep a compressor, 268 kB each. A later one compresses every message by itself, which takes twice
    the time and makes three to six times the bytes (decision 14)."""

    body_bytes: int = 65_536
    file_bytes: int = 1_000_000
    """Of a match file that is uploaded; one of 500 moves has about 100,000."""
    message_bytes: int = 65_536
    unheard_bytes: int = 262_144
    """Received over a WebSocket without completing a message: endless fragments, for example."""
    waiting_messages: int = 100
    """Messages queued for one WebSocket. One that is further behind is closed."""

    replay_positions: int = 60
    """In one part of a replay."""
    replay_moves: int = 40_000
    """Moves of all replays that are kept in memory, about 2 kB each."""

    tables_not_over: int = 100
    """Of one person. For one more, the oldest one at which nobody else sits is deleted."""
    finished_listed: int = 50
    lists_at_once: int = 2
    """More of them wait for each other, so that moves come in between: a full one takes some milliseconds."""

    webhook_seconds: float = 10.0
    """One attempt to send a message to a webhook, from the lookup of the name to the status of the answer."""
    webhooks_at_once: int = 8
    webhooks_waiting: int = 500
    """Tables with a message that is not delivered yet."""

    messages: Rate = (20.0, 80)
    """Over one WebSocket."""
    control_frames: Rate = (10.0, 100)
    """Pings and unexpected pongs over one WebSocket."""

    # By address.
    asking: Rate = (50.0, 400)
    """HTTP requests; a page is a few dozen files, which cost a tenth each."""
    making: Rate = (0.5, 20)
    """New tables."""
    listing: Rate = (5.0, 100)
    """Lists of a person's tables, which a page asks for when its home screen is opened."""
    finding: Rate = (1.0, 20)
    """Codes that lead nowhere or are looked up: eight letters cannot be guessed at this speed."""
    greeting: Rate = (10.0, 150)
    """Hellos over WebSockets; a whole room comes back at once after a restart."""
    talking: Rate = (200.0, 1000)
    """Commands over all WebSockets."""
    chatting: Rate = (3.0, 30)
    """Lines of chat."""
    forgetting: Rate = (1 / 60, 5)
    """Requests to forget a name: each searches all records."""
    signing_out: Rate = (1 / 60, 5)
    """Requests to sign out one's other devices: each is stored."""
    drawing: Rate = (2.0, 30)
    """QR pictures, which cost some milliseconds each."""
    replaying: Rate = (10.0, 120)
    """Parts of replays. A match of 500 moves has ten for each pair of eyes, of some 20 milliseconds."""
    uploading: Rate = (0.2, 20)
    """Match files and downloads of them: each is played through, which takes a tenth of a second and more."""

    hooking: Rate = (1 / 30, 10)
    """New webhooks; each is sent a greeting."""

    # By person and table.
    steering: Rate = (20.0, 60)
    """Steps and pointers of a replay that is watched together: each is sent to every page of the table."""

    # Messages to webhooks.
    webhooks_by_table: Rate = (1 / 60, 20)
    webhooks_by_host: Rate = (2.0, 60)
    """By the name of the server that gets them, so that many tables together cannot flood it either."""

    # Records in a table's log that are not moves: they are stored for good and sent to every page of the table.
    records_by_address: Rate = (5.0, 100)
    records_by_table: Rate = (10.0, 200)
    """More than for one address, so that one address cannot use up a table's share."""
    restlessness: Rate = (0.5, 20)
    """By person: commands that come in pairs and undo each other, but for the log."""
    option_letters: Rate = (2_000.0, 200_000)
    """Of option values, by address and by table: a component sheet of one's own is long."""


class Buckets:
    """Token buckets by key, with bounded memory: the least recently used are dropped first."""

    def __init__(self, rate: float, burst: int, *, keep: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._keep = keep
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def has_left(self, key: str, cost: float = 1.0) -> bool:
        """Whether `allows` would be true, without spending anything."""
        return self._level(key, time.monotonic()) >= cost

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        level = self._level(key, now)
        is_allowed = level >= cost
        self._buckets[key] = (level - cost if is_allowed else level, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keep:
            self._buckets.popitem(last=False)
        return is_allowed

    def _level(self, key: str, now: float) -> float:
        level, since = self._buckets.get(key, (float(self._burst), now))
        return min(float(self._burst), level + (now - since) * self._rate)


class Rates:
    """The buckets of one server, by address."""

    def __init__(self, limits: Limits) -> None:
        self.asking = Buckets(*limits.asking)
        self.making = Buckets(*limits.making)
        self.listing = Buckets(*limits.listing)
        self.finding = Buckets(*limits.finding)
        self.greeting = Buckets(*limits.greeting)
        self.talking = Buckets(*limits.talking)
        self.chatting = Buckets(*limits.chatting)
        self.forgetting = Buckets(*limits.forgetting)
        self.signing_out = Buckets(*limits.signing_out)
        self.drawing = Buckets(*limits.drawing)
        self.replaying = Buckets(*limits.replaying)
        self.uploading = Buckets(*limits.uploading)
        self.records = RecordRates(limits)


FREE: Final = (wire.Play, *QUESTIONS)
RESTLESS: Final = (wire.Rename, wire.Undo, wire.Pause, wire.Resume, wire.Resign, wire.Return)


class RecordRates:
    """Limits on commands that are not moves: they write into a table's log, or are sent on to all of its pages.

    Beyond them a command is refused.
    """

    def __init__(self, limits: Limits) -> None:
        self._address = Buckets(*limits.records_by_address)
        self._table = Buckets(*limits.records_by_table)
        self._person = Buckets(*limits.restlessness)
        self._letters = Buckets(*limits.option_letters)
        self._steering = Buckets(*limits.steering)
        self._hooks = Buckets(*limits.hooking)

    def allows(self, command: wire.Command, *, caller: str, table: str, person: str) -> bool:
        if isinstance(command, FREE):
            return True
        if isinstance(command, TOGETHER):
            return self._steering.allows(f"{table} {person}")
        if isinstance(command, wire.Say):  # by address, `chatting` limits it
            return self._table.allows(f"{table} chat")
        if isinstance(command, RESTLESS) and not self._person.allows(person):
            return False
        if isinstance(command, wire.SetOption):
            letters = len(command.value)
            if not (self._letters.allows(caller, letters) and self._letters.allows(table, letters)):
                return False
        if isinstance(command, wire.SetWebhook) and command.url and not self._hooks.allows(caller):
            return False
        return isinstance(command, wire.Undo) or (self._address.allows(caller) and self._table.allows(table))


class Connections:
    """Open WebSockets by address."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._per_address or self.count >= self._in_all:
            return False
        self._open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Undoes an `enter` that returned True."""
        assert self._open[address] > 0, "left without having entered"
        self._open[address] -= 1
        self.count -= 1
        if not self._open[address]:
            del self._open[address]


class Crowded(Exception):
    """Too many WebSockets without a hello, and this one was the oldest."""


class Newcomers:
    """WebSockets before their hello, a bounded number: the oldest make room for new ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[asyncio.Timeout, None] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def wait(self, seconds: float) -> AsyncIterator[None]:
        """Counts the caller as waiting. Raises TimeoutError after `seconds`, or Crowded if newer ones need the room."""
        mine = asyncio.timeout(seconds)
        try:
            async with mine:
                self._waiting[mine] = None
                if len(self._waiting) > self._most:
                    oldest = next(iter(self._waiting))
                    del self._waiting[oldest]
                    oldest.reschedule(asyncio.get_running_loop().time())
                yield
        except TimeoutError:
            if mine not in self._waiting:
                raise Crowded from None
            raise
        finally:
            self._waiting.pop(mine, None)

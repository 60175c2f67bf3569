"""Clients that play as fast as their moves are acknowledged, while the server is killed again and again.

Each client keeps every acknowledgement and frame. Then the store is checked: every acknowledged command is there once,
under the acknowledged number; commands without an acknowledgement when the server died were resent and are there once;
and the replayed log is the table that the server shows.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import shutil
import signal
import tempfile
import urllib.request
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from tests.server.program import Program
from tests.tables.shuffler import Shuffler
from tischlein.store.open import open_store
from tischlein.store.port import Stored
from tischlein.tables.frames.picture import Presence, Viewer, frame
from tischlein.tables.log.fold import fold
from tischlein.tables.log.state import TableState
from tischlein.tables.log.upgrades import read

BURST, PAUSE = 70, 1 / 18
"""The burst of messages per socket, and the pause between further ones: just below the server's limits."""

AGAIN = 0.1
"""Seconds until a client reconnects."""

LOST = 0.03
"""How often a client drops its connection before the answer arrives."""

SILENCE = 5.0
"""Seconds without a word after which a client connects again, to whichever server."""

PATIENCE = 30.0
GONE = (OSError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage, EOFError)

_addresses = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Sent:
    """A command that was sent, and the number under which it was acknowledged (0: not yet)."""

    code: str
    person: str
    command: dict[str, Any]
    table: int
    """Two people share one, and its rematches."""
    v: int = 0

    @property
    def name(self) -> str:
        """The command's key in the log."""
        return f"{self.person}/{self.command['id']}"


@dataclass(slots=True)
class Storm:
    program: Program
    seed: int
    others: list[Program] = field(default_factory=list)
    """Further servers on the same database; clients connect to any of them."""
    people: list[Person] = field(default_factory=list)
    acknowledged: list[Sent] = field(default_factory=list)
    shown: dict[str, int] = field(default_factory=dict)
    """The highest record number that was shown to any client, by table code."""
    resent: int = 0
    came_back: int = 0
    """Number of commands that were acknowledged only after a resend."""
    is_ending: bool = False

    def run(self, scenario: Callable[[], Coroutine[Any, Any, None]], *, tables: int) -> None:
        """Runs the scenario while all clients play, then checks everything."""
        asyncio.run(self._run(scenario, tables))

    @property
    def programs(self) -> list[Program]:
        return [self.program, *self.others]

    async def _run(self, scenario: Callable[[], Coroutine[Any, Any, None]], tables: int) -> None:
        try:
            for program in self.programs:
                await asyncio.to_thread(program.start)
            for number in range(tables):
                code, token = await asyncio.to_thread(self._new_table)
                self.people += [Person(self, code, token, 2 * number), Person(self, code, "", 2 * number + 1)]
            async with asyncio.TaskGroup() as group:
                for person in self.people:
                    group.create_task(person.live())
                await scenario()
                self.is_ending = True
            await self.compare_all()
        finally:
            for program in self.programs:
                await asyncio.to_thread(program.stop)

    def _new_table(self) -> tuple[str, str]:
        body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
        headers = {"content-type": "application/json", "x-forwarded-for": new_address()}
        request = urllib.request.Request(f"http://127.0.0.1:{self.program.port}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            made = json.loads(answer.read())
        return made["code"], made["token"]

    # During the scenario

    async def kill_and_restart(self) -> None:
        """Kills one of the servers at a random time with commands in flight, and starts it again.

        If there are others, it is started only when they have taken over its tables.
        """
        dice = random.Random(f"{self.seed} {len(self.acknowledged)}")
        victim = dice.choice(self.programs)
        await self.wait_for_moves(40)
        await asyncio.sleep(dice.uniform(0, 0.4))
        await asyncio.to_thread(victim.kill, is_power_cut=dice.random() < 0.5)
        await self.compare_acknowledged()
        if self.others:
            await self.wait_for_all()
        await asyncio.to_thread(victim.start)

    async def pause(self) -> None:
        """Stops one of several servers with commands in flight, until others have its tables; then it goes on."""
        victim = random.Random(f"{self.seed} {len(self.acknowledged)}").choice(self.programs)
        await self.wait_for_moves(40)
        os.kill(victim.pid, signal.SIGSTOP)
        try:
            await self.wait_for_all()
        finally:
            os.kill(victim.pid, signal.SIGCONT)
        await self.wait_for_all()
        await self.compare_acknowledged()

    async def wait_for_all(self) -> None:
        """Waits until at every table somebody was answered; tables follow their rematches."""
        began, tables = len(self.acknowledged), {person.table for person in self.people}
        async with asyncio.timeout(2 * PATIENCE):
            while tables - {sent.table for sent in self.acknowledged[began:]}:
                await asyncio.sleep(0.01)

    async def wait_for_moves(self, count: int) -> None:
        """Waits for that many more acknowledgements."""
        wanted = len(self.acknowledged) + count
        async with asyncio.timeout(PATIENCE):
            while len(self.acknowledged) < wanted:
                await asyncio.sleep(0.01)

    # Checks

    async def compare_acknowledged(self) -> None:
        """Everything that was acknowledged or shown by now is in the store, though a server is dead."""
        acknowledged, shown = list(self.acknowledged), dict(self.shown)
        check_kept(await self._read(), acknowledged, shown)

    async def compare_all(self) -> None:
        """At the end: every command is in the store once, and the clients see what is stored."""
        stored = await self._read()
        assert not [person.waiting for person in self.people if person.waiting], "everything was acknowledged at last"
        check_kept(stored, self.acknowledged, self.shown)
        for person in self.people:
            told = await person.look()
            assert _without_presence(told) == _without_presence(replayed(stored[person.code], person.id))

    async def _read(self) -> dict[str, Stored]:
        """All tables by code, read from the store. A SQLite file is copied: its recovery is left to the server."""
        with tempfile.TemporaryDirectory(prefix="tischlein-storm-") as folder:
            url = self.program.db
            if url.startswith("sqlite:///"):
                here = Path(url.removeprefix("sqlite:///"))
                for part in here.parent.glob(f"{here.name}*"):
                    shutil.copy(part, folder)
                url = f"sqlite:///{folder}/{here.name}"
            store = await open_store(url)
            try:
                return {stored.index.code: stored async for stored in store.everything()}
            finally:
                await store.close()


def check_kept(stored: dict[str, Stored], acknowledged: Iterable[Sent], shown: dict[str, int]) -> None:
    kept: dict[str, dict[int, tuple[str, dict[str, Any]]]] = {}
    for code, table in stored.items():
        assert [record.n for record in table.records] == list(range(1, len(table.records) + 1)), (
            "in order, without gaps"
        )
        kept[code] = {record.n: (record.kind, json.loads(record.data)) for record in table.records}
        names = [data["id"] for _, data in kept[code].values() if "id" in data]
        assert len(set(names)) == len(names), "nothing is there twice"
    for sent in acknowledged:
        assert sent.v in kept[sent.code], f"acknowledged and not there: {sent}"
        kind, data = kept[sent.code][sent.v]
        assert data.get("id") == sent.name, f"another command has its number: {sent}"
        if sent.command["t"] == "play":
            assert (kind, data["seat"], data["move"]) == ("moved", sent.command["seat"], sent.command["move"])
        elif sent.command["t"] == "say":
            assert (kind, data["text"]) == ("said", sent.command["text"])
    for code, v in shown.items():
        assert v in kept[code], f"{code}: {v} was shown and is not there"


def replayed(stored: Stored, person: str) -> dict[str, Any]:
    state = TableState(table=stored.index.table)
    for record in stored.records:
        fold(state, record.n, read(record.kind, record.data), record.at)
    nobody = Presence(here=frozenset(), away_since={}, spectators=0, now=0)
    plain: dict[str, Any] = json.loads(msgspec.json.encode(frame(state, Viewer(person), nobody, 0)))
    return plain


def _without_presence(told: dict[str, Any]) -> dict[str, Any]:
    """The table without presence, which is not in the log."""
    seats = [{**seat, "isHere": None, "awaySince": None} for seat in told["table"]["seats"]]
    return {**told, "t": None, "table": {**told["table"], "seats": seats, "spectators": None}}


def new_address() -> str:
    number = next(_addresses)
    return f"10.1.{number >> 8 & 255}.{number & 255}"


class Person:
    def __init__(self, storm: Storm, code: str, token: str, number: int) -> None:
        self.storm = storm
        self.code = code
        self.token = token
        self.table = number // 2
        self.waiting: Sent | None = None
        """Sent but not acknowledged; resent on the next connection."""
        self.seen = 0
        self._number = number
        self._address = new_address()
        self._dice = random.Random(f"{storm.seed} {number}")
        self._ids = itertools.count(1)
        self._shuffler = Shuffler(f"person-{number}")
        self._frame: dict[str, Any] | None = None

    @property
    def id(self) -> str:
        return self.token.partition(".")[0]

    async def live(self) -> None:
        """Plays until the storm is over and everything is acknowledged."""
        while not (self.storm.is_ending and self.waiting is None):
            try:
                async with asyncio.timeout(PATIENCE), self._connect() as line:
                    await self._talk(line)
            except GONE:
                await asyncio.sleep(AGAIN)

    def _connect(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self._dice.choice(self.storm.programs).port}/ws",
            additional_headers={"x-forwarded-for": self._address},
            proxy=None,
            max_size=None,
            compression=None,
            open_timeout=SILENCE,
            close_timeout=0.2,
        )

    async def _talk(self, line: ClientConnection) -> None:
        code = self.code
        await self._hello(line, since=self.seen)
        self._frame = None
        again = self.waiting
        if again is not None:
            self.storm.resent += 1
            await line.send(json.dumps(again.command))
        for count in itertools.count(1):
            async with asyncio.timeout(SILENCE):
                said = await line.recv()
            self._take(json.loads(said))
            if self.waiting is None:
                self._follow()
                if again is not None:
                    self.storm.came_back += 1
                    again = None
                if self.storm.is_ending or self.code != code:
                    return
                command = self._wish()
                if command is not None:
                    if count > BURST:
                        await asyncio.sleep(PAUSE)
                    self.waiting = Sent(code, self.id, command, self.table)
                    await line.send(json.dumps(command))
                    if self._dice.random() < LOST:
                        line.transport.close()  # a graceful close: the command arrives, its answer does not
                        raise EOFError("lost")

    async def _hello(self, line: ClientConnection, since: int) -> None:
        hello = {"t": "hello", "code": self.code, "token": self.token, "since": since}
        await line.send(json.dumps(hello))

    def _take(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                self.token = message["token"]
            case "frame":
                assert message["v"] >= self.seen, "what was shown once stays"
                self.seen, self._frame = message["v"], message
                shown = self.storm.shown
                shown[self.code] = max(shown.get(self.code, 0), self.seen)
            case "ack":
                assert self.waiting is not None
                assert message["id"] == self.waiting.command["id"]
                sent = self.waiting
                self.storm.acknowledged.append(Sent(sent.code, sent.person, sent.command, sent.table, message["v"]))
                self.waiting = None
            case "bye":
                raise EOFError(message["why"])
            case "stalled":
                pass  # the store does not answer at the moment; what waits is acknowledged later
            case "refused" if self.waiting is not None and self.waiting.command["t"] in ("commit", "reveal"):
                self.waiting = None  # the server was away for so long that the shuffle went on without this one
            case _:
                raise AssertionError(f"{self.waiting} was answered by {message}")

    def _follow(self) -> None:
        """Moves to the rematch, if there is one."""
        if self._frame is not None and self._frame["table"]["rematch"]:
            self.code, self.seen, self._frame = self._frame["table"]["rematch"], 0, None

    def _wish(self) -> dict[str, Any] | None:
        """The next command, chosen from the newest frame."""
        told = self._frame
        if told is None:
            return None
        mine = [number for number, seat in enumerate(told["table"]["seats"]) if seat["isYou"]]
        status, is_host = told["table"]["status"], told["table"]["isHost"]
        last = [sent.v for sent in self.storm.acknowledged[-60:] if sent.code == self.code and sent.person == self.id]
        if last and last[-1] > told["v"]:
            return None  # the frame with this client's move has not arrived yet
        if not mine:
            return self._command("sit", seat=1, name="Ben")
        if (wanted := self._shuffler.answer(told["table"])) is not None:
            return self._command(wanted.pop("t"), **wanted)
        if status == "finished":
            return self._command("rematch") if is_host else None
        if status == "open":
            is_full = all(seat["kind"] == "person" for seat in told["table"]["seats"])
            by_itself = told["table"]["isStarting"]
            is_shuffling = told["table"]["fairness"] is not None
            may_start = is_host and is_full and not by_itself and not is_shuffling
            return self._command("start") if may_start else None
        legal = told["match"]["legal"].get(str(mine[0]))
        if legal:
            return self._command("play", seat=mine[0], move=self._dice.choice(legal))
        if self._dice.random() < 0.1:
            return self._command("say", text=f"number {next(self._ids)}")
        return None

    def _command(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"t": kind, "id": f"person-{self._number:03}-{next(self._ids):06}", **fields}

    async def look(self) -> dict[str, Any]:
        """A whole frame, as a new client gets it."""
        async with asyncio.timeout(PATIENCE), self._connect() as line:
            await self._hello(line, since=0)
            while True:
                message: dict[str, Any] = json.loads(await line.recv())
                if message["t"] == "frame":
                    return message

"""Replays that were asked for lately, of tables and of match files: each is played through once and kept for a while.

Nothing of a match file is stored. Whoever uploaded it gets a key that leads to it as long as it is kept here. After
that the page, which has the file, uploads it again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator, Hashable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import msgspec

from tischlein.core.errors import BadMatchFile
from tischlein.core.game import Result
from tischlein.core.looks import looks_of_seats
from tischlein.core.match import Entry, Header
from tischlein.core.matchfile import MatchFile, decode, encoding, resuming
from tischlein.core.registry import find_game
from tischlein.core.takeback import standing
from tischlein.core.types import EVERYONE
from tischlein.core.words import Text, text, to_plain
from tischlein.store.port import TableIndex
from tischlein.tables import wire
from tischlein.tables.frames.picture import shown_line
from tischlein.tables.frames.replay import Access, Eyes, Recorded, Replay, access, recorded
from tischlein.tables.log.lines import Line, Told, moves_of
from tischlein.tables.log.names import one_line
from tischlein.tables.log.state import TableState

T = TypeVar("T")

SLICE_SECONDS: Final = 0.003
"""How long a replay is computed before the event loop gets a turn."""
AT_ONCE: Final = 2
"""Replays that are played through at the same time."""
LONGEST_NAME: Final = 24
BOT: Final = "bot:"
"""Begins the name of a bot in a match file."""


async def in_slices(steps: Generator[None, None, T]) -> T:
    """What the steps lead to. Other tables go on in between."""
    began = time.perf_counter()
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() - began > SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()


@dataclass(frozen=True, slots=True)
class Kept:
    """A match with all that its replay needs."""

    code: str
    is_file: bool
    game: str
    seats: list[wire.ShownSeat]
    header: Header | None = None
    """None for a match of older rules."""
    entries: tuple[Entry, ...] = ()
    replay: Replay | None = None
    """None for a match of older rules."""
    old: wire.ShownOld | None = None
    old_lines: tuple[Line, ...] = ()
    played: int = 0
    state: TableState | None = None
    """The table; None for a file."""

    @property
    def weight(self) -> int:
        return 1 + len(self.entries) + len(self.old_lines)

    def access(self, person: str) -> Access:
        """Raises BadInput if this person may see nothing of it."""
        if self.state is not None:
            return access(self.state, person)
        is_over = self.replay is not None and self.replay.result is not None
        return Access(tuple(range(len(self.seats))) if is_over else (), is_over)

    def overview(self, person: str, allowed: Access, eyes: Eyes) -> wire.Replay:
        replay = self.replay
        lines = replay.lines if replay is not None else self.old_lines
        return wire.Replay(
            code=self.code,
            is_file=self.is_file,
            game=self.game,
            seats=self.seats_for(person),
            is_over=allowed.is_over,
            eyes=list(allowed.seats),
            played=self.played,
            moves=len(lines),
            lines=[shown_line(line, eyes.seat, is_over=allowed.is_over) for line in lines],
            ticks=replay.ticks if replay is not None else [],
            moments=replay.moments if replay is not None else [],
            fixed=replay.fixed if replay is not None else None,
            result=_result(replay.result) if replay is not None else None,
            old=self.old,
            deal=deal_of(self.state) if self.state is not None and allowed.is_over and replay is not None else "",
            unsettled=replay.unsettled if replay is not None and (self.is_file or allowed.is_over) else [],
            uses=replay.uses if replay is not None else [],
        )

    def seats_for(self, person: str) -> list[wire.ShownSeat]:
        mine = self.state.seats_of(person) if self.state is not None else []
        return [msgspec.structs.replace(seat, is_you=number in mine) for number, seat in enumerate(self.seats)]

    def file(self) -> Generator[None, None, str]:
        """The match file, with the names that the seats have now. Holds the seed: only for matches that are over."""
        assert self.header is not None
        players = tuple(f"{BOT}{seat.bot}" if seat.kind == "bot" else seat.name for seat in self.seats)
        return encoding(find_game(self.game), replace(self.header, players=players), self.entries)


def deal_of(state: TableState) -> str:
    """The id of the deal: that of the table that was dealt first. Tables of one deal name the same."""
    return state.origin.deal or state.table if state.origin is not None else state.table


class Replays:
    def __init__(self, load: Callable[[str], Awaitable[TableState]], most_moves: int) -> None:
        """`load` reads a table from the store; at most `most_moves` moves are kept, but always one match."""
        self._load = load
        self._most = most_moves
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Kept]] = {}
        """Concurrent requests for the same replay await the same task."""
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def of_table(self, index: TableIndex) -> Kept:
        """The table as the index describes it; after any change of it the replay is made anew."""
        key = (index.table, index.updated, index.summary, index.status)
        found = self._used(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._of_table(index))
            making.add_done_callback(lambda done: self._made(key, done))
        try:
            return await asyncio.shield(making)  # a visitor who leaves must not stop it for the others
        finally:
            del making  # keeps its exception, whose traceback keeps this frame: a cycle that would keep the table

    async def of_file(self, content: bytes) -> Kept:
        """Verified move by move. Raises BadInput with the line or the move that is wrong."""
        async with self._turns:
            file = await asyncio.to_thread(_decoded, content)
            kept = await _of_file(file)
        self._keep(kept.code, kept)
        return kept

    def uploaded(self, key: str) -> Kept | None:
        return self._used(key)

    async def _of_table(self, index: TableIndex) -> Kept:
        async with self._turns:
            state = await self._load(index.table)
            kept = Kept(
                code=state.code,
                is_file=False,
                game=state.game_id,
                seats=[_seat(each.kind, each.name, each.bot, each.look) for each in state.seats],
                played=state.at,
                state=state,
            )
            if state.match is None:
                old = wire.ShownOld(state.old_rules, _result(state.old_result))
                return replace(kept, old=old, old_lines=tuple(moves_of(state.lines)))
            source = recorded(state)
            replay = Replay(source)
            await in_slices(replay.play_through())
            return replace(kept, header=source.header, entries=tuple(source.entries), replay=replay)

    def _made(self, key: Hashable, making: asyncio.Task[Kept]) -> None:
        del self._making[key]
        if not making.cancelled() and making.exception() is None:
            self._keep(key, making.result())

    def _used(self, key: Hashable) -> Kept | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: Hashable, kept: Kept) -> None:
        self._kept[key] = kept
        while len(self._kept) > 1 and sum(each.weight for each in self._kept.values()) > self._most:
            self._kept.popitem(last=False)


def _decoded(content: bytes) -> MatchFile:
    return decode(content.decode(errors="replace"))


async def _of_file(file: MatchFile) -> Kept:
    header = file.header
    info = find_game(header.game).info
    seats = [_player(name, "") for name in header.players]
    kept = Kept(secrets.token_hex(16), is_file=True, game=header.game, seats=seats)
    if header.rules != info.rules_version:
        old = wire.ShownOld(header.rules, _result(_fitting(file)))
        return replace(kept, old=old, old_lines=_told_lines(file))
    await in_slices(resuming(find_game(header.game), file))
    entries = tuple(file.entries)
    replay = Replay(Recorded(header, entries, range(1, len(entries) + 1)))
    await in_slices(replay.play_through())
    if info.looks:
        looks = looks_of_seats(info.look_option, header.options[info.look_option], info.looks, header.seats)
        seats = [msgspec.structs.replace(seat, look=look) for seat, look in zip(seats, looks, strict=True)]
    return replace(kept, seats=seats, header=header, entries=entries, replay=replay)


def _fitting(file: MatchFile) -> Result | None:
    """The result as the file has it, which nobody can verify. Raises BadInput if it is not one of these seats."""
    result, seats = file.result, file.header.seats
    if result is not None and (len(result.scores) != seats or not set(result.winners) <= set(range(seats))):
        raise BadMatchFile(text("error-file-line", line=len(file.entries) + 2))
    return result


def _told_lines(file: MatchFile) -> tuple[Line, ...]:
    """The log of a file whose moves cannot be played: what its writer wrote down for everybody."""
    return tuple(
        Line(place + 1, file.entries[place].seat, "", tuple(_told(said) for said in file.logs[place]))
        for place in standing(file.entries)
        if file.logs[place]
    )


def _told(said: Text) -> Told:
    encode = msgspec.json.encode
    return Told(EVERYONE, msgspec.Raw(b'{"kind":""}'), msgspec.Raw(encode(to_plain(said))))


def _player(name: str, look: str) -> wire.ShownSeat:
    if name.startswith(BOT):
        return _seat("bot", "", one_line(name.removeprefix(BOT))[:LONGEST_NAME], look)
    return _seat("person", one_line(name)[:LONGEST_NAME], "", look)


def _seat(kind: str, name: str, bot: str, look: str) -> wire.ShownSeat:
    return wire.ShownSeat(
        kind, name, bot, look, is_you=False, is_host=False, is_here=True, is_thinking=False, away_since=0
    )


def _result(result: Result | None) -> wire.ShownResult | None:
    return None if result is None else wire.ShownResult(result.reason, list(result.scores), list(result.winners))

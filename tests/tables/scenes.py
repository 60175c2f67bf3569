"""A table for tests: commands go through the gate and are folded, without a keeper and without a clock."""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
import pytest

from tischlein.core.errors import BadInput
from tischlein.core.shuffle import commitment
from tischlein.core.types import Seat, seats_in
from tischlein.store.port import Record as Row
from tischlein.tables import wire
from tischlein.tables.frames.picture import Presence, Viewer, frame
from tischlein.tables.gate.checks import Asked
from tischlein.tables.gate.decide import decide
from tischlein.tables.log.fold import fold
from tischlein.tables.log.listing import to_json
from tischlein.tables.log.records import Chair, Created, Moved, Pledged, Record, Started
from tischlein.tables.log.state import PLAYING, TableState
from tischlein.tables.log.steps import Played, Step, in_words

GAME = "monsterrolle"
SECRET = "5ec" * 20
ANN, BEN, EVE = "person-ann", "person-ben", "person-eve"
"""Ann is the host, Ben sits beside her, Eve only watches."""
NUMBERS = {ANN: "a1" * 32, BEN: "b2" * 32, EVE: "e3" * 32}
"""What their pages draw for the shuffle."""
NOBODY = Presence(frozenset(), {}, 0, 0)

_numbers = itertools.count()


def new_id() -> str:
    return f"command-{next(_numbers)}"


class Scene:
    """The records of a table and what they fold to."""

    def __init__(self, seats: int = 2, *, is_pass_and_play: bool = False, game: str = GAME) -> None:
        self.state = TableState(table="table-1")
        self.records: list[tuple[Record, int]] = []
        self.nonces = {ANN: "aaaa", BEN: "bbbb"}
        self.at = 0
        names = ("Ann", "Anton") if is_pass_and_play else ("Ann",)
        self.write(
            Created(
                game=game,
                host=ANN,
                options={},
                seats=(*(Chair(ANN, name) for name in names), *(Chair() for _ in range(seats - len(names)))),
                is_pass_and_play=is_pass_and_play,
                code="ABCD2345",
                invitation="a-long-invitation",
                secret=SECRET,
            )
        )

    def write(self, step: Step) -> None:
        self.at += 1000
        fold(self.state, self.state.n + 1, step, self.at)
        record = in_words(step, self.state.lines[-1], self.state.playing.result) if isinstance(step, Played) else step
        self.records.append((record, self.at))

    def rows(self) -> list[Row]:
        """The records as they are stored."""
        return [Row(n, record.kind, to_json(record), at) for n, (record, at) in enumerate(self.records, 1)]

    def asked(self, person: str, **known: Any) -> Asked:
        given = {"name": "", "absent": frozenset(), "secret": SECRET, **known}
        return Asked(person=person, **given)

    def answer(self, person: str, kind: type, *, known: dict[str, Any] | None = None, **fields: Any) -> list[Step]:
        return decide(self.state, self.asked(person, **(known or {})), kind(id=new_id(), **fields))

    def do(self, person: str, kind: type, *, known: dict[str, Any] | None = None, **fields: Any) -> list[Step]:
        news = self.answer(person, kind, known=known, **fields)
        for new in news:
            self.write(new)
        if kind is wire.Start:
            self.shuffle()
        return news

    def shuffle(self) -> Scene:
        """Everybody who is asked for a number commits to one and reveals it."""
        while (shuffle := self.state.shuffling) is not None:
            self.answer_shuffle(shuffle.missing[0])
        return self

    def answer_shuffle(self, person: str) -> list[Step]:
        """As this person's page does in the present step."""
        news = self.shuffle_answer(person)
        for new in news:
            self.write(new)
        return news

    def shuffle_answer(self, person: str, number: str = "") -> list[Step]:
        shuffle, number = self.state.shuffling, number or NUMBERS[person]
        assert shuffle is not None
        if shuffle.is_listed:
            return self.answer(person, wire.Reveal, pledge=shuffle.pledge, number=number)
        own = commitment(self.state.code, shuffle.pledge, number)
        return self.answer(person, wire.Commit, pledge=shuffle.pledge, commitment=own)

    def refused(self, person: str, kind: type, *, known: dict[str, Any] | None = None, **fields: Any) -> str:
        """The key of the refusal; nothing may have changed."""
        before = picture(self.state)
        with pytest.raises(BadInput) as caught:
            self.answer(person, kind, known=known, **fields)
        assert picture(self.state) == before
        return caught.value.text.key

    def seen(self, person: str, *, is_display: bool = False, since: int = 0) -> wire.Frame:
        return frame(self.state, Viewer(person, is_display), NOBODY, since)

    # Shortcuts

    def seat_ben(self, seat: Seat = 1) -> Scene:
        self.do(BEN, wire.Sit, seat=seat, name="Ben")
        return self

    def begin(self, *, bots: int = 0) -> Scene:
        for _ in range(bots):
            free = next(number for number, seat in enumerate(self.state.seats) if seat.kind == "open")
            self.do(ANN, wire.PutBot, seat=free, bot="greedy")
        return self.begin_unpledged()

    def begin_unpledged(self) -> Scene:
        """Starts as tables did before there were pledges, with the same cards as ever: many tests need them."""
        started = next(step for step in self.answer(ANN, wire.Start) if isinstance(step, Pledged))
        people = sorted(self.state.people)
        nonces = tuple(self.nonces.get(person, "") for person in people)
        self.write(Started(started.rules, started.options, started.looks, nonces))
        return self

    @property
    def awaited(self) -> Seat:
        assert self.state.match is not None
        return seats_in(self.state.game.to_act(self.state.match.state))[0]

    def legal(self, seat: Seat) -> list[str]:
        assert self.state.match is not None
        game = self.state.game
        return [game.format(move) for move in game.legal(self.state.match.state, seat)]

    def play(self, dice: random.Random, steps: int = 1 << 30) -> Scene:
        """Random moves of the awaited seats, whoever owns them."""
        for _ in range(steps):
            if self.state.status != PLAYING:
                break
            self.write(Moved(self.awaited, dice.choice(self.legal(self.awaited))))
        return self


def started(seats: int = 2, *, game: str = GAME) -> Scene:
    return Scene(seats, game=game).seat_ben().begin(bots=seats - 2)


def picture(state: TableState) -> str:
    """The whole state of a table as text, for comparisons."""
    match = state.match
    position = match and (match.digest(), match.entries, len(match._before))
    plain = {name: getattr(state, name) for name in TableState.__slots__ if name not in ("match", "lines")}
    return repr((plain, msgspec.json.encode(state.lines), position))


def encoded(message: wire.ServerMessage) -> bytes:
    return msgspec.json.encode(message)

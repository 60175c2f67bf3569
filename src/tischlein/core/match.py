"""A match: a game's position as the result of a log of moves, and the one place where legality is checked.

`judge` asks the rules about a step, and `enter` accepts only what was judged. Moves of people, bots, timers, logs and
files all take this way.

Append-only: taking a step back is an entry, too, so a log never shrinks and replays exactly as it happened.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tischlein.core.errors import NotAllowed
from tischlein.core.events import Recorder, Sent, has_revealed
from tischlein.core.game import OK, Game, Options, Reason, Result, Verdict, illegal
from tischlein.core.options import complete_options
from tischlein.core.shuffle import Proof
from tischlein.core.types import Millis, Move, Seat, SeatMask, only
from tischlein.core.words import text

UNDO: Final = "undo"
"""The text of an entry that takes back the seat's last step. No game may use it as a move."""

_NO_UNDO: Final = illegal(Reason("", text("error-undo")))


class Entry(NamedTuple):
    seat: Seat
    text: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that a match depends on besides its entries. Contains the seed, so it is stored but never sent."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: int
    players: tuple[str, ...]
    proof: Proof | None = None
    """What the seed follows from, if several people shuffled."""


def new_header(
    game: Game[Any, Any],
    seats: int,
    seed: int,
    *,
    options: Mapping[str, str] | None = None,
    players: tuple[str, ...] = (),
) -> Header:
    """Validates seats and options; raises BadInput."""
    chosen = complete_options(game.info, seats, options or {})
    return Header(game.info.id, game.info.rules_version, seats, chosen, seed, players or ("",) * seats)


class Facts:
    """Lazily computed answers about one position, each computed once.

    The object also identifies the position: a match makes a new one whenever its position changes.
    """

    __slots__ = ("_game", "_legal", "_result", "_state", "_to_act")

    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        self._game = game
        self._state = state
        self._to_act: SeatMask | None = None
        self._legal: dict[Seat, tuple[Move, ...]] = {}
        self._result: tuple[Result | None] | None = None

    @property
    def to_act(self) -> SeatMask:
        if self._to_act is None:
            self._to_act = self._game.to_act(self._state)
        return self._to_act

    @property
    def result(self) -> Result | None:
        if self._result is None:
            self._result = (self._game.result(self._state),)
        return self._result[0]

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = tuple(self._game.legal(self._state, seat))
        return found

    def judge(self, seat: Seat, move: Move) -> Verdict:
        """A move in a list that was computed already is legal. This saves a second check for most moves."""
        return OK if move in self._legal.get(seat, ()) else self._game.judge(self._state, seat, move)


class Judged(NamedTuple):
    """A step of a seat and the rules' verdict about it, valid only in the position in which it was judged."""

    seat: Seat
    move: Move | None
    """None if the seat takes its last step back."""
    text: str
    """The text for the log; empty for a move that is not allowed."""
    verdict: Verdict
    position: Facts

    def required(self) -> Judged:
        """Returns itself if the step is allowed; raises NotAllowed otherwise."""
        reason = self.verdict.reason
        if reason is not None:
            raise NotAllowed(reason.text, reason.clause)
        return self


class Match:
    """A running or finished match. Mutable, but completely determined by header and entries."""

    _state: Any
    _facts: Facts

    def __init__(self, game: Game[Any, Any], header: Header, position: Any = None) -> None:
        """Begins with the set-up, or with another position of the match."""
        self.game = game
        self.header = header
        self.state = game.setup(header.options, header.seats, header.seed) if position is None else position
        self.entries: list[Entry] = []
        self.sent: list[list[Sent]] = []
        self._before: list[Any] = []

    @classmethod
    def resumed(
        cls, game: Game[Any, Any], header: Header, state: Any, entries: list[Entry], before: Sequence[Any] = ()
    ) -> Match:
        """Makes a match without playing its steps again. Only steps with a position in `before` can be taken back.

        `sent` starts empty.
        """
        match = cls(game, header, state)
        match.entries, match._before = entries, list(before)
        return match

    @property
    def state(self) -> Any:
        return self._state

    @state.setter
    def state(self, position: Any) -> None:
        """Every change of the position goes through this setter, so that no facts of the last one survive."""
        self._state = position
        self._facts = Facts(self.game, position)

    @property
    def before(self) -> Sequence[Any]:
        """The positions before each step that may still be taken back, oldest first."""
        return self._before

    @property
    def is_settled(self) -> bool:
        """Whether no step can be taken back any more."""
        return not self._before

    @property
    def to_act(self) -> SeatMask:
        return self._facts.to_act

    @property
    def result(self) -> Result | None:
        return self._facts.result

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return self._facts.legal(seat)

    # Judge, then enter

    def judge(self, seat: Seat, move: Move) -> Judged:
        """Accepts any integer for any seat."""
        verdict = self._facts.judge(seat, move)
        return Judged(seat, move, self.game.format(move) if verdict.is_ok else "", verdict, self._facts)

    def judge_undo(self, seat: Seat) -> Judged:
        return Judged(seat, None, UNDO, OK if self.can_undo(seat) else _NO_UNDO, self._facts)

    def judge_text(self, seat: Seat, text: str) -> Judged:
        """Judges a step as it is in a log, or as a person typed it. Raises NotationError."""
        return self.judge_undo(seat) if text == UNDO else self.judge(seat, self.game.parse(text))

    def enter(self, judged: Judged, at: Millis) -> list[Sent]:
        """The only way to change the match. Expects a step that was judged in this position and is allowed."""
        assert judged.position is self._facts, "it was judged in another position"
        assert judged.verdict.is_ok, "it is not allowed"
        sent = self._take_back() if judged.move is None else self._apply(judged.seat, judged.move, at)
        self.entries.append(Entry(judged.seat, judged.text, at))
        self.sent.append(sent)
        return sent

    def _apply(self, seat: Seat, move: Move, at: Millis) -> list[Sent]:
        before, recorder = self.game.copy(self._state), Recorder()
        self.game.apply(self._state, seat, move, at, recorder)
        self.state = self._state  # changed in place
        if self.to_act == only(seat) and not has_revealed(recorder.sent):
            self._before.append(before)
        else:
            self._before.clear()
        return recorder.sent

    def _take_back(self) -> list[Sent]:
        self.state = self._before.pop()
        return []

    # Judge and enter at once

    def play(self, seat: Seat, move: Move, at: Millis) -> list[Sent]:
        """A LATE move changes nothing and sends nothing; an illegal one raises NotAllowed."""
        judged = self.judge(seat, move)
        return [] if judged.verdict.is_late else self.enter(judged.required(), at)

    def undo(self, seat: Seat, at: Millis) -> None:
        self.enter(self.judge_undo(seat).required(), at)

    def follow(self, entry: Entry) -> list[Sent]:
        """Plays one entry of a log, which may come from outside. Raises NotationError and NotAllowed."""
        return self.enter(self.judge_text(entry.seat, entry.text).required(), entry.at)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last step was this seat's, no other seat was to act since, and nothing was revealed."""
        return bool(self._before) and self.to_act == only(seat)

    def is_told(self, seat: Seat, move: Move) -> bool:
        """Whether the move sends any event. Steps that are a part of a larger action often send none."""
        recorder = Recorder()
        self.game.apply(self.game.copy(self._state), seat, move, 0, recorder)
        return bool(recorder.sent)

    def digest(self) -> str:
        """A hash of header, entries and position. Equal matches have equal digests, wherever they are computed."""
        header = self.header
        whole = {
            "header": [header.game, header.rules, header.seats, dict(header.options), header.seed],
            "entries": self.entries,
            "position": self.game.dump(self.state),
        }
        canonical = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()


def replay(game: Game[Any, Any], header: Header, entries: list[Entry]) -> Match:
    match = Match(game, header)
    for entry in entries:
        match.follow(entry)
    return match

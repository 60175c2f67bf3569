"""A match: the fold of a log of moves over a game, and the ONE gate that checks legality.

Append-only: taking a step back is an entry of its own, so a log never shrinks and replays exactly as it happened.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tischlein.core.errors import NotAllowed
from tischlein.core.events import Recorder, Sent, has_revealed
from tischlein.core.game import OK, Game, Options, Result, Verdict
from tischlein.core.options import complete_options
from tischlein.core.types import Millis, Move, Seat, only
from tischlein.core.words import text

UNDO: Final = "undo"
"""The text of an entry that takes back the seat's last step. No game may use it as a move."""


class Entry(NamedTuple):
    seat: Seat
    text: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Header:
    """All that a match depends on besides its entries. Holds the seed, so it is for storage, never for a seat."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: int
    players: tuple[str, ...]


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


class Match:
    """A running or finished match. Mutable; everything about it can be rebuilt from header and entries."""

    def __init__(self, game: Game[Any, Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.state: Any = game.setup(header.options, header.seats, header.seed)
        self.entries: list[Entry] = []
        self.sent: list[list[Sent]] = []
        self._before: list[Any] = []
        self._found: dict[Seat, list[Move]] = {}
        self._found_in: Any = None
        """The position in which these moves are open."""

    @classmethod
    def resumed(
        cls, game: Game[Any, Any], header: Header, state: Any, entries: list[Entry], before: Sequence[Any] = ()
    ) -> Match:
        """Without playing the steps again; those with a position `before` may be taken back. `sent` begins anew."""
        match = cls.__new__(cls)
        match.game, match.header, match.state, match.entries = game, header, state, entries
        match.sent, match._before = [], list(before)
        match._found, match._found_in = {}, None
        return match

    @property
    def before(self) -> Sequence[Any]:
        """The positions before each step that may still be taken back, oldest first."""
        return self._before

    @property
    def is_settled(self) -> bool:
        """Nothing so far can be taken back."""
        return not self._before

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def legal(self, seat: Seat) -> list[Move]:
        """Found once in every position: whoever is shown the moves most often plays one of them."""
        if self._found_in is not self.state:
            self._found, self._found_in = {}, self.state
        if seat not in self._found:
            self._found[seat] = self.game.legal(self.state, seat)
        return self._found[seat]

    def judge(self, seat: Seat, move: Move) -> Verdict:
        if self._found_in is self.state and move in self._found.get(seat, ()):
            return OK
        return self.game.judge(self.state, seat, move)

    def play(self, seat: Seat, move: Move, at: Millis) -> list[Sent]:
        """Judges and applies. A LATE move changes nothing and sends nothing; an illegal one raises NotAllowed."""
        verdict = self.judge(seat, move)
        if not verdict.is_ok:
            if verdict.is_late:
                return []
            assert verdict.reason is not None
            raise NotAllowed(verdict.reason.text, verdict.reason.clause)
        return self._apply(seat, move, at)

    def _apply(self, seat: Seat, move: Move, at: Millis) -> list[Sent]:
        before = self.game.copy(self.state)
        recorder, self._found_in = Recorder(), None
        self.game.apply(self.state, seat, move, at, recorder)
        if self.game.to_act(self.state) == only(seat) and not has_revealed(recorder.sent):
            self._before.append(before)
        else:
            self._before.clear()
        self.entries.append(Entry(seat, self.game.format(move), at))
        self.sent.append(recorder.sent)
        return recorder.sent

    def can_undo(self, seat: Seat) -> bool:
        """Only while nobody else was awaited and nothing hidden or random reached anybody since the step."""
        return bool(self._before) and self.game.to_act(self.state) == only(seat)

    def undo(self, seat: Seat, at: Millis) -> None:
        if not self.can_undo(seat):
            raise NotAllowed(text("error-undo"), "")
        self.state = self._before.pop()
        self.entries.append(Entry(seat, UNDO, at))
        self.sent.append([])

    def enter(self, entry: Entry, *, is_judged: bool = False) -> list[Sent]:
        """One entry of a log, from outside: parsed, judged, applied. What was judged before is not judged again."""
        if entry.text == UNDO:
            self.undo(entry.seat, entry.at)
            return []
        move = self.game.parse(entry.text)
        return self._apply(entry.seat, move, entry.at) if is_judged else self.play(entry.seat, move, entry.at)

    def digest(self) -> str:
        """A fingerprint of header, entries and position: equal digests mean equal matches."""
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
        match.enter(entry)
    return match

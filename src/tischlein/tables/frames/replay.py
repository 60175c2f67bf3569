"""A whole match to look at: a function of the match and of the eyes that look, nothing else.

It is played through once, which finds the moves people can step to, key moments and points, and leaves checkpoints.
After that any batch of positions is a short replay from the nearest checkpoint. Key moments, ticks and points come from
public events and the spectator's view alone. Whose view may be asked for is decided by `access`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tischlein.core.errors import BadInput
from tischlein.core.events import heard_by
from tischlein.core.game import Game, Result
from tischlein.core.match import Entry, Header, Match
from tischlein.core.registry import find_game, live_part, replay_part
from tischlein.core.replay import Use
from tischlein.core.takeback import standing
from tischlein.core.types import SPECTATOR, Seat
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.frames.lookback import SPACING, past_view_seat, shown_position
from tischlein.tables.frames.picture import Viewer, is_over
from tischlein.tables.log.lines import Line, told_of
from tischlein.tables.log.state import CLOSED, TableState, belongs, denied

NOBODY: Final = -1


class Eyes(NamedTuple):
    """Who looks at the positions."""

    seat: Seat = SPECTATOR
    has_all_hands: bool = False


PUBLIC: Final = Eyes()


@dataclass(frozen=True, slots=True)
class Access:
    """What somebody may look at, besides the public view."""

    seats: tuple[Seat, ...]
    is_over: bool

    def required(self, eyes: Eyes) -> Eyes:
        """Raises BadInput for eyes that are not allowed."""
        if eyes.seat not in (SPECTATOR, *self.seats) or (eyes.has_all_hands and not self.is_over):
            raise BadInput(text("replay-eyes"))
        return eyes


def access(state: TableState, person: str) -> Access:
    """Everybody's eyes after the end; before it the public view and, for people with one seat, their own.

    Raises BadInput if there is nothing that this person may look at.
    """
    barred = denied(state, person)
    if barred:
        raise BadInput(text("replay-removed" if barred == "removed" else "replay-spectators"))
    if is_over(state):
        return Access(tuple(range(len(state.seats))), is_over=True)
    if state.status == CLOSED:
        raise BadInput(text("table-closed"))
    if state.match is None and not state.old_rules:
        raise BadInput(text("replay-not-begun"))
    if state.match is not None and not belongs(state, person):
        raise BadInput(text("replay-running"))
    own = past_view_seat(state, Viewer(person))
    return Access((own,) if own != SPECTATOR else (), is_over=False)


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match as a table's log or a file has it."""

    header: Header
    entries: Sequence[Entry]
    numbers: Sequence[int]
    """By entry, the number of its record."""
    strips: Mapping[int, tuple[wire.Strip, ...]] = field(default_factory=dict)
    """The races of a table, by record."""


def recorded(state: TableState) -> Recorded:
    match = state.playing
    return Recorded(
        match.header,
        tuple(match.entries),
        [line.n for line in state.lines],
        {line.n: line.strips for line in state.lines if line.strips},
    )


class Replay:
    """A match that was played through. Nothing changes in it any more, so several people may look at it."""

    def __init__(self, source: Recorded) -> None:
        """Empty until `play_through` has filled it."""
        self.game: Final[Game[Any, Any]] = find_game(source.header.game)
        self.header: Final = source.header
        self.lines: list[Line] = []
        """By move."""
        self.ticks: list[wire.ReplayTick] = []
        self.moments: list[wire.ReplayMoment] = []
        self.result: Result | None = None
        self.unsettled: list[int] = []
        """The moves after which it cannot be played on, because something was being raced."""
        self._used: Counter[Use] = Counter()
        places = standing(source.entries)
        self._entries: Final = [source.entries[place] for place in places]
        self._numbers: Final = [source.numbers[place] for place in places]
        self._strips: Final = source.strips
        self._reached: list[int] = [0]
        """By move, from 0: how many entries lead to the position after it."""
        self._checkpoints: list[Any] = []
        """Positions after each SPACING entries. None of the entries is an undo, so any position can be one."""

    @property
    def moves(self) -> int:
        return len(self.lines)

    @property
    def fixed(self) -> object | None:
        return self.game.fixed(self.game.view(self._checkpoints[0], SPECTATOR))

    def play_through(self) -> Generator[None, None, None]:
        """In steps of one entry, so that a long match need not be played at one go."""
        match = Match(self.game, self.header)
        self._checkpoints.append(self.game.copy(match.state))
        self._tick(match.state)
        self._settle(match)
        for count, entry in enumerate(self._entries, 1):
            yield
            sent = match.follow(entry)
            if count % SPACING == 0:
                self._checkpoints.append(self.game.copy(match.state))
            if not sent:
                continue
            number = self._numbers[count - 1]
            strips = self._strips.get(number, ())
            self.lines.append(Line(number, entry.seat, entry.text, told_of(sent), strips))
            self._reached.append(count)
            self._mark(heard_by(sent, SPECTATOR))
            self._tick(match.state)
            self._settle(match)
        self.result = match.result

    def _mark(self, events: Sequence[Any]) -> None:
        part = replay_part(self.header.game)
        if part is None:
            return
        found = [part.key_moment(event) for event in events]
        for moment in dict.fromkeys(each for each in found if each is not None):
            self.moments.append(wire.ReplayMoment(self.moves, *moment))
        self._used.update(use for event in events if (use := part.use(event)) is not None)

    def _tick(self, position: Any) -> None:
        number = self.game.length(position)
        if self.ticks and self.ticks[-1].number == number:
            return
        part = replay_part(self.header.game)
        points = part.points(self.game.view(position, SPECTATOR)) if part is not None else ()
        self.ticks.append(wire.ReplayTick(self.moves, number, list(points)))

    def _settle(self, match: Match) -> None:
        """In a race somebody may be calling or marking. Then something counts down, which can only be waited for."""
        if live_part(self.header.game).due(match.state) is not None:
            self.unsettled.append(self.moves)

    @property
    def uses(self) -> list[wire.ReplayUse]:
        """How often which seat used what, as far as everybody could see it."""
        part, seats = replay_part(self.header.game), range(self.header.seats)
        if part is None:
            return []
        found = [wire.ReplayUse(key, [self._used[Use(key, seat)] for seat in seats]) for key in part.USES]
        return [use for use in found if any(use.counts)]

    def settled(self, move: int) -> int:
        """The move itself, or the nearest earlier one after which it can be played on. Raises BadInput.

        The beginning of a match is always settled: only the active seat's turn can begin something that is raced.
        """
        if not 0 <= move <= self.moves:
            raise BadInput(text("deal-no-move", asked=move, moves=self.moves))
        if self.result is not None and move == self.moves:
            raise BadInput(text("deal-over"))
        while move in self.unsettled and move:
            move -= 1
        return move

    def opening(self, move: int) -> list[Entry]:
        """The entries that lead to the position after this move."""
        return self._entries[: self._reached[move]]

    def positions(self, eyes: Eyes, first: int, count: int) -> Generator[None, None, list[wire.ReplayPosition]]:
        """The positions after move `first` and the following ones, as far as there are any. In steps of one entry."""
        wanted = self._reached[first : first + count]
        found: list[wire.ReplayPosition] = []
        if not wanted:
            return found
        at = min(wanted[0] // SPACING, len(self._checkpoints) - 1)
        match = Match.resumed(self.game, self.header, self.game.copy(self._checkpoints[at]), [])
        done = at * SPACING
        for reached in wanted:
            for entry in self._entries[done:reached]:
                match.follow(entry)
                yield
            done = reached
            found.append(self._position(match, eyes))
        return found

    def _position(self, match: Match, eyes: Eyes) -> wire.ReplayPosition:
        shown = shown_position(match, match.state, eyes.seat)
        seats = range(self.header.seats) if eyes.has_all_hands else ()
        return wire.ReplayPosition(shown, [self.game.show(self.game.view(match.state, seat)) for seat in seats])

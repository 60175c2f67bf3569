"""The board at an earlier record, for clicks on lines of the log. Read-only; nothing is logged.

It shows what the same viewer was shown then and never more. With pass and play it is the public view, because the
people at the device may not see each other's hands.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tischlein.core.errors import BadInput
from tischlein.core.events import Sent
from tischlein.core.match import Match
from tischlein.core.registry import live_part
from tischlein.core.types import SPECTATOR, Seat, seats_in
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.gate.checks import must_have_begun
from tischlein.tables.log.state import TableState

SPACING: Final = 32
"""Steps between two checkpoints: paging through a long match must not replay it from the start each time."""


@dataclass(slots=True)
class Past:
    """Earlier positions of one match, recomputed by replaying from the nearest checkpoint before them."""

    _checkpoints: list[tuple[int, Any]] = field(default_factory=list)
    """Step count and position, in ascending order; only at points that an undo can no longer cross."""

    def position(self, match: Match, steps: int) -> Any:
        """The position after that many entries of the match's log."""
        game = match.game
        done, replayed = 0, Match(game, match.header)
        for count, position in reversed(self._checkpoints):
            if count <= steps:
                done, replayed = count, Match.resumed(game, match.header, game.copy(position), [])
                break
        for number, entry in enumerate(match.entries[done:steps], start=done + 1):
            replayed.follow(entry)
            if number >= self._last_checkpoint + SPACING and replayed.is_settled:
                self._checkpoints.append((number, game.copy(replayed.state)))
        return replayed.state

    def replayed(self, match: Match, first: int, places: Sequence[int]) -> Generator[tuple[Any, list[Sent], Any]]:
        """Plays these entries again, all after the first `first` and none taken back.

        Yields the position before each, what it sent, and the position after it.
        """
        game = match.game
        again = Match.resumed(game, match.header, self.position(match, first), [])
        for place in places:
            before = game.copy(again.state)
            sent = again.follow(match.entries[place])
            yield before, sent, game.copy(again.state)

    @property
    def _last_checkpoint(self) -> int:
        return self._checkpoints[-1][0] if self._checkpoints else 0


def moment(state: TableState, past: Past, viewer: Viewer, command: wire.LookBack) -> wire.Moment:
    match = must_have_begun(state)
    if command.v > state.n:
        raise BadInput(text("table-no-moment"))
    steps = bisect_right(state.lines, command.v, key=lambda line: line.n)
    position = past.position(match, steps)
    return wire.Moment(command.id, command.v, shown_position(match, position, past_view_seat(state, viewer)))


def past_view_seat(state: TableState, viewer: Viewer) -> Seat:
    mine = [] if viewer.is_display else state.seats_of(viewer.person)
    return mine[0] if len(mine) == 1 else SPECTATOR


def shown_position(match: Match, position: Any, view_seat: Seat) -> wire.ShownMatch:
    """Offers no moves, since nobody can act in the past."""
    game = match.game
    result, to_act = game.result(position), game.to_act(position)
    return wire.ShownMatch(
        view=game.show(game.view(position, view_seat)),
        to_act=seats_in(to_act),
        waited=seats_in(live_part(match.header.game).awaited(position, to_act)),
        legal={},
        can_undo=[],
        deadline=0,
        due=0,
        window=0,
        locked=[],
        result=None if result is None else wire.ShownResult(result.reason, list(result.scores), list(result.winners)),
    )

"""The board as it was at an earlier record: what a click into the log shows. Only looks; nothing is logged.

A moment shows what the same viewer's frame showed then and never more; around one device, where the hands take turns
behind a curtain, it shows the public view.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Final

from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.core.registry import live_part
from tischlein.core.types import SPECTATOR, Seat, seats_in
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.gate.checks import must_have_begun
from tischlein.tables.log.state import TableState

SPACING: Final = 32
"""Steps between two marks: whoever leafs through a long match does not have it played from the start each time."""


@dataclass(slots=True)
class Past:
    """Positions of one match on the way to now, found again by playing on from the nearest mark before them."""

    _marks: list[tuple[int, Any]] = field(default_factory=list)
    """Number of steps and the position after them, in order; only where nothing before could still be taken back."""

    def position(self, match: Match, steps: int) -> Any:
        """After that many entries of the match's log."""
        game = match.game
        done, replayed = 0, Match(game, match.header)
        for marked, position in reversed(self._marks):
            if marked <= steps:
                done, replayed = marked, Match.resumed(game, match.header, game.copy(position), [])
                break
        for number, entry in enumerate(match.entries[done:steps], start=done + 1):
            replayed.follow(entry)
            if number >= self._last_mark + SPACING and replayed.is_settled:
                self._marks.append((number, game.copy(replayed.state)))
        return replayed.state

    @property
    def _last_mark(self) -> int:
        return self._marks[-1][0] if self._marks else 0


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
    """Nothing can be done in the past, so no move is offered there."""
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

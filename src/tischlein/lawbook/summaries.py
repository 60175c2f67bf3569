"""Steps of a match as a summary gets them, made from moves in a picture of a position. For tests of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tischlein.core.events import Sent, heard_by
from tischlein.core.game import Game
from tischlein.core.summary import Entry, Step, SummaryPart, ranked
from tischlein.core.types import Seat

Play = Callable[..., list[Sent]]
"""Plays one move, given as text, by the active seat of a state."""


def summed_up(
    game: Game[Any, Any], part: SummaryPart, play: Play, state: Any, seat: Seat, moves: Sequence[str]
) -> list[Entry]:
    """What the summary tells this seat about these moves, in its order. Each is of the seat that is active then."""
    steps: list[Step] = []
    for number, move in enumerate(moves, 1):
        before, actor = game.view(game.copy(state), seat), state.active
        sent = play(state, move)
        steps.append(Step(number, actor, heard_by(sent, seat), before, game.view(game.copy(state), seat)))
    return ranked(part.entries(seat, steps))

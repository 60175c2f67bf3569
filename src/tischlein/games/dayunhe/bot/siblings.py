"""What the planner rates a use of a card by, feature by feature, for training (core.planning.Siblings)."""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import Plan, Values
from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.features import counted, worths
from tischlein.games.dayunhe.bot.journey import LEADER
from tischlein.games.dayunhe.bot.steering import is_decided
from tischlein.games.dayunhe.bot.turns import unseen
from tischlein.games.dayunhe.moves import END
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import ACTING, State
from tischlein.games.dayunhe.view import View, determinize

HELD: Final = frozenset({"tiles", "tile-values", "weapons", "ballast", "denial"})
"""Weights that uses of a card cannot teach, because draws and drafts are rated by them as well: a tile more or less
changes little as long as enough are drawn. With all weights learnt it won 38 % of 120 (docs/results-dayunhe.md)."""


def seen_after(view: View, plan: Plan, values: Values) -> list[float] | None:
    """None for all but whole cards: draws are rated by averages, and what ends the match exactly."""
    state, seat = determinize(view, 1), view.seat
    if not plan.moves:
        return against_leader(state, seat, values)
    if state.step != ACTING or plan.moves[-1] != END:
        return None
    extras = []
    for move in plan.moves[:-1]:
        if state.step == ACTING:
            extras.append(unseen(state, seat, move))
        apply(state, seat, move, 0)
    if is_decided(state, seat):
        return None
    found = against_leader(state, seat, values)
    for feature, count in extras:
        found[feature] += count
    return found


def against_leader(state: State, seat: Seat, values: Values) -> list[float]:
    """The features of a seat less those of its rivals. Their weighted sum is the value, with any number of seats.

    It would not be, if the strongest rival were looked for feature by feature.
    """
    found, worth = counted(state), worths(state, values.weights)
    rivals = [other for other in range(len(found)) if other != seat]
    leader = found[max(rivals, key=lambda other: worth[other])]
    means = [sum(found[other][number] for other in rivals) / len(rivals) for number in range(len(leader))]
    return [
        own - LEADER * lead - (1 - LEADER) * mean for own, lead, mean in zip(found[seat], leader, means, strict=True)
    ]

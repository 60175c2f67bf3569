"""What hurts others here, and when a kind beginner does so: in every second round, and once in a turn."""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Move
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.data import BUILDS, KIND, OWNER, UNREST
from tischlein.games.dayunhe.moves import (
    BUILD,
    DENOUNCE,
    DESTROY,
    INTRIGUE,
    REBUILD,
    SWAP,
    TEA,
    argument_of,
    verb_of,
)
from tischlein.games.dayunhe.view import View

ATTACKS: Final = frozenset((DESTROY, TEA, INTRIGUE, DENOUNCE))


def is_unkind(view: View, move: Move) -> bool:
    """Whether it is an attack (section 5), builds, moves or swaps unrest, or rebuilds the canal of another (DY-4.8).

    Planners build unrest in regions of others only, and move it there; they turn and move canals of others where these
    are worth less. Whoever is kind leaves both where they lie. Unrest may be removed and built over, whoever it is of.
    """
    verb, argument = verb_of(move), argument_of(move)
    if verb == BUILD:
        return argument == UNREST
    if verb in (REBUILD, SWAP):
        code = view.board[find_chart(view.options["sheet"], view.seats).field_at[argument]]
        return code >> KIND & 31 == UNREST or code >> OWNER != view.seat
    return verb in ATTACKS


def is_harsh(view: View, move: Move) -> bool:
    """A bot remembers nothing between two decisions: the number of the round says when, the card what was done."""
    return is_unkind(view, move) and (view.round % 2 == 1 or _is_begun(view))


def _is_begun(view: View) -> bool:
    """Whether a build or the third part of the card is used up."""
    return not view.may_special or view.builds < BUILDS[view.cards[view.seat]]

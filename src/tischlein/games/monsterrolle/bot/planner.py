"""Plans a turn: all distinct outcomes of it, rated by learnt weights; and from which pile to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Plan, Values
from tischlein.core.states import with_card
from tischlein.core.types import Move
from tischlein.games.monsterrolle.bot.features import FEATURES, Scene, features
from tischlein.games.monsterrolle.bot.rating import Rating
from tischlein.games.monsterrolle.bot.turns import Outcome, Turns
from tischlein.games.monsterrolle.data import HAND_SIZE
from tischlein.games.monsterrolle.moves import DRAW_CARD, END, TAKE_CARD
from tischlein.games.monsterrolle.sheet import CARDS_IN_PLAY
from tischlein.games.monsterrolle.state import DRAW
from tischlein.games.monsterrolle.view import View

__all__ = ["FEATURES", "features", "horizon", "plans", "progress"]

SAMPLES: Final = 6
"""Cards that are tried in place of an unseen one, spread evenly over all unseen cards."""
FEW_SAMPLES: Final = 2
"""The same where only one plan is asked for, as in playouts: there everything is a little rough."""


def progress(view: View) -> float:
    """How much of the draw pile is used up."""
    whole = CARDS_IN_PLAY - view.seats * HAND_SIZE + 3
    return 1.0 - view.deck_size / whole


def horizon(view: View) -> int:
    """The end of the seat's next turn, when features mean what they were learnt for."""
    return view.turn + view.seats + 1


def plans(view: View, legal: Sequence[Move], values: Values, width: int) -> list[Plan]:
    if view.active != view.seat:
        return [Plan(0.0, (legal[0],))]
    scene = Scene(view)
    rating = Rating(scene, values.weights)
    if view.phase == DRAW:
        return _draws(view, scene, rating, SAMPLES if width > 1 else FEW_SAMPLES)
    is_rough = width == 1 and view.laid + view.discarded == 0  # what was begun may have to be repaired
    found = _outcomes(view, scene, view.hand, is_rough=is_rough)
    if view.took:
        found = _without_throwing_back(found, view.known[view.seat])
    rated = [(rating.value(end, view.discard), index) for index, end in enumerate(found)]
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [Plan(value, (*found[index].moves, END)) for value, index in rated[: max(1, width)]]


def _outcomes(view: View, scene: Scene, hand: bytes, *, is_rough: bool) -> list[Outcome]:
    turns = Turns(scene.seat, scene.rivals, view.protected, scene.ways, is_fixed=scene.is_fixed, is_rough=is_rough)
    start = Outcome(list(view.rows), view.protected[view.seat], hand, b"", ())
    turns.explore(start, view.laid, view.discarded, view.fresh)
    return turns.found


def _without_throwing_back(found: list[Outcome], taken: bytes) -> list[Outcome]:
    """Those that discard no card like one that was taken openly: whoever takes a card from the pile is to want it.

    Taking and discarding the same card would only pass the turn. All of them if a hand of equal cards leaves no other.
    """
    wanted = [end for end in found if not set(end.discard) & set(taken)]
    return wanted or found


def _draws(view: View, scene: Scene, rating: Rating, samples: int) -> list[Plan]:
    """The draw pile by what the unseen cards would bring on average, or the top discard by what it would.

    Of two cards the first comes from the draw pile: whoever has seen it can still take the discard (MR-2.2).
    """
    if view.hand_sizes[view.seat] < HAND_SIZE - 1:
        now = Outcome(list(view.rows), view.protected[view.seat], view.hand, b"", ())
        return [Plan(rating.value(now, view.discard), (DRAW_CARD,))]
    top = view.discard[-1:]
    taken = _outcomes(view, scene, with_card(view.hand, top[0]), is_rough=True)
    taking = max([rating.value(end, view.discard[:-1]) for end in _without_throwing_back(taken, top)])
    unseen = scene.unseen
    if not unseen:  # the pile is down to the last scoring card: the match ends before another turn, either way
        return [Plan(taking, (DRAW_CARD,)), Plan(taking, (TAKE_CARD,))]
    count = min(samples, len(unseen))
    total = 0.0
    for sample in range(count):
        card = unseen[(2 * sample + 1) * len(unseen) // (2 * count)]
        total += _best(view, scene, rating, with_card(view.hand, card), view.discard)
    drawing = total / count
    found = [Plan(taking, (TAKE_CARD,)), Plan(drawing, (DRAW_CARD,))]
    return found if taking >= drawing else found[::-1]


def _best(view: View, scene: Scene, rating: Rating, hand: bytes, pile: bytes) -> float:
    """The value of the best turn with this hand."""
    return max([rating.value(end, pile) for end in _outcomes(view, scene, hand, is_rough=True)])

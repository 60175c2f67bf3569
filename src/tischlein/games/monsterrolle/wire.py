"""A View as the page gets it: plain JSON, cards in notation, and the few sums that a board would else compute itself.

A function of the View alone, so it cannot say more than the View does. No rule needs to be known to draw it.
"""

from __future__ import annotations

from functools import lru_cache

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.games.monsterrolle.data import CARD_TEXTS, VALUE
from tischlein.games.monsterrolle.legal import LEFT_BROKEN, broken_joints
from tischlein.games.monsterrolle.state import NOWHERE, PHASES
from tischlein.games.monsterrolle.view import View


@value(frozen=True, slots=True)
class ShownPlace:
    cards: tuple[str, ...]
    """Bottom to top; the last one is seen. Stop cards are not among them."""
    is_protected: bool


@value(frozen=True, slots=True)
class ShownSeat:
    monster: str
    hand_size: int
    known: tuple[str, ...]
    """Cards that everybody knows to be in this hand."""
    row: tuple[ShownPlace, ...]
    points: tuple[int, ...]
    """One figure per scoring so far."""
    best: int
    """What a scoring would bring now."""
    best_first: int
    best_last: int
    """The section that would count: its places, from 1; 0 and 0 when there is no paper."""


@value(frozen=True, slots=True)
class Shown:
    seat: Seat
    phase: str
    active: Seat
    turn: int
    used: int
    """How many cards have left the active hand in this turn."""
    fresh: int
    """The place of the paper that was laid first in this turn, from 1; 0 if there is none."""
    broken: int
    """The left place of the first joint that does not match yet, from 1; 0 if all match."""
    hand: tuple[str, ...]
    seats: tuple[ShownSeat, ...]
    discard: tuple[str, ...]
    """Bottom to top."""
    deck_size: int
    scorings: int


def show(view: View) -> Shown:
    return Shown(
        seat=view.seat,
        phase=PHASES[view.phase],
        active=view.active,
        turn=view.turn,
        used=view.laid + view.discarded,
        fresh=0 if view.fresh == NOWHERE else view.fresh + 1,
        broken=_broken(view),
        hand=_texts(view.hand),
        seats=tuple(
            [
                _seat(
                    view.monsters[seat],
                    view.hand_sizes[seat],
                    view.known[seat],
                    view.rows[seat],
                    view.covered[seat],
                    view.protected[seat],
                    view.points[seat :: view.seats],
                )
                for seat in range(view.seats)
            ]
        ),
        discard=_texts(view.discard),
        deck_size=view.deck_size,
        scorings=len(view.points) // view.seats,
    )


@lru_cache(4096)
def _texts(cards: bytes) -> tuple[str, ...]:
    return tuple([CARD_TEXTS[card] for card in cards])


def _broken(view: View) -> int:
    row = view.rows[view.active]
    if view.laid != 1:
        return 0
    broken = broken_joints(row, view.fresh)
    if not broken:
        return 0
    return view.fresh if broken & LEFT_BROKEN else view.fresh + 1


@lru_cache(4096)
def _seat(
    monster: str, hand_size: int, known: bytes, row: bytes, covered: bytes, protected: int, points: tuple[int, ...]
) -> ShownSeat:
    """Kept, because every viewer is shown the same row, and most rows stay as they are from move to move."""
    best, first, last = best_places(row)
    return ShownSeat(
        monster=monster,
        hand_size=hand_size,
        known=_texts(known),
        row=tuple(
            [ShownPlace(tuple(stack), bool(protected >> n & 1)) for n, stack in enumerate(_stacks(row, covered))]
        ),
        points=points,
        best=best,
        best_first=first,
        best_last=last,
    )


def _stacks(row: bytes, covered: bytes) -> list[list[str]]:
    """What lies at each place, bottom to top. `covered` holds pairs of place and card."""
    stacks: list[list[str]] = [[] for _ in row]
    for place, card in zip(covered[::2], covered[1::2], strict=True):
        stacks[place].append(CARD_TEXTS[card])
    for place, card in enumerate(row):
        stacks[place].append(CARD_TEXTS[card])
    return stacks


def best_places(row: bytes) -> tuple[int, int, int]:
    """The richest section (the leftmost of equals): its points, first and last place, from 1 (MR-5.1)."""
    best, best_first, best_last, points, first = 0, 0, 0, 0, 1
    for place, worth in enumerate(row.translate(VALUE), 1):
        if worth == 0:
            points, first = 0, place + 1
            continue
        points += worth
        if points > best:
            best, best_first, best_last = points, first, place
    return best, best_first, best_last

"""A View as the page gets it: JSON values, cards in notation, and sums that the board would have to compute itself.

Computed from the View alone, so it cannot reveal more. Drawing it needs no knowledge of the rules.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tischlein.core.types import Seat
from tischlein.games.monsterrolle.data import CARD_TEXTS, VALUE
from tischlein.games.monsterrolle.fitting import misfits
from tischlein.games.monsterrolle.legal import LEFT_BROKEN, broken_joints
from tischlein.games.monsterrolle.moves import format_move
from tischlein.games.monsterrolle.state import NOWHERE, PHASES, stacks
from tischlein.games.monsterrolle.view import View


class ShownPlace(Struct, frozen=True):
    cards: tuple[str, ...]
    """Bottom to top; the last one is visible. Stop cards are not included."""
    is_protected: bool


class ShownSection(Struct, frozen=True):
    """An uninterrupted run of paper: its first and last place, from 1, and its points (MR-5.1)."""

    first: int
    last: int
    points: int


class ShownSeat(Struct, frozen=True):
    monster: str
    hand_size: int
    known: tuple[str, ...]
    """Cards in this hand that everybody knows."""
    row: tuple[ShownPlace, ...]
    points: tuple[int, ...]
    """One number per scoring so far."""
    best: int
    """The points of a scoring at this moment."""
    best_first: int
    best_last: int
    """The last place, from 1, of the section from `best_first` that would count; both are 0 without paper."""
    sections: tuple[ShownSection, ...]
    """All sections, for showing how a scoring counts."""


class Shown(Struct, frozen=True):
    seat: Seat
    phase: str
    active: Seat
    turn: int
    used: int
    """How many cards have left the active seat's hand in this turn."""
    fresh: int
    """The place, from 1, of the paper that was laid first in this turn; 0 if none was."""
    broken: int
    """The place, from 1, left of the first joint that does not match; 0 if all match."""
    mended_beside: tuple[str, ...]
    """Legal lays that do not match yet and need a second card beside them. Only for the seat that moves."""
    covered_itself: tuple[str, ...]
    """Legal lays where one card of the turn covers the other (MR-7.3), which is rarely intended."""
    hand: tuple[str, ...]
    seats: tuple[ShownSeat, ...]
    discard: tuple[str, ...]
    """Bottom to top."""
    deck_size: int
    scorings: int


def show(view: View) -> Shown:
    mended_beside, covered_itself = misfits(view)
    return Shown(
        seat=view.seat,
        phase=PHASES[view.phase],
        active=view.active,
        turn=view.turn,
        used=view.laid + view.discarded,
        fresh=0 if view.fresh == NOWHERE else view.fresh + 1,
        broken=_broken(view),
        mended_beside=tuple(map(format_move, mended_beside)),
        covered_itself=tuple(map(format_move, covered_itself)),
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
    """Cached, because all viewers get the same row, and most rows do not change with a move."""
    sections = sections_of(row)
    best = best_of(sections)
    return ShownSeat(
        monster=monster,
        hand_size=hand_size,
        known=_texts(known),
        row=tuple([ShownPlace(tuple(stack), bool(protected >> n & 1)) for n, stack in enumerate(stacks(row, covered))]),
        points=points,
        best=best.points,
        best_first=best.first,
        best_last=best.last,
        sections=tuple(sections),
    )


def sections_of(row: bytes) -> list[ShownSection]:
    """The runs of paper between tears, beginning at the monster (MR-4.5)."""
    found: list[ShownSection] = []
    points, first = 0, 1
    for place, worth in enumerate(row.translate(VALUE), 1):
        if worth:
            points += worth
            continue
        if points:
            found.append(ShownSection(first, place - 1, points))
        points, first = 0, place + 1
    if points:
        found.append(ShownSection(first, len(row), points))
    return found


def best_of(sections: list[ShownSection]) -> ShownSection:
    """The section with the most points, the leftmost of equals; one without points if there is no paper (MR-5.1)."""
    return max(sections, key=lambda section: section.points, default=ShownSection(0, 0, 0))

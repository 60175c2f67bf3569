"""Rates moves for the greedy bot, looking at this turn only.

Ratings are in points of a scoring: what a move adds to the value of the player's own row, or takes from a rival's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.states import without
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle import moves
from tischlein.games.monsterrolle.data import (
    CANONICAL,
    FITS,
    LAID_EITHER_WAY,
    LAID_STRAIGHT,
    LEFT,
    RIGHT,
    STAR,
    TEAR,
    VALUE,
    is_paper,
    is_tear,
)
from tischlein.games.monsterrolle.legal import broken_joints, ways_to_lie, wishes_at
from tischlein.games.monsterrolle.view import View

# Weights, tuned by hand and confirmed by play against the random bot (docs/bots.md).
SPARE_SECTION: Final = 0.3
"""Value of a point outside the best section: the two sections may be joined later."""
FOLLOW_UP: Final = 0.12
"""Value of each card in hand that could be appended next."""
HASTE: Final = 0.02
"""Cost of a mismatch: with its repair it uses up both cards of the turn."""
UNSEEN_CARD: Final = 0.75
"""The average value of a card from the draw pile."""
PROTECTION: Final = 0.18
"""The value of a stop card, as a share of what a tear at that place would cost."""
LESSER_RIVAL: Final = 0.5
"""Factor for tearing a rival who is not ahead, which helps the other rivals as much."""
FRESH_CARD: Final = 0.15
"""Value of replacing a useless card by a new one."""


def rate(view: View, legal: Sequence[Move]) -> list[float]:
    return [_rate_move(view, move) for move in legal]


def is_unkind(view: View, move: Move) -> bool:
    """Whether it tears another player's paper."""
    return moves.verb_of(move) == moves.LAY_TEAR and moves.where_of(move) >> moves.SEAT != view.seat


def _rate_move(view: View, move: Move) -> float:
    verb = moves.verb_of(move)
    if verb == moves.LAY:
        return _rate_paper(view, moves.card_of(move), moves.where_of(move))
    if verb == moves.LAY_TEAR:
        return _rate_tear(view, moves.where_of(move) >> moves.SEAT, moves.where_of(move) % moves.PLACES)
    if verb == moves.DISCARD:
        return FRESH_CARD - _keep(view, moves.card_of(move))
    if verb == moves.LAY_STOP:
        return PROTECTION * _damage(view.rows[view.seat], moves.where_of(move))
    if verb == moves.TAKE_CARD:
        return _rate_taking(view, view.discard[-1])
    if verb == moves.DRAW_CARD:
        return UNSEEN_CARD
    return 0.0


def worth(row: bytes) -> float:
    """The value of a row: the best section, and a little for the others."""
    sections = [sum(section) for section in row.translate(VALUE).split(b"\0")]
    best = max(sections)
    return best + SPARE_SECTION * (sum(sections) - best)


def _laid(row: bytes, card: int, place: int) -> bytes:
    return row[:place] + bytes((card,)) + row[place + 1 :]


def _ways(view: View) -> list[int]:
    return LAID_STRAIGHT if view.options["direction"] == "fixed" else LAID_EITHER_WAY


def _hand_after(view: View, card: int) -> bytes:
    return without(view.hand, card if view.options["direction"] == "fixed" else CANONICAL[card])


def _rate_paper(view: View, card: int, place: int) -> float:
    row = view.rows[view.seat]
    after = _laid(row, card, place)
    rest = _hand_after(view, card)
    if not broken_joints(after, place):
        return worth(after) - worth(row) + _follow_up(view, after, rest)
    repaired = _best_repair(view, after, place, rest)
    return repaired - worth(row) - HASTE


def _follow_up(view: View, row: bytes, hand: bytes) -> float:
    """The value of the cards in hand that could be appended to this row."""
    fits, ways = FITS[wishes_at(row, len(row))], _ways(view)
    return FOLLOW_UP * sum(1 for card in hand if ways[card] & fits)


def _best_repair(view: View, row: bytes, fresh: int, hand: bytes) -> float:
    """The value of the row after the best second card that removes the mismatch; -1 if there is none."""
    best = -1.0
    codes = ways_to_lie(hand, _ways(view))
    for place in (fresh - 1, fresh, fresh + 1):
        if not 0 <= place < len(row) or view.protected[view.seat] >> place & 1:
            continue
        fits = FITS[wishes_at(row, place)]
        for code in codes:
            if fits >> (code & 63) & 1:
                after = _laid(row, code, place)
                if not broken_joints(after, fresh):
                    best = max(best, worth(after))
    return best


def _damage(row: bytes, place: int) -> float:
    return worth(row) - worth(_laid(row, TEAR, place))


def _rate_tear(view: View, victim: Seat, place: int) -> float:
    damage = _damage(view.rows[victim], place)
    rivals = [seat for seat in range(view.seats) if seat != view.seat]
    standing = {seat: sum(view.points[seat :: view.seats]) + worth(view.rows[seat]) for seat in rivals}
    return damage if standing[victim] == max(standing.values()) else damage * LESSER_RIVAL


def _best_place(view: View, card: int) -> float:
    """What the card alone would add to the player's own row."""
    row, mask = view.rows[view.seat], _ways(view)[card]
    before, best = worth(row), 0.0
    for place in range(len(row) + 1):
        fits = FITS[wishes_at(row, place)] & mask
        if fits and not view.protected[view.seat] >> place & 1:
            way = fits.bit_length() - 1
            best = max(best, worth(_laid(row, card & STAR | way, place)) - before)
    return best


def _best_target(view: View, colour: int) -> float:
    best = 0.0
    for seat, row in enumerate(view.rows):
        if seat != view.seat:
            for place, card in enumerate(row):
                shows = is_paper(card) and colour in (LEFT[card], RIGHT[card])
                if shows and not view.protected[seat] >> place & 1:
                    best = max(best, _rate_tear(view, seat, place))
    return best


def _rate_taking(view: View, card: int) -> float:
    if is_paper(card):
        return _best_place(view, card)
    return _best_target(view, card - TEAR) * 0.5 if is_tear(card) else 0.3


def _keep(view: View, card: int) -> float:
    """The value of keeping a card instead of discarding it."""
    if is_paper(card):
        star = 0.2 if card & STAR else 0.0
        return star + 0.4 * min(1.0, _best_place(view, card))
    return 0.4 if is_tear(card) else 0.25

"""Rates moves for the greedy bot, looking at this turn only.

Ratings are in points of a scoring: what a move adds to the value of the player's own row, or takes from a rival's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.states import ONE, without
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle import moves
from tischlein.games.monsterrolle.data import (
    CANONICAL,
    COLOURS_OF,
    FITS,
    LAID_EITHER_WAY,
    LAID_STRAIGHT,
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
    turn = _Turn(view)
    return [turn.rate(move) for move in legal]


def is_unkind(view: View, move: Move) -> bool:
    """Whether it tears another player's paper."""
    return moves.verb_of(move) == moves.LAY_TEAR and moves.where_of(move) >> moves.SEAT != view.seat


def worth(row: bytes) -> float:
    """The value of a row: the best section, and a little for the others."""
    return worth_with(row, len(row), 0)


def worth_with(row: bytes, place: int, card: int) -> float:
    """The value of a row in which this card lies at this place; nothing is laid at its end or beyond.

    Added up card by card: compiled, that takes a tenth of the time of `translate` and `split`, and pure the same.
    """
    best = total = section = 0
    for at in range(len(row)):
        value = VALUE[card if at == place else row[at]]
        if value:
            section += value
        else:  # tears separate the sections
            total += section
            best = max(best, section)
            section = 0
    total += section
    best = max(best, section)
    return best + SPARE_SECTION * (total - best)


def _laid(row: bytes, card: int, place: int) -> bytes:
    return row[:place] + ONE[card] + row[place + 1 :]


class _Turn:
    """The facts about a position that are needed to rate all moves of one decision.

    Read from the view once: compiled code reads the fields of a NamedTuple no faster than the interpreter does.
    """

    def __init__(self, view: View) -> None:
        seat = view.seat
        self.view = view
        self.seat = seat
        self.rows = view.rows
        self.row = view.rows[seat]
        self.hand = view.hand
        self.protected = view.protected[seat]
        self.is_fixed = view.options["direction"] == "fixed"
        self.ways = LAID_STRAIGHT if self.is_fixed else LAID_EITHER_WAY
        self.before = worth(self.row)
        self.standing: list[float] = []
        """By seat: its points and the value of its row; 0 for the own seat. Computed only if needed."""

    def rate(self, move: Move) -> float:
        verb = moves.verb_of(move)
        if verb == moves.LAY:
            return self._rate_paper(moves.card_of(move), moves.where_of(move))
        if verb == moves.LAY_TEAR:
            return self._rate_tear(moves.where_of(move) >> moves.SEAT, moves.where_of(move) % moves.PLACES)
        if verb == moves.DISCARD:
            return FRESH_CARD - self._keep(moves.card_of(move))
        if verb == moves.LAY_STOP:
            return PROTECTION * _damage(self.row, moves.where_of(move))
        if verb == moves.TAKE_CARD:
            return self._rate_taking(self.view.discard[-1])
        if verb == moves.DRAW_CARD:
            return UNSEEN_CARD
        return 0.0

    def _rate_paper(self, card: int, place: int) -> float:
        after = _laid(self.row, card, place)
        rest = without(self.hand, card if self.is_fixed else CANONICAL[card])
        if not broken_joints(after, place):
            return worth(after) - self.before + self._follow_up(after, rest)
        repaired = self._best_repair(after, place, rest)
        return repaired - self.before - HASTE

    def _follow_up(self, row: bytes, hand: bytes) -> float:
        """The value of the cards in hand that could be appended to this row."""
        fits, ways = FITS[wishes_at(row, len(row))], self.ways
        appended = 0
        for place in range(len(hand)):
            if ways[hand[place]] & fits:
                appended += 1
        return FOLLOW_UP * appended

    def _best_repair(self, row: bytes, fresh: int, hand: bytes) -> float:
        """The value of the row after the best second card that removes the mismatch; -1 if there is none."""
        best = -1.0
        codes = ways_to_lie(hand, self.ways)
        for place in range(max(fresh - 1, 0), min(fresh + 2, len(row))):
            if self.protected >> place & 1:
                continue
            fits = FITS[wishes_at(row, place)]
            for code in codes:
                if fits >> (code & 63) & 1 and not broken_joints(_laid(row, code, place), fresh):
                    best = max(best, worth_with(row, place, code))
        return best

    def _rate_tear(self, victim: Seat, place: int) -> float:
        damage = _damage(self.rows[victim], place)
        if not self.standing:
            points, seats = self.view.points, len(self.rows)
            self.standing = [
                0.0 if seat == self.seat else sum(points[seat::seats]) + worth(row)
                for seat, row in enumerate(self.rows)
            ]
        return damage if self.standing[victim] == max(self.standing) else damage * LESSER_RIVAL

    def _best_place(self, card: int) -> float:
        """What the card alone would add to the player's own row."""
        row, mask, best = self.row, self.ways[card], 0.0
        for place in range(len(row) + 1):
            fits = FITS[wishes_at(row, place)] & mask
            if fits and not self.protected >> place & 1:
                laid = card & STAR | fits.bit_length() - 1
                after = worth_with(row, place, laid) if place < len(row) else worth(_laid(row, laid, place))
                best = max(best, after - self.before)
        return best

    def _best_target(self, colour: int) -> float:
        best = 0.0
        for seat, row in enumerate(self.rows):
            if seat != self.seat:
                protected = self.view.protected[seat]
                for place in range(len(row)):
                    if COLOURS_OF[row[place]] >> colour & 1 and not protected >> place & 1:
                        best = max(best, self._rate_tear(seat, place))
        return best

    def _rate_taking(self, card: int) -> float:
        if is_paper(card):
            return self._best_place(card)
        return self._best_target(card - TEAR) * 0.5 if is_tear(card) else 0.3

    def _keep(self, card: int) -> float:
        """The value of keeping a card instead of discarding it."""
        if is_paper(card):
            star = 0.2 if card & STAR else 0.0
            return star + 0.4 * min(1.0, self._best_place(card))
        return 0.4 if is_tear(card) else 0.25


def _damage(row: bytes, place: int) -> float:
    return worth(row) - worth_with(row, place, TEAR)

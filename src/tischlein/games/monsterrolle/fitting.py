"""Classifies the legal moves that lay paper by how well they fit, so that the board need not compare colours.

Two cards of a turn are judged together (MR-3.7), so a first card may be legal although it does not match. The page
distinguishes three kinds: cards that match, cards that need a second card beside them, and cards that can only be
corrected by covering a card of the same turn (MR-7.3), which is rarely intended. Computed from the View alone.
"""

from __future__ import annotations

from tischlein.core.types import Move
from tischlein.games.monsterrolle.data import FITS, FREE, LAID_EITHER_WAY, LAID_STRAIGHT, LEFT, RIGHT, TEAR
from tischlein.games.monsterrolle.legal import is_mended_beside, others_in_hand, ways_to_lie, wishes_at
from tischlein.games.monsterrolle.moves import LAY, WHERE
from tischlein.games.monsterrolle.state import NOWHERE, PLAY
from tischlein.games.monsterrolle.view import View

Kinds = tuple[list[Move], list[Move]]


def misfits(view: View) -> Kinds:
    """The legal lays that need a second card beside them, and those where one card of the turn covers the other."""
    if view.seat != view.active or view.phase != PLAY or view.discarded:
        return [], []
    ways = LAID_STRAIGHT if view.options["direction"] == "fixed" else LAID_EITHER_WAY
    if view.laid == 0:
        return _of_the_first(view, ways)
    if view.laid == 1 and view.fresh != NOWHERE:
        fits = FITS[wishes_at(view.rows[view.seat], view.fresh)]
        base = LAY | view.fresh << WHERE
        return [], [base | code for code in ways_to_lie(view.hand, ways) if fits >> (code & 63) & 1]
    return [], []


def _of_the_first(view: View, ways: list[int]) -> Kinds:
    mended_beside: list[Move] = []
    covered_itself: list[Move] = []
    row, protected = view.rows[view.seat], view.protected[view.seat]
    codes = ways_to_lie(view.hand, ways)
    masks = [ways[card] for card in view.hand if card < TEAR]
    rests = [others_in_hand(masks, ways[code]) for code in codes]
    lefts = bytes([FREE]) + row.translate(RIGHT)
    rights = row.translate(LEFT)[1:] + bytes([FREE, FREE])
    for place in range(len(row) + 1):
        if protected >> place & 1:
            continue
        base = LAY | place << WHERE
        fits = FITS[lefts[place] << 3 | rights[place]]
        for code, rest in zip(codes, rests, strict=True):
            if fits >> (code & 63) & 1:
                continue
            if is_mended_beside(code, place, protected, rest, lefts, rights):
                mended_beside.append(base | code)
            elif rest & fits:
                covered_itself.append(base | code)
    return mended_beside, covered_itself

"""How well each legal lay fits, told so that no board has to judge colours. A function of the View alone.

Two cards of a turn are judged together (MR-3.7), so a first card may be legal although it does not match. Whoever
looks for a place wants to know three kinds apart: what fits, what a second card beside it still has to mend, and what
can only be put right by covering a card of the very same turn (MR-7.3), which nobody does but on purpose.
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
    """The legal lays that a second card beside them has to mend, and those that end covered, or cover, in one turn."""
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

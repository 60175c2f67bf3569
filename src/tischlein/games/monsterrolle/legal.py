"""Lists the legal moves. Two cards of a turn are judged as a pair (MR-3.7), without trying out pairs.

At the start of a turn all joints of a row match, so after one card a mismatch can only be at that card. A second card
corrects it only on the card itself, or on the neighbour beyond the mismatch if there is just one. So the question
whether a turn can be completed (MR-3.8) becomes set operations on FITS masks. tests/brute.py tries out all turns and
must agree.
"""

from __future__ import annotations

from tischlein.core.types import Move, Seat, SeatMask, only
from tischlein.games.monsterrolle.data import COLOURS_OF, FITS, FREE, LEFT, RIGHT, STOP, TEAR, TURNED
from tischlein.games.monsterrolle.moves import DISCARD, DRAW_CARD, END, LAY, LAY_STOP, LAY_TEAR, SEAT, TAKE_CARD, WHERE
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, State

LEFT_BROKEN = 1
RIGHT_BROKEN = 2
_OPEN_LEFT = bytes([FREE])
_OPEN_RIGHT = bytes([FREE, FREE])


def to_act(state: State) -> SeatMask:
    return 0 if state.phase == OVER else only(state.active)


def legal(state: State, seat: Seat) -> list[Move]:
    if seat != state.active or state.phase == OVER:
        return []
    if state.phase == DRAW:
        return [DRAW_CARD, TAKE_CARD]  # this phase is only entered if both are possible (MR-2.2)
    hand = state.hands[seat]
    used = state.laid + state.discarded
    if used == 2:
        return [END]
    moves: list[Move] = []
    if used == 0:
        _first_papers(state, hand, moves)
        _tears(state, hand, moves)
    elif state.laid:
        broken = broken_joints(state.rows[seat], state.fresh)
        if broken:
            _repairs(state, hand, broken, moves)
            return moves  # nothing but a repair may follow (MR-3.8)
        _second_papers(state, hand, moves)
        if state.fresh != NOWHERE and STOP in hand:
            moves.append(LAY_STOP | state.fresh << WHERE)  # MR-4.1
        _tears(state, hand, moves)
    last = -1
    for card in hand:  # sorted, so equal cards stand together
        if card != last:
            moves.append(DISCARD | card)
            last = card
    if used:
        moves.append(END)
    return moves


def broken_joints(row: bytes, place: int) -> int:
    """The joints of this place that do not match (MR-3.7), as LEFT_BROKEN | RIGHT_BROKEN."""
    if place == NOWHERE:
        return 0
    broken = 0
    if place > 0:
        wish, own = RIGHT[row[place - 1]], LEFT[row[place]]
        if FREE not in (wish, own) and wish != own:
            broken = LEFT_BROKEN
    if place + 1 < len(row):
        wish, own = LEFT[row[place + 1]], RIGHT[row[place]]
        if FREE not in (wish, own) and wish != own:
            broken |= RIGHT_BROKEN
    return broken


def wishes_at(row: bytes, place: int) -> int:
    """The colours of the neighbours of a place (which may be the end of the row), as an index into FITS."""
    left = RIGHT[row[place - 1]] if place > 0 else FREE
    right = LEFT[row[place + 1]] if place + 1 < len(row) else FREE
    return left << 3 | right


def ways_to_lie(hand: bytes, ways: list[int]) -> list[int]:
    """The papers in a hand, each in every direction in which it may lie, without duplicates, sorted."""
    seen: list[int] = []
    last = -1
    for card in hand:
        if card >= TEAR:
            break  # papers come first in a sorted hand
        if card == last:
            continue
        last = card
        seen.append(card)
        mask = ways[card]
        if mask & (mask - 1):  # two ways: the free direction and two different colours
            seen.append(TURNED[card])
    seen.sort()
    return seen


def _first_papers(state: State, hand: bytes, moves: list[Move]) -> None:
    """Lists first papers: any paper at any place, if the turn can still be completed after it."""
    ways = state.table.laid_ways
    codes = ways_to_lie(hand, ways)
    if not codes:
        return
    masks = [ways[card] for card in hand if card < TEAR]
    rests: list[int] = []  # by code, the ways to lie of the other cards in hand; computed only if needed
    row, protected = state.rows[state.active], state.protected[state.active]
    lefts = _OPEN_LEFT + row.translate(RIGHT)
    rights = row.translate(LEFT)[1:] + _OPEN_RIGHT
    for place in range(len(row) + 1):
        if protected >> place & 1:
            continue  # MR-4.2
        base = LAY | place << WHERE
        fits = FITS[lefts[place] << 3 | rights[place]]
        fitting = 0
        for mask in masks:
            if mask & fits:
                fitting += 1
        if fitting >= 2:
            # Whatever is laid first, another card of the hand can cover it and match (MR-7.3).
            for code in codes:
                moves.append(base | code)
            continue
        if not rests:
            rests = [others_in_hand(masks, ways[code]) for code in codes]
        for number, code in enumerate(codes):  # compiled, a strict zip took a sixth of the time of this function
            rest = rests[number]
            if fits >> (code & 63) & 1 or rest & fits or is_mended_beside(code, place, protected, rest, lefts, rights):
                moves.append(base | code)


def others_in_hand(masks: list[int], own: int) -> int:
    """The ways to lie of the other cards in hand, given that one card has the mask `own`."""
    rest = 0
    is_own_left_out = False
    for mask in masks:
        if mask == own and not is_own_left_out:
            is_own_left_out = True
        else:
            rest |= mask
    return rest


def is_mended_beside(code: int, place: int, protected: int, rest: int, lefts: bytes, rights: bytes) -> bool:
    """Whether one joint of the card is mismatched, and a second card on the neighbour there corrects it."""
    left, right = code >> 3 & 7, code & 7
    if rights[place] in (FREE, right):
        neighbour = place - 1  # the mismatch is on the left, so there is a paper
        return not protected >> neighbour & 1 and bool(rest & FITS[lefts[neighbour] << 3 | left])
    if lefts[place] in (FREE, left):
        neighbour = place + 1
        return not protected >> neighbour & 1 and bool(rest & FITS[right << 3 | rights[neighbour]])
    return False


def _second_papers(state: State, hand: bytes, moves: list[Move]) -> None:
    """Lists second papers after a matching first card. They have to match at once, because no third card follows."""
    codes = ways_to_lie(hand, state.table.laid_ways)
    if not codes:
        return
    row, protected = state.rows[state.active], state.protected[state.active]
    lefts = _OPEN_LEFT + row.translate(RIGHT)
    rights = row.translate(LEFT)[1:] + _OPEN_RIGHT
    every = 0
    for code in codes:
        every |= 1 << (code & 63)
    for place in range(len(row) + 1):
        fits = FITS[lefts[place] << 3 | rights[place]] & every
        if fits and not protected >> place & 1:
            base = LAY | place << WHERE
            for code in codes:
                if fits >> (code & 63) & 1:
                    moves.append(base | code)


def _repairs(state: State, hand: bytes, broken: int, moves: list[Move]) -> None:
    """Lists the papers that correct all mismatches of the first card; no other move is allowed (MR-3.7, MR-3.8)."""
    row, protected, fresh = state.rows[state.active], state.protected[state.active], state.fresh
    places = [fresh]
    if broken == LEFT_BROKEN:
        places.insert(0, fresh - 1)
    elif broken == RIGHT_BROKEN:
        places.append(fresh + 1)
    codes = ways_to_lie(hand, state.table.laid_ways)
    for place in places:
        if not protected >> place & 1:
            fits = FITS[wishes_at(row, place)]
            base = LAY | place << WHERE
            moves += [base | code for code in codes if fits >> (code & 63) & 1]


def _tears(state: State, hand: bytes, moves: list[Move]) -> None:
    """Lists tears: on visible, unprotected paper of another seat that shows the colour (MR-4.4)."""
    if hand[-1] < TEAR:
        return  # no tears or stops in a sorted hand
    colours: list[int] = []
    last = -1
    for card in hand:  # sorted, so equal tears stand together
        if TEAR <= card < STOP and card != last:
            colours.append(card - TEAR)
            last = card
    if not colours:
        return
    for seat, row in enumerate(state.rows):
        if seat == state.active:
            continue
        protected = state.protected[seat]
        for place, card in enumerate(row):
            shown = COLOURS_OF[card]
            if shown and not protected >> place & 1:
                base = LAY_TEAR | (seat << SEAT | place) << WHERE
                for colour in colours:
                    if shown >> colour & 1:
                        moves.append(base | colour)

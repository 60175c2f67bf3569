"""Lists the legal moves and the seats that may act.

Lists that depend on little are cached: a pattern of zeros and ones tells which cards can be moved.
tests/brute.py finds the moves in a slow way from the clauses alone, and must agree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.types import Move, Seat, SeatMask
from tischlein.games.click.data import (
    BACK,
    EXTRA,
    FREE,
    MOVE_ONE,
    MOVE_TWO,
    REMOVE,
    REPLACE,
    RICKSHAW,
    SWAP,
    TAKEN,
    WALL_CARDS,
    WRONG_CALLS,
)
from tischlein.games.click.moves import (
    CLICK,
    DRAW_CARD,
    DRAW_EXTRA,
    END,
    FIRST,
    GO,
    LAY,
    MOVE_CARD,
    NOTHING,
    OPEN_SLOT,
    PASS,
    PHOTO,
    REMOVE_CARD,
    RENEW,
    REPLACE_MARKET,
    REST,
    SWAP_CARDS,
    drop,
    take,
    take_back,
)
from tischlein.games.click.state import (
    ACT,
    FALSE_START,
    IN_WINDOW,
    OUTRUN,
    OVER,
    PLACE,
    SEAT_BITS,
    TAKE,
    UNANSWERED,
    State,
)

_LAY: Final = (LAY, LAY + 1)

STEPS: Final[dict[tuple[bool, bool], tuple[int, ...]]] = {
    (False, False): (),
    (True, False): (-1, 1),
    (False, True): (-2, 2),
    (True, True): (-2, -1, 1, 2),
}
"""By whether `move1` and `move2` are in the hand: how many places a card may be moved (CL-4.1, CL-4.2)."""


# A pattern has a 1 for each card of the wall that may be moved, swapped or removed (CL-5.2, CL-5.5).


@lru_cache(maxsize=4096)
def shifts(pattern: bytes, steps: tuple[int, ...]) -> list[Move]:
    size = len(pattern)
    return [
        MOVE_CARD | place << FIRST | place + step
        for place in range(size)
        if pattern[place]
        for step in steps
        if 0 <= place + step < size
    ]


@lru_cache(maxsize=4096)
def swaps(pattern: bytes) -> list[Move]:
    free = [place for place, is_free in enumerate(pattern) if is_free]
    moves: list[Move] = []
    for after, one in enumerate(free, 1):
        smaller = SWAP_CARDS | one << FIRST
        moves += [smaller | other for other in free[after:]]
    return moves


@lru_cache(maxsize=4096)
def removals(pattern: bytes) -> list[Move]:
    return [REMOVE_CARD | place << FIRST for place, is_free in enumerate(pattern) if is_free]


@lru_cache(maxsize=4096)
def takes(market: int) -> list[Move]:
    return [take(card, end) for card in range(market) for end in range(2)]


@lru_cache(maxsize=4096)
def backs(motifs: bytes, size: int) -> list[Move]:
    return [take_back(motif, place) for motif in motifs for place in range(size + 1)]


def to_act(state: State) -> SeatMask:
    if state.phase == OVER:
        return 0
    if state.answers:
        return sum(1 << seat for seat, answer in enumerate(state.answers) if answer == UNANSWERED)
    if state.table.is_calm or not IN_WINDOW[state.phase]:
        return 1 << state.active
    first = state.queue[0] & SEAT_BITS if state.queue else state.active
    return callers(state.table.seats, state.wrong, state.passed, state.queue) | 1 << first


def callers(seats: int, wrong: int, passed: SeatMask, queue: bytes) -> SeatMask:
    """The seats that may call, whether or not they have a photo (CL-3.12, CL-3.13).

    These are all that have not called, passed, or been wrong three times. Compiled, looking this up in a cache took an
    eighth of the time of random play.
    """
    mask = (1 << seats) - 1 & ~passed
    if wrong:
        for seat in range(seats):
            if wrong >> 4 * seat & 15 >= WRONG_CALLS:
                mask &= ~(1 << seat)
    for caller in queue:
        mask &= ~(1 << (caller & SEAT_BITS))
    return mask


def legal(state: State, seat: Seat) -> list[Move]:
    table, queue = state.table, state.queue
    if state.phase == OVER or not 0 <= seat < table.seats:
        return []
    if state.answers:
        return [PASS, REST, *photos(state, seat)] if state.answers[seat] == UNANSWERED else []
    if table.is_calm or not IN_WINDOW[state.phase]:
        return _commands(state, []) if seat == state.active else []
    if queue and queue[0] & SEAT_BITS == seat:
        return [NOTHING, *photos(state, seat)]
    can_call = callers(table.seats, state.wrong, state.passed, queue) >> seat & 1
    if seat == state.active and not queue:
        return _commands(state, [CLICK] if can_call else [])
    if not can_call:
        return []
    return [CLICK] if seat == state.active else [PASS, CLICK]


def find_photos(wall: bytes, held: bytes, rows: tuple[bytes, ...], first_slot: int, into: list[Move]) -> None:
    """Appends every place in the wall that shows one of these compositions exactly (CL-3.1 to CL-3.3)."""
    slot = first_slot - 1  # compiled, `enumerate` with a start is an object
    for composition in held:
        slot += 1
        if composition == TAKEN:
            continue
        row = rows[composition]
        start = wall.find(row)
        while start >= 0:
            into.append(PHOTO | slot << FIRST | start)
            start = wall.find(row, start + 1)


def photos(state: State, seat: Seat) -> list[Move]:
    """The photos of a seat: with its own compositions, and in its own turn with the open ones (CL-3.4)."""
    found: list[Move] = []
    rows = state.table.rows
    find_photos(state.wall, state.compositions[seat], rows, 0, found)
    if seat == state.active:
        find_photos(state.wall, state.open, rows, OPEN_SLOT, found)
    if found and state.queue and state.queue[0] & ~OUTRUN == seat | FALSE_START:
        return [move for move in found if move in state.early[seat]]
    return found


def can_draw(state: State) -> bool:
    return bool(state.deck or state.discard)


def _commands(state: State, moves: list[Move]) -> list[Move]:
    """Appends the active seat's commands to `moves`."""
    phase = state.phase
    if phase == ACT:
        _action_moves(state, moves)
    elif phase == TAKE:
        if can_draw(state):
            moves.append(DRAW_CARD)
        elif not state.market:  # step 2 is skipped (CL-2.6)
            return [GO, *moves]
        moves += takes(len(state.market))
    elif phase == PLACE:
        moves += _LAY
    elif IN_WINDOW[phase]:  # at the start and the end of a turn there are no commands
        return [GO, *moves]
    else:
        moves += takes(len(state.market))
    return moves


def _action_moves(state: State, moves: list[Move]) -> None:
    """Appends the moves by action card in the order of their numbers, so that the list is sorted."""
    hand = state.actions[state.active]
    wall, before = state.wall, len(moves)
    pattern = wall.translate(FREE)
    if steps := STEPS[MOVE_ONE in hand, MOVE_TWO in hand]:
        moves += shifts(pattern, steps)
    if SWAP in hand:
        moves += swaps(pattern)
    if REMOVE in hand:
        moves += removals(pattern)
    if EXTRA in hand and state.composition_deck:  # CL-4.5
        moves.append(DRAW_EXTRA)
    if REPLACE in hand and len(wall) < WALL_CARDS:  # at least one card can be turned up (CL-4.6)
        moves.append(REPLACE_MARKET)
    if BACK in hand and state.discard:
        moves += backs(bytes(sorted(set(state.discard) - {RICKSHAW})), len(wall))
    if state.played:
        moves.append(END)  # CL-2.3
        return
    can_play = len(moves) > before
    moves.append(RENEW)  # CL-2.4
    if not can_play:
        moves += [drop(action) for action in sorted(set(hand))]  # CL-2.10

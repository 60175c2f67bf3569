"""Real time (core.live): windows for calls, automatic moves, and what a page may offer (CL-3.11 to CL-3.13).

Nothing here depends on hidden information: neither times nor offers tell whether there is a photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.live import Due
from tischlein.core.types import Millis, Move, Seat, SeatMask
from tischlein.games.click.legal import can_draw
from tischlein.games.click.moves import CLICK, GO, NOTHING, PASS, PHOTO
from tischlein.games.click.state import ENDING, SEAT_BITS, START, TAKE, UNANSWERED, State, is_open_window, time_to_mark

PAUSE: Final = 1500
"""Milliseconds before an automatic step of the turn (CL-3.11)."""

PAUSING: Final = 0
ANSWERING: Final = 1
FIRST_MARKING: Final = 2
"""Purposes of a countdown. Each seat has one of its own for marking, counted from here."""

SILENCE: Final = PASS
ONE_DEVICE: Final = {"photos": "calm"}
"""Races are impossible on one device; there each player answers when the device is handed over (CL-6.6)."""


def awaited(state: State, to_act: SeatMask) -> SeatMask:
    """The seat that marks, or all that have not answered; else the active seat. Calls are not waited for."""
    if not to_act or state.answers:
        return to_act
    return 1 << (state.queue[0] & SEAT_BITS if state.queue else state.active)


def is_for_table(state: State, move: Move) -> bool:
    return move == GO or (move == PASS and not state.answers)


def window(state: State) -> int:
    """Calm windows have a number, too: there are no calls, but answers name their window (CL-6.13)."""
    return state.window if is_open_window(state) else 0


def is_personal(move: Move) -> bool:
    """Calls, marks and answers."""
    return PASS <= move < PHOTO + (1 << 16)


def is_call(move: Move) -> bool:
    return move == CLICK


def closes_window(state: State, seat: Seat, move: Move) -> bool:
    """True for commands of the active seat and for automatic moves, not for calls and marks."""
    return window(state) > 0 and seat == state.active and (move == GO or move >= PHOTO + (1 << 16))


def due(state: State) -> Due | None:
    if state.answers:
        if UNANSWERED not in state.answers:
            return None
        return Due(state.table.patience, state.answers.index(UNANSWERED), PASS, _clock(state, ANSWERING))
    if state.queue:
        seat = state.queue[0] & SEAT_BITS
        after = time_to_mark(state.misses[seat], has_lockout=state.table.has_lockout)
        return Due(after, seat, NOTHING, _clock(state, FIRST_MARKING + seat))
    if state.phase in (START, ENDING) or (state.phase == TAKE and not state.market and not can_draw(state)):
        return Due(PAUSE, state.active, GO, _clock(state, PAUSING))
    return None


def _clock(state: State, purpose: int) -> int:
    """Another seat's call or answer does not change it, so it does not extend the time."""
    return state.window << 4 | purpose


def offered(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Without photos and `go`; `pass` only as an answer in a calm window."""
    hidden = {GO} if state.answers and state.answers[seat] == UNANSWERED else {GO, PASS}
    return [move for move in legal if move not in hidden and not PHOTO <= move < PHOTO + (1 << 16)]


def instead(state: State, seat: Seat) -> Move | None:
    """Wrong marks end the call (CL-3.7, CL-3.12)."""
    return NOTHING if state.queue and state.queue[0] & SEAT_BITS == seat else None


def locked(state: State) -> Sequence[Millis]:
    return state.locked


def cap(state: State) -> Millis:
    return state.table.cap

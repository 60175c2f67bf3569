"""Windows, calls, and the course of a turn: the effect of each move. `apply` expects legal moves."""

from __future__ import annotations

from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import Options
from tischlein.core.rng import narrow
from tischlein.core.states import replaced
from tischlein.core.types import EVERYONE, Millis, Move, Seat, only
from tischlein.games.click import events, piles
from tischlein.games.click.actions import draw_actions, exchange_hand, perform
from tischlein.games.click.data import CARD, LAST_TURN, LEFT, NO_CARD
from tischlein.games.click.dealing import deal, new_table
from tischlein.games.click.ending import end_game
from tischlein.games.click.false_starts import follow_photo, stood_before
from tischlein.games.click.legal import can_draw, photos
from tischlein.games.click.moves import (
    CLICK,
    DRAW_CARD,
    END,
    FIRST,
    GO,
    LAY,
    NOTHING,
    PASS,
    PHOTO,
    RENEW,
    REST,
    TAKE_CARD,
    VERB,
)
from tischlein.games.click.photos import composition_of, take_if_it_stands, take_photo
from tischlein.games.click.state import (
    ACT,
    ENDING,
    FALSE_START,
    GUARD,
    LAST_TURNS,
    MUST_TAKE,
    OUTRUN,
    OVER,
    PLACE,
    REPLACED,
    START,
    TAKE,
    UNANSWERED,
    State,
    card_name,
    lock_out,
    new_state,
)
from tischlein.games.click.walls import rearranged

FALSE_START_BELOW: Final = 100
"""Milliseconds: less than a human needs to react (CL-6.3)."""


def setup(options: Options, seats: int, seed: int) -> State:
    table = new_table(options, seats)
    state = new_state(table, seed)
    deal(state)
    state.rng = narrow(state.rng)
    if table.is_calm:
        state.phase = TAKE  # in the first turn there is no rickshaw to move in step 1
    _open_window(state, 0, None)
    _remember(state)
    return state


# Windows and calls


def _open_window(state: State, at: Millis, out: Out | None) -> None:
    state.window += 1
    state.opened = at
    state.wrong = 0
    state.passed = 0
    state.is_shot = False
    if state.table.is_calm:
        seats = range(state.table.seats)
        state.answers = tuple(PASS if state.resting >> seat & 1 else UNANSWERED for seat in seats)
        if UNANSWERED not in state.answers:
            state.answers = ()
            _go_on_calmly(state, at, out)


def _remember(state: State, change: Move = 0) -> None:
    """Keeps the wall before a change, for judging false starts after it (CL-6.3)."""
    state.changed = change
    state.before_wall = state.wall
    state.before_held = tuple(state.compositions)
    state.before_active = state.active


def apply(state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
    verb = move >> VERB << VERB
    if verb <= PHOTO:
        _apply_to_window(state, seat, move, verb, at, out)
        return
    if state.phase in (TAKE, ACT):
        _remember(state)
    state.changed = move
    if verb in (DRAW_CARD, TAKE_CARD, LAY):
        _apply_step_two(state, seat, move, verb, at, out)
    elif verb == RENEW:
        exchange_hand(state, seat, out)
        state.phase = ENDING
        _go_on_after(state, at, out)
    elif verb == END:
        _end_actions(state, out)
        _go_on_after(state, at, out)
    elif perform(state, seat, move, verb, out):
        _finish_action(state, at, out)


def _apply_to_window(state: State, seat: Seat, move: Move, verb: int, at: Millis, out: Out | None) -> None:
    if state.answers:
        _answer(state, seat, move, at, out)
    elif verb == CLICK:
        _call(state, seat, at, out)
    elif verb == NOTHING:
        _give_up(state, seat, at, out)
        if state.is_shot and not state.queue:
            _open_window(state, state.opened, out)  # the wall is the one after the photo
    elif verb == PASS:
        state.passed |= 1 << seat
    elif verb == GO:
        _remember(state)
        _go(state, at, out)
    else:
        _make_photo(state, seat, move >> FIRST & 0xFF, move & 0xFF, out)
        state.opened = at
        if state.phase != OVER and not state.queue:
            _open_window(state, at, out)


def _call(state: State, seat: Seat, at: Millis, out: Out | None) -> None:
    """Puts the caller into the queue (CL-3.12). At time 0 there is no clock: no false starts, no lock-outs (CL-6.8)."""
    if at < state.locked[seat]:
        _count_wrong(state, seat)  # a call in the lock-out stops nothing (CL-3.15)
        if out is not None:
            out.to(only(seat), events.LockedOut(seat, state.locked[seat] - at))
        return
    is_false_start = at > 0 and at - state.opened < FALSE_START_BELOW
    if is_false_start:
        _set_early(state, seat, stood_before(state, seat, photos(state, seat)))
    state.queue += CARD[seat | FALSE_START if is_false_start else seat]
    if out is not None:
        out.to(EVERYONE, events.Called(seat, len(state.queue)))


def _give_up(state: State, seat: Seat, at: Millis, out: Out | None) -> None:
    """Ends a call without a photo. It is wrong, unless another photo was made since the call (CL-3.6, CL-3.19)."""
    is_outrun = state.queue[0] & OUTRUN
    _leave_queue(state, seat)
    if is_outrun:
        if out is not None:
            out.to(EVERYONE, events.Outrun(seat))
        return
    _count_wrong(state, seat)
    misses = state.misses[seat]
    lasts = lock_out(misses, has_lockout=state.table.has_lockout)
    _set_record(state, seat, misses + 1, at + lasts if at and lasts else 0)
    if out is not None:
        out.to(EVERYONE, events.WrongCall(seat, state.wrong >> 4 * seat & 15))


def _make_photo(state: State, seat: Seat, slot: int, start: int, out: Out | None) -> None:
    """Makes the photo of the first caller. Those still in the queue now face another wall."""
    _leave_queue(state, seat)
    _set_record(state, seat, 0, 0)
    _remember(state, PHOTO | composition_of(state, seat, slot) << FIRST | start)
    take_photo(state, seat, slot, start, out)
    state.is_shot = True
    if state.queue:
        state.queue = bytes(caller | OUTRUN for caller in state.queue)
        follow_photo(state)


def _leave_queue(state: State, seat: Seat) -> None:
    if state.queue[0] & FALSE_START:
        _set_early(state, seat, ())
    state.queue = state.queue[1:]


def _set_early(state: State, seat: Seat, marks: tuple[Move, ...]) -> None:
    state.early = replaced(state.early, seat, marks)


def _count_wrong(state: State, seat: Seat) -> None:
    state.wrong += 1 << 4 * seat


def _set_record(state: State, seat: Seat, misses: int, locked: Millis) -> None:
    """Sets the consequences of a seat's wrong calls (CL-3.20)."""
    state.misses = replaced(state.misses, seat, misses)
    state.locked = replaced(state.locked, seat, locked)


def _answer(state: State, seat: Seat, move: Move, at: Millis, out: Out | None) -> None:
    """Calm photos: keeps the answer secret until all seats have answered (CL-6.6)."""
    state.answers = replaced(state.answers, seat, move)
    if UNANSWERED in state.answers:
        return
    answers, state.answers = state.answers, ()
    if out is not None:
        out.to(EVERYONE, events.AllDecided())
    _remember(state)
    state.resting |= sum(1 << seat for seat, answer in enumerate(answers) if answer == REST)
    seats = state.table.seats
    places = list(range(len(state.wall)))
    has_photos = False
    for step in range(seats):
        photographer = (state.active + step) % seats
        answer = answers[photographer]
        if answer not in (PASS, REST):
            take_if_it_stands(state, photographer, answer, places, out)
            has_photos = True
            if state.phase == OVER:
                return
    if has_photos:
        _open_window(state, at, out)  # CL-6.15
    else:
        _go_on_calmly(state, at, out)


def _go_on_calmly(state: State, at: Millis, out: Out | None) -> None:
    if state.phase == ENDING:
        _pass_turn(state, at, out)
    elif state.phase == TAKE and not state.market and not can_draw(state):  # CL-2.6
        state.phase = ACT
        _open_window(state, at, out)


def _go_on_after(state: State, at: Millis, out: Out | None) -> None:
    """Continues after `end` and `renew`: with a last window of the turn, except with calm photos (CL-6.6)."""
    if state.table.is_calm:
        _pass_turn(state, at, out)
    else:
        _open_window(state, at, out)


# The turn


def _go(state: State, at: Millis, out: Out | None) -> None:
    """An automatic step of the turn (CL-3.11)."""
    if state.phase == ENDING:
        _pass_turn(state, at, out)
        return
    if state.phase == START:
        _begin_step_two(state, out)
    else:
        state.phase = ACT
    _open_window(state, at, out)


def _begin_step_two(state: State, out: Out | None) -> None:
    """Step 1, and what it leads to (CL-2.1)."""
    piles.move_rickshaws(state, out)
    piles.complete(state, out)
    state.phase = TAKE


def _pass_turn(state: State, at: Millis, out: Out | None) -> None:
    if state.turn == state.last:  # CL-7.2
        end_game(state, LAST_TURNS, out)
        return
    if state.turn == LAST_TURN:  # CL-7.4
        end_game(state, GUARD, out)
        return
    state.active = (state.active + 1) % state.table.seats
    state.turn += 1
    state.played = 0
    state.resting = 0
    if out is not None:
        out.to(EVERYONE, events.TurnBegan(state.active, state.turn))
    state.phase = START
    if state.table.is_calm:
        _begin_step_two(state, out)
    _open_window(state, at, out)


def _apply_step_two(state: State, seat: Seat, move: Move, verb: int, at: Millis, out: Out | None) -> None:
    if verb == DRAW_CARD:
        card = piles.draw_wall(state, out)
        if card != NO_CARD:
            state.drawn = card
            state.phase = PLACE
            if out is not None:
                out.to(EVERYONE, events.DrewWallCard(seat, card_name(state.table, card)))
        elif state.market:  # CL-5.1: nothing but rickshaws was left
            state.phase = MUST_TAKE
        else:
            _finish_step_two(state, at, out)
        return
    if verb == LAY:
        card, state.drawn = state.drawn, NO_CARD
    else:
        place = move >> FIRST & 0xFF
        card = state.market[place]
        state.market = state.market[:place] + state.market[place + 1 :]
    state.wall = rearranged(state.wall, move, CARD[card])
    if out is not None:
        out.to(EVERYONE, events.Laid(seat, card_name(state.table, card), move & 0xFF == LEFT))
    if state.phase == REPLACED:
        _finish_action(state, at, out)
    else:
        _finish_step_two(state, at, out)


def _finish_step_two(state: State, at: Millis, out: Out | None) -> None:
    piles.complete(state, out)
    state.phase = ACT
    _open_window(state, at, out)


def _finish_action(state: State, at: Millis, out: Out | None) -> None:
    piles.complete(state, out)
    state.phase = ACT
    if state.played == state.table.most_actions:
        _end_actions(state, out)
    _open_window(state, at, out)


def _end_actions(state: State, out: Out | None) -> None:
    """Step 4: fills the hand (CL-2.5)."""
    draw_actions(state, state.active, out)
    state.phase = ENDING


def length(state: State) -> int:
    return state.turn


def bound(seats: int) -> int:
    """At most 200 turns (CL-7.4) of at most 12 commands and 6 windows, and one more window for each of 25 photos.

    In a window a seat has at most three wrong calls of two moves each, and passes or answers once. A photo outruns at
    most one call of each seat.
    """
    commands, windows, calls = 12, 6, 7 * seats
    return LAST_TURN * (commands + windows * calls) + 25 * (2 * seats + calls)

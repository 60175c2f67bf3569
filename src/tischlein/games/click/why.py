"""Explains why a move is refused, with the clause. Called only for illegal moves.

A call outside a window, a second call, or a command while the wall is frozen is LATE: it has no consequence.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.game import OK, Reason, Verdict, illegal, late
from tischlein.core.types import Move, Seat
from tischlein.core.why import reason
from tischlein.core.words import seat_name
from tischlein.games.click import data, moves
from tischlein.games.click.data import action_words, motif_words
from tischlein.games.click.legal import legal
from tischlein.games.click.moves import first_of, second_of, verb_of
from tischlein.games.click.state import (
    ACT,
    MUST_TAKE,
    OVER,
    PLACE,
    REPLACED,
    SEAT_BITS,
    START,
    TAKE,
    State,
    has_called,
    is_open_window,
    wrong_calls,
)

ACTION_OF: Final = {
    moves.SWAP_CARDS: data.SWAP,
    moves.REMOVE_CARD: data.REMOVE,
    moves.DRAW_EXTRA: data.EXTRA,
    moves.REPLACE_MARKET: data.REPLACE,
    moves.TAKE_BACK: data.BACK,
}


def judge(state: State, seat: Seat, move: Move) -> Verdict:
    if move in legal(state, seat):
        return OK
    if not moves.NOTATION.has(move):
        return illegal(reason("cl-why-no-move", "CL-2.3"))
    verb = verb_of(move)
    if state.phase == OVER:
        over = reason("cl-why-over", "CL-7.3")
        return late(over) if verb == moves.CLICK else illegal(over)
    if not 0 <= seat < state.table.seats:
        return illegal(reason("cl-why-turn", "CL-1.9", who=seat_name(state.active)))
    if verb in (moves.CLICK, moves.PASS, moves.NOTHING, moves.PHOTO):
        return _judge_call(state, seat, move, verb)
    is_marking = bool(state.queue) and state.queue[0] & SEAT_BITS == seat
    if seat != state.active and not is_marking:
        return illegal(reason("cl-why-turn", "CL-1.9", who=seat_name(state.active)))
    if state.answers:
        return illegal(reason("cl-why-answer-first", "CL-6.6"))
    if state.queue:
        return late(reason("cl-why-frozen", "CL-3.12", who=seat_name(state.queue[0] & SEAT_BITS)))
    return illegal(_explain_command(state, seat, move, verb))


def _judge_call(state: State, seat: Seat, move: Move, verb: int) -> Verdict:
    if state.table.is_calm:
        return _judge_answer(state, seat, move, verb)
    if not is_open_window(state):
        return late(reason("cl-why-no-window", "CL-3.5"))
    if move == moves.REST:
        return illegal(reason("cl-why-rest", "CL-6.16"))
    is_marking = bool(state.queue) and state.queue[0] & SEAT_BITS == seat
    if verb in (moves.PHOTO, moves.NOTHING):
        return illegal(_explain_photo(state, seat, move) if is_marking else _explain_no_call(state, seat, verb))
    if has_called(state, seat):
        return late(reason("cl-why-called", "CL-3.12"))
    if wrong_calls(state, seat) >= data.WRONG_CALLS:
        return illegal(reason("cl-why-closed", "CL-3.12", count=data.WRONG_CALLS))
    if state.passed >> seat & 1:
        return late(reason("cl-why-passed", "CL-3.14"))
    return illegal(reason("cl-why-by-itself", "CL-3.11"))  # the active seat closes the window by its next command


def _explain_no_call(state: State, seat: Seat, verb: int) -> Reason:
    if wrong_calls(state, seat):  # most likely the time ran out while the marks were on their way
        return reason("cl-why-call-over", "CL-3.20")
    return reason("cl-why-call-first" if verb == moves.PHOTO else "cl-why-no-call", "CL-3.12")


def _judge_answer(state: State, seat: Seat, move: Move, verb: int) -> Verdict:
    if verb in (moves.CLICK, moves.NOTHING):
        return illegal(reason("cl-why-calm", "CL-6.6"))
    if not state.answers:
        return late(reason("cl-why-no-window", "CL-3.5"))
    if verb == moves.PASS or _has_answered(state, seat):
        return late(reason("cl-why-answered", "CL-6.6"))
    return illegal(_explain_photo(state, seat, move))


def _has_answered(state: State, seat: Seat) -> bool:
    return state.answers[seat] >= 0


def _explain_photo(state: State, seat: Seat, move: Move) -> Reason:
    slot, start = first_of(move), second_of(move)
    if slot >= moves.OPEN_SLOT:
        composition = state.open[slot - moves.OPEN_SLOT]
        if composition == data.TAKEN:
            return reason("cl-why-open-taken", "CL-3.8")
        if seat != state.active:
            return reason("cl-why-open-turn", "CL-3.4")
    else:
        held = state.compositions[seat]
        if slot >= len(held):
            return reason("cl-why-not-yours", "CL-3.4", slot=slot + 1)
        composition = held[slot]
    row = state.table.rows[composition]
    stretch = state.wall[start : start + len(row)]
    if len(stretch) < len(row):
        return reason("cl-why-beyond-wall", "CL-3.1")
    if max(stretch) >= data.COVERED:
        place = next(place for place, card in enumerate(stretch, start + 1) if card >= data.COVERED)
        return reason("cl-why-covered", "CL-3.3", place=place)
    if stretch == row:  # it is there, but a human could not have seen it so fast
        return reason("cl-why-false-start", "CL-6.3")
    wrong = next(place for place in range(len(row)) if stretch[place] != row[place])
    place, names = start + wrong + 1, state.table.names
    wanted, found = motif_words(names[row[wrong]]), motif_words(names[stretch[wrong]])
    if row[wrong] in data.DRAGON:
        return reason("cl-why-dragon", "CL-3.2", place=place, wanted=wanted, found=found)
    return reason("cl-why-no-match", "CL-3.1", place=place, wanted=wanted, found=found)


def _explain_command(state: State, seat: Seat, move: Move, verb: int) -> Reason:
    phase = state.phase
    if verb == moves.GO:
        return reason("cl-why-by-itself", "CL-3.11")
    if phase == START:
        return reason("cl-why-step-one", "CL-2.1")
    if phase == PLACE:
        return reason("cl-why-lay-first", "CL-2.2")
    if phase == REPLACED and verb != moves.TAKE_CARD:
        return reason("cl-why-choose-new", "CL-4.6")
    if phase in (TAKE, MUST_TAKE, REPLACED):
        return _explain_step_two(move, verb)
    if phase != ACT:
        return reason("cl-why-turn-done", "CL-2.3")
    if verb in (moves.DRAW_CARD, moves.TAKE_CARD, moves.LAY):
        return reason("cl-why-taken-already", "CL-2.2")
    if verb == moves.RENEW:
        return reason("cl-why-renew-late", "CL-2.4")
    if verb == moves.END:
        return reason("cl-why-end-early", "CL-2.3")
    return _explain_action(state, seat, move, verb)


def _explain_step_two(move: Move, verb: int) -> Reason:
    if verb == moves.DRAW_CARD:
        return reason("cl-why-deck-empty", "CL-2.6")
    if verb == moves.TAKE_CARD:
        return reason("cl-why-no-market-card", "CL-2.2", place=first_of(move) + 1)
    return reason("cl-why-take-first", "CL-2.2")


def _explain_action(state: State, seat: Seat, move: Move, verb: int) -> Reason:
    first, second = first_of(move), second_of(move)
    if verb == moves.MOVE_CARD:
        distance = abs(first - second)
        if distance not in (1, 2):
            return reason("cl-why-distance", "CL-4.2")
        action = data.MOVE_ONE if distance == 1 else data.MOVE_TWO
    else:
        action = first if verb == moves.DROP else ACTION_OF[verb]
    if action not in state.actions[seat]:
        return reason("cl-why-not-held", "CL-2.3", card=action_words(data.ACTIONS[action]))
    if verb == moves.DROP:
        return reason("cl-why-can-play", "CL-2.10")
    if verb == moves.DRAW_EXTRA:
        return reason("cl-why-no-composition", "CL-4.5")
    if verb == moves.REPLACE_MARKET:
        return reason("cl-why-no-new-market", "CL-4.6")
    size = len(state.wall)
    if verb == moves.TAKE_BACK:
        if first not in state.discard:
            return reason("cl-why-not-discarded", "CL-4.7", card=motif_words(_name(state, first)))
        return reason("cl-why-no-place", "CL-2.7", place=second + 1)
    if verb == moves.SWAP_CARDS and first == second:
        return reason("cl-why-same-card", "CL-4.3")
    places = [first] if verb == moves.REMOVE_CARD else [first, second]
    for place in places:
        if place >= size:
            return reason("cl-why-no-place", "CL-2.7", place=place + 1)
    return _explain_bound_card(state, first if verb == moves.MOVE_CARD or not data.FREE[state.wall[first]] else second)


def _name(state: State, kind: int) -> str:
    """The name of a kind, which may not be in this box."""
    return state.table.names[kind] if kind < len(state.table.names) else moves.KIND_WORDS[kind]


def _explain_bound_card(state: State, place: int) -> Reason:
    if state.wall[place] >= data.COVERED:
        return reason("cl-why-rickshaw", "CL-5.2", place=place + 1)
    assert state.wall[place] == data.TOWER, "a free card may be moved"
    return reason("cl-why-tower", "CL-5.5", place=place + 1)

"""Why a move is refused: the sentence and the clause. Only asked once a move is known to be illegal.

A call that comes when no window is open, or twice, or a command that meets a frozen wall, is LATE: nobody's fault.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.game import OK, Reason, Verdict, illegal, late
from tischlein.core.types import Move, Seat
from tischlein.core.why import Reasons
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

CLAUSES: Final = {
    "over": "CL-7.3",
    "turn": "CL-1.9",
    "no-move": "CL-2.3",
    "no-window": "CL-3.5",
    "called": "CL-3.12",
    "passed": "CL-3.14",
    "closed": "CL-3.12",
    "frozen": "CL-3.12",
    "call-first": "CL-3.12",
    "no-call": "CL-3.12",
    "answered": "CL-6.6",
    "answer-first": "CL-6.6",
    "calm": "CL-6.6",
    "not-yours": "CL-3.4",
    "open-taken": "CL-3.8",
    "open-turn": "CL-3.4",
    "beyond-wall": "CL-3.1",
    "covered": "CL-3.3",
    "no-match": "CL-3.1",
    "dragon": "CL-3.2",
    "false-start": "CL-6.3",
    "by-itself": "CL-3.11",
    "step-one": "CL-2.1",
    "take-first": "CL-2.2",
    "lay-first": "CL-2.2",
    "choose-new": "CL-4.6",
    "taken-already": "CL-2.2",
    "turn-done": "CL-2.3",
    "no-market-card": "CL-2.2",
    "deck-empty": "CL-2.6",
    "not-held": "CL-2.3",
    "renew-late": "CL-2.4",
    "end-early": "CL-2.3",
    "distance": "CL-4.2",
    "no-place": "CL-2.7",
    "same-card": "CL-4.3",
    "tower": "CL-5.5",
    "rickshaw": "CL-5.2",
    "no-composition": "CL-4.5",
    "no-new-market": "CL-4.6",
    "not-discarded": "CL-4.7",
    "can-play": "CL-2.10",
    "rest": "CL-6.16",
}
"""Reason -> clause."""

_reason: Final = Reasons("cl", CLAUSES)

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
        return illegal(_reason("no-move"))
    verb = verb_of(move)
    if state.phase == OVER:
        return late(_reason("over")) if verb == moves.CLICK else illegal(_reason("over"))
    if not 0 <= seat < state.table.seats:
        return illegal(_reason("turn", who=seat_name(state.active)))
    if verb in (moves.CLICK, moves.PASS, moves.NOTHING, moves.PHOTO):
        return _judge_call(state, seat, move, verb)
    is_marking = bool(state.queue) and state.queue[0] & SEAT_BITS == seat
    if seat != state.active and not is_marking:
        return illegal(_reason("turn", who=seat_name(state.active)))
    if state.answers:
        return illegal(_reason("answer-first"))
    if state.queue:
        return late(_reason("frozen", who=seat_name(state.queue[0] & SEAT_BITS)))
    return illegal(_explain_command(state, seat, move, verb))


def _judge_call(state: State, seat: Seat, move: Move, verb: int) -> Verdict:
    if state.table.is_calm:
        return _judge_answer(state, seat, move, verb)
    if not is_open_window(state):
        return late(_reason("no-window"))
    if move == moves.REST:
        return illegal(_reason("rest"))
    is_marking = bool(state.queue) and state.queue[0] & SEAT_BITS == seat
    if verb == moves.PHOTO:
        return illegal(_explain_photo(state, seat, move) if is_marking else _reason("call-first"))
    if verb == moves.NOTHING:
        return illegal(_reason("no-call"))
    if has_called(state, seat):
        return late(_reason("called"))
    if wrong_calls(state, seat) >= data.WRONG_CALLS:
        return illegal(_reason("closed", count=data.WRONG_CALLS))
    if state.passed >> seat & 1:
        return late(_reason("passed"))
    return illegal(_reason("by-itself"))  # the active seat's window closes with its next command


def _judge_answer(state: State, seat: Seat, move: Move, verb: int) -> Verdict:
    if verb in (moves.CLICK, moves.NOTHING):
        return illegal(_reason("calm"))
    if not state.answers:
        return late(_reason("no-window"))
    if verb == moves.PASS or _has_answered(state, seat):
        return late(_reason("answered"))
    return illegal(_explain_photo(state, seat, move))


def _has_answered(state: State, seat: Seat) -> bool:
    return state.answers[seat] >= 0


def _explain_photo(state: State, seat: Seat, move: Move) -> Reason:
    slot, start = first_of(move), second_of(move)
    if slot >= moves.OPEN_SLOT:
        composition = state.open[slot - moves.OPEN_SLOT]
        if composition == data.TAKEN:
            return _reason("open-taken")
        if seat != state.active:
            return _reason("open-turn")
    else:
        held = state.compositions[seat]
        if slot >= len(held):
            return _reason("not-yours", slot=slot + 1)
        composition = held[slot]
    row = state.table.rows[composition]
    stretch = state.wall[start : start + len(row)]
    if len(stretch) < len(row):
        return _reason("beyond-wall")
    if max(stretch) >= data.COVERED:
        place = next(place for place, card in enumerate(stretch, start + 1) if card >= data.COVERED)
        return _reason("covered", place=place)
    if stretch == row:  # it is there, but nobody could have seen it so fast
        return _reason("false-start")
    wrong = next(place for place in range(len(row)) if stretch[place] != row[place])
    name = "dragon" if row[wrong] in data.DRAGON else "no-match"
    return _reason(
        name,
        place=start + wrong + 1,
        wanted=motif_words(state.table.names[row[wrong]]),
        found=motif_words(state.table.names[stretch[wrong]]),
    )


def _explain_command(state: State, seat: Seat, move: Move, verb: int) -> Reason:
    phase = state.phase
    if verb == moves.GO:
        return _reason("by-itself")
    if phase == START:
        return _reason("step-one")
    if phase == PLACE:
        return _reason("lay-first")
    if phase == REPLACED:
        return _reason("choose-new") if verb != moves.TAKE_CARD else _reason("no-market-card", place=first_of(move) + 1)
    if phase in (TAKE, MUST_TAKE):
        return _explain_step_two(move, verb)
    if phase != ACT:
        return _reason("turn-done")
    if verb in (moves.DRAW_CARD, moves.TAKE_CARD, moves.LAY):
        return _reason("taken-already")
    if verb == moves.RENEW:
        return _reason("renew-late")
    if verb == moves.END:
        return _reason("end-early")
    return _explain_action(state, seat, move, verb)


def _explain_step_two(move: Move, verb: int) -> Reason:
    if verb == moves.DRAW_CARD:
        return _reason("deck-empty")
    if verb == moves.TAKE_CARD:
        return _reason("no-market-card", place=first_of(move) + 1)
    return _reason("take-first")


def _explain_action(state: State, seat: Seat, move: Move, verb: int) -> Reason:
    first, second = first_of(move), second_of(move)
    if verb == moves.MOVE_CARD:
        distance = abs(first - second)
        if distance not in (1, 2):
            return _reason("distance")
        action = data.MOVE_ONE if distance == 1 else data.MOVE_TWO
    else:
        action = first if verb == moves.DROP else ACTION_OF[verb]
    if action not in state.actions[seat]:
        return _reason("not-held", card=action_words(data.ACTIONS[action]))
    if verb == moves.DROP:
        return _reason("can-play")
    if verb == moves.DRAW_EXTRA:
        return _reason("no-composition")
    if verb == moves.REPLACE_MARKET:
        return _reason("no-new-market")
    size = len(state.wall)
    if verb == moves.TAKE_BACK:
        if first not in state.discard:
            return _reason("not-discarded", card=motif_words(_name(state, first)))
        return _reason("no-place", place=second + 1)
    if verb == moves.SWAP_CARDS and first == second:
        return _reason("same-card")
    places = [first] if verb == moves.REMOVE_CARD else [first, second]
    for place in places:
        if place >= size:
            return _reason("no-place", place=place + 1)
    return _explain_bound_card(state, first if verb == moves.MOVE_CARD or not data.FREE[state.wall[first]] else second)


def _name(state: State, kind: int) -> str:
    """Of a kind that may not be in this box."""
    return state.table.names[kind] if kind < len(state.table.names) else moves.KIND_WORDS[kind]


def _explain_bound_card(state: State, place: int) -> Reason:
    if state.wall[place] >= data.COVERED:
        return _reason("rickshaw", place=place + 1)
    assert state.wall[place] == data.TOWER, "a free card may be moved"
    return _reason("tower", place=place + 1)

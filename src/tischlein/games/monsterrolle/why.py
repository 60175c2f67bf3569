"""Why a move is refused: the sentence and the clause. Only asked once a move is known to be illegal."""

from __future__ import annotations

from typing import Final

from tischlein.core.game import Reason
from tischlein.core.types import Move, Seat
from tischlein.core.why import Reasons
from tischlein.core.words import Arg, seat_name
from tischlein.games.monsterrolle import data, moves
from tischlein.games.monsterrolle.data import card_text, card_words, colour_words
from tischlein.games.monsterrolle.legal import LEFT_BROKEN, broken_joints
from tischlein.games.monsterrolle.moves import card_of, verb_of, where_of
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, State

CLAUSES: Final = {
    "over": "MR-5.4",
    "turn": "MR-1.8",
    "no-move": "MR-3.1",
    "fill-first": "MR-2.1",
    "hand-full": "MR-2.1",
    "not-held": "MR-3.1",
    "direction": "MR-1.4",
    "two-cards": "MR-3.3",
    "nothing-done": "MR-3.3",
    "after-discard": "MR-7.1",
    "beyond-end": "MR-3.4",
    "protected": "MR-4.2",
    "joint-append": "MR-3.5",
    "joint": "MR-3.7",
    "joint-open": "MR-3.8",
    "no-repair": "MR-3.8",
    "stop-nothing": "MR-4.6",
    "stop-elsewhere": "MR-4.1",
    "tear-own": "MR-4.4",
    "tear-nothing-yet": "MR-4.4",
    "tear-torn": "MR-4.4",
    "tear-no-paper": "MR-4.4",
    "tear-colour": "MR-4.4",
    "tear-protected": "MR-4.2",
}
"""Reason -> clause."""

_reason: Final = Reasons("mr", CLAUSES)


def explain(state: State, seat: Seat, move: Move) -> Reason:
    if not moves.NOTATION.has(move):
        return _reason("no-move")
    if state.phase == OVER:
        return _reason("over")
    if seat != state.active:
        return _reason("turn", who=seat_name(state.active))
    verb = verb_of(move)
    if verb in (moves.DRAW_CARD, moves.TAKE_CARD):
        return _reason("hand-full")
    if state.phase == DRAW:
        return _reason("fill-first")
    return _explain_play(state, seat, verb, move)


def _explain_play(state: State, seat: Seat, verb: int, move: Move) -> Reason:
    used = state.laid + state.discarded
    if verb == moves.END:
        return _reason("nothing-done") if used == 0 else _open_joint(state)
    missing = _not_in_hand(state, seat, verb, move)
    if missing is not None:
        return missing
    if used == data.CARDS_A_TURN:
        return _reason("two-cards")
    if verb != moves.DISCARD and state.discarded:
        return _reason("after-discard")
    if verb == moves.LAY:
        return _explain_paper(state, seat, card_of(move), where_of(move))
    if verb == moves.LAY_STOP and where_of(move) != state.fresh:
        return _reason("stop-nothing") if state.fresh == NOWHERE else _reason("stop-elsewhere", place=state.fresh + 1)
    if verb == moves.LAY_TEAR:
        wrong = _explain_tear(state, seat, card_of(move), where_of(move))
        if wrong is not None:
            return wrong
    return _open_joint(state)


def _not_in_hand(state: State, seat: Seat, verb: int, move: Move) -> Reason | None:
    hand = state.hands[seat]
    card = {moves.LAY_STOP: data.STOP, moves.LAY_TEAR: data.TEAR + card_of(move)}.get(verb, card_of(move))
    is_fixed = state.table.is_fixed
    if verb == moves.LAY and not is_fixed:
        card = data.CANONICAL[card]
    if card in hand:
        return None
    if verb == moves.LAY and is_fixed and data.TURNED[card] in hand:
        return _reason("direction", card=card_words(card_text(data.TURNED[card])))
    if verb == moves.DISCARD and not is_fixed and data.CANONICAL[card] in hand:
        return _reason("direction", card=card_words(card_text(data.CANONICAL[card])))
    return _reason("not-held", card=card_words(card_text(card)))


def _explain_paper(state: State, seat: Seat, card: int, place: int) -> Reason:
    row = state.rows[seat]
    if place > len(row):
        return _reason("beyond-end", place=len(row) + 1)
    if state.protected[seat] >> place & 1:
        return _reason("protected", place=place + 1)
    laid = row[:place] + bytes((card,)) + row[place + 1 :]
    if state.laid == 0:
        return _reason("no-repair", **_joint_at(laid, place))
    if not broken_joints(laid, place):  # well laid, but the first card's mismatch stays
        return _reason("joint-open", **_joint_at(laid, state.fresh))
    name = "joint-append" if place == len(row) else "joint"
    return _reason(name, **_joint_at(laid, place))


def _open_joint(state: State) -> Reason:
    """The first card of the turn left a mismatch, and this move would not mend it."""
    return _reason("joint-open", **_joint_at(state.rows[state.active], state.fresh))


def _joint_at(row: bytes, place: int) -> dict[str, Arg]:
    """The first joint of the place that does not match: its two places and colours."""
    left = place - 1 if broken_joints(row, place) & LEFT_BROKEN else place
    return {
        "place": left + 1,
        "next": left + 2,
        "left": _colour(data.RIGHT[row[left]]),
        "right": _colour(data.LEFT[row[left + 1]]),
    }


def _colour(colour: int) -> Arg:
    assert colour != data.FREE, "a joint with a tear or the monster always matches"
    return colour_words(colour)


def _explain_tear(state: State, seat: Seat, colour: int, where: int) -> Reason | None:
    victim, place = where >> moves.SEAT, where % moves.PLACES
    if victim == seat:
        return _reason("tear-own")
    if victim >= state.table.seats:
        return _reason("tear-no-paper")
    row = state.rows[victim]
    if not row:
        return _reason("tear-nothing-yet", who=seat_name(victim))
    if place >= len(row):
        return _reason("tear-no-paper")
    if not data.is_paper(row[place]):
        return _reason("tear-torn")
    if state.protected[victim] >> place & 1:
        return _reason("tear-protected", place=place + 1)
    if not data.COLOURS_OF[row[place]] >> colour & 1:
        return _reason("tear-colour", colour=colour_words(colour))
    return None

"""Explains why a move is refused, with the clause. Called only for illegal moves."""

from __future__ import annotations

from tischlein.core.game import Reason
from tischlein.core.types import Move, Seat
from tischlein.core.why import reason
from tischlein.core.words import Arg, seat_name
from tischlein.games.monsterrolle import data, moves
from tischlein.games.monsterrolle.data import card_text, card_words, colour_words
from tischlein.games.monsterrolle.legal import LEFT_BROKEN, broken_joints
from tischlein.games.monsterrolle.moves import card_of, verb_of, where_of
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, State


def explain(state: State, seat: Seat, move: Move) -> Reason:
    if not moves.NOTATION.has(move):
        return reason("mr-why-no-move", "MR-3.1")
    if state.phase == OVER:
        return reason("mr-why-over", "MR-5.4")
    if seat != state.active:
        return reason("mr-why-turn", "MR-1.8", who=seat_name(state.active))
    verb = verb_of(move)
    if verb in (moves.DRAW_CARD, moves.TAKE_CARD):
        return reason("mr-why-hand-full", "MR-2.1")
    if state.phase == DRAW:
        return reason("mr-why-fill-first", "MR-2.1")
    return _explain_play(state, seat, verb, move)


def _explain_play(state: State, seat: Seat, verb: int, move: Move) -> Reason:
    used = state.laid + state.discarded
    if verb == moves.END:
        return reason("mr-why-nothing-done", "MR-3.3") if used == 0 else _open_joint(state)
    missing = _not_in_hand(state, seat, verb, move)
    if missing is not None:
        return missing
    if used == data.CARDS_A_TURN:
        return reason("mr-why-two-cards", "MR-3.3")
    if verb != moves.DISCARD and state.discarded:
        return reason("mr-why-after-discard", "MR-7.1")
    if verb == moves.LAY:
        return _explain_paper(state, seat, card_of(move), where_of(move))
    if verb == moves.LAY_STOP and state.fresh == NOWHERE:
        return reason("mr-why-stop-nothing", "MR-4.6")
    if verb == moves.LAY_STOP and where_of(move) != state.fresh:
        return reason("mr-why-stop-elsewhere", "MR-4.1", place=state.fresh + 1)
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
        return reason("mr-why-direction", "MR-1.4", card=card_words(card_text(data.TURNED[card])))
    if verb == moves.DISCARD and not is_fixed and data.CANONICAL[card] in hand:
        return reason("mr-why-direction", "MR-1.4", card=card_words(card_text(data.CANONICAL[card])))
    return reason("mr-why-not-held", "MR-3.1", card=card_words(card_text(card)))


def _explain_paper(state: State, seat: Seat, card: int, place: int) -> Reason:
    row = state.rows[seat]
    if place > len(row):
        return reason("mr-why-beyond-end", "MR-3.4", place=len(row) + 1)
    if state.protected[seat] >> place & 1:
        return reason("mr-why-protected", "MR-4.2", place=place + 1)
    laid = row[:place] + bytes((card,)) + row[place + 1 :]
    if state.laid == 0:
        return reason("mr-why-no-repair", "MR-3.8", **_joint_at(laid, place))
    if not broken_joints(laid, place):  # it matches, but the first card's mismatch remains
        return reason("mr-why-joint-open", "MR-3.8", **_joint_at(laid, state.fresh))
    if place == len(row):
        return reason("mr-why-joint-append", "MR-3.5", **_joint_at(laid, place))
    return reason("mr-why-joint", "MR-3.7", **_joint_at(laid, place))


def _open_joint(state: State) -> Reason:
    """The first card of the turn left a mismatch, which this move would not correct."""
    return reason("mr-why-joint-open", "MR-3.8", **_joint_at(state.rows[state.active], state.fresh))


def _joint_at(row: bytes, place: int) -> dict[str, Arg]:
    """The places and colours of the first joint here that does not match."""
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
        return reason("mr-why-tear-own", "MR-4.4")
    if victim >= state.table.seats:
        return reason("mr-why-tear-no-paper", "MR-4.4")
    row = state.rows[victim]
    if not row:
        return reason("mr-why-tear-nothing-yet", "MR-4.4", who=seat_name(victim))
    if place >= len(row):
        return reason("mr-why-tear-no-paper", "MR-4.4")
    if not data.is_paper(row[place]):
        return reason("mr-why-tear-torn", "MR-4.4")
    if state.protected[victim] >> place & 1:
        return reason("mr-why-tear-protected", "MR-4.2", place=place + 1)
    if not data.COLOURS_OF[row[place]] >> colour & 1:
        return reason("mr-why-tear-colour", "MR-4.4", colour=colour_words(colour))
    return None

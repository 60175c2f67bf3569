"""What must be true of every reachable position. Slow on purpose; for tests and fuzzing only."""

from __future__ import annotations

from collections import Counter

from tischlein.core.errors import InvariantBroken
from tischlein.games.click.data import (
    ACTION_HAND,
    COMPOSITION_HAND,
    COVERED,
    LAST_TURN,
    MARKET,
    NO_CARD,
    OPEN,
    PANDA,
    RICKSHAW,
    RICKSHAWS,
    TAKEN,
    UNCOVERED,
    WALL_CARDS,
    WRONG_CALLS,
)
from tischlein.games.click.dealing import rickshaw_ranges
from tischlein.games.click.state import (
    ACT,
    ENDING,
    IN_WINDOW,
    LAST_OPEN,
    MUST_TAKE,
    NOT_ENDED,
    OVER,
    PLACE,
    REPLACED,
    SEAT_BITS,
    State,
    open_left,
)


def check(state: State) -> None:
    _ensure(0 <= state.active < state.table.seats, "nobody's turn")
    _check_conservation(state)
    _check_rickshaws(state)
    _check_piles(state)
    _check_turn(state)
    _check_window(state)


def _ensure(condition: bool, what: str) -> None:
    if not condition:
        raise InvariantBroken(what)


def _check_conservation(state: State) -> None:
    """All 110 cards, at every moment (CL-1.1)."""
    table = state.table
    drawn = b"" if state.drawn == NO_CARD else bytes((state.drawn,))
    cards = state.wall.translate(UNCOVERED) + state.market + drawn + state.deck + state.discard
    wall = bytes(card for card in cards if card != RICKSHAW)
    _ensure(sorted(wall) == sorted(table.wall), "wall cards are not conserved")
    actions = state.action_deck + state.action_discard + b"".join(state.actions)
    _ensure(sorted(actions) == sorted(table.actions), "action cards are not conserved")
    _ensure(not Counter(state.action_deck) - Counter(state.shuffled), "an action card that was not shuffled in")
    shown = bytes(card for card in state.open if card != TAKEN)
    compositions = state.composition_deck + state.removed + shown
    for pile in (state.compositions, state.scored, state.gone):
        compositions += b"".join(pile)
    _ensure(sorted(compositions) == list(range(len(table.rows))), "compositions are not conserved")
    _ensure(len(state.removed) == table.removed_size, "a short game of another length")


def _check_rickshaws(state: State) -> None:
    on_wall = sum(card >= COVERED for card in state.wall)
    elsewhere = state.deck.count(RICKSHAW) + state.discard.count(RICKSHAW) + state.waiting
    _ensure(on_wall + elsewhere == RICKSHAWS, "rickshaws are not conserved")
    _ensure(RICKSHAW not in state.market, "a rickshaw in the market")
    if state.is_stacked:
        places = [place for place, card in enumerate(state.deck) if card == RICKSHAW]
        ranges = rickshaw_ranges(len(state.table.wall) - 7)[: len(places)]
        for place, (low, high) in zip(places, ranges, strict=True):
            _ensure(low <= place < high, "a rickshaw outside its third of the first deck")
    is_waiting_in_vain = state.waiting and on_wall < len(state.wall)
    _ensure(not is_waiting_in_vain or state.phase in (PLACE, MUST_TAKE, REPLACED), "a rickshaw waits without need")


def _check_piles(state: State) -> None:
    can_fill = any(card != RICKSHAW for card in state.deck + state.discard)
    _ensure(len(state.market) <= MARKET, "a market of more than three cards")
    _ensure(len(state.market) == MARKET or not can_fill or state.phase == OVER, "the market could be filled")
    _ensure(len(state.open) == OPEN, "three places for open compositions")
    plain = [card for card in state.open if card != TAKEN]
    _ensure(all(max(state.table.rows[card]) < PANDA for card in plain), "an open dragon or panda")
    _ensure(len(state.wall) <= WALL_CARDS, "a wall of too many cards")


def _check_turn(state: State) -> None:
    for hand in (*state.actions, *state.compositions):
        _ensure(list(hand) == sorted(hand), "a hand is not sorted")
    for seat, hand in enumerate(state.actions):
        is_short = seat == state.active and state.phase in (ACT, REPLACED, OVER)
        _ensure(len(hand) == ACTION_HAND or is_short, "a hand of actions that is not full")
    for hand in state.compositions:
        is_full = len(hand) >= COMPOSITION_HAND or not state.composition_deck or state.phase == OVER
        _ensure(is_full, "a hand of compositions that could be fuller")
    _ensure(0 <= state.played <= state.table.most_actions, "too many actions")
    _ensure((state.drawn != NO_CARD) == (state.phase == PLACE), "a card drawn outside step 2")
    _ensure(1 <= state.turn <= LAST_TURN, "a turn beyond the guard")
    _ensure(bool(state.last) == (not state.composition_deck), "the last composition brings the last turns")
    _ensure(not state.last or state.turn <= state.last, "a turn after the last one")
    _ensure((state.end == NOT_ENDED) == (state.phase != OVER), "an end without a reason")
    _ensure((open_left(state) == 0) == (state.end == LAST_OPEN), "the last open composition is the end")


def _check_window(state: State) -> None:
    callers = [caller & SEAT_BITS for caller in state.queue]
    _ensure(len(set(callers)) == len(callers), "a seat has called twice")
    is_race = not state.table.is_calm
    _ensure(not state.queue or (is_race and IN_WINDOW[state.phase]), "a call while no window is open")
    _ensure(not state.answers or (not is_race and IN_WINDOW[state.phase]), "an answer while no window is open")
    _ensure(is_race or state.phase != ENDING or bool(state.answers), "a calm turn that does not pass on")
    _ensure(not state.passed >> state.active & 1 or not is_race, "the active seat has passed")
    for seat in range(state.table.seats):
        _ensure(state.wrong >> 4 * seat & 15 <= WRONG_CALLS, "too many wrong calls")
    _ensure(len(state.before_held) == len(state.locked) == state.table.seats, "a seat without a past")

"""Checks that must hold in every reachable position. For tests and fuzzing only.

Most moves are calls and answers, which move no card. So the checks of piles are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.errors import must
from tischlein.games.click import data
from tischlein.games.click.dealing import rickshaw_ranges
from tischlein.games.click.state import (
    ACT,
    ENDING,
    FALSE_START,
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

ON_DECKS: Final = bytes(range(data.COVERED))
"""Every code of a card that is not under a rickshaw."""

ALL_NUMBERS: Final = bytes(range(256))


def check(state: State) -> None:
    must(0 <= state.active < state.table.seats, "nobody's turn")
    _check_conservation(state)
    _check_rickshaws(state)
    _check_piles(state)
    _check_turn(state)
    _check_window(state)


def _check_conservation(state: State) -> None:
    """Checks that all 110 cards are there exactly once (CL-1.1)."""
    table = state.table
    drawn = b"" if state.drawn == data.NO_CARD else data.CARD[state.drawn]
    is_conserved = _are_wall_cards(table.wall, state.wall, state.market, drawn, state.deck, state.discard)
    must(is_conserved, "wall cards are not conserved")
    is_conserved = _are_cards(table.actions, state.action_deck, state.action_discard, *state.actions)
    must(is_conserved, "action cards are not conserved")
    must(_is_among(state.action_deck, state.shuffled), "an action card that was not shuffled in")
    shown = state.open.replace(data.CARD[data.TAKEN], b"")
    piles = (state.composition_deck, state.removed, shown, *state.compositions, *state.scored, *state.gone)
    must(_are_cards(ALL_NUMBERS[: len(table.rows)], *piles), "compositions are not conserved")
    must(len(state.removed) == table.removed_size, "a short game of another length")


@lru_cache(maxsize=256)
def _are_wall_cards(whole: bytes, wall: bytes, *piles: bytes) -> bool:
    """Compares without rickshaws, which are counted elsewhere."""
    return _are_cards(
        whole, wall.translate(data.UNCOVERED), *(pile.replace(data.CARD[data.RICKSHAW], b"") for pile in piles)
    )


@lru_cache(maxsize=256)
def _are_cards(whole: bytes, *piles: bytes) -> bool:
    return sorted(b"".join(piles)) == sorted(whole)


@lru_cache(maxsize=256)
def _is_among(part: bytes, whole: bytes) -> bool:
    return all(part.count(card) <= whole.count(card) for card in set(part))


@lru_cache(maxsize=256)
def _is_sorted(hand: bytes) -> bool:
    return list(hand) == sorted(hand)


@lru_cache(maxsize=256)
def _is_stacked(deck: bytes, wall_cards: int) -> bool:
    """Whether each third of the first deck has one rickshaw, as far as it is not drawn yet (CL-1.7)."""
    places = [place for place, card in enumerate(deck) if card == data.RICKSHAW]
    ranges = rickshaw_ranges(wall_cards)[: len(places)]
    return all(low <= place < high for place, (low, high) in zip(places, ranges, strict=True))


def _check_rickshaws(state: State) -> None:
    on_wall = len(state.wall.translate(None, ON_DECKS))
    elsewhere = state.deck.count(data.RICKSHAW) + state.discard.count(data.RICKSHAW) + state.waiting
    must(on_wall + elsewhere == data.RICKSHAWS, "rickshaws are not conserved")
    must(data.RICKSHAW not in state.market, "a rickshaw in the market")
    if state.is_stacked:
        is_in_place = _is_stacked(state.deck, len(state.table.wall) - 7)
        must(is_in_place, "a rickshaw outside its third of the first deck")
    is_waiting_in_vain = state.waiting and on_wall < len(state.wall)
    must(not is_waiting_in_vain or state.phase in (PLACE, MUST_TAKE, REPLACED), "a rickshaw waits without need")


def _check_piles(state: State) -> None:
    must(len(state.market) <= data.MARKET, "a market of more than three cards")
    if len(state.market) < data.MARKET and state.phase != OVER:
        can_fill = any(card != data.RICKSHAW for card in state.deck + state.discard)
        must(not can_fill, "the market could be filled")
    must(len(state.open) == data.OPEN, "three places for open compositions")
    for card in state.open:
        must(card == data.TAKEN or card in state.table.plain, "an open dragon or panda")
    must(len(state.wall) <= data.WALL_CARDS, "a wall of too many cards")


def _check_turn(state: State) -> None:
    must(all(map(_is_sorted, state.actions + state.compositions)), "a hand is not sorted")
    for seat, hand in enumerate(state.actions):
        if len(hand) != data.ACTION_HAND:
            is_short = len(hand) < data.ACTION_HAND and seat == state.active and state.phase in (ACT, REPLACED, OVER)
            must(is_short, "a hand of actions that is not full")
    for hand in state.compositions:
        if len(hand) < data.COMPOSITION_HAND:
            must(not state.composition_deck or state.phase == OVER, "a hand of compositions that could be fuller")
    must(0 <= state.played <= state.table.most_actions, "too many actions")
    must((state.drawn != data.NO_CARD) == (state.phase == PLACE), "a card drawn outside step 2")
    must(1 <= state.turn <= data.LAST_TURN, "a turn beyond the guard")
    must(bool(state.last) == (not state.composition_deck), "the last composition brings the last turns")
    must(not state.last or state.turn <= state.last, "a turn after the last one")
    must((state.end == NOT_ENDED) == (state.phase != OVER), "an end without a reason")
    must((open_left(state) == 0) == (state.end == LAST_OPEN), "the last open composition is the end")


def _check_window(state: State) -> None:
    callers = {caller & SEAT_BITS for caller in state.queue}
    must(len(callers) == len(state.queue), "a seat has called twice")
    is_race = not state.table.is_calm
    must(not state.queue or (is_race and IN_WINDOW[state.phase]), "a call while no window is open")
    must(not state.answers or (not is_race and IN_WINDOW[state.phase]), "an answer while no window is open")
    must(is_race or state.phase != ENDING or bool(state.answers), "a calm turn that does not pass on")
    must(not state.passed >> state.active & 1 or not is_race, "the active seat has passed")
    if state.wrong:
        most = max(state.wrong >> 4 * seat & 15 for seat in range(state.table.seats))
        must(most <= data.WRONG_CALLS, "too many wrong calls")
    early = {caller & SEAT_BITS for caller in state.queue if caller & FALSE_START}
    for seat, marks in enumerate(state.early):
        must(not marks or seat in early or state.phase == OVER, "an early photo without a false start")
    by_seat = (state.before_held, state.early, state.locked, state.misses)
    must(all(len(each) == state.table.seats for each in by_seat), "a seat without a past")

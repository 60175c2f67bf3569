"""Rates the cards of a draft: by what each would bring alone, or by playing the round out with it on guessed deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.rng import derive
from tischlein.core.states import replaced
from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.features import DENIAL
from tischlein.games.dayunhe.bot.playing import play_on, play_until
from tischlein.games.dayunhe.bot.supply import Draws
from tischlein.games.dayunhe.bot.turns import Effort, judged, search
from tischlein.games.dayunhe.data import ALL_CARDS, BUILDS, SUPPLIES
from tischlein.games.dayunhe.state import ACTING, State, copy
from tischlein.games.dayunhe.view import View, determinize

QUICK: Final = Effort(2, 9, 4, 3)
"""How much is tried for a card that may never be played."""
DEALS: Final = (0, 0, 2, 2, 2, 1)
"""By number of seats: the guessed deals on which a round is played out. Two of five seats took more than a second."""
PLAYED_OUT: Final = 24
"""From this width on cards are rated by playing the round out."""


def rate_cards(view: View, state: State, cards: Sequence[int], weights: list[float], width: int) -> list[float]:
    """By card: the expected margin after this round, or how much more it is than without any card."""
    if width < PLAYED_OUT:
        return _rate_alone(view, state, cards, weights)
    return _rate_by_rounds(view, state, cards, weights)


def _rate_alone(view: View, state: State, cards: Sequence[int], weights: list[float]) -> list[float]:
    """The gain of each card now, less what the next player gains by the best of the others."""
    gains = card_gains(state, view.seat, cards, weights)
    following = (view.seat + 1) % view.seats
    if following == view.start:
        return [gains[card] for card in cards]
    theirs = card_gains(state, following, cards, weights)
    share = weights[DENIAL] / (view.seats - 1)
    return [gains[card] + share * max(theirs[other] for other in cards if other != card) for card in cards]


def card_gains(state: State, seat: Seat, cards: Sequence[int], weights: list[float]) -> dict[int, float]:
    """By card: its builds, its third part and its supplies, each alone, as if it were the seat's turn now."""
    trial = copy(state)
    trial.step = ACTING
    trial.active = seat
    base = judged(trial, seat, weights)
    builds = [0.0] + [_part_gain(trial, seat, 0, count, weights) - base for count in (1, 2)]
    draws = [Draws(trial, seat, weights, count) for count in range(3)]
    return {
        card: builds[BUILDS[card]]
        + draws[BUILDS[card]].of_card(SUPPLIES[card])
        + _part_gain(trial, seat, card, 0, weights)
        - base
        for card in cards
    }


def _part_gain(state: State, seat: Seat, card: int, builds: int, weights: list[float]) -> float:
    """The value after so many builds, or after the card's third part."""
    trial = copy(state)
    trial.cards = replaced(trial.cards, seat, card)
    trial.builds = builds
    trial.may_rebuild = builds == 2
    trial.may_special = card > 0
    return search(trial, seat, weights, QUICK)[0].value


def _rate_by_rounds(view: View, state: State, cards: Sequence[int], weights: list[float]) -> list[float]:
    """The average value after the round, on the same guessed deals for all cards.

    The turns before the seat's own do not depend on its card, so they are played once for each deal.
    """
    wishes = _wishes(view, state, weights)
    totals = [0.0] * len(cards)
    deals = DEALS[view.seats]
    for deal in range(deals):
        world = determinize(view, derive(view.round, view.seat, deal))
        _draft(world, view.start, _seats_before(view), ALL_CARDS & ~view.received, wishes)
        play_until(world, view.seat, weights, QUICK)
        for number, card in enumerate(cards):
            trial = copy(world)
            trial.cards = replaced(trial.cards, view.seat, card)
            _draft(trial, view.seat + 1, view.seats - 1 - _seats_before(view), view.received & ~(1 << card), wishes)
            totals[number] += play_on(trial, view.seat, weights, QUICK)
    return [total / float(deals) for total in totals]


def _seats_before(view: View) -> int:
    """How many seats draft before this one."""
    return (view.seat - view.start) % view.seats


def _wishes(view: View, state: State, weights: list[float]) -> list[list[int]]:
    """By seat: the cards that it may get, the most wanted first. Those before took of what was not passed on."""
    found: list[list[int]] = [[] for _ in range(view.seats)]
    before = _seats_before(view)
    for turn in range(view.seats):
        if turn != before:
            seat = (view.start + turn) % view.seats
            passed = ALL_CARDS & ~view.received if turn < before else view.received
            found[seat] = _wished(state, seat, [card for card in range(1, 11) if passed >> card & 1], weights)
    return found


def _wished(state: State, seat: Seat, cards: list[int], weights: list[float]) -> list[int]:
    gains = card_gains(state, seat, cards, weights)
    return sorted(cards, key=lambda card: (-gains[card], card))


def _draft(world: State, first: Seat, count: int, cards: int, wishes: list[list[int]]) -> None:
    """So many seats, clockwise from the first, take what they want most of a set of cards."""
    for turn in range(count):
        seat = (first + turn) % world.table.seats
        taken = next(wish for wish in wishes[seat] if cards >> wish & 1)
        world.cards = replaced(world.cards, seat, taken)
        cards &= ~(1 << taken)

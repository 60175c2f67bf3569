"""Rates the cards of a draft: by what each would bring alone, or by playing the round out with it on guessed deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.features import DENIAL
from tischlein.games.dayunhe.bot.playing import play_round
from tischlein.games.dayunhe.bot.supply import Draws
from tischlein.games.dayunhe.bot.turns import Effort, judged, search
from tischlein.games.dayunhe.data import ALL_CARDS, BUILDS, SUPPLIES
from tischlein.games.dayunhe.state import ACTING, State, copy
from tischlein.games.dayunhe.view import View, determinize

QUICK: Final = Effort(2, 9, 4, 3)
"""How much is tried for a card that may never be played."""
DEALS: Final = 2
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
    trial.cards[seat] = card
    trial.builds = builds
    trial.may_rebuild = builds == 2
    trial.may_special = card > 0
    return search(trial, seat, weights, QUICK)[0].value


def _rate_by_rounds(view: View, state: State, cards: Sequence[int], weights: list[float]) -> list[float]:
    """The average value after the round, on the same guessed deals for all cards."""
    wishes = _wishes(view, state, weights)
    totals = [0.0] * len(cards)
    for deal in range(DEALS):
        world = determinize(view, derive(view.round, view.seat, deal))
        for number, card in enumerate(cards):
            trial = copy(world)
            _draft(trial, view, card, wishes)
            totals[number] += play_round(trial, view.seat, weights, QUICK)
    return [total / DEALS for total in totals]


def _wishes(view: View, state: State, weights: list[float]) -> list[list[int]]:
    """By seat: all cards, the most wanted first."""
    found: list[list[int]] = []
    every = [card for card in range(1, 11) if ALL_CARDS >> card & 1]
    for seat in range(view.seats):
        if seat == view.seat:
            found.append([])
            continue
        gains = card_gains(state, seat, every, weights)
        found.append(sorted(every, key=lambda card: (-gains[card], card)))
    return found


def _draft(world: State, view: View, card: int, wishes: list[list[int]]) -> None:
    """Completes the draft: those before took what is missing, those after take what they want most of the rest."""
    seats = view.seats
    missing = ALL_CARDS & ~view.received
    left = view.received & ~(1 << card)
    for turn in range(seats):
        seat = (view.start + turn) % seats
        if seat == view.seat:
            world.cards[seat] = card
            missing = left
            continue
        taken = next(wish for wish in wishes[seat] if missing >> wish & 1)
        world.cards[seat] = taken
        missing &= ~(1 << taken)

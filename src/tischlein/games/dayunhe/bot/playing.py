"""Plays turns and rounds quickly on a guessed state: what a look into the future is made of."""

from __future__ import annotations

from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.features import value
from tischlein.games.dayunhe.bot.steering import margin, settle_uprisings, steerings
from tischlein.games.dayunhe.bot.supply import Draws
from tischlein.games.dayunhe.bot.turns import Effort, search
from tischlein.games.dayunhe.moves import END, SUPPLY
from tischlein.games.dayunhe.rounds import begin_turn
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import ACTING, OVER, SAILING, State


def play_until(state: State, seat: Seat, weights: list[float], tried: Effort) -> None:
    """Plays the turns of a round, whose cards are dealt, that come before the turn of this seat."""
    begin_turn(state, state.start, None)
    while state.active != seat:
        play_turn(state, state.active, weights, tried)


def play_on(state: State, seat: Seat, weights: list[float], tried: Effort) -> float:
    """Plays a round from the turn of this seat to its end. Returns the value for it afterwards."""
    begin_turn(state, seat, None)
    while state.step == ACTING:
        play_turn(state, state.active, weights, tried)
    if state.step == SAILING:
        for move in steerings(state, weights)[0][1]:
            apply(state, state.active, move, 0)
    settle_uprisings(state)
    return margin(state, seat) if state.step == OVER else value(state, seat, weights)


def play_turn(state: State, seat: Seat, weights: list[float], tried: Effort) -> None:
    """Draws as long as that is worth it, then plays the best use of the card, then draws what there is room for."""
    draw(state, seat, weights)
    for move in search(state, seat, weights, tried)[0].moves:
        apply(state, seat, move, 0)
    draw(state, seat, weights)
    apply(state, seat, END, 0)


def draw(state: State, seat: Seat, weights: list[float]) -> None:
    while state.supplies:
        draws = Draws(state, seat, weights, state.builds)
        gain, stack = draws.best()
        if gain <= 0 or not draws.room():
            return
        apply(state, seat, SUPPLY | stack, 0)

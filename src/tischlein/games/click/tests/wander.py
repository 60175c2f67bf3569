"""Random matches that reach more than uniform random play: sometimes sensible, and sometimes with a clock."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tischlein.core.types import seats_in
from tischlein.games.click import GAME
from tischlein.games.click.bot import rate
from tischlein.games.click.moves import TAKE_BACK, verb_of
from tischlein.games.click.state import State
from tischlein.games.click.tests.picture import start


def wander(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of one match, including the last. Yields the same mutable state each time: do not keep it.

    Every third match has no clock, every third runs so fast that calls are false starts, and some never remove a card
    from the wall, so that it grows long.
    """
    dice = random.Random(seed)
    state = start(seats, seed, **options)
    tick = (0, 20, 400)[seed % 3]
    is_sensible = seed % 4 > 0
    at = 0
    yield state
    while awaited := seats_in(GAME.to_act(state)):
        seat = dice.choice(awaited)
        moves = GAME.legal(state, seat)
        if is_sensible and dice.random() < 0.7:
            rates = rate(GAME.view(state, seat), moves)
            move = moves[rates.index(max(rates))]
        elif seed % 4 == 0 and dice.random() < 0.5:
            growing = [each for each in moves if verb_of(each) == TAKE_BACK]
            move = dice.choice(growing or moves)
        else:
            move = dice.choice(moves)
        at += tick
        GAME.apply(state, seat, move, at)
        yield state

"""Random matches whose rows grow: uniform random play discards too much and ends with rows of two or three places."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tischlein.core.types import Move
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.moves import END, LAY, LAY_STOP, LAY_TEAR, verb_of, where_of
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.tests.picture import start

APPEND, COVER = -1, -2
BUSY = {APPEND: 12, COVER: 6, LAY_TEAR: 2, LAY_STOP: 4}
GROWING = {APPEND: 60, COVER: 2, LAY_TEAR: 2, LAY_STOP: 4}
"""The weight of each kind of move, where appending and covering are two kinds; all others have weight 1."""


def wander(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of one match, including the last. Yields the same mutable state each time: do not keep it."""
    dice = random.Random(seed)
    weights = BUSY if seed % 2 else GROWING
    state = start(seats, seed, **options)
    yield state
    while moves := GAME.legal(state, state.active):
        GAME.apply(state, state.active, _choose(state, moves, weights, dice), 0)
        yield state


def _choose(state: State, moves: list[Move], weights: dict[int, int], dice: random.Random) -> Move:
    """Chooses the kind of move, then one of that kind. A turn rarely ends after one card."""
    kinds: dict[int, list[Move]] = {}
    for move in moves:
        kinds.setdefault(_kind(state, move), []).append(move)
    if len(kinds) > 1 and dice.random() < 0.8:
        kinds.pop(END, None)
    names = list(kinds)
    kind = dice.choices(names, [weights.get(name, 1) for name in names])[0]
    return dice.choice(kinds[kind])


def _kind(state: State, move: Move) -> int:
    verb = verb_of(move)
    if verb != LAY:
        return verb
    return COVER if where_of(move) < len(state.rows[state.active]) else APPEND

"""What is random in a match (core.luck): the order of the tiles in the stacks."""

from __future__ import annotations

from tischlein.core.rng import MASK, shuffle
from tischlein.games.dayunhe.state import State


def hidden(state: State) -> object:
    return tuple(state.stacks), state.up, state.rng


def reshuffle(state: State, seed: int) -> None:
    """Shuffles each stack between the unrest put under it and a top that lies face up (DY-2.10).

    Tiles stay in their stacks. The stacks of a seat are not exchangeable: those with unrest on top are dealt again at
    the start (DY-2.7), which leaves a little less unrest in the others.
    """
    rng = seed & MASK
    for stack, tiles in enumerate(state.stacks):
        low = state.low[stack]
        high = max(low, len(tiles) - (state.up >> stack & 1))  # a top that is the unrest put under it is in both
        between = list(tiles[low:high])
        rng = shuffle(rng, between)
        state.stacks[stack] = tiles[:low] + bytes(between) + tiles[high:]
    state.rng = rng

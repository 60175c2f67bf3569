"""What drawing a tile is worth: of a visible tile, or on average over those that may lie there.

Works on a guessed state, of which only what is public is used: which hidden tiles there are, not where they lie.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import dot
from tischlein.core.states import with_card
from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.features import TILES, USED, stored, turns_to_come
from tischlein.games.dayunhe.data import STACKS, UNREST, WAREHOUSE
from tischlein.games.dayunhe.state import State

LATER: Final = 0.85
"""Factor for each further draw of a card."""


class Draws:
    """The gains of a seat's possible draws, if it has so many builds left in this turn."""

    def __init__(self, state: State, seat: Seat, weights: list[float], builds: int) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._weights: Final = weights[TILES : TILES + 4]
        self._turns: Final = turns_to_come(state, seat) + builds / USED
        self._hidden: Final = hidden_tiles(state, seat)

    def room(self) -> int:
        return WAREHOUSE - len(self._state.warehouses[self._seat])

    def stacks(self) -> list[int]:
        return [stack for stack in range(STACKS) if self._state.stacks[STACKS * self._seat + stack]]

    def gain(self, stack: int) -> float:
        top = known_top(self._state, STACKS * self._seat + stack)
        return self.mean([top] if top else self._hidden)

    def mean(self, kinds: list[int]) -> float:
        """The average value of one more of these tiles."""
        warehouse = self._state.warehouses[self._seat]
        if not kinds or len(warehouse) >= WAREHOUSE:
            return 0.0
        total = 0.0
        for kind in sorted(set(kinds)):
            total += kinds.count(kind) * self._worth(with_card(warehouse, kind))
        return total / len(kinds) - self._worth(warehouse)

    def best(self) -> tuple[float, int]:
        """The gain of the best draw, and its stack. No gain if no draw brings any."""
        gain, chosen = 0.0, 0
        for stack in self.stacks():
            here = self.gain(stack)
            if here > gain:
                gain, chosen = here, stack
        return gain, chosen

    def of_card(self, count: int) -> float:
        """The gain of so many draws, as far as there is room."""
        gains = sorted((self.gain(stack) for stack in self.stacks()), reverse=True)
        unseen = max(0.0, self.mean(self._hidden))
        gains = [max(gain, unseen) for gain in gains] + [unseen] * STACKS
        total, share = 0.0, 1.0
        for gain in gains[: min(count, self.room())]:
            total += share * gain
            share *= LATER
        return total

    def _worth(self, warehouse: bytes) -> float:
        return dot(self._weights, stored(self._state.table.chart, warehouse, self._turns))


def known_top(state: State, stack: int) -> int:
    """The kind of a stack's top if everybody may know it; else 0."""
    tiles = state.stacks[stack]
    if state.up >> stack & 1:
        return tiles[-1]
    return UNREST if state.low[stack] == len(tiles) else 0


def hidden_tiles(state: State, seat: Seat) -> list[int]:
    """The tiles in a seat's stacks whose places nobody knows; sorted, because their order is secret."""
    found: list[int] = []
    for stack in range(STACKS * seat, STACKS * seat + STACKS):
        tiles, low = state.stacks[stack], state.low[stack]
        found += tiles[low : max(low, len(tiles) - (state.up >> stack & 1))]
    return sorted(found)

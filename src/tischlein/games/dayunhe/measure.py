"""What simulations of Da Yunhe count (core.measure), to see which cards and attacks are used: docs/balance.md."""

from __future__ import annotations

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.data import CARDS, UPRISINGS
from tischlein.games.dayunhe.moves import PICK, SPECIALS, argument_of, verb_of
from tischlein.games.dayunhe.state import ACTING, State


class _Watch:
    def __init__(self) -> None:
        self.drafted = [0] * len(CARDS)
        """By card."""
        self.played = [0] * len(CARDS)
        """By card: how often its third part was used."""

    def before(self, state: State, _seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == PICK:
            self.drafted[argument_of(move)] += 1
        elif state.step == ACTING and verb in SPECIALS:
            self.played[SPECIALS.index(verb)] += 1

    def figures(self, state: State) -> dict[str, list[int]]:
        found = {"lost_by_uprisings": [-sums[UPRISINGS] for sums in state.sums]}
        for card, name in enumerate(CARDS):
            if name:
                found[f"drafted_{name}"] = [self.drafted[card]]
                found[f"played_{name}"] = [self.played[card]]
        return found


def watch(_state: State) -> _Watch:
    return _Watch()

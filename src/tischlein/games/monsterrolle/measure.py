"""What simulations of Monsterrolle count (core.measure): how the kinds of cards are used. Figures: docs/balance.md."""

from __future__ import annotations

from tischlein.core.states import ONE
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle.data import TEAR
from tischlein.games.monsterrolle.moves import (
    DISCARD,
    LAY,
    LAY_STOP,
    LAY_TEAR,
    PLACES,
    SEAT,
    TAKE_CARD,
    card_of,
    verb_of,
    where_of,
)
from tischlein.games.monsterrolle.rules import best_section
from tischlein.games.monsterrolle.state import State


class _Watch:
    def __init__(self) -> None:
        # Numbers, not a dictionary of them: this is asked at every move of every simulated match.
        self.added = self.over_paper = self.over_tears = self.stops = self.discards = self.taken = 0
        self.torn: list[int] = []
        """What each tear took from the best section."""

    def before(self, state: State, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == LAY:
            row, place = state.rows[seat], where_of(move)
            if place == len(row):
                self.added += 1
            elif row[place] < TEAR:
                self.over_paper += 1
            else:
                self.over_tears += 1
        elif verb == LAY_TEAR:
            victim, place = where_of(move) >> SEAT, where_of(move) % PLACES
            row = state.rows[victim]
            torn = row[:place] + ONE[TEAR + card_of(move)] + row[place + 1 :]
            self.torn.append(best_section(row) - best_section(torn))
        elif verb == LAY_STOP:
            self.stops += 1
        elif verb == DISCARD:
            self.discards += 1
        elif verb == TAKE_CARD:
            self.taken += 1

    def figures(self, state: State) -> dict[str, list[int]]:
        seats = state.table.seats
        return {
            "papers_added": [self.added],
            "papers_over_paper": [self.over_paper],
            "papers_over_tears": [self.over_tears],
            "stops": [self.stops],
            "tears": [len(self.torn)],
            "discards": [self.discards],
            "taken": [self.taken],
            "points_torn": self.torn,
            "first_scoring": state.points[:seats],
            "third_scoring": state.points[-seats:],
        }


def watch(_state: State) -> _Watch:
    return _Watch()

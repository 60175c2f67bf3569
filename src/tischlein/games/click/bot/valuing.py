"""What a prospect is worth: exactly where the match is over, by the learnt weights elsewhere; and a rough measure."""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import dot
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.features import FIRST_ACTION, measured
from tischlein.games.click.bot.patterns import steps_to
from tischlein.games.click.bot.prospect import Prospect
from tischlein.games.click.bot.reach import kinds_that_finish, lacking
from tischlein.games.click.data import TAKEN

WON: Final = 60.0
"""The value of a match that is won: beyond all that can be expected of one that goes on."""
HASTE: Final = 0.001
"""What each move costs on the way to a victory: a rival may come between."""


def value_of(facts: Facts, then: Prospect) -> float:
    """The value at the end of the viewer's turn."""
    if then.is_over or facts.view.turn == facts.view.last:
        return final_value(facts, then)
    return dot(facts.weights, measured(facts, then))


def final_value(facts: Facts, then: Prospect) -> float:
    """The value of the result (CL-7.3)."""
    mine = (facts.mine[0] + then.points, facts.mine[1] + then.photos)
    margin = 0.01 * (mine[0] - facts.best_rival[0])
    if mine > facts.best_rival:
        return WON + margin - HASTE * len(then.moves)
    return margin if mine == facts.best_rival else margin - WON


class Rough:
    """A quick estimate of a prospect, for choosing which ones are looked at closely."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.kept: list[float] = facts.weights[FIRST_ACTION:]
        unseen = facts.unseen if facts.held_elsewhere else []
        self.foreign: list[tuple[bytes, float]] = [
            (facts.rows[card], 0.8 * facts.held_elsewhere * facts.points[card]) for card in unseen
        ]

    def rate(self, then: Prospect) -> None:
        """Sets the rough value. Its bonus is what the hand can finish at once, if further cards may be played."""
        then.bonus = 0.0
        then.rough = self._value(then) + then.bonus

    def _value(self, then: Prospect) -> float:
        facts, wall = self.facts, then.wall
        if then.is_over:
            return final_value(facts, then)
        hand = then.actions if then.played < facts.most_actions else b""
        total = float(then.points) + COMPOSITION * then.new_compositions
        for kind in then.actions:
            total += self.kept[kind]
        finishable = 0.0
        for card in then.compositions:
            points = float(facts.points[card])
            near = _nearness(wall, facts.rows[card], then.discard, hand)
            total += points * min(near, NEXT)
            finishable = max(finishable, points * near)
        for card in then.open:
            if card != TAKEN:
                near = _nearness(wall, facts.rows[card], then.discard, hand)
                total -= OPEN * min(near, NEXT)
                finishable = max(finishable, facts.points[card] * near)
        for row, cost in self.foreign:
            if wall.find(row) >= 0:
                total -= cost
        if hand:
            then.bonus = finishable
        return total


COMPOSITION: Final = 0.3
"""Rough values: of a composition to be drawn, of open compositions that are near, ..."""
OPEN: Final = 0.6
NEXT: Final = 0.5
"""... of what one action card may finish, as a share of its points, ..."""
PART: Final = 0.3
MOTIFS: Final = 0.1
"""... of a part of it, and of all its motifs somewhere on the wall."""


def _nearness(wall: bytes, row: bytes, discard: bytes, hand: bytes) -> float:
    """From 0 to 1: how near the wall is to showing the row; 1 also if an action card of the hand will do."""
    if wall.find(row) >= 0:
        return 1.0
    missing, steps = lacking(wall, row), steps_to(row)
    if missing > 1 or steps.any_step.search(wall) is None:
        return MOTIFS * (1.0 - missing / len(row))
    if hand:
        kinds = kinds_that_finish(wall, row, discard)
        for kind in hand:
            if kinds >> kind & 1:
                return 1.0
    return NEXT if not missing and steps.any_local.search(wall) is not None else PART

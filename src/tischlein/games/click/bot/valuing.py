"""What a prospect is worth: exactly where the match is over, by the learnt weights elsewhere; and a rough measure."""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import dot
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.features import FIRST_ACTION, measured
from tischlein.games.click.bot.patterns import steps_to
from tischlein.games.click.bot.prospect import Prospect
from tischlein.games.click.data import TAKEN

WON: Final = 60.0
"""The value of a match that is won: beyond all that can be expected of one that goes on."""


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
        return WON + margin
    return margin if mine == facts.best_rival else margin - WON


class Rough:
    """A quick estimate of a wall, for choosing which plans are looked at closely."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.own_weight = 0.4
        self.kept: list[float] = facts.weights[FIRST_ACTION:]
        unseen = facts.unseen if facts.held_elsewhere else []
        self.foreign: list[tuple[bytes, float]] = [
            (facts.rows[card], 0.8 * facts.held_elsewhere * facts.points[card]) for card in unseen
        ]

    def value(self, then: Prospect) -> float:
        facts, wall = self.facts, then.wall
        total = float(then.points) + 0.3 * then.new_compositions
        for kind in then.actions:
            total += self.kept[kind]
        for card in then.compositions:
            row = facts.rows[card]
            total += facts.points[card] * _nearness(wall, row)
        for card in then.open:
            if card != TAKEN:
                total -= 0.3 * _nearness(wall, facts.rows[card])
        for row, cost in self.foreign:
            if row in wall:
                total -= cost
        return total


def _nearness(wall: bytes, row: bytes) -> float:
    if row in wall:
        return 1.0
    if steps_to(row).any_local.search(wall) is not None:
        return 0.5
    return 0.3 if row[1:] in wall or row[:-1] in wall else 0.0

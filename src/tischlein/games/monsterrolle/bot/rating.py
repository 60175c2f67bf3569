"""Rates the outcomes of one turn quickly: what they share is computed once.

The chances of the times are the same for all of them, so the weights of a base feature become one; and many outcomes
have the own row in common, the own hand, or the rivals' rows.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import dot
from tischlein.games.monsterrolle.bot.features import COMING, OWN, PLAIN, RIVALS, ROW, SOON, TIMES_OF, Scene
from tischlein.games.monsterrolle.bot.turns import Outcome
from tischlein.games.monsterrolle.data import STOP, TEAR


class Rating:
    def __init__(self, scene: Scene, weights: list[float]) -> None:
        self._scene: Final = scene
        self._plain: Final = weights[: len(PLAIN)]
        joint = _joint(weights, scene.times)
        self._row: Final = joint[:ROW]
        self._hand: Final = joint[ROW:OWN]
        self._rivals: Final = joint[OWN:RIVALS]
        self._gift: Final = joint[RIVALS:]
        self._is_last_turn: Final = scene.left == 1 and scene.times[COMING] == 0.0
        self._of_row: dict[tuple[bytes, int], float] = {}
        self._of_hand: dict[tuple[bytes, int, bytes], float] = {}
        self._of_rivals: dict[tuple[bytes, bytes], float] = {}
        self._of_gift: dict[tuple[bytes, int, bytes, bytes], float] = {}

    def value(self, end: Outcome, pile: bytes) -> float:
        """The expected margin if the turn ends like this; `pile` is the discard pile before it."""
        scene = self._scene
        row = end.rows[scene.seat]
        if self._is_last_turn:
            return self._last_margin(end)
        own = self._value_of_row(row, end.protected) + self._value_of_hand(row, end.protected, end.hand)
        return own + self._value_of_rivals(end) + self._value_of_gift(end, (end.discard or pile)[-1:])

    def _value_of_row(self, row: bytes, protected: int) -> float:
        key = (row, protected)
        found = self._of_row.get(key)
        if found is None:
            scene = self._scene
            found = self._of_row[key] = dot(self._row, scene.see_row(scene.row(row, protected)))
        return found

    def _value_of_hand(self, row: bytes, protected: int, hand: bytes) -> float:
        key = (row, protected, hand)
        found = self._of_hand.get(key)
        if found is None:
            scene = self._scene
            found = self._of_hand[key] = dot(self._hand, scene.see_hand(scene.row(row, protected), hand))
        return found

    def _last_margin(self, end: Outcome) -> float:
        """What the seat keeps does not count any more: the margin now, less what a tear may take before the end."""
        scene = self._scene
        own = scene.row(end.rows[scene.seat], end.protected)
        best = 0
        for seat in range(scene.seats):
            if seat != scene.seat:
                reached = scene.totals[seat] + scene.row(end.rows[seat], scene.protected[seat]).best
                best = max(best, reached)
        return scene.totals[scene.seat] + own.best - best - scene.times[SOON] * scene.exposure(own)

    def _value_of_rivals(self, end: Outcome) -> float:
        scene = self._scene
        rows = end.rows[:]
        rows[scene.seat] = b""
        tears = bytes([card for card in end.hand if TEAR <= card < STOP])
        key = (b"\xff".join(rows), tears)
        found = self._of_rivals.get(key)
        if found is None:
            standing = scene.standing(rows)
            found = dot(self._plain, scene.plain(standing))
            found += dot(self._rivals, scene.see_rivals(rows, standing[0], tears))
            self._of_rivals[key] = found
        return found

    def _value_of_gift(self, end: Outcome, top: bytes) -> float:
        scene = self._scene
        row = end.rows[scene.seat]
        key = (row, end.protected, end.rows[(scene.seat + 1) % scene.seats], top)
        found = self._of_gift.get(key)
        if found is None:
            own = scene.row(row, end.protected)
            found = self._of_gift[key] = dot(self._gift, scene.see_gift(end.rows, own, top))
        return found


def _joint(weights: list[float], times: list[float]) -> list[float]:
    """The weight of each base feature, with the times of this turn."""
    joint: list[float] = []
    index = len(PLAIN)
    for of_base in TIMES_OF:
        total = 0.0
        for time in of_base:
            total += weights[index] * times[time]
            index += 1
        joint.append(total)
    return joint

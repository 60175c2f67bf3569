"""Measures the luck in a match: how much better its draws were than those that could have come just as well.

The luck of a draw is a value of the position after it, less the mean of that value over draws that could have come. The
hidden order is drawn again with all hands as they are (core.luck), so before each draw the expected luck is 0, whatever
the value is and whoever plays. Hence luck may be subtracted from results without leaning them; the better the value,
the less is left of their variance. The mean is over a few draws by lot, which makes luck noisier, but not biased.

Luck is told by seat, in thousandths of a point, so that sums are integers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tischlein.bots.values import find_values
from tischlein.core.errors import BadInput
from tischlein.core.game import Game, Options
from tischlein.core.luck import Luck
from tischlein.core.measure import Watch
from tischlein.core.registry import live_part, luck_part, planner_part, replay_part
from tischlein.core.rng import derive
from tischlein.core.types import SPECTATOR, Move, Seat
from tischlein.core.words import text

REDRAWS: Final = 8
"""Draws that each draw is compared with. With n of them luck has 1 + 1/n times the variance that it has with all."""
WIDTH: Final = 8
"""How widely plans are searched for the value of a position."""
THOUSAND: Final = 1000

Margins = Callable[[Any], list[float]]
"""By seat, how far it is expected to be ahead of its best rival in the end."""


class LuckMeasure:
    """Watches one match (core.measure), and tells the figure `luck`: one number for each seat."""

    def __init__(self, game: Game[Any, Any], margins: Margins, seed: int) -> None:
        self.game = game
        self.margins = margins
        self.seed = seed

    def watch(self, state: Any) -> Watch[Any]:
        return _Watch(self.game, part_of(self.game), self.margins, self.seed, len(self.margins(state)))


def part_of(game: Game[Any, Any]) -> Luck[Any]:
    """Raises BadInput for a game that does not tell what is random in it."""
    part = luck_part(game.info.id)
    if part is None:
        raise BadInput(text("error-no-luck", game=game.info.id))
    return part


class _Watch:
    def __init__(self, game: Game[Any, Any], part: Luck[Any], margins: Margins, seed: int, seats: int) -> None:
        self.game = game
        self.part = part
        self.margins = margins
        self.seed = seed
        self.moves = 0
        self.luck = [0.0] * seats

    def before(self, state: Any, seat: Seat, move: Move) -> None:
        self.moves += 1
        came = self.game.copy(state)
        self.game.apply(came, seat, move, 0)
        if self.part.hidden(came) == self.part.hidden(state):
            return
        drawn = self.margins(came)
        sums = [0.0] * len(drawn)
        for number in range(REDRAWS):
            other = self.game.copy(state)
            self.part.reshuffle(other, derive(self.seed, self.moves, number))
            self.game.apply(other, seat, move, 0)
            sums = [total + margin for total, margin in zip(sums, self.margins(other), strict=True)]
        for who, margin in enumerate(drawn):
            self.luck[who] += margin - sums[who] / REDRAWS

    def figures(self, state: Any) -> dict[str, list[int]]:
        return {"luck": [round(THOUSAND * luck) for luck in self.luck]}


def expected_margins(game: Game[Any, Any], seats: int, options: Options) -> Margins:
    """By the best plan of the seat that is awaited; by the points on the table, if the game has no weights for it.

    A drawn card is worth what can be done with it, so the plan says more than the position does.
    """
    planner, replay = planner_part(game.info.id), replay_part(game.info.id)
    awaited = live_part(game.info.id).awaited
    values = None
    if planner is not None:
        try:
            values = find_values(game.info.id, seats, options)
        except BadInput:
            values = None

    def margins(state: Any) -> list[float]:
        result = game.result(state)
        if result is not None:
            return ahead(result.scores)
        if planner is not None and values is not None:
            first = awaited(state, game.to_act(state)) or game.to_act(state)
            seat = (first & -first).bit_length() - 1
            margin = planner.plans(game.view(state, seat), game.legal(state, seat), values, WIDTH)[0].value
            return [margin if who == seat else -margin / (seats - 1) for who in range(seats)]
        return ahead(replay.points(game.view(state, SPECTATOR))) if replay is not None else [0.0] * seats

    return margins


def ahead(points: Any) -> list[float]:
    """By seat: its points less those of its best rival."""
    return [float(mine - max((*points[:seat], *points[seat + 1 :]))) for seat, mine in enumerate(points)]

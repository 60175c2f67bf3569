"""`python -m benchmarks.growth`: what a decision costs as a wall, a row, a table or a match grows.

Prints a table for each; with `--draw` it also writes docs/pictures/growth.svg. The slope is the exponent of growth
between the first and the last point: 1 is linear.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.curves import draw
from tischlein.compiled.finder import ENGINE
from tischlein.core.match import Match, new_header
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, game_part
from tischlein.core.types import seats_in
from tischlein.games.click.data import TAKEN
from tischlein.games.click.state import ACT
from tischlein.lab.simulate import Plan, run_chunk

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "growth.svg"
TRIES: Final = 7
SECONDS: Final = 0.02


class Curve(NamedTuple):
    title: str
    across: str
    """What grows."""
    points: list[tuple[float, float]]
    """What has grown, and microseconds."""

    @property
    def slope(self) -> float:
        (first, before), (last, after) = self.points[0], self.points[-1]
        return math.log(after / before) / math.log(last / first)


def micros(work: Callable[[], object]) -> float:
    """The median of several tries, in processor time."""
    tries = []
    for _ in range(TRIES):
        began, done, took = time.process_time(), 0, 0.0
        while not done or took < SECONDS:
            work()
            done += 1
            took = time.process_time() - began
        tries.append(took / done * 1e6)
    return statistics.median(tries)


def rows() -> Iterator[Curve]:
    """Monsterrolle: a first card of a turn, by the length of the player's row."""
    game, rate = find_game("monsterrolle"), game_part("monsterrolle", "bot").rate
    dice = random.Random(1)
    listed, rated = [], []
    for length in (3, 6, 12, 24, 48):
        state: Any = game.setup(complete_options(game.info, 4, {}), 4, 3)
        edges = [dice.randrange(6) for _ in range(length + 1)]
        state.rows[state.active] = bytes(left << 3 | right for left, right in pairwise(edges))
        seat, legal = state.active, game.legal(state, state.active)
        view = game.view(state, seat)
        listed.append((float(length), micros(partial(game.legal, state, seat))))
        rated.append((float(length), micros(partial(rate, view, legal)) / len(legal)))
    yield Curve("Monsterrolle: list the legal moves", "cards in the row", listed)
    yield Curve("Monsterrolle: rate one move", "cards in the row", rated)


def walls() -> Iterator[Curve]:
    """Click!: an action, with every card that can be moved, by the length of the wall."""
    game, rate = find_game("click"), game_part("click", "bot").rate
    dice = random.Random(1)
    listed, rated = [], []
    for length in (3, 6, 12, 24, 46):
        state: Any = game.setup(complete_options(game.info, 4, {}), 4, 3)
        state.wall = bytes(dice.choice(range(5)) for _ in range(length))
        state.phase, state.actions[state.active] = ACT, bytes(range(4))
        # Dragons, which this wall does not show: a photo would be called without rating anything else.
        dragons = [card for card, row in enumerate(state.table.rows) if max(row) > 4]
        state.compositions[state.active], state.open = bytes(dragons[:4]), bytes([TAKEN] * 3)
        seat, legal = state.active, game.legal(state, state.active)
        view = game.view(state, seat)
        walls = [bytes(dice.sample(state.wall, length)) for _ in range(50)]

        def list_all(state: Any = state, walls: list[bytes] = walls, seat: int = seat) -> None:
            for state.wall in walls:
                game.legal(state, seat)

        listed.append((float(len(legal)), micros(list_all) / len(walls)))
        rated.append((float(length), micros(partial(rate, view, legal)) / len(legal)))
    yield Curve("Click!: list the legal moves", "legal moves", listed)
    yield Curve("Click!: rate one move", "cards in the wall", rated)


def seats() -> Iterator[Curve]:
    """A decision in whole matches, by the number of seats."""
    for game_id in game_ids():
        info = find_game(game_id).info
        points = []
        for count in range(info.min_seats, info.max_seats + 1):
            plan = Plan(game_id, count, complete_options(info, count, {}), ("random",) * count, 1)
            decisions = run_chunk(plan, 0, 3).decisions
            points.append((float(count), micros(partial(run_chunk, plan, 0, 3)) / decisions))
        yield Curve(f"{game_id}: a decision, random play", "seats", points)


def matches() -> Iterator[Curve]:
    """A move through the gate of the rules, by how far the match has come: its log grows, its position hardly."""
    for game_id in game_ids():
        game, dice = find_game(game_id), random.Random(2)
        spent: dict[int, list[float]] = {}
        for seed in range(6):
            match = Match(game, new_header(game, 4, seed))
            while awaited := seats_in(match.to_act):
                seat = dice.choice(awaited)
                move = dice.choice(list(match.legal(seat)))
                began = time.perf_counter()
                match.play(seat, move, len(match.entries))
                spent.setdefault(len(match.entries) // 40, []).append((time.perf_counter() - began) * 1e6)
        whole = {part: times for part, times in spent.items() if len(times) >= 80}
        points = [(40.0 * part + 20, statistics.median(times)) for part, times in sorted(whole.items())]
        yield Curve(f"{game_id}: a move through the gate", "moves before it", points)


def main() -> None:
    print("compiled" if ENGINE.build else "pure Python")
    curves = [*rows(), *walls(), *seats(), *matches()]
    for curve in curves:
        told = "  ".join(f"{across:g}: {cost:.2f}" for across, cost in curve.points)
        print(f"{curve.title} (µs by {curve.across}), slope {curve.slope:.2f}\n    {told}")
    if "--draw" in sys.argv:
        PICTURE.write_text(draw(curves), encoding="utf-8")


if __name__ == "__main__":
    main()

"""`make bench`: how fast the engine is, measured in one run and beside a yardstick.

Machines differ and are noisy, so each figure also comes as a ratio to a fixed piece of pure Python that is timed in
turn with it. Compare ratios between machines and days, absolute figures only within one run.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from tischlein.compiled.finder import ENGINE
from tischlein.core.game import Game
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids
from tischlein.lab.simulate import Plan, run_chunk

ROUNDS = 7
GAMES = 60


def yardstick() -> int:
    """Integer arithmetic and list work, the stuff an engine is made of: 20,000 steps."""
    total, numbers = 0, list(range(32))
    for step in range(20_000):
        numbers[step & 31] = (step ^ step >> 3) * 0x94D049BB133111EB >> 20 & 1023
        total += numbers[step >> 3 & 31]
    return total


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def beside_yardstick(work: Callable[[], object]) -> tuple[float, float]:
    """Median seconds of the work, and how many yardsticks that is, in alternating rounds."""
    times, ratios = [], []
    for _ in range(ROUNDS):
        unit = seconds(yardstick)
        took = seconds(work)
        times.append(took)
        ratios.append(took / unit)
    return statistics.median(times), statistics.median(ratios)


def random_play(game: Game[Any, Any], seats: int) -> None:
    plan = Plan(game.info.id, seats, complete_options(game.info, seats, {}), ("random",) * seats, 1)
    decisions = run_chunk(plan, 0, GAMES).decisions
    took, ratio = beside_yardstick(lambda: run_chunk(plan, 0, GAMES))
    rate = decisions / took
    row(f"{game.info.id}, {seats} seats, random play", f"{rate:,.0f} decisions/s", f"{1000 * ratio / decisions:.3f}")


def copying(game: Game[Any, Any], seats: int) -> None:
    state = game.setup(complete_options(game.info, seats, {}), seats, 1)
    for _ in range(100):  # in the middle of a match, where there is something to copy
        mask = game.to_act(state)
        seat = (mask & -mask).bit_length() - 1
        if mask:
            game.apply(state, seat, game.legal(state, seat)[0], 0)

    def copy_often() -> None:
        for _ in range(10_000):
            game.copy(state)

    took, ratio = beside_yardstick(copy_often)
    row(f"{game.info.id}, {seats} seats, copy a state", f"{took * 100:.2f} µs", f"{ratio / 10:.3f}")


def row(what: str, figure: str, ratio: str) -> None:
    print(f"{what:44} {figure:>24} {ratio:>17}")


def main() -> None:
    wanted = sys.argv[1:] or list(game_ids())
    build = "pure Python" if ENGINE.build is None else "compiled"
    row(f"what (one core, {build})", "figure", "yardsticks/1000")
    for game_id in wanted:
        game = find_game(game_id)
        for seats in range(game.info.min_seats, game.info.max_seats + 1):
            random_play(game, seats)
        copying(game, game.info.max_seats)


if __name__ == "__main__":
    main()

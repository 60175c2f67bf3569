"""Method `evolve`: SPSA on play. Weights with opposite steps play each other, and the side that wins pulls.

Each match changes all weights at once by a random sign, in units of a step for each weight. It needs no model of what
a position is worth, only results.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from tischlein.core.planning import Values
from tischlein.core.rng import derive
from tischlein.lab.arena import play_match
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import win_share
from tischlein.lab.training.weights import weights_file

CHUNK: Final = 10
"""Pairs of matches with the same signs of the steps."""
STEP: Final = 0.15
"""Of a weight's own size; of the mean size for weights that are smaller."""
RATE: Final = 2.0
"""How far the weights move, in steps, when one side wins every match of a round."""


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    assert values is not None, "checked when the run begins"
    steps = step_sizes(values.weights)
    pulls = [0.0] * len(steps)
    job = partial(duels, course, number, values)
    chunks = 0
    for piece in folder.pieces(f"evolve-{number}", job, course.matches, CHUNK, workers, report):
        signs = signs_of(course, number, piece["first"], len(steps))
        chunks += 1
        for index, sign in enumerate(signs):
            pulls[index] += sign * piece["gain"]
    return [
        weight + RATE * step * pull / chunks**0.5
        for weight, step, pull in zip(values.weights, steps, pulls, strict=True)
    ]


def step_sizes(weights: list[float]) -> list[float]:
    mean = sum(map(abs, weights)) / len(weights)
    return [STEP * max(abs(weight), mean) for weight in weights]


def signs_of(course: Course, number: int, first: int, size: int) -> list[int]:
    dice = Random(derive(course.seed, number, first, 1))
    return [dice.choice((-1, 1)) for _ in range(size)]


def duels(course: Course, number: int, values: Values, first: int, count: int) -> dict[str, Any]:
    """How much more the upper weights won than the lower ones, per match; runs in a worker process."""
    steps = step_sizes(values.weights)
    signs = signs_of(course, number, first, len(steps))
    gain = 0.0
    with TemporaryDirectory() as folder:
        bots = []
        for way in (1, -1):
            moved = [
                weight + way * sign * step for weight, sign, step in zip(values.weights, signs, steps, strict=True)
            ]
            path = Path(folder, f"{way}.toml")
            moved_values = Values(moved, values.spread_at_start, values.spread_at_end)
            path.write_text(weights_file(course, moved_values, {}), encoding="utf-8")
            bots.append(f"planned@{path}")
        for match in range(first, first + count):
            seed = derive(course.seed, number, match)
            for turn in range(2):  # the same deal with sides changed
                sides = [(seat + turn) % 2 for seat in range(course.seats)]
                outcome = play_match(course.rules, course.options, [bots[side] for side in sides], seed)
                for seat, side in enumerate(sides):
                    gain += win_share(outcome.result, seat) * (1 if side == 0 else -1)
    return {"first": first, "gain": gain / (2 * count)}

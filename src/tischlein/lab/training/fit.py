"""Method `fit`: play with the last weights, then fit the final margin to what was seen after each turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tischlein.core.planning import Values
from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import learners, margin, played
from tischlein.lab.training.sums import Sums, solved

CHUNK: Final = 20
FIRST: Final = 4
"""Times as many matches to begin with: those of the yardstick take little time."""
OWN_PLAY: Final = 2
"""How much more a match of learnt weights counts than one of the yardstick."""
STIFFNESS: Final = 1e-3
"""How much the weights are drawn to 0."""


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    """From the matches of this round and of all before: weights from a few matches follow chance, and play badly."""
    total = Sums(len(course.planner.FEATURES))
    for earlier in range(1, number):
        _join(total, folder.read(f"sums-{earlier}"))
    fresh = Sums(total.size)
    job = partial(samples, course, number, values)
    name, matches = f"fit-{number}", course.matches * (FIRST if values is None else 1)
    for piece in folder.pieces(name, job, matches, CHUNK, workers, report):
        for _ in range(1 if values is None else OWN_PLAY):
            _join(fresh, piece)
    folder.keep(f"sums-{number}", _as_piece(fresh))
    folder.forget_pieces(name, matches, CHUNK)
    _join(total, _as_piece(fresh))
    return solved(total, [0.0] * total.size, STIFFNESS)


def _join(sums: Sums, piece: dict[str, Any]) -> None:
    sums.join(piece["count"], piece["products"], piece["results"])


def _as_piece(sums: Sums) -> dict[str, Any]:
    return {"count": sums.count, "products": sums.products, "results": sums.results}


def samples(course: Course, number: int, values: Values | None, first: int, count: int) -> dict[str, Any]:
    """The sums of some matches; runs in a worker process."""
    rules, planner = course.rules, course.planner
    sums = Sums(len(planner.FEATURES))
    for match in range(first, first + count):
        seed = derive(course.seed, number, match)
        seen: list[tuple[Seat, list[float]]] = []

        def after_turn(state: Any, seat: Seat, seen: list[tuple[Seat, list[float]]] = seen) -> None:
            seen.append((seat, planner.features(rules.view(state, seat))))

        state = rules.setup(course.options, course.seats, derive(seed, 0))
        result = played(course, learners(course, values, seed), state, after_turn)
        for seat, numbers in seen:
            sums.add(numbers, float(margin(result, seat)))
    return _as_piece(sums)

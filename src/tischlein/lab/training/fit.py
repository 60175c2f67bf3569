"""Method `fit`: play with the last weights, then fit the final margin to what was seen after each turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tischlein.core.planning import Values, dot
from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import learners, margin, played
from tischlein.lab.training.sums import Sums, solved

CHUNK: Final = 20
FIRST: Final = 4
"""Times as many matches to begin with: those of the yardstick take little time."""
LOOSE: Final = 3e-4
STIFF: Final = 1e-2
"""How much the weights are drawn to 0 in the first fit, and to those accepted last in later ones."""
TRUST: Final = 0.2
"""A later position's value, rather than what came after it, makes up this part of a result: it scatters less."""


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    """The weights of a round."""
    job = partial(samples, course, number, values)
    total = Sums(len(course.planner.FEATURES))
    name, matches = f"fit-{number}", course.matches * (FIRST if values is None else 1)
    for piece in folder.pieces(name, job, matches, CHUNK, workers, report):
        total.join(piece["count"], piece["products"], piece["results"])
    folder.forget_pieces(name, matches, CHUNK)
    return solved(total, [0.0] * total.size, LOOSE) if values is None else solved(total, values.weights, STIFF)


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
        for seat in range(course.seats):
            _add(sums, [numbers for other, numbers in seen if other == seat], float(margin(result, seat)), values)
    return {"count": sums.count, "products": sums.products, "results": sums.results}


def _add(sums: Sums, seen: list[list[float]], result: float, values: Values | None) -> None:
    """Adds what a seat has seen, from the last turn to the first, with what came of it (TD of lambda 1 - TRUST)."""
    for numbers in reversed(seen):
        sums.add(numbers, result)
        if values is not None:
            result += TRUST * (dot(values.weights, numbers) - result)

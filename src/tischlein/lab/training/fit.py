"""Method `fit`: play with the last weights, then fit what was seen after each turn to what followed, and the margin."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tischlein.core.planning import Values
from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import cut_margin, learners, learning_seats, played
from tischlein.lab.training.sums import Chains, agreed

CHUNK: Final = 20
FIRST: Final = 4
"""Times as many matches to begin with: those of the yardstick take little time."""
TRACE: Final = 0.6
"""How far the result reaches back, turn by turn; chosen on matches that were held out (docs/training.md)."""
STIFFNESS: Final = 1e-4
"""How much the weights are drawn to 0."""


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    """From the matches of all rounds, but those of the yardstick only as long as there are no others."""
    fresh = _played(course, folder, number, values, workers, report)
    for earlier in range(1, number):
        piece = folder.read(f"sums-{earlier}")
        if piece["is_own"] or values is None:
            fresh.join(_chains(piece))
    return agreed(fresh, STIFFNESS)


def _played(course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report) -> Chains:
    """The sums of a round. They are kept before their pieces are forgotten, so that no kill makes it play again."""
    name, matches = f"fit-{number}", matches_of(course, values)
    if folder.read(f"sums-{number}") is None:
        found = Chains(len(course.planner.FEATURES))
        job = partial(samples, course, number, values)
        for piece in folder.pieces(name, job, matches, CHUNK, workers, report):
            found.join(_chains(piece))
        folder.keep(f"sums-{number}", _as_piece(found, is_own=values is not None))
    folder.forget_pieces(name, matches, CHUNK)
    return _chains(folder.read(f"sums-{number}"))


def matches_of(course: Course, values: Values | None) -> int:
    return course.matches * (FIRST if values is None else 1)


def _chains(piece: dict[str, Any]) -> Chains:
    found = Chains(len(piece["results"]))
    found.count, found.products = piece["count"], piece["products"]
    found.results, found.squares = piece["results"], piece["squares"]
    return found


def _as_piece(chains: Chains, *, is_own: bool) -> dict[str, Any]:
    return {
        "is_own": is_own,
        "count": chains.count,
        "products": chains.products,
        "results": chains.results,
        "squares": chains.squares,
    }


def samples(course: Course, number: int, values: Values | None, first: int, count: int) -> dict[str, Any]:
    """The sums of some matches; runs in a worker process."""
    rules, planner = course.rules, course.planner
    chains = Chains(len(planner.FEATURES))
    for match in range(first, first + count):
        seed = derive(course.seed, number, match)
        seen: list[list[list[float]]] = [[] for _ in range(course.seats)]

        def after_turn(state: Any, seat: Seat, seen: list[list[list[float]]] = seen) -> None:
            seen[seat].append(planner.features(rules.view(state, seat)))

        state = rules.setup(course.options, course.seats, derive(seed, 0))
        result = played(course, learners(course, values, seed), state, after_turn, derive(seed, 3))
        for seat in learning_seats(course, values, seed):
            chains.add(seen[seat], cut_margin(result, seat, course.cut), TRACE)
    return _as_piece(chains, is_own=values is not None)

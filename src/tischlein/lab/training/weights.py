"""Writes learnt weights as a file that `bots.values` reads."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tischlein.core.planning import Values
from tischlein.lab.training.course import Course

DIGITS = 5


def weights_file(course: Course, values: Values, made: Mapping[str, str | int]) -> str:
    """TOML; strings are written as JSON writes them, which TOML reads alike."""
    options = ", ".join(f"{name} = {json.dumps(chosen)}" for name, chosen in sorted(course.chosen.items()))
    lines = [
        f"game = {json.dumps(course.game)}",
        f"rules = {course.rules.info.rules_version}",
        f"seats = {course.seats}",
        f"options = {{{options}}}",
        "",
        "[made]",
        *(f"{name} = {json.dumps(how)}" for name, how in made.items()),
        "",
        "[spread]",
        f"start = {_rounded(values.spread_at_start)}",
        f"end = {_rounded(values.spread_at_end)}",
        "",
        "[weights]",
        *(f"{name} = {_rounded(weight)}" for name, weight in zip(course.planner.FEATURES, values.weights, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _rounded(number: float) -> str:
    return f"{number:.{DIGITS}f}"

"""Turns what a person asked for into complete options, or says in one sentence what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from tischlein.core.errors import BadOption
from tischlein.core.game import GameInfo, Options
from tischlein.core.words import text


def complete_options(info: GameInfo, seats: int, given: Mapping[str, str]) -> Options:
    """Defaults filled in, unknown keys and values refused."""
    if not info.min_seats <= seats <= info.max_seats:
        raise BadOption(text("error-seats", seats=seats, min=info.min_seats, max=info.max_seats))
    known = {spec.key: spec for spec in info.options}
    for key in given:
        if key not in known:
            raise BadOption(text("error-option", option=key, known=", ".join(known)))
    chosen = {spec.key: given.get(spec.key, spec.default) for spec in info.options}
    for key, value in chosen.items():
        if value not in known[key].choices and not known[key].is_open:
            choices = ", ".join(known[key].choices)
            raise BadOption(text("error-option-value", option=key, value=value, known=choices))
    return chosen

"""Completes and validates the options that a person asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tischlein.core.errors import BadOption
from tischlein.core.game import GameInfo, Options
from tischlein.core.words import text


def complete_options(info: GameInfo, seats: int, given: Mapping[str, str]) -> Options:
    """Fills in defaults and refuses unknown keys and values with BadOption."""
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


def wrong_looks(option: str, chosen: str, known: Sequence[str]) -> BadOption:
    """The error for a choice of looks that names one twice, or an unknown one."""
    wishes = [name for name in chosen.split(",") if name in known]
    twice = next((name for name in wishes if wishes.count(name) > 1), "")
    if twice:
        return BadOption(text("error-option-twice", option=option, value=twice))
    return BadOption(text("error-option-value", option=option, value=chosen, known=", ".join(known)))


def first_seat(begins: str, seats: int) -> int | None:
    """The first seat by the option `begins`; None for `random`. Raises BadOption for a seat that the match lacks."""
    if begins == "random":
        return None
    if int(begins) > seats:
        known = ", ".join(["random", *(str(seat + 1) for seat in range(seats))])
        raise BadOption(text("error-option-value", option="begins", value=begins, known=known))
    return int(begins) - 1

"""Win rates in words and tables, for `simulate` and `arena`."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from tischlein.words.words import Words


def percent(rate: float, words: Words) -> str:
    return words.say("simulate-percent", rate=round(rate * 100, 1))


def interval(low: float, high: float, words: Words) -> str:
    return words.say("simulate-range", low=round(low * 100, 1), high=round(high * 100, 1))


def with_interval(row: dict[str, float], words: Words) -> str:
    low, high = (round(row[end] * 100, 1) for end in ("low", "high"))
    return words.say("simulate-rate-range", rate=round(row["win_rate"] * 100, 1), low=low, high=high)


def orders(figures: dict[str, Any], words: Words, prefix: str) -> dict[str, list[dict[str, float]]]:
    """Win rates of the first, second, ... seat, by the heading of what puts them in order."""
    rows = zip(figures["seats_won"], figures["seats_won_low"], figures["seats_won_high"], strict=True)
    found = {words.say("simulate-seat"): [{"win_rate": rate, "low": low, "high": high} for rate, low, high in rows]}
    for order, rates in figures["places"].items():
        heading = words.say("simulate-order") if order == "order" else words.say(f"{prefix}-place-{order}")
        found[heading] = rates
    return found


def places_table(figures: dict[str, Any], words: Words, prefix: str) -> Table:
    """One row for each place; a column for seats, for the order of play, and for what else a game has."""
    columns = orders(figures, words, prefix)
    table = Table(words.say("simulate-place"), *columns)
    for place in range(figures["seats"]):
        table.add_row(str(place + 1), *(with_interval(rates[place], words) for rates in columns.values()))
    return table

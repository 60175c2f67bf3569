"""Sums up many matches between bots. The same seed gives the same sums with any number of workers.

Every match has its own seed (simulation seed, number), and bots move one seat on from match to match, so that each
sits everywhere equally often. Sums are integers only: the order in which workers finish cannot change them.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from tischlein.core.game import Options
from tischlein.core.registry import find_game, measure_part
from tischlein.core.rng import derive
from tischlein.lab.arena import play_match
from tischlein.lab.chunks import run_in_chunks

WHOLE_WIN: Final = 60
"""One victory, in sixtieths: shares of two to six winners are integers."""


class Plan(NamedTuple):
    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    """The bot of each seat in match 0."""
    seed: int


@dataclass(slots=True)
class Tally:
    games: int = 0
    decisions: int = 0
    bot_games: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    end_reasons: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)
    """Figures of the game's own (core.measure)."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, more in (
            (self.bot_games, other.bot_games),
            (self.bot_wins, other.bot_wins),
            (self.end_reasons, other.end_reasons),
        ):
            mine.update(more)
        for numbers, more_numbers in (
            (self.seat_wins, other.seat_wins),
            (self.lengths, other.lengths),
            (self.scores, other.scores),
        ):
            numbers.update(more_numbers)
        for name, counts in other.figures.items():
            self.figures.setdefault(name, Counter()).update(counts)


class Interval(NamedTuple):
    rate: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval of a rate, which also holds for few games and for rates near 0 and 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z = 1.959964
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(rate, max(0.0, centre - spread), min(1.0, centre + spread))


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    wanted, reached = share * counts.total(), 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            return value
    return 0


def run_chunk(plan: Plan, first: int, count: int) -> Tally:
    """Plays matches first .. first+count-1 of the plan; runs in a worker process."""
    game, measure, tally = find_game(plan.game), measure_part(plan.game), Tally()
    for number in range(first, first + count):
        names = [plan.bots[(seat + number) % plan.seats] for seat in range(plan.seats)]
        outcome = play_match(game, plan.options, names, derive(plan.seed, number), measure)
        tally.games += 1
        tally.decisions += outcome.decisions
        tally.lengths[outcome.length] += 1
        tally.end_reasons[outcome.result.reason] += 1
        tally.bot_games.update(names)
        tally.scores.update(outcome.result.scores)
        for name, numbers in outcome.figures.items():
            tally.figures.setdefault(name, Counter()).update(numbers)
        for winner in outcome.result.winners:
            share = WHOLE_WIN // len(outcome.result.winners)
            tally.bot_wins[names[winner]] += share
            tally.seat_wins[winner] += share
    return tally


def simulate(plan: Plan, games: int, workers: int, on_progress: Callable[[int], None]) -> tuple[Tally, float]:
    """The sums, and the seconds it took. `on_progress` is called with the number of matches that were finished."""
    began = time.perf_counter()
    total = Tally()
    for tally in run_in_chunks(partial(run_chunk, plan), games, workers):
        total.add(tally)
        on_progress(tally.games)
    return total, time.perf_counter() - began


def report(plan: Plan, tally: Tally, seconds: float, workers: int) -> dict[str, object]:
    """The result as one JSON object. A bot's `games` counts the seats that it had."""
    bots = {}
    for name in sorted(tally.bot_games):
        wins = tally.bot_wins[name] / WHOLE_WIN
        interval = wilson(wins, tally.bot_games[name])
        bots[name] = {
            "games": tally.bot_games[name],
            "wins": round(wins, 4),
            "win_rate": round(interval.rate, 4),
            "low": round(interval.low, 4),
            "high": round(interval.high, 4),
        }
    seat_rates = [wilson(tally.seat_wins[seat] / WHOLE_WIN, tally.games) for seat in range(plan.seats)]
    return {
        "game": plan.game,
        "rules": find_game(plan.game).info.rules_version,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": tally.games,
        "workers": workers,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "games_per_second": round(tally.games / seconds, 1) if seconds else 0,
        "bots": bots,
        "seats_won": [round(rate.rate, 4) for rate in seat_rates],
        "seats_won_low": [round(rate.low, 4) for rate in seat_rates],
        "seats_won_high": [round(rate.high, 4) for rate in seat_rates],
        "lengths": _distribution(tally.lengths),
        "scores": _distribution(tally.scores),
        "end_reasons": dict(sorted(tally.end_reasons.items())),
        "figures": {name: _distribution(counts) for name, counts in sorted(tally.figures.items())},
    }


def _distribution(counts: Counter[int]) -> dict[str, float]:
    mean = sum(value * count for value, count in counts.items()) / max(1, counts.total())
    return {
        "min": quantile(counts, 0.0),
        "median": quantile(counts, 0.5),
        "mean": round(mean, 3),
        "p95": quantile(counts, 0.95),
        "max": quantile(counts, 1.0),
    }

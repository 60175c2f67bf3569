"""Sums up many matches between bots. The same seed gives the same sums with any number of workers.

Every match has its own seed (simulation seed, number), and bots move one seat on from match to match, so that each
sits everywhere equally often. Sums are integers only: the order in which workers finish cannot change them.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from tischlein.core.game import Options
from tischlein.core.registry import find_game, measure_part
from tischlein.core.rng import derive
from tischlein.lab.arena import Outcome, play_match
from tischlein.lab.chunks import run_in_chunks

WHOLE_WIN: Final = 60
"""One victory, in sixtieths: shares of two to six winners are integers."""
Z: Final = 1.959964
"""Standard deviations to each side in a 95 % interval."""


class Plan(NamedTuple):
    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    """The bot of each seat in match 0."""
    seed: int

    def names(self, number: int) -> list[str]:
        """The bots of a match by seat."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


@dataclass(slots=True)
class Tally:
    games: int = 0
    decisions: int = 0
    bot_games: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    place_wins: dict[str, Counter[int]] = field(default_factory=dict)
    """By order (core.places) and place, from 0."""
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    end_reasons: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)
    """Figures of the game's own (core.measure)."""

    def count(self, names: Sequence[str], outcome: Outcome) -> None:
        """One more match; `names` are the bots by seat."""
        self.games += 1
        self.decisions += outcome.decisions
        self.lengths[outcome.length] += 1
        self.end_reasons[outcome.result.reason] += 1
        self.bot_games.update(names)
        self.scores.update(outcome.result.scores)
        for name, numbers in outcome.figures.items():
            if name in self.figures:
                self.figures[name].update(numbers)
            else:
                self.figures[name] = Counter(numbers)
        share = WHOLE_WIN // len(outcome.result.winners)
        for winner in outcome.result.winners:
            self.bot_wins[names[winner]] += share
            self.seat_wins[winner] += share
            for order, seats in outcome.places.items():
                self.place_wins.setdefault(order, Counter())[seats.index(winner)] += share

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
        for named, more_named in ((self.figures, other.figures), (self.place_wins, other.place_wins)):
            for name, counts in more_named.items():
                named.setdefault(name, Counter()).update(counts)


class Interval(NamedTuple):
    rate: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Interval:
    """Wilson's 95 % interval of a rate, which also holds for few games and for rates near 0 and 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate, z = wins / games, Z
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
        names = plan.names(number)
        tally.count(names, play_match(game, plan.options, names, derive(plan.seed, number), measure))
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
    """The result as one JSON object."""
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
        **rates(tally, plan.seats),
        "lengths": distribution(tally.lengths),
        "scores": distribution(tally.scores),
        "end_reasons": dict(sorted(tally.end_reasons.items())),
        "figures": {name: distribution(counts) for name, counts in sorted(tally.figures.items())},
    }


def rates(tally: Tally, seats: int) -> dict[str, object]:
    """Win rates by bot, seat and place. A bot's `games` counts the seats that it had."""
    bots = {}
    for name in sorted(tally.bot_games):
        wins, games = tally.bot_wins[name], tally.bot_games[name]
        bots[name] = {"games": games, "wins": round(wins / WHOLE_WIN, 4), **_rate(wins, games)}
    seat_rates = [_rate(tally.seat_wins[seat], tally.games) for seat in range(seats)]
    return {
        "bots": bots,
        "seats_won": [rate["win_rate"] for rate in seat_rates],
        "seats_won_low": [rate["low"] for rate in seat_rates],
        "seats_won_high": [rate["high"] for rate in seat_rates],
        "places": {
            order: [_rate(wins[place], tally.games) for place in range(seats)]
            for order, wins in sorted(tally.place_wins.items())
        },
    }


def _rate(wins: int, games: int) -> dict[str, float]:
    """Of wins in sixtieths."""
    interval = wilson(wins / WHOLE_WIN, games)
    return {
        "win_rate": round(interval.rate, 4),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
    }


def distribution(counts: Counter[int]) -> dict[str, float]:
    total = max(1, counts.total())
    mean = sum(value * count for value, count in counts.items()) / total
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / total
    return {
        "min": quantile(counts, 0.0),
        "median": quantile(counts, 0.5),
        "mean": round(mean, 3),
        "mean_within": round(1.96 * math.sqrt(variance / total), 3),
        "p95": quantile(counts, 0.95),
        "max": quantile(counts, 1.0),
    }

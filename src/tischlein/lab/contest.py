"""Many matches between bots whose results are kept one by one: every bot sits in every seat equally often.

Match n is dealt from (seed, n), as in `lab.simulate`, and results count in the order of their numbers. So they are the
same with any number of workers, and after a run that was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from tischlein.core.errors import BadInput
from tischlein.core.game import Options
from tischlein.core.registry import find_game
from tischlein.core.rng import derive
from tischlein.core.words import text
from tischlein.lab.arena import Outcome, play_match
from tischlein.lab.chunks import run_chunks
from tischlein.lab.luck import LuckMeasure, expected_margins
from tischlein.lab.results import Results
from tischlein.lab.simulate import WHOLE_WIN
from tischlein.lab.sprt import SequentialTest, Verdict

Lineup = tuple[str, ...]
"""The bot of each seat, before they move on."""


class Contest(NamedTuple):
    game: str
    seats: int
    options: Options
    lineups: tuple[Lineup, ...]
    seed: int
    has_luck: bool
    """Whether luck is measured, which takes much longer."""

    def names(self, number: int) -> list[str]:
        """The bots of a match by seat. A line-up plays until each bot has had each seat, then comes the next."""
        turns, turn = divmod(number, self.seats)
        lineup = self.lineups[turns % len(self.lineups)]
        return [lineup[(seat + turn) % self.seats] for seat in range(self.seats)]

    @property
    def cycle(self) -> int:
        """After so many matches every bot has met the others in every seat equally often."""
        return self.seats * len(self.lineups)

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))


def lineups_of(names: list[str], seats: int) -> tuple[Lineup, ...]:
    """Who sits together: more bots than seats play in all combinations, fewer are repeated around the table.

    If they cannot be repeated equally often, they take turns in having one seat more.
    """
    if len(names) > seats:
        if len(set(names)) < len(names):
            raise BadInput(text("error-arena-twice"))
        return tuple(combinations(names, seats))
    shifts = len(names) if seats % len(names) else 1
    return tuple(tuple(names[(shift + seat) % len(names)] for seat in range(seats)) for shift in range(shifts))


def play_rotation(contest: Contest, first: int, count: int) -> tuple[int, list[Outcome]]:
    """Plays matches first .. first+count-1; runs in a worker process."""
    game = find_game(contest.game)
    margins = expected_margins(game, contest.seats, contest.options)
    outcomes = []
    for number in range(first, first + count):
        seed = derive(contest.seed, number)
        measure = LuckMeasure(game, margins, derive(seed, 3)) if contest.has_luck else None
        outcomes.append(play_match(game, contest.options, contest.names(number), seed, measure))
    return first, outcomes


def play_contest(
    contest: Contest,
    games: int,
    workers: int,
    results: Results,
    test: SequentialTest | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> Standing:
    """Plays what the results lack of so many matches, or until the test says something. `games` are whole cycles."""
    standing = Standing(contest, games, test)
    standing.hear(results)
    on_progress(sum(number < games for number in results.outcomes))
    if not standing.is_over():
        chunks = _missing(contest, games, results)
        for first, outcomes in run_chunks(partial(play_rotation, contest), chunks, min(workers, games)):
            results.append(first, outcomes)
            on_progress(len(outcomes))
            standing.hear(results)
            if standing.is_over():
                break
    return standing


def _missing(contest: Contest, games: int, results: Results) -> Iterator[tuple[int, int]]:
    done = set(results.outcomes)
    return ((first, contest.seats) for first in range(0, games, contest.seats) if first not in done)


class Standing:
    """The outcomes so far without gaps, in order, and what the test says of them.

    The test is about the first bot's share of the victories, in all its seats together.
    """

    def __init__(self, contest: Contest, games: int, test: SequentialTest | None = None) -> None:
        self.contest = contest
        self.games = games
        """The most that count, even if a longer run has played more before."""
        self.test = test
        self.outcomes: list[Outcome] = []
        self.shares = 0
        """Of the first bot, in sixtieths."""
        self.verdict: Verdict | None = None

    def hear(self, results: Results) -> None:
        """Takes whole rotations until one is missing, or the test has come to a verdict: the rest does not count."""
        while not self.is_over() and len(self.outcomes) in results.outcomes:
            for _ in range(self.contest.seats):
                number = len(self.outcomes)
                outcome = results.outcomes[number]
                self.outcomes.append(outcome)
                self.shares += share_of(self.contest.bots[0], self.contest.names(number), outcome)
            if self.test is not None:
                self.verdict = self.test.verdict(self.shares / WHOLE_WIN, len(self.outcomes))

    def is_over(self) -> bool:
        return self.verdict is not None or len(self.outcomes) >= self.games


def share_of(bot: str, names: list[str], outcome: Outcome) -> int:
    """A bot's share of a victory, in sixtieths."""
    winners = outcome.result.winners
    return sum(WHOLE_WIN // len(winners) for winner in winners if names[winner] == bot)

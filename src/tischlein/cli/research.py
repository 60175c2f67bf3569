"""The commands for designers and researchers: many matches between bots. What they need is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tischlein.cli.parameters import AsJson, Game, Language, Option, Seats, Seed, Workers
from tischlein.words.words import pick_language


def simulate(
    game: Game,
    *,
    seats: Seats = None,
    games: int = 1000,
    bots: str = "random",
    seed: Seed = 1,
    workers: Workers = 1,
    json: AsJson = False,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Let bots play many matches and sum up.

    Parameters
    ----------
    games
        How many matches.
    bots
        Bots by name, separated by commas, repeated around the table; they move one seat on with every match.
    """
    from tischlein.cli.simulate import simulate_and_show

    return simulate_and_show(game, seats, games, bots, seed, workers, json, pick_language(lang), option or [])


def arena(
    game: Game,
    *,
    bots: str,
    seats: Seats = None,
    games: int = 1000,
    sprt: str = "",
    luck: Annotated[bool, Parameter(negative=())] = False,
    results: Path | None = None,
    plot: Path | None = None,
    seed: Seed = 1,
    workers: Workers = 1,
    json: AsJson = False,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Find out which bot is stronger: rates and ratings with 95 % intervals, every bot in every seat.

    Exits with 1 when a sequential test was asked for and did not find the high rate.

    Parameters
    ----------
    bots
        Bots by name, separated by commas: more than seats play in all combinations, fewer repeat around the table.
    games
        How many matches, with a sequential test at most; rounded up until everybody has sat everywhere equally often.
    sprt
        LOW,HIGH in percent: stop as soon as it is clear that the first bot wins more than LOW, or less than HIGH.
    luck
        Measure luck as well, and show the results without it; takes several times as long.
    results
        A file to which every result is added. A run that was interrupted, or is to be longer, goes on with it.
    plot
        An SVG file to draw rates and ratings into.
    """
    from tischlein.cli.arena import asked_contest, asked_test, play_and_show

    contest = asked_contest(game, seats, bots, seed, option or [], has_luck=luck)
    test = asked_test(sprt, contest)
    return play_and_show(contest, games, test, workers, results, plot, pick_language(lang), as_json=json)


def fuzz(
    game: Game,
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: Seed = 1,
    workers: Workers = 1,
    out: Path = Path(),
    lang: Language = None,
) -> int:
    """Play at random, with every option and seat count, looking for crashes and broken invariants.

    Parameters
    ----------
    games
        How many matches.
    seats
        Only this seat count.
    out
        The folder for match files of what was found.
    """
    from tischlein.cli.fuzz import fuzz_and_show

    return fuzz_and_show(game, games, seats, seed, workers, out, pick_language(lang))


def train(
    game: Game,
    *,
    seats: Seats = None,
    method: str = "fit",
    rounds: int = 3,
    matches: int = 400,
    trials: int = 2000,
    seed: Seed = 1,
    cut: int = 0,
    rivals: str = "own",
    workers: Workers = 2,
    start: Path | None = None,
    folder: Path | None = None,
    output: Path | None = None,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Learn weights for the bots of a game by playing, and keep only what plays better.

    Parameters
    ----------
    method
        fit (regression on matches), decisions (plans of a decision tried on the same worlds) or evolve (SPSA on play).
    rounds
        How often to learn; each round begins with the weights that were accepted last.
    matches
        Matches of a round to learn from.
    trials
        The most matches of the sequential test by which weights are accepted.
    cut
        For fit: margins beyond so many points count as so many. Default: they count whole.
    rivals
        For fit: own (the same weights play at all seats) or mixed (the yardstick plays at some of them).
    start
        A file of weights to begin with. Default: none; then `fit` begins with matches of the yardstick.
    folder
        Where finished work is kept; a run that was killed goes on there. Default: train-GAME-SEATS.
    output
        The file for the weights. Default: weights.toml in that folder.
    """
    from tischlein.cli.train import train_and_show

    asked = {"method": method, "rounds": rounds, "matches": matches, "trials": trials, "seed": seed}
    asked |= {"cut": cut, "rivals": rivals}
    return train_and_show(game, seats, asked, workers, (start, folder, output), pick_language(lang), option or [])

"""The commands for designers and researchers: many matches between bots. What they need is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tischlein.cli.parameters import Language, Option
from tischlein.words.words import pick_language


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    bots: str = "random",
    seed: int = 1,
    workers: int = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Let bots play many matches and sum up.

    Parameters
    ----------
    game
        The game's name.
    seats
        How many sit at the table. Default: the fewest the game allows.
    games
        How many matches.
    bots
        Bots by name, separated by commas, repeated around the table; they move one seat on with every match.
    seed
        The same seed gives the same matches, whatever the number of workers.
    workers
        Processes to share the work.
    json
        Print one JSON object instead of tables.
    """
    from tischlein.cli.simulate import simulate_and_show

    return simulate_and_show(game, seats, games, bots, seed, workers, json, pick_language(lang), option or [])


def arena(
    game: str,
    *,
    bots: str,
    seats: int | None = None,
    games: int = 1000,
    sprt: str = "",
    luck: Annotated[bool, Parameter(negative=())] = False,
    results: Path | None = None,
    plot: Path | None = None,
    seed: int = 1,
    workers: int = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Find out which bot is stronger: rates and ratings with 95 % intervals, every bot in every seat.

    Exits with 1 when a sequential test was asked for and did not find the high rate.

    Parameters
    ----------
    game
        The game's name.
    bots
        Bots by name, separated by commas: more than seats play in all combinations, fewer repeat around the table.
    seats
        How many sit at the table. Default: the fewest the game allows.
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
    seed
        The same seed gives the same matches, whatever the number of workers.
    workers
        Processes to share the work.
    json
        Print one JSON object instead of tables.
    """
    from tischlein.cli.arena import asked_contest, asked_test, play_and_show

    contest = asked_contest(game, seats, bots, seed, option or [], has_luck=luck)
    test = asked_test(sprt, contest)
    return play_and_show(contest, games, test, workers, results, plot, pick_language(lang), as_json=json)


def fuzz(
    game: str,
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 1,
    workers: int = 1,
    out: Path = Path(),
    lang: Language = None,
) -> int:
    """Play at random, with every option and seat count, looking for crashes and broken invariants.

    Parameters
    ----------
    game
        The game's name.
    games
        How many matches.
    seats
        Only this seat count.
    seed
        The same seed gives the same matches.
    workers
        Processes to share the work.
    out
        The folder for match files of what was found.
    """
    from tischlein.cli.fuzz import fuzz_and_show

    return fuzz_and_show(game, games, seats, seed, workers, out, pick_language(lang))


def train(
    game: str,
    *,
    seats: int | None = None,
    method: str = "fit",
    rounds: int = 3,
    matches: int = 400,
    trials: int = 2000,
    seed: int = 1,
    workers: int = 2,
    start: Path | None = None,
    folder: Path | None = None,
    output: Path | None = None,
    lang: Language = None,
    option: Option = None,
) -> int:
    """Learn weights for the bots of a game by playing, and keep only what plays better.

    Parameters
    ----------
    game
        The game's name.
    seats
        How many sit at the table. Default: the fewest the game allows.
    method
        fit (regression on matches), decisions (plans of a decision tried on the same worlds) or evolve (SPSA on play).
    rounds
        How often to learn; each round begins with the weights that were accepted last.
    matches
        Matches of a round to learn from.
    trials
        The most matches of the sequential test by which weights are accepted.
    seed
        The same seed gives the same weights, whatever the number of workers.
    workers
        Processes to share the work.
    start
        A file of weights to begin with. Default: none; then `fit` begins with matches of the yardstick.
    folder
        Where finished work is kept; a run that was killed goes on there. Default: train-GAME-SEATS.
    output
        The file for the weights. Default: weights.toml in that folder.
    """
    from tischlein.cli.train import train_and_show

    asked = {"method": method, "rounds": rounds, "matches": matches, "trials": trials, "seed": seed}
    return train_and_show(game, seats, asked, workers, (start, folder, output), pick_language(lang), option or [])

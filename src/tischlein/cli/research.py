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

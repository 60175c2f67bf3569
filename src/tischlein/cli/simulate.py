"""`tischlein simulate`: runs the matches and shows the sums as tables or as one JSON object."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table

from tischlein.cli.arguments import around_the_table, asked_bots, asked_number, asked_options
from tischlein.cli.progress import progress_bar
from tischlein.cli.rates import interval, percent, places_table
from tischlein.cli.screen import Screen
from tischlein.core.registry import find_game
from tischlein.lab.simulate import Plan, report, simulate
from tischlein.words.words import Words


def simulate_and_show(
    game_id: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    workers: int,
    as_json: bool,
    language: str,
    options: list[str],
) -> int:
    game = find_game(game_id)
    names = asked_bots(bots)
    seats = seats if seats is not None else max(game.info.min_seats, len(names))
    chosen = asked_options(game, seats, options)
    plan = Plan(game_id, seats, chosen, around_the_table(names or ["random"], seats), seed)
    asked_number("games", games, minimum=1)
    asked_number("workers", workers, minimum=1)
    with progress_bar(games) as advance:
        tally, seconds = simulate(plan, games, workers, advance)
    figures = report(plan, tally, seconds, workers)
    if as_json:
        print(json.dumps(figures))  # ASCII, whatever the encoding of the pipe
    else:
        _show(figures, Words(language), game.info.prefix)
    return 0


def _show(figures: dict[str, Any], words: Words, prefix: str) -> None:
    console = Screen()
    title = words.say(f"{prefix}-title")
    console.print(words.say("simulate-title", games=figures["games"], game=title, seats=figures["seats"]))
    speed = {
        "seconds": figures["seconds"],
        "games": figures["games_per_second"],
        "decisions": figures["decisions_per_second"],
    }
    console.print(words.say("simulate-speed", **speed))

    bots = Table(*(words.say(f"simulate-{column}") for column in ("bot", "games", "rate", "interval")))
    for name, row in figures["bots"].items():
        bots.add_row(name, str(row["games"]), percent(row["win_rate"], words), interval(row["low"], row["high"], words))
    console.print(bots)
    console.print(places_table(figures, words, prefix))

    columns = ("min", "median", "mean", "p95", "max")
    spread = Table(words.say("simulate-measure"), *(words.say(f"simulate-{column}") for column in columns))
    for measure in ("lengths", "scores"):
        spread.add_row(words.say(f"simulate-{measure}"), *(f"{figures[measure][column]:g}" for column in columns))
    console.print(spread)

    ends = ", ".join(
        f"{words.say(f'{prefix}-end-{reason}')} {count}" for reason, count in figures["end_reasons"].items()
    )
    console.print(f"{words.say('simulate-ends')}: {ends}")

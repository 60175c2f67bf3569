"""`tischlein arena`: lets bots play a contest and shows who is stronger, as tables, JSON and a drawing."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from rich.table import Table

from tischlein.cli.arguments import asked_bots, asked_number, asked_options
from tischlein.cli.files import check_folder, write_over
from tischlein.cli.plot import Bar, Panel, draw
from tischlein.cli.progress import progress_bar
from tischlein.cli.rates import orders, percent, places_table, with_interval
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput
from tischlein.core.registry import find_game
from tischlein.core.rng import MASK
from tischlein.core.words import text
from tischlein.lab.contest import Contest, lineups_of, play_contest
from tischlein.lab.contest_report import report
from tischlein.lab.luck import part_of
from tischlein.lab.results import Results, sources_digest
from tischlein.lab.sprt import SequentialTest, Verdict
from tischlein.words.words import Words


def asked_contest(
    game_id: str, seats: int | None, bots: str, seed: int, options: list[str], *, has_luck: bool
) -> Contest:
    game = find_game(game_id)
    names = asked_bots(bots)
    if len(names) < 2:
        raise BadInput(text("error-arena-few"))
    seats = game.info.min_seats if seats is None else seats
    chosen = asked_options(game, seats, options)
    if has_luck:
        part_of(game)
    return Contest(game_id, seats, chosen, lineups_of(names, seats), seed & MASK, has_luck)


def asked_test(given: str, contest: Contest) -> SequentialTest | None:
    """From LOW,HIGH in percent."""
    if not given:
        return None
    try:
        low, high = (float(rate) / 100 for rate in given.split(","))
    except ValueError:
        raise BadInput(text("error-arena-sprt", given=given)) from None
    test = SequentialTest(low, high)
    if not test.is_possible:
        raise BadInput(text("error-arena-sprt", given=given))
    if len(contest.lineups) > 1:
        raise BadInput(text("error-arena-sprt-bots"))
    return test


def play_and_show(
    contest: Contest,
    games: int,
    test: SequentialTest | None,
    workers: int,
    results: Path | None,
    plot: Path | None,
    language: str,
    *,
    as_json: bool,
) -> int:
    """0; 1 if a test was asked for and did not say "high"."""
    asked_number("games", games, minimum=1)
    asked_number("workers", workers, minimum=1)
    games = -(-games // contest.cycle) * contest.cycle
    if plot is not None:
        check_folder(plot.parent)
    kept, began = Results(results, _plan(contest)), time.perf_counter()
    with progress_bar(games) as advance:
        standing = play_contest(contest, games, workers, kept, test, advance)
    figures: dict[str, Any] = report(standing, time.perf_counter() - began, workers)
    words, prefix = Words(language), find_game(contest.game).info.prefix
    if plot is not None:
        write_over(plot, _drawn(figures, words, prefix))
    if as_json:
        print(json.dumps(figures))  # ASCII, whatever the encoding of the pipe
    else:
        _show(figures, words, prefix)
    return 0 if test is None or standing.verdict is Verdict.HIGH else 1


def _plan(contest: Contest) -> dict[str, object]:
    """What must be the same when a run goes on."""
    return {
        "game": contest.game,
        "rules": find_game(contest.game).info.rules_version,
        "seats": contest.seats,
        "options": dict(contest.options),
        "bots": contest.lineups,
        "seed": contest.seed,
        "luck": contest.has_luck,
        "sources": sources_digest(contest.game, contest.bots),
    }


def _title(figures: dict[str, Any], words: Words, prefix: str) -> str:
    title = words.say(f"{prefix}-title")
    return words.say("simulate-title", games=figures["games"], game=title, seats=figures["seats"])


def _show(figures: dict[str, Any], words: Words, prefix: str) -> None:
    console = Screen()
    console.print(_title(figures, words, prefix))
    console.print(_rates_table(figures, words))
    console.print(_ratings_table(figures, words))
    console.print(places_table(figures, words, prefix))
    if figures["luck"]:
        left = min(row["win_rate"]["variance_left"] for row in figures["luck"].values())
        console.print(words.say("arena-luck-left", part=percent(left, words)))
    if figures["test"]:
        console.print(_verdict(figures["test"], words))


def _strongest_first(figures: dict[str, Any]) -> list[str]:
    return sorted(figures["bots"], key=lambda bot: -figures["bots"][bot]["win_rate"])


def _rates_table(figures: dict[str, Any], words: Words) -> Table:
    table = Table(*(words.say(f"simulate-{column}") for column in ("bot", "games", "rate")))
    if figures["luck"]:
        table.add_column(words.say("arena-without-luck"))
    for bot in _strongest_first(figures):
        row = figures["bots"][bot]
        cells = [bot, str(row["games"]), with_interval(row, words)]
        if figures["luck"]:
            found = figures["luck"][bot]["win_rate"]
            cells.append(with_interval({**found, "win_rate": found["mean"]}, words))
        table.add_row(*cells)
    return table


def _ratings_table(figures: dict[str, Any], words: Words) -> Table:
    ratings = {row["bot"]: _number(row, "rating", 0, words) for row in figures["ratings"]}
    table = Table(words.say("simulate-bot"), words.say("arena-margin"), words.say("arena-rating"))
    for bot in _strongest_first(figures):
        table.add_row(bot, _number(figures["margins"][bot], "mean", 1, words), ratings.get(bot, ""))
    return table


def _number(row: dict[str, float], middle: str, digits: int, words: Words) -> str:
    return words.say(
        "arena-number",
        number=_round(row[middle], digits),
        low=_round(row["low"], digits),
        high=_round(row["high"], digits),
    )


def _round(number: float, digits: int) -> float:
    return round(number, digits) if digits else round(number)


def _verdict(test: dict[str, Any], words: Words) -> str:
    given = {"bot": test["bot"], "low": percent(test["low"], words), "high": percent(test["high"], words)}
    if test["verdict"] is None:
        return words.say("arena-verdict-open", **given)
    return words.say("arena-verdict-high" if test["verdict"] == "high" else "arena-verdict-low", **given)


def _drawn(figures: dict[str, Any], words: Words, prefix: str) -> str:
    chance = 100 / figures["seats"]
    bots = []
    for bot in _strongest_first(figures):
        bots.append(_bar(bot, figures["bots"][bot], "win_rate"))
        if figures["luck"]:
            label = words.say("arena-plot-without-luck", bot=bot)
            bots.append(_bar(label, figures["luck"][bot]["win_rate"], "mean", is_second=True))
    panels = [Panel(words.say("simulate-rate"), bots, chance, " %")]
    for heading, rates in orders(figures, words, prefix).items():
        rows = [_bar(str(place), row, "win_rate") for place, row in enumerate(rates, 1)]
        panels.append(Panel(words.say("arena-plot-by", order=heading), rows, chance, " %"))
    ratings = [Bar(row["bot"], row["low"], row["rating"], row["high"]) for row in figures["ratings"]]
    panels.append(Panel(words.say("arena-rating"), ratings, 0))
    return draw(_title(figures, words, prefix), panels)


def _bar(label: str, row: dict[str, float], middle: str, *, is_second: bool = False) -> Bar:
    return Bar(label, 100 * row["low"], 100 * row[middle], 100 * row["high"], is_second)

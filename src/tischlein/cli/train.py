"""`tischlein train`: learns weights, tells what came of each round, and writes them to a file."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tischlein import __version__
from tischlein.bots.values import read_weights
from tischlein.cli.arguments import asked_number, asked_options
from tischlein.cli.progress import growing_bar
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput
from tischlein.core.planning import Values
from tischlein.core.registry import find_game
from tischlein.core.words import text
from tischlein.lab.training.course import Course
from tischlein.lab.training.run import Round, Training
from tischlein.lab.training.weights import weights_file
from tischlein.words.words import Words

Files = tuple[Path | None, Path | None, Path | None]
"""To begin with, for finished work, for the weights."""


def train_and_show(
    game_id: str,
    seats: int | None,
    asked: Mapping[str, Any],
    workers: int,
    files: Files,
    language: str,
    options: list[str],
) -> int:
    game = find_game(game_id)
    seats = seats if seats is not None else game.info.min_seats
    for name, least in (("rounds", 1), ("matches", 20), ("trials", 4), ("cut", 0)):
        asked_number(name, asked[name], minimum=least)
    asked_number("workers", workers, minimum=1)
    course = Course(game_id, seats, asked_options(game, seats, options), _chosen(options), **asked)
    start = _start(files[0], course)
    folder = files[1] or Path(f"train-{game_id}-{seats}")
    console, words = Screen(), Words(language)

    def told(ended: Round) -> None:
        console.print(words.say("train-round", **_figures(ended, course)))

    with growing_bar() as report:
        training = Training(course, folder, workers, report)
        values = training.run(start, told)
    if values is None:
        console.print(words.say("train-nothing"))
        return 1
    path = files[2] or folder / "weights.toml"
    _write(path, weights_file(course, values, _made(training, options, files[0])))
    console.print(words.say("train-done", file=str(path)))
    return 0


def _chosen(options: list[str]) -> dict[str, str]:
    """What was asked for, by name; asked_options has checked the form."""
    return dict(pair.split("=", 1) for pair in options if "=" in pair)


def _start(path: Path | None, course: Course) -> Values | None:
    if path is None:
        return None
    return read_weights(path, course.game).values_at(course.seats)


def _figures(ended: Round, course: Course) -> dict[str, Any]:
    return {
        "round": ended.number,
        "rounds": course.rounds,
        "accepted": "yes" if ended.is_accepted else "no",
        "rate": round(100 * ended.gain.rate, 1),
        "matches": ended.gain.matches,
        "yardstick": round(100 * ended.yardstick.rate, 1),
    }


def _made(training: Training, options: list[str], start: Path | None) -> dict[str, str | int]:
    """How the weights came about, so that anybody can make them again."""
    course = training.course
    command = ["tischlein", "train", course.game, "--seats", course.seats, "--method", course.method]
    command += ["--rounds", course.rounds, "--matches", course.matches, "--trials", course.trials]
    command += ["--seed", course.seed]
    command += ["--cut", course.cut] if course.cut else []
    command += ["--rivals", course.rivals] if course.rivals != "own" else []
    for option in options:
        command += ["--option", option]
    if start is not None:
        command += ["--start", start.name if start.is_absolute() else start.as_posix()]
    return {
        "command": shlex.join(map(str, command)),
        "seed": course.seed,
        "commit": _commit(),
        "matches": training.matches,
        "took": f"{max(1, round(training.folder.spent() / 60))} min of processor time",
    }


def _commit() -> str:
    """The commit of the sources, or the version where there is no repository."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return __version__


def _write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadInput(text("error-train-folder", folder=str(path), why=str(error))) from None

"""`tischlein train` as a person meets it: bad input in one sentence, and weights in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Tischlein
from tischlein.bots.values import read_weights
from tischlein.core.planning import Values
from tischlein.core.registry import planner_part
from tischlein.lab.training import run, trial

WRONG: list[tuple[list[str], str]] = [
    (["train", "chess"], "chess"),
    (["train", "monsterrolle", "--method", "guess"], "guess"),
    (["train", "monsterrolle", "--method", "evolve"], "--start"),
    (["train", "monsterrolle", "--seats", "7"], "7"),
    (["train", "monsterrolle", "--rounds", "0"], "rounds"),
    (["train", "monsterrolle", "--cut", "-1"], "cut"),
    (["train", "monsterrolle", "--rivals", "strong"], "strong"),
    (["train", "monsterrolle", "--method", "evolve", "--cut", "4"], "evolve"),
    (["train", "monsterrolle", "--start", "none.toml"], "none.toml"),
    (["train", "monsterrolle", "--option", "sheet=nine"], "nine"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG)
def test_bad_input_is_said_in_one_sentence(tischlein: Tischlein, arguments: list[str], named: str) -> None:
    done = tischlein(*arguments)
    assert done.code == 2
    assert named in done.err
    assert "Traceback" not in done.err
    assert not list(Path().glob("train-*/round-*")), "nothing was begun"


def constant(training: Any, _start: Any, told: Any) -> Values:
    planner = planner_part("monsterrolle")
    assert planner is not None
    weights = [0.5] * len(planner.FEATURES)
    training.matches = 1600
    training.folder.keep("spent", 130.0)
    told(run.Round(1, weights, True, trial.Trial(33.0, 60, "high"), trial.Trial(70.0, 100, "open")))
    return Values(weights, 9.0, 2.0)


def test_weights_are_written_with_the_command_that_made_them(
    tischlein: Tischlein, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.Training, "run", constant)
    done = tischlein(
        "train", "monsterrolle", "--seats", 3, "--rounds", 1, "--cut", 4, "--rivals", "mixed", "--option", "sheet=four"
    )
    assert done.code == 0
    assert "55% of 60 matches" in done.out
    path = Path("train-monsterrolle-3", "weights.toml")
    read = read_weights(path, "monsterrolle")
    assert (read.seats, read.options) == (3, {"sheet": "four"})
    written = path.read_text(encoding="utf-8")
    assert "tischlein train monsterrolle --seats 3 --method fit --rounds 1" in written
    assert "--seed 1 --cut 4 --rivals mixed --option sheet=four" in written
    assert "matches = 1600" in written
    assert 'took = "2 min of processor time"' in written


def test_weights_for_another_number_of_seats_are_refused(tischlein: Tischlein, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.Training, "run", constant)
    tischlein("train", "monsterrolle", "--output", "two.toml")
    done = tischlein("train", "monsterrolle", "--seats", 3, "--start", "two.toml")
    assert done.code == 2
    assert "2 seats, not for 3" in done.err


def test_weights_name_what_they_began_with(tischlein: Tischlein, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.Training, "run", constant)
    Path("starts").mkdir()
    tischlein("train", "monsterrolle", "--output", "starts/two.toml")
    tischlein("train", "monsterrolle", "--start", "starts/two.toml", "--output", "new.toml")
    assert "--start starts/two.toml" in Path("new.toml").read_text(encoding="utf-8")


def test_a_run_that_accepts_nothing_fails(tischlein: Tischlein, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.Training, "run", lambda *_: None)
    done = tischlein("train", "monsterrolle", "--output", "two.toml")
    assert done.code == 1
    assert not Path("two.toml").exists()

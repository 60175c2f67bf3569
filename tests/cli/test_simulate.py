"""`tischlein simulate` for people and for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tischlein.bots.values import FOLDER
from tischlein.core.registry import game_folder
from tischlein.lab import chunks
from tischlein.words.words import LANGUAGES, Words

ARGUMENTS = ["simulate", "monsterrolle", "--games", "12", "--seed", "4"]
TIMED = ("seconds", "decisions_per_second", "games_per_second", "workers")


def figures(out: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(out)
    return found


def untimed(out: str) -> dict[str, Any]:
    return {key: value for key, value in figures(out).items() if key not in TIMED}


def test_json_is_one_object_on_one_line_and_nothing_else(tischlein) -> None:
    done = tischlein(*ARGUMENTS, "--bots", "random,greedy", "--json")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") == 1
    found = figures(done.out)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("monsterrolle", 2, 12, 4)
    assert found["bots"]["greedy"]["games"] == found["bots"]["random"]["games"] == 12
    assert {"decisions", "seconds", "decisions_per_second", "seats_won", "lengths", "end_reasons"} <= set(found)


def test_the_number_of_workers_changes_nothing_but_the_time(tischlein, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 4)
    one = tischlein(*ARGUMENTS, "--json")
    two = tischlein(*ARGUMENTS, "--json", "--workers", "2")
    assert untimed(one.out) == untimed(two.out)
    assert (figures(one.out)["workers"], figures(two.out)["workers"]) == (1, 2)


def test_an_enormous_number_of_workers_starts_no_more_than_there_is_work_for(tischlein) -> None:
    assert untimed(tischlein(*ARGUMENTS, "--json", "--workers", 10**9).out) == untimed(
        tischlein(*ARGUMENTS, "--json").out
    )


def test_a_negative_seed_is_a_seed_like_any_other(tischlein) -> None:
    arguments = ["simulate", "monsterrolle", "--games", "3", "--json", "--seed"]
    negative, same = tischlein(*arguments, -1), tischlein(*arguments, (1 << 64) - 1)
    assert negative.code == 0
    assert figures(negative.out)["scores"] == figures(same.out)["scores"]


def test_json_is_ascii_whatever_the_options_hold(tischlein, tmp_path) -> None:
    from tischlein.games.monsterrolle.sheet import FOLDER

    sheet = (FOLDER / "four.toml").read_text(encoding="utf-8").replace('title = "four"', 'title = "чотири – ß"')
    (tmp_path / "mine.toml").write_text(sheet, encoding="utf-8")
    out = tischlein("simulate", "monsterrolle", "--games", "1", "--option", "sheet=mine.toml", "--json").out
    assert out.isascii()
    assert "чотири" in figures(out)["options"]["sheet"]


def test_bots_are_repeated_around_the_table(tischlein) -> None:
    found = figures(tischlein(*ARGUMENTS, "--seats", "4", "--bots", "greedy,random", "--json").out)
    assert found["bots"]["greedy"]["games"] == found["bots"]["random"]["games"] == 24


def test_as_many_seats_as_bots_when_nobody_said_how_many(tischlein) -> None:
    assert figures(tischlein(*ARGUMENTS, "--bots", "random,random,greedy", "--json").out)["seats"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_tables_in_their_language(tischlein, language: str) -> None:
    done = tischlein(*ARGUMENTS, "--bots", "random,greedy", "--lang", language)
    words = Words(language)
    assert (done.code, done.err) == (0, "")
    for column in ("bot", "rate", "interval", "seat", "median", "lengths", "scores", "ends"):
        assert words.say(f"simulate-{column}") in done.out
    assert "greedy" in done.out
    assert words.say("mr-end-third-scoring") in done.out


def test_no_colours_reach_a_pipe(tischlein) -> None:
    assert "\x1b" not in tischlein(*ARGUMENTS).out


def test_weights_for_another_number_of_seats_end_it_with_one_sentence(tischlein) -> None:
    """They are known to be so only in the first match: a bot is made before it sees a table."""
    weights = game_folder("monsterrolle") / FOLDER / "2.toml"
    refused = tischlein(*ARGUMENTS, "--seats", "3", "--bots", f"planned@{weights}")
    assert (refused.code, refused.out) == (2, "")
    assert "2.toml" in refused.err
    assert refused.err.count("\n") == 1

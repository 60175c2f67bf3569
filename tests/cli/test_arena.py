"""`tischlein arena` for people and for programs: tables, JSON, a drawing, and a file that survives a kill."""

from __future__ import annotations

import json
import subprocess
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from tischlein.words.words import LANGUAGES, Words

ARGUMENTS = ["arena", "monsterrolle", "--bots", "greedy,random", "--games", "12", "--seed", "4"]
TIMED = ("seconds", "workers")


def untimed(out: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(out).items() if key not in TIMED}


def test_people_get_tables_in_their_language(tischlein) -> None:
    """The matches are played once: luck is expensive, and the file of results keeps it."""
    asked = ["arena", "monsterrolle", "--bots", "greedy,random", "--games", 2]
    for language in LANGUAGES:
        done = tischlein(*asked, "--lang", language, "--luck", "--results", "luck.jsonl")
        words = Words(language)
        assert (done.code, done.err) == (0, "")
        for word in ("simulate-order", "arena-margin", "arena-rating", "arena-without-luck", "simulate-seat"):
            assert words.say(word) in done.out
        assert done.out.index("greedy") < done.out.index("random"), "the strongest first"


def test_json_is_one_object_on_one_line_and_nothing_else(tischlein) -> None:
    done = tischlein(*ARGUMENTS, "--json")
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    found = json.loads(done.out)
    assert (found["games"], found["seats"], found["seed"], found["test"], found["luck"]) == (12, 2, 4, None, None)
    assert [row["bot"] for row in found["ratings"]] == ["greedy", "random"]
    assert set(found["places"]) == {"order"}


def test_matches_are_rounded_up_until_everybody_sat_everywhere(tischlein) -> None:
    found = untimed(tischlein("arena", "monsterrolle", "--bots", "greedy,kind,random", "--games", "5", "--json").out)
    assert found["games"] == 6
    assert {row["games"] for row in found["bots"].values()} == {4}
    found = untimed(
        tischlein("arena", "monsterrolle", "--bots", "greedy,random,random", "--seats", 3, "--games", 4, "--json").out
    )
    assert found["games"] == 6
    assert found["bots"]["random"]["games"] == 12


def test_a_test_says_what_it_found_and_ends_with_it(tischlein) -> None:
    done = tischlein(*ARGUMENTS, "--sprt", "50,80")
    assert done.code == 0
    assert Words("en").say("arena-verdict-high", bot="greedy", low="50%", high="80%") in done.out
    low = tischlein("arena", "monsterrolle", "--bots", "random,greedy", "--sprt", "50,80", "--json")
    assert (low.code, json.loads(low.out)["test"]["verdict"]) == (1, "low")
    undecided = tischlein("arena", "monsterrolle", "--bots", "greedy,random", "--games", 2, "--sprt", "50,51")
    assert undecided.code == 1
    assert Words("en").say("arena-verdict-open", bot="greedy", low="50%", high="51%") in undecided.out


def test_a_drawing_shows_every_bot_and_place(tischlein, tmp_path: Path) -> None:
    done = tischlein("arena", "dayunhe", "--bots", "greedy,random", "--games", 2, "--luck", "--plot", "rates.svg")
    assert done.code == 0
    root = ET.fromstring((tmp_path / "rates.svg").read_text(encoding="utf-8"))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("greedy") == 2, "among rates and among ratings"
    assert "random, without luck" in texts
    assert any("north" in text for text in texts)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 4 + 3 * 2 + 2
    width = float(root.get("width", 0))
    for line in root.iter("{http://www.w3.org/2000/svg}line"):
        assert all(0 <= float(line.get(end, -1)) <= width for end in ("x1", "x2"))


def test_a_run_goes_on_where_it_was_killed(tischlein, installed: str, tmp_path: Path) -> None:
    """kill -9 in the middle; then two workers bring what one uninterrupted worker brings."""
    results = tmp_path / "results.jsonl"
    asked = ["arena", "monsterrolle", "--bots", "greedy,random", "--games", "60", "--seed", "8", "--json"]
    running = subprocess.Popen(
        [installed, *asked[:5], "100000", *asked[6:], "--results", str(results)], stdout=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + 40
        while not results.exists() or results.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < deadline, "it kept nothing"
            time.sleep(0.02)
    finally:
        running.kill()
        running.wait()
    kept = results.read_bytes()
    on = tischlein(*asked, "--results", results, "--workers", 2)
    assert (on.code, on.err) == (0, "")
    assert results.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    assert untimed(on.out) == untimed(tischlein(*asked).out)


def test_the_same_file_again_plays_nothing_and_says_the_same(tischlein, tmp_path: Path) -> None:
    first = tischlein(*ARGUMENTS, "--json", "--results", "r.jsonl")
    before = (tmp_path / "r.jsonl").read_bytes()
    assert untimed(tischlein(*ARGUMENTS, "--json", "--results", "r.jsonl").out) == untimed(first.out)
    assert (tmp_path / "r.jsonl").read_bytes() == before
    assert len(before.splitlines()) == 1 + 6


BAD = {
    "an unknown bot": ["--bots", "greedy,clever"],
    "one bot": ["--bots", "greedy"],
    "no bot": ["--bots", ""],
    "too many seats": ["--seats", "5"],
    "too few seats": ["--seats", "1"],
    "a bot twice": ["--bots", "greedy,random,random"],
    "no rates": ["--sprt", "high"],
    "one rate": ["--sprt", "55"],
    "rates the wrong way round": ["--sprt", "55,50"],
    "a rate above all": ["--sprt", "50,100"],
    "not a number": ["--sprt", "nan,50"],
    "a test of three bots at two seats": ["--bots", "greedy,random,kind", "--sprt", "50,55"],
    "no matches": ["--games", "0"],
    "no workers": ["--workers", "0"],
    "a folder that is not there": ["--plot", "nowhere/rates.svg"],
    "a results folder that is not there": ["--results", "nowhere/r.jsonl"],
}


@pytest.mark.parametrize("given", BAD.values(), ids=BAD.keys())
def test_bad_input_is_refused_in_one_sentence(tischlein, one_sentence, tmp_path: Path, given: list[str]) -> None:
    name = given[0]
    kept = [argument for argument in ARGUMENTS if name != "--bots" or argument not in ("--bots", "greedy,random")]
    one_sentence(tischlein(*kept, *given))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (["--seed", "5"], "seed"),
        (["--luck"], "luck"),
        (["--option", "sheet=four"], "options"),
        (["--seats", "3"], "seats"),
    ],
)
def test_results_of_another_contest_are_refused(
    tischlein, one_sentence, tmp_path: Path, changed: list[str], said: str
) -> None:
    asked = ["arena", "monsterrolle", "--bots", "greedy,random", "--games", "2", "--results", "r.jsonl"]
    assert tischlein(*asked).code == 0
    before = (tmp_path / "r.jsonl").read_bytes()
    assert said in one_sentence(tischlein(*asked, *changed))
    assert (tmp_path / "r.jsonl").read_bytes() == before

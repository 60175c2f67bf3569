"""`make bench`: its tables and its picture, and that a peer that cannot be had is named."""

from __future__ import annotations

import gc
import io
import json
import shutil
import sys
import venv
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import decisions, environment, run, worker
from benchmarks.engine import COMPILED, PURE, prepare
from benchmarks.picture import draw
from benchmarks.results import Found, Row, table
from tischlein.core.registry import game_ids

ROWS = [
    Row("random", "a, 4 seats", "pure", Found(0.2, 0.1, 0.3, 70_000), ""),
    Row("random", "a, 4 seats", "compiled", Found(0.5, 0.4, 0.6, 180_000), ""),
    Row("random", "them <b>", "peers", Found(0.004, 0.003, 0.005, 1_500), ""),
    Row("random", "absent", "peers", None, "ImportError: no such module"),
]


def test_a_table_has_shares_with_their_spread_and_the_gain() -> None:
    text = table(ROWS, ["Commit 1."])
    assert "| a, 4 seats | compiled | 0.500 (0.400 to 0.600) | 180,000 | 2.50 |" in text
    assert "| them <b> | peers | 0.004 (0.003 to 0.005) | 1,500 |  |" in text


def test_what_could_not_be_measured_is_named() -> None:
    assert "| absent | peers | missing: ImportError: no such module | | |" in table(ROWS, [])


def test_the_picture_has_a_bar_for_each_figure_and_the_longest_first() -> None:
    drawn = ElementTree.fromstring(draw(ROWS))
    texts = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert texts.index("a, 4 seats") < texts.index("them <b>")
    assert "absent" not in texts


def test_every_game_is_measured_in_both_builds_with_two_and_four_seats() -> None:
    cases = run.cases(list(game_ids()), [PURE, COMPILED, *(library for _, library, _ in run.PLAYED)])
    for game in game_ids():
        for seats in (2, 4):
            assert {case.engine for case in cases if case.asked == f"random {game} {seats}"} == {"pure", "compiled"}
    assert len([case for case in cases if case.engine == run.PEERS]) == 11
    assert not [case for case in run.cases(["click"], [PURE]) if case.engine != PURE]


def test_pure_python_is_not_measured_as_the_compiled_engine() -> None:
    """Whatever was found before it was started: a library that cannot be loaded leaves pure Python."""
    compiled = run.Worker([sys.executable, "-m", "benchmarks.engine", COMPILED], {"TISCHLEIN_PURE": "1"})
    pure = run.Worker([sys.executable, "-m", "benchmarks.engine", PURE], {"TISCHLEIN_PURE": "1"})
    assert compiled.ask(0.001, "random click 2") == "RuntimeError: the engine that runs is pure"
    assert isinstance(pure.ask(0.001, "minimal"), float)
    for worker_ in (compiled, pure):
        worker_.close()


@pytest.mark.parametrize("what", ["minimal", *(f"{kind} monsterrolle 2" for kind in run.KINDS)])
def test_what_is_asked_for_is_measured(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"0.001 {what}\n0.001 no-such-kind x 2\n"))
    monkeypatch.setattr(sys, "stdout", answers)
    worker.serve(prepare)
    figure, wrong = (json.loads(line) for line in answers.getvalue().splitlines())
    assert figure["rate"] > 0
    assert "no-such-kind" in wrong["error"] or "KeyError" in wrong["error"]


def test_a_peer_that_dies_is_missing_and_ends_nothing() -> None:
    dying = run.Worker([sys.executable, "-c", ""], {})
    assert [dying.ask(0.001, "minimal") for _ in range(3)] == ["its process ended"] * 3
    dying.close()


UNTIL_GIN = """
import sys
for number, line in enumerate(sys.stdin):
    if "gin" in line and number > 1:
        break
    print('{"rate": 2}', flush=True)
"""
"""Dies when it is asked for gin in a second round."""


def test_a_peer_that_dies_in_a_later_round_is_missing_and_takes_no_other_along() -> None:
    """The medians of fewer rounds would stand beside those of all."""
    asked = [run.Case("random", what, run.PEERS, what) for what in ("rlcard uno", "rlcard gin", "chess")]
    found = {name: run.Worker([sys.executable, "-c", UNTIL_GIN], {}) for name in (PURE, "rlcard", "chess")}
    rows = run.measure(found, asked, 3, 0.001)
    for each in found.values():
        each.close()
    assert [row.found and row.found.share for row in rows] == [1, None, 1]
    assert rows[1].why == "its process ended, in round 2"


@pytest.mark.parametrize(
    "rows", [ROWS[:1], [ROWS[0], ROWS[1]._replace(found=None, why="the engine that runs is pure")]]
)
def test_nothing_is_written_without_a_compiled_build(
    rows: list[Row], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The README's picture would lose half of what it shows."""
    here = environment.Environment(Path(sys.executable), {}, {})
    monkeypatch.setattr(environment, "ensure", lambda: here)
    monkeypatch.setattr(run, "find_build", lambda _: None)
    monkeypatch.setattr(run, "measure", lambda *_: rows)
    monkeypatch.setattr(run, "RESULTS", tmp_path / "results.md")
    monkeypatch.setattr(run, "PICTURE", tmp_path / "speed.svg")
    monkeypatch.setattr(sys, "argv", ["make bench"])
    run.main()
    assert not list(tmp_path.iterdir())


@pytest.fixture
def created(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """The environments that were made; whole ones with pip would take ten seconds each."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(environment, "PACKAGES", {"no-such-peer": "./no-such-peer"})
    made = []

    def create(where: Path, *, with_pip: bool, clear: bool) -> None:
        assert with_pip
        assert clear
        shutil.rmtree(where, ignore_errors=True)
        (where / "bin").mkdir(parents=True)
        (where / "bin" / "python").symlink_to(sys.executable)
        made.append(where)

    monkeypatch.setattr(venv, "create", create)
    return made


def test_an_environment_that_was_interrupted_is_made_again(
    created: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its python is there, but pip may not be, and a package may be there in part."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.ensure()
    assert len(created) == 1
    monkeypatch.setattr(environment, "_install", lambda *_: "")
    environment.ensure()
    assert len(created) == 2
    environment.ensure()
    assert len(created) == 2, "the second one is whole"


@pytest.mark.usefixtures("created")
def test_a_peer_that_cannot_be_installed_is_missing(tmp_path: Path) -> None:
    found = environment.ensure()
    assert found.python.is_relative_to(tmp_path)
    assert found.versions == {}
    assert list(found.missing) == ["no-such-peer"]
    assert any(line.startswith("Missing: no-such-peer (") for line in run.circumstances(found, 5, 0.4))


def test_decisions_are_told_by_level_and_seats_and_turns_as_sums() -> None:
    match = [(0, 0.001), (0, 0.002), (1, 0.0025), (0, 0.0005)]
    assert decisions.row("easy", 2, [match, match[:1]], is_race=False).endswith(
        "| 5 | 1.4 ms | 2.5 ms | 2.5 ms | 3 ms |"
    )
    assert decisions.row("easy", 2, [match], is_race=True).endswith("| 2.5 ms | – |")


@pytest.mark.parametrize("level", ["medium", "random"])
def test_decisions_of_a_level_are_timed(
    level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = f"decisions monsterrolle --levels {level} --seats 2 --matches 1"
    monkeypatch.setattr(sys, "argv", asked.split())
    monkeypatch.setattr(gc, "disable", lambda: None)
    decisions.main()
    (told,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith(f"| {level}"))
    assert int(told.split("|")[3]) > 50, "nearly all decisions of a match"


@pytest.mark.parametrize("asked", ["--levels brilliant", "--seats 5"])
def test_decisions_that_cannot_be_asked_for(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["decisions", "monsterrolle", *asked.split()])
    with pytest.raises(SystemExit):
        decisions.main()
    assert "seats 2 to 4" in capsys.readouterr().err

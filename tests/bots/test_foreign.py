"""Bots of others: any class can be asked for by its module and name, and a table takes only those that were allowed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tischlein.bots.roster import FOREIGN, allow_foreign, check_names, foreign_class, offered_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids
from tischlein.core.types import seats_in
from tischlein.lab.arena import play_match

EXAMPLE = "examples.rollouts:Rollouts"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(FOREIGN, "")
    foreign_class.cache_clear()


@pytest.mark.parametrize("example", [EXAMPLE, "examples.hurried:Quarter", "examples.hurried:Sixteenth"])
@pytest.mark.parametrize("game_id", game_ids())
def test_the_examples_play_every_game(game_id: str, example: str) -> None:
    game = find_game(game_id)
    state = game.setup(complete_options(game.info, 2, {}), 2, 3)
    choosers = [seated(game, seat_bot(example, game_id, seat)) for seat in range(2)]
    for _ in range(3):
        seat = seats_in(game.to_act(state))[0]
        legal = game.legal(state, seat)
        move = choosers[seat](state, seat, legal)
        assert move in legal
        game.apply(state, seat, move, 0)


def test_a_table_takes_only_those_that_were_allowed() -> None:
    with pytest.raises(BadInput) as refused:
        check_names([EXAMPLE])
    assert refused.value.text[0] == "error-bot"
    allow_foreign([EXAMPLE])
    check_names([EXAMPLE])
    assert offered_names()[-1] == EXAMPLE


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("no.such.module:Bot", "error-bot-import"),
        ("tischlein.bots.random:NoSuchBot", "error-bot-import"),
        ("tischlein.core.rng:derive", "error-bot-class"),
        ("tischlein.bots.budget:Budget", "error-bot-class"),
    ],
)
def test_what_is_no_bot_is_refused_when_the_server_starts(name: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        allow_foreign([name])
    assert refused.value.text[0] == key
    assert offered_names()[-1] == "hard", "nothing was allowed"


@pytest.mark.parametrize(
    ("number", "source", "why"),
    [(1, "1 / 0", "ZeroDivisionError"), (2, "import sys; sys.exit(0)", "SystemExit"), (3, "nonsense(", "SyntaxError")],
)
def test_a_module_that_raises_is_told_in_one_sentence(
    number: int, source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"broken_bot_{number}.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        foreign_class(f"broken_bot_{number}:Bot")
    assert why in str(refused.value.text[1]["why"])


BOTS = """
class NotMade:
    def choose(self, view, legal):
        return legal[0]

class Made(NotMade):
    def __init__(self, game_id, seed):
        pass

class Last(Made):
    def choose(self, view, legal):
        return -5

class Word(Made):
    def choose(self, view, legal):
        return "draw"

class Blind:
    def __init__(self, game_id, seed):
        pass

    def choose_blind(self, legal):
        return legal[0] if len(legal) < 3 else None
"""


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "their_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    return "their_bots"


def test_a_class_that_cannot_be_made_is_refused_when_the_server_starts(theirs: str) -> None:
    with pytest.raises(BadInput) as refused:
        allow_foreign([f"{theirs}:NotMade"])
    assert refused.value.text[0] == "error-bot-made"
    allow_foreign([f"{theirs}:Made"])


@pytest.mark.parametrize(("name", "chosen"), [("Last", "-5"), ("Word", "'draw'"), ("Blind", "None")])
def test_a_simulation_plays_no_move_that_is_not_legal(theirs: str, name: str, chosen: str) -> None:
    """The loop of simulations does not judge moves: an end of the turn in the middle of it would just be played."""
    game = find_game("monsterrolle")
    bots = [f"{theirs}:{name}", "random"]
    with pytest.raises(BadInput) as refused:
        play_match(game, complete_options(game.info, 2, {}), bots, 3)
    assert refused.value.text[0] == "error-bot-move"
    assert refused.value.text[1]["chosen"] == chosen

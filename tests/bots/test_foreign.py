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


def test_a_module_that_raises_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        foreign_class("broken_bot:Bot")
    assert "ZeroDivisionError" in str(refused.value.text[1]["why"])

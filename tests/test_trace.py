"""The way of one move through the server stays short, and asks the game no question twice."""

from __future__ import annotations

import pytest

from tools.trace_move import trace_move

SHARED = 30
"""Modules besides the game's own; it was 33 when tables without a race still met the race."""
IDLE = ("tables/race/", "tables/live/bots", "tables/live/botrunner", "tables/live/review", "tables/live/starting")
"""Where two people who play without a race and without a clock have nothing to do."""


@pytest.mark.parametrize("game_id", ["monsterrolle", "dayunhe"])
def test_a_move_of_two_people_passes_few_modules(game_id: str) -> None:
    trace = trace_move(game_id)
    shared = [module for module in trace.modules if not module.startswith("games/")]
    assert "tables/live/strategy" in shared, "the walk was traced"
    assert len(shared) <= SHARED, shared
    assert not [module for module in shared if module.startswith(IDLE)]
    assert trace.asked("parse") == 1
    assert trace.asked("to_act") <= 2
    assert trace.asked("legal") <= 1


def test_a_move_at_a_table_with_calm_photos_asks_no_question_twice_either() -> None:
    trace = trace_move("click")
    assert "tables/race/strategy" in trace.modules
    assert [trace.asked(question) for question in ("parse", "to_act", "apply")] == [1, 1, 1]
    assert trace.asked("legal") <= 2, "after a change of the wall both seats answer, and each has its own moves"

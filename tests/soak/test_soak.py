"""What takes long: `make soak`. The same checks as the gate, with numbers that find rarer trouble."""

from __future__ import annotations

import pytest

from tischlein.core.registry import game_ids
from tischlein.lab.fuzz import fuzz

FUZZED_GAMES = 100_000
PARTS = 10
"""Shared out among pytest's workers."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game_id", game_ids())
def test_random_play_finds_no_trouble(game_id: str, part: int) -> None:
    reports = list(fuzz(game_id, FUZZED_GAMES // PARTS, None, seed=part, workers=1))
    assert sum(report.games for report in reports) == FUZZED_GAMES // PARTS
    assert [finding for report in reports for finding in report.findings] == []

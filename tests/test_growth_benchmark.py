"""`python -m benchmarks.growth`: every curve that the documents speak of is measured and drawn."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import growth
from tischlein.core.registry import game_ids


def test_a_slope_of_one_is_linear() -> None:
    def slope(*points: tuple[float, float]) -> float:
        return growth.Curve("", "", list(points)).slope

    assert slope((2, 10), (5, 1), (8, 40)) == pytest.approx(1.0)
    assert slope((2, 10), (8, 160)) == pytest.approx(2.0)
    assert slope((2, 10), (8, 10)) == 0.0


def test_every_curve_is_measured_and_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(growth, "TRIES", 1)
    monkeypatch.setattr(growth, "SECONDS", 0.0)
    monkeypatch.setattr(growth, "PICTURE", tmp_path / "growth.svg")
    monkeypatch.setattr(sys, "argv", ["growth", "--draw"])
    growth.main()
    told = capsys.readouterr().out
    assert told.count("slope") == 4 + 2 * len(game_ids())
    drawn = "".join(ElementTree.parse(tmp_path / "growth.svg").getroot().itertext())
    for game_id in game_ids():
        assert f"{game_id}: a decision, random play" in drawn
        assert f"{game_id}: a move through the gate" in drawn

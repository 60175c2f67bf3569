"""Combinations for browser tests: the gate runs a few of them, `./play soak` the rest."""

from __future__ import annotations

from collections.abc import Container, Iterable

import pytest


def gated(names: str, rows: Iterable[object], *, gate: Container[object]) -> pytest.MarkDecorator:
    """Parametrizes a test with every row; the gate runs those that are named for it."""
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(*(row if isinstance(row, tuple) else (row,)), marks=() if row in gate else pytest.mark.soak)
            for row in rows
        ],
    )

"""Combinations for browser tests: the gate runs each value once, `./play soak` runs the rest."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

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


def matrix(names: str, rows: Iterable[object], columns: Sequence[object]) -> pytest.MarkDecorator:
    """Parametrizes a test with every row in every column; in the gate each row meets one column, in turn."""
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(row, column, marks=() if number % len(columns) == place else pytest.mark.soak)
            for number, row in enumerate(rows)
            for place, column in enumerate(columns)
        ],
    )

"""`pytest --clause MR-3.7` runs only the tests that name the clause; the mutants use it, and so may you."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("gate", max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], help="only tests that name this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if wanted:
        items[:] = [item for item in items if wanted & set(_clauses(item))]


def _clauses(item: pytest.Item) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(getattr(item, "function", None), "clauses", ())
    return named

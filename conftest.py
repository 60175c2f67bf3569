"""Which tests run, and in what order.

`pytest --clause MR-3.7` runs only the tests that name the clause; the mutants use it, and so may you. The files that
take longest come first, so that the workers end together; one file of browsers at a time among those that reckon or
wait for a server, because a browser is busy with more than one core.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SLOW_FIRST = (
    "test_dayunhe",
    "test_dayunhe_map",
    "test_laws",
    "test_mutants",
    "test_log_and_gate",
    "test_matches",
    "test_click",
    "test_cluster",
    "test_network",
    "test_accessibility",
    "test_kill",
    "test_installed",
    "test_keep",
    "test_accessible_boards",
    "test_template",
    "test_comfort",
    "test_table_life",
    "test_one_device",
)

settings.register_profile("gate", max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], help="only tests that name this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if wanted:
        items[:] = [item for item in items if wanted & set(_clauses(item))]
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    name = item.path.stem
    return SLOW_FIRST.index(name) if name in SLOW_FIRST else len(SLOW_FIRST)


def _clauses(item: pytest.Item) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(getattr(item, "function", None), "clauses", ())
    return named

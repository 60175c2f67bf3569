"""Which tests run, and in what order.

`pytest --clause MR-3.7` runs only the tests that name the clause; the mutants use it, and so may you. The files that
take longest come first, so that the workers end together. Browsers keep more than one core busy and most other tests
wait for servers, so files of both kinds take turns: after all browsers had come first, the cores were often idle.
"""

from __future__ import annotations

import os
from pathlib import Path

# Tests run the sources, unless TISCHLEIN_PURE is set to nothing. Before `tischlein` is imported, which reads it.
os.environ.setdefault("TISCHLEIN_PURE", "1")

import pytest
from hypothesis import HealthCheck, settings

SLOW_FIRST = (
    # with browsers
    "test_replay",
    "test_matches",
    "test_rules_pages",
    "test_accessibility",
    "test_again",
    "test_monsterrolle",
    "test_together",
    "test_sizes",
    "test_dayunhe_map",
    "test_dayunhe",
    "test_comfort",
    "test_network",
    "test_click",
    "test_whatis",
    "test_table_life",
    "test_installed",
    "test_since",
    "test_learn",
    "test_one_device",
    "test_television",
    "test_days",
    "test_remedies",
    "test_plain_board",
    # without
    "test_laws",
    "test_one_engine",
    "test_mutants",
    "test_kill",
    "test_cluster",
    "test_log_and_gate",
    "test_webhooks",
    "test_template",
    "test_keep",
    "test_race",
    "test_builds",
    "test_words",
    "test_operator",
    "test_frame_leaks",
    "test_store",
    "test_store_life",
    "test_brute",
)

settings.register_profile("gate", max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", max_examples=32, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], help="only tests that name this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if wanted:
        items[:] = [item for item in items if wanted & set(_clauses(item))]
    items.sort(key=_turns(items).__getitem__)


def _turns(items: list[pytest.Item]) -> dict[pytest.Item, float]:
    """When each test has its turn: browser tests and others are both spread over the whole run, the slow ones first."""
    turns: dict[pytest.Item, float] = {}
    for has_browser in (True, False):
        kind = [item for item in items if ("e2e" in item.path.parts) is has_browser]
        files = sorted(dict.fromkeys(item.path for item in kind), key=_is_slow)
        places = {path: place / len(files) for place, path in enumerate(files)}
        turns.update((item, places[item.path]) for item in kind)
    return turns


def _is_slow(path: Path) -> int:
    return SLOW_FIRST.index(path.stem) if path.stem in SLOW_FIRST else len(SLOW_FIRST)


def _clauses(item: pytest.Item) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(getattr(item, "function", None), "clauses", ())
    return named

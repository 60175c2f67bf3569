"""Which tests run, and in what order.

`pytest --clause MR-3.7` runs only the tests that name the clause; the mutants use it, and so may you. The files that
take longest come first, so that the workers end together. Two of pytest's workers begin with the browser tests, one
half each, so that a browser is started twice and not once for every file; the others begin with the rest.
"""

from __future__ import annotations

import os
from pathlib import Path

# Tests run the sources, unless TISCHLEIN_PURE is set to nothing. Before `tischlein` is imported, which reads it.
os.environ.setdefault("TISCHLEIN_PURE", "1")

import pytest
from hypothesis import HealthCheck, settings

BROWSERS = 2
"""Workers with a browser. More of them starve each other on two cores."""
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

settings.register_profile("gate", max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", max_examples=32, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], help="only tests that name this clause")


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if wanted:
        items[:] = [item for item in items if wanted & set(_clauses(item))]
    groups = _groups(list(dict.fromkeys(item.path for item in items)))
    for item in items:
        item.add_marker(pytest.mark.xdist_group(str(groups[item.path])))
    items.sort(key=lambda item: (groups[item.path], _is_slow(item.path)))


def _groups(paths: list[Path]) -> dict[Path, int]:
    """What is run by one worker (`--dist loadgroup`), in this order: browser tests in as many groups as there are
    browsers, then every other file for itself.
    """
    ordered = sorted(paths, key=_is_slow)
    with_browser = [path for path in ordered if "e2e" in path.parts]
    others = [path for path in ordered if "e2e" not in path.parts]
    return {
        **{path: place % BROWSERS for place, path in enumerate(with_browser)},
        **{path: BROWSERS + place for place, path in enumerate(others)},
    }


def _is_slow(path: Path) -> int:
    return SLOW_FIRST.index(path.stem) if path.stem in SLOW_FIRST else len(SLOW_FIRST)


def _clauses(item: pytest.Item) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(getattr(item, "function", None), "clauses", ())
    return named

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
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

from tischlein.compiled.finder import ENGINE

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


def pytest_configure() -> None:
    """Tests that are to run on a build do not run the sources instead, because none fits what was just edited."""
    if not os.environ["TISCHLEIN_PURE"] and ENGINE.build is None:
        raise pytest.UsageError(f"no compiled build fits these sources: `tischlein compile` {ENGINE.error}")


def pytest_report_header() -> str:
    return "engine: the sources" if ENGINE.build is None else f"engine: compiled, {ENGINE.build.folder.name}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], help="only tests that name this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if wanted:
        items[:] = [item for item in items if wanted & set(_clauses(item))]
    items.sort(key=lambda item: (not _has_browser(item.path), _place(item.path)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling:
    return ByBrowser(config, log)


class ByBrowser(LoadFileScheduling):  # type: ignore[misc]
    """Hands out files one by one, but all browser tests as a few groups. The groups of pytest-xdist do not work with
    pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        path = Path(file)
        return f"browser {_place(path) % BROWSERS}" if _has_browser(path) else file


def _has_browser(path: Path) -> bool:
    return "e2e" in path.parts


def _place(path: Path) -> int:
    """Its place in the order of the files; those that are not named come last, evenly in all groups of browsers."""
    return SLOW_FIRST.index(path.stem) if path.stem in SLOW_FIRST else len(SLOW_FIRST) + len(path.stem) % BROWSERS


def _clauses(item: pytest.Item) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(getattr(item, "function", None), "clauses", ())
    return named

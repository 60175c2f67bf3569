"""Three back ends behind one fixture, and a runner for tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import itertools
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.pg import Server, server
from tischlein.store.memory import MemoryStore, Shelf
from tischlein.store.port import Store
from tischlein.store.postgres import PostgresStore
from tischlein.store.sqlite import SqliteStore

KINDS = ["memory", "sqlite", "postgres"]

Place = Callable[[], Awaitable[Store]]
"""One empty database; each call is one more opening of it."""

NewPlace = Callable[[str], Place]
"""Makes one of a kind."""


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Coroutines run in the loop of the `runner` fixture, which their stores belong to."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    running = pyfuncitem.funcargs["runner"]
    assert isinstance(running, asyncio.Runner)
    names = inspect.signature(pyfuncitem.obj).parameters
    running.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.fixturenames.append("runner")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with server() as running:
        yield running


@pytest.fixture
def new_place(request: pytest.FixtureRequest, runner: asyncio.Runner, tmp_path: Path) -> Iterator[NewPlace]:
    """A new database of the kind; whatever is opened there is closed after the test."""
    opened: list[Store] = []
    numbers = itertools.count()

    def make(kind: str) -> Place:
        shelf, path = Shelf(), tmp_path / f"{next(numbers)}.db"
        url = request.getfixturevalue("postgres").new_schema() if kind == "postgres" else ""

        async def open_here() -> Store:
            store: Store
            if kind == "memory":
                store = MemoryStore(shelf)
            elif kind == "sqlite":
                # Behaviour is the same at every level; test_sqlite.py tests durability, at the one that is shipped.
                store = await SqliteStore.open(path, synchronous="NORMAL")
            else:
                store = await PostgresStore.open(url)
            opened.append(store)
            return store

        return open_here

    yield make
    for store in opened:
        runner.run(store.close())


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, new_place: NewPlace) -> Place:
    return new_place(request.param)


@pytest.fixture
def store(place: Place, runner: asyncio.Runner) -> Store:
    return runner.run(_await(place()))


async def _await(opening: Awaitable[Store]) -> Store:
    return await opening

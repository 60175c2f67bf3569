"""What only PostgreSQL must withstand: a server that dies and comes back, connections that break, several starts."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import psycopg
import pytest

from tests.pg import Server, server
from tests.store.samples import everything, index, record, records
from tischlein.store import schema
from tischlein.store.port import LOST, Clash, Stored, Unavailable
from tischlein.store.postgres import PostgresStore


@pytest.fixture
def mortal() -> Iterator[Server]:
    """One of its own, with fsync: it will be killed."""
    with server(fsync=True) as running:
        yield running


def ask(url: str, question: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as connection:
        return connection.execute(question.encode()).fetchall()


def break_connections(url: str, *, listener_too: bool = False) -> None:
    chosen = "TRUE" if listener_too else "query NOT LIKE 'LISTEN%' AND query <> 'SELECT 1'"
    ask(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE application_name = 'tischlein' AND datname = current_database() AND {chosen}",
    )


async def test_server_dies_and_comes_back(mortal: Server):
    store = await PostgresStore.open(mortal.new_database(), patience=1)
    messages = store.listen("news")
    await store.create(index(), [record(1)])
    acknowledged = 1

    async def write() -> None:
        nonlocal acknowledged
        while True:
            await store.append(index(), [record(acknowledged + 1)])
            acknowledged += 1
            await store.announce("news", str(acknowledged))

    writing = asyncio.create_task(write())
    while acknowledged < 50:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(mortal.stop, signal.SIGQUIT)
    with pytest.raises(Unavailable):
        await writing
    calls = store.load("t1"), store.announce("news", "x"), store.ping(), store.take_lease("t1", "me", 0, 1)
    assert {type(each) for each in await asyncio.gather(*calls, return_exceptions=True)} == {Unavailable}
    await asyncio.to_thread(mortal.start)
    stored = await _patiently(store)
    last = len(stored.records)
    assert acknowledged <= last <= acknowledged + 1, "one may have been committed that nobody was told of"
    assert [each.n for each in stored.records] == list(range(1, last + 1))
    heard = []
    async with asyncio.timeout(20):
        while (message := await anext(messages)) != LOST:
            heard.append(message)
    assert heard == [str(n) for n in range(2, len(heard) + 2)], "the last ones may not have got through"
    assert len(heard) < last
    await store.append(index(), [record(last + 1)])
    await store.announce("news", "later")
    assert await asyncio.wait_for(anext(messages), 5) == "later"
    await store.close()


async def _patiently(store: PostgresStore) -> Stored:
    async with asyncio.timeout(20):
        while True:
            try:
                stored = await store.load("t1")
                assert stored is not None
                return stored
            except Unavailable:
                await asyncio.sleep(0.05)


async def test_searching_through_everything_takes_one_connection(postgres: Server, monkeypatch: pytest.MonkeyPatch):
    """However many do it, whoever comes to a table does not wait for them."""
    store = await PostgresStore.open(postgres.new_database())
    may_go_on = asyncio.Event()
    searches: list[None] = []

    async def search(*_: object) -> list[object]:
        searches.append(None)
        await may_go_on.wait()
        return []

    monkeypatch.setattr(store, "_rows", search)
    searching = [asyncio.create_task(everything(store)) for _ in range(8)]
    while not searches:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    assert len(searches) == 1
    may_go_on.set()
    assert await asyncio.gather(*searching) == [[]] * 8
    await store.close()


async def test_broken_connections_are_replaced_unnoticed(postgres: Server):
    url = postgres.new_schema()
    store = await PostgresStore.open(url)
    await store.create(index(), [record(1)])
    await asyncio.gather(*(store.load("t1") for _ in range(20)))
    break_connections(url)
    await store.append(index(), [record(2)])
    await asyncio.gather(*(store.create(index(f"u{i}"), [record(1)]) for i in range(20)))
    break_connections(url)
    await asyncio.gather(*(store.append(index(f"u{i}"), [record(2)]) for i in range(20)))
    break_connections(url)
    assert await asyncio.gather(*(store.find_code("code-t1") for _ in range(20))) == ["t1"] * 20
    assert [len(each.records) for each in await everything(store)] == [2] * 21
    await store.close()


async def test_the_listener_comes_back_and_says_that_something_may_be_missing(postgres: Server):
    url = postgres.new_schema()
    store, other = await PostgresStore.open(url), await PostgresStore.open(url)
    messages = store.listen("news")
    await store.announce("news", "one")
    assert await anext(messages) == "one"
    break_connections(url, listener_too=True)
    assert await asyncio.wait_for(anext(messages), 10) == LOST
    await other.announce("news", "two")
    assert await asyncio.wait_for(anext(messages), 10) == "two"
    await store.close()
    await other.close()


@pytest.mark.parametrize("is_first", [True, False])
async def test_commit_whose_answer_was_lost_counts(postgres: Server, monkeypatch: pytest.MonkeyPatch, is_first: bool):
    """The connection breaks after the commit: the second attempt finds its own records and is content."""
    url = postgres.new_schema()
    store = await PostgresStore.open(url)
    if not is_first:
        await store.create(index(), [record(1)])
    _lose_the_next_answer(monkeypatch, url)
    if is_first:
        await store.create(index(), records(1, 3))
    else:
        await store.append(index(), records(2, 3))
    stored = await store.load("t1")
    assert stored is not None
    assert [each.n for each in stored.records] == [1, 2, 3]
    await store.close()


async def test_commit_of_another_is_not_taken_for_ours(postgres: Server, monkeypatch: pytest.MonkeyPatch):
    url = postgres.new_schema()
    store, other = await PostgresStore.open(url), await PostgresStore.open(url)
    await store.create(index(), [record(1)])
    await other.append(index(), [record(2, "theirs")])
    _lose_the_next_answer(monkeypatch, url)
    with pytest.raises(Clash):
        await store.append(index(), [record(2, "ours")])
    await store.close()
    await other.close()


def _lose_the_next_answer(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    execute = psycopg.AsyncConnection.execute
    is_lost = False

    async def lossy(connection, query, *rest, **options):
        nonlocal is_lost
        answer = await execute(connection, query, *rest, **options)
        if not is_lost and "INSERT INTO records" in str(query):
            is_lost = True
            pid = connection.info.backend_pid
            await asyncio.to_thread(ask, url, f"SELECT pg_terminate_backend({pid})")
            await asyncio.sleep(0.05)
            await execute(connection, "SELECT 'no longer'")
        return answer

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", lossy)


async def test_table_in_other_hands_keeps_nobody_else_waiting(postgres: Server):
    url = postgres.new_schema()
    store = await PostgresStore.open(url, patience=1)
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i in range(10)))
    with psycopg.connect(url) as other:
        other.execute("SELECT 1 FROM tables WHERE id = 't3' FOR UPDATE")
        stuck = asyncio.create_task(store.append(index("t3"), [record(2)]))
        await asyncio.gather(*(store.append(index(f"t{i}"), [record(2)]) for i in range(10) if i != 3))
        await asyncio.gather(*(store.append(index(f"t{i}"), [record(3)]) for i in range(10) if i != 3))
        assert not stuck.done()
        with pytest.raises(Unavailable):
            await stuck
    await store.append(index("t3"), [record(2)])
    assert [len(each.records) for each in await everything(store)] == [3, 3, 3, 2, 3, 3, 3, 3, 3, 3]
    await store.close()


async def test_closing_waits_for_what_was_begun(postgres: Server):
    """Also for those who still wait for one of the few connections."""
    url = postgres.new_schema()
    store = await PostgresStore.open(url, connections=2)
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i in range(20)))
    begun = [asyncio.create_task(store.append(index(f"t{i}"), [record(2)])) for i in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert all(each.done() for each in begun)
    assert ask(url, "SELECT count(*) FROM records WHERE n = 2") == [(20,)]
    await asyncio.gather(*begun)


async def test_migrations_run_once_when_several_start_together(postgres: Server):
    url = postgres.new_schema()
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    assert ask(url, "SELECT version, name FROM schema_version") == [
        (each.version, each.name) for each in schema.migrations("postgres")
    ]
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i, store in enumerate(stores)))
    for store in stores:
        await store.close()


async def test_newer_schema_is_refused(postgres: Server):
    url = postgres.new_schema()
    await (await PostgresStore.open(url)).close()
    ask(url, "INSERT INTO schema_version VALUES (99, '0099_future') RETURNING version")
    with pytest.raises(schema.NewerSchema):
        await PostgresStore.open(url)


async def test_failed_migration_leaves_nothing(postgres: Server, monkeypatch: pytest.MonkeyPatch):
    url = postgres.new_schema()
    known = schema.migrations("postgres")
    bad = schema.Migration(902, "0902_bad", "CREATE TABLE more (x int); INSERT INTO nowhere VALUES (1)")
    with monkeypatch.context() as patched:
        patched.setattr(schema, "migrations", lambda _: (*known, bad))
        with pytest.raises(Unavailable):
            await PostgresStore.open(url)
    assert ask(url, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") == [(0,)]
    await (await PostgresStore.open(url)).close()


async def test_read_only_server_is_unavailable(postgres: Server):
    url = postgres.new_database()
    store = await PostgresStore.open(url)
    await store.create(index(), [record(1)])
    read_only = await PostgresStore.open(url)
    database = ask(url, "SELECT current_database()")[0][0]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = on".encode())
    break_connections(url)
    with pytest.raises(Unavailable):
        await read_only.append(index(), [record(2)])
    assert [len(each.records) for each in await everything(read_only)] == [1]
    await store.close()
    await read_only.close()

"""What only SQLite must withstand: kill -9, a full disk, a second process, a locked or foreign file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.store.samples import everything, index, record
from tischlein.store import schema
from tischlein.store.port import Unavailable
from tischlein.store.sqlite import SqliteStore, sql
from tischlein.store.sqlite.connection import NotOurDatabase
from tischlein.store.sqlite.faults import known_faults

APPENDER = Path(__file__).with_name("appender.py")


def appender(*arguments: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, APPENDER, *map(str, arguments)], stdout=subprocess.PIPE)


def acknowledged(output: bytes) -> dict[tuple[str, int], str]:
    """A last line that was cut off was not said."""
    said = {}
    for line in output.splitlines(keepends=True):
        if line.endswith(b"\n"):
            table, n, data = line.decode().rstrip("\n").split(" ")
            assert (table, int(n)) not in said
            said[table, int(n)] = data
    return said


async def kept(path: Path) -> dict[tuple[str, int], str]:
    """Of all logs, which have to be gapless."""
    store = await SqliteStore.open(path)
    found: dict[tuple[str, int], str] = {}
    for stored in await everything(store):
        assert [each.n for each in stored.records] == list(range(1, len(stored.records) + 1))
        found |= {(stored.index.table, each.n): each.data for each in stored.records}
    await store.close()
    return found


async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path):
    path = tmp_path / "t.db"
    all_said: dict[tuple[str, int], str] = {}
    for kill in range(5):
        with appender("stream", path, 8) as process:
            assert process.stdout is not None
            output = b"".join(process.stdout.readline() for _ in range(150 + 37 * kill))
            process.kill()
            said = acknowledged(output + process.stdout.read())
        assert not said.keys() & all_said.keys(), "a number was given twice"
        all_said |= said
        found = await kept(path)
        assert {key: found.get(key) for key in all_said} == all_said
        assert len(found) - len(all_said) <= (kill + 1) * 8 * 2, "each writer may have had one more on its way"
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_what_was_forgotten_or_deleted_is_gone_from_the_file(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    for table in ("t1", "t2"):
        await store.create(index(table, summary=f"Rumpelstilzchen {table}"), [record(1, "x" * 3000), record(2)])
        await store.append(index(table, summary=f"Rumpelstilzchen {table}"), [record(3, f"Rumpelstilzchen {table}")])
    await store.rewrite("t1", "nobody", {3: ""}, record(4))
    await store.delete("t2")
    await store.close()
    files = list(tmp_path.iterdir())
    assert not [file for file in files if b"Rumpelstilzchen" in file.read_bytes()]


def files_with(word: bytes, folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if word in file.read_bytes())


async def written(path: Path) -> SqliteStore:
    """A store on its write-ahead log, with a word in two tables."""
    store = await SqliteStore.open(path)
    for table in ("t1", "t2"):
        await store.create(index(table), [record(1), record(2, f"Rumpelstilzchen {table}")])
    assert files_with(b"Rumpelstilzchen", path.parent) == [f"{path.name}-wal"]
    return store


@pytest.mark.parametrize("how", ["rewrite", "delete"])
async def test_what_was_forgotten_is_gone_while_the_store_is_open(tmp_path: Path, how: str):
    store = await written(tmp_path / "t.db")
    if how == "rewrite":
        await store.rewrite("t1", "nobody", {2: ""}, record(3))
    else:
        await store.delete("t1")
    assert files_with(b"Rumpelstilzchen t1", tmp_path) == []
    assert files_with(b"Rumpelstilzchen t2", tmp_path) == ["t.db"]
    await store.close()


async def test_somebody_who_still_reads_delays_forgetting_and_nothing_else(tmp_path: Path):
    store = await written(tmp_path / "t.db")
    reader = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM records").fetchall()
    await store.delete("t1")
    await store.append(index("t2"), [record(3)])
    assert files_with(b"Rumpelstilzchen t1", tmp_path), "what they read is still there"
    reader.close()
    async with asyncio.timeout(10):
        while files_with(b"Rumpelstilzchen t1", tmp_path):
            await asyncio.sleep(0.05)  # nobody writes: it is tried again all the same
    await store.close()


async def test_closing_empties_the_log(tmp_path: Path):
    """Also what could not be emptied before, because somebody was reading it."""
    store = await written(tmp_path / "t.db")
    reader = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM records").fetchall()
    await store.delete("t1")
    reader.close()
    await store.close()
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"]
    assert files_with(b"Rumpelstilzchen t1", tmp_path) == []


async def test_a_full_disk_does_not_hide_behind_a_ping(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    await store.ping(by_writing=True)

    pages = await store._writer.run(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await store.create(index(), [record(1, "x" * 100_000)])  # takes what the probe has left free
    await store._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    await store.ping()
    with pytest.raises(Unavailable):
        await store.ping(by_writing=True)
    await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
    await store.ping(by_writing=True)
    await store.close()


async def test_searching_through_everything_takes_one_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However many do it, whoever comes to a table does not wait for them."""
    store = await SqliteStore.open(tmp_path / "t.db")
    await store.create(index(), [record(1)])
    may_go_on = threading.Event()
    searches: list[None] = []

    def search(*_: object, **__: object) -> list[str]:
        searches.append(None)
        may_go_on.wait(20)
        return []

    monkeypatch.setattr(sql, "ids", search)

    async def look_for_anna() -> list[object]:
        return [stored async for stored in store.everything(mentioning="Anna")]

    searching = [asyncio.create_task(look_for_anna()) for _ in range(8)]
    try:
        async with asyncio.timeout(10):
            while not searches:
                await asyncio.sleep(0.01)
            assert await asyncio.gather(*(store.find_code("code-t1") for _ in range(20))) == ["t1"] * 20
        assert len(searches) == 1
    finally:
        may_go_on.set()
        await asyncio.gather(*searching)
        await store.close()


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    known = schema.migrations("sqlite")
    with monkeypatch.context() as before:
        before.setattr(schema, "migrations", lambda _: known[:1])
        store = await SqliteStore.open(tmp_path / "t.db")
        await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as db, db:
        columns = "id, code, invitation, game, status, summary, members, updated, last"
        table = ("t1", "code-t1", "digest-t1", "chess", "open", "{}", '["anna"]', 7, 1)
        db.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table)
        db.execute("INSERT INTO memberships (person, table_id) VALUES ('anna', 't1')")
        db.execute("INSERT INTO records (table_id, n, kind, data, at) VALUES ('t1', 1, 'move', '{}', 5)")
    store = await SqliteStore.open(tmp_path / "t.db")
    assert [each.table for each in await store.tables_of("anna", ["open"], limit=9)] == ["t1"]
    await store.rewrite("t1", "nobody", {1: "one"}, record(2))
    assert [each.data for stored in await everything(store) for each in stored.records] == ["one", "{}"]
    await store.close()


async def test_full_disk(tmp_path: Path):
    path = tmp_path / "t.db"
    with appender("full", path, 700_000) as process:
        output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    said = acknowledged(output.removesuffix(b"done\n"))
    assert len(said) > 10
    found = await kept(path)
    assert found == {**said, ("t1", 1): "", ("t2", 1): ""}


async def test_two_processes_on_one_file(tmp_path: Path):
    """They also find it missing at the same time, so that both want to make it."""
    path = tmp_path / "t.db"
    with appender("race", path, 100) as one, appender("race", path, 100) as two:
        outputs = [process.communicate(timeout=60)[0] for process in (one, two)]
    assert (one.returncode, two.returncode) == (0, 0)
    said = [acknowledged(output) for output in outputs]
    assert [len(each) for each in said] == [100, 100]
    assert not said[0].keys() & said[1].keys()
    assert await kept(path) == {**said[0], **said[1], ("t1", 1): ""}


async def test_many_open_a_new_file_at_once(tmp_path: Path):
    stores = await asyncio.gather(*(SqliteStore.open(tmp_path / "t.db") for _ in range(8)))
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i, store in enumerate(stores)))
    assert len(await everything(stores[0])) == 8
    await asyncio.gather(*(store.close() for store in stores))


async def test_locked_file_is_unavailable(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db", patience=0.05)
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    outcomes = await asyncio.gather(
        *(store.create(index(f"t{i}"), [record(1)]) for i in range(20)), return_exceptions=True
    )
    assert {type(each) for each in outcomes} == {Unavailable}
    with pytest.raises(Unavailable):
        await store.ping()
    assert await everything(store) == []
    other.execute("ROLLBACK")
    other.close()
    await store.create(index("after"), [record(1)])
    await store.close()


async def test_file_that_became_read_only_is_unavailable(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    await store.create(index(), [record(1)])
    await store._writer.run(lambda db: db.execute("PRAGMA query_only = ON").fetchall())
    with pytest.raises(Unavailable):
        await store.append(index(), [record(2)])
    store._writer._connection.execute("PRAGMA query_only = OFF")
    await store.append(index(), [record(2)])
    await store.close()


async def test_a_bug_in_one_job_undoes_only_that_job(tmp_path: Path):
    def bug(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM tables")
        raise KeyError

    store = await SqliteStore.open(tmp_path / "t.db")
    await store.create(index("t0"), [record(1)])
    outcomes = await asyncio.gather(
        store.create(index("t1"), [record(1)]),
        store._writer.run(bug),
        store.create(index("t2"), [record(1)]),
        store._writer.run(lambda db: db.execute("SELECT nonsense").fetchall()),
        store.create(index("t3"), [record(1)]),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in outcomes] == ["NoneType", "KeyError", "NoneType", "Unavailable", "NoneType"]
    assert [each.index.table for each in await everything(store)] == ["t0", "t1", "t2", "t3"]
    await store.close()


async def test_waiting_appends_share_a_transaction(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    begun: list[str] = []
    await store._writer.run(lambda db: db.set_trace_callback(begun.append))
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i in range(100)))
    assert 1 <= len([each for each in begun if each.startswith("BEGIN")]) <= 5
    await store.close()


async def test_the_loop_is_woken_once_for_a_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = await SqliteStore.open(tmp_path / "t.db")
    may_go_on, calls, call = threading.Event(), list[object](), store._writer._call

    def counted(*arguments) -> None:
        calls.append(arguments)
        call(*arguments)

    monkeypatch.setattr(store._writer, "_call", counted)
    held = asyncio.create_task(store._writer.run(lambda _: may_go_on.wait(20)))
    await asyncio.sleep(0)
    creating = [asyncio.create_task(store.create(index(f"t{i}"), [record(1)])) for i in range(100)]
    await asyncio.sleep(0.1)
    may_go_on.set()
    await asyncio.gather(held, *creating)
    assert len(calls) <= 2
    await store.close()


async def test_a_call_that_is_given_up_while_it_is_written_leaves_its_neighbours_alone(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    is_gathered, is_writing, may_end = threading.Event(), threading.Event(), threading.Event()

    def slow(_: sqlite3.Connection) -> None:
        is_writing.set()
        may_end.wait(20)

    first = asyncio.create_task(store._writer.run(lambda _: is_gathered.wait(20)))
    await asyncio.sleep(0)
    given_up, neighbour = [
        asyncio.create_task(job) for job in (store._writer.run(slow), store.create(index(), [record(1)]))
    ]
    await asyncio.sleep(0)
    is_gathered.set()
    await asyncio.to_thread(is_writing.wait, 20)
    given_up.cancel()
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.wait_for(asyncio.gather(first, neighbour), 5)
    assert await store.load("t1") is not None
    await store.close()


async def test_settings_that_durability_rests_on(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    asked = ["synchronous", "journal_mode", "foreign_keys", "busy_timeout"]
    told = await store._writer.run(lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in asked])
    assert told == [2, "wal", 1, 5000]
    assert stat.S_IMODE((tmp_path / "t.db").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "t.db-wal").stat().st_mode) == 0o600
    await store.close()
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"], "the log was tidied away"


async def test_loop_goes_on_while_the_disk_is_busy(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "t.db")
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.create(index(), [record(1)]))
    for _ in range(20):
        await asyncio.sleep(0.005)
        assert await store.find_code("code-t1") is None, "nor does a writer keep readers waiting"
    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await writing
    await store.close()


async def test_newer_schema_is_refused(tmp_path: Path):
    path = tmp_path / "t.db"
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99, '0099_future')")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(schema.NewerSchema) as refused:
        await SqliteStore.open(path)
    assert (refused.value.found, refused.value.known) == (99, schema.migrations("sqlite")[-1].version)
    assert path.read_bytes() == before


async def test_migrations_are_applied_in_order_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "t.db"
    store = await SqliteStore.open(path)
    await store.create(index(), [record(1)])
    await store.close()
    known = schema.migrations("sqlite")
    more = [
        schema.Migration(902, "0902_more", "CREATE TABLE more (x);\n-- a; comment\nINSERT INTO more VALUES (1);\n"),
        schema.Migration(903, "0903_bad", "INSERT INTO more VALUES (2);\nINSERT INTO nowhere VALUES (1);\n"),
    ]
    monkeypatch.setattr(schema, "migrations", lambda _: (*known, *more))
    with pytest.raises(Unavailable):
        await SqliteStore.open(path)
    monkeypatch.setattr(schema, "migrations", lambda _: (*known, *more[:1]))
    for _ in range(2):
        store = await SqliteStore.open(path)
        assert await store._readers.run(lambda db: db.execute("SELECT x FROM more").fetchall()) == [(1,)]
        assert await store._readers.run(lambda db: db.execute("SELECT * FROM schema_version").fetchall()) == [
            *((each.version, each.name) for each in known),
            (902, "0902_more"),
        ]
        assert len(await everything(store)) == 1
        await store.close()


async def test_foreign_files_are_left_alone(tmp_path: Path):
    path = tmp_path / "t.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NotOurDatabase):
        await SqliteStore.open(path)
    assert path.read_bytes() == before
    path.write_bytes(b"no database at all, " * 100)
    with pytest.raises(Unavailable):
        await SqliteStore.open(path)


async def test_two_names_of_one_file_hear_each_other(tmp_path: Path):
    one = await SqliteStore.open(tmp_path / "t.db")
    (tmp_path / "link").symlink_to(tmp_path)
    two = await SqliteStore.open(tmp_path / "link" / "t.db")
    messages = two.listen("news")
    await one.announce("news", "hello")
    assert await anext(messages) == "hello"
    await one.close()
    await two.announce("news", "still here")
    assert await anext(messages) == "still here"
    await two.close()


@pytest.mark.parametrize("is_replaced", [False, True])
async def test_nothing_is_acknowledged_in_a_file_that_is_not_there_any_more(tmp_path: Path, is_replaced: bool):
    path, away = tmp_path / "t.db", tmp_path / "away.db"
    store = await SqliteStore.open(path)
    await store.create(index(), [record(1)])
    path.rename(away)
    if is_replaced:
        path.write_bytes(away.read_bytes())
    with pytest.raises(Unavailable, match="deleted or replaced"):
        await store.append(index(), [record(2)])
    with pytest.raises(Unavailable, match="deleted or replaced"):
        await store.load("t1")  # the first reader would open the other file
    with pytest.raises(Unavailable, match="deleted or replaced"):
        await store.ping()
    with pytest.raises(KeyError):
        await store.append(index("unknown"), [record(2)])  # still its own refusal
    away.rename(path)
    assert (await everything(store))[0].records[-1].n == 2, "which may have been committed, as the port says"
    await store.append(index(), [record(3)])
    await store.close()


@pytest.mark.parametrize(
    ("version", "has_fault"),
    [
        ((3, 6, 23), False),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_versions_with_a_known_fault(version: tuple[int, ...], has_fault: bool):
    assert known_faults(version) == (["WAL-reset bug"] if has_fault else [])

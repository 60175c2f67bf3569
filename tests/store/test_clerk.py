"""The process that writes: it dies, it is told to stop, its server dies, or it never comes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import venv
from functools import partial
from pathlib import Path

import pytest

from tests.store.samples import everything, index, record
from tests.store.test_sqlite import appender, files_with, written
from tischlein.store.clerk_writer import ClerkWriter, Line
from tischlein.store.port import LOST, TABLES, Clash, Closed, CodeTaken, Unavailable
from tischlein.store.sqlite import SqliteStore


async def opened(path: Path) -> SqliteStore:
    """With a clerk who is at work."""
    store = await SqliteStore.open(path, has_clerk=True)
    await store.create(index("t0"), [record(1)])
    return store


def clerk_of(store: SqliteStore) -> subprocess.Popen[bytes]:
    assert isinstance(store._writer, ClerkWriter)
    assert store._writer._line is not None
    return store._writer._line._process


def is_running(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rsplit(")", 1)[1].split()[0] != "Z"


async def until_gone(process: int) -> None:
    async with asyncio.timeout(10):
        while is_running(process):
            await asyncio.sleep(0.02)


async def test_a_clerk_who_dies_is_replaced_and_nothing_acknowledged_is_lost(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    ears = store.listen(TABLES)
    first, acknowledged = clerk_of(store).pid, []

    async def write(table: str) -> int:
        await store.create(index(table), [record(1)])
        n, troubles = 1, 0
        while n < 60:
            try:
                await store.append(index(table), [record(n + 1)])
                acknowledged.append((table, n + 1))
                n += 1
            except (Unavailable, Clash):  # kept or not: whoever goes on looks first
                troubles += 1
                stored = await store.load(table)
                assert stored is not None
                n = len(stored.records)
            if table == "t1" and n == 20 and not troubles:
                os.kill(first, signal.SIGKILL)
        return troubles

    troubles = await asyncio.gather(*(write(f"t{number}") for number in range(1, 9)))
    assert any(troubles), "nobody was writing when it died"
    assert clerk_of(store).pid != first
    assert not is_running(first)
    found = {(each.index.table, n) for each in await everything(store) for n in range(1, len(each.records) + 1)}
    assert set(acknowledged) <= found
    assert len([each for each in found if each[0] != "t0"]) == 8 * 60
    assert await anext(ears) == "t1 1"
    await store.close()


async def test_a_clerk_who_dies_while_nothing_is_to_be_done_is_not_missed(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    first = clerk_of(store).pid
    os.kill(first, signal.SIGKILL)
    await until_gone(first)
    await asyncio.sleep(0.05)
    await store.append(index("t0"), [record(2)])
    assert clerk_of(store).pid != first
    await store.close()


async def test_signals_to_the_whole_group_are_left_to_the_server(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    first = clerk_of(store)
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        first.send_signal(each)
    await store.append(index("t0"), [record(2)])
    assert clerk_of(store) is first
    await store.close()
    assert first.returncode == 0
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"], "the log was tidied away"


async def test_the_clerk_goes_with_a_server_that_was_killed(tmp_path: Path):
    with appender("stream", tmp_path / "t.db", 4, True) as process:
        assert process.stdout is not None
        for _ in range(50):
            process.stdout.readline()
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.kill()
    assert len(children) == 1
    await until_gone(int(children[0]))
    with sqlite3.connect(tmp_path / "t.db") as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


async def test_what_waits_is_handed_over_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store, said, say = await opened(tmp_path / "t.db"), list[int](), Line.say

    def counted(line: Line, written: bytes) -> None:
        said.append(len(written))
        say(line, written)

    monkeypatch.setattr(Line, "say", counted)
    await asyncio.gather(*(store.create(index(f"t{number}"), [record(1)]) for number in range(1, 101)))
    assert len(said) == 1
    await store.close()


async def test_letters_may_be_long(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    await store.append(index("t0"), [record(2, "x" * 3_000_000)])
    stored = await store.load("t0")
    assert stored is not None
    assert len(stored.records[1].data) == 3_000_000
    await store.close()


async def test_refusals_come_back_as_they_are(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    with pytest.raises(Clash, match="t0 3"):
        await store.append(index("t0"), [record(3)])
    with pytest.raises(KeyError, match="t9"):
        await store.append(index("t9"), [record(2)])
    with pytest.raises(CodeTaken, match="code"):
        await store.create(index("t1", code=index("t0").code), [record(1)])
    await store.close()


async def test_a_clerk_who_cannot_come_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    store = await SqliteStore.open(tmp_path / "t.db", has_clerk=True)
    for number in range(2):
        with pytest.raises(Unavailable, match="No such file"):
            await store.create(index(f"t{number}"), [record(1)])
    await store.close()


async def test_a_clerk_who_leaves_at_once_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", "/bin/true")
    store = await SqliteStore.open(tmp_path / "t.db", has_clerk=True)
    outcomes = await asyncio.gather(
        *(store.create(index(f"t{number}"), [record(1)]) for number in range(3)), return_exceptions=True
    )
    assert {type(each) for each in outcomes} == {Unavailable}
    await store.close()


def _cannot_be_sent(db: sqlite3.Connection, lock: object) -> None: ...


async def test_a_work_that_cannot_be_sent_is_told_to_whoever_asked_and_to_nobody_else(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    outcomes = await asyncio.gather(
        store.create(index("t1"), [record(1)]),
        store._writer.run(partial(_cannot_be_sent, lock=threading.Lock())),
        store.create(index("t2"), [record(1)]),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in outcomes] == ["NoneType", "TypeError", "NoneType"]
    await store.close()


async def test_no_interpreter_is_unavailable_and_not_a_wait_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "executable", None)  # as in programs that have Python inside
    store = await SqliteStore.open(tmp_path / "t.db", has_clerk=True)
    async with asyncio.timeout(10):
        with pytest.raises(Unavailable):
            await store.create(index("t0"), [record(1)])
        await store.close()


async def test_nobody_is_hired_again_and_again_who_leaves_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    hired, begin = list[int](), Line.begin

    async def counted(writer: ClerkWriter, arguments: list[str]) -> Line:
        hired.append(1)
        return await begin(writer, arguments)

    monkeypatch.setattr(sys, "executable", "/bin/true")
    monkeypatch.setattr(Line, "begin", counted)
    store = await SqliteStore.open(tmp_path / "t.db", has_clerk=True)
    for _ in range(100):
        with pytest.raises(Unavailable):
            await store.create(index("t0"), [record(1)])
    assert len(hired) == 1
    monkeypatch.undo()
    async with asyncio.timeout(10):
        while True:
            try:
                await store.create(index("t0"), [record(1)])
                break
            except Unavailable:
                await asyncio.sleep(0.05)
    await store.close()


def mute(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clerk does what it is told next, and dies before anybody hears of it."""
    first = clerk_of(store)

    def unheard(line: Line, data: bytes) -> None:
        monkeypatch.undo()
        first.kill()

    monkeypatch.setattr(Line, "data_received", unheard)


async def test_whoever_listens_is_told_that_something_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = await opened(tmp_path / "t.db")
    ears = store.listen(TABLES)
    mute(store, monkeypatch)
    with pytest.raises(Unavailable):
        await store.append(index("t0"), [record(2)])
    assert await anext(ears) == LOST
    stored = await store.load("t0")
    assert stored is not None
    assert len(stored.records) == 2, "kept, and nobody was told"
    await store.close()


async def test_what_was_forgotten_by_a_clerk_who_died_is_gone_from_the_log_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store = await written(tmp_path / "t.db", has_clerk=True)
    reader = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM records").fetchall()  # so that the first attempt fails
    mute(store, monkeypatch)
    with pytest.raises(Unavailable):
        await store.delete("t1")
    assert files_with(b"Rumpelstilzchen t1", tmp_path)
    reader.close()
    async with asyncio.timeout(10):
        while files_with(b"Rumpelstilzchen t1", tmp_path):
            await asyncio.sleep(0.05)
    await store.close()


@pytest.mark.parametrize("is_clerk_there", [True, False])
async def test_closing_empties_the_log_and_nobody_comes_back(tmp_path: Path, is_clerk_there: bool):
    store = await written(tmp_path / "t.db", has_clerk=True)
    reader = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM records").fetchall()
    await store.delete("t1")
    if not is_clerk_there:
        first = clerk_of(store).pid
        os.kill(first, signal.SIGKILL)
        await until_gone(first)
    reader.close()
    await store.close()
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"]
    await asyncio.sleep(0.4)  # the next time to try would have been meanwhile
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"]


async def test_a_close_that_was_cancelled_goes_on(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    clerk, writer = clerk_of(store), store._writer
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
    await writer.close()
    assert clerk.returncode == 0
    await store.close()


async def test_it_finds_the_program_where_its_server_has_found_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", str(bare_python(tmp_path / "bare")))
    store = await SqliteStore.open(tmp_path / "t.db", has_clerk=True)
    await store.create(index("t0"), [record(1)])
    await store.close()


def bare_python(folder: Path) -> Path:
    """An interpreter that knows nothing of this project."""
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"


async def test_closing_waits_for_what_was_begun(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    writing = [asyncio.create_task(store.create(index(f"t{number}"), [record(1)])) for number in range(1, 300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    with pytest.raises(Closed):
        await store.append(index("t0"), [record(2)])


async def test_whoever_is_cancelled_keeps_nobody_waiting(tmp_path: Path):
    store = await opened(tmp_path / "t.db")
    tasks = [asyncio.create_task(store.create(index(f"t{number}"), [record(1)])) for number in range(1, 10)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(10):
        await store.append(index("t0"), [record(2)])
        await store.close()

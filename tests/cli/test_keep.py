"""What operators do past the server: delete, backup, restore; and what `serve` says when it cannot."""

from __future__ import annotations

import asyncio
import io
import os
import re
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Done, Program, Tischlein
from tischlein.cli import progress
from tischlein.cli.app import app
from tischlein.server.app import make_context
from tischlein.server.settings import Settings
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Store, Unavailable
from tischlein.store.sqlite import SqliteStore
from tischlein.tables.hall import Hall
from tischlein.tables.live.botrunner import BotRunner


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/t.sqlite"


def with_store(db: str, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    async def whole() -> Any:
        store = await SqliteStore.open(Path(db.removeprefix("sqlite:///")))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def two_tables(store: Store) -> list[str]:
    hall = Hall(store, BotRunner(1, 1.0, lambda *_: None), lambda: 5)
    anna = await hall.create("monsterrolle", 2, "person-1", ["Anna", "Otto"], is_pass_and_play=True, is_begun=True)
    other = await hall.create("monsterrolle", 2, "person-2", ["Hanna"])
    return [anna.code, other.code]


async def whole_text(store: Store) -> str:
    return " ".join([repr(stored) async for stored in store.everything()])


def test_the_database_may_be_named_in_the_environment(
    tischlein: Tischlein, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(db, two_tables)
    monkeypatch.setenv("TISCHLEIN_DB", db)
    assert tischlein("delete", "--name", "Hanna") == (0, "The name is gone from one table.\n", "")
    assert tischlein("delete", "--name", "Anna", "--db", f"{db}-other").code == 0, "the command line comes first"
    assert "Anna" in with_store(db, whole_text)
    monkeypatch.setenv("TISCHLEIN_DB", "postgresql://me:secret@[nowhere")
    refused = tischlein("delete", "--name", "Anna")
    assert refused.code == 2
    assert "secret" not in refused.out + refused.err


def test_a_name_is_deleted_from_all_tables(tischlein: Tischlein, db: str) -> None:
    with_store(db, two_tables)
    assert tischlein("delete", "--name", "Anna", "--db", db) == (0, "The name is gone from one table.\n", "")
    text = with_store(db, whole_text)
    assert "Anna" not in text
    assert "Hanna" in text
    assert "Otto" in text
    assert tischlein("delete", "--name", "Anna", "--db", db) == (0, "No table knows that name.\n", "")
    assert with_store(db, lambda store: store.revocations()) == [], "others may have the same name"


def test_a_person_is_deleted_under_all_names(tischlein: Tischlein, db: str) -> None:
    with_store(db, two_tables)
    assert tischlein("delete", "--person", "person-1", "--db", db).code == 0
    text = with_store(db, whole_text)
    assert "Anna" not in text
    assert "Otto" not in text
    assert "Hanna" in text
    assert [each.person for each in with_store(db, lambda store: store.revocations())] == ["person-1"]


def test_a_table_is_deleted_for_good(tischlein: Tischlein, db: str) -> None:
    code, other = with_store(db, two_tables)
    done = tischlein("delete", f" {code[:4].lower()}-{code[4:]}", "--db", db)
    assert done.code == 0, done.err
    text = with_store(db, whole_text)
    assert code not in text
    assert other in text
    again = tischlein("delete", code, "--db", db)
    assert (again.code, again.err) == (2, "There is no such table.\n")


@pytest.mark.parametrize(
    "arguments",
    [[], ["ABCDEFGH", "--name", "Anna"], ["--name", "Anna", "--person", "x"], ["--name", ""], ["--name", " \t"]],
    ids=range(5),
)
def test_what_is_to_be_deleted_is_said_once(
    tischlein: Tischlein, one_sentence: Callable[[Done], str], db: str, arguments: list[str]
) -> None:
    one_sentence(tischlein("delete", *arguments, "--db", db))


# Backup and restore


SPAN = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d\d:\d\d")


@pytest.mark.parametrize(("language", "word"), [("de", "zwischen"), ("en", "between"), ("uk", "між")])
def test_a_backup_names_its_span_of_time(
    tischlein: Tischlein, db: str, tmp_path: Path, language: str, word: str
) -> None:
    with_store(db, two_tables)
    done = tischlein("backup", tmp_path / "kept", "--db", db, "--lang", language)
    assert (done.code, done.err) == (0, ""), "no bar where nobody looks at a terminal"
    assert word in done.out
    assert len(SPAN.findall(done.out)) == 2
    back = tischlein("restore", tmp_path / "kept", "--db", f"sqlite:///{tmp_path}/back.sqlite", "--lang", language)
    assert (back.code, back.err) == (0, "")
    assert with_store(f"sqlite:///{tmp_path}/back.sqlite", whole_text) == with_store(db, whole_text)


def test_a_restore_that_the_store_stops_says_how_to_go_on(
    tischlein: Tischlein, db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(db, two_tables)
    tischlein("backup", tmp_path / "kept", "--db", db)

    async def fail(*_: object) -> None:
        raise Unavailable("disk is full")

    target = f"sqlite:///{tmp_path}/back.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "create", fail)
        stopped = tischlein("restore", tmp_path / "kept", "--db", target)
    assert stopped.code == 2
    assert "disk is full" in stopped.err
    assert "goes on from there" in stopped.err
    assert tischlein("restore", tmp_path / "kept", "--db", target).code == 0


def test_the_bar_shows_how_far_each_part_is(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(progress, "Console", lambda **_: Console(file=shown, force_terminal=True, width=80))
    with progress.growing_bar() as advance:
        advance(3, 20)
        advance(20, 20)
        advance(7, 4_000)
    assert "7/4000" in shown.getvalue()


# One sentence and exit code 2


Refusal = Callable[..., str]


@pytest.fixture
def refusal(program: Program, one_sentence: Callable[[Done], str]) -> Refusal:
    return lambda *options: one_sentence(program("serve", "--no-open", *options))


@pytest.fixture
def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_a_port_in_use(refusal: Refusal) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refusal("--port", port)
    assert port in said
    assert f"--port {int(port) + 1}" in said


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_is_none(tischlein: Tischlein, one_sentence: Callable[[Done], str], port: str) -> None:
    said = one_sentence(tischlein("serve", "--no-open", "--port", port))
    assert port in said
    assert "65535" in said


@pytest.mark.parametrize("workers", ["0", "65", "-3"])
def test_workers_that_are_none_or_too_many(
    tischlein: Tischlein, one_sentence: Callable[[Done], str], workers: str
) -> None:
    assert "64" in one_sentence(tischlein("serve", "--no-open", "--bot-workers", workers))


def test_as_many_workers_as_were_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings: list[Settings] = []
    monkeypatch.setattr("tischlein.cli.serve.serve", lambda given, **_: settings.append(given))
    monkeypatch.setenv("TISCHLEIN_DATA", str(tmp_path))
    app(["serve", "--bot-workers", "3"], result_action="return_value")
    context = asyncio.run(make_context(settings[0], MemoryStore()))
    assert len(context.hall._bots._workers) == 3


def test_a_host_that_is_not_ours(refusal: Refusal, free_port: str) -> None:
    assert "203.0.113.7" in refusal("--host", "203.0.113.7", "--port", free_port)


def test_a_data_folder_that_cannot_be_one(
    refusal: Refusal, free_port: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file" / "below", Path("/proc/nowhere")):
        monkeypatch.setenv("TISCHLEIN_DATA", str(folder))
        assert str(folder) in refusal("--port", free_port)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_that_nobody_may_write_to(
    refusal: Refusal, free_port: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    monkeypatch.setenv("TISCHLEIN_DATA", str(tmp_path / "locked"))
    assert "locked" in refusal("--port", free_port)


@pytest.mark.parametrize(
    "url",
    ["postgresql://somebody:topsecret@127.0.0.1:1/nowhere", "sqlite:////proc/nowhere/t.sqlite", "nonsense"],
)
def test_a_database_that_cannot_be_reached(refusal: Refusal, free_port: str, url: str) -> None:
    """tests/store/test_open.py has more of them, without a program around each."""
    assert "topsecret" not in refusal("--port", free_port, "--db", url)


def test_a_database_of_another_program(refusal: Refusal, free_port: str, tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"no database at all " * 200)
    assert "t.sqlite" in refusal("--port", free_port, "--db", f"sqlite:///{tmp_path}/t.sqlite")

"""A url opens its store, or one sentence says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pg import Server
from tests.store.samples import everything, index, record
from tischlein.core.errors import BadInput
from tischlein.core.words import Text
from tischlein.store.memory import MemoryStore
from tischlein.store.open import open_store, shown
from tischlein.store.postgres import PostgresStore
from tischlein.store.schema import migrations
from tischlein.store.sqlite import SqliteStore


async def refusal(url: str) -> Text:
    with pytest.raises(BadInput) as refused:
        await open_store(url)
    return refused.value.text


async def test_each_kind_opens(tmp_path: Path, postgres: Server):
    urls = {
        "memory:": MemoryStore,
        f"sqlite:///{tmp_path}/t.db": SqliteStore,
        f"sqlite:///{tmp_path}/a%20b%3F.db": SqliteStore,
        postgres.new_schema(): PostgresStore,
    }
    for url, kind in urls.items():
        store = await open_store(url)
        assert isinstance(store, kind)
        await store.create(index(), [record(1)])
        assert len(await everything(store)) == 1
        await store.close()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a b?.db", "t.db"]


async def test_three_slashes_are_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    await (await open_store("sqlite:///t.db")).close()
    assert (tmp_path / "t.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "memory",
        "memory://x",
        "sqlite:",
        "sqlite:t.db",
        "sqlite://t.db",
        "sqlite:///",
        "sqlite:////",
        "sqlite:////tmp/",
        "sqlite:////tmp/t.db?mode=ro",
        "sqlite:////tmp/%00.db",
        "mysql://u:geheim@host/db",
        "postgresql:",
        "postgresql:/u:geheim@host",
        "postgresql://u:geheim@host/db?nonsense=1",
        "postgresql://u:geheim\0@host/db",
    ],
)
async def test_urls_that_are_none(url: str):
    told = await refusal(url)
    assert told.key == "error-store-url"
    assert told.args.keys() == {"url", "known"}
    assert "geheim" not in str(told)


async def test_places_where_no_file_can_be(tmp_path: Path):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for name in ["file/t.db", "missing/t.db", "folder", "x" * 300]:
        told = await refusal(f"sqlite:///{tmp_path}/{name}")
        assert told.key == "error-store-open"
        assert told.args["url"] == f"sqlite:///{tmp_path}/{name}"
        assert told.args["why"]


async def test_server_that_is_not_there(tmp_path: Path, postgres: Server):
    for url in [
        f"postgresql://anna:geheim@/db?host={tmp_path}",
        "postgresql://anna:geheim@127.0.0.1:1/db",
        f"postgresql://postgres:geheim@/missing?host={postgres.folder}",
    ]:
        told = await refusal(url)
        assert told.key == "error-store-open"
        assert told.args["url"] == url.replace(":geheim", "")
        assert "geheim" not in str(told)
        assert "\n" not in str(told.args["why"])


async def test_newer_and_foreign_files(tmp_path: Path):
    import sqlite3

    url = f"sqlite:///{tmp_path}/t.db"
    connection = sqlite3.connect(tmp_path / "t.db")
    connection.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT)")
    connection.execute("INSERT INTO schema_version VALUES (77, '')")
    connection.commit()
    known = migrations("sqlite")[-1].version
    assert await refusal(url) == Text("error-store-newer", {"url": url, "found": 77, "known": known})
    connection.execute("DROP TABLE schema_version")
    connection.execute("CREATE TABLE recipes (name)")
    connection.commit()
    connection.close()
    assert await refusal(url) == Text("error-store-alien", {"url": url})


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("postgresql://u:pw@h:5432/db?sslmode=require", "postgresql://u@h:5432/db?sslmode=require"),
        ("postgresql://u:p@w:x@h/db", "postgresql://u@h/db"),
        ("postgresql://u@h/db?password=pw&a=b", "postgresql://u@h/db?&a=b"),
        ("postgresql://u@h/db?a=b&sslpassword=p@w", "postgresql://u@h/db?a=b&"),
        ("postgresql://h/db", "postgresql://h/db"),
        ("u:pw@h", "u@h"),
        ("sqlite:////home/a:b@c/t.db", "sqlite:////home/a:b@c/t.db"),
        ("", ""),
    ],
)
def test_passwords_are_not_shown(url: str, expected: str):
    assert shown(url) == expected

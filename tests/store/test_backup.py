"""A backup goes from every back end into every other, whole or not at all."""

from __future__ import annotations

import itertools
import json
import stat
from pathlib import Path

import pytest

from tests.store.conftest import KINDS, NewPlace
from tests.store.samples import STATUSES, everything, index, record, records
from tischlein.core.errors import BadInput
from tischlein.store.backup import CHUNK, Content, backup, restore
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Snapshot, Store, Unavailable


async def fill(store: Store) -> None:
    await store.create(index("t1", members=("ben", "anna", "ben"), summary="Київ 🎲\n\u2028"), records(1, 3))
    await store.create(index("t2", code="", invitation="", status="finished", members=()), records(1, CHUNK + 5))
    await store.create(index("t3", updated=-1), [record(1, "\\ \" ' \n", kind="chat", at=2**62)])
    await store.save_snapshot("t1", Snapshot(2, "two"))
    await store.take_lease("t1", "me", 0, 100)
    await store.secret("sign", b"\x00\xff")


async def filled() -> MemoryStore:
    store = MemoryStore()
    await fill(store)
    return store


def key_of(refused: pytest.ExceptionInfo[BadInput]) -> str:
    return refused.value.text.key


@pytest.mark.parametrize(("source", "target"), list(itertools.product(KINDS, KINDS)))
async def test_round_trip(new_place: NewPlace, tmp_path: Path, source: str, target: str):
    old, new = await new_place(source)(), await new_place(target)()
    await fill(old)
    content = await backup(old, tmp_path / "backup")
    assert content == Content(tables=3, records=CHUNK + 9, secrets=0)
    assert await restore(new, tmp_path / "backup") == content
    assert await everything(new) == await everything(old)
    assert await new.secrets() == {}
    assert [each.table for each in await new.tables_of("ben", STATUSES, limit=1000)] == [
        each.table for each in await old.tables_of("ben", STATUSES, limit=1000)
    ]
    assert await new.find_code("code-t3") == "t3"
    await backup(new, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == (tmp_path / "backup").read_bytes()


async def test_secrets_go_along_if_asked_for(tmp_path: Path):
    store, target = await filled(), MemoryStore()
    await backup(store, tmp_path / "without")
    assert b"sign" not in (tmp_path / "without").read_bytes()
    assert (await backup(store, tmp_path / "with", with_secrets=True)).secrets == 1
    await restore(target, tmp_path / "with")
    assert await target.secrets() == {"sign": b"\x00\xff"}
    assert stat.S_IMODE((tmp_path / "with").stat().st_mode) == 0o600


async def test_other_secrets_are_not_mixed(tmp_path: Path):
    store, target = await filled(), MemoryStore()
    await backup(store, tmp_path / "with", with_secrets=True)
    await target.secret("sign", b"another")
    with pytest.raises(BadInput) as refused:
        await restore(target, tmp_path / "with")
    assert key_of(refused) == "error-restore-secrets"
    assert await everything(target) == []


async def test_empty_store(tmp_path: Path):
    assert await backup(MemoryStore(), tmp_path / "backup") == Content(0, 0, 0)
    assert await restore(MemoryStore(), tmp_path / "backup") == Content(0, 0, 0)


async def test_store_must_be_empty(tmp_path: Path):
    store = await filled()
    await backup(store, tmp_path / "backup")
    before = await everything(store)
    with pytest.raises(BadInput) as refused:
        await restore(store, tmp_path / "backup")
    assert key_of(refused) == "error-restore-full"
    assert await everything(store) == before


async def test_cut_off_file_is_refused(tmp_path: Path):
    store, target = MemoryStore(), MemoryStore()
    await store.create(index("t1"), records(1, 3))
    await store.create(index("t2"), records(1, 2))
    await store.secret("sign", b"x")
    await backup(store, tmp_path / "backup", with_secrets=True)
    whole = (tmp_path / "backup").read_bytes()
    keys = set()
    for length in range(len(whole)):
        (tmp_path / "cut").write_bytes(whole[:length])
        with pytest.raises(BadInput) as refused:
            await restore(target, tmp_path / "cut")
        keys.add(key_of(refused))
    assert keys == {"error-backup-alien", "error-backup-cut"}
    assert await everything(target) == []
    assert await target.secrets() == {}
    await restore(target, tmp_path / "backup")


async def test_changed_file_is_refused(tmp_path: Path):
    store, target = MemoryStore(), MemoryStore()
    await store.create(index("t1"), records(1, 3))
    await backup(store, tmp_path / "backup")
    lines = (tmp_path / "backup").read_text().splitlines()
    changed = {
        "other words": [*lines[:3], lines[3].replace("2", "7"), *lines[4:]],
        "other order": [*lines[:2], lines[3], lines[2], *lines[4:]],
        "one less": [*lines[:3], *lines[4:]],
        "one twice": [*lines[:3], lines[3], *lines[3:]],
        "no table": [lines[0], *lines[2:]],
        "no json": [*lines[:3], "{", *lines[4:]],
        "a list": [*lines[:3], "[]", *lines[4:]],
        "another end": [*lines[:-1], json.dumps({"end": {}})],
        "something behind it": [*lines, "{}"],
        "twice": [*lines, *lines],
        "no head": lines[1:],
        "a newer format": ['{"tischlein-backup": 2}', *lines[1:]],
    }
    keys = {}
    for name, content in changed.items():
        (tmp_path / "changed").write_text("".join(f"{line}\n" for line in content))
        with pytest.raises(BadInput) as refused:
            await restore(target, tmp_path / "changed")
        keys[name] = key_of(refused).removeprefix("error-backup-")
        assert await everything(target) == []
    assert keys == {
        "other words": "changed",
        "other order": "changed",
        "one less": "changed",
        "one twice": "changed",
        "no table": "changed",
        "no json": "line",
        "a list": "line",
        "another end": "line",
        "something behind it": "line",
        "twice": "line",
        "no head": "alien",
        "a newer format": "format",
    }


@pytest.mark.parametrize("content", [b"", b"\n", b"hello", b"\xff\xfe\x00", b"{}", b"null\n", b'{"tischlein": 1}\n'])
async def test_other_files_are_refused(tmp_path: Path, content: bytes):
    (tmp_path / "other").write_bytes(content)
    with pytest.raises(BadInput) as refused:
        await restore(MemoryStore(), tmp_path / "other")
    assert key_of(refused) == "error-backup-alien"


async def test_files_that_cannot_be(tmp_path: Path):
    store = MemoryStore()
    (tmp_path / "there").touch()
    with pytest.raises(BadInput) as refused:
        await backup(store, tmp_path / "there")
    assert key_of(refused) == "error-file-exists"
    with pytest.raises(BadInput) as refused:
        await backup(store, tmp_path / "missing" / "file")
    assert key_of(refused) == "error-file-write"
    for name in ("missing", "."):
        with pytest.raises(BadInput) as refused:
            await restore(store, tmp_path / name)
        assert key_of(refused) == "error-file-read"
    assert [each.name for each in tmp_path.iterdir()] == ["there"]


async def test_backup_that_fails_leaves_no_file(tmp_path: Path):
    class Breaking(MemoryStore):
        async def everything(self, *, mentioning=""):
            async for stored in super().everything(mentioning=mentioning):
                yield stored
                raise Unavailable

    store = Breaking()
    await fill(store)
    with pytest.raises(Unavailable):
        await backup(store, tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


async def test_restore_that_fails_leaves_the_store_empty(tmp_path: Path):
    class Breaking(MemoryStore):
        async def append(self, index, records) -> None:
            raise Unavailable

    await backup(await filled(), tmp_path / "backup", with_secrets=True)
    target = Breaking()
    with pytest.raises(Unavailable):
        await restore(target, tmp_path / "backup")
    assert await everything(target) == []
    assert await target.secrets() == {}

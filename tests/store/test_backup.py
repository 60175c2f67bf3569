"""A backup goes from every back end into every other, whole or not at all."""

from __future__ import annotations

import hashlib
import itertools
import json
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.store.conftest import KINDS, NewPlace
from tests.store.samples import STATUSES, everything, index, record, records
from tischlein.core.errors import BadInput
from tischlein.store.backup import CHUNK, GROUP, Content, Span, restore
from tischlein.store.backup import backup as backup_at
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Record, Snapshot, Store, TableIndex, Unavailable


async def fill(store: Store) -> None:
    await store.create(index("t1", members=("ben", "anna", "ben"), summary="Київ 🎲\n\u2028"), records(1, 3))
    await store.create(index("t2", code="", invitation="", status="finished", members=()), records(1, CHUNK + 5))
    await store.create(index("t3", updated=-1), [record(1, "\\ \" ' \n", kind="chat", at=2**62)])
    await store.save_snapshot("t1", Snapshot(2, "two"))
    await store.take_lease("t1", "me", 0, 100)
    await store.secret("sign", b"\x00\xff")
    await store.revoke("ben", 1000, "phone")
    await store.revoke("anna", 2000, "")


async def backup(store: Store, file: Path, *, with_secrets: bool = False) -> Content:
    """At a time that stands still, so that equal stores have equal backups."""
    content, _ = await backup_at(store, file, lambda: 1_000, with_secrets=with_secrets)
    return content


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
    assert content == Content(tables=3, records=CHUNK + 9, secrets=0, revocations=2)
    assert await restore(new, tmp_path / "backup") == content
    assert await everything(new) == await everything(old)
    assert await new.secrets() == {}
    assert await new.revocations() == await old.revocations()
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


async def test_a_store_that_has_it_all_is_left_as_it_is(tmp_path: Path):
    store = await filled()
    await backup(store, tmp_path / "backup")
    before = await everything(store)
    await restore(store, tmp_path / "backup")
    assert await everything(store) == before


async def test_a_store_with_other_tables_is_refused(tmp_path: Path):
    await backup(await filled(), tmp_path / "backup")
    store = await filled()
    await store.create(index("another"), records(1, 2))
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
    await store.revoke("anna", 1, "phone")
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
    assert await target.revocations() == []
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


async def many(count: int) -> MemoryStore:
    store = MemoryStore()
    for number in range(count):
        await store.create(index(f"t{number:04}"), records(1, 1 + number % 4))
    await store.create(index("u"), records(1, 2 * CHUNK + 5))
    await store.save_snapshot("u", Snapshot(7, "seven"))
    return store


class Breaking(MemoryStore):
    """Fails after so many writes."""

    writes = 10_000

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        self._count()
        await super().create(index, first)

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        self._count()
        await super().append(index, records)

    def _count(self) -> None:
        self.writes -= 1
        if self.writes < 0:
            raise Unavailable("no disk")


@pytest.mark.parametrize("writes", [0, 1, GROUP - 1, GROUP, GROUP + 5, 2 * GROUP, 2 * GROUP + 1, 2 * GROUP + 2])
async def test_a_restore_goes_on_where_it_stopped(tmp_path: Path, writes: int):
    """The last two stop within a table, between its first and its last thousand records."""
    source = await many(2 * GROUP)
    await backup(source, tmp_path / "backup")
    target = Breaking()
    target.writes = writes
    with pytest.raises(Unavailable):
        await restore(target, tmp_path / "backup")
    left = await everything(target)
    assert bool(left) == bool(writes)
    target.writes = 10_000
    await restore(target, tmp_path / "backup")
    assert await everything(target) == await everything(source)
    created = 10_000 - target.writes
    assert created <= 2 * GROUP + 3 - writes + 1, "what was there was not written again"


async def test_a_restore_goes_on_with_nothing_but_its_own_tables(tmp_path: Path):
    source = await many(3)
    await backup(source, tmp_path / "backup")
    for wrong, key in (
        (index("other"), "error-restore-full"),
        (index("t0001", summary="played on"), "error-restore-other"),
    ):
        target = MemoryStore()
        await target.create(wrong, records(1, 2))
        with pytest.raises(BadInput) as refused:
            await restore(target, tmp_path / "backup")
        assert key_of(refused) == key
    target = MemoryStore()
    await target.create(index("t0001"), records(1, 3))  # one more record than the backup has
    with pytest.raises(BadInput) as refused:
        await restore(target, tmp_path / "backup")
    assert key_of(refused) == "error-restore-other"


async def test_a_table_twice_is_refused(tmp_path: Path):
    store = MemoryStore()
    await store.create(index("t1"), records(1, 1))
    await backup(store, tmp_path / "backup")
    head, table, line, _ = (tmp_path / "backup").read_bytes().splitlines(keepends=True)
    (tmp_path / "twice").write_bytes(head + table + line + table + line)
    with pytest.raises(BadInput) as refused:
        await restore(MemoryStore(), tmp_path / "twice")
    assert refused.value.text.args["line"] == 4


async def test_a_backup_names_its_span_of_time_and_how_far_it_is(tmp_path: Path):
    store = await many(3 * GROUP)
    times, told = iter((5_000, 9_000)), list[tuple[int, int]]()
    file = tmp_path / "backup"
    content, span = await backup_at(store, file, lambda: next(times), advance=lambda *far: told.append(far))
    assert span == Span(5_000, 9_000)
    head, *_, end = map(json.loads, file.read_text().splitlines())
    assert (head["began"], end["ended"]) == (5_000, 9_000)
    total = content.tables
    assert told == [*((GROUP * number, total) for number in (1, 2, 3)), (total, total)]
    told.clear()
    await restore(MemoryStore(), file, advance=lambda *far: told.append(far))
    assert told[-1] == (total, total)
    assert [far for far, of in told if of == total] == [GROUP, 2 * GROUP, 3 * GROUP, total]


async def test_files_of_earlier_versions_are_restored(tmp_path: Path):
    """Written with blanks, and without times."""
    source = await filled()
    await backup(source, tmp_path / "backup")
    lines = [json.loads(line) for line in (tmp_path / "backup").read_bytes().splitlines()]
    del lines[0]["began"], lines[-1]["ended"]
    old = [json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines]
    lines[-1]["sha256"] = hashlib.sha256(b"".join(old[:-1])).hexdigest()
    (tmp_path / "old").write_bytes(b"".join(old[:-1]) + json.dumps(lines[-1]).encode() + b"\n")
    target = MemoryStore()
    await restore(target, tmp_path / "old")
    assert await everything(target) == await everything(source)

"""Backup of a whole store into one file and back, from any back end into any other.

The file has one JSON object per line: a head, secrets if they were asked for, each table followed by its records, and a
last line with counts and a digest. A restore verifies the whole file before it writes anything, so a truncated or
changed file leaves the store as it was. Leases are left out, because their owners are gone when a backup is restored.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec.structs import asdict

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.store.port import Record, Snapshot, Store, Stored, TableIndex, Unavailable

FORMAT: Final = 1
HEAD: Final = "tischlein-backup"
CHUNK: Final = 1000
"""Records per append when restoring."""


class Content(msgspec.Struct, frozen=True):
    """How much a backup contains."""

    tables: int
    records: int
    secrets: int


async def backup(store: Store, file: Path, *, with_secrets: bool = False) -> Content:
    """Writes a new file, complete or not at all. Each table is consistent, also if it changes meanwhile."""
    try:
        draft = _Draft(file)
        try:
            content = await _write(store, draft, with_secrets=with_secrets)
            await asyncio.to_thread(draft.publish)
        finally:
            draft.discard()
    except FileExistsError:
        raise BadInput(text("error-file-exists", file=str(file))) from None
    except OSError as error:
        raise BadInput(text("error-file-write", file=str(file), why=error.strerror or str(error))) from error
    return content


async def _write(store: Store, draft: _Draft, *, with_secrets: bool) -> Content:
    tables = records = 0
    secrets = await store.secrets() if with_secrets else {}
    head: list[dict[str, Any]] = [{HEAD: FORMAT}]
    head += [{"secret": name, "value": base64.b64encode(value).decode()} for name, value in secrets.items()]
    await asyncio.to_thread(draft.write, head)
    async for stored in store.everything():
        await asyncio.to_thread(draft.write, _lines(stored))
        tables += 1
        records += len(stored.records)
    content = Content(tables, records, len(secrets))
    await asyncio.to_thread(draft.write, [{"end": asdict(content), "sha256": draft.digest.hexdigest()}])
    return content


def _lines(stored: Stored) -> Iterator[dict[str, Any]]:
    snapshot = asdict(stored.snapshot) if stored.snapshot else None
    yield {"index": asdict(stored.index), "snapshot": snapshot, "records": len(stored.records)}
    for record in stored.records:
        yield asdict(record)


class _Draft:
    """A temporary file beside the final one, readable for its owner only, which gets its name when it is complete."""

    def __init__(self, final: Path) -> None:
        self._final = final
        if final.exists():
            raise FileExistsError
        handle, self._name = tempfile.mkstemp(dir=final.parent, prefix=f".{final.name}.")
        self._file = os.fdopen(handle, "wb")
        self.digest = hashlib.sha256()

    def write(self, lines: Iterable[dict[str, Any]]) -> None:
        for line in lines:
            data = json.dumps(line, ensure_ascii=False).encode() + b"\n"
            self.digest.update(data)
            self._file.write(data)

    def publish(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        try:
            os.link(self._name, self._final)  # unlike a rename, fails if the file exists
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if self._final.exists():
                raise FileExistsError from None
            os.rename(self._name, self._final)

    def discard(self) -> None:
        with contextlib.suppress(OSError):  # a full disk; write has raised that already
            self._file.close()
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._name)


async def restore(store: Store, file: Path) -> Content:
    """Restores into an empty store. Raises BadInput if the file is unusable or the store is not empty."""
    try:
        source = await asyncio.to_thread(file.open, "rb")
        with source:
            content, secrets = await asyncio.to_thread(_verify, source)
            await _check_empty(store, secrets)
            await _restore_tables(store, source)
    except OSError as error:
        raise BadInput(text("error-file-read", file=str(file), why=error.strerror or str(error))) from error
    for name, value in secrets.items():
        await store.secret(name, value)
    return content


async def _check_empty(store: Store, secrets: dict[str, bytes]) -> None:
    async for _ in store.everything():
        raise BadInput(text("error-restore-full"))
    known = await store.secrets()
    if any(known.get(name, value) != value for name, value in secrets.items()):
        raise BadInput(text("error-restore-secrets"))


async def _restore_tables(store: Store, source: IO[bytes]) -> None:
    tables = _tables(source)
    done: list[str] = []
    try:
        while (stored := await asyncio.to_thread(next, tables, None)) is not None:
            index, records = stored.index, stored.records
            await store.create(index, records[:CHUNK])
            done.append(index.table)
            for begin in range(CHUNK, len(records), CHUNK):
                await store.append(index, records[begin : begin + CHUNK])
            if stored.snapshot is not None:
                await store.save_snapshot(index.table, stored.snapshot)
    except BaseException:
        with contextlib.suppress(Unavailable):  # the next attempt needs an empty store again
            for table in done:
                await store.delete(table)
        raise


def _verify(source: IO[bytes]) -> tuple[Content, dict[str, bytes]]:
    """Reads the whole file and raises BadInput if anything is wrong with it, before anything is written."""
    digest = hashlib.sha256()
    secrets: dict[str, bytes] = {}
    tables = records = due = number = 0
    for number, (data, line) in enumerate(_read(source), 1):
        try:
            if number == 1:
                if line[HEAD] != FORMAT:
                    raise BadInput(text("error-backup-format", found=str(line[HEAD])[:40], known=FORMAT))
            elif "end" in line:
                content = Content(**line["end"])
                if due or content != Content(tables, records, len(secrets)) or line["sha256"] != digest.hexdigest():
                    raise BadInput(text("error-backup-changed"))
                if source.read(1):
                    raise BadInput(text("error-backup-line", line=number + 1))
                return content, secrets
            elif "secret" in line:
                secrets[line["secret"]] = base64.b64decode(line["value"], validate=True)
            elif "index" in line and not due:
                _stored(line, ())
                tables += 1
                due += line["records"]
            else:
                Record(**line)
                records += 1
                due -= 1
        except (KeyError, TypeError, ValueError):
            alien = text("error-backup-alien") if number == 1 else text("error-backup-line", line=number)
            raise BadInput(alien) from None
        digest.update(data)
    raise BadInput(text("error-backup-cut", line=number) if number else text("error-backup-alien"))


def _read(source: IO[bytes]) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """Complete lines from the beginning; an incomplete last line means a truncated file, not a damaged one."""
    source.seek(0)
    for number, data in enumerate(source, 1):
        if not data.endswith(b"\n") and number > 1:
            return
        try:
            line = json.loads(data)
        except ValueError:
            line = None
        if not isinstance(line, dict):
            wrong = text("error-backup-alien") if number == 1 else text("error-backup-line", line=number)
            raise BadInput(wrong)
        yield data, line


def _tables(source: IO[bytes]) -> Iterator[Stored]:
    lines = (line for _, line in _read(source))
    for line in lines:
        if "index" in line:
            records = tuple(Record(**next(lines)) for _ in range(line["records"]))
            yield _stored(line, records)


def _stored(line: dict[str, Any], records: tuple[Record, ...]) -> Stored:
    index = {**line["index"], "members": tuple(line["index"]["members"])}
    snapshot = Snapshot(**line["snapshot"]) if line["snapshot"] else None
    return Stored(TableIndex(**index), snapshot, records)

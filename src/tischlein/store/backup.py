"""Backup of a whole store into one file and back, from any back end into any other.

The file has one JSON object per line: a head, secrets if they were asked for, who signed out their devices, each table
followed by its records, and a last line with counts and a digest. Head and end say when the backup began and ended:
each table is consistent in itself and as it was at some time between. A restore verifies the whole file before it
writes anything, so a truncated or changed file leaves the store as it was. Leases are left out: their owners are gone
when a backup is restored.

A restore that was interrupted goes on where it stopped when it is started again with the same file: a table that is in
the store already has to be a beginning of what the file has.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.store.port import Record, Revocation, Snapshot, Store, Stored, TableIndex

FORMAT: Final = 1
HEAD: Final = "tischlein-backup"
CHUNK: Final = 1000
"""Records per append when restoring."""
GROUP: Final = 64
"""Tables that are written together, into the file by one thread or into the store by one transaction."""
GROUP_RECORDS: Final = 10_000
BEYOND: Final = 2**62
"""No log is that long: whoever loads what follows asks whether there is such a table."""

Advance = Callable[[int, int], None]
"""Is told how far it is, and how much there is: tables, or megabytes while a file is verified."""


class Content(msgspec.Struct, frozen=True):
    """How much a backup contains."""

    tables: int
    records: int
    secrets: int
    revocations: int = 0


class Span(msgspec.Struct, frozen=True):
    """When a backup was made, in milliseconds since 1970. Files of earlier versions do not say so: 0."""

    began: int = 0
    ended: int = 0


class _Head(msgspec.Struct, rename={"format": HEAD}):
    format: Any
    began: int = 0


class _Secret(msgspec.Struct, forbid_unknown_fields=True):
    secret: str
    value: str


class _Revoked(msgspec.Struct, forbid_unknown_fields=True):
    revocation: Revocation


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    index: TableIndex
    snapshot: Snapshot | None
    records: int


class _End(msgspec.Struct, forbid_unknown_fields=True):
    end: Content
    sha256: str
    ended: int = 0


_Line = _Head | _Secret | _Revoked | _Table | Record | _End
_encoder: Final = msgspec.json.Encoder()
_KINDS: Final[dict[bytes, Callable[[bytes], Any]]] = {
    b'{"n"': msgspec.json.Decoder(Record).decode,
    b'{"i': msgspec.json.Decoder(_Table).decode,
    b'{"s': msgspec.json.Decoder(_Secret).decode,
    b'{"r': msgspec.json.Decoder(_Revoked).decode,
    b'{"e': msgspec.json.Decoder(_End).decode,
    b'{"t': msgspec.json.Decoder(_Head).decode,
}
"""By how a line begins, which is as we write it: the decoders need not guess, and there are millions of lines."""


def unseen(_done: int, _total: int) -> None:
    pass


async def backup(
    store: Store, file: Path, now: Callable[[], int], *, with_secrets: bool = False, advance: Advance = unseen
) -> tuple[Content, Span]:
    """Writes a new file, complete or not at all. Each table is consistent, also if it changes meanwhile."""
    try:
        draft = _Draft(file)
        try:
            told = await _write(store, draft, now, advance, with_secrets=with_secrets)
            await asyncio.to_thread(draft.publish)
        finally:
            draft.discard()
    except FileExistsError:
        raise BadInput(text("error-file-exists", file=str(file))) from None
    except OSError as error:
        raise BadInput(text("error-file-write", file=str(file), why=error.strerror or str(error))) from error
    return told


async def _write(
    store: Store, draft: _Draft, now: Callable[[], int], advance: Advance, *, with_secrets: bool
) -> tuple[Content, Span]:
    tables = records = 0
    began, total = now(), await store.count()
    secrets = await store.secrets() if with_secrets else {}
    head: list[_Line] = [_Head(FORMAT, began)]
    head += [_Secret(name, base64.b64encode(value).decode()) for name, value in secrets.items()]
    revocations = await store.revocations()
    head += [_Revoked(each) for each in revocations]
    await asyncio.to_thread(draft.write, head)
    group: list[Stored] = []
    waiting = 0
    async for stored in store.everything():
        group.append(stored)
        waiting += len(stored.records)
        if len(group) == GROUP or waiting >= GROUP_RECORDS:
            await asyncio.to_thread(draft.write, _lines(group))
            tables, records = tables + len(group), records + waiting
            group, waiting = [], 0
            advance(tables, max(total, tables))
    await asyncio.to_thread(draft.write, _lines(group))
    content = Content(tables + len(group), records + waiting, len(secrets), len(revocations))
    advance(content.tables, content.tables)
    span = Span(began, now())
    await asyncio.to_thread(draft.write, [_End(content, draft.digest.hexdigest(), span.ended)])
    return content, span


def _lines(group: Iterable[Stored]) -> Iterator[_Line]:
    for stored in group:
        yield _Table(stored.index, stored.snapshot, len(stored.records))
        yield from stored.records


class _Draft:
    """A temporary file beside the final one, readable for its owner only, which gets its name when it is complete."""

    def __init__(self, final: Path) -> None:
        self._final = final
        if final.exists():
            raise FileExistsError
        handle, self._name = tempfile.mkstemp(dir=final.parent, prefix=f".{final.name}.")
        self._file = os.fdopen(handle, "wb")
        self.digest = hashlib.sha256()

    def write(self, lines: Iterable[_Line]) -> None:
        data = _encoder.encode_lines(lines)
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


async def restore(store: Store, file: Path, *, advance: Advance = unseen) -> Content:
    """Restores into an empty store, or goes on with a restore of the same file.

    Raises BadInput if the file is unusable or the store has something else.
    """
    try:
        source = await asyncio.to_thread(file.open, "rb")
        with source:
            content, secrets, revocations, tables = await asyncio.to_thread(_verify, source, advance)
            is_begun = await _check_store(store, secrets, tables)
            await _restore_tables(store, source, content.tables, advance, is_begun=is_begun)
    except OSError as error:
        raise BadInput(text("error-file-read", file=str(file), why=error.strerror or str(error))) from error
    for name, value in secrets.items():
        await store.secret(name, value)
    known = {each.person: each.at for each in await store.revocations()}
    for each in revocations:
        if each.person not in known or known[each.person] < each.at:  # else an earlier attempt came so far
            await store.revoke(each.person, each.at, each.device)
    return content


async def _check_store(store: Store, secrets: dict[str, bytes], tables: Sequence[str]) -> bool:
    """Whether some of these tables are there already. Raises BadInput if others are, or other secrets."""
    there = await store.count()
    known = await store.secrets()
    if any(known.get(name, value) != value for name, value in secrets.items()):
        raise BadInput(text("error-restore-secrets"))
    if there:
        begun = 0
        for table in tables:
            begun += await store.load(table, after=BEYOND) is not None
        if begun != there:
            raise BadInput(text("error-restore-full"))
    return bool(there)


async def _restore_tables(store: Store, source: IO[bytes], total: int, advance: Advance, *, is_begun: bool) -> None:
    groups, done = _groups(source), 0
    while (group := await asyncio.to_thread(next, groups, None)) is not None:
        written = await asyncio.gather(
            *(_restore_table(store, each, is_begun=is_begun) for each in group), return_exceptions=True
        )  # all of them have ended before the first failure is raised
        for outcome in written:
            if outcome is not None:
                raise outcome
        done += len(group)
        advance(done, total)


async def _restore_table(store: Store, stored: Stored, *, is_begun: bool) -> None:
    index, records, begin = stored.index, stored.records, 0
    known = await store.load(index.table, after=0) if is_begun else None
    if known is not None:
        begin = len(known.records)
        if known.index != index or known.records != records[:begin]:
            raise BadInput(text("error-restore-other", code=index.code or index.table))
    if not begin:
        await store.create(index, records[:CHUNK])
        begin = CHUNK
    for first in range(begin, len(records), CHUNK):
        await store.append(index, records[first : first + CHUNK])
    if stored.snapshot is not None:
        await store.save_snapshot(index.table, stored.snapshot)


def _verify(source: IO[bytes], advance: Advance) -> tuple[Content, dict[str, bytes], list[Revocation], list[str]]:
    """Reads the whole file and raises BadInput if anything is wrong with it, before anything is written."""
    digest = hashlib.sha256()
    secrets: dict[str, bytes] = {}
    revocations: list[Revocation] = []
    ids: dict[str, None] = {}
    size = os.fstat(source.fileno()).st_size
    records = due = number = read = 0
    for number, (data, line) in enumerate(_read(source), 1):
        try:
            if isinstance(line, Record):
                records += 1
                due -= 1
            elif isinstance(line, _End):
                counted = Content(len(ids), records, len(secrets), len(revocations))
                if due or line.end != counted or line.sha256 != digest.hexdigest():
                    raise BadInput(text("error-backup-changed"))
                if source.read(1):
                    raise BadInput(text("error-backup-line", line=number + 1))
                return line.end, secrets, revocations, list(ids)
            elif isinstance(line, _Secret):
                secrets[line.secret] = base64.b64decode(line.value, validate=True)
            elif isinstance(line, _Revoked):
                revocations.append(line.revocation)
            elif isinstance(line, _Table) and not due:
                if line.index.table in ids:
                    raise ValueError("a table twice")
                ids[line.index.table] = None
                due += line.records
                advance(read >> 20, size >> 20)
            elif number > 1:
                raise ValueError("a head or a table, within a table")
        except ValueError:
            raise BadInput(text("error-backup-line", line=number)) from None
        digest.update(data)
        read += len(data)
    raise BadInput(text("error-backup-cut", line=number) if number else text("error-backup-alien"))


def _read(source: IO[bytes]) -> Iterator[tuple[bytes, _Line]]:
    """Complete lines from the beginning; an incomplete last line means a truncated file, not a damaged one."""
    source.seek(0)
    for number, data in enumerate(source, 1):
        if not data.endswith(b"\n") and number > 1:
            return
        decode = _KINDS.get(data[:4]) or _KINDS.get(data[:3])
        try:
            line = decode(data) if decode is not None else None
        except (msgspec.DecodeError, UnicodeError):
            line = None
        if line is None or isinstance(line, _Head) != (number == 1):
            raise BadInput(text("error-backup-alien") if number == 1 else text("error-backup-line", line=number))
        if isinstance(line, _Head) and line.format != FORMAT:
            raise BadInput(text("error-backup-format", found=str(line.format)[:40], known=FORMAT))
        yield data, line


def _groups(source: IO[bytes]) -> Iterator[list[Stored]]:
    """Tables that are restored together."""
    group: list[Stored] = []
    waiting = 0
    for stored in _tables(source):
        group.append(stored)
        waiting += len(stored.records)
        if len(group) == GROUP or waiting >= GROUP_RECORDS:
            yield group
            group, waiting = [], 0
    if group:
        yield group


def _tables(source: IO[bytes]) -> Iterator[Stored]:
    """The file was verified before, so that records follow their table."""
    table: _Table | None = None
    records: list[Record] = []
    for _, line in _read(source):
        if isinstance(line, Record):
            records.append(line)
        elif table is not None:
            yield Stored(table.index, table.snapshot, tuple(records))
            table, records = None, []
        if isinstance(line, _Table):
            table = line

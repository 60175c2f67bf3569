"""The store in memory, for tests and short-lived servers. It is also the reference for what the others must do.

Several stores may share one Shelf, as several processes share one database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from tischlein.store.checks import (
    check_channel,
    check_limit,
    check_message,
    check_numbers,
    check_rewrite,
    check_texts,
    check_write,
)
from tischlein.store.port import (
    Clash,
    Closed,
    CodeTaken,
    Lease,
    Record,
    Revocation,
    Snapshot,
    Stored,
    TableIndex,
)
from tischlein.store.pubsub import PubSub, Subscriptions


@dataclass(slots=True)
class Shelf:
    """The data of a store."""

    tables: dict[str, TableIndex] = field(default_factory=dict)
    logs: dict[str, list[Record]] = field(default_factory=dict)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)
    rewritten: dict[str, int] = field(default_factory=dict)
    """Number of the record with which a table was rewritten last; older snapshots are not accepted."""
    turned: dict[str, int] = field(default_factory=dict)
    """When a table came into its status."""
    leases: dict[str, Lease] = field(default_factory=dict)
    secrets: dict[str, bytes] = field(default_factory=dict)
    revocations: dict[str, Revocation] = field(default_factory=dict)
    pubsub: PubSub = field(default_factory=PubSub)


class MemoryStore:
    """Every call completes without waiting, so no two can interleave."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = Shelf() if shelf is None else shelf
        self._subscriptions = Subscriptions(self._shelf.pubsub)
        self._is_closed = False

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        check_write(index, first)
        shelf = self._open_shelf()
        if first[0].n != 1:
            raise ValueError("the first record is number 1")
        if index.table in shelf.tables:
            raise Clash(index.table)
        self._check_codes(index)
        self._write(index, first)

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        check_write(index, records)
        if records[0].n != len(self._open_shelf().logs[index.table]) + 1:
            raise Clash(f"{index.table} {records[0].n}")
        before = self._shelf.tables[index.table]
        if (index.code, index.invitation) != (before.code, before.invitation):
            self._check_codes(index)
        self._write(index, records)

    def _check_codes(self, index: TableIndex) -> None:
        for other in self._shelf.tables.values():
            if other.table != index.table and (
                (index.code and other.code == index.code) or (index.invitation and other.invitation == index.invitation)
            ):
                raise CodeTaken(index.table)

    def _write(self, index: TableIndex, records: Sequence[Record]) -> None:
        before = self._shelf.tables.get(index.table)
        if before is None or before.status != index.status:
            self._shelf.turned[index.table] = index.updated
        self._shelf.tables[index.table] = index
        self._shelf.logs.setdefault(index.table, []).extend(records)

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        shelf = self._open_shelf()
        if table not in shelf.tables:
            return None
        snapshot = shelf.snapshots.get(table) if after is None else None
        begin = snapshot.n if snapshot else after or 0
        return Stored(shelf.tables[table], snapshot, tuple(shelf.logs[table][max(begin, 0) :]))

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        check_rewrite(table, summary, data, record)
        shelf = self._open_shelf()
        log = shelf.logs[table]
        if record.n != len(log) + 1:
            raise Clash(f"{table} {record.n}")
        for n, text in data.items():
            log[n - 1] = replace(log[n - 1], data=text)
        shelf.snapshots.pop(table, None)
        shelf.rewritten[table] = record.n
        self._write(replace(shelf.tables[table], summary=summary), [record])

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        check_texts(snapshot.data)
        shelf = self._open_shelf()
        if not 1 <= snapshot.n <= len(shelf.logs[table]):
            raise ValueError(f"{table} has no record {snapshot.n}")
        if snapshot.n < shelf.rewritten.get(table, 0):
            return
        if table not in shelf.snapshots or shelf.snapshots[table].n <= snapshot.n:
            shelf.snapshots[table] = snapshot

    async def find_code(self, code: str) -> str | None:
        found = (index.table for index in self._open_shelf().tables.values() if code and index.code == code)
        return next(found, None)

    async def find_invitation(self, digest: str) -> str | None:
        found = (index.table for index in self._open_shelf().tables.values() if digest and index.invitation == digest)
        return next(found, None)

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        check_limit(limit)
        shelf, found = self._open_shelf(), []
        for status in set(statuses):
            those = [index for index in shelf.tables.values() if index.status == status and person in index.members]
            found += sorted(those, key=lambda index: (-shelf.turned[index.table], index.table))[:limit]
        return sorted(found, key=lambda index: (-index.updated, index.table))[:limit]

    async def is_member(self, table: str, person: str) -> bool:
        index = self._open_shelf().tables.get(table)
        return index is not None and person in index.members

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        check_limit(limit)
        found = [
            index
            for index in self._open_shelf().tables.values()
            if index.status == status
            and index.updated > updated_after
            and (updated_before is None or index.updated < updated_before)
        ]
        return sorted(found, key=lambda index: (index.updated, index.table))[:limit]

    async def delete(self, table: str) -> bool:
        shelf = self._open_shelf()
        shelf.leases.pop(table, None)
        shelf.snapshots.pop(table, None)
        shelf.rewritten.pop(table, None)
        shelf.logs.pop(table, None)
        return shelf.tables.pop(table, None) is not None

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        check_texts(table, owner)
        check_numbers(now, now + lasts)
        leases = self._open_shelf().leases
        held = leases.get(table)
        if held is None or held.owner == owner or held.expires <= now:
            leases[table] = Lease(owner, now + lasts)
        return leases[table]

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        check_numbers(now, now + lasts)
        leases = self._open_shelf().leases
        ours = [table for table in tables if table in leases and leases[table].owner == owner]
        for table in ours:
            leases[table] = replace(leases[table], expires=now + lasts)
        return ours

    async def release_lease(self, table: str, owner: str) -> None:
        leases = self._open_shelf().leases
        if table in leases and leases[table].owner == owner:
            del leases[table]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_texts(name)
        return self._open_shelf().secrets.setdefault(name, fresh)

    async def secrets(self) -> dict[str, bytes]:
        return dict(sorted(self._open_shelf().secrets.items()))

    async def revoke(self, person: str, at: int, device: str) -> Revocation:
        check_texts(person, device)
        check_numbers(at)
        revocations = self._open_shelf().revocations
        last = revocations.get(person)
        revocations[person] = Revocation(person, max(at, last.at + 1) if last else at, device)
        return revocations[person]

    async def revocation(self, person: str) -> Revocation | None:
        return self._open_shelf().revocations.get(person)

    async def revocations(self) -> list[Revocation]:
        return [each for _, each in sorted(self._open_shelf().revocations.items())]

    async def prune_revocations(self, before: int) -> int:
        check_numbers(before)
        shelf = self._open_shelf()
        members = {member for index in shelf.tables.values() for member in index.members}
        old = [each.person for each in shelf.revocations.values() if each.at < before and each.person not in members]
        for person in old:
            del shelf.revocations[person]
        return len(old)

    async def announce(self, channel: str, message: str) -> None:
        check_message(channel, message)
        self._open_shelf().pubsub.publish(channel, message)

    def listen(self, channel: str) -> AsyncIterator[str]:
        check_channel(channel)
        self._open_shelf()
        return self._subscriptions.listen(channel)

    async def count(self) -> int:
        return len(self._open_shelf().tables)

    async def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        shelf = self._open_shelf()
        for table in sorted(shelf.tables):
            if table in shelf.tables and any(mentioning in record.data for record in shelf.logs[table]):
                yield Stored(shelf.tables[table], shelf.snapshots.get(table), tuple(shelf.logs[table]))

    async def ping(self, *, by_writing: bool = False) -> None:
        self._open_shelf()

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._subscriptions.end()

    def _open_shelf(self) -> Shelf:
        if self._is_closed:
            raise Closed
        return self._shelf

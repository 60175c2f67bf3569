"""The interface of all stores: logs of tables, an index to find them, leases, secrets, revoked tokens and messages.

A table (its lobby, its match, its chat) is one log of numbered records; everything else about it can be computed from
the log. The number is part of the primary key, so two processes can never both write record n: the slower one gets a
Clash, loads what it missed and tries again. `append` returns only when the records are durable; a record is
shown to others after that.

Payloads are text (JSON), which the store does not read. Times are milliseconds since 1970 and are passed in by the
caller. Text that not every back end can keep (a lone surrogate, a NUL; both can be written as JSON escapes) and numbers
beyond 64 bits are refused with ValueError before anything is written.

A call that is cancelled may have been committed or not. So may one that ends with Unavailable because the connection to
PostgreSQL broke during the commit, or because the file of SQLite was moved away meanwhile. In all cases the caller
loads before it goes on; a second attempt at the same number raises Clash and does no harm.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec

LOST: Final = ""
"""Takes the place of messages that may be missing, because the listener was too slow or the connection to PostgreSQL
was replaced. The listener should then load again whatever it follows."""


class Clash(Exception):
    """The record is not the next one of its table, because another process was faster. Load and decide again."""


class CodeTaken(Exception):
    """The short code or the invitation belongs to another table."""


class Unavailable(Exception):
    """The store cannot be reached or cannot write (full disk, lost connection). Nothing of the call was committed, with
    the exception that the module's docstring names."""


class Closed(Unavailable):
    """The store was closed by its owner, so that a retry is of no use."""


class Record(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log. `gc=False`: it refers to nothing that could refer back, and there are many."""

    n: int
    """Number of the record; a log counts from 1 without gaps."""
    kind: str
    data: str
    at: int
    """When it was written."""


class TableIndex(msgspec.Struct, frozen=True):
    """What lists and look-ups need to know about a table; changed in the same transaction as its log."""

    table: str
    code: str
    """Short code to type in, unique among all tables; empty if the table has none."""
    invitation: str
    """Digest of the long token in links, unique among all tables; empty if there is none. The token is not stored."""
    game: str
    status: str
    """open, playing, finished or closed."""
    summary: str
    """JSON for lists, which the store does not read: names, whose turn it is."""
    members: tuple[str, ...]
    """Ids under which the table is listed: those of its people, and of a deal that it shares with other tables."""
    updated: int
    """When the table changed last; lists are ordered by it."""


class Snapshot(msgspec.Struct, frozen=True):
    """State of a table after record n, so that loading need not begin with the first record."""

    n: int
    data: str


class Stored(msgspec.Struct, frozen=True):
    """A table as it was loaded."""

    index: TableIndex
    snapshot: Snapshot | None
    records: tuple[Record, ...]
    """The records after the snapshot, in order; `everything` returns all of them."""


class Lease(msgspec.Struct, frozen=True):
    """Right of one process to keep a table until it expires."""

    owner: str
    expires: int


class Revocation(msgspec.Struct, frozen=True):
    """A person signed out their devices."""

    person: str
    at: int
    """Tokens carry the last one that they were issued after; those with a smaller number are void."""
    device: str
    """Digest of the secret of the one device that stays signed in; empty for none."""


class Store(Protocol):
    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        """Writes a new table with its first records, at least one. Raises CodeTaken, or Clash if the table exists."""
        ...

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        """Writes all records (at least one) and the index, or nothing. Raises Clash for a number that is taken or
        leaves a gap, CodeTaken if the index has a new code that is another table's, KeyError for an unknown table."""
        ...

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        """Returns None for an unknown table. With `after`, only records beyond that number and no snapshot."""
        ...

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        """Replaces the data of the records with these numbers; the one exception to append-only, for deleting names.

        The index gets another summary, and snapshots from before are deleted and never accepted again. All of that or
        nothing, together with one more record, so that a process with the table in memory gets a Clash instead of
        writing the old summary again. Raises Clash if the record is not the next one, KeyError for an unknown table.
        """
        ...

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replaces an older snapshot and keeps a newer one. One from before a `rewrite` is dropped silently. Raises
        KeyError for an unknown table, ValueError for a number beyond the log, because loading would skip records."""
        ...

    async def find_code(self, code: str) -> str | None: ...

    async def find_invitation(self, digest: str) -> str | None: ...

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        """The tables that changed last, newest first; tables of the same time by id.

        Of each status only the `limit` tables that came into it last are looked at, and at most `limit` are returned,
        so that the cost does not grow with the number of a person's tables.
        """
        ...

    async def is_member(self, table: str, person: str) -> bool: ...

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        """Oldest first; tables of the same time by id."""
        ...

    async def count(self) -> int:
        """The number of tables."""
        ...

    async def delete(self, table: str) -> bool:
        """Deletes the table with its log, snapshot and lease; False if there was none."""
        ...

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        """Returns the lease as it is afterwards: the caller's if it was free, expired (`expires` <= now) or already the
        caller's, else that of another owner. The name need not be a table's: single chores have leases too."""
        ...

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        """Renews in one statement and returns the tables whose lease the owner still has. An expired lease that no
        other process has taken is renewed too."""
        ...

    async def release_lease(self, table: str, owner: str) -> None:
        """Does nothing if the lease is not the owner's."""
        ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name; `fresh` becomes it if there is none yet. All processes get the same."""
        ...

    async def secrets(self) -> dict[str, bytes]:
        """All secrets by name, for a backup that includes them."""
        ...

    async def revoke(self, person: str, at: int, device: str) -> Revocation:
        """Voids the person's tokens. Returns what is stored: a later `at`, if there is one from that time or after it,
        so that numbers of one person only grow."""
        ...

    async def revocation(self, person: str) -> Revocation | None: ...

    async def revocations(self) -> list[Revocation]:
        """All of them by person, for a backup."""
        ...

    async def prune_revocations(self, before: int) -> int:
        """Deletes those from before that time of people who are a member of no table; says how many."""
        ...

    async def announce(self, channel: str, message: str) -> None:
        """Sends a message to every listener of the channel in every process, including this one (with SQLite: in every
        store on that file in this process). A message has 1 to 7,000 bytes, a channel is one word. If the connection
        breaks just then, it may be heard twice."""
        ...

    def listen(self, channel: str) -> AsyncIterator[str]:
        """Messages from this call on, until the store is closed or the iterator is dropped. A message that was on its
        way during the call may be heard too."""
        ...

    def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        """All tables by id with their snapshot and all their records, for a backup; each table is consistent in itself.
        With `mentioning`, only tables with a record whose data contains that text."""
        ...

    async def ping(self, *, by_writing: bool = False) -> None:
        """Raises Unavailable if the store does not answer. A full disk is noticed only by writing."""
        ...

    async def close(self) -> None:
        """Finishes calls that have begun and ends listening; every later call raises Closed. May be called twice."""
        ...

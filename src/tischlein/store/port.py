"""The store's port: append-only logs of tables, a small index to find them, leases, and secrets.

A table (its lobby, its match, its chat) is one log of numbered records; whatever else is known about it can be folded
from there. The number is part of the primary key, so two processes can never both write record n: the slower one gets
a Clash, loads what it missed and tries again. `append` returns only when the records are durable; whoever tells others
about a record does it after that.

Payloads are text (JSON) and opaque to the store. Times are milliseconds since 1970 and always handed in. Text that no
back end could keep (a lone surrogate, a NUL) and numbers beyond 64 bits are refused with ValueError before anything
happens; JSON can write both as escapes.

A call that is cancelled may have been kept or not; so may one that Unavailable ended while PostgreSQL was committing,
or because the process that writes SQLite was killed. Whoever goes on after that loads first: a second attempt at the
same number clashes and does no harm.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, Protocol

from tischlein.core.values import value

TABLES: Final = "tables"
"""The channel on which every `create` and `append` announces `TABLE N`, N being the number of its last record."""

LOST: Final = ""
"""A listener hears this in the place of messages that may be missing: it was too slow, or the connection to
PostgreSQL had to be made anew. It looks again at whatever it follows."""


class Clash(Exception):
    """Record n of this table is not the next one: another process was faster. Load and judge anew."""


class CodeTaken(Exception):
    """The short code or the invitation is another table's."""


class Unavailable(Exception):
    """The store cannot be reached or cannot write (full disk, lost connection). Nothing of the call was kept, with the
    one exception above."""


class Closed(Unavailable):
    """The store was closed by its owner: trying again is of no use."""


@value(frozen=True, slots=True)
class Record:
    n: int
    """Counts from 1 without gaps."""
    kind: str
    data: str
    at: int


@value(frozen=True, slots=True)
class TableIndex:
    """What lists and look-ups need, kept beside the log and changed in the same transaction."""

    table: str
    code: str
    """Short, to be typed; no two tables have the same. Empty: it has none (any more)."""
    invitation: str
    """Digest of the long token that links carry; the token itself is not stored. Empty: it has none."""
    game: str
    status: str
    """open, playing, finished or closed."""
    summary: str
    """Opaque JSON for lists: names, whose turn it is."""
    members: tuple[str, ...]
    """Ids of the people at the table."""
    updated: int

    def updated_at(self, at: int) -> TableIndex:
        """The same, later."""
        return TableIndex(
            self.table, self.code, self.invitation, self.game, self.status, self.summary, self.members, at
        )


@value(frozen=True, slots=True)
class Snapshot:
    n: int
    data: str


@value(frozen=True, slots=True)
class Stored:
    index: TableIndex
    snapshot: Snapshot | None
    records: tuple[Record, ...]
    """Those after the snapshot, in order. (From `everything`: all of them.)"""


@value(frozen=True, slots=True)
class Lease:
    owner: str
    expires: int


class Store(Protocol):
    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        """A new table with its first records, at least one. Raises CodeTaken, or Clash for a table that is there."""
        ...

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        """All records (at least one) and the index, or nothing. Raises Clash for a number that is taken and for a gap,
        CodeTaken if the index brings a new code, KeyError for a table that is not there."""
        ...

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        """With `after`, only records beyond that number and no snapshot; None for an unknown table."""
        ...

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        """The one exception to append-only, for what has to be forgotten: the records of these numbers get other data,
        the index gets another summary, and snapshots from before go and are never accepted again. All that or nothing,
        together with one more record, so that whoever has the table in memory clashes instead of writing the old
        summary again. Raises Clash if the record is not the next one, KeyError for a table that is not there."""
        ...

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """A shortcut for loading; an older one is replaced, a newer one kept. KeyError for an unknown table, ValueError
        for a number that the log has not reached: loading would skip what comes until then. One from before a
        `rewrite` is dropped without a word."""
        ...

    async def find_code(self, code: str) -> str | None: ...

    async def find_invitation(self, digest: str) -> str | None: ...

    async def tables_of(self, person: str) -> list[TableIndex]:
        """Newest first; of the same time, by id."""
        ...

    async def tables_with(
        self, status: str, *, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        """Oldest first; of the same time, by id."""
        ...

    async def delete(self, table: str) -> bool:
        """The whole table with its log, snapshot and lease; False if there was none."""
        ...

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        """The lease as it is afterwards: ours if it was free, expired (`expires` <= now) or ours already, else somebody
        else's. Any name will do as a table: a chore that one process should do needs a lease too."""
        ...

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        """Those that are still ours, in one statement. Expired is still ours if nobody has taken it."""
        ...

    async def release_lease(self, table: str, owner: str) -> None:
        """Nothing happens if it is not ours (any more)."""
        ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name; `fresh` becomes it if there is none yet. All processes get the same."""
        ...

    async def secrets(self) -> dict[str, bytes]:
        """All of them by name, for a backup that was asked to carry them."""
        ...

    async def announce(self, channel: str, message: str) -> None:
        """To every listener of the channel in every process, this one included (with SQLite: in every store on that
        file in this process). One to 7,000 bytes; the channel is one word. A connection that breaks
        just then may make it heard twice."""
        ...

    def listen(self, channel: str) -> AsyncIterator[str]:
        """Messages from this call on (perhaps also one that was on its way just then), until the store is closed;
        forgetting the iterator ends it too. `append` and `create` announce `TABLE N` on the channel `tables` by
        themselves, once it is committed."""
        ...

    def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        """All tables by id with their snapshot and all their records, for a backup; consistent per table. Only those
        with a record whose data has this text in it, if one is given."""
        ...

    async def ping(self, *, by_writing: bool = False) -> None:
        """Raises Unavailable. A full disk can still be read: only what is asked to write notices."""
        ...

    async def close(self) -> None:
        """What was begun is finished, listeners end, and every later call raises Closed. Twice does no harm."""
        ...

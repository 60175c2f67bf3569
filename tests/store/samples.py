"""Tables and records that tests write, with as little said about them as possible."""

from __future__ import annotations

from tischlein.store.port import Record, Store, Stored, TableIndex

STATUSES = ("open", "playing", "finished", "closed")


def index(table: str = "t1", **fields) -> TableIndex:
    """Code and invitation are made from the id, so different tables are different."""
    usual = {
        "code": f"code-{table}",
        "invitation": f"digest-{table}",
        "game": "monsterrolle",
        "status": "open",
        "summary": '{"names": []}',
        "members": ("anna", "ben"),
        "updated": 1000,
    }
    return TableIndex(table, **{**usual, **fields})


def record(n: int, data: str = "{}", *, kind: str = "move", at: int = 5) -> Record:
    return Record(n, kind, data, at)


def records(first: int, last: int) -> list[Record]:
    return [record(n, f'{{"n": {n}}}', at=n) for n in range(first, last + 1)]


async def everything(store: Store) -> list[Stored]:
    return [stored async for stored in store.everything()]

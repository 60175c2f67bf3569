"""Checks of arguments that every back end makes before it writes, so that all refuse the same.

PostgreSQL cannot keep a NUL in a text, and no back end a lone surrogate; a browser can send both as JSON escapes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tischlein.store.port import Record, TableIndex

MOST_BYTES: Final = 7000
"""Largest message; PostgreSQL takes 8,000 bytes together with the name of the channel."""

BITS: Final = 63


def check_write(index: TableIndex, records: Sequence[Record]) -> None:
    if not records:
        raise ValueError("an index changes together with a record, never alone")
    first = records[0].n
    if first < 1 or (len(records) > 1 and any(record.n != n for n, record in enumerate(records, first))):
        raise ValueError("records are numbered from 1 without gaps")
    check_texts(index.table, index.code, index.invitation, index.game, index.status, index.summary, *index.members)
    check_numbers(index.updated, records[-1].n)
    for record in records:
        check_texts(record.kind, record.data)
        check_numbers(record.at)
    if not index.table or " " in index.table:
        raise ValueError("a table's id is one word")


def check_rewrite(table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
    check_texts(table, summary, *data.values(), record.kind, record.data)
    check_numbers(record.n, record.at, *data)
    if not all(1 <= n < record.n for n in data):
        raise ValueError("only what is there can be rewritten")


def check_texts(*texts: str) -> None:
    together = "".join(texts)
    if "\0" in together:
        raise ValueError("a text with a NUL")
    if not together.isascii():
        for each in texts:
            each.encode()  # UnicodeEncodeError is a ValueError


def can_hold(*texts: str) -> bool:
    """Whether the texts can be in a store at all; look-ups get whatever people type."""
    try:
        check_texts(*texts)
    except ValueError:
        return False
    return True


def check_numbers(*numbers: int) -> None:
    for number in numbers:
        if number >> BITS not in {0, -1}:
            raise ValueError("a number beyond 64 bits")


def check_limit(limit: int) -> None:
    check_numbers(limit)
    if limit < 0:
        raise ValueError("a negative limit")


def check_channel(channel: str) -> None:
    check_texts(channel)
    if not channel or " " in channel or len(channel.encode()) > 60:
        raise ValueError("a channel is one short word")


def check_message(channel: str, message: str) -> None:
    check_channel(channel)
    check_texts(message)
    if not 1 <= len(message.encode()) <= MOST_BYTES:
        raise ValueError(f"a message has 1 to {MOST_BYTES} bytes")

"""Faults of SQLite itself that an operator should know of, by the version of the library that Python was built with."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

Version = tuple[int, ...]


class Fault(NamedTuple):
    name: str
    first: Version
    """The first version that has it."""
    last: Version
    """The last version that has it."""
    mended: tuple[Version, ...]
    """Earlier branches in which it was mended too: from these versions on, as long as the first two numbers agree."""


FAULTS: Final = (Fault("WAL-reset bug", (3, 7, 0), (3, 51, 2), mended=((3, 44, 6), (3, 50, 7))),)
"""WAL-reset bug: two connections that write or checkpoint at the same moment may damage the file
(https://sqlite.org/wal.html#walresetbug). The server's one writer cannot cause it alone, but `tischlein delete` beside
a running server can."""


def known_faults(version: Version = sqlite3.sqlite_version_info) -> list[str]:
    """The names of the faults that this version has."""
    return [fault.name for fault in FAULTS if fault.first <= version <= fault.last and not _is_mended(fault, version)]


def _is_mended(fault: Fault, version: Version) -> bool:
    return any(version[:2] == since[:2] and version >= since for since in fault.mended)

"""How much memory the tables of this process take, for operators."""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import Final

STATM: Final = Path("/proc/self/statm")


def resident() -> int:
    """The memory of this process in bytes; 0 where the system has no such file."""
    try:
        return int(STATM.read_text().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0


class TableMemory:
    """The growth of the process since its start, shared out among the tables that it has in memory.

    A table's objects cannot be told from those of others, so this counts connections and caches as well: it means
    something from some hundred tables on.
    """

    def __init__(self) -> None:
        self._before = resident()

    def per_table(self, tables: int) -> float:
        return max(0, resident() - self._before) / tables if tables else 0.0

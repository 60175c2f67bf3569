"""The interface through which the hall asks which of several processes keeps a table. A single process needs none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Lost = Callable[[str, str], None]
"""Called with a table that this process may no longer keep, and the reason: `moved` or `store`."""


class Elsewhere(Exception):
    """Another process keeps this table."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Ownership(Protocol):
    """How a process becomes and remains the one that keeps a table. `cluster.leases` implements it."""

    @property
    def count(self) -> int: ...

    async def take(self, table: str) -> None:
        """Raises Elsewhere or Unavailable. Load the table only afterwards: another process may have written to it."""
        ...

    def may_write(self, table: str) -> bool: ...

    async def release(self, table: str) -> None: ...

    async def keep(self, lost: Lost) -> None:
        """Renews all leases until cancelled, and calls `lost` for each one that could not be renewed."""
        ...

"""Which of several processes keeps a table, as far as the hall needs to know. One that is alone keeps them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Lost = Callable[[str, str], None]
"""Hears a table that this process may no longer keep, and why: `moved` or `store`."""


class Elsewhere(Exception):
    """Another process keeps this table."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Ownership(Protocol):
    """How a process becomes the one that keeps a table, and stays it; cluster.leases is one."""

    @property
    def count(self) -> int: ...

    async def take(self, table: str) -> None:
        """Raises Elsewhere, or Unavailable. What was loaded before may be out of date."""
        ...

    def may_write(self, table: str) -> bool: ...

    async def release(self, table: str) -> None: ...

    async def keep(self, lost: Lost) -> None:
        """Renews for ever, and tells what was lost."""
        ...

"""A queue in which nobody is served at the cost of others: first come, first served would let one address take it all.

Whoever has used least goes first, by origin and in seconds of work; the tables of one origin take turns. An origin is
an opaque name, such as the address that a table's people come from. Somebody who was idle gets no arrears: the count of
a newcomer begins where the queue is (start-time fair queueing).
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: dict[str, OrderedDict[str, deque[T]]] = {}
        """By origin and table. There are no empty ones."""
        self._used: dict[str, float] = {}
        self._now = 0.0
        """The count of the origin that was served last."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, origin: str, table: str, item: T) -> None:
        if origin not in self._waiting:
            self._waiting[origin] = OrderedDict()
            self._used[origin] = max(self._used.get(origin, 0.0), self._now)
        self._waiting[origin].setdefault(table, deque()).append(item)
        self._count += 1

    def take(self) -> tuple[str, T]:
        """The next item with its origin. Raises IndexError if there is none."""
        if not self._waiting:
            raise IndexError("empty")
        origin = min(self._waiting, key=self._used.__getitem__)  # of equal ones that which has waited longest
        self._now = self._used[origin]
        tables = self._waiting[origin]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        self._count -= 1
        if items:
            tables.move_to_end(table)
        else:
            del tables[table]
        if not tables:
            del self._waiting[origin]
        return origin, item

    def charge(self, origin: str, seconds: float) -> None:
        """What the last item of that origin has cost."""
        self._used[origin] = self._used.get(origin, self._now) + seconds

    def settle(self) -> None:
        """Forgets what was used; to be called when nothing waits and nothing is worked at."""
        self._used.clear()
        self._now = 0.0

"""Tells which objects reference counting alone does not free.

The server collects garbage rarely (cli/serve.py), so what only the collector frees stays in memory for long.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Uncollected:
    """Counts the instances of these classes that were made since, and still are in memory."""

    def __init__(self, *kinds: type) -> None:
        self._kinds = kinds
        self._known = {id(each): each for each in self._all()}  # referred to, so that no id is used again

    def _all(self) -> list[object]:
        # By type: `isinstance` asks weak proxies, which may be void.
        return [each for each in gc.get_objects() if issubclass(type(each), self._kinds)]

    @property
    def count(self) -> Counter[str]:
        return Counter(type(each).__name__ for each in self._all() if id(each) not in self._known)


@contextmanager
def without_collector(*kinds: type) -> Iterator[Uncollected]:
    gc.collect()
    gc.disable()
    try:
        yield Uncollected(*kinds)
    finally:
        gc.enable()

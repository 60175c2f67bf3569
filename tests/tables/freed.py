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

    @property
    def count(self) -> Counter[str]:
        # By type: `isinstance` asks weak proxies, which may be void.
        kinds = [type(each) for each in gc.get_objects()]
        return Counter(kind.__name__ for kind in kinds if issubclass(kind, self._kinds))


@contextmanager
def without_collector(*kinds: type) -> Iterator[Uncollected]:
    gc.disable()
    gc.freeze()  # `gc.get_objects` leaves out what is frozen: a million objects of other tests
    try:
        yield Uncollected(*kinds)
    finally:
        gc.unfreeze()
        gc.enable()

"""The time of a table: that of the wall when it was opened, and from there on counted.

Wall clocks are set, by people and by the network. A table must not wait an hour for a clock of ten seconds, nor call
somebody absent who has just left; and what is written later is never dated earlier.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def ticks() -> int:
    """Milliseconds since some moment."""
    return time.monotonic_ns() // 1_000_000


def steady(wall: Callable[[], int], counter: Callable[[], int], least: int) -> Callable[[], int]:
    """Begins with the wall's time, or with `least` if the wall has fallen behind that."""
    ahead = max(wall(), least) - counter()
    return lambda: ahead + counter()

"""All clocks of the server. Whoever needs one is handed it, so that tests can have another.

The time of a table is the wall's when it was opened, and counted from there on.

Wall clocks are set, by people and by the network. A table must not wait an hour for a clock of ten seconds, nor call
somebody absent who has just left; and what is written later is never dated earlier.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Micros = int
"""Microseconds on the server's clock, or a span of them. Integers: sums and comparisons are exact."""


class Trip(NamedTuple):
    """One ping: when its pong came back, and how long both ways took."""

    at: Micros
    took: Micros


def wall() -> int:
    """Milliseconds since 1970. It may be set, forwards and backwards."""
    return time.time_ns() // 1_000_000


def micros() -> Micros:
    """Microseconds since some moment: the clock of all races.

    Not the event loop's, which under uvloop stands still within one iteration.
    """
    return time.monotonic_ns() // 1_000


def ticks() -> int:
    """Milliseconds since some moment."""
    return time.monotonic_ns() // 1_000_000


def steady(wall: Callable[[], int], counter: Callable[[], int], least: int) -> Callable[[], int]:
    """Begins with the wall's time, or with `least` if the wall has fallen behind that."""
    ahead = max(wall(), least) - counter()
    return lambda: ahead + counter()

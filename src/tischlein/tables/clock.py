"""All clocks of the server. They are passed in as arguments, so that tests can replace them.

The time of a table starts as the wall-clock time when the table was loaded, and then advances with a monotonic counter.
Wall clocks are adjusted by people and by NTP: a ten-second timer must not take an hour because of that, and timestamps
in a log must not go backwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Micros = int
"""Microseconds on the server's monotonic clock, or a duration. Integers, so that sums and comparisons are exact."""


class Trip(NamedTuple):
    """One measured round trip: when the pong arrived, and how long ping and pong took together."""

    at: Micros
    took: Micros


def wall() -> int:
    """Milliseconds since 1970. May jump forwards and backwards when the system clock is adjusted."""
    return time.time_ns() // 1_000_000


def micros() -> Micros:
    """Monotonic microseconds: the clock of all races.

    The event loop's own clock does not serve: under uvloop it is updated only once per iteration.
    """
    return time.monotonic_ns() // 1_000


def ticks() -> int:
    """Monotonic milliseconds."""
    return time.monotonic_ns() // 1_000_000


def steady(wall: Callable[[], int], counter: Callable[[], int], least: int) -> Callable[[], int]:
    """A clock that starts at the wall-clock time, or at `least` if that is later, and then follows the counter."""
    ahead = max(wall(), least) - counter()
    return lambda: ahead + counter()

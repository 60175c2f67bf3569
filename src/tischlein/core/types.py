"""Basic types that every module shares.

A *seat* acts in the rules, a *move* is what a seat submits, *table time* is an argument and never read from a clock.
"""

from __future__ import annotations

from typing import Final

Seat = int
"""0 .. n-1 in clockwise order, or SPECTATOR."""

SeatMask = int
"""A set of seats, bit s for seat s. Audiences of events are seat masks too."""

Move = int
"""A packed integer; `Game.format` and `Game.parse` convert it to text and back."""

Millis = int
"""Table time in milliseconds since the match began."""

SPECTATOR: Final = 31
"""The seat number of all spectators: small enough to be a bit in a SeatMask."""

EVERYONE: Final = (1 << 32) - 1
"""All seats and the spectators."""


def only(seat: Seat) -> SeatMask:
    return 1 << seat


def all_but(seat: Seat) -> SeatMask:
    return EVERYONE & ~(1 << seat)


def seats_in(mask: SeatMask) -> list[Seat]:
    seats = []
    while mask:
        seats.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return seats

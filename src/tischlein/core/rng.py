"""splitmix64: the whole random source of a match is one 64-bit integer, which is kept in its state.

Every function takes the integer and returns the next one, so a state can be copied, stored and replayed without a
generator object. Bounded numbers are drawn without bias (rejection, not modulo).

A larger integer is a SHA-256 stream of a 256-bit seed. A match that was shuffled by several people is set up with one,
because 64 bits could be searched from a few known cards; `narrow` ends it, and the state keeps 64 bits for later draws.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled, which wraps; otherwise an int, which does not

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
WIDE: Final = 256
"""Bits of a seed that starts a SHA-256 stream. Above them the integer counts the words that were drawn."""


def output(state: int) -> int:
    """The 64 random bits of this state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """A uniform number in 0 .. bound-1, and the next state."""
    if state > MASK:
        return _below_of_stream(state, bound)
    while True:
        state = (state + GAMMA) & MASK
        product = output(state) * bound
        # Only a low word below 2^64 mod bound would cause a bias, so the division is done only where it is possible.
        if (product & MASK) >= bound or (product & MASK) >= (1 << 64) % bound:
            return product >> 64, state


def _below_of_stream(state: int, bound: int) -> tuple[int, int]:
    while True:
        word, state = _word(state)
        product = word * bound
        if (product & MASK) >= (1 << 64) % bound:
            return product >> 64, state


def _word(state: int) -> tuple[int, int]:
    """The next 64 bits of a stream: the first eight bytes of SHA-256 of its seed and the number of the word."""
    seed, number = state & ((1 << WIDE) - 1), state >> WIDE & MASK  # a file from outside may hold any number
    digest = hashlib.sha256(seed.to_bytes(WIDE // 8, "big") + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big"), state + (1 << WIDE)


def narrow(state: int) -> int:
    """The integer that a position keeps: 64 bits, drawn from the stream if it was one."""
    return _word(state)[0] if state > MASK else state


def shuffle(state: int, items: list[int]) -> int:
    """Fisher-Yates in place; returns the next state."""
    if IS_COMPILED and state <= MASK:
        return _shuffle_in_words(state, items)
    for last in range(len(items) - 1, 0, -1):
        chosen, state = below(state, last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return state


IS_COMPILED: Final = not __file__.endswith(".py")

LOW: Final = 0xFFFFFFFF
"""The lower half of a word."""


def _shuffle_in_words(state: int, items: list[int]) -> int:
    """The same as `shuffle`, in signed machine words. Only for the compiled module, because an int would not wrap.

    Integers of 64 bits are objects to mypyc: with them, three quarters of the set-up of a match were its shuffle.
    The constants are those above, as signed numbers; shifts to the right are masked, because they repeat the sign.
    """
    word: i64 = state - (state >> 63 << 64)
    last: i64 = len(items) - 1
    while last > 0:
        bound: i64 = last + 1
        word += -0x61C8864680B583EB
        z: i64 = (word ^ (word >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        z ^= z >> 31 & 0x1FFFFFFFF
        # The 96 bits of z * bound: the low half word first, then the rest, whose upper part is the number.
        low: i64 = (z & LOW) * bound
        rest: i64 = (z >> 32 & LOW) * bound + (low >> 32)
        if rest & LOW == 0 and low & LOW < bound and low & LOW < (1 << 32) % bound * ((1 << 32) % bound) % bound:
            continue  # as in `below`
        chosen: i64 = rest >> 32
        items[last], items[chosen] = items[chosen], items[last]
        last -= 1
    return int(word >> 32 & LOW) << 32 | int(word & LOW)


def derive(seed: int, *path: int) -> int:
    """An independent seed for a part, such as game 17 of a simulation or seat 2 of that game."""
    state = output((seed + GAMMA) & MASK)
    for part in path:
        state = output((state + (part + 1) * GAMMA) & MASK)  # word number `part` of the stream that starts here
    return state

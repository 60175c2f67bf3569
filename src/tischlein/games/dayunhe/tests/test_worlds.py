"""The worlds that a bot guesses: every deal that its view allows comes up as often as exact counts demand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import sqrt

import pytest

from tischlein.core.rng import derive
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import CARD_CODES, KIND_CODES
from tischlein.games.dayunhe.state import State
from tischlein.games.dayunhe.tests.picture import position

SEAT = 3
"""The fourth of five: two of those before it have a card that it does not know, and one after it."""
WORLDS = 3000
UNLIKELY = 3.1
"""In standard deviations: two fair dealers in a thousand are further off. Seeds are fixed: nothing is left to luck."""

Shares = dict[Hashable, Fraction]


POSITION = position(
    seats=5,
    card="raise",
    cards={1: "tea", 2: "spy", 3: "calm", 4: "reform"},
    stacks={0: ("canal1 canal2 garden", "canal2 unrest", ""), 1: ("unrest", "unrest temple", "")},
    up={0: "x.."},
    low={0: (1, 0, 0)},
    is_bare=True,
)
"""The first seat acts. Two tiles of its first stack are known: a face-up top, and unrest that was put below."""


def tiles(world: State, owner: int) -> Hashable:
    return tuple(world.stacks[3 * owner : 3 * owner + 3])


def hidden_cards(world: State) -> Hashable:
    return tuple(world.cards[1:3]), world.cards[4]


def everything(world: State) -> Hashable:
    return tiles(world, 0), tiles(world, 1), hidden_cards(world)


def kinds(names: str) -> list[int]:
    return [KIND_CODES[name] for name in names.split()]


def shares(deals: list[Hashable]) -> Shares:
    """Of equally likely deals."""
    return {deal: Fraction(count, len(deals)) for deal, count in Counter(deals).items()}


def together(first: Shares, second: Shares, third: Shares) -> Shares:
    return {(a, b, c): first[a] * second[b] * third[c] for a in first for b in second for c in third}


def first_tiles() -> Shares:
    """Four tiles lie hidden: two between unrest and garden, two in the next stack."""
    unrest, garden = kinds("unrest garden")
    orders = permutations(kinds("canal1 canal2 canal2 unrest"))
    return shares([(bytes([unrest, a, b, garden]), bytes([c, d]), b"") for a, b, c, d in orders])


def second_tiles() -> Shares:
    return shares([(bytes([a]), bytes([b, c]), b"") for a, b, c in permutations(kinds("unrest unrest temple"))])


def drafts() -> Shares:
    """The second and third seat have tea and spy, whoever has which; the fifth any card that the fourth passed on."""
    early = permutations((CARD_CODES["tea"], CARD_CODES["spy"]))
    late = [card for name, card in CARD_CODES.items() if name not in ("raise", "tea", "spy", "calm")]
    return shares([(pair, card) for pair in early for card in late])


@cache
def fair(number: int) -> State:
    return GAME.determinize(GAME.view(POSITION, SEAT), derive(1, number))


def lazy(number: int) -> State:
    """Every tenth world is the same one."""
    return fair(number if number % 10 else 0)


def unevenness(dealt: Callable[[int], State], look: Callable[[State], Hashable], expected: Shares) -> float:
    """How far chi-square is above its mean, in standard deviations (after Wilson and Hilferty)."""
    found = Counter(look(dealt(number)) for number in range(WORLDS))
    assert set(found) <= set(expected), "a world that cannot be"
    total = sum(float((found[cell] - share * WORLDS) ** 2 / (share * WORLDS)) for cell, share in expected.items())
    spread = 2 / (9 * (len(expected) - 1))
    cube_root: float = (total / (len(expected) - 1)) ** (1 / 3)
    return (cube_root - (1 - spread)) / sqrt(spread)


LOOKS: list[tuple[Callable[[State], Hashable], Callable[[], Shares]]] = [
    (lambda world: tiles(world, 0), first_tiles),
    (lambda world: tiles(world, 1), second_tiles),
    (hidden_cards, drafts),
    (everything, lambda: together(first_tiles(), second_tiles(), drafts())),
]
every_look = pytest.mark.parametrize(("look", "expected"), LOOKS, ids=["tiles", "few-tiles", "cards", "everything"])


@every_look
def test_dy_2_10_guessed_worlds_are_spread_as_they_must_be(
    look: Callable[[State], Hashable], expected: Callable[[], Shares]
) -> None:
    assert abs(unevenness(fair, look, expected())) < UNLIKELY


@every_look
def test_a_dealer_who_is_lazy_now_and_then_is_found_out(
    look: Callable[[State], Hashable], expected: Callable[[], Shares]
) -> None:
    assert unevenness(lazy, look, expected()) > UNLIKELY

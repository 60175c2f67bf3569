"""Guessed worlds are distributed as the cards demand: chi-square against exact counts, made without `view`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import islice
from math import comb, sqrt

import pytest

from tischlein.core.types import Seat
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.state import DRAW, PLAY, State, copy
from tischlein.games.monsterrolle.tests.wander import wander
from tischlein.games.monsterrolle.view import View

WORLDS = 3000
TEARS = range(128, 134)
SCORING_CARD = 137
Sampler = Callable[[View, int], State]
Counts = dict[int, float]


@cache
def midway(seats: int) -> State:
    """A position in which a card of a rival is known, and one scoring is over."""
    for state in wander(seats, seed=6 + seats):
        rivals = [seat for seat in range(seats) if seat != state.active]
        if len(state.points) == seats and state.phase in (DRAW, PLAY) and any(state.known[seat] for seat in rivals):
            return copy(state)
    raise AssertionError


def secret_cards(state: State, seat: Seat) -> list[int]:
    """What the seat has not seen, by MR-6.1: the draw pile, and other hands less the cards that were taken openly."""
    secret = Counter(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            secret += Counter(hand) - Counter(state.known[other])
    return [card for card in secret.elements() if card != SCORING_CARD]


def tears_among(secret: list[int], dealt: int) -> Counts:
    """By number: how often so many tears are expected among the dealt cards (hypergeometric)."""
    tears = sum(card in TEARS for card in secret)
    ways = {held: comb(tears, held) * comb(len(secret) - tears, dealt - held) for held in range(dealt + 1)}
    return {held: WORLDS * count / comb(len(secret), dealt) for held, count in ways.items() if count}


def scoring_places(state: State) -> Counts:
    """By place from the bottom: the undrawn part of the bottom third of the second pile, evenly (MR-1.6, MR-7.4)."""
    size, larger = divmod(86 - 5 * len(state.hands), 3)
    lowest, middle = size + 1, size + (larger > 1) + 1
    places = range(lowest, min(lowest + middle // 3, len(state.deck)))
    return {place: WORLDS / len(places) for place in places}


def is_likely(expected: Counts, seen: Counter[int]) -> bool:
    """Pearson's test at one in a thousand; rare values are put together."""
    assert sum(expected.values()) == pytest.approx(WORLDS)
    if not set(seen) <= set(expected):
        return False
    cells, rest = [], [0.0, 0]
    for value, wanted in expected.items():
        if wanted < 8:
            rest = [rest[0] + wanted, rest[1] + seen[value]]
        else:
            cells.append((wanted, seen[value]))
    if rest[0] >= 1:
        cells.append((rest[0], int(rest[1])))
    free = len(cells) - 1
    assert free >= 1
    bound = free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    return sum((found - wanted) ** 2 / wanted for wanted, found in cells) < bound


def looks_right(seats: int, sampler: Sampler) -> dict[str, bool]:
    """What is tested: tears in each rival's unknown cards, tears on top of the pile, the next scoring card."""
    state = midway(seats)
    seat = state.active
    view, secret = GAME.view(state, seat), secret_cards(state, seat)
    worlds = [sampler(view, seed) for seed in range(WORLDS)]
    found = {}
    for other in range(seats):
        if other != seat:
            known = Counter(state.known[other])
            hands = [list((Counter(world.hands[other]) - known).elements()) for world in worlds]
            dealt = len(state.hands[other]) - len(state.known[other])
            seen = Counter(sum(card in TEARS for card in hand) for hand in hands)
            found[f"hand {other}"] = is_likely(tears_among(secret, dealt), seen)
    tops = [islice((card for card in reversed(world.deck) if card != SCORING_CARD), 6) for world in worlds]
    found["pile"] = is_likely(tears_among(secret, 6), Counter(sum(card in TEARS for card in top) for top in tops))
    places = Counter(world.deck.rindex(SCORING_CARD) for world in worlds)
    found["scoring"] = is_likely(scoring_places(state), places)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_worlds_are_as_likely_as_the_cards_make_them(seats: int) -> None:
    assert all(looks_right(seats, GAME.determinize).values())


def peeks(view: View, seed: int) -> State:
    """One world of six is the true one."""
    return midway(2) if seed % 6 == 0 else GAME.determinize(view, seed)


def deals_lazily(view: View, seed: int) -> State:
    """A tear on top of the pile moves to its bottom."""
    world = GAME.determinize(view, seed)
    cards = [card for card in world.deck if card != SCORING_CARD]
    if cards[-1] in TEARS:
        cards.insert(0, cards.pop())
    for place in (place for place, card in enumerate(world.deck) if card == SCORING_CARD):
        cards.insert(place, SCORING_CARD)
    world.deck = bytes(cards)
    return world


def scores_early(view: View, seed: int) -> State:
    """One in three of the scoring cards at the lowest place of their range lies one place higher."""
    world = GAME.determinize(view, seed)
    lowest = min(scoring_places(midway(2)))
    if world.deck.rindex(SCORING_CARD) == lowest and seed % 3 == 0:
        cards = list(world.deck)
        cards.insert(lowest + 1, cards.pop(lowest))
        world.deck = bytes(cards)
    return world


@pytest.mark.parametrize(
    ("sampler", "wrong"),
    [(peeks, ["hand", "pile", "scoring"]), (deals_lazily, ["pile"]), (scores_early, ["scoring"])],
)
def test_a_sampler_that_leans_is_found(sampler: Sampler, wrong: list[str]) -> None:
    found = looks_right(2, sampler)
    assert [name.partition(" ")[0] for name, is_right in found.items() if not is_right] == wrong

"""Guessed worlds are distributed as the cards demand: chi-square against exact counts, made from the clauses alone.

Seat 0 guesses in two positions of two seats. A control shows what the test can see: one world of six is the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import cache
from itertools import combinations, permutations
from math import sqrt

from tischlein.games.click import GAME
from tischlein.games.click.state import State
from tischlein.games.click.tests.picture import start

WORLDS = 2400
SWAP, EXTRA, BACK = 2, 4, 6
RICKSHAW_CARD = 63
Value = Callable[[State], Hashable]
Shares = dict[Hashable, float]
"""How likely each value is, up to a common factor."""


@cache
def opening() -> State:
    """As it was dealt, but that two more cards of the wall have come into the market."""
    state = start(2, 1)
    assert RICKSHAW_CARD not in state.deck[-2:]
    state.market += state.deck[-2:]
    state.deck = state.deck[:-2]
    return state


@cache
def later() -> State:
    """Seat 0 has drawn a composition. The deck of the wall was shuffled, and that of the actions.

    When swap, extra and back were shuffled, seat 1 held a swap, and it has drawn the swap since.
    """
    state = start(2, 1)
    state.compositions[0] += state.composition_deck[-1:]
    state.composition_deck = state.composition_deck[:-1]
    state.is_stacked = False
    state.shuffled = bytes((SWAP, EXTRA, BACK))
    state.action_deck, state.actions[1] = bytes((EXTRA, BACK)), bytes((SWAP, SWAP))
    elsewhere = Counter(state.action_deck + state.actions[0] + state.actions[1])
    state.action_discard = bytes((Counter(state.table.actions) - elsewhere).elements())
    return state


@cache
def worlds(position: Callable[[], State]) -> list[State]:
    view = GAME.view(position(), 0)
    return [GAME.determinize(view, seed) for seed in range(WORLDS)]


def is_likely(shares: Shares, position: Callable[[], State], value: Value, *, peeks: bool = False) -> bool:
    """Pearson's test at one in a thousand; rare values are put together."""
    found = [position() if peeks and number % 6 == 0 else world for number, world in enumerate(worlds(position))]
    seen = Counter(value(world) for world in found)
    if not set(seen) <= set(shares):
        return False
    scale = WORLDS / sum(shares.values())
    cells: list[tuple[float, int]] = []
    rare: list[tuple[float, int]] = []
    for each, share in shares.items():
        (cells if scale * share >= 8 else rare).append((scale * share, seen[each]))
    if sum(wanted for wanted, _ in rare) >= 8:
        cells.append((sum(wanted for wanted, _ in rare), sum(count for _, count in rare)))
    free = len(cells) - 1
    bound = free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    return sum((count - wanted) ** 2 / wanted for wanted, count in cells) < bound


def rivals_pair(world: State) -> Hashable:
    return world.compositions[1]


def pairs(state: State, *, is_first_deal: bool) -> Shares:
    """By pair of compositions in the hand of seat 1.

    CL-1.6: the three open ones are any three of the plain ones that the hands have left.
    """
    rows, own = state.table.rows, {*state.compositions[0]}
    unseen = [card for card in range(len(rows)) if card not in own | {*state.open}]
    plain = {card for card in range(len(rows)) if not set(rows[card]) & {6, 7, 8, 9}} - own
    shares: Shares = {}
    for pair in combinations(unseen, 2):
        left = len(plain - {*pair})
        shares[bytes(pair)] = 1 / (left * (left - 1) * (left - 2)) if is_first_deal else 1.0
    return shares


def test_first_hands_were_dealt_before_the_open_compositions_were_found() -> None:
    state = opening()
    assert is_likely(pairs(state, is_first_deal=True), opening, rivals_pair)
    assert not is_likely(pairs(state, is_first_deal=False), opening, rivals_pair)


def test_later_on_all_unseen_compositions_are_alike() -> None:
    state = later()
    assert is_likely(pairs(state, is_first_deal=False), later, rivals_pair)
    assert not is_likely(pairs(state, is_first_deal=True), later, rivals_pair)


def test_hands_of_actions_are_drawn_from_all_unseen_cards() -> None:
    unseen = Counter(opening().table.actions) - Counter(opening().actions[0])
    hands: Shares = dict(Counter(bytes(hand) for hand in combinations(sorted(unseen.elements()), 3)))
    assert is_likely(hands, opening, lambda world: world.actions[1])
    assert not is_likely(hands, opening, lambda world: world.actions[1], peeks=True)


def test_the_action_deck_has_only_what_was_shuffled_into_it() -> None:
    decks: Shares = dict.fromkeys((bytes(deck) for deck in permutations((SWAP, EXTRA, BACK), 2)), 1.0)
    assert is_likely(decks, later, lambda world: world.action_deck)
    assert not is_likely(decks, later, lambda world: world.action_deck, peeks=True)


def test_the_next_card_of_the_wall_is_any_of_the_unseen_ones() -> None:
    unseen: Shares = dict(Counter(card for card in opening().deck if card != RICKSHAW_CARD))

    def next_card(world: State) -> Hashable:
        return next(card for card in reversed(world.deck) if card != RICKSHAW_CARD)

    assert is_likely(unseen, opening, next_card)
    assert not is_likely(unseen, opening, next_card, peeks=True)


def places(world: State) -> list[int]:
    """Of the rickshaws, from the bottom of the deck."""
    return [place for place, card in enumerate(world.deck) if card == RICKSHAW_CARD]


def test_a_rickshaw_of_the_first_deck_may_be_anywhere_in_the_rest_of_its_pile() -> None:
    """CL-1.7: piles of 13, 13 and 14 cards and a rickshaw each; two cards of the top one are gone."""
    for pile, (low, high) in enumerate([(0, 14), (14, 28), (28, 41)]):

        def place(world: State, pile: int = pile) -> Hashable:
            return places(world)[pile]

        evenly: Shares = dict.fromkeys(range(low, high), 1.0)
        assert is_likely(evenly, opening, place)
        assert not is_likely(evenly, opening, place, peeks=True)


def test_in_a_shuffled_deck_a_rickshaw_may_be_anywhere() -> None:
    lowest: Shares = dict(Counter(threes[0] for threes in combinations(range(len(later().deck)), 3)))
    assert is_likely(lowest, later, lambda world: places(world)[0])
    assert not is_likely(lowest, later, lambda world: places(world)[0], peeks=True)

"""RULES.md, "Bounds that tests rely on"."""

import pytest

from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.data import SCORING
from tischlein.games.monsterrolle.rules import scoring_ranges
from tischlein.games.monsterrolle.tests.picture import cards, play, start
from tischlein.games.monsterrolle.tests.wander import wander

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_the_slowest_game_has_fewer_than_100_turns(seats):
    """Every scoring card as low as possible, and a single card per turn."""
    state = start(seats)
    deck = [card for card in state.deck if card != SCORING]
    for low, _ in scoring_ranges(86 - 5 * seats):
        deck.insert(low, SCORING)
    state.deck = bytes(deck)
    GAME.check(state)
    count = 0
    while GAME.result(state) is None:
        play(state, f"discard {cards(state.hands[state.active]).split()[0]}", "end")
        count += 2
    assert GAME.length(state) == 86 - 4 * seats < 100
    assert state.deck == b""
    assert count <= GAME.bound(seats)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(10))
def test_from_the_second_turn_on_every_turn_shortens_the_draw_pile(seats, seed):
    sizes: dict[int, set[int]] = {}
    for state in wander(seats, seed):
        sizes.setdefault(state.turn, set()).add(len(state.deck))
    ends = [min(sizes[turn]) for turn in sorted(sizes)]
    assert ends[:seats] == [88 - 5 * seats] * seats
    assert all(later < earlier for earlier, later in zip(ends[seats - 1 :], ends[seats:], strict=False))
    assert len(ends) < 100


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(10))
def test_89_cards_are_accounted_for_and_the_draw_pile_lasts(seats, seed):
    moves = -1
    for state in wander(seats, seed, direction="fixed"):
        moves += 1
        GAME.check(state)
        out = len(state.points) // seats
        piles = [state.deck, state.discard, *state.hands, *state.rows, *(pairs[::2] for pairs in state.covered)]
        assert sum(map(len, piles)) + sum(mask.bit_count() for mask in state.protected) + out == 89
        assert state.deck or out == 3
        assert state.deck.count(SCORING) == 3 - out
    assert moves <= GAME.bound(seats)

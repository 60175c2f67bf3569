"""RULES.md section 1: components and set-up."""

from collections import Counter
from itertools import combinations

import pytest

from tischlein.core.errors import BadOption
from tischlein.games.monsterrolle.data import (
    LEFT,
    LETTERS,
    RIGHT,
    SCORING,
    VALUE,
    card_text,
    is_paper,
    is_tear,
)
from tischlein.games.monsterrolle.rules import pile_sizes
from tischlein.games.monsterrolle.sheet import find_sheet
from tischlein.games.monsterrolle.tests.picture import cards, lays, legal, play, position, row, start, why
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4]

# Computed by hand from MR-1.6 and MR-7.4, counted from the bottom of the draw pile. With two players 76 cards make
# piles of 26, 25 and 25; with its scoring card the lowest pile has 26 cards, and a third of them are its places 0-7.
SCORING_PLACES = {
    2: [range(8), range(26, 34), range(52, 61)],
    3: [range(8), range(24, 32), range(49, 57)],
    4: [range(7), range(23, 30), range(46, 53)],
}


def scoring_places(state):
    return [place for place, card in enumerate(state.deck) if card == SCORING]


def kind(card):
    return "paper" if is_paper(card) else "tear" if is_tear(card) else card_text(card)


@clause("MR-1.1")
@pytest.mark.parametrize("sheet", ["six", "four"])
def test_there_are_93_cards_with_the_monsters(sheet):
    state = start(sheet=sheet)
    kinds = Counter(map(kind, state.deck + state.discard + b"".join(state.hands)))
    assert kinds == {"paper": 60, "stop": 14, "tear": 12, "score": 3}
    assert len(find_sheet(sheet).monsters) == 4


@clause("MR-1.2")
@pytest.mark.parametrize("sheet", ["six", "four"])
def test_paper_shows_two_colours_a_tear_one_and_a_stop_none(sheet):
    for card in find_sheet(sheet).cards:
        text = card_text(card)
        if is_paper(card):
            assert LETTERS[LEFT[card]] + LETTERS[RIGHT[card]] == text[:2]
            assert VALUE[card] == (2 if text.endswith("*") else 1)
        else:
            assert text == "stop" or (text[0] == "t" and text[1] in LETTERS)


def printed(sheet):
    """How often each paper is printed in each direction, and how often with a star."""
    papers: Counter[str] = Counter()
    stars: Counter[str] = Counter()
    for card in find_sheet(sheet).cards:
        if is_paper(card):
            papers[card_text(card)[:2]] += 1
            stars[card_text(card)[:2]] += card_text(card).endswith("*")
    return papers, stars


def tears(sheet):
    return Counter(card_text(card) for card in find_sheet(sheet).cards if is_tear(card))


@clause("MR-1.3")
def test_sheet_six_has_every_pair_of_colours_four_times_and_once_with_a_star():
    papers, stars = printed("six")
    pairs = list(combinations("roygbp", 2))
    assert len(pairs) == 15
    assert papers == {way: 2 for a, b in pairs for way in (a + b, b + a)}
    assert all(stars[a + b] + stars[b + a] == 1 for a, b in pairs)
    assert tears("six") == {f"t{colour}": 2 for colour in "roygbp"}


@clause("MR-1.3")
def test_sheet_four_has_ten_kinds_six_times_each():
    papers, stars = printed("four")
    pairs = list(combinations("ryop", 2))
    same = {colour * 2: 6 for colour in "ryop"}
    assert papers == same | {way: 3 for a, b in pairs for way in (a + b, b + a)}
    assert all(stars[colour * 2] == 1 for colour in "ryop")
    assert all(stars[a + b] + stars[b + a] == 2 for a, b in pairs)
    assert stars.total() == 16
    assert tears("four") == {f"t{colour}": 3 for colour in "ryop"}


@clause("MR-1.3")
@pytest.mark.parametrize("sheet", ["six", "four"])
def test_every_colour_is_left_on_starred_cards_about_equally_often(sheet):
    _, stars = printed(sheet)
    lefts: Counter[str] = Counter()
    for way, count in stars.items():
        lefts[way[0]] += count
    assert max(lefts.values()) - min(lefts.values()) <= 1


@clause("MR-1.4")
def test_paper_may_be_laid_either_way_round():
    assert lays(position(hand="rb")) == {"lay rb 1", "lay br 1"}
    assert "lay bg* 2" in lays(position(rows=["rb"], hand="gb*"))


@clause("MR-1.4")
def test_in_the_fixed_direction_paper_lies_as_it_is_printed():
    assert lays(position(hand="rb", fixed=True)) == {"lay rb 1"}
    state = position(rows=["rb"], hand="gb bg", fixed=True)
    assert "lay bg 2" in lays(state)
    play(state, "lay bg 2")
    assert why(state, "lay bg 3").clause == "MR-1.4"


@clause("MR-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_five_cards_and_no_scoring_card(seats):
    for seed in range(50):
        state = start(seats, seed)
        assert [len(hand) for hand in state.hands] == [5] * seats
        assert SCORING not in b"".join(state.hands)


@clause("MR-1.5")
def test_all_cards_are_shuffled():
    """Unshuffled, the first hand and the lowest cards would be the same in every match."""
    states = [start(seed=seed) for seed in range(100)]
    assert len({bytes(state.hands[0]) for state in states}) > 95
    assert len({state.deck[:20].replace(bytes([SCORING]), b"") for state in states}) == 100


@clause("MR-1.5")
def test_everybody_chooses_a_monster():
    chosen = start(3, monsters="any,brumm,blubb")
    assert chosen.table.monsters[1:] == ("brumm", "blubb")
    assert chosen.table.monsters[0] in ("wuschel", "knolle")


@clause("MR-1.5")
def test_the_monster_matters_for_the_picture_only():
    one, other = start(seed=5, monsters="blubb,brumm"), start(seed=5, monsters="knolle,wuschel")
    assert (one.hands, one.deck, one.discard, one.active) == (other.hands, other.deck, other.discard, other.active)


@clause("MR-1.6", "MR-7.4")
@pytest.mark.parametrize("seats", SEATS)
def test_scoring_cards_lie_in_the_bottom_third_of_each_pile_and_everywhere_in_it(seats):
    found: list[set[int]] = [set(), set(), set()]
    for seed in range(400):
        for pile, place in enumerate(scoring_places(start(seats, seed))):
            found[pile].add(place)
    assert found == [set(places) for places in SCORING_PLACES[seats]]


@clause("MR-1.6")
def test_every_place_of_the_lower_part_is_equally_likely():
    """The seeds are fixed, so this does not fail by chance: five standard deviations around a ninth or an eighth."""
    counts = Counter(place for seed in range(2000) for place in scoring_places(start(2, seed)))
    for places in SCORING_PLACES[2]:
        expected = 2000 / len(places)
        assert all(abs(counts[place] - expected) < 5 * expected**0.5 for place in places)


@clause("MR-1.6")
def test_no_pile_has_more_than_one_card_more_and_the_larger_ones_come_first():
    assert [pile_sizes(cards) for cards in (76, 71, 66)] == [[26, 25, 25], [24, 24, 23], [22, 22, 22]]


@clause("MR-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_top_card_of_the_draw_pile_starts_the_discard_pile(seats):
    """The positions counted from the bottom have not changed, so the card came from the top."""
    for seed in range(100):
        state = start(seats, seed)
        assert len(state.discard) == 1
        assert len(state.deck) == 89 - 5 * seats - 1
        assert SCORING not in state.discard
        for place, places in zip(scoring_places(state), SCORING_PLACES[seats], strict=True):
            assert place in places


@clause("MR-1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_picks_the_first_player(seats):
    first = Counter(start(seats, seed).active for seed in range(600))
    assert sorted(first) == list(range(seats))
    assert min(first.values()) > 600 / seats * 0.75


@clause("MR-1.8")
def test_the_host_may_name_the_first_player():
    assert {start(3, seed, begins="2").active for seed in range(20)} == {1}
    assert {start(3, seed, begins="3").active for seed in range(20)} == {2}


@clause("MR-1.8")
def test_a_seat_that_the_match_lacks_cannot_begin():
    with pytest.raises(BadOption):
        start(3, begins="4")


@clause("MR-1.8")
def test_turns_pass_clockwise():
    state = start(4, begins="3")
    order = []
    for _ in range(6):
        order.append(state.active)
        play(state, f"discard {cards(state.hands[state.active]).split()[0]}", "end")
    assert order == [2, 3, 0, 1, 2, 3]


@clause("MR-1.8")
def test_nobody_moves_out_of_turn():
    state = position(hand="rb", hands={1: "rb rg ro ry rp"})
    assert why(state, "lay rb 1", seat=1).clause == "MR-1.8"
    assert "lay rb 1" in legal(state)
    assert row(state, 1) == ""

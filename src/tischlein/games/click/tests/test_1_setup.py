"""RULES.md section 1: components and set-up."""

from collections import Counter

import pytest

from tischlein.core.errors import BadOption
from tischlein.core.types import SPECTATOR
from tischlein.games.click import GAME
from tischlein.games.click.data import ACTIONS, MOTIFS, RICKSHAW
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.state import row_name
from tischlein.games.click.tests.picture import play, position, start
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4]
ORDINARY = {"lantern", "fan", "blossom", "crane", "hiker", "tower"}
STANDARD = find_sheet("standard")
ROWS = [[STANDARD.names[motif] for motif in row] for row in STANDARD.rows]


def worth(keep):
    """The length and points of the compositions that `keep` accepts."""
    return sorted((len(row), points) for row, points in zip(ROWS, STANDARD.points, strict=True) if keep(row))


@clause("CL-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_110_cards(seats):
    state = start(seats)
    walls = state.wall + state.market + state.deck + state.discard
    assert len(walls) == 50
    assert walls.count(RICKSHAW) == 3
    assert len(b"".join([state.action_deck, *state.actions])) == 35
    assert len(b"".join([state.composition_deck, state.open, *state.compositions])) == 25


@clause("CL-1.2")
def test_the_motifs_of_the_wall():
    counts = Counter(MOTIFS[card] for card in STANDARD.wall)
    ordinary = dict.fromkeys(["lantern", "fan", "blossom", "crane", "hiker"], 5)
    assert counts == ordinary | {"tower": 4, "panda": 7, "head": 4, "middle": 3, "tail": 4}


@clause("CL-1.3")
def test_every_action_is_there_five_times():
    counts = Counter(ACTIONS[card] for card in STANDARD.actions)
    assert counts == dict.fromkeys(["move1", "move2", "swap", "remove", "extra", "replace", "back"], 5)


@clause("CL-1.4")
def test_ordinary_compositions():
    assert worth(lambda row: set(row) <= ORDINARY) == [(3, 1)] * 12
    assert sum("tower" in row for row in ROWS if set(row) <= ORDINARY) == 5
    assert len(STANDARD.plain) == 12


@clause("CL-1.4")
def test_compositions_with_a_panda_or_a_dragon():
    assert worth(lambda row: "panda" in row) == [(2, 2)] * 7
    assert worth(lambda row: "head" in row and "middle" not in row) == [(2, 2)] + [(3, 3)] * 3
    assert worth(lambda row: "middle" in row) == [(3, 4), (4, 5)]
    assert min(STANDARD.points) == 1


@clause("CL-1.4")
def test_no_two_compositions_are_alike_and_every_motif_is_used_about_equally_often():
    assert len({tuple(row) for row in ROWS}) == 25
    used = Counter(motif for row in ROWS for motif in row)
    often = [used[motif] for motif in ORDINARY - {"tower"}]
    assert max(often) - min(often) <= 1


@clause("CL-1.4")
def test_a_composition_that_contains_another_one_is_worth_more():
    contained = 0
    for card, row in enumerate(STANDARD.rows):
        for other, part in enumerate(STANDARD.rows):
            if other != card and part in row:
                contained += 1
                assert STANDARD.points[card] > STANDARD.points[other], (ROWS[card], ROWS[other])
    assert contained >= 4


@clause("CL-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_three_actions_and_two_compositions_each_hidden_from_the_others(seats):
    state = start(seats)
    assert [len(hand) for hand in state.actions] == [3] * seats
    assert [len(hand) for hand in state.compositions] == [2] * seats
    for seat in range(seats):
        assert GAME.view(state, seat).compositions == state.compositions[seat]
        assert GAME.view(state, seat).actions == state.actions[seat]
    assert GAME.view(state, SPECTATOR).compositions == b""
    assert GAME.view(state, SPECTATOR).actions == b""


@clause("CL-1.6")
def test_no_open_composition_shows_a_dragon_or_a_panda():
    for seed in range(150):
        state = start(4, seed)
        shown = {motif for card in state.open for motif in row_name(state.table, state.table.rows[card]).split("-")}
        assert len(set(state.open)) == 3
        assert shown <= ORDINARY


@clause("CL-1.6")
def test_those_that_were_shuffled_back_may_be_drawn_at_any_time():
    """If they were put on top or below, the first card of the deck would be special too often or too rarely."""
    first = Counter(start(2, seed).composition_deck[-1] not in STANDARD.plain for seed in range(400))
    assert 0.5 < first[True] / 400 < 0.72  # eleven of the eighteen are special on average


@clause("CL-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_a_wall_of_four_a_market_of_three_and_a_rickshaw_in_each_pile(seats):
    seen = set()
    for seed in range(150):
        state = start(seats, seed)
        assert (len(state.wall), len(state.market), len(state.deck)) == (4, 3, 43)
        assert RICKSHAW not in state.wall + state.market
        places = [place for place, card in enumerate(state.deck) if card == RICKSHAW]
        assert [place // 14 for place in places[:2]] == [0, 1]
        assert places[2] >= 28
        seen |= set(places)
    assert {0, 13, 14, 27, 28, 42} <= seen  # every place of a pile is possible


@clause("CL-1.8")
@pytest.mark.parametrize(("short", "missing"), [("full", 0), ("minus4", 4), ("minus5", 5), ("minus6", 6)])
def test_a_short_game_takes_compositions_out_of_the_deck_unseen(short, missing):
    removed = set()
    for seed in range(60):
        state = start(3, seed, short=short)
        assert len(state.removed) == missing
        assert len(state.composition_deck) == 25 - 6 - 3 - missing
        removed |= set(state.removed)
    assert (len(removed) > 20) == (missing > 0)  # any of them, dragons as well


@clause("CL-1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_begin_and_turns_go_clockwise(seats):
    assert {start(seats, seed).active for seed in range(60)} == set(range(seats))
    state = position("crane tower lantern fan", seats=seats, active=seats - 1, phase="ending")
    play(state, "go")
    assert state.active == 0


@clause("CL-1.12")
def test_the_table_may_say_who_begins_and_nothing_else_changes():
    for begins in ("1", "2", "3"):
        for seed in range(8):
            state, drawn = start(3, seed, begins=begins), start(3, seed)
            assert state.active == int(begins) - 1
            assert (state.wall, state.deck, state.compositions) == (drawn.wall, drawn.deck, drawn.compositions)
    with pytest.raises(BadOption):
        start(3, begins="4")


@clause("CL-1.10")
def test_every_seat_has_its_own_look():
    assert start(4).table.looks == ("amber", "plum", "teal", "blue")
    assert start(3, colours="blue,any,amber").table.looks == ("blue", "plum", "amber")
    for wrong in ("pink", "blue,blue", "any,any,any"):
        with pytest.raises(BadOption):
            start(2, colours=wrong)

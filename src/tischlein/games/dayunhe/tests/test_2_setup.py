"""Section 2: pieces, set-up, and who knows what."""

from collections import Counter

import pytest

from tischlein.core.errors import BadOption
from tischlein.core.types import SPECTATOR
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.data import KIND_CODES, KINDS, STACKS, UNREST, line_text
from tischlein.games.dayunhe.setup import tiles_of_a_seat
from tischlein.games.dayunhe.sheet import FOLDER, find_sheet
from tischlein.games.dayunhe.tests.picture import end_round, legal, on, play, position, refused, start
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4, 5]
VALUES = {
    1: "canal1 canal2 canal2 canal3",
    2: "canal4 canal5 canal6 canal6",
    3: "canal7 canal8 canal9",
    5: "garden teahouse temple",
    6: "waterwheel weir lock",
    7: "bridge",
    8: "warehouse",
    9: "lighthouse",
}


@clause("DY-2.1")
def test_twenty_canal_tiles_with_their_values():
    chart = find_chart("canal", 2)
    canals = [KINDS[kind] for kind in tiles_of_a_seat(chart) if kind != UNREST]
    assert sorted(canals) == sorted(" ".join(VALUES.values()).split())
    assert sum(chart.values[KIND_CODES[name]] for name in canals) == 78
    for value, kinds in VALUES.items():
        for name in kinds.split():
            state = position(warehouse=name)
            play(state, f"build {name}", "at B2", f"turn {first_line(chart, name)}")
            assert state.reputation == (15 + value, 15)


def first_line(chart, name):
    return line_text(chart.turn_lines[KIND_CODES[name]][0])


@clause("DY-2.2")
def test_lines_in_threes_straight_wide_and_tight():
    sheet = find_sheet("canal")
    gaps = []
    for kind in range(1, 19):
        ends = [number for number, edge in enumerate(sheet.edges) if sheet.lines[kind] >> edge & 1]
        assert len(ends) == 2
        gaps.append(min(ends[1] - ends[0], 6 - ends[1] + ends[0]))
    assert gaps == [3, 2, 1] * 6


@clause("DY-2.2")
@pytest.mark.parametrize(("name", "count"), [("garden", 3), ("teahouse", 6), ("temple", 6)])
def test_every_way_to_turn_a_line(name, count):
    state = position(warehouse=name)
    play(state, f"build {name}", "at B2")
    assert len(legal(state, "turn")) == count == len(legal(state))


@clause("DY-2.2")
@pytest.mark.parametrize("steps", [["build garden", "at B2"], ["rebuild B1"], ["rebuild B1", "at B2"]])
def test_a_tile_has_no_other_line_than_its_own(steps):
    state = position({"B1": "y canal1 n-s"}, card="calm", warehouse="garden")
    play(state, *steps)
    assert refused(state, "turn n-ne") == "DY-2.2 no-such-line"


@clause("DY-2.2")
def test_a_sheet_may_give_a_tile_any_set_of_edges():
    """A crossing of three lines looks the same however it is turned; a fork of three ends has two directions."""
    text = sheet_text().replace(
        '{ name = "garden",      value = 5, copies = 1, line = ["n", "s"] }',
        '{ name = "garden", value = 5, copies = 1, line = ["n", "ne", "se", "s", "sw", "nw"] }',
    )
    text = text.replace(
        '{ name = "temple",      value = 5, copies = 1, line = ["n", "ne"] }',
        '{ name = "temple", value = 5, copies = 1, line = ["n", "se", "sw"] }',
    )
    state = position(warehouse="garden temple", card="spy", sheet=text)
    play(state, "build garden", "at B2")
    assert legal(state) == {"turn n-ne-se-s-sw-nw"}
    play(state, "turn n-ne-se-s-sw-nw", "build temple", "at B3")
    assert legal(state) == {"turn n-se-sw", "turn ne-s-nw"}


def sheet_text():
    return (FOLDER / "canal.toml").read_text(encoding="utf-8")


@clause("DY-2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_ten_unrest_tiles_ten_cards_and_a_reputation_of_fifteen(seats):
    state = start(seats)
    assert tiles_of_a_seat(state.table.chart).count(UNREST) == 10
    assert state.reputation == (15,) * seats
    while state.step == 0:
        play(state, "take 1")
    assert len(legal(state, "pick")) == 10


@clause("DY-2.3")
def test_nobody_falls_below_0_and_every_change_is_clamped_by_itself():
    """Two unrest fields and a canal: 3 - 4 is 0, then 0 - 4 is 0, then 2."""
    board = {"A1": "r unrest", "A2": "r unrest", "A3": "y canal1 n-s", "B4": "r canal1 n-s"}
    state = position(board, reputation=(3, 15), card="inspect")
    play(state, "inspect", "sail A1")
    assert state.reputation[0] == 0
    play(state, "end", "end")
    assert state.reputation[0] == 2
    assert GAME.show(GAME.view(state, 0)).seats[0].sums[:3] == (0, 2, -3)


@clause("DY-2.4")
@pytest.mark.parametrize(("option", "fist"), [("two", 2), ("three", 3), ("four", 4)])
def test_the_fist(option, fist):
    assert start(fist=option).table.fist == fist
    assert start().table.fist == 3
    calm = position(walls={0: fist - 1}, fist=option)
    end_round(calm)
    assert calm.reputation[0] == 15
    riot = position(walls={0: fist}, fist=option)
    end_round(riot)
    assert riot.reputation[0] == max(0, 15 - 4 * fist)


@clause("DY-2.4")
def test_another_fist_is_refused():
    with pytest.raises(BadOption):
        start(fist="5")


@clause("DY-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_regions_follow_the_starting_player_clockwise(seats):
    seen: Counter[int] = Counter()
    for seed in range(60):
        state = start(seats, seed)
        seen[state.start] += 1
        assert state.active == state.start
        fields = GAME.fixed(GAME.view(state, SPECTATOR)).fields
        owners = [next(each.region for each in fields if each.name == f"A{3 * region + 1}") for region in range(seats)]
        assert owners == [(state.start + region) % seats for region in range(seats)]
    assert len(seen) == seats, "drawn by lot"


@clause("DY-2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_may_name_the_starting_player(seats):
    for number in range(1, seats + 1):
        state = start(seats, 3, begins=str(number))
        assert (state.table.first, state.start, state.active) == (number - 1, number - 1, number - 1)
        assert on(state, "A1")[0] == "yrgbp"[number - 1]
    with pytest.raises(BadOption):
        start(seats, 3, begins=str(seats + 1))


@clause("DY-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_unrest_is_laid_in_turn_from_the_north(seats):
    state = start(seats, 3)
    symbols = [state.table.chart.names[field] for field in state.table.chart.sheet.unrest[: 4 * seats]]
    assert [field for field in sorted(symbols, key=symbols.index) if on(state, field)] == symbols
    assert sum(1 for code in state.board if code) == 4 * seats
    for number, field in enumerate(symbols):
        assert on(state, field) == f"{'yrgbp'[(state.start + number) % seats]} unrest"


@clause("DY-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_three_stacks_of_which_at_most_one_shows_unrest(seats):
    shown: Counter[int] = Counter()
    for seed in range(40):
        state = start(seats, seed)
        for seat in range(seats):
            stacks = state.stacks[STACKS * seat : STACKS * seat + STACKS]
            assert [len(stack) for stack in stacks] == [9, 9, 8]
            tiles = Counter(kind for stack in stacks for kind in stack)
            assert tiles[UNREST] == 6
            assert sum(tiles.values()) == 26
            shown[sum(stack[-1] == UNREST for stack in stacks)] += 1
        assert state.up == (1 << 3 * seats) - 1
    assert set(shown) == {0, 1}


@clause("DY-2.8")
def test_each_takes_one_visible_tile_in_turn():
    state = start(3, 1)
    order = [(state.start + turn) % 3 for turn in range(3)]
    for turn, seat in enumerate(order):
        assert state.active == seat
        assert legal(state) == {"take 1", "take 2", "take 3"}
        top = state.stacks[3 * seat + turn][-1]
        play(state, f"take {turn + 1}")
        assert state.warehouses[seat] == bytes([top])
        view = GAME.view(state, seat)
        assert [bool(each) for each in view.tops[3 * seat : 3 * seat + 3]] == [stack != turn for stack in range(3)]
    assert GAME.dump(state)["step"] == "drafting"
    assert refused(state, "take 1") == "DY-2.8 taken"


@clause("DY-2.8")
@pytest.mark.parametrize("move", ["take 1", "sail A1", "end"])
def test_who_is_not_taking_a_tile_waits(move):
    state = start(3, 1)
    assert refused(state, move, (state.active + 1) % 3) == "DY-2.8 take-turn"


@clause("DY-2.9")
def test_the_ship_starts_in_peking_bound_for_the_south():
    shown = GAME.show(GAME.view(start(5), 0))
    assert (shown.ship, shown.heading, shown.trips) == ("A0", "south", 4)


@clause("DY-2.10")
def test_tops_sizes_and_bottoms_are_public_and_nothing_else_of_the_stacks():
    state = position(
        {"A1": "y unrest"}, card="tea", warehouse="unrest unrest", stacks={0: ("garden", "", "weir")}, up={0: "x.."}
    )
    play(state, "tea", "under 3")
    view = GAME.view(state, 1)
    assert view.tops == (KIND_CODES["garden"], 0, 0, 0, 0, 0)
    assert view.sizes[:3] == tuple(map(len, state.stacks[:3]))
    assert view.low == (0, 0, 1, 0, 0, 0)
    assert view == replaced(GAME.view(state, 0), view)


def replaced(view, like):
    """The view with the other seat's private fields. There are none about stacks: not even the owner knows more."""
    return view._replace(seat=like.seat, received=like.received, cards=like.cards)


@clause("DY-2.10")
def test_a_tile_put_under_an_empty_stack_is_its_face_down_top():
    state = position({"A1": "y unrest"}, card="tea", warehouse="unrest unrest", is_bare=True)
    play(state, "tea", "under 2")
    view = GAME.view(state, 1)
    shown = GAME.show(view).seats[0]
    assert (shown.stacks[1], shown.tops[1], shown.low[1]) == (1, "unrest", 1)
    assert view.tops[1] == 0, "known, but not face up"


@clause("DY-2.10")
def test_what_was_put_under_a_stack_is_forgotten_when_it_is_shuffled():
    state = position(card="reform", low={0: (2, 0, 1)}, up={0: "..x"})
    play(state, "reform")
    assert state.low[:3] == (0, 0, 0)
    assert GAME.view(state, 0).tops == (0,) * 6


@clause("DY-2.10")
def test_a_known_bottom_is_drawn_last_and_then_forgotten():
    state = position(card="calm", walls={0: 1}, stacks={0: ("garden", "", "")}, is_bare=True)
    play(state, "calm 1", "under 1", "supply 1")
    assert state.low[0] == 1
    assert state.stacks[0] == bytes([UNREST])
    state.supplies = 1
    play(state, "supply 1")
    assert state.low[0] == 0


@clause("DY-2.10")
def test_espionage_shows_the_tops_to_all():
    state = position(card="spy", stacks={0: ("garden", "temple", "weir")})
    play(state, "spy")
    tops = tuple(KIND_CODES[name] for name in ("garden", "temple", "weir"))
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(state, seat).tops == (*tops, 0, 0, 0)

"""Compares the outlook of moves with really playing them, in thousands of random positions."""

from __future__ import annotations

import pytest

from tischlein.core.errors import NotAllowed
from tischlein.core.types import SPECTATOR
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import SOURCES, UPRISINGS
from tischlein.games.dayunhe.foresight import ShownVoyage
from tischlein.games.dayunhe.moves import SPREAD, TURN
from tischlein.games.dayunhe.outlook import outlook
from tischlein.games.dayunhe.page import show
from tischlein.games.dayunhe.rounds import close_round
from tischlein.games.dayunhe.ship import move_length
from tischlein.games.dayunhe.state import INSPECTING, RISING, SAILING
from tischlein.games.dayunhe.tests import oracle
from tischlein.games.dayunhe.tests.picture import legal, play, position
from tischlein.games.dayunhe.weighing import Figure, SeatOutlook, Weighed, weigh
from tischlein.lawbook.clauses import clause
from tischlein.lawbook.laws import sample_cases, some_steps, steps

CASES = sample_cases(GAME, 8)
HIDDEN = ("take", "pick", "spy", "reform", "end")


def told(state, *texts, seat=None):
    view = GAME.view(state, state.active if seat is None else seat)
    return outlook(view, [GAME.parse(text) for text in texts])


def figures(state):
    """By seat, from really playing: the round is ended at once as if it were the last one."""
    end = GAME.copy(state)
    if GAME.result(end) is None:
        end.trips, end.sums = 0, ((0,) * len(SOURCES),) * len(end.sums)
        if end.step == RISING:
            GAME.apply(end, end.active, SPREAD, 0)
        else:
            close_round(end, None)
    else:
        end.sums = ((0,) * len(SOURCES),) * len(end.sums)
    return [
        (
            seat.wall,
            end.sums[number][UPRISINGS],
            seat.riots,
            len(seat.network),
            len(seat.city),
            len(seat.blots),
            scored(state, seat),
            end.reputation[number],
        )
        for number, seat in enumerate(show(GAME.view(state, SPECTATOR)).seats)
    ]


def scored(state, seat):
    """DY-8.2, computed from the table; the recorded changes once the match is over."""
    if GAME.result(state) is not None:
        return sum(seat.sums[SOURCES.index(name)] for name in ("network", "city", "riots", "blots"))
    return len(seat.network) + len(seat.city) ** 2 - 4 * seat.riots - 4 * len(seat.blots)


def really(before, after):
    return tuple(
        SeatOutlook(after.reputation[seat] - before.reputation[seat], *zip(old, new, strict=True))
        for seat, (old, new) in enumerate(zip(figures(before), figures(after), strict=True))
    )


def is_hidden(state, seat, text):
    verb, _, stack = text.partition(" ")
    if verb == "supply":
        return not show(GAME.view(state, seat)).seats[seat].tops[int(stack) - 1]
    return verb in HIDDEN


def carried_out(state):
    """Every way to complete a begun part; the choice of stacks makes no difference."""
    if GAME.dump(state)["step"] == "turning":
        return [(text.removeprefix("turn "), played(state, text)) for text in in_order(state)]
    return [("", played(state, "under 2") if GAME.dump(state)["step"] == "tucking" else state)]


def in_order(state):
    return [GAME.format(move) for move in GAME.legal(state, state.active)]


def played(state, text):
    after = GAME.copy(state)
    GAME.apply(after, after.active, GAME.parse(text), 0)
    if GAME.dump(after)["step"] == "turning":  # the other tile of a swap keeps its direction
        stays = after.table.chart.lines[after.board[after.target]]
        GAME.apply(after, after.active, TURN | stays, 0)
    return after


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told_is_what_happens(case):
    compared = 0
    for state, seat, move in steps(GAME, case):
        foreseen = outlook(GAME.view(state, seat), [move])
        assert (foreseen is None) == is_hidden(state, seat, GAME.format(move))
        if foreseen is None:
            continue
        after = GAME.copy(state)
        GAME.apply(after, seat, move, 0)
        ends = carried_out(after)
        assert [way.line for way in foreseen.ways] == [line for line, _ in ends]
        for way, (_, end) in zip(foreseen.ways, ends, strict=True):
            assert way.seats == really(state, end)
            mine, (least, most) = way.seats[seat], way.weighed.sum
            sure = mine.points + mine.uprisings[1] - mine.uprisings[0] + mine.scoring[1] - mine.scoring[0]
            before, then = foreseen.voyages[0], foreseen.voyages[way.voyage]
            assert sorted((least, most)) == [least, most]
            assert {least - sure, most - sure} == {
                then.least[seat] - before.least[seat],
                then.most[seat] - before.most[seat],
            }
            shown, voyage = show(GAME.view(end, seat)), foreseen.voyages[way.voyage]
            assert (voyage.legs, voyage.least, voyage.most) == (
                shown.forecast,
                shown.forecast_least,
                shown.forecast_most,
            )
        now = show(GAME.view(state, SPECTATOR))
        assert (foreseen.voyages[0].legs, foreseen.voyages[0].most) == (now.forecast, now.forecast_most)
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("case", CASES[:4], ids=str)
def test_nothing_hidden_decides_what_is_told(case):
    """In another state that the seat cannot distinguish, the outlook and the actual result are the same."""
    compared = 0
    for state, seat, move, seed in some_steps(GAME, case, share=5):
        world = oracle.permuted(state, seat, seed)
        foreseen = outlook(GAME.view(state, seat), [move])
        assert foreseen == outlook(GAME.view(world, seat), [move])
        if foreseen is not None:
            after = GAME.copy(world)
            GAME.apply(after, seat, move, 0)
            assert [way.seats for way in foreseen.ways] == [really(world, end) for _, end in carried_out(after)]
            compared += 1
    assert compared > 5


def sailed(state, is_inspection):
    """The reputations with which the move can end, from trying every way."""
    ends = [state.reputation] if is_inspection else []
    if state.step in (SAILING, INSPECTING):
        for move in GAME.legal(state, state.active):
            after = GAME.copy(state)
            GAME.apply(after, after.active, move, 0)
            ends += sailed(after, is_inspection)
    else:
        ends.append(state.reputation)
    return ends


@pytest.mark.parametrize("is_inspection", [False, True])
def test_the_least_and_the_most_are_those_of_all_ways(is_inspection):
    """Includes poor seats: reputation does not fall below 0, so the cost of unrest depends on what came before."""
    tried = 0
    for case in sample_cases(GAME, 4):
        for state, _, _, seed in some_steps(GAME, case, share=24):
            world = GAME.copy(state)
            if not world.trips or (world.ship in world.table.chart.goals and world.trips == 1):
                continue
            world.step = INSPECTING if is_inspection else SAILING
            world.left = 3 if is_inspection else move_length(case.seats)
            world.trips, world.walls = 4, (0,) * case.seats
            world.reputation = tuple(seed >> 4 * seat & 7 for seat in range(case.seats))
            shown = show(GAME.view(world, world.active))
            ends = sailed(world, is_inspection)
            for seat, before in enumerate(world.reputation):
                changes = [end[seat] - before for end in ends]
                assert (shown.forecast_least[seat], shown.forecast_most[seat]) == (min(changes), max(changes))
            tried += 1
    assert tried > 20


@clause("DY-7.1")
def test_building_over_ones_third_unrest_foretells_the_uprising():
    state = position({"A1": "y unrest"}, walls={0: 2}, warehouse="canal7", reputation=(30, 15))
    way = told(state, "build canal7", "at A1", "turn n-s").ways[0]
    assert way.line == ""
    own, other = way.seats
    assert (own.points, own.wall, own.uprisings, own.riots) == (3, (2, 3), (0, -12), (1, 0))
    assert own.final == (26, 22), "30 - 4; then 33 - 12 + 1 for a network of one"
    assert own.scoring == (-4, 1)
    assert (other.points, other.wall, other.uprisings) == (0, (0, 0), (0, 0))


def outlook_of(points=0, **changes):
    pairs = dict.fromkeys(("wall", "uprisings", "riots", "network", "city", "blots", "scoring", "final"), (0, 0))
    return SeatOutlook(points, **{**pairs, **changes})


def voyage(least, most):
    return ShownVoyage((), least, most)


def test_the_figures_of_a_move_are_added_up_also_for_who_would_end_at_0():
    mine = outlook_of(3, riots=(4, 3), network=(0, 1), scoring=(-16, -11), final=(0, 7))
    other = outlook_of(wall=(2, 3), uprisings=(0, -12), final=(10, 0))
    weighed = weigh([mine, other], voyage((0, 2), (0, 2)), voyage((4, 2), (4, 2)), 0)
    assert weighed == Weighed(
        (
            Figure("now", 0, (3, 3), 0, ""),
            Figure("wall", 1, (-12, -12), 3, ""),
            Figure("end", 0, (5, 5), 0, "several"),
            Figure("ship", 0, (4, 4), 0, ""),
        ),
        (12, 12),
        (0, 1),
    )


def test_what_the_ship_may_bring_is_told_from_the_worst_to_the_best():
    before, after = voyage((0, -4), (6, 0)), voyage((2, -8), (2, 0))
    weighed = weigh([outlook_of(network=(2, 3), scoring=(2, 3)), outlook_of(-8)], before, after, 0)
    assert weighed.figures == (
        Figure("end", 0, (1, 1), 0, "network"),
        Figure("ship", 0, (-4, 2), 0, ""),
        Figure("other", 1, (-12, -8), 0, ""),
    )
    assert weighed.sum == (-3, 3)


def test_who_only_watches_has_no_sum():
    assert weigh([outlook_of(4), outlook_of()], voyage((0, 0), (0, 0)), voyage((0, 0), (0, 0)), SPECTATOR) == Weighed(
        (Figure("other", 0, (4, 4), 0, ""),), (0, 0), (0, 0)
    )


@clause("DY-2.3", "DY-8.2")
def test_what_a_build_is_worth_in_the_end_does_not_hide_behind_0():
    """The position at the beginning of every match: 15 points, four unrest tiles in the region."""
    unrest = dict.fromkeys(("A1", "A2", "A3", "B3"), "r unrest")
    state = position(unrest, warehouse="canal7", reputation=(15, 15))
    own, _ = told(state, "build canal7", "at A1", "turn n-s").ways[0].seats
    assert own.final == (0, 7)
    assert own.scoring == (-16, -11), "one unrest tile less, and a network of one"


@clause("DY-7.1")
def test_removing_and_attacking_tell_whose_wall_is_full():
    state = position({"B5": "r unrest", "B1": "y canal1 n-s"}, card="remove", walls={1: 2})
    mine, other = told(state, "remove B5").ways[0].seats
    assert (other.wall, other.uprisings, other.riots) == ((2, 3), (0, -12), (1, 0))
    assert (mine.points, mine.uprisings) == (0, (0, 0))
    state = position(card="intrigue", warehouse="unrest unrest", walls={0: 2}, reputation=(15, 5))
    mine, other = told(state, "intrigue 2").ways[0].seats
    assert (mine.wall, mine.uprisings) == ((2, 3), (0, -12))
    assert other.points == -5, "nobody falls below 0"


def test_every_way_to_turn_the_tile_is_told_at_once_with_the_ships_way():
    state = position({"B1": "r canal1 n-s", "B3": "r canal4 n-s"}, warehouse="canal1")
    play(state, "build canal1", "at B2")
    foreseen = told(state)
    assert [f"turn {way.line}" for way in foreseen.ways] == in_order(state)
    most = {way.line: foreseen.voyages[way.voyage].most for way in foreseen.ways}
    assert most["n-s"][0] == 4, "along the line from B1 to B2"
    assert most["ne-sw"][0] == 2
    assert foreseen.voyages[0].most[0] == 0


def test_a_tea_break_leaves_no_way_to_foretell():
    state = position({"B1": "y canal1 n-s"}, card="tea", warehouse="unrest unrest")
    foreseen = told(state, "tea")
    assert foreseen.voyages[0].legs
    assert foreseen.voyages[foreseen.ways[0].voyage].legs == ()


def test_what_only_the_future_can_tell_is_not_guessed():
    state = position(card="spy", stacks={0: ("garden", "", "")}, up={0: "x.."})
    assert told(state, "spy") is None
    assert told(state, "end") is None
    assert told(state, "supply 2") is None
    assert told(state, "supply 1") is not None, "this top lies face up"
    assert "supply 1" in legal(state)


def test_a_refused_move_says_why_and_a_spectator_may_look_but_not_try():
    state = position({"B1": "r canal1 n-s"}, warehouse="canal1")
    with pytest.raises(NotAllowed) as refused:
        told(state, "build canal1", "at B1")
    assert refused.value.clause == "DY-4.3"
    with pytest.raises(NotAllowed):
        told(state, "build canal1", seat=1)
    assert len(told(state, seat=SPECTATOR).ways) == 1

"""Public information that every viewer gets: figures of all seats, and which cards can be used."""

from tischlein.core.types import SPECTATOR
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.page import show
from tischlein.games.dayunhe.tests.picture import end_round, position, start
from tischlein.lawbook.clauses import clause

BOARD = {
    "B1": "y canal1 n-s",
    "B2": "y canal4 n-s",
    "B3": "r canal1 n-s",
    "A1": "r unrest",
    "A4": "y unrest",
    "C4": "r unrest",
}


def seen(state, seat):
    return show(GAME.view(state, seat))


@clause("DY-8.2", "DY-7.1")
def test_everybody_sees_what_everybody_would_have_in_the_end():
    state = position(BOARD, cities={0: "garden temple"}, blots={1: [0]}, walls={1: 4}, reputation=(20, 30))
    for viewer in (0, 1, SPECTATOR):
        own, other = seen(state, viewer).seats
        assert (own.tally.network, own.tally.city, own.tally.riots, own.tally.final) == (2, 4, -4, 22)
        assert (other.tally.uprisings, other.tally.riots, other.tally.blots) == (-12, -8, -4)
        assert other.tally.final == 30 - 12 + 1 - 8 - 4


@clause("DY-2.3", "DY-8.2")
def test_the_end_knows_that_nobody_falls_below_0_while_each_unrest_tile_counts_4():
    state = position({"A1": "r unrest", "A2": "r unrest"}, reputation=(5, 15), cities={0: "garden"}, walls={0: 3})
    counted = seen(state, 1).seats[0].tally
    assert (counted.uprisings, counted.city, counted.riots, counted.final) == (-5, 1, -8, 0)


@clause("DY-8.2")
def test_in_the_end_it_is_what_was_really_booked():
    state = position(BOARD, ship="A1", heading="north", trips=1, reputation=(20, 30))
    end_round(state)
    for seat, shown in enumerate(seen(state, SPECTATOR).seats):
        assert shown.tally.final == state.reputation[seat]
        assert shown.tally.network == (2, 1)[seat]
        assert shown.tally.uprisings == 0


@clause("DY-5.12")
def test_a_draft_tells_which_third_parts_are_out_of_reach():
    state = start(seats=2)
    for _ in range(2):
        GAME.apply(state, state.active, GAME.parse("take 1"), 0)
    seat = state.active
    state.warehouses[seat] = b""
    assert seen(state, seat).barred == ("calm", "destroy", "tea", "intrigue", "denounce")
    assert seen(state, 1 - seat).barred == (), "who does not draft is told nothing"
    state.warehouses[seat] = bytes((19, 19))
    assert seen(state, seat).barred == ("calm", "destroy"), "nothing on a wall, no canal to destroy"

"""The greedy bot: sensible in simple cases, limited in its work, and better than random play."""

from random import Random

import pytest

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.core.rng import derive
from tischlein.core.states import replaced
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.bot import rate
from tischlein.games.dayunhe.bot.classic import evaluation, plan, rating
from tischlein.games.dayunhe.data import UNREST, tile
from tischlein.games.dayunhe.scoring import largest_network, network_sizes
from tischlein.games.dayunhe.tests.picture import outcome, play, position, start

MOST_LOOKS = 700
"""The most positions that may be evaluated for one decision: a fraction of a second on any machine."""


def choice(state):
    legal = GAME.legal(state, state.active)
    rates = rate(GAME.view(state, state.active), legal)
    assert len(rates) == len(legal)
    return GAME.format(legal[rates.index(max(rates))])


def choices(state):
    """What the greedy bot does until its turn is over."""
    seat, done = state.active, []
    while state.active == seat and GAME.dump(state)["step"] not in ("sailing", "over"):
        done.append(choice(state))
        play(state, done[-1])
    return done


def test_it_draws_before_it_builds_and_ends_the_turn():
    done = choices(position(card="raise", warehouse="garden", stacks={0: ("weir", "lock", "temple")}, up={0: "xxx"}))
    assert done[0].startswith("supply")
    assert "raise" in done
    assert done[-1] == "end"
    assert any(text.startswith("build") for text in done)


def test_it_joins_its_lines_on_the_way_of_the_ship():
    state = position({"A1": "y canal1 n-s", "A3": "y canal4 n-s"}, card="destroy", warehouse="canal7")
    state.supplies = 0
    assert choices(state)[:3] == ["build canal7", "at A2", "turn n-s"]


def test_it_calms_its_people_before_an_uprising():
    state = position(card="calm", walls={0: 3, 1: 1})
    state.supplies = 0
    assert choices(state)[0] == "calm 1"


def test_it_attacks_when_that_pays_and_not_when_it_brings_an_uprising():
    free = position(card="intrigue", warehouse="unrest unrest", reputation=(20, 40))
    dear = position(card="intrigue", warehouse="unrest unrest", reputation=(40, 20), walls={0: 3}, fist="four")
    for state in (free, dear):
        state.builds = state.supplies = 0
        state.may_rebuild = False
    assert "intrigue 2" in choices(free)
    assert "intrigue 2" not in choices(dear)


def test_it_puts_off_no_move_that_will_never_come():
    """After the last trip a tea break wastes two unrest tiles, whoever owns the canals ahead."""
    for owner in "yr":
        board = {f"A{tier}": f"{owner} {name} n-s" for tier, name in enumerate(("garden", "canal1", "canal4"), 1)}
        late = position(board, card="tea", active=1, warehouse="unrest unrest", trips=0, cards={0: "inspect"})
        late.supplies = late.builds = 0
        assert choices(late) == ["end"]


def test_it_steers_the_ship_over_its_own_canals():
    state = position({"C3": "r canal1 n-s", "A3": "y canal1 n-s"}, ship="B1")
    play(state, "end", "end")
    assert choice(state) == "sail A2"


def test_it_drafts_by_what_a_card_would_bring():
    """A full wall makes calming more valuable."""

    def rate_of_calming(walls):
        state = start(2, 3)
        play(state, "take 1", "take 1")
        state.walls = replaced(state.walls, state.active, walls)
        legal = GAME.legal(state, state.active)
        return rate(GAME.view(state, state.active), legal)[legal.index(GAME.parse("pick calm"))]

    assert rate_of_calming(3) > rate_of_calming(0) + 3


@pytest.mark.pure
@pytest.mark.parametrize("seats", [2, 5])
def test_no_decision_is_without_bound(seats, monkeypatch):
    looks = 0
    honest = evaluation.utility

    def counted(state, seat):
        nonlocal looks
        looks += 1
        return honest(state, seat)

    for module in (plan, rating):
        monkeypatch.setattr(module, "utility", counted)
    state, most = start(seats, 4), 0
    while GAME.to_act(state):
        looks = 0
        play(state, choice(state))
        most = max(most, looks)
    assert 50 < most < MOST_LOOKS


@pytest.mark.parametrize("seats", [2, 5])
def test_it_counts_networks_like_the_scoring(seats):
    dice, chart, largest = Random(2), start(seats, 1).table.chart, 0
    for _ in range(100):
        board = [0] * len(chart.names)
        for field in chart.fields:
            if dice.random() < 0.9:
                board[field] = tile(dice.randrange(seats), dice.randrange(1, UNREST + 1), dice.randrange(6))
        sizes = [len(largest_network(chart, tuple(board), seat)) for seat in range(seats)]
        assert network_sizes(chart, tuple(board), seats) == sizes
        largest = max(largest, *sizes)
    assert largest > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats):
    won = 0.0
    for number in range(6):
        names = ["greedy" if (seat + number) % 2 == 0 else "random" for seat in range(seats)]
        bots = [seat_bot(name, "dayunhe", derive(5, number, seat)) for seat, name in enumerate(names)]
        state = start(seats, 100 + number)
        while GAME.to_act(state):
            seat, legal = state.active, GAME.legal(state, state.active)
            GAME.apply(state, seat, seated(GAME, bots[seat])(state, seat, legal), 0)
        winners = outcome(state).winners
        won += sum(names[seat] == "greedy" for seat in winners) / len(winners)
    assert won >= 5

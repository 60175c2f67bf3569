"""What a seat is told about what happened since its last move: its own losses first."""

from __future__ import annotations

from typing import Any

from tischlein.core.events import heard_by
from tischlein.core.summary import Change, Entry, Step, Tier, ranked
from tischlein.games.dayunhe import GAME, summary
from tischlein.games.dayunhe.tests.picture import onward, play, position
from tischlein.lawbook.summaries import summed_up

TWO = "unrest unrest"


def told(state: Any, seat: int, *moves: str) -> list[Entry]:
    return summed_up(GAME, summary, play, state, seat, moves)


def keys(entries: list[Entry]) -> list[str]:
    return [entry.text.key.removeprefix("dy-since-") for entry in entries]


def test_my_canal_was_destroyed():
    state = position({"B4": "r canal4 n-s"}, card="destroy", warehouse=TWO)
    (entry,) = told(state, 1, "destroy B4", "under 1")
    assert (entry.text.key, entry.tier, entry.seat, entry.places) == ("dy-since-destroyed", Tier.LOST, 0, ("B4",))
    assert entry.note is not None
    assert entry.note.args == {"points": 2}
    assert entry.changes == ()


def test_a_canal_in_a_line_is_worth_twice_as_much_to_the_ship():
    state = position({"A3": "r canal1 n-s", "A4": "r canal4 n-s"}, card="destroy", warehouse=TWO)
    (entry,) = told(state, 1, "destroy A4", "under 1")
    assert entry.note is not None
    assert entry.note.args == {"points": 4}


def test_what_befell_others_is_news_only():
    board = {"B4": "g canal4 n-s"}
    (entry,) = told(position(board, card="destroy", warehouse=TWO, seats=3), 1, "destroy B4", "under 1")
    assert (entry.text.key, entry.tier, entry.note) == ("dy-since-destroyed-other", Tier.NEW, None)


def test_an_intrigue_against_me_has_its_number():
    state = position(card="intrigue", warehouse=TWO, seats=3, reputation=(15, 20, 5))
    (entry,) = told(state, 1, "intrigue 2", "under 1")
    assert (entry.tier, entry.changes, entry.places) == (Tier.LOST, (Change(1, -8),), ("reputation:1",))


def test_unrest_came_into_my_city():
    (entry,) = told(position(card="denounce", warehouse=TWO, seats=3), 2, "denounce 3")
    assert (entry.text.key, entry.tier, entry.places) == ("dy-since-denounced", Tier.LOST, ("city:2",))


def test_unrest_in_my_region_costs_me_at_the_end():
    def lay(seat: int) -> list[Entry]:
        state = position({"B5": "r canal1 n-s"}, active=1, card="calm", warehouse="garden unrest")
        return [entry for entry in told(state, seat, "build unrest", "at A1") if entry.text.key == "dy-since-unrest"]

    (entry,) = lay(0)
    assert (entry.tier, entry.seat, entry.places) == (Tier.LOST, 1, ("A1",))
    assert entry.note is not None
    assert entry.note.args == {"points": 4}
    assert lay(1) == [], "whoever laid it knows"


def test_my_unrest_was_pushed_to_the_wall():
    state = position({"A4": "r unrest"}, warehouse="garden")
    entries = told(state, 1, "build garden", "at A4", "turn n-s")
    assert keys(entries) == ["wall", "built"]
    assert entries[0].text.args["count"] == 1
    assert (entries[1].changes[0].seat, entries[1].places) == (0, ("A4",))


def round_of(state: Any, seat: int) -> list[Entry]:
    """Everybody ends the turn, and the ship sails."""
    steps: list[Step] = []
    number, copy = state.round, GAME.copy
    while state.round == number and GAME.to_act(state):
        before, actor = GAME.view(copy(state), seat), state.active
        sent = play(state, onward(state))
        steps.append(Step(len(steps) + 1, actor, heard_by(sent, seat), before, GAME.view(copy(state), seat)))
    return ranked(summary.entries(seat, steps))


def test_the_ship_brings_me_points_or_costs_me_some():
    state = position({"B1": "y canal1 n-s", "B2": "r unrest"}, reputation=(15, 15))
    before = list(state.reputation)
    entries = round_of(state, 0)
    sails = [entry for entry in entries if entry.text.key == "dy-since-sailed"]
    assert len(sails) == 1
    assert sails[0].is_way
    assert sails[0].places[0] == "A0"
    assert sails[0].text.args == {"fields": len(sails[0].places) - 1}
    won = dict(sails[0].changes)
    assert {seat: state.reputation[seat] - before[seat] for seat in won} == won
    assert sails[0].tier is (Tier.LOST if won.get(0, 0) < 0 else Tier.GAINED if won.get(0, 0) > 0 else Tier.NEW)
    assert won, "the picture has a canal next to the ship"


def test_a_loss_of_mine_comes_before_a_new_round():
    state = position(walls={0: 3}, reputation=(15, 15))
    entries = round_of(state, 0)
    assert entries[0].text.key == "dy-since-uprising"
    assert entries[0].tier is Tier.LOST
    assert entries[0].changes[0].points < 0
    assert entries[0].places == ("wall:0",)
    assert keys(entries)[-1] == "round"
    assert {"uprising-other"} <= set(keys(round_of(position(walls={0: 3}), 1)))


def test_raising_is_told_with_the_new_total():
    (entry,) = told(position(card="raise"), 1, "raise")
    assert entry.text.key == "dy-since-raised"
    assert entry.changes[0].points > 0
    assert entry.tier is Tier.NEW

"""Remedies in a running match: bans by the host, and votes for an early end."""

from __future__ import annotations

import random

import pytest

from tests.tables.house import House, Wire, do, in_time, refusal, until
from tests.tables.scenes import ANN, BEN, EVE, Scene, picture, started
from tischlein.tables import wire
from tischlein.tables.gate.checks import SUBSTITUTE
from tischlein.tables.log.people import votes_needed, watcher_key
from tischlein.tables.log.snapshot import freeze, thaw
from tischlein.tables.log.state import CLOSED, PLAYING

FAY = "person-fay"


def four() -> Scene:
    """Ann, Ben, Eve and Fay play."""
    scene = Scene(4).seat_ben()
    scene.do(EVE, wire.Sit, seat=2, name="Eve")
    scene.do(FAY, wire.Sit, seat=3, name="Fay")
    return scene.begin()


# Bans


def test_a_bot_plays_on_for_a_player_who_was_removed() -> None:
    scene = started()
    scene.do(ANN, wire.Remove, seat=1)
    seat = scene.state.seats[1]
    assert (seat.person, seat.name, seat.bot) == ("", "", SUBSTITUTE)
    assert scene.state.removed == [BEN]
    assert scene.state.status == PLAYING
    for command in (wire.Return, wire.Resign, wire.Undo):
        assert scene.refused(BEN, command, seat=1) == "table-not-your-seat"
    again = thaw("table-1", freeze(scene.state))
    assert again is not None
    assert picture(again) == picture(scene.state)


def test_before_the_match_the_chair_is_free_again() -> None:
    scene = Scene(2).seat_ben()
    scene.do(ANN, wire.Remove, seat=1)
    assert scene.state.seats[1].kind == "open"
    assert scene.state.removed == [BEN]


def test_a_pause_does_not_wait_for_somebody_who_was_removed() -> None:
    scene = four()
    for person in (ANN, BEN, EVE):
        scene.do(person, wire.Pause)
    assert not scene.state.is_paused
    scene.do(ANN, wire.Remove, seat=3)
    assert scene.state.is_paused


def test_only_the_host_and_nobody_at_random() -> None:
    scene = started(3)
    known = {"here": frozenset({ANN, BEN, EVE})}
    assert scene.refused(BEN, wire.Remove, seat=0) == "table-host-only"
    assert scene.refused(ANN, wire.Remove, seat=0) == "table-not-yourself"
    assert scene.refused(ANN, wire.Remove, seat=2) == "table-nobody-there", "a bot"
    assert scene.refused(ANN, wire.Remove, seat=9) == "table-no-seat"
    assert scene.refused(ANN, wire.Remove, known=known, watcher="") == "table-nobody-there"
    assert scene.refused(ANN, wire.Remove, known=known, watcher="00000000") == "table-nobody-there"
    key = watcher_key(scene.state, BEN)
    assert scene.refused(ANN, wire.Remove, known=known, watcher=key) == "table-nobody-there", "Ben plays"


def test_after_the_end_the_names_stay_with_the_result() -> None:
    scene = started().play(random.Random(5))
    assert scene.refused(ANN, wire.Remove, seat=1) == "table-is-finished"


@in_time
async def test_a_spectator_is_sent_home_and_stays_outside() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    _, eve = await house.enter(keeper.state, EVE)
    await do(keeper, eve, wire.Say, text="he has two stars")
    await until(lambda: ann.frame.table.watchers and ann.frame.chat)
    (key,) = ann.frame.table.watchers
    assert ann.frame.chat[-1].watcher == key, "the host knows who said it"
    assert ben.frame.table.watchers == eve.frame.table.watchers == []
    assert await refusal(keeper, ben, wire.Remove, watcher=key) == "table-host-only"
    await do(keeper, ann, wire.Remove, watcher=key)
    assert eve.byes == ["removed"]
    again = Wire(EVE)
    keeper.join(again)
    await until(lambda: again.heard)
    assert again.byes == ["removed"]
    assert not again.all(wire.Frame)
    await until(lambda: ann.frame.table.watchers == [])


@in_time
async def test_a_player_who_was_removed_cannot_come_back_also_after_a_crash() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.Remove, seat=1)
    assert ben.byes == ["removed"]
    assert ann.frame.table.seats[1].kind == "bot"
    await keeper.stop("stopping")
    keeper = await house.hall.keeper(keeper.state.table)
    again = Wire(BEN)
    keeper.join(again)
    await until(lambda: again.heard)
    assert again.byes == ["removed"]
    assert BEN not in keeper.attendance.away_since, "nobody waits for him"


@in_time
async def test_a_running_match_is_closed_to_spectators() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    _, eve = await house.enter(keeper.state, EVE)
    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=False)
    assert eve.byes == ["spectators"]
    assert ben.byes == []


# An early end


@pytest.mark.parametrize(("present", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_how_many_voices_it_takes(present: int, needed: int) -> None:
    assert votes_needed({str(number) for number in range(present)}) == needed


def test_one_voice_is_enough_where_nobody_else_is() -> None:
    scene = started()
    known = {"absent": frozenset({1}), "here": frozenset({ANN})}
    scene.do(ANN, wire.ChooseForAbsent, known=known, seat=1, choice="end")
    assert scene.state.status == CLOSED


def test_more_than_one_voice_where_more_than_one_is_there() -> None:
    scene = four()
    known = {"absent": frozenset({3}), "here": frozenset({ANN, BEN, EVE})}
    scene.do(ANN, wire.ChooseForAbsent, known=known, seat=3, choice="end")
    assert scene.state.status == PLAYING
    assert scene.answer(ANN, wire.ChooseForAbsent, known=known, seat=3, choice="end") == [], "asking twice is one voice"
    scene.do(ANN, wire.ChooseForAbsent, known=known, seat=3, choice="wait")
    assert scene.state.end_asked == {}
    scene.do(BEN, wire.ChooseForAbsent, known=known, seat=3, choice="end")
    assert scene.state.status == PLAYING, "Ann has changed her mind"
    scene.do(EVE, wire.ChooseForAbsent, known=known, seat=3, choice="end")
    assert scene.state.status == CLOSED


def test_only_voices_of_those_who_are_still_there_count() -> None:
    scene = four()
    here = frozenset({ANN, BEN, EVE})
    scene.do(ANN, wire.ChooseForAbsent, known={"absent": frozenset({3}), "here": here}, seat=3, choice="end")
    later = {"absent": frozenset({3}), "here": frozenset({BEN, EVE})}
    scene.do(BEN, wire.ChooseForAbsent, known=later, seat=3, choice="end")
    assert scene.state.status == PLAYING


def test_a_bot_that_sits_in_settles_it_and_whoever_left_it_to_a_bot_has_no_voice() -> None:
    scene = four()
    known = {"absent": frozenset({3}), "here": frozenset({ANN, BEN, EVE})}
    scene.do(EVE, wire.Resign, seat=2)
    assert scene.refused(EVE, wire.ChooseForAbsent, known=known, seat=3, choice="end") == "table-bot-sits-in"
    scene.do(ANN, wire.ChooseForAbsent, known=known, seat=3, choice="end")
    scene.do(BEN, wire.ChooseForAbsent, known=known, seat=3, choice="bot")
    assert scene.state.end_asked == {}
    assert scene.refused(BEN, wire.ChooseForAbsent, known=known, seat=3, choice="end") == "table-not-absent"


@in_time
async def test_everybody_sees_the_voices_and_a_return_withdraws_them() -> None:
    house = House()
    keeper, ann = await house.lobby(3)
    lines = [(await house.enter(keeper.state, person))[1] for person in (BEN, EVE)]
    ben, eve = lines
    for seat, line in enumerate(lines, 1):
        await do(keeper, line, wire.Sit, seat=seat, name="")
    await do(keeper, ann, wire.Start)
    keeper.leave(eve)
    await until(lambda: EVE not in keeper.attendance.here)
    house.time += 31_000
    await do(keeper, ann, wire.ChooseForAbsent, seat=2, choice="end")
    assert ben.frame.table.end_asked == [wire.ShownVote(2, [0], 2)]
    assert keeper.state.status == PLAYING
    await house.enter(keeper.state, EVE)
    await until(lambda: not ben.frame.table.end_asked)
    assert keeper.state.end_asked == {}
    assert await refusal(keeper, ben, wire.ChooseForAbsent, seat=2, choice="end") == "table-not-absent"

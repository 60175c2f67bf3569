"""Every kind of record, and that the same records fold to the same state."""

from __future__ import annotations

import random

import pytest

from tests.tables.scenes import ANN, BEN, EVE, Scene, picture, started
from tischlein.core.errors import NotAllowed
from tischlein.tables import wire
from tischlein.tables.log import records
from tischlein.tables.log.fold import KEPT_CHAT, fold
from tischlein.tables.log.shuffle import old_seed
from tischlein.tables.log.state import DONE_CHAT, DONE_PEOPLE, DONE_PER_PERSON, FINISHED, PLAYING, TableState, done_at
from tischlein.tables.log.upgrades import read


def test_every_kind_is_written_by_some_test() -> None:
    """A table with every kind of record, folded a second time from the records alone."""
    scene = Scene(3).seat_ben()
    scene.do(ANN, wire.PutBot, seat=2, bot="random")
    scene.do(ANN, wire.SetSeats, seats=4)
    scene.do(ANN, wire.SetOption, key="direction", value="fixed")
    scene.do(BEN, wire.SetLook, seat=1, look=scene.state.game.info.looks[0])
    scene.do(ANN, wire.SetSettings, turn_seconds=60, is_open_to_spectators=False)
    scene.do(ANN, wire.HandOver, seat=1)
    scene.do(BEN, wire.PutBot, seat=3, bot="random")
    scene.do(BEN, wire.SetWebhook, url="https://chat.example/hook/secret", language="uk")
    scene.do(EVE, wire.Knock, name="Eve")
    scene.do(ANN, wire.Rename, seat=0, name="Anna")
    scene.write(records.StartHeld())
    scene.do(BEN, wire.Start)
    scene.do(EVE, wire.Say, text="hello")
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    scene.do(BEN, wire.Resume)
    scene.do(ANN, wire.Resign, seat=0)
    scene.do(ANN, wire.Return, seat=0)
    scene.write(records.EndAsked(1, ANN))
    scene.write(records.EndWithdrawn(1))
    scene.write(records.Removed(EVE))
    scene.write(records.MessageOwed((1,)))
    scene.write(records.MessageSent(scene.state.n, "status", 404))
    scene.play(random.Random(1))
    scene.write(records.RematchMade("NEXT2345"))
    scene.do(BEN, wire.CloseTable)
    scene.write(records.Forgotten())
    assert {type(record) for record, _ in scene.records} == set(records.ALL)
    again = TableState(table="table-1")
    for row in scene.rows():
        fold(again, row.n, read(row.kind, row.data), row.at)
    assert picture(again) == picture(scene.state)


def test_an_unknown_kind_fails_loudly() -> None:
    with pytest.raises(KeyError, match="teleported"):
        read("teleported", "{}")


def test_a_gap_fails_loudly() -> None:
    scene = Scene()
    with pytest.raises(AssertionError, match="record 3 after 1"):
        fold(scene.state, 3, records.Closed(), 0)


def test_a_record_that_breaks_the_rules_fails_loudly() -> None:
    """Only possible if a log was edited by hand; such a match must not be continued."""
    scene = started()
    with pytest.raises(NotAllowed):
        scene.write(records.Moved(1 - scene.awaited, scene.legal(scene.awaited)[0]))


def test_a_free_seat_keeps_neither_name_nor_look() -> None:
    scene = Scene().seat_ben()
    look = scene.state.game.info.looks[0]
    scene.do(BEN, wire.SetLook, seat=1, look=look)
    scene.do(BEN, wire.Stand, seat=1)
    seat = scene.state.seats[1]
    assert (seat.kind, seat.name, seat.look) == ("open", "", "")
    scene.do(ANN, wire.SetLook, seat=0, look=look)
    assert scene.state.seats[0].look == look


def test_a_smaller_table_keeps_the_first_seats() -> None:
    scene = Scene(4).seat_ben()
    scene.do(ANN, wire.SetSeats, seats=2)
    assert [seat.name for seat in scene.state.seats] == ["Ann", "Ben"]


def test_the_start_of_an_older_log_leaves_free_seats_out_and_uses_every_nonce() -> None:
    scene = Scene(4).seat_ben(2).begin()
    state = scene.state
    assert state.status == PLAYING
    assert [seat.name for seat in state.seats] == ["Ann", "Ben"]
    assert state.nonces == ("aaaa", "bbbb")
    assert state.match is not None
    assert state.match.header.seed == old_seed(state.secret, ("aaaa", "bbbb"))


def test_looks_reach_the_match() -> None:
    scene = Scene().seat_ben()
    look = scene.state.game.info.looks[2]
    scene.do(BEN, wire.SetLook, seat=1, look=look)
    scene.begin()
    assert scene.state.match is not None
    assert scene.state.match.state.table.monsters[1] == look


def test_the_last_move_finishes_the_match() -> None:
    scene = started().play(random.Random(3))
    assert scene.state.status == FINISHED
    assert scene.state.match is not None
    assert scene.state.match.result is not None


def test_a_turn_of_several_steps_has_one_clock() -> None:
    scene = started()
    dice, began = random.Random(2), scene.state.turn_began
    for _ in range(40):
        before = scene.awaited
        scene.play(dice, 1)
        if scene.awaited == before:
            assert scene.state.turn_began == began
        else:
            began = scene.at
            assert scene.state.turn_began == began


def test_leaving_and_coming_back_wins_no_time() -> None:
    scene = started()
    before = scene.state.turn_began
    seat = scene.awaited
    person = scene.state.seats[seat].person
    scene.do(person, wire.Resign, seat=seat)
    scene.do(person, wire.Return, seat=seat)
    assert scene.state.turn_began == before


def clocks(scene: Scene) -> tuple[int, int]:
    """How long the turn and the wait for the next automatic move have lasted."""
    return scene.at - scene.state.turn_began, scene.at - scene.state.reached


def test_asking_for_a_pause_and_withdrawing_it_wins_no_time() -> None:
    scene = started()
    before = scene.state.turn_began, scene.state.reached
    for _ in range(3):
        scene.do(ANN, wire.Pause)
        scene.do(ANN, wire.Resume)
    assert (scene.state.turn_began, scene.state.reached) == before


def test_after_a_pause_the_clocks_go_on_where_they_stopped() -> None:
    scene = started()
    scene.do(ANN, wire.Say, text="wait")
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    before = clocks(scene)
    scene.at += 3_600_000
    scene.do(ANN, wire.Resume)
    assert clocks(scene) == before
    assert before[0] > 0


@pytest.mark.parametrize("back", [1, 3_600_000])
def test_a_clock_that_was_set_back_during_a_pause_leads_to_nothing_in_the_future(back: int) -> None:
    scene = started()
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    scene.at -= back
    scene.do(ANN, wire.Resume)
    assert min(clocks(scene)) >= 0


def test_a_pause_begins_when_the_last_who_did_not_ask_leaves_it_to_a_bot() -> None:
    scene = started()
    scene.do(ANN, wire.Pause)
    steps = [scene.state.is_paused]
    scene.do(BEN, wire.Resign, seat=1)
    steps.append(scene.state.is_paused)
    scene.do(ANN, wire.Resume)
    steps.append(scene.state.is_paused)
    assert steps == [False, True, False]


def test_no_pause_begins_when_all_have_gone() -> None:
    scene = started()
    scene.do(ANN, wire.Pause)
    scene.do(ANN, wire.Resign, seat=0)
    scene.do(BEN, wire.Resign, seat=1)
    assert not scene.state.is_paused


def test_an_old_log_in_which_play_went_on_instead_still_goes_on() -> None:
    scene = started()
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Resign, seat=1)
    scene.play(random.Random(1), 1)
    assert scene.state.is_going
    assert min(clocks(scene)) >= 0


def test_a_pause_needs_everybody_who_plays() -> None:
    scene = started()
    steps = []
    for person, kind in ((ANN, wire.Pause), (BEN, wire.Pause), (ANN, wire.Resume)):
        scene.do(person, kind)
        steps.append(scene.state.is_paused)
    assert steps == [False, True, False]
    assert not scene.state.pause_asked


def test_whoever_left_the_match_to_a_bot_is_not_asked_for_a_pause() -> None:
    scene = started()
    scene.do(BEN, wire.Resign, seat=1)
    scene.do(ANN, wire.Pause)
    assert scene.state.is_paused


def test_commands_are_remembered_by_person_and_apart_from_chat() -> None:
    scene = Scene()
    scene.write(records.PauseAsked(ANN, id="ann/first"))
    asked = scene.state.n
    for number in range(DONE_CHAT + 10):
        scene.write(records.Said(EVE, "", -1, "x", "", id=f"eve/say-{number}"))
    for number in range(2 * DONE_PER_PERSON):
        scene.write(records.PauseAsked(BEN, id=f"ben/{number}"))
    assert done_at(scene.state, "ann/first") == asked, "whatever others do in between"
    assert done_at(scene.state, "eve/first") is None, "ids are the person's own"
    assert done_at(scene.state, f"ben/{DONE_PER_PERSON}") is not None
    assert done_at(scene.state, f"ben/{DONE_PER_PERSON - 1}") is None
    assert done_at(scene.state, f"eve/say-{DONE_CHAT + 9}") == asked + DONE_CHAT + 10
    assert done_at(scene.state, "eve/say-9") is None
    assert len(scene.state.said) == DONE_CHAT
    assert len(scene.state.chat) == KEPT_CHAT


def test_of_many_people_those_with_a_seat_are_remembered() -> None:
    scene = started()
    scene.write(records.PauseAsked(ANN, id=f"{ANN}/first"))
    for number in range(2 * DONE_PEOPLE):
        scene.write(records.Knocked(f"stranger{number}", "x", id=f"stranger{number}/knock"))
    assert len(scene.state.done) == DONE_PEOPLE
    assert done_at(scene.state, f"{ANN}/first") is not None
    assert done_at(scene.state, f"stranger{2 * DONE_PEOPLE - 1}/knock") is not None
    assert done_at(scene.state, "stranger0/knock") is None

"""What frames contain for whom."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.tables.scenes import ANN, BEN, EVE, NOBODY, NUMBERS, SECRET, Scene, encoded, started
from tischlein.core.registry import game_ids, has_race, live_part
from tischlein.core.shuffle import Proof, pledge_of
from tischlein.core.types import SPECTATOR
from tischlein.tables import wire
from tischlein.tables.frames.picture import Presence, Viewer, acting_seat, frame
from tischlein.tables.log.lines import Line
from tischlein.tables.log.quick import quick_people
from tischlein.tables.log.records import Moved


def shown(scene: Scene, person: str, *, is_display: bool = False) -> wire.ShownMatch:
    match = scene.seen(person, is_display=is_display).match
    assert match is not None
    return match


def test_a_seat_is_yours_only_for_its_person() -> None:
    scene = started(3)
    assert [seat.is_you for seat in scene.seen(ANN).table.seats] == [True, False, False]
    assert [seat.is_you for seat in scene.seen(BEN).table.seats] == [False, True, False]
    assert not any(seat.is_you for seat in scene.seen(EVE).table.seats)
    assert not any(seat.is_you for seat in scene.seen(ANN, is_display=True).table.seats)


def test_the_host_is_marked_and_knows_it() -> None:
    scene = started()
    assert [seat.is_host for seat in scene.seen(EVE).table.seats] == [True, False]
    assert scene.seen(ANN).table.is_host
    assert not scene.seen(BEN).table.is_host
    assert not scene.seen(ANN, is_display=True).table.is_host


def test_the_invitation_is_for_people_at_the_table() -> None:
    scene = Scene(3).seat_ben()
    assert scene.seen(ANN).table.invitation == "a-long-invitation"
    assert scene.seen(BEN).table.invitation == "a-long-invitation"
    assert scene.seen(EVE).table.invitation == ""
    assert scene.seen(ANN, is_display=True).table.invitation == "", "a screen in the room hangs where all can see it"
    scene.do(ANN, wire.Stand, seat=0)
    assert scene.seen(ANN).table.invitation, "the host invites, with or without a seat"
    scene.do(ANN, wire.ClearSeat, seat=1)
    assert scene.seen(BEN).table.invitation == "", "somebody who was removed is a stranger"


def test_hands_are_for_their_seats() -> None:
    scene = started()
    hands = scene.state.match.state.hands  # type: ignore[union-attr]
    assert shown(scene, ANN).view.hand
    assert len(shown(scene, ANN).view.hand) == len(hands[0])
    assert shown(scene, ANN).view.hand != shown(scene, BEN).view.hand
    assert shown(scene, EVE).view.hand == ()
    assert shown(scene, ANN, is_display=True).view.hand == ()
    assert shown(scene, ANN, is_display=True).view.seat == SPECTATOR


def test_legal_moves_are_for_whoever_is_awaited() -> None:
    scene = started()
    seat = scene.awaited
    person, other = scene.state.seats[seat].person, scene.state.seats[1 - seat].person
    assert shown(scene, person).legal == {str(seat): scene.legal(seat)}
    assert shown(scene, other).legal == {}
    assert shown(scene, EVE).legal == {}
    assert shown(scene, person, is_display=True).legal == {}
    scene.do(person, wire.Resign, seat=seat)
    assert shown(scene, person).legal == {}, "a bot plays now"


def test_undo_is_offered_where_it_works() -> None:
    scene, dice = started(), random.Random(4)
    assert scene.state.match is not None
    while not scene.state.match.can_undo(scene.awaited):
        assert shown(scene, ANN).can_undo == shown(scene, BEN).can_undo == []
        scene.play(dice, 1)
    seat = scene.awaited
    assert shown(scene, scene.state.seats[seat].person).can_undo == [seat]
    assert shown(scene, scene.state.seats[1 - seat].person).can_undo == []


def test_around_one_device_the_eyes_change_with_the_turn() -> None:
    scene = Scene(2, is_pass_and_play=True).begin()
    dice = random.Random(2)
    seen = set()
    for _ in range(60):
        seat = scene.awaited
        match = shown(scene, ANN)
        assert match.view.seat == seat
        assert list(match.legal) == [str(seat)], "never the moves of the one who looks away"
        seen.add(seat)
        scene.play(dice, 1)
    assert seen == {0, 1}
    assert all(seat.is_you for seat in scene.seen(ANN).table.seats)


def test_around_one_device_nobodys_hand_is_shown_while_another_is_awaited() -> None:
    scene = Scene(3, is_pass_and_play=True).seat_ben(2).begin()
    dice = random.Random(3)
    while scene.awaited != 2:
        scene.play(dice, 1)
    assert shown(scene, ANN).view.seat == SPECTATOR
    assert shown(scene, ANN).legal == {}
    assert shown(scene, BEN).view.seat == 2
    scene.do(ANN, wire.Resign, seat=0)
    while scene.awaited != 0:
        scene.play(dice, 1)
    assert acting_seat(scene.state, Viewer(ANN)) == SPECTATOR, "a bot plays there"


def test_around_one_device_the_log_tells_what_all_may_know() -> None:
    scene = Scene(2, is_pass_and_play=True).begin().play(random.Random(2), 60)
    assert events_of(scene, ANN) == events_of(scene, EVE)


def events_of(scene: Scene, person: str) -> list[Any]:
    return [msgspec.json.decode(event) for line in scene.seen(person).log for event in line.events]


def test_the_log_is_what_the_viewer_may_hear() -> None:
    scene = started().play(random.Random(6), 80)
    drawn = {
        person: [event for event in events_of(scene, person) if event["kind"] == "Drew"] for person in (ANN, BEN, EVE)
    }
    assert {event["seat"] for event in drawn[ANN]} == {0}
    assert {event["seat"] for event in drawn[BEN]} == {1}
    assert drawn[EVE] == []


def test_what_others_submitted_is_told_by_events_until_the_end() -> None:
    scene = started().play(random.Random(6), 80)
    for line in scene.seen(ANN).log:
        assert bool(line.move) == (line.seat == 0)
    assert {line.move for line in scene.seen(EVE).log} == {""}
    scene.play(random.Random(6))
    assert all(line.move for line in scene.seen(EVE).log)


def test_taking_back_is_public() -> None:
    scene, dice = started(), random.Random(4)
    assert scene.state.match is not None
    while not scene.state.match.can_undo(scene.awaited):
        scene.play(dice, 1)
    seen = scene.state.n
    scene.write(Moved(scene.awaited, "undo"))
    assert scene.seen(EVE, since=seen).log[-1].move == "undo"


def test_only_new_lines_once_the_page_knows_the_others() -> None:
    scene = started().play(random.Random(6), 20)
    scene.do(BEN, wire.Say, text="hi")
    known = scene.state.n
    scene.play(random.Random(7), 3)
    whole, part = scene.seen(ANN), scene.seen(ANN, since=known)
    assert whole.is_whole
    assert not part.is_whole
    assert part.log == whole.log[-3:]
    assert part.chat == []
    assert part.match == whole.match, "the view is whole in any case"


def test_the_secret_comes_after_the_end() -> None:
    scene = Scene().seat_ben()
    assert scene.seen(ANN).table.fairness is None, "nothing is pledged before the start"
    scene.do(ANN, wire.Start)
    before = scene.seen(EVE).table.fairness
    assert before is not None
    assert (before.step, before.pledge) == ("dealt", pledge_of(SECRET))
    assert (before.secret, before.seed) == ("", "")
    assert before.numbers == [NUMBERS[ANN], NUMBERS[BEN]]
    scene.play(random.Random(1))
    after = scene.seen(EVE).table.fairness
    assert after is not None
    assert after.secret == SECRET
    proof = Proof("ABCD2345", after.terms, after.secret, tuple(after.commitments), tuple(after.numbers))
    assert proof.is_revealed
    assert int(after.seed, 16) == proof.seed == scene.state.playing.header.seed


def test_a_match_that_was_broken_off_keeps_its_secret() -> None:
    scene = Scene().seat_ben()
    scene.do(ANN, wire.Start)
    scene.do(ANN, wire.CloseTable)
    assert SECRET.encode() not in encoded(scene.seen(ANN))
    finished = Scene().seat_ben()
    finished.do(ANN, wire.Start)
    finished.play(random.Random(1)).do(ANN, wire.CloseTable)
    assert SECRET.encode() in encoded(finished.seen(ANN))


def test_no_frame_names_a_person_by_id() -> None:
    """A person's id must not be sent: tokens are made from it."""
    scene = started(3)
    scene.do(BEN, wire.Say, text="hi")
    scene.do(ANN, wire.Pause)
    scene.play(random.Random(1), 30)
    here = Presence(frozenset({ANN, EVE}), {BEN: 5000}, 1, 9000)
    for person in (ANN, BEN, EVE):
        for is_display in (False, True):
            bytes_sent = encoded(frame(scene.state, Viewer(person, is_display), here, 0))
            assert not any(each.encode() in bytes_sent for each in (ANN, BEN, EVE))
            assert scene.state.table.encode() not in bytes_sent


def test_presence() -> None:
    scene = started(3)
    presence = Presence(frozenset({ANN}), {BEN: 5000}, 4, 12_500)
    table = frame(scene.state, Viewer(ANN), presence, 0).table
    assert [seat.is_here for seat in table.seats] == [True, False, True]
    assert [seat.away_since for seat in table.seats] == [0, 7, 0]
    assert table.spectators == 4


def test_who_asked_for_a_pause() -> None:
    scene = started()
    scene.do(BEN, wire.Pause)
    assert scene.seen(ANN).table.pause_asked_by == [1]


@pytest.mark.parametrize(("passed", "left"), [(0, 60_000), (59_000, 1000), (70_000, 1)])
def test_the_clock_shows_what_is_left(passed: int, left: int) -> None:
    scene = Scene().seat_ben()
    scene.do(ANN, wire.SetSettings, turn_seconds=60, is_open_to_spectators=True)
    scene.begin()
    presence = replace(NOBODY, now=scene.state.turn_began + passed)
    match = frame(scene.state, Viewer(ANN), presence, 0).match
    assert match is not None
    assert match.deadline == left
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    paused = frame(scene.state, Viewer(ANN), presence, 0).match
    assert paused is not None
    assert paused.deadline == 0


@pytest.mark.parametrize("game_id", game_ids())
def test_the_open_window_is_shown_to_everybody_and_closed_by_a_pause(game_id: str) -> None:
    scene = Scene(game=game_id).seat_ben().begin()
    live = live_part(game_id)
    assert scene.state.match is not None
    expected = live.window(scene.state.match.state)
    assert [shown(scene, person).window for person in (ANN, BEN, EVE)] == [expected] * 3
    assert bool(expected) == has_race(game_id), "a race is open from the first moment on"
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    assert shown(scene, ANN).window == 0


def test_frames_are_json_that_reads_back() -> None:
    scene = started().play(random.Random(1))
    for person in (ANN, EVE):
        assert msgspec.json.decode(encoded(scene.seen(person)), type=wire.ServerMessage)


def test_who_was_inhumanly_quick_throughout_is_told_at_the_end_and_bots_are_not():
    scene = started()
    scene.state.lines = [Line(n, n % 2, "call", (), called=150_000 if n % 2 else 500_000) for n in range(1, 21)]
    (quick,) = quick_people(scene.state)
    assert (quick.seat, quick.calls, quick.median) == (1, 10, 150)
    scene.state.seats[1].bot = "greedy"
    assert quick_people(scene.state) == []

"""The gate: who may do what and when, and the refusals of everything else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.scenes import ANN, BEN, EVE, Scene, new_id, picture, started
from tischlein.core.errors import BadInput, NotAllowed
from tischlein.tables import wire
from tischlein.tables.gate.decide import decide, explain, may_ask_for_rematch, played
from tischlein.tables.log.names import clean_name
from tischlein.tables.log.records import Closed
from tischlein.tables.log.state import FINISHED, OPEN
from tischlein.tables.log.steps import Played

IN_THE_LOBBY: list[tuple[str, type, dict[str, Any]]] = [
    (EVE, wire.Sit, {"seat": 1, "name": "Eve"}),
    (BEN, wire.Stand, {"seat": 1}),
    (ANN, wire.PutBot, {"seat": 2, "bot": "greedy"}),
    (ANN, wire.ClearSeat, {"seat": 1}),
    (ANN, wire.SetSeats, {"seats": 4}),
    (ANN, wire.SetOption, {"key": "direction", "value": "fixed"}),
    (BEN, wire.SetLook, {"seat": 1, "look": ""}),
    (ANN, wire.SetSettings, {"turn_seconds": 60, "is_open_to_spectators": True}),
    (EVE, wire.Knock, {"name": "Eve"}),
    (ANN, wire.Start, {}),
]
IN_THE_MATCH: list[tuple[str, type, dict[str, Any]]] = [
    (BEN, wire.Play, {"seat": 1, "move": "draw"}),
    (BEN, wire.Undo, {"seat": 1}),
    (BEN, wire.Resign, {"seat": 1}),
    (BEN, wire.Return, {"seat": 1}),
    (BEN, wire.Pause, {}),
    (BEN, wire.Resume, {}),
    (BEN, wire.ChooseForAbsent, {"seat": 0, "choice": "bot"}),
]
HOSTS_ONLY = [(kind, fields) for person, kind, fields in IN_THE_LOBBY if person == ANN] + [
    (wire.HandOver, {"seat": 1}),
    (wire.CloseTable, {}),
]


def finished() -> Scene:
    return started().play(random.Random(5))


# When


@pytest.mark.parametrize(("person", "kind", "fields"), IN_THE_LOBBY, ids=[kind.__name__ for _, kind, _ in IN_THE_LOBBY])
def test_the_lobby_is_over_once_the_match_began(person: str, kind: type, fields: dict[str, Any]) -> None:
    assert started(3).refused(person, kind, **fields) == "table-is-playing"
    assert finished().refused(person, kind, **fields) == "table-is-finished"


@pytest.mark.parametrize(("person", "kind", "fields"), IN_THE_MATCH, ids=[kind.__name__ for _, kind, _ in IN_THE_MATCH])
def test_a_match_must_be_running(person: str, kind: type, fields: dict[str, Any]) -> None:
    assert Scene().seat_ben().refused(person, kind, **fields) == "table-is-open"
    assert finished().refused(person, kind, **fields) == "table-is-finished"


@pytest.mark.parametrize(
    ("person", "kind", "fields"),
    [*IN_THE_LOBBY, *IN_THE_MATCH, (ANN, wire.Say, {"text": "x"}), (ANN, wire.CloseTable, {})],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_closed_table_takes_nothing(person: str, kind: type, fields: dict[str, Any]) -> None:
    scene = Scene(3).seat_ben()
    scene.do(ANN, wire.CloseTable)
    assert scene.refused(person, kind, **fields) == "table-closed"


# Who


@pytest.mark.parametrize(("kind", "fields"), HOSTS_ONLY, ids=lambda value: getattr(value, "__name__", ""))
@pytest.mark.parametrize("person", [BEN, EVE])
def test_only_the_host(person: str, kind: type, fields: dict[str, Any]) -> None:
    assert Scene(3).seat_ben().refused(person, kind, **fields) == "table-host-only"


@pytest.mark.parametrize(
    ("_person", "kind", "fields"),
    [*IN_THE_LOBBY, *IN_THE_MATCH, ("", wire.Say, {"text": "x"}), ("", wire.CloseTable, {})],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_display_does_nothing(_person: str, kind: type, fields: dict[str, Any]) -> None:
    assert Scene(3).refused("", kind, **fields) == "table-display"
    assert started(3).refused("", kind, **fields) == "table-display"


@pytest.mark.parametrize("kind", [wire.Play, wire.Undo, wire.Resign, wire.Return])
@pytest.mark.parametrize("person", [ANN, EVE])
def test_nobody_acts_for_another_seat(person: str, kind: type) -> None:
    fields = {"seat": 1, "move": "draw"} if kind is wire.Play else {"seat": 1}
    assert started().refused(person, kind, **fields) == "table-not-your-seat"


@pytest.mark.parametrize("kind", [wire.Pause, wire.Resume])
def test_spectators_do_not_pause(kind: type) -> None:
    assert started().refused(EVE, kind) == "table-not-your-seat"


@pytest.mark.parametrize(
    ("person", "kind", "fields"),
    [each for each in (*IN_THE_LOBBY, *IN_THE_MATCH) if "seat" in each[2]],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_seats_that_are_not_there(person: str, kind: type, fields: dict[str, Any]) -> None:
    scene = Scene(3).seat_ben() if (person, kind, fields) in IN_THE_LOBBY else started(3)
    for seat in (3, 15, -1):
        assert scene.refused(person, kind, **{**fields, "seat": seat}) == "table-no-seat"


# Seats


def test_sitting_down_moving_and_renaming() -> None:
    scene = Scene(3).seat_ben()
    scene.do(BEN, wire.Sit, seat=2, name="Benno")
    assert [seat.name for seat in scene.state.seats] == ["Ann", "", "Benno"]
    scene.do(BEN, wire.Sit, seat=2, name="Ben")
    assert scene.state.seats_of(BEN) == [2]
    assert scene.refused(EVE, wire.Sit, seat=2, name="Eve") == "table-seat-taken"


def test_a_person_takes_a_bots_seat() -> None:
    scene = Scene(3)
    scene.do(ANN, wire.PutBot, seat=1, bot="random")
    scene.seat_ben()
    assert scene.state.seats[1].kind == "person"
    assert scene.state.seats[1].bot == ""
    assert scene.refused(ANN, wire.PutBot, seat=1, bot="greedy") == "table-seat-taken"


def test_around_one_device_a_person_has_several_seats() -> None:
    scene = Scene(3, is_pass_and_play=True)
    scene.do(ANN, wire.Sit, seat=2, name="Alma")
    assert scene.state.seats_of(ANN) == [0, 1, 2]


def test_a_person_is_not_dropped_with_the_seats() -> None:
    scene = Scene(3).seat_ben(2)
    assert scene.refused(ANN, wire.SetSeats, seats=2) == "table-seat-taken"
    assert scene.refused(ANN, wire.SetSeats, seats=9) == "error-seats"
    assert scene.refused(ANN, wire.SetSeats, seats=0) == "error-seats"


INVISIBLE = ["\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u17b5", "\u1160 \u3164", "\u0308"]


@pytest.mark.parametrize("name", ["   ", "\n\t", "\x00\x07", "\u202e\u200b", *INVISIBLE])
def test_a_name_can_be_seen(name: str) -> None:
    assert Scene().refused(BEN, wire.Sit, seat=1, name=name) == "table-no-name"


def test_nobody_has_to_have_a_name() -> None:
    scene = Scene()
    scene.do(BEN, wire.Sit, seat=1, name="")
    assert (scene.state.seats[1].kind, scene.state.seats[1].name) == ("person", "")
    scene.do(BEN, wire.Say, text="guess who")
    assert [(line.seat, line.name) for line in scene.state.chat] == [(1, "")]


@pytest.mark.parametrize("name", ["Їжак", "ज़ो", "é", "👍🏽", "❤\ufe0f", "7", "?!"])
def test_whatever_can_be_seen_is_a_name(name: str) -> None:
    assert clean_name(f"\u3164{name}\u2800") == name


@given(st.text(max_size=24))
def test_cleaned_names_are_short_and_on_one_line(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except BadInput:
        return
    assert 0 < len(cleaned) <= len(name)
    assert cleaned.isprintable()
    assert cleaned == " ".join(cleaned.split())
    assert clean_name(cleaned) == cleaned
    cleaned.encode()


def test_markup_in_a_name_is_only_a_name() -> None:
    assert clean_name("<b>Ben</b>\n  &amp;") == "<b>Ben</b> &amp;"


def test_looks_are_given_once() -> None:
    scene = Scene(3).seat_ben()
    first, second = scene.state.game.info.looks[:2]
    scene.do(BEN, wire.SetLook, seat=1, look=first)
    assert scene.refused(ANN, wire.SetLook, seat=0, look=first) == "table-look-taken"
    assert scene.refused(ANN, wire.SetLook, seat=0, look="vampire") == "table-no-look"
    assert scene.refused(BEN, wire.SetLook, seat=0, look=second) == "table-not-your-seat"
    scene.do(ANN, wire.SetLook, seat=1, look=second)
    scene.do(BEN, wire.SetLook, seat=1, look=second)
    scene.do(BEN, wire.SetLook, seat=1, look="")


# Options


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("colour", "red", "error-option"),
        ("direction", "sideways", "error-option-value"),
        ("sheet", "unheard-of", "mr-sheet-unknown"),
        ("sheet", "title = 'x'\n" + "a" * 19_000, "error-sheet-form"),
        ("sheet", "x = " + ("[" * 400 + "\n") * 3, "mr-sheet-toml"),
        ("monsters", "a,b,c,d,e,f", "error-option-value"),
    ],
    ids=["key", "value", "sheet", "long", "deep", "looks"],
)
def test_options_that_do_not_fit(key: str, value: str, why: str) -> None:
    assert Scene().refused(ANN, wire.SetOption, key=key, value=value).startswith(why)


def test_a_match_needs_enough_players() -> None:
    assert Scene(4).refused(ANN, wire.Start) == "table-too-few"


def test_options_must_fit_the_seats_that_are_left() -> None:
    """Seat 4 is to begin, but only two sit down."""
    scene = Scene(4).seat_ben()
    scene.do(ANN, wire.SetOption, key="begins", value="4")
    assert scene.refused(ANN, wire.Start).startswith(("error-", "mr-"))


# The host


def test_the_host_hands_over() -> None:
    scene = Scene(3).seat_ben()
    assert scene.refused(ANN, wire.HandOver, seat=2) == "table-no-person"
    scene.do(ANN, wire.HandOver, seat=1)
    assert scene.state.host == BEN
    assert scene.refused(ANN, wire.Start) == "table-host-only"


def test_a_host_without_a_seat_is_still_the_host() -> None:
    scene = Scene(3).seat_ben()
    scene.do(ANN, wire.Stand, seat=0)
    scene.do(ANN, wire.PutBot, seat=0, bot="greedy")
    scene.do(ANN, wire.Start)


def test_a_vanished_host_can_be_replaced_by_those_at_the_table() -> None:
    scene = Scene(3).seat_ben()
    gone = {"is_host_gone": True}
    assert scene.refused(EVE, wire.HandOver, known=gone, seat=1) == "table-host-only"
    assert scene.refused(BEN, wire.HandOver, known=gone, seat=2) == "table-host-only"
    scene.do(BEN, wire.HandOver, known=gone, seat=1)
    assert scene.state.host == BEN


def test_the_host_removes_a_player() -> None:
    scene = Scene(3).seat_ben()
    scene.do(ANN, wire.ClearSeat, seat=1)
    assert scene.state.seats[1].kind == "open"


# The match


def test_a_legal_move_becomes_a_record_in_proper_notation() -> None:
    scene = started()
    seat = scene.awaited
    move = scene.legal(seat)[0]
    news = scene.answer(scene.state.seats[seat].person, wire.Play, seat=seat, move=move)
    assert [(new.judged.seat, new.judged.text) for new in news if isinstance(new, Played)] == [(seat, move)]


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    scene = started()
    seat = 1 - scene.awaited
    with pytest.raises(NotAllowed) as caught:
        scene.answer(scene.state.seats[seat].person, wire.Play, seat=seat, move=scene.legal(1 - seat)[0])
    assert caught.value.clause == "MR-1.8"


def test_what_is_no_move() -> None:
    scene = started()
    seat = scene.awaited
    person = scene.state.seats[seat].person
    assert scene.refused(person, wire.Play, seat=seat, move="castle") == "mr-notation"
    assert scene.refused(person, wire.Play, seat=seat, move="undo") == "error-undo"
    assert scene.refused(person, wire.Undo, seat=seat) == "error-undo"


def test_undo_takes_back_only_a_step_of_ones_own() -> None:
    scene = started()
    dice = random.Random(4)
    assert scene.state.match is not None
    while not scene.state.match.can_undo(scene.awaited):
        scene.play(dice, 1)
    seat = scene.awaited
    person, other = scene.state.seats[seat].person, scene.state.seats[1 - seat].person
    assert scene.refused(other, wire.Undo, seat=seat) == "table-not-your-seat"
    assert scene.refused(other, wire.Undo, seat=1 - seat) == "error-undo"
    scene.do(person, wire.Resign, seat=seat)
    assert scene.refused(person, wire.Undo, seat=seat) == "table-bot-sits-in"
    scene.do(person, wire.Return, seat=seat)
    scene.do(person, wire.Undo, seat=seat)
    assert scene.state.lines[-1].move == "undo"


def test_a_pause_stops_moves_of_people_and_bots() -> None:
    scene = started()
    scene.do(ANN, wire.Pause)
    scene.do(BEN, wire.Pause)
    seat = scene.awaited
    person = scene.state.seats[seat].person
    assert scene.refused(person, wire.Play, seat=seat, move=scene.legal(seat)[0]) == "table-is-paused"
    assert scene.refused(person, wire.Undo, seat=seat) == "table-is-paused"
    with pytest.raises(BadInput):
        played(scene.state, seat, scene.state.game.parse(scene.legal(seat)[0]))


def test_asking_twice_changes_nothing() -> None:
    scene = started()
    assert scene.do(ANN, wire.Resume) == []
    scene.do(ANN, wire.Pause)
    assert scene.do(ANN, wire.Pause) == []
    scene.do(BEN, wire.Resign, seat=1)
    assert scene.do(BEN, wire.Resign, seat=1) == []
    scene.do(BEN, wire.Return, seat=1)
    assert scene.do(BEN, wire.Return, seat=1) == []


def test_a_bot_that_sits_in_plays_alone() -> None:
    scene = started()
    seat = scene.awaited
    person = scene.state.seats[seat].person
    move = scene.legal(seat)[0]
    scene.do(person, wire.Resign, seat=seat)
    assert scene.refused(person, wire.Play, seat=seat, move=move) == "table-bot-sits-in"
    scene.do(person, wire.Return, seat=seat)
    scene.do(person, wire.Play, seat=seat, move=move)


def test_the_others_choose_for_somebody_who_is_gone() -> None:
    scene = started()
    gone = {"absent": frozenset({1}), "here": frozenset({ANN})}
    assert scene.refused(ANN, wire.ChooseForAbsent, seat=1, choice="bot") == "table-not-absent"
    assert scene.refused(EVE, wire.ChooseForAbsent, known=gone, seat=1, choice="bot") == "table-not-your-seat"
    assert isinstance(scene.answer(ANN, wire.ChooseForAbsent, known=gone, seat=1, choice="end")[-1], Closed)
    scene.do(ANN, wire.ChooseForAbsent, known=gone, seat=1, choice="bot")
    assert scene.state.seats[1].bot == "medium"
    assert scene.state.seats[1].person == BEN, "the person can come back"
    assert scene.refused(ANN, wire.ChooseForAbsent, known=gone, seat=1, choice="end") == "table-not-absent"


def test_a_rematch_is_for_those_who_played() -> None:
    with pytest.raises(BadInput, match="table-is-playing"):
        may_ask_for_rematch(started().state, started().asked(ANN))
    scene = finished()
    assert scene.state.status == FINISHED
    with pytest.raises(BadInput, match="table-not-your-seat"):
        may_ask_for_rematch(scene.state, scene.asked(EVE))
    may_ask_for_rematch(scene.state, scene.asked(BEN))


def test_why_answers_only_for_ones_own_seat() -> None:
    """A reason may reveal hidden cards, so it is only given for one's own seat."""
    scene = started()
    seat = scene.awaited
    person, other = scene.state.seats[seat].person, scene.state.seats[1 - seat].person
    allowed = scene.legal(seat)[0]
    for stranger in (other, EVE, ""):
        with pytest.raises(BadInput, match="table-not-your-seat"):
            explain(scene.state, scene.asked(stranger), wire.Why(new_id(), seat, allowed))
    assert explain(scene.state, scene.asked(person), wire.Why(new_id(), seat, allowed)) is None
    reason = explain(scene.state, scene.asked(other), wire.Why(new_id(), 1 - seat, allowed))
    assert reason is not None
    assert reason.clause == "MR-1.8"


def test_why_before_the_match() -> None:
    scene = Scene()
    with pytest.raises(BadInput, match="table-is-open"):
        explain(scene.state, scene.asked(ANN), wire.Why(new_id(), 0, "draw"))


# Chat


def test_chat_is_one_line_with_the_seats_name() -> None:
    scene = Scene().seat_ben()
    scene.do(BEN, wire.Say, text="  hi\n\x00 there\u202e ")
    said = scene.state.chat[-1]
    assert (said.name, said.seat, said.text) == ("Ben", 1, "hi there")
    scene.do(EVE, wire.Say, known={"name": "Eve"}, emote="wow")
    assert (scene.state.chat[-1].name, scene.state.chat[-1].seat) == ("Eve", -1)
    assert scene.do(BEN, wire.Say, text=" \n ") == []
    assert scene.refused(BEN, wire.Say, emote="bomb") == "table-no-emote"


# Random commands


SEATS = st.integers(0, 5)
COMMANDS = st.one_of(
    st.builds(wire.Sit, st.builds(new_id), SEATS, st.text(min_size=1, max_size=24)),
    st.builds(wire.Stand, st.builds(new_id), SEATS),
    st.builds(wire.PutBot, st.builds(new_id), SEATS, st.sampled_from(["greedy", "random", "cheat"])),
    st.builds(wire.ClearSeat, st.builds(new_id), SEATS),
    st.builds(wire.SetSeats, st.builds(new_id), SEATS),
    st.builds(
        wire.SetOption,
        st.builds(new_id),
        st.sampled_from(["direction", "begins", "sheet", "monsters", "x"]),
        st.sampled_from(["fixed", "free", "1", "4", "six", "", "x\ny"]),
    ),
    st.builds(wire.SetLook, st.builds(new_id), SEATS, st.sampled_from(["", "blubb", "vampire"])),
    st.builds(wire.SetSettings, st.builds(new_id), st.integers(0, 9), st.booleans()),
    st.builds(wire.HandOver, st.builds(new_id), SEATS),
    st.builds(wire.Start, st.builds(new_id)),
    st.builds(wire.Play, st.builds(new_id), SEATS, st.sampled_from(["draw", "end", "take", "undo", "?"])),
    st.builds(wire.Undo, st.builds(new_id), SEATS),
    st.builds(wire.Resign, st.builds(new_id), SEATS),
    st.builds(wire.Return, st.builds(new_id), SEATS),
    st.builds(wire.Pause, st.builds(new_id)),
    st.builds(wire.Resume, st.builds(new_id)),
    st.builds(wire.ChooseForAbsent, st.builds(new_id), SEATS, st.sampled_from(["bot", "end", "wait"])),
    st.builds(wire.Say, st.builds(new_id), st.text(max_size=20), st.sampled_from(["", "wow", "x"])),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from([ANN, ANN, BEN, EVE, ""]), COMMANDS), max_size=40), st.integers(0, 9))
def test_any_commands_in_any_order(asked: list[tuple[str, wire.Command]], seed: int) -> None:
    """Every command is either refused without a change, or accepted with records that can be folded."""
    scene, dice = Scene(3), random.Random(seed)
    for person, command in asked:
        before = picture(scene.state)
        known = scene.asked(person, absent=frozenset({1}), is_host_gone=bool(seed % 2))
        try:
            news = decide(scene.state, known, command)
        except BadInput:
            news = []
        assert picture(scene.state) == before, "deciding changes nothing"
        for new in news:
            scene.write(new)
        assert scene.state.status == OPEN or scene.state.match or scene.state.status == "closed"
        if not scene.state.is_paused and dice.random() < 0.3:
            scene.play(dice, 3)
        for seat in scene.state.seats:
            assert (seat.kind == "open") <= (not seat.name), "a free seat has no name"

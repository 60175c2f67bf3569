"""RULES.md section 3: photos, windows and calls."""

import pytest

from tischlein.games.click import GAME, live
from tischlein.games.click.events import Called, Outrun, WrongCall
from tischlein.games.click.moves import CLICK
from tischlein.games.click.state import wrong_calls
from tischlein.games.click.tests.picture import (
    cards,
    judged,
    kinds,
    legal,
    play,
    position,
    rows,
    shoot,
    start,
    wall,
    why,
)
from tischlein.lawbook.clauses import clause

LKB = "lantern-fan-blossom"


def photos(state, seat=None):
    """The photos that this seat could mark now."""
    other = GAME.copy(state)
    play(other, "click", seat=other.active if seat is None else seat)
    return {text for text in legal(other, seat) if text.startswith("photo")}


def phase(state):
    return GAME.dump(state)["phase"]


# -- What a photo is


@clause("CL-3.1")
@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("lantern fan blossom crane", {"photo 1 1"}),
        ("crane lantern fan blossom", {"photo 1 2"}),
        ("lantern fan blossom lantern fan blossom", {"photo 1 1", "photo 1 4"}),
        ("blossom fan lantern crane", set()),
        ("lantern fan crane blossom", set()),
        ("lantern crane fan blossom", set()),
        ("fan blossom crane lantern", set()),
    ],
)
def test_neighbouring_cards_in_the_very_order_of_the_composition(row, found):
    assert photos(position(row, own=LKB, opened="fan-crane-hiker hiker-blossom-crane fan-hiker-tower")) == found


@clause("CL-3.2")
@pytest.mark.parametrize(
    ("own", "row", "fits"),
    [
        ("crane-head-tail", "crane head tail fan", True),
        ("crane-head-tail", "crane tail head fan", False),
        ("crane-head-tail", "crane head middle tail", False),
        ("head-middle-tail", "fan head middle tail", True),
        ("head-middle-tail", "fan head tail middle", False),
        ("head-middle-tail", "head middle fan tail", False),
    ],
)
def test_a_dragon_is_photographed_whole_with_its_head_leftmost(own, row, fits):
    assert bool(photos(position(row, own=f"{own} blossom-panda-hiker"))) == fits


@clause("CL-3.2")
def test_on_the_wall_dragons_may_lie_in_any_way():
    state = position("tail fan", phase="take", market="head middle crane")
    play(state, "take 1 right")
    assert wall(state) == "tail fan head"


@clause("CL-3.3")
@pytest.mark.parametrize("covered", [0, 1, 2])
def test_no_card_under_a_rickshaw(covered):
    names = ["lantern", "tower", "fan"]
    names[covered] += "*"
    state = position(" ".join(names), own="lantern-tower-fan")
    assert "photo 1 1" not in photos(state)
    play(state, "click")
    assert why(state, "photo 1 1").clause == "CL-3.3"


@clause("CL-3.3")
def test_a_tower_can_be_in_a_photo():
    state = position("lantern tower fan hiker crane", own="lantern-tower-fan")
    shoot(state, "photo 1 1")
    assert cards(state, state.discard[-3:]) == "lantern tower fan"


@clause("CL-3.4")
def test_own_compositions_in_all_turns_open_ones_in_ones_own_turn():
    state = position(
        "lantern fan blossom crane blossom fan", held={1: LKB}, opened="crane-blossom-fan", own="head-middle-tail"
    )
    assert photos(state, seat=0) == {"photo a 4"}
    assert photos(state, seat=1) == {"photo 1 1"}
    play(state, "click", seat=1)
    assert why(state, "photo a 4", seat=1).clause == "CL-3.4"
    assert why(state, "photo 3 1", seat=1).clause == "CL-3.4"


# -- Windows


@clause("CL-3.5")
def test_windows_open_at_every_joint_of_the_turn_and_not_in_between():
    state = start(3)
    windows = []

    def look(*texts):
        play(state, *texts)
        windows.append((phase(state), live.window(state) > 0))

    windows.append((phase(state), live.window(state) > 0))
    look("go")
    look("draw")
    look("lay left")
    state = position("crane fan hiker lantern", seats=3, hand="replace move1 swap")
    look("replace")
    look("take 1 left")
    look("move 1 2")
    look("go")
    assert windows == [
        ("start", True),
        ("take", True),
        ("place", False),
        ("act", True),
        ("replaced", False),
        ("act", True),
        ("ending", True),
        ("start", True),
    ]


@clause("CL-3.5")
def test_nobody_calls_while_a_step_or_an_action_is_under_way():
    state = position("crane fan", phase="take")
    play(state, "draw")
    assert legal(state, 1) == set()
    assert judged(state, "click", 1).is_late
    state = position("crane fan", hand="replace")
    play(state, "replace")
    assert legal(state, 1) == set()


@clause("CL-3.5")
def test_every_window_has_a_number_of_its_own():
    state = position("lantern fan blossom crane tower", own=LKB, phase="start")
    first = live.window(state)
    play(state, "go")
    assert live.window(state) == first + 1
    shoot(state, "photo 1 1")
    assert live.window(state) == first + 2  # after each photo


@clause("CL-3.6")
def test_the_next_caller_cannot_make_a_photo_whose_cards_are_gone():
    state = position(
        "lantern fan blossom hiker lantern", seats=3, own=LKB, held={1: "blossom-hiker-lantern", 2: "crane-head-tail"}
    )
    for seat in (0, 1):
        play(state, "click", seat=seat)
    assert legal(state, 0) == {"nothing", "photo 1 1"}
    assert legal(state, 1) == set()
    play(state, "photo 1 1", seat=0)
    assert legal(state, 1) == {"nothing"}
    assert wall(state).endswith("hiker lantern")


@clause("CL-3.6")
def test_the_second_photo_is_made_if_it_stands():
    state = position(
        "lantern fan blossom blossom hiker lantern", own=LKB, held={1: "blossom-hiker-lantern crane-head-tail"}
    )
    for seat in (0, 1):
        play(state, "click", seat=seat)
    play(state, "photo 1 1", seat=0)
    place = wall(state).split().index("hiker")
    play(state, f"photo 1 {place}", seat=1)
    assert [len(pile) for pile in state.scored] == [1, 1]


@clause("CL-3.7")
def test_a_wrong_call_changes_nothing_on_the_table():
    state = position("crane fan hiker", own=LKB)
    before = GAME.dump(state)
    play(state, "click", "nothing", seat=1)
    after = GAME.dump(state)
    assert after.pop("wrong") == [0, 1]
    assert before.pop("wrong") == [0, 0]
    assert (before.pop("misses"), after.pop("misses")) == ([0, 0], [0, 1])  # CL-3.20
    assert after == before


@clause("CL-3.7")
def test_a_wrong_mark_leads_to_the_end_of_the_call():
    state = position("crane fan hiker", own=LKB)
    play(state, "click")
    assert not judged(state, "photo 1 1").is_ok
    assert live.instead(state, 0) == GAME.parse("nothing")
    assert live.instead(state, 1) is None


@clause("CL-3.8")
def test_after_a_photo():
    state = position("crane lantern fan blossom tower hiker fan", own=LKB, deck="panda")
    sent = shoot(state, "photo 1 2")
    assert wall(state) == "crane tower hiker fan"  # the gap closes
    assert cards(state, state.discard) == "lantern fan blossom"
    assert rows(state, state.scored[0]) == {LKB}
    assert len(state.compositions[0]) == 2
    assert "DrewCompositions" in kinds(sent)


@clause("CL-3.8")
def test_none_is_drawn_while_two_are_held_and_open_ones_are_not_replaced():
    state = position("crane lantern fan blossom tower hiker fan", own=f"{LKB} crane-head-tail head-middle-tail")
    left = len(state.composition_deck)
    shoot(state, f"photo {sorted(state.compositions[0]).index(0) + 1} 2")
    assert len(state.compositions[0]) == 2
    assert len(state.composition_deck) == left
    state = position("crane lantern fan blossom tower hiker fan", opened=LKB, own="crane-head-tail head-middle-tail")
    shoot(state, "photo a 2")
    assert state.open[0] == 255
    assert len(state.compositions[0]) == 2
    assert why_open_is_gone(state) == "CL-3.8"


def why_open_is_gone(state):
    play(state, "click")
    return why(state, "photo a 1").clause


@clause("CL-3.9")
def test_a_wall_below_four_is_refilled_at_the_left():
    state = position("crane lantern fan blossom", own=LKB, deck="tower hiker panda")
    shoot(state, "photo 1 2")
    assert wall(state) == "tower hiker panda crane"


@clause("CL-3.9")
def test_no_refill_after_a_removal_nor_above_four():
    state = position("crane fan tower", hand="remove")
    play(state, "remove 1")
    assert wall(state) == "fan tower"
    state = position("crane lantern fan blossom tower hiker fan panda", own=LKB)
    shoot(state, "photo 1 2")
    assert wall(state) == "crane tower hiker fan panda"


@clause("CL-3.10")
def test_one_stretch_for_two_compositions_is_one_photo():
    state = position("lantern fan blossom crane hiker", own=LKB, held={1: "fan-blossom-hiker-crane"}, opened="")
    shoot(state, "photo 1 1")
    assert [len(pile) for pile in state.scored] == [1, 0]
    state = position("lantern fan crane blossom fan", own="lantern-fan-crane-blossom", opened="crane-blossom-fan")
    assert photos(state) == {"photo 1 1", "photo a 3"}
    shoot(state, "photo 1 1")
    assert not any(text.startswith("photo a") for text in photos(state))  # its cards are gone


@clause("CL-3.11")
def test_an_automatic_step_follows_after_a_pause_photo_or_not():
    for seen in ("lantern fan blossom crane", "crane fan lantern hiker"):
        for when in ("start", "ending"):
            state = position(seen, own=LKB, phase=when)
            due = live.due(state)
            assert due is not None
            assert (due.after, due.seat, GAME.format(due.move)) == (1500, 0, "go")
        for when in ("take", "act"):
            assert live.due(position(seen, own=LKB, phase=when)) is None


@clause("CL-3.11")
def test_a_window_stays_open_until_the_next_command():
    state = position("crane fan hiker", phase="take")
    number = live.window(state)
    play(state, "click", "nothing", seat=1)
    play(state, "pass", seat=1)
    assert live.window(state) == number
    assert live.closes_window(state, 0, GAME.parse("draw"))
    assert not live.closes_window(state, 0, CLICK)
    play(state, "draw")
    assert live.window(state) == 0


@clause("CL-3.12")
def test_a_call_freezes_the_wall_until_it_is_marked():
    state = position("lantern fan blossom crane", held={1: LKB}, hand="swap")
    play(state, "click", seat=1)
    assert legal(state, 0) == {"click"}
    assert judged(state, "swap 1 2", 0).is_late
    due = live.due(state)
    assert due is not None
    assert (due.after, due.seat, GAME.format(due.move)) == (6000, 1, "nothing")
    play(state, "photo 1 1", seat=1)
    assert "swap 2 4" in legal(state, 0)


@clause("CL-3.12")
def test_nobody_learns_what_a_wrong_call_was_meant_for():
    first = position("crane fan hiker tower", held={1: LKB})
    sent = play(first, "click", "nothing", seat=1)
    assert [part.event for part in sent] == [Called(1, position=1), WrongCall(1, count=1)]


@clause("CL-3.12")
def test_three_wrong_calls_close_the_window_for_the_seat_and_only_this_window():
    state = position("crane fan hiker tower", phase="start")
    for _ in range(3):
        assert "click" in legal(state, 1)
        play(state, "click", "nothing", seat=1)
    assert legal(state, 1) == set()
    assert why(state, "click", seat=1).clause == "CL-3.12"
    assert "click" in legal(state, 0)
    play(state, "go")
    assert "click" in legal(state, 1)


@clause("CL-3.13")
@pytest.mark.parametrize("row", ["lantern fan blossom crane", "crane fan lantern hiker"])
@pytest.mark.parametrize("when", ["start", "take", "act", "ending"])
def test_every_seat_may_call_in_every_window_photo_or_not(row, when):
    state = position(row, seats=4, phase=when, own=LKB)
    assert GAME.to_act(state) == 0b1111
    for seat in range(4):
        assert "click" in legal(state, seat)
        offered = live.offered(state, seat, GAME.legal(state, seat))
        assert CLICK in offered
        assert not any(GAME.format(move).split()[0] in ("photo", "pass", "go") for move in offered)


@clause("CL-3.13")
def test_a_person_is_not_told_the_photos_while_marking():
    state = position("lantern fan blossom crane", own=LKB)
    play(state, "click")
    assert "photo 1 1" in legal(state)
    assert [GAME.format(move) for move in live.offered(state, 0, GAME.legal(state, 0))] == ["nothing"]


@clause("CL-3.14")
def test_a_pass_shows_nothing_and_holds_for_one_window():
    state = position("crane fan hiker tower", seats=3, phase="start")
    assert play(state, "pass", seat=2) == []
    assert legal(state, 2) == set()
    assert judged(state, "click", 2).is_late
    assert "pass" not in legal(state, 0)
    play(state, "go")
    assert legal(state, 2) == {"pass", "click"}


@clause("CL-3.15")
def test_a_call_within_the_lock_out_freezes_nothing_and_counts_as_wrong():
    state = position("crane fan hiker tower", lockout="on")
    play(state, "click", seat=1, at=900)
    play(state, "nothing", seat=1, at=1000)
    sent = play(state, "click", seat=1, at=5999)
    assert kinds(sent) == ["LockedOut"]
    assert sent[0].audience == 0b10
    assert state.queue == b""
    assert GAME.dump(state)["wrong"] == [0, 2]
    assert state.locked == (0, 6000)
    play(state, "click", seat=1, at=6000)
    assert state.queue != b""


@clause("CL-3.16")
def test_step_four_follows_the_last_action_at_once():
    state = position("crane fan hiker lantern", seats=3, hand="move1 swap")
    number = live.window(state)
    play(state, "move 1 2")
    assert len(state.actions[0]) == 2
    play(state, "end")
    assert (phase(state), len(state.actions[0]), live.window(state)) == ("ending", 3, number + 2)
    state = position("crane fan hiker lantern", seats=2, hand="move1 swap")
    play(state, "move 1 2")
    assert (phase(state), len(state.actions[0]), live.window(state)) == ("ending", 3, number + 1)


@clause("CL-3.17")
def test_the_queue_is_worked_off_before_the_window_after_the_photo_opens():
    state = position("lantern fan blossom crane tower", seats=3, own=LKB)
    number = live.window(state)
    for seat in (2, 0, 1):
        play(state, "click", seat=seat)
    assert GAME.show(GAME.view(state, 1)).queue == (2, 0, 1)
    play(state, "nothing", seat=2)
    play(state, "photo 1 1", seat=0)
    assert live.window(state) == number
    assert legal(state, 1) == {"nothing"}
    play(state, "nothing", seat=1)
    assert live.window(state) == number + 1
    assert GAME.dump(state)["wrong"] == [0, 0, 0]


@clause("CL-3.18")
def test_the_helper_shows_the_viewers_photos_and_only_those():
    state = position("lantern fan blossom crane", held={1: LKB}, own="head-middle-tail", helper="on")
    assert GAME.show(GAME.view(state, 1)).possible == ("photo 1 1",)
    assert GAME.show(GAME.view(state, 0)).possible == ()
    assert GAME.show(GAME.view(state, 31)).possible == ()
    state = position("lantern fan blossom crane", held={1: LKB}, own="head-middle-tail")
    assert GAME.show(GAME.view(state, 1)).possible == ()


def second_in_the_queue(**options):
    """A position where seat 0 has made a photo after seat 1 had called."""
    state = position("lantern fan blossom crane hiker tower", own=LKB, seats=3, **options)
    play(state, "click", seat=0, at=1000)
    play(state, "click", seat=1, at=1010)
    play(state, "photo 1 1", seat=0, at=2000)
    return state


@clause("CL-3.19")
def test_a_call_that_was_outrun_is_not_a_wrong_call():
    state = second_in_the_queue(lockout="on")
    play(state, "click", seat=2, at=2500)
    sent = play(state, "nothing", seat=1, at=3000)
    assert [part.event for part in sent] == [Outrun(1)]
    assert (wrong_calls(state, 1), state.locked[1]) == (0, 0)
    assert "click" in legal(state, 1)


@clause("CL-3.19")
def test_a_call_made_after_the_photo_is_as_wrong_as_any():
    state = second_in_the_queue(lockout="on")
    play(state, "click", seat=2, at=2500)
    play(state, "nothing", seat=1, at=3000)
    sent = play(state, "nothing", seat=2, at=4000)
    assert [part.event for part in sent] == [WrongCall(2, count=1)]
    assert state.locked == (0, 0, 9000)


@clause("CL-3.19")
def test_a_wrong_call_of_the_first_excuses_nobody():
    state = position("lantern fan blossom crane hiker tower", own=LKB, seats=3)
    play(state, "click", seat=0)
    play(state, "click", seat=1)
    play(state, "nothing", seat=0)
    sent = play(state, "nothing", seat=1)
    assert [part.event for part in sent] == [WrongCall(1, count=1)]


@clause("CL-3.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_command_while_marking_is_late_and_the_marking_goes_on(seat):
    state = position("lantern fan blossom crane", hand="swap", held={1: LKB})
    play(state, "click", seat=seat)
    for command in ("swap 1 2", "draw", "end", "go"):
        assert judged(state, command, seat).is_late
        assert why(state, command, seat=seat).clause == "CL-3.12"
    assert "nothing" in legal(state, seat)

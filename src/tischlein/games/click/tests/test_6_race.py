"""RULES.md section 6: what the engine does for the judge of races (tests/tables/test_race.py), and calm photos."""

from typing import Any

import pytest

from tischlein.core.match import Match, new_header, replay
from tischlein.core.options import complete_options
from tischlein.games.click import GAME, bot, live
from tischlein.games.click.moves import CLICK
from tischlein.games.click.tests.picture import judged, kinds, legal, play, position, shoot, start, wall, why
from tischlein.lawbook.clauses import clause

LKB = "lantern-fan-blossom"
CALM: dict[str, Any] = {"photos": "calm"}


def phase(state):
    return GAME.dump(state)["phase"]


def refused(state, text, seat=None):
    return why(state, text, seat=seat).clause


@clause("CL-6.1")
def test_the_verdict_is_in_the_log_calls_count_in_the_order_of_their_entries():
    match = Match(GAME, new_header(GAME, 3, 4))
    for seat in (2, 0, 1):
        match.play(seat, CLICK, 700)
    assert list(match.state.queue) == [2, 0, 1]
    assert replay(GAME, match.header, match.entries).state == match.state


@clause("CL-6.2")
def test_who_could_still_call_is_known_to_the_judge():
    state = position("crane fan hiker tower", seats=4)
    play(state, "click", seat=2)
    play(state, "pass", seat=3)
    assert GAME.to_act(state) == 0b0111  # the caller marks, two may still call, one has passed
    assert live.window(state) > 0


def fast(cards, own, at, **picture):
    """A call so many milliseconds after a window with these cards has opened."""
    state = position(cards, own=own, phase="take", market="blossom hiker tower", **picture)
    play(state, "take 1 right", at=5000)
    play(state, "click", at=at)
    return state


@clause("CL-6.3")
def test_a_call_within_100_ms_is_a_false_start():
    state = fast("crane lantern fan", LKB, 5099)
    assert legal(state) == {"nothing"}
    assert refused(state, "photo 1 2") == "CL-6.3"
    assert GAME.show(GAME.view(state, 1)).is_false_start
    assert "photo 1 2" in legal(fast("crane lantern fan", LKB, 5100))


@clause("CL-6.3")
def test_unless_the_photo_was_possible_in_the_window_before():
    assert "photo 1 1" in legal(fast("lantern fan blossom crane", LKB, 5010))
    other = fast("lantern fan blossom crane crane lantern fan", LKB, 5010)
    assert "photo 1 1" in legal(other)


@clause("CL-6.3")
def test_a_composition_that_was_not_in_the_hand_was_not_possible():
    state = position("lantern fan blossom crane", hand="extra", own="crane-head-tail head-middle-tail")
    state.composition_deck = bytes(sorted(state.composition_deck, reverse=True))
    if 0 not in state.composition_deck:  # the first one on the sheet is the one that is drawn
        pytest.fail("the picture holds it elsewhere")
    play(state, "extra", at=5000)
    play(state, "click", at=5050)
    assert legal(state) == {"nothing"}


@clause("CL-6.3")
def test_an_open_composition_was_possible_only_for_whose_turn_it_was():
    state = position("lantern fan blossom crane", opened=LKB, own="crane-head-tail", phase="ending", active=1)
    play(state, "go", at=5000)
    play(state, "click", at=5050, seat=0)
    assert legal(state, 0) == {"nothing"}


@clause("CL-6.4")
def test_the_cap_is_250_and_may_be_400_or_150():
    assert [live.cap(start(cap=cap)) for cap in ("250ms", "400ms", "150ms")] == [250, 400, 150]
    assert complete_options(GAME.info, 2, {})["cap"] == "250ms"


@clause("CL-6.5")
def test_bots_call_when_they_see_a_photo_and_only_then():
    for cards, best in (("lantern fan blossom crane", "click"), ("crane fan hiker tower", "pass")):
        state = position(cards, held={1: LKB}, own="head-middle-tail")
        moves = GAME.legal(state, 1)
        rates = bot.rate(GAME.view(state, 1), moves)
        assert GAME.format(moves[rates.index(max(rates))]) == best


# -- Calm photos


@clause("CL-6.6")
def test_calm_windows_after_step_one_step_two_and_each_action():
    state = start(2, **CALM)
    assert (phase(state), GAME.to_act(state)) == ("take", 0b11)
    answer_all(state)
    assert GAME.to_act(state) == 1 << state.active
    play(state, "draw")
    assert GAME.to_act(state) == 1 << state.active
    play(state, "lay left")
    assert (phase(state), GAME.to_act(state)) == ("act", 0b11)
    state = position("crane fan hiker lantern", hand="swap", answers=False, **CALM)
    play(state, "swap 1 2")
    assert GAME.to_act(state) == 0b11
    answer_all(state)
    assert (phase(state), state.active, GAME.to_act(state)) == ("take", 1, 0b11)


def answer_all(state):
    for seat in range(state.table.seats):
        play(state, "pass", seat=seat)


@clause("CL-6.6")
def test_everybody_answers_in_secret_until_all_have():
    state = position("lantern fan blossom crane", held={1: LKB}, seats=3, **CALM)
    assert legal(state, 1) == {"pass", "pass turn", "photo 1 1"}
    assert "click" not in legal(state, 0)
    sent = play(state, "photo 1 1", seat=1)
    assert sent == []
    assert state.scored[1] == b""
    assert legal(state, 1) == set()
    assert GAME.show(GAME.view(state, 1)).answer == "photo 1 1"
    assert GAME.show(GAME.view(state, 0)).answer == ""
    assert [seat.has_answered for seat in GAME.show(GAME.view(state, 0)).seats] == [False, True, False]
    play(state, "pass", seat=0)
    sent = play(state, "pass", seat=2)
    assert kinds(sent)[:2] == ["AllDecided", "PhotoTaken"]
    assert len(state.scored[1]) == 1


@clause("CL-6.6")
@pytest.mark.parametrize(("patience", "millis"), [("15s", 15000), ("30s", 30000), ("60s", 60000)])
def test_who_does_not_answer_in_time_passes(patience, millis):
    state = position("lantern fan blossom crane", patience=patience, **CALM)
    play(state, "pass", seat=0)
    due = live.due(state)
    assert due is not None
    assert (due.after, due.seat, GAME.format(due.move)) == (millis, 1, "pass")
    assert not any(map(live.is_call, GAME.legal(state, 1)))  # no races


@clause("CL-6.6")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_photos_are_made_from_the_active_player_clockwise(active):
    held = {0: LKB, 1: "fan-blossom-hiker-crane", 2: "blossom-hiker-lantern"}
    state = position(
        "lantern fan blossom hiker crane tower",
        seats=3,
        active=active,
        own=held.pop(active),
        held=held,
        opened="tower-crane-blossom fan-hiker-tower crane-blossom-fan",
        **CALM,
    )
    for seat in range(3):
        photo = [text for text in legal(state, seat) if text.startswith("photo")]
        play(state, *(photo[:1] or ["pass"]), seat=seat)
    winner = {0: 0, 1: 1, 2: 0}[active]  # seat 2 has no photo, the others want the same cards
    assert [len(pile) for pile in state.scored] == [int(seat == winner) for seat in range(3)]


@clause("CL-6.7")
@pytest.mark.parametrize("row", ["lantern fan blossom crane", "crane fan lantern hiker"])
def test_a_move_that_closes_a_window_is_held_photo_or_not(row):
    for when, closing in (("start", "go"), ("take", "draw"), ("act", "swap 1 2"), ("act", "renew"), ("ending", "go")):
        state = position(row, phase=when, hand="swap", held={1: LKB})
        assert live.closes_window(state, 0, GAME.parse(closing))
        assert not live.closes_window(state, 1, CLICK)
        assert not live.closes_window(state, 0, CLICK)
    state = position(row, phase="take")
    play(state, "draw")
    assert not live.closes_window(state, 0, GAME.parse("lay left"))


@clause("CL-6.8")
def test_without_a_clock_there_are_no_false_starts_and_no_lock_outs():
    state = position("crane lantern fan", own=LKB, phase="take", market="blossom hiker tower", lockout="on")
    play(state, "take 1 right")
    play(state, "click", "nothing")
    assert state.locked == (0, 0)
    play(state, "click")
    assert "photo 1 2" in legal(state)


@clause("CL-6.9")
def test_a_calm_photo_whose_cards_are_gone_is_gone():
    state = position("lantern fan blossom hiker lantern", own=LKB, held={1: "blossom-hiker-lantern"}, **CALM)
    play(state, "photo 1 1", seat=0)
    sent = play(state, "photo 1 3", seat=1)
    assert "PhotoGone" in kinds(sent)
    assert [len(pile) for pile in state.scored] == [1, 0]


@clause("CL-6.9")
def test_a_calm_photo_whose_cards_have_moved_is_made():
    state = position(
        "lantern fan blossom crane blossom hiker lantern", own=LKB, held={1: "blossom-hiker-lantern"}, **CALM
    )
    play(state, "photo 1 1", seat=0)
    play(state, "photo 1 5", seat=1)
    assert [len(pile) for pile in state.scored] == [1, 1]
    assert "hiker" not in wall(state).split()[-1:]


@clause("CL-6.9")
def test_no_calm_window_after_renewing_or_ending():
    state = position("lantern fan blossom crane", own=LKB, **CALM)
    answer_all(state)
    assert GAME.to_act(state) == 0b01
    play(state, "renew")
    assert (state.active, phase(state), GAME.to_act(state)) == (1, "take", 0b11)


@clause("CL-6.15")
@pytest.mark.parametrize("when", ["take", "act", "ending"])
def test_a_calm_window_opens_again_after_photos_and_only_then(when):
    """Otherwise a photo that another one has made possible would be lost by the next command."""
    cards = "lantern crane head tail fan blossom hiker tower"
    state = position(cards, own="crane-head-tail", held={1: LKB}, phase=when, hand="remove", **CALM)
    number = live.window(state)
    (photo,) = (text for text in legal(state, 0) if text.startswith("photo"))
    play(state, photo, seat=0)
    play(state, "pass", seat=1)
    assert (phase(state), GAME.to_act(state), live.window(state)) == (when, 0b11, number + 1)
    (photo,) = (text for text in legal(state, 1) if text.startswith("photo"))
    play(state, "pass", seat=0)
    play(state, photo, seat=1)
    assert [len(pile) for pile in state.scored] == [1, 1]
    answer_all(state)
    assert (phase(state), state.active) == (("take", 1) if when == "ending" else (when, 0))


@clause("CL-6.15")
def test_no_calm_window_after_the_photo_that_ends_the_game():
    state = position("lantern fan blossom crane", opened=f"-only {LKB}", own="head-middle-tail", **CALM)
    play(state, next(text for text in legal(state, 0) if text.startswith("photo")), seat=0)
    play(state, "pass", seat=1)
    assert (phase(state), GAME.to_act(state)) == ("over", 0)


@clause("CL-6.16")
def test_who_passes_for_the_turn_is_not_asked_again_in_it():
    state = position("crane fan hiker lantern tower", seats=3, phase="take", hand="swap", **CALM)
    sent = play(state, "pass turn", seat=2)
    assert sent == []
    assert GAME.show(GAME.view(state, 0)).seats[2].is_resting is False, "an answer is secret until all have given it"
    for seat in (0, 1):
        play(state, "pass", seat=seat)
    assert GAME.show(GAME.view(state, 0)).seats[2].is_resting
    play(state, "take 1 left")
    assert (phase(state), GAME.to_act(state)) == ("act", 0b011)
    assert judged(state, "pass", 2).is_late
    for seat in (0, 1):
        play(state, "pass", seat=seat)
    play(state, "swap 1 2")
    assert GAME.to_act(state) == 0b011
    for seat in (0, 1):
        play(state, "pass", seat=seat)
    play(state, "end")
    assert (state.active, phase(state), GAME.to_act(state)) == (1, "take", 0b111), "until the turn passes on"


@clause("CL-6.16")
@pytest.mark.parametrize("row", ["lantern fan blossom crane", "crane fan lantern hiker"])
def test_a_seat_that_passes_for_the_turn_is_not_asked_again(row):
    """Not even for a photo of its own: asking again would tell the others that there is one."""
    state = position(row, held={1: LKB}, hand="swap move1", **CALM)
    play(state, "pass turn", seat=1)
    play(state, "pass", seat=0)
    play(state, "swap 1 2")
    assert GAME.to_act(state) == 0b01
    assert legal(state, 1) == set()


@clause("CL-6.16")
def test_where_all_pass_for_the_turn_no_further_window_keeps_them():
    state = position("crane fan hiker lantern tower", phase="take", hand="swap", **CALM)
    for seat in (0, 1):
        play(state, "pass turn", seat=seat)
    play(state, "take 1 left")
    assert (phase(state), GAME.to_act(state)) == ("act", 0b01)
    play(state, "swap 1 2")
    assert (state.active, phase(state), GAME.to_act(state)) == (1, "take", 0b11)


@clause("CL-6.16")
def test_bots_and_races_do_not_pass_for_a_turn():
    calm = position("crane fan hiker tower", held={1: LKB}, **CALM)
    moves = GAME.legal(calm, 1)
    rates = bot.rate(GAME.view(calm, 1), moves)
    assert GAME.format(moves[rates.index(max(rates))]) == "pass"
    assert refused(position("crane fan hiker tower"), "pass turn", 1) == "CL-6.16"


@clause("CL-6.6")
def test_nobody_calls_at_a_calm_table():
    state = position("lantern fan blossom crane", own=LKB, **CALM)
    assert refused(state, "click") == "CL-6.6"
    play(state, "pass", seat=0)
    assert judged(state, "photo 1 1", 0).is_late


@clause("CL-6.3")
def test_the_wall_of_the_previous_window_is_remembered_through_a_photo():
    """The photo of another seat opened the window; photos that were possible before it may be called at once."""
    state = position("lantern fan blossom crane head tail tower", held={1: LKB}, own="crane-head-tail")
    shoot(state, "photo 1 1", seat=1)
    play(state, "click", at=50)
    assert any(text.startswith("photo") for text in legal(state))


@clause("CL-6.10")
def test_the_window_after_a_photo_is_another_one_and_after_a_wrong_call_the_same():
    state = position("lantern fan blossom hiker crane tower", own=LKB, phase="act", hand="swap")
    before = live.window(state)
    play(state, "click", "nothing")
    assert live.window(state) == before
    play(state, "click", "photo 1 1")
    assert live.window(state) == before + 1


@clause("CL-6.11")
def test_a_call_before_the_marks_is_next_and_each_caller_has_their_own_time():
    state = position("lantern fan blossom hiker crane tower", own=LKB, phase="act", hand="swap", seats=3)
    before = live.window(state)
    play(state, "click", seat=0)
    first = live.due(state)
    play(state, "click", seat=2)
    assert live.due(state) == first, "another's call gives nobody more time"
    play(state, "photo 1 1", seat=0)
    assert live.instead(state, 2) is not None
    assert live.instead(state, 0) is None
    second = live.due(state)
    assert first is not None
    assert second is not None
    assert second.clock != first.clock
    assert live.window(state) == before, "the window is open until the queue is empty"


def left_to_a_substitute(state, seat):
    """The moves that the table lets a substitute choose from: neither calls nor answers."""
    offered = live.offered(state, seat, GAME.legal(state, seat))
    return {GAME.format(move) for move in offered if not live.is_personal(move)}


@clause("CL-6.12")
def test_for_whom_the_time_has_run_out_the_turn_is_played_and_nothing_called():
    for when, first in (("take", "draw"), ("act", "renew")):
        state = position("lantern fan blossom crane", own=LKB, phase=when)
        left = left_to_a_substitute(state, 0)
        assert first in left
        assert not {"click", "pass", "nothing", "go"} & left
    assert left_to_a_substitute(position("lantern fan blossom crane", own=LKB, phase="start"), 0) == set()


@clause("CL-6.12")
def test_in_a_calm_window_no_substitute_answers_when_time_is_up():
    state = position("lantern fan blossom crane", own=LKB, **CALM)
    assert left_to_a_substitute(state, 0) == set()
    due = live.due(state)
    assert due is not None
    assert (due.seat, GAME.format(due.move), due.after) == (0, "pass", 15000)


@clause("CL-6.13")
def test_every_window_has_a_number_of_its_own_calm_or_not():
    state = position("lantern fan blossom crane", hand="swap", **CALM)
    first = live.window(state)
    assert first > 0
    play(state, "pass", seat=0)
    assert live.window(state) == first, "until all have answered"
    play(state, "pass", seat=1)
    assert live.window(state) == 0, "now a command is awaited"
    play(state, "swap 1 2")
    assert live.window(state) > first


def make_photo(state, seat, at):
    (photo,) = legal(state, seat) - {"nothing"}
    play(state, photo, seat=seat, at=at)


@clause("CL-6.14")
@pytest.mark.parametrize("others", [(), (1,)], ids=["alone", "with another in the queue"])
def test_a_photo_changes_the_wall_for_false_starts_with_other_callers_too(others):
    state = position(
        "lantern crane head tail fan blossom tower", own="crane-head-tail", held={2: LKB}, seats=3, lockout="off"
    )
    play(state, "click", seat=0, at=1000)
    for seat in others:
        play(state, "click", seat=seat, at=1100)
    make_photo(state, 0, 3000)
    play(state, "click", seat=2, at=3005)
    for seat in others:
        play(state, "nothing", seat=seat, at=3010)
    assert legal(state, 2) == {"nothing"}
    assert refused(state, "photo 1 1", 2) == "CL-6.3"
    play(state, "nothing", seat=2, at=3020)
    play(state, "click", seat=2, at=3100)
    assert "photo 1 1" in legal(state, 2), "in time"


@clause("CL-6.14")
def test_the_window_that_opens_when_the_queue_is_empty_forgives_no_false_start():
    state = position("lantern crane head tail fan blossom tower", own="crane-head-tail", held={2: LKB}, seats=3)
    play(state, "click", seat=0, at=1000)
    play(state, "click", seat=1, at=1100)
    make_photo(state, 0, 3000)
    play(state, "nothing", seat=1, at=3050)
    play(state, "click", seat=2, at=3060)
    assert legal(state, 2) == {"nothing"}


@clause("CL-6.14")
def test_another_stretch_of_the_same_motifs_is_another_photo():
    state = position("lantern fan blossom hiker fan blossom", hand="swap", held={1: LKB})
    play(state, "swap 1 4", at=5000)
    play(state, "click", seat=1, at=5005)
    assert legal(state, 1) == {"nothing"}
    assert refused(state, "photo 1 4", 1) == "CL-6.3"


@clause("CL-6.14")
def test_what_stood_before_may_be_made_wherever_it_lies_now():
    state = position("crane lantern fan blossom hiker", hand="remove", held={1: LKB})
    play(state, "remove 1", at=5000)
    play(state, "click", seat=1, at=5005)
    assert legal(state, 1) == {"nothing", "photo 1 1"}


def early_second(cards, own="crane-head-tail"):
    """Seat 1 calls too early for anything but earlier photos, then seat 0 makes its photo."""
    state = position(cards, own=own, held={1: LKB}, phase="take", market="hiker hiker tower", seats=3)
    play(state, "take 1 left", at=5000)
    play(state, "click", seat=0, at=5090)
    play(state, "click", seat=1, at=5095)
    make_photo(state, 0, 6000)
    return state


@clause("CL-6.14")
def test_what_a_false_start_may_still_have_is_followed_through_another_s_photo():
    state = early_second("crane head tail lantern fan blossom")
    assert legal(state, 1) == {"nothing", "photo 1 2"}


@clause("CL-6.14")
def test_what_another_s_photo_has_brought_together_was_not_there_before():
    state = early_second("lantern crane head tail fan blossom")
    assert wall(state) == "hiker lantern fan blossom"
    assert legal(state, 1) == {"nothing"}


@clause("CL-6.14")
def test_what_another_s_photo_has_taken_a_card_of_is_gone_whatever_lies_there_now():
    state = early_second("lantern fan blossom hiker lantern blossom tower", own="blossom-hiker-lantern")
    assert wall(state) == "hiker lantern fan blossom tower"
    assert legal(state, 1) == {"nothing"}


@clause("CL-6.14")
def test_a_swap_of_two_equal_cards_is_invisible():
    state = position("lantern fan blossom hiker lantern", hand="swap", held={1: LKB})
    play(state, "swap 1 5", at=5000)
    play(state, "click", seat=1, at=5005)
    assert legal(state, 1) == {"nothing", "photo 1 1"}

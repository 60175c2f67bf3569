"""Every refusal has a reason and a clause, and no input can make the judge fail."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core.registry import game_folder
from tischlein.core.types import SPECTATOR
from tischlein.games.click import GAME, moves
from tischlein.games.click.tests.picture import judged, play, position, shoot, why
from tischlein.games.click.tests.wander import wander
from tischlein.lawbook.clauses import read_clauses

DEFINED = {entry.id for entry in read_clauses((game_folder("click") / "RULES.md").read_text(encoding="utf-8"))}
WORDS = (game_folder("click") / "locales" / "en.ftl").read_text(encoding="utf-8")
LKB = "lantern-fan-blossom"
FOUR = "crane fan hiker lantern"
DULL = "head-middle-tail blossom-panda-hiker"


def after(state, *texts, seat=None):
    play(state, *texts, seat=seat)
    return state


def over():
    state = position("lantern fan blossom crane", opened=f"-only {LKB}")
    shoot(state, "photo c 1")
    return state


def too_fast():
    state = position("crane lantern fan", own=LKB, phase="take", market="blossom hiker tower")
    play(state, "take 1 right", at=5000)
    play(state, "click", at=5050)
    return state


def marking(row, own=LKB, **picture):
    return after(position(row, own=f"{own} crane-head-tail", **picture), "click")


def calm(**picture):
    return position(FOUR, photos="calm", own=DULL, **picture)


CASES = [
    ("over", 0, over, "swap 1 2"),
    ("turn", 1, lambda: position(FOUR, hand="swap"), "swap 1 2"),
    ("call-first", 0, lambda: position(FOUR), "photo 1 1"),
    ("no-call", 1, lambda: position(FOUR), "nothing"),
    ("call-over", 1, lambda: after(position(FOUR), "click", "nothing", seat=1), "photo 1 1"),
    ("call-over", 1, lambda: after(position(FOUR), "click", "nothing", seat=1), "nothing"),
    ("by-itself", 0, lambda: position(FOUR), "pass"),
    ("by-itself", 0, lambda: position(FOUR), "go"),
    ("rest", 1, lambda: position(FOUR), "pass turn"),
    ("can-play", 0, lambda: position(FOUR, hand="swap"), "drop swap"),
    ("answer-first", 0, calm, "swap 1 2"),
    ("calm", 0, calm, "click"),
    ("not-yours", 0, lambda: marking(FOUR), "photo 3 1"),
    ("open-turn", 1, lambda: after(position(FOUR), "click", seat=1), "photo a 1"),
    ("open-taken", 0, lambda: after(position(FOUR, opened=f"-only {LKB}"), "click"), "photo a 1"),
    ("beyond-wall", 0, lambda: marking("crane lantern fan"), "photo 1 2"),
    ("covered", 0, lambda: marking("lantern fan* blossom"), "photo 1 1"),
    ("no-match", 0, lambda: marking("lantern hiker blossom"), "photo 1 1"),
    ("dragon", 0, lambda: marking("crane tail head fan"), "photo 2 1"),
    ("false-start", 0, too_fast, "photo 1 2"),
    ("step-one", 0, lambda: position(FOUR, phase="start"), "draw"),
    ("take-first", 0, lambda: position(FOUR, phase="take"), "end"),
    ("take-first", 0, lambda: position(FOUR, phase="take"), "lay left"),
    ("lay-first", 0, lambda: after(position(FOUR, phase="take"), "draw"), "take 1 left"),
    ("choose-new", 0, lambda: after(position(FOUR, hand="replace"), "replace"), "draw"),
    ("taken-already", 0, lambda: position(FOUR), "draw"),
    ("turn-done", 0, lambda: position(FOUR, phase="ending"), "draw"),
    ("no-market-card", 0, lambda: position(FOUR, phase="take", market="tower", rest="wall"), "take 2 left"),
    ("deck-empty", 0, lambda: position(FOUR, phase="take", market="tower", rest="wall"), "draw"),
    ("not-held", 0, lambda: position(FOUR, hand="swap swap swap"), "remove 1"),
    ("renew-late", 0, lambda: after(position(FOUR, seats=3, hand="swap"), "swap 1 2"), "renew"),
    ("end-early", 0, lambda: position(FOUR), "end"),
    ("distance", 0, lambda: position(FOUR, hand="move1 move2"), "move 1 4"),
    ("distance", 0, lambda: position(FOUR, hand="move1 move2"), "move 1 1"),
    ("no-place", 0, lambda: position(FOUR, hand="move1"), "move 4 5"),
    ("no-place", 0, lambda: position(FOUR, hand="remove"), "remove 5"),
    ("no-place", 0, lambda: position(FOUR, hand="swap"), "swap 1 9"),
    ("no-place", 0, lambda: position(FOUR, hand="back", discard="panda"), "back panda 6"),
    ("same-card", 0, lambda: position(FOUR, hand="swap"), "swap 2 2"),
    ("tower", 0, lambda: position("crane tower fan", hand="swap"), "swap 1 2"),
    ("rickshaw", 0, lambda: position("crane* tower fan", hand="swap"), "swap 1 3"),
    ("no-composition", 0, lambda: position(FOUR, hand="extra", compositions=0), "extra"),
    ("no-new-market", 0, lambda: position(hand="replace", market="-", rest="wall"), "replace"),
    ("not-discarded", 0, lambda: position(FOUR, hand="back", discard="panda"), "back tower 1"),
]
LATE = [
    ("over", 0, over, "click"),
    ("no-window", 1, lambda: after(position(FOUR, phase="take"), "draw"), "click"),
    ("no-window", 0, lambda: calm(answers=False), "pass"),
    ("called", 1, lambda: after(position(FOUR), "click", seat=1), "click"),
    ("passed", 1, lambda: after(position(FOUR), "pass", seat=1), "click"),
    ("frozen", 0, lambda: after(position(FOUR, hand="swap"), "click", seat=1), "swap 1 2"),
    ("answered", 0, lambda: after(calm(), "pass", seat=0), "pass"),
    ("answered", 0, lambda: after(calm(), "pass", seat=0), "photo 1 1"),
]
"""Without consequence: another move was faster."""
OTHERS = {"no-move", "closed"}

CLAUSES = {
    "over": "CL-7.3",
    "turn": "CL-1.9",
    "no-move": "CL-2.3",
    "no-window": "CL-3.5",
    "called": "CL-3.12",
    "passed": "CL-3.14",
    "closed": "CL-3.12",
    "frozen": "CL-3.12",
    "call-first": "CL-3.12",
    "no-call": "CL-3.12",
    "call-over": "CL-3.20",
    "answered": "CL-6.6",
    "answer-first": "CL-6.6",
    "calm": "CL-6.6",
    "not-yours": "CL-3.4",
    "open-taken": "CL-3.8",
    "open-turn": "CL-3.4",
    "beyond-wall": "CL-3.1",
    "covered": "CL-3.3",
    "no-match": "CL-3.1",
    "dragon": "CL-3.2",
    "false-start": "CL-6.3",
    "by-itself": "CL-3.11",
    "step-one": "CL-2.1",
    "take-first": "CL-2.2",
    "lay-first": "CL-2.2",
    "choose-new": "CL-4.6",
    "taken-already": "CL-2.2",
    "turn-done": "CL-2.3",
    "no-market-card": "CL-2.2",
    "deck-empty": "CL-2.6",
    "not-held": "CL-2.3",
    "renew-late": "CL-2.4",
    "end-early": "CL-2.3",
    "distance": "CL-4.2",
    "no-place": "CL-2.7",
    "same-card": "CL-4.3",
    "tower": "CL-5.5",
    "rickshaw": "CL-5.2",
    "no-composition": "CL-4.5",
    "no-new-market": "CL-4.6",
    "not-discarded": "CL-4.7",
    "can-play": "CL-2.10",
    "rest": "CL-6.16",
}
"""Reason -> its clause."""


@pytest.mark.parametrize(("name", "seat", "build", "text"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES])
def test_the_reason_and_its_clause(name, seat, build, text):
    state = build()
    reason = why(state, text, seat=seat)
    assert (reason.text.key, reason.clause) == (f"cl-why-{name}", CLAUSES[name])
    assert not judged(state, text, seat).is_late


@pytest.mark.parametrize(("name", "seat", "build", "text"), LATE, ids=[f"{case[0]}: {case[3]}" for case in LATE])
def test_what_is_late_is_harmless(name, seat, build, text):
    state = build()
    reason = why(state, text, seat=seat)
    assert (reason.text.key, reason.clause) == (f"cl-why-{name}", CLAUSES[name])
    assert judged(state, text, seat).is_late


def test_every_reason_is_given_in_some_position():
    assert {case[0] for case in CASES} | {case[0] for case in LATE} | OTHERS == CLAUSES.keys()
    assert set(re.findall(r"^cl-why-([\w-]+) =", WORDS, re.MULTILINE)) == CLAUSES.keys()


def test_three_wrong_calls_are_a_reason_of_their_own():
    state = position(FOUR)
    for _ in range(3):
        play(state, "click", "nothing", seat=1)
    verdict = judged(state, "click", 1)
    assert verdict.reason is not None
    assert (verdict.reason.text.key, verdict.reason.clause) == ("cl-why-closed", CLAUSES["closed"])
    assert not verdict.is_late


@pytest.mark.parametrize("number", [-1, 1, moves.END + 1, 1 << 64, moves.PHOTO | 40 << 8, moves.TAKE_CARD | 9 << 8])
def test_a_number_that_is_no_move_is_refused(number):
    reason = GAME.judge(position(FOUR), 0, number).reason
    assert reason is not None
    assert (reason.text.key, reason.clause) == ("cl-why-no-move", CLAUSES["no-move"])


def test_a_wrong_mark_says_where_and_what():
    reason = why(marking("lantern hiker blossom"), "photo 1 1")
    assert reason.text.args["place"] == 2
    assert reason.text.args["wanted"].key == "cl-motif-fan"  # type: ignore[union-attr]
    assert reason.text.args["found"].key == "cl-motif-hiker"  # type: ignore[union-attr]
    assert why(marking("crane lantern fan* blossom"), "photo 1 2").text.args["place"] == 3


# -- Any move at any time

PLACES = st.one_of(st.integers(0, 6), st.integers(0, 46))
WELL_FORMED = st.one_of(
    st.sampled_from(
        [moves.GO, moves.PASS, moves.CLICK, moves.NOTHING, moves.DRAW_CARD, moves.DRAW_EXTRA, moves.RENEW, moves.END]
    ),
    st.builds(moves.photo, st.sampled_from([0, 1, 2, 24, 32, 33, 34]), PLACES),
    st.builds(moves.take, st.integers(0, 2), st.integers(0, 1)),
    st.builds(moves.lay, st.integers(0, 1)),
    st.builds(moves.move_card, PLACES, PLACES),
    st.builds(moves.swap, PLACES, PLACES),
    st.builds(moves.remove, PLACES),
    st.builds(moves.take_back, st.integers(0, 9), PLACES),
    st.just(moves.REPLACE_MARKET),
)


@st.composite
def positions(draw):
    options = {
        "photos": draw(st.sampled_from(["race", "race", "calm"])),
        "lockout": draw(st.sampled_from(["off", "on"])),
    }
    seats, seed, length = draw(st.integers(2, 4)), draw(st.integers(0, 1000)), draw(st.integers(0, 200))
    match = wander(seats, seed, **options)
    state = next(match)
    for _ in range(length):
        state = next(match, state)
    return state


def check_judgement(state, seat, move):
    before = GAME.copy(state)
    verdict = GAME.judge(state, seat, move)
    assert state == before
    assert verdict.is_ok == (move in GAME.legal(state, seat))
    assert verdict.is_ok == (verdict.reason is None)
    if verdict.reason is not None:
        assert verdict.reason.clause in DEFINED
        assert verdict.reason.text.key.removeprefix("cl-why-") in CLAUSES


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(positions(), st.sampled_from([0, 1, 2, 3, 4, -1, SPECTATOR]), st.lists(st.integers(), min_size=5, max_size=20))
def test_any_integer_from_anybody_is_judged(state, seat, numbers):
    for number in numbers:
        check_judgement(state, seat, number)


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(positions(), st.lists(WELL_FORMED, min_size=10, max_size=30))
def test_any_well_formed_move_is_judged(state, sent):
    for move in sent:
        assert moves.NOTATION.has(move)
        for seat in range(state.table.seats):
            check_judgement(state, seat, move)

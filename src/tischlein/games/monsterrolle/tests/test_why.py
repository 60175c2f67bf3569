"""Every refusal names its clause, whatever move is sent."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core.registry import game_folder
from tischlein.core.types import SPECTATOR
from tischlein.core.words import seat_name
from tischlein.core.words import text as word
from tischlein.games.monsterrolle import GAME, moves
from tischlein.games.monsterrolle.data import CARD_CODES, is_paper
from tischlein.games.monsterrolle.tests.picture import play, position, why
from tischlein.games.monsterrolle.tests.wander import wander
from tischlein.lawbook.clauses import read_clauses

RULES = (game_folder("monsterrolle") / "RULES.md").read_text(encoding="utf-8")
WORDS = (game_folder("monsterrolle") / "locales" / "en.ftl").read_text(encoding="utf-8")
DEFINED = {entry.id for entry in read_clauses(RULES)}


def after(state, *texts):
    play(state, *texts)
    return state


def over():
    return after(position(phase="draw", deck="score", points=[[1, 1], [2, 2]]), "draw")


CASES = [
    ("over", "MR-5.4", over, "end"),
    ("fill-first", "MR-2.1", lambda: position(hand="rb ro rg", phase="draw"), "lay rb 1"),
    ("fill-first", "MR-2.1", lambda: position(hand="rb ro rg", phase="draw"), "end"),
    ("hand-full", "MR-2.1", lambda: position(hand="rb"), "draw"),
    ("hand-full", "MR-2.1", lambda: position(hand="rb"), "take"),
    ("not-held", "MR-3.1", lambda: position(hand="rb"), "lay oy 1"),
    ("not-held", "MR-3.1", lambda: position(hand="rb"), "lay rb* 1"),
    ("not-held", "MR-3.1", lambda: position(hand="rb"), "discard tr"),
    ("not-held", "MR-3.1", lambda: position(["", "rb"], hand="tr"), "tear b 2:1"),
    ("not-held", "MR-3.1", lambda: position(hand="rb ro rg ry rp"), "stop 1"),
    ("direction", "MR-1.4", lambda: position(hand="rb", fixed=True), "lay br 1"),
    ("direction", "MR-1.4", lambda: position(hand="rb"), "discard br"),
    ("two-cards", "MR-3.3", lambda: after(position(hand="rb bg"), "lay rb 1", "lay bg 2"), "discard stop"),
    ("two-cards", "MR-3.3", lambda: after(position(hand="rb bg"), "lay rb 1", "discard stop"), "lay bg 2"),
    ("nothing-done", "MR-3.3", lambda: position(hand="rb"), "end"),
    ("after-discard", "MR-7.1", lambda: after(position(hand="rb bg"), "discard gb"), "lay rb 1"),
    ("after-discard", "MR-7.1", lambda: after(position(hand="rb bg"), "discard gb"), "stop 1"),
    ("after-discard", "MR-7.1", lambda: after(position(["", "ro"], "rb tr"), "discard rb"), "tear r 2:1"),
    ("beyond-end", "MR-3.4", lambda: position(["rb"], "bg"), "lay bg 3"),
    ("beyond-end", "MR-3.4", lambda: position(hand="bg"), "lay bg 64"),
    ("protected", "MR-4.2", lambda: position(["rb!"], "rb*"), "lay rb* 1"),
    ("protected", "MR-4.2", lambda: after(position(["rb!"], "rb* bg"), "lay bg 2"), "lay rb* 1"),
    ("joint-append", "MR-3.5", lambda: after(position(["rb"], "bg yo"), "lay bg 2"), "lay yo 3"),
    ("joint", "MR-3.7", lambda: after(position(["rb"], "bg yo"), "lay bg 2"), "lay yo 1"),
    ("joint", "MR-3.7", lambda: after(position(["rb bg", "ro"], "tr yo"), "tear r 2:1"), "lay yo 2"),
    ("joint", "MR-3.7", lambda: after(position(["rg gb"], "yb ry oy"), "lay yb 2"), "lay oy 2"),
    ("joint-open", "MR-3.8", lambda: after(position(["rg gb"], "yb ry"), "lay yb 2"), "end"),
    ("joint-open", "MR-3.8", lambda: after(position(["rg gb"], "yb ry"), "lay yb 2"), "discard ry"),
    ("joint-open", "MR-3.8", lambda: after(position(["rg gb"], "yb ry"), "lay yb 2"), "stop 2"),
    ("joint-open", "MR-3.8", lambda: after(position(["rg gb", "ro"], "yb ry tr"), "lay yb 2"), "tear r 2:1"),
    ("joint-open", "MR-3.8", lambda: after(position(["rg gb"], "yb ry bp"), "lay yb 2"), "lay bp 3"),
    ("no-repair", "MR-3.8", lambda: position(["rg gb"], "oy"), "lay oy 1"),
    ("no-repair", "MR-3.8", lambda: position(["rg gb"], "oy"), "lay oy 3"),
    ("stop-nothing", "MR-4.6", lambda: position(["rg"], "oy"), "stop 1"),
    ("stop-nothing", "MR-4.6", lambda: after(position(["rg", "ro"], "tr"), "tear r 2:1"), "stop 1"),
    ("stop-elsewhere", "MR-4.1", lambda: after(position(["rg"], "gb"), "lay gb 2"), "stop 1"),
    ("tear-own", "MR-4.4", lambda: position(["rg", "ro"], "tr"), "tear r 1:1"),
    ("tear-nothing-yet", "MR-4.4", lambda: position(["rg", ""], "tr"), "tear r 2:1"),
    ("tear-torn", "MR-4.4", lambda: position(["rg", "ro/tr"], "tr"), "tear r 2:1"),
    ("tear-no-paper", "MR-4.4", lambda: position(["rg", "ro"], "tr"), "tear r 2:2"),
    ("tear-no-paper", "MR-4.4", lambda: position(["rg", "ro"], "tr"), "tear r 3:1"),
    ("tear-colour", "MR-4.4", lambda: position(["rg", "oy"], "tr"), "tear r 2:1"),
    ("tear-protected", "MR-4.2", lambda: position(["rg", "ro!"], "tr"), "tear r 2:1"),
]
OTHERS = {"turn", "no-move"}
"""Reasons that need another seat, or an integer that is not a move."""
REASONS = {case[0] for case in CASES} | OTHERS


@pytest.mark.parametrize(("name", "rule", "build", "text"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES])
def test_the_reason_and_its_clause(name, rule, build, text):
    reason = why(build(), text)
    assert (reason.text.key, reason.clause) == (f"mr-why-{name}", rule)


def test_every_reason_is_given_in_some_position():
    assert set(re.findall(r"^mr-why-([\w-]+) =", WORDS, re.MULTILINE)) == REASONS


@pytest.mark.parametrize("seat", [1, 2, -1, SPECTATOR])
def test_the_others_are_told_whose_turn_it_is(seat):
    reason = why(position(hand="rb"), "lay rb 1", seat=seat)
    assert (reason.text.key, reason.clause) == ("mr-why-turn", "MR-1.8")
    assert reason.text.args["who"] == seat_name(0)


@pytest.mark.parametrize("number", [-1, 1, moves.END + 1, 1 << 64, moves.LAY | 200, moves.LAY_TEAR | 7, moves.stop(64)])
def test_a_number_that_is_no_move_is_refused(number):
    reason = GAME.judge(position(hand="rb"), 0, number).reason
    assert reason is not None
    assert (reason.text.key, reason.clause) == ("mr-why-no-move", "MR-3.1")


@pytest.mark.parametrize(
    ("build", "text", "joint"),
    [
        (lambda: position(["rg gb"], "oy"), "lay oy 3", (2, 3, "mr-blue", "mr-orange")),
        (lambda: position(["rg gb"], "oy"), "lay oy 1", (1, 2, "mr-yellow", "mr-green")),
        (lambda: after(position(["rg gb"], "yb ry"), "lay yb 2"), "end", (1, 2, "mr-green", "mr-yellow")),
        (lambda: after(position(["rg gb bp"], "oy gb ro"), "lay oy 2"), "lay ro 1", (2, 3, "mr-yellow", "mr-blue")),
    ],
)
def test_the_reason_shows_the_joint_that_would_not_match(build, text, joint):
    place, following, left, right = joint
    joint_args = {"place": place, "next": following, "left": word(left), "right": word(right)}
    assert why(build(), text).text.args == joint_args


# -- Any move at any time

PAPERS = st.sampled_from([code for code in CARD_CODES.values() if is_paper(code)])
HELD = st.sampled_from([code for text, code in CARD_CODES.items() if text != "score"])
NEAR_OR_FAR = st.one_of(st.integers(0, 12), st.integers(0, moves.PLACES - 1))
WELL_FORMED = st.one_of(
    st.sampled_from([moves.DRAW_CARD, moves.TAKE_CARD, moves.END]),
    st.builds(moves.lay, PAPERS, NEAR_OR_FAR),
    st.builds(moves.stop, NEAR_OR_FAR),
    st.builds(moves.tear, st.integers(0, 5), st.integers(0, 8), NEAR_OR_FAR),
    st.builds(moves.discard, HELD),
)
INTEGERS = st.one_of(st.integers(), st.integers(0, moves.END), st.integers(0, 255).map(moves.LAY.__or__))


@st.composite
def positions(draw):
    options = {"direction": draw(st.sampled_from(["free", "fixed"])), "sheet": draw(st.sampled_from(["six", "four"]))}
    seats, seed, length = draw(st.integers(2, 4)), draw(st.integers(0, 1000)), draw(st.integers(0, 150))
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
        assert not verdict.is_late
        assert verdict.reason.clause in DEFINED
        assert verdict.reason.text.key.removeprefix("mr-why-") in REASONS


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(positions(), st.sampled_from([0, 1, 2, 3, 4, -1, SPECTATOR]), st.lists(INTEGERS, min_size=5, max_size=20))
def test_any_integer_from_anybody_is_judged(state, seat, numbers):
    for number in numbers:
        check_judgement(state, seat, number)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(positions(), st.lists(WELL_FORMED, min_size=10, max_size=30))
def test_any_well_formed_move_is_judged(state, sent):
    for move in sent:
        assert moves.NOTATION.has(move)
        check_judgement(state, state.active, move)
        check_judgement(state, (state.active + 1) % state.table.seats, move)

"""RULES.md section 6: who knows what, and what can be taken back."""

import pytest

from tischlein.core.errors import NotAllowed
from tischlein.core.events import heard_by
from tischlein.core.match import Match, new_header
from tischlein.core.types import SPECTATOR
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.events import Drew, DrewUnseen, Took
from tischlein.games.monsterrolle.state import PLAY
from tischlein.games.monsterrolle.tests.picture import cards, play, position, row
from tischlein.lawbook.clauses import clause

PUBLIC = {"phase", "active", "turn", "gap", "took", "laid", "discarded", "fresh", "discard"}
"""Fields that are the same in view and state: the discard pile, and the progress of the turn."""


def middle_of_a_match():
    """Has covered, torn and protected places, an openly taken card, one scoring, and paper laid in this turn."""
    state = position(
        ["rg/ro og!", "gb gy/tg", "bp"],
        "rg rp rb",
        seats=3,
        hands={1: "gp gb go op stop", 2: "yb yp yg bo tb"},
        discard="... py",
        deck="ob oy",
        phase="draw",
        points=[[3, 2, 1]],
    )
    play(state, "draw", "take", "lay gr 3")
    return state


def match_at(state):
    match = Match(GAME, new_header(GAME, state.table.seats, 0, options=state.table.options))
    match.state = state
    return match


def enter(match, *texts):
    for text in texts:
        match.play(match.state.active, GAME.parse(text), 0)


@clause("MR-6.1")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_view_holds_public_information_and_the_viewers_hand_and_nothing_else(seat):
    state = middle_of_a_match()
    view = GAME.view(state, seat)
    wanted = {name: getattr(state, name) for name in PUBLIC} | {
        "seat": seat,
        "options": state.table.options,
        "monsters": state.table.monsters,
        "hand": b"" if seat == SPECTATOR else state.hands[seat],
        "hand_sizes": (4, 5, 5),
        "known": tuple(state.known),
        "rows": tuple(state.rows),
        "covered": tuple(state.covered),
        "protected": tuple(state.protected),
        "deck_size": len(state.deck),
        "points": (3, 2, 1),
    }
    assert view._asdict() == wanted


@clause("MR-6.1")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_the_hands_of_others_and_the_order_of_the_draw_pile_are_secret(seat):
    one = position(["rg", "gb"], "ry rp rb", hands={1: "gp gb go op stop"}, discard="oy", deck="by tr yp ob gy")
    other = position(["rg", "gb"], "ry rp rb", hands={1: "by tr yp ob gy"}, discard="oy", deck="op go stop gb gp")
    assert one.deck != other.deck
    assert repr(GAME.view(one, seat)) == repr(GAME.view(other, seat))


@clause("MR-6.1")
def test_what_is_drawn_is_told_to_nobody_else():
    state = position(hand="ry rp rb", phase="draw", deck="ob oy")
    sent = play(state, "draw")
    assert heard_by(sent, 0) == [Drew(0, "oy")]
    assert heard_by(sent, 1) == heard_by(sent, SPECTATOR) == [DrewUnseen(0)]


@clause("MR-6.1")
def test_everybody_knows_who_took_which_card_from_the_discard_pile():
    state = position(hand="ry rp rb", phase="draw", deck="ob oy", discard="gb gp")
    sent = play(state, "draw", "take")
    assert all(Took(0, "gp") in heard_by(sent, seat) for seat in (0, 1, SPECTATOR))
    assert all(cards(GAME.view(state, seat).known[0]) == "gp" for seat in (0, 1, SPECTATOR))


@clause("MR-6.1")
def test_everybody_knows_which_scoring_cards_have_been_drawn():
    state = position(["rg"], hand="ry rp rb", phase="draw", deck="ob score")
    play(state, "draw")
    assert GAME.view(state, SPECTATOR).points == GAME.view(state, 1).points == (1, 0)


@clause("MR-6.2")
def test_laid_cards_can_be_taken_back_until_the_turn_is_confirmed():
    before = position(["rg", "ro"], "gb tr bp")
    match = match_at(GAME.copy(before))
    enter(match, "lay gb 2", "tear r 2:1")
    match.undo(0, 0)
    assert [row(match.state, seat) for seat in (0, 1)] == ["rg gb", "ro"]
    enter(match, "stop 2")
    match.undo(0, 0)
    match.undo(0, 0)
    assert match.state == before


@clause("MR-6.2")
def test_a_confirmed_turn_stays():
    match = match_at(position(["rg", "ro"], "gb bp"))
    enter(match, "lay gb 2", "end")
    for seat in (0, 1):
        with pytest.raises(NotAllowed):
            match.undo(seat, 0)


@clause("MR-6.2")
def test_nobody_else_takes_back_a_card():
    match = match_at(position(["rg", "ro"], "gb bp"))
    enter(match, "lay gb 2")
    with pytest.raises(NotAllowed):
        match.undo(1, 0)


@clause("MR-6.2")
@pytest.mark.parametrize("texts", [("draw",), ("draw", "draw"), ("take",), ("draw", "take")])
def test_what_is_drawn_stays_drawn(texts):
    match = match_at(position(hand="ry rp rb", phase="draw", deck="ob oy", discard="gb gp"))
    enter(match, *texts)
    assert not match.can_undo(0)
    with pytest.raises(NotAllowed):
        match.undo(0, 0)


@clause("MR-6.2")
def test_taking_back_ends_where_the_drawing_ended():
    match = match_at(position(hand="ry rp rb", phase="draw", deck="ob oy", discard="gb gp"))
    enter(match, "draw", "take", "lay ry 1")
    match.undo(0, 0)
    assert match.state.phase == PLAY
    assert len(match.state.hands[0]) == 5
    assert not match.can_undo(0)

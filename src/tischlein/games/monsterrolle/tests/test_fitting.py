"""How lays are classified: matching, needing a second card beside them, or one card of the turn covers the other."""

import random
from typing import Any

import pytest

from tischlein.core.types import SPECTATOR
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.bot import rate
from tischlein.games.monsterrolle.moves import END, LAY, verb_of, where_of
from tischlein.games.monsterrolle.state import PLAY
from tischlein.games.monsterrolle.tests.brute import is_joined
from tischlein.games.monsterrolle.tests.picture import legal, play, position, start
from tischlein.games.monsterrolle.tests.wander import wander
from tischlein.lawbook.clauses import clause


def told(state, seat=None):
    shown = GAME.show(GAME.view(state, state.active if seat is None else seat))
    return set(shown.mended_beside), set(shown.covered_itself)


@clause("MR-3.7")
def test_a_misfit_that_a_card_beside_it_can_mend_is_told_apart():
    state = position(["rg gb"], "gy oy")
    assert "lay yo 3" in legal(state)
    assert "lay yo 3" in told(state)[0], "yellow beside blue, until gy lies on place 2"
    assert "lay gy 2" not in told(state)[0] | told(state)[1]


@clause("MR-7.3")
def test_a_misfit_that_can_only_be_covered_is_told_apart():
    state = position(["rg"], "oy gp")
    assert "lay oy 2" in legal(state)
    assert "lay oy 2" in told(state)[1]
    assert "lay gp 2" not in told(state)[1]


@clause("MR-7.3")
def test_a_second_card_over_the_first_is_told_apart():
    state = position(["rg"], "gb gp")
    play(state, "lay gb 2")
    assert "lay gp 2" in legal(state)
    assert told(state) == (set(), {"lay gp 2"})


def test_nobody_else_is_told_anything():
    state = position(["rg"], "oy gp")
    assert told(state, 1) == told(state, SPECTATOR) == (set(), set())


def by_trying(state):
    """The same three kinds, found by trying out moves."""
    fits, beside, itself = set(), set(), set()
    for move in GAME.legal(state, state.active):
        if verb_of(move) != LAY:
            continue
        then = GAME.copy(state)
        GAME.apply(then, state.active, move, 0)
        after = GAME.legal(then, state.active)
        text = GAME.format(move)
        if state.laid and where_of(move) == state.fresh:
            itself.add(text)
        elif END in after:
            fits.add(text)
        elif any(where_of(second) != where_of(move) for second in after):
            beside.add(text)
        else:
            itself.add(text)
    return fits, beside, itself


@pytest.mark.parametrize("direction", ["free", "fixed"])
@pytest.mark.parametrize("sheet", ["six", "four"])
def test_what_is_told_is_what_trying_out_finds(sheet, direction):
    seen = [0, 0, 0]
    for seed in range(4):
        for state in wander(3, seed, sheet=sheet, direction=direction):
            if state.phase != PLAY:
                assert told(state) == (set(), set())
                continue
            fits, beside, itself = by_trying(state)
            assert told(state) == (beside, itself), GAME.dump(state)
            for at, kind in enumerate((fits, beside, itself)):
                seen[at] += len(kind)
    assert min(seen) > 80, "the sample must hold every kind"


def test_what_glows_as_fitting_always_matches():
    """In greedy matches of three, all lays that are in neither of the two other kinds match."""
    glowing = wrong = 0
    for seed in range(8):
        state, dice = start(3, seed), random.Random(seed)
        while moves := GAME.legal(state, state.active):
            seat = state.active
            if state.phase == PLAY and state.laid + state.discarded == 0 and state.rows[seat]:
                beside, itself = told(state)
                for text in legal(state) - beside - itself:
                    if text.startswith("lay "):
                        glowing += 1
                        after = GAME.copy(state)
                        GAME.apply(after, seat, GAME.parse(text), 0)
                        data: dict[str, Any] = GAME.dump(after)
                        wrong += not is_joined(data["rows"][seat])
            rates = rate(GAME.view(state, seat), moves)
            best = [move for move, worth in zip(moves, rates, strict=True) if worth == max(rates)]
            GAME.apply(state, seat, dice.choice(best), 0)
    assert glowing > 1000
    assert wrong == 0

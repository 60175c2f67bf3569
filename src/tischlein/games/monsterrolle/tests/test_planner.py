"""The planner: all outcomes of a turn and no others, features that mean what they say, and no look at hidden cards."""

import random
from collections import Counter

import pytest

from tischlein.bots.roster import level_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.core.planning import Plan, Values, dot
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.bot import planner
from tischlein.games.monsterrolle.bot.features import COMING, Scene
from tischlein.games.monsterrolle.bot.rating import Rating
from tischlein.games.monsterrolle.bot.turns import Outcome, Turns
from tischlein.games.monsterrolle.moves import (
    DISCARD,
    DRAW_CARD,
    END,
    LAY_TEAR,
    PLACES,
    TAKE_CARD,
    card_of,
    tear,
    verb_of,
    where_of,
)
from tischlein.games.monsterrolle.state import DRAW, PLAY
from tischlein.games.monsterrolle.tests.oracle import permuted
from tischlein.games.monsterrolle.tests.wander import wander

TABLES = [(2, "six", "free"), (3, "four", "free"), (4, "six", "fixed"), (2, "four", "fixed")]


def some_values(seed=5):
    """Weights of any size: only that they differ matters."""
    dice = random.Random(seed)
    return Values([dice.uniform(-1, 1) for _ in planner.FEATURES], 8.0, 1.0)


def outcomes_by_the_rules(state, seat):
    """Every position in which the turn could be confirmed, found by making all legal moves."""
    ends, waiting = set(), [GAME.copy(state)]
    while waiting:
        here = waiting.pop()
        for move in GAME.legal(here, seat):
            if move == END:
                ends.add((tuple(here.rows), here.protected[seat], here.hands[seat], here.discard))
            else:
                then = GAME.copy(here)
                GAME.apply(then, seat, move, 0)
                waiting.append(then)
    return ends


def planned_outcomes(state, seat):
    view = GAME.view(state, seat)
    scene = Scene(view)
    turns = Turns(seat, scene.rivals, view.protected, scene.ways, is_fixed=scene.is_fixed)
    start = Outcome(list(view.rows), view.protected[seat], view.hand, b"", ())
    turns.explore(start, view.laid, view.discarded, view.fresh)
    return turns.found


def positions(seats, sheet, direction, seeds, share):
    """Copies of some positions of random matches in which a seat plays."""
    dice = random.Random(seats)
    for seed in seeds:
        for state in wander(seats, seed, sheet=sheet, direction=direction):
            if state.phase == PLAY and dice.random() < share:
                yield GAME.copy(state)


@pytest.mark.parametrize(("seats", "sheet", "direction"), TABLES)
def test_the_planner_finds_every_outcome_once_and_no_other(seats, sheet, direction):
    seen: Counter[str] = Counter()
    for state in positions(seats, sheet, direction, range(2), 0.2):
        seat = state.active
        found = planned_outcomes(state, seat)
        keys = [(tuple(end.rows), end.protected, end.hand, state.discard + end.discard) for end in found]
        assert len(set(keys)) == len(keys)
        assert set(keys) == outcomes_by_the_rules(state, seat)
        seen["whole turns"] += not state.laid and not state.discarded
        seen["half turns"] += state.laid + state.discarded == 1
        seen["outcomes"] += len(keys)
    assert seen["whole turns"] >= 4
    assert seen["half turns"] >= 4
    assert seen["outcomes"] >= 500


def is_last_turn(view):
    scene = Scene(view)
    return scene.left == 1 and scene.times[COMING] == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_turn_before_a_certain_end_is_rated_exactly(seats):
    """If the last scoring card is the next one, the margin is what the rows show then."""
    seen = 0
    for seed in range(6):
        for state in wander(seats, seed):
            view = GAME.view(state, state.active)
            if state.phase != PLAY or not is_last_turn(view) or Scene(view).times[0] < 1.0:
                continue
            plan = planner.plans(view, GAME.legal(state, state.active), some_values(), 1)[0]
            then, seat = GAME.copy(state), state.active
            for move in plan.moves:
                GAME.apply(then, seat, move, 0)
            while (result := GAME.result(then)) is None:
                GAME.apply(then, then.active, GAME.legal(then, then.active)[0], 0)
            scores = result.scores
            assert plan.value == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
            seen += 1
    assert seen


@pytest.mark.parametrize(("seats", "sheet", "direction"), TABLES)
def test_plans_are_legal_and_lead_where_they_say(seats, sheet, direction):
    """The value of a plan is that of the features of the position that it leads to."""
    values = some_values()
    for state in positions(seats, sheet, direction, range(2, 4), 0.08):
        seat = state.active
        view = GAME.view(state, seat)
        found = planner.plans(view, GAME.legal(state, seat), values, 5)
        assert 1 <= len(found) <= 5
        assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
        for plan in found:
            then = GAME.copy(state)
            for move in plan.moves[:-1]:
                assert move in GAME.legal(then, seat)
                GAME.apply(then, seat, move, 0)
            assert END in GAME.legal(then, seat)
            if not is_last_turn(view):
                assert dot(values.weights, planner.features(GAME.view(then, seat))) == pytest.approx(plan.value)


def test_any_width_but_one_rates_all_outcomes():
    """So a wider look would choose the same; it only hands more plans on, which `hard` plays out."""
    values, drawn = some_values(), 0
    for number, state in enumerate(wander(4, 7)):
        legal = GAME.legal(state, state.active)
        if number % 5 == 0 and legal:
            view = GAME.view(state, state.active)
            narrow, wide = (planner.plans(view, legal, values, width) for width in (2, 40))
            assert narrow == wide[:2]
            drawn += state.phase == DRAW and len(narrow) == 2
    assert drawn


@pytest.mark.parametrize(("seats", "sheet", "direction"), TABLES)
def test_what_is_hidden_changes_no_plan(seats, sheet, direction):
    values = some_values()
    for number, state in enumerate(wander(seats, 7, sheet=sheet, direction=direction)):
        legal = GAME.legal(state, state.active)
        if number % 9 or not legal:
            continue
        seat = state.active
        plans = planner.plans(GAME.view(state, seat), legal, values, 3)
        other = permuted(state, seat, number)
        assert planner.plans(GAME.view(other, seat), GAME.legal(other, seat), values, 3) == plans


@pytest.mark.parametrize("level", sorted({*level_names()} - {"random"}))
def test_what_is_hidden_changes_nothing_that_a_level_plays(level):
    """The random bot is given no view at all."""
    asked = 0
    for number, state in enumerate(wander(3, seed=8)):
        seat, legal = state.active, GAME.legal(state, state.active)
        if number % 9 or len(legal) < 2:
            continue
        worlds = [state, permuted(state, seat, number)]
        first, second = (seated(GAME, seat_bot(level, "monsterrolle", number))(world, seat, legal) for world in worlds)
        assert first == second
        asked += 1
    assert asked > 5


def moved_on(view, chairs):
    """The same position, with everybody so many chairs further clockwise."""
    count = view.seats

    def turned(by_seat):
        return tuple(by_seat[(seat - chairs) % count] for seat in range(count))

    scorings = [view.points[first : first + count] for first in range(0, len(view.points), count)]
    own = (view.seat + chairs) % count
    assert view.active == view.seat
    return view._replace(
        seat=own,
        active=own,
        monsters=turned(view.monsters),
        hand_sizes=turned(view.hand_sizes),
        known=turned(view.known),
        rows=turned(view.rows),
        covered=turned(view.covered),
        protected=turned(view.protected),
        points=tuple(points for scoring in scorings for points in turned(scoring)),
    )


def aimed_further(plan, chairs, seats):
    """The same plan against whoever sits so many chairs further."""

    def aimed(move):
        if verb_of(move) != LAY_TEAR:
            return move
        victim, place = divmod(where_of(move), PLACES)
        return tear(card_of(move), (victim + chairs) % seats, place)

    return Plan(plan.value, tuple(map(aimed, plan.moves)))


@pytest.mark.parametrize("seats", [3, 4])
def test_no_chair_is_better_than_another(seats):
    """Of level rivals, and of tears that are worth the same, the next to play comes first, wherever they sit."""
    values, torn = some_values(), 0
    for state in wander(seats, seed=9):
        legal = GAME.legal(state, state.active)
        if not legal:
            continue
        view = GAME.view(state, state.active)
        found = planner.plans(view, legal, values, 10_000)
        torn += any(verb_of(move) == LAY_TEAR for plan in found for move in plan.moves)
        for chairs in range(1, seats):
            expected = [aimed_further(plan, chairs, seats) for plan in found]
            further = sorted(move for plan in expected for move in plan.moves[:1])
            assert planner.plans(moved_on(view, chairs), further, values, 10_000) == expected
    assert torn > 20


@pytest.mark.pure
def test_it_draws_even_when_only_the_last_scoring_card_is_left(monkeypatch):
    """Then no card is unseen, and there is nothing to take the mean of."""
    state = next(state for state in wander(2, seed=3) if state.phase == DRAW and len(state.hands[state.active]) == 4)
    view = GAME.view(state, state.active)
    scene = Scene(view)
    monkeypatch.setattr(scene, "unseen", [])
    found = planner._draws(view, scene, Rating(scene, [0.0] * len(planner.FEATURES)), 6)
    assert sorted(plan.moves[0] for plan in found) == GAME.legal(state, state.active)


def test_of_two_missing_cards_the_first_comes_from_the_draw_pile():
    """MR-2.2: after it the discard can still be taken, so nothing is given up."""
    seen = 0
    for state in wander(2, seed=3):
        if state.phase == DRAW and len(state.hands[state.active]) == 3:
            legal = GAME.legal(state, state.active)
            assert legal == [DRAW_CARD, TAKE_CARD]
            found = planner.plans(GAME.view(state, state.active), legal, some_values(), 5)
            assert [plan.moves for plan in found] == [(DRAW_CARD,)]
            then = GAME.copy(state)
            GAME.apply(then, state.active, DRAW_CARD, 0)
            seen += then.phase == DRAW and GAME.legal(then, then.active) == legal
    assert seen > 3


@pytest.mark.parametrize(("seats", "sheet", "direction"), TABLES)
def test_nobody_takes_a_card_to_throw_it_back(seats, sheet, direction):
    """It would only pass the turn, and looks silly."""
    taken = 0
    for state in wander(seats, seed=5, sheet=sheet, direction=direction):
        if state.phase == PLAY and state.took:
            known = state.known[state.active]
            if not set(state.hands[state.active]) <= set(known):  # otherwise there may be nothing else to discard
                found = planner.plans(GAME.view(state, state.active), [END], some_values(), 400)
                thrown = {card_of(move) for plan in found for move in plan.moves if verb_of(move) == DISCARD}
                assert not thrown & set(known)
                taken += 1
    assert taken > 3

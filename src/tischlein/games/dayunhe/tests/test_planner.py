"""The planner: its exact parts against brute force, its parts through the real rules, and what it must not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest

from tischlein.bots.roster import offered_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.bots.values import find_values
from tischlein.core.options import complete_options
from tischlein.core.planning import Values, dot
from tischlein.core.states import replaced
from tischlein.core.types import Seat
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.bot import features, planner, siblings
from tischlein.games.dayunhe.bot.begun import begun_moves, unbegun
from tischlein.games.dayunhe.bot.builds import Lie
from tischlein.games.dayunhe.bot.features import FEATURES, value
from tischlein.games.dayunhe.bot.rebuilds import rebuild_parts
from tischlein.games.dayunhe.bot.specials import special_parts
from tischlein.games.dayunhe.bot.steering import is_decided, margin, played_out, settle_uprisings, steerings
from tischlein.games.dayunhe.bot.turns import Effort, search
from tischlein.games.dayunhe.data import CARD_CALM, CARD_DENOUNCE, CARD_INTRIGUE, UNREST
from tischlein.games.dayunhe.moves import END, RAISE, REBUILD, REFORM, SPY, SUPPLY, SWAP, argument_of, verb_of
from tischlein.games.dayunhe.state import ACTING, OVER, SAILING, State, copy
from tischlein.games.dayunhe.tests import oracle
from tischlein.games.dayunhe.view import determinize

EVERYTHING = Effort(99, 9999, 9999, 99)


def values_for(seats: int) -> Values:
    return find_values("dayunhe", seats, complete_options(GAME.info, seats, {}))


def positions(seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Every decision of a match in which all moves are random, so that odd positions come about."""
    dice = Random(seed)
    state = GAME.setup(complete_options(GAME.info, seats, {}), seats, seed)
    while mask := GAME.to_act(state):
        seat = mask.bit_length() - 1
        yield state, seat
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and legal[-1] == END and dice.random() < 0.9:
            legal = legal[:-1]
        GAME.apply(state, seat, legal[dice.randrange(len(legal))], 0)


def ends(state: State) -> Iterator[State]:
    """Every way in which the ship's move can end."""
    if state.step != SAILING:
        settle_uprisings(state)
        yield state
        return
    for move in GAME.legal(state, state.active):
        after = copy(state)
        GAME.apply(after, state.active, move, 0)
        yield from ends(after)


def worth(state: State, seat: Seat, weights: list[float]) -> float:
    return margin(state, seat) if state.step == OVER else value(state, seat, weights)


@pytest.mark.parametrize("seats", [2, 4])
def test_dy_6_4_steering_is_as_good_as_the_best_of_all_ways(seats: int) -> None:
    weights, checked = values_for(seats).weights, 0
    for state, seat in positions(seats, 11):
        if state.step == SAILING:
            best, choices = steerings(state, weights)[0]
            assert best == max(worth(end, seat, weights) for end in ends(copy(state)))
            assert choices[0] in GAME.legal(state, seat)
            checked += 1
    assert checked > 3


def sequences(state: State, seat: Seat) -> Iterator[State]:
    """Every position in which the seat could end its turn, without draws."""
    if state.step == ACTING:
        yield state
    for move in GAME.legal(state, seat):
        if move != END and verb_of(move) != SUPPLY:
            after = copy(state)
            GAME.apply(after, seat, move, 0)
            yield from sequences(after, seat)


def best_by_force(state: State, seat: Seat, weights: list[float]) -> float:
    """The seat plays on in every way; then whoever steers does what is best for them, and the match ends."""
    best = -1e9
    for stop in sequences(state, seat):
        over = copy(stop)
        GAME.apply(over, seat, END, 0)
        steerer = over.active
        finals = list(ends(over))
        chosen = max(worth(end, steerer, weights) for end in finals)
        best = max(best, *(worth(end, seat, weights) for end in finals if worth(end, steerer, weights) == chosen))
    return best


def decided(seats: int, builds: int) -> Iterator[tuple[State, Seat]]:
    """Turns with which the last round ends, with so many builds left and no third part."""
    for seed in range(40):
        for state, seat in positions(seats, seed):
            if state.step == ACTING and is_decided(state, seat) and state.warehouses[seat]:
                small = copy(state)
                small.builds = builds
                small.may_rebuild = small.may_special = False
                yield small, seat
                break


def test_dy_8_2_a_last_turn_is_played_as_well_as_any_sequence_of_moves() -> None:
    weights, cases = values_for(2).weights, list(islice(decided(2, 1), 3))
    assert len(cases) == 3
    for state, seat in cases:
        found = search(state, seat, weights, EVERYTHING)[0]
        # Of tiles with the same line the one of the highest value is built, which is never worse at the end.
        assert found.value == best_by_force(state, seat, weights)
        assert found.value == played_out(found.state, seat, weights)


def test_dy_4_7_every_rebuild_that_is_planned_is_legal_step_by_step() -> None:
    verbs: set[int] = set()
    for seats in (2, 5):
        for state, seat in positions(seats, 5):
            if state.step != ACTING or not state.may_rebuild:
                continue
            for part in rebuild_parts(Lie(state, seat), 60):
                trial = copy(state)
                for move in part:
                    assert move in GAME.legal(trial, seat), GAME.format(move)
                    GAME.apply(trial, seat, move, 0)
                assert trial.step == ACTING
                verbs.add(verb_of(part[1]))
                assert verb_of(part[0]) == REBUILD
    assert SWAP in verbs
    assert len(verbs) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [3, 24])
def test_all_moves_of_a_plan_are_legal_in_every_decision(seats: int, width: int) -> None:
    values, dice = values_for(seats), Random(seats)
    for state, seat in positions(seats, 20 + seats):
        legal = GAME.legal(state, seat)
        if len(legal) < 2 or dice.random() < 0.7 + width / 90:
            continue
        found = planner.plans(GAME.view(state, seat), legal, values, width)
        assert 1 <= len(found) <= width
        assert found == sorted(found, key=lambda plan: -plan.value)
        for plan in found[:3]:
            trial = copy(state)
            for move in plan.moves:
                assert move in GAME.legal(trial, seat), GAME.format(move)
                GAME.apply(trial, seat, move, 0)


def test_a_begun_part_is_finished_as_it_was_planned() -> None:
    values = values_for(2)
    state = GAME.setup(complete_options(GAME.info, 2, {}), 2, 3)
    finished = 0
    while mask := GAME.to_act(state):
        seat = mask.bit_length() - 1
        legal = GAME.legal(state, seat)
        plan = planner.plans(GAME.view(state, seat), legal, values, 4)[0]
        if state.begun:
            assert planner.plans(GAME.view(unbegun(state), seat), [], values, 4)[0].moves[
                : len(begun_moves(state))
            ] == (tuple(begun_moves(state)))
            finished += 1
        GAME.apply(state, seat, plan.moves[0], 0)
    assert finished > 10


@pytest.mark.parametrize("width", [4, 24])
def test_dy_2_10_hidden_tiles_and_cards_change_no_choice(width: int) -> None:
    values, dice = values_for(3), Random(1)
    for state, seat in positions(3, 8):
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and dice.random() < 0.6 / width:
            here = planner.plans(GAME.view(state, seat), legal, values, width)
            other = oracle.permuted(state, seat, 99)
            assert here == planner.plans(GAME.view(other, seat), legal, values, width)


@pytest.mark.parametrize(
    ("level", "seats"),
    [*((level, 3) for level in offered_names()), ("hard", 2)],  # with two seats hard plays plans out
)
def test_dy_2_10_no_level_chooses_by_what_is_hidden(level: str, seats: int) -> None:
    dice, asked = Random(3), 0
    for state, seat in positions(seats, 8):
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and dice.random() < 0.04:
            worlds = [state, *(oracle.permuted(state, seat, seed) for seed in (7, 8))]
            assert len({seated(GAME, seat_bot(level, "dayunhe", 1))(world, seat, legal) for world in worlds}) == 1
            asked += 1
    assert asked > 5


def test_dy_2_10_nothing_that_is_guessed_changes_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The narrow planner plans on one guessed deal, of which it must use public parts only."""
    values, dice = values_for(3), Random(2)
    for state, seat in positions(3, 9):
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and dice.random() < 0.15:
            view = GAME.view(state, seat)
            here = planner.plans(view, legal, values, 4)
            with monkeypatch.context() as other:
                other.setattr(planner, "determinize", lambda view, seed: determinize(view, seed + 12345))
                planner.forget()
                assert planner.plans(view, legal, values, 4) == here


@pytest.mark.parametrize("card", [CARD_INTRIGUE, CARD_DENOUNCE, CARD_CALM])
def test_of_level_seats_those_who_play_next_are_looked_at(card: int) -> None:
    """If not all can be: by number, the last seat would never be a target, wherever the others sit."""
    state = GAME.setup(complete_options(GAME.info, 5, {}), 5, 1)
    state.walls = (2,) * 5
    state.warehouses = [bytes((UNREST, UNREST))] * 5
    for seat in range(5):
        state.cards = replaced(state.cards, seat, card)
        found = [argument_of(part[0]) for part in special_parts(Lie(state, seat), 3)]
        first = 0 if card == CARD_CALM else 1
        assert found == [(seat + step) % 5 for step in range(first, first + 3)]


def test_a_turn_with_nothing_to_gain_is_ended_without_fuss() -> None:
    """Ties are broken by sense: doing nothing comes before moves that change nothing of value."""
    state = GAME.setup(complete_options(GAME.info, 2, {}), 2, 1)
    while state.step != ACTING:
        GAME.apply(state, state.active, GAME.legal(state, state.active)[0], 0)
    seat = state.active
    state.supplies = state.builds = 0
    state.may_rebuild = False
    nothing = Values([0.0] * len(FEATURES), 1.0, 1.0)
    assert RAISE in GAME.legal(state, seat)
    assert planner.plans(GAME.view(state, seat), GAME.legal(state, seat), nothing, 4)[0].moves == (END,)


def test_features_add_up_to_the_value_of_a_position_with_one_rival() -> None:
    values = values_for(2)
    for state, seat in positions(2, 4):
        if state.step == ACTING:
            found = planner.features(GAME.view(state, seat))
            assert len(found) == len(FEATURES)
            total = sum(weight * number for weight, number in zip(values.weights, found, strict=True))
            assert total == pytest.approx(value(state, seat, values.weights))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_training_sees_of_a_plan_adds_up_to_its_value(seats: int) -> None:
    """Also with several rivals, and with what a position does not show: rebuilds, spying, reforms."""
    weights, made = values_for(seats).weights[:], set()
    weights[features.REBUILD] = 9.0  # so that rebuilds are among the best plans
    values = Values(weights, 1.0, 1.0)
    for state, seat in chain(positions(seats, 7), positions(seats, 8), positions(seats, 9)):
        legal = GAME.legal(state, seat)
        if len(legal) == 1 or state.step != ACTING:
            continue
        view = GAME.view(state, seat)
        for plan in planner.plans(view, legal, values, 6):
            seen = siblings.seen_after(view, plan, values)
            if seen is not None:
                assert dot(weights, seen) == pytest.approx(plan.value)
                made |= {verb_of(move) for move in plan.moves}
            else:
                assert plan.moves[-1] != END or is_decided(state, seat)
    assert {REBUILD, SPY, REFORM} <= made

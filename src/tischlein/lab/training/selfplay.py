"""Matches to learn from: who could have done what, what was seen after each turn, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tischlein.bots.planned import WIDTH
from tischlein.bots.reaction import LAB_PACE
from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import Chooser, seated
from tischlein.core.game import Result
from tischlein.core.planning import Plan, Values
from tischlein.core.registry import has_race, levels_part, live_part
from tischlein.core.rng import derive
from tischlein.core.types import Millis, Move, Seat
from tischlein.lab.arena import Race
from tischlein.lab.training.course import Course

TRIED: Final = 0.15
"""How often another of the best plans is tried: what is never done is never learnt."""
ALTERNATIVES: Final = 6

AfterTurn = Callable[[Any, Seat], None]
"""Told a state and the seat that has just finished what it had to do in it."""


def margin(result: Result, seat: Seat) -> int:
    """The points of a seat less those of its best rival."""
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(rivals, default=0)


def win_share(result: Result, seat: Seat) -> float:
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def cut_margin(result: Result, seat: Seat, cut: int) -> float:
    """The margin, but not more than `cut` points to either side: with several rivals a victory is what counts."""
    whole = float(margin(result, seat))
    return max(-float(cut), min(float(cut), whole)) if cut else whole


def learning_seats(course: Course, values: Values | None, seed: int) -> list[Seat]:
    """Whose play is learnt from. In mixed company one to all seats, equally often; the others are the yardstick's."""
    seats = course.seats
    if values is None or course.rivals == "own":
        return list(range(seats))
    dice = Random(derive(seed, 4))
    return sorted(dice.sample(range(seats), dice.randint(1, seats)))


def learners(course: Course, values: Values | None, seed: int) -> list[Chooser]:
    """One for each seat: plays by these weights and tries out other plans; without weights the yardstick."""
    rules, planner = course.rules, course.planner
    yardsticks = [
        seated(rules, seat_bot("classic", course.game, derive(seed, 1, seat))) for seat in range(course.seats)
    ]
    if values is None:
        return yardsticks
    dice = Random(derive(seed, 2))

    def choose(state: Any, seat: Seat, legal: Sequence[Move]) -> Move:
        tries = dice.random() < TRIED
        plans = planner.plans(rules.view(state, seat), legal, values, ALTERNATIVES if tries else WIDTH)
        worth_trying = _worth_trying(course.game, plans, legal)[:ALTERNATIVES] if tries else plans[:1]
        return worth_trying[dice.randrange(len(worth_trying))].moves[0]

    learning = learning_seats(course, values, seed)
    return [choose if seat in learning else yardstick for seat, yardstick in enumerate(yardsticks)]


def _worth_trying(game: str, plans: list[Plan], legal: Sequence[Move]) -> list[Plan]:
    """Whether to call is not a matter of taste: a call is right or wrong, and nothing is learnt from wrong ones."""
    is_call, levels = live_part(game).is_call, levels_part(game)
    if is_call(plans[0].moves[0]) or (levels is not None and levels.is_decided(legal)):
        return plans[:1]
    return [plan for plan in plans if not is_call(plan.moves[0])]


def played(course: Course, choosers: Sequence[Chooser], state: Any, after_turn: AfterTurn, seed: int) -> Result:
    """Plays a match to its end. In a race everybody reacts alike, as the seed has it."""
    if has_race(course.game):
        _race(course, choosers, state, after_turn, seed)
    else:
        _play_in_turn(course, choosers, state, after_turn)
    result = course.rules.result(state)
    assert result is not None
    return result


def _play_in_turn(course: Course, choosers: Sequence[Chooser], state: Any, after_turn: AfterTurn) -> None:
    """A turn is over when the match gets longer or another seat is to act."""
    rules = course.rules
    last, length = -1, rules.length(state)
    while mask := rules.to_act(state):
        seat = (mask & -mask).bit_length() - 1
        if last >= 0 and (seat != last or rules.length(state) != length):
            after_turn(state, last)
        last, length = seat, rules.length(state)
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[0] if len(legal) == 1 else choosers[seat](state, seat, legal), 0)


def _race(course: Course, choosers: Sequence[Chooser], state: Any, after_turn: AfterTurn, seed: int) -> None:
    """A turn is over when the match gets longer; it is that of the seat which is awaited when it begins."""
    rules, live = course.rules, live_part(course.game)
    turn_of = live.awaited(state, rules.to_act(state)).bit_length() - 1

    def apply(state: Any, seat: Seat, move: Move, at: Millis) -> None:
        nonlocal turn_of
        length = rules.length(state)
        rules.apply(state, seat, move, at)
        if rules.length(state) != length:
            after_turn(state, turn_of)
            turn_of = live.awaited(state, rules.to_act(state)).bit_length() - 1

    Race(rules, live, [LAB_PACE] * course.seats, list(choosers), seed).play(state, apply)

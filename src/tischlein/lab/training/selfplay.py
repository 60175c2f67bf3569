"""Matches to learn from: who could have done what, what was seen after each turn, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tischlein.bots.planned import WIDTH
from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import Chooser, seated
from tischlein.core.game import Result
from tischlein.core.planning import Values
from tischlein.core.rng import derive
from tischlein.core.types import Move, Seat
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


def learners(course: Course, values: Values | None, seed: int) -> list[Chooser]:
    """One for each seat: plays by these weights and tries out other plans; without weights the yardstick."""
    rules, planner = course.rules, course.planner
    if values is None:
        return [seated(rules, seat_bot("classic", course.game, derive(seed, 1, seat))) for seat in range(course.seats)]
    dice = Random(derive(seed, 2))

    def choose(state: Any, seat: Seat, legal: Sequence[Move]) -> Move:
        tries = dice.random() < TRIED
        plans = planner.plans(rules.view(state, seat), legal, values, ALTERNATIVES if tries else WIDTH)
        return plans[dice.randrange(min(ALTERNATIVES, len(plans))) if tries else 0].moves[0]

    return [choose] * course.seats


def played(course: Course, choosers: Sequence[Chooser], state: Any, after_turn: AfterTurn) -> Result:
    """Plays a match to its end. A turn is over when the match gets longer or another seat is to act."""
    rules = course.rules
    last, length = -1, rules.length(state)
    while mask := rules.to_act(state):
        seat = (mask & -mask).bit_length() - 1
        if last >= 0 and (seat != last or rules.length(state) != length):
            after_turn(state, last)
        last, length = seat, rules.length(state)
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[0] if len(legal) == 1 else choosers[seat](state, seat, legal), 0)
    result = rules.result(state)
    assert result is not None
    return result

"""Levels that spare people: `kind` harms nobody, and `easy` does so once in a turn, and not in two rounds in a row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import Chooser, seated
from tischlein.core.options import complete_options
from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.bot import is_harsh, is_unkind
from tischlein.games.dayunhe.data import KIND, OWNER, UNREST
from tischlein.games.dayunhe.moves import AT, DENOUNCE, DESTROY, END, INTRIGUE, SWAP, TEA, TURN, verb_of
from tischlein.games.dayunhe.state import State, copy, region_of


def foreign_unrest(state: State, seat: Seat) -> int:
    """Unrest in the regions of others."""
    table = state.table
    others = [fields for region, fields in enumerate(table.chart.region_fields) if region != region_of(table, seat)]
    return sum(state.board[field] >> KIND & 31 == UNREST for fields in others for field in fields)


def foreign_canals(state: State, seat: Seat) -> set[tuple[int, int]]:
    """Where canals of others lie, and how."""
    canals = ((field, code) for field, code in enumerate(state.board) if code and code >> KIND & 31 != UNREST)
    return {(field, code) for field, code in canals if code >> OWNER != seat}


def is_harm(before: State, seat: Seat, move: Move, after: State) -> bool:
    """By what it does: an attack, canals of others that lie otherwise, or more unrest in other regions.

    Uprisings spread unrest too, but by the rules.
    """
    if verb_of(move) in (AT, TURN, SWAP):
        is_spoilt = foreign_canals(after, seat) != foreign_canals(before, seat)
        return is_spoilt or foreign_unrest(after, seat) > foreign_unrest(before, seat)
    return verb_of(move) in (DESTROY, TEA, INTRIGUE, DENOUNCE)


def harms(choosers: list[Chooser], seed: int) -> Iterator[tuple[int, Seat]]:
    """In which round, and by whom."""
    seats = len(choosers)
    state = GAME.setup(complete_options(GAME.info, seats, {}), seats, seed)
    while GAME.to_act(state):
        seat, before = state.active, copy(state)
        move = choosers[seat](state, seat, GAME.legal(state, seat))
        GAME.apply(state, seat, move, 0)
        if is_harm(before, seat, move, state):
            yield before.round, seat


def players(level: str, seats: int, seed: int) -> list[Chooser]:
    return [seated(GAME, seat_bot(level, "dayunhe", seed + seat)) for seat in range(seats)]


def as_harmful_as_allowed(seed: int) -> Chooser:
    """Harms whenever it may, and is random else."""
    dice = Random(seed)

    def choose(state: State, seat: Seat, legal: list[Move]) -> Move:
        view = GAME.view(state, seat)
        gentle = [move for move in legal if not is_unkind(view, move)]
        harmful = [move for move in legal if is_unkind(view, move) and not is_harsh(view, move)]
        return dice.choice(harmful or [move for move in gentle if move != END] or gentle or legal)

    return choose


@pytest.mark.parametrize("seats", [2, 4])
def test_the_kind_bot_harms_nobody_where_others_do(seats: int) -> None:
    for seed in range(2):
        assert list(harms(players("kind", seats, seed), seed)) == []
    assert next(harms(players("medium", seats, 1), 1), None) is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_beginner_may_harm_is_once_in_a_turn_and_not_in_two_rounds_in_a_row(seats: int) -> None:
    found = 0
    for seed in range(12):
        done = list(harms([as_harmful_as_allowed(seed) for _ in range(seats)], seed))
        for seat in range(seats):
            rounds = [number for number, by in done if by == seat]
            assert all(later - earlier >= 2 for earlier, later in pairwise(rounds))
        found += len(done)
    assert found > 20


def test_an_easy_bot_keeps_to_it_and_harms_somebody_now_and_then() -> None:
    done = [(seed, number, seat) for seed in range(4) for number, seat in harms(players("easy", 2, seed), seed)]
    assert all(number % 2 == 0 for _, number, _ in done)
    assert len(done) > 2

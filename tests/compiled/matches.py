"""Digests of matches between bots, to be equal in pure and in compiled Python. Run as a program it prints them.

    python -m tests.compiled.matches '[["monsterrolle", ["random", "hard"], 7], ...]' MOVES

One match for each table: through the gate of the rules for so many moves at most, and as simulations play it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tischlein.bots.roster import level_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.core.match import Match, new_header
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, measure_part
from tischlein.core.rng import GAMMA, MASK, derive, shuffle
from tischlein.core.types import seats_in
from tischlein.lab.arena import play_match
from tischlein.lawbook.laws import Dice

BOTS: Final = tuple(level_names())
STEP: Final = 100
"""Milliseconds between moves. With one a window of Click! stays open for thousands of moves, and no match ends."""


class Table(NamedTuple):
    game: str
    bots: Sequence[str]
    """By seat."""
    seed: int


def tables(game: str, seats: int, bots: Sequence[str], each: int) -> list[Table]:
    """Tables at which each bot sits that often, in company that changes: as many decisions of each, fewer matches."""
    found = []
    for number in range(-(-each * len(bots) // seats)):
        first = number * seats + number // len(bots)
        found.append(Table(game, [bots[(first + seat) % len(bots)] for seat in range(seats)], number))
    return found


def tables_of_all_sizes(game: str, bots: Sequence[str], each: int) -> list[Table]:
    return [table for seats in seat_counts(game) for table in tables(game, seats, bots, each)]


def seat_counts(game: str) -> range:
    info = find_game(game).info
    return range(info.min_seats, info.max_seats + 1)


def whole(table: Table, moves: int) -> str:
    """A match through the gate of the rules, with its log and its position."""
    game, seats = find_game(table.game), len(table.bots)
    match, dice = Match(game, new_header(game, seats, table.seed)), Dice(table.seed)
    choosers = [seated(game, seat_bot(bot, table.game, table.seed + seat)) for seat, bot in enumerate(table.bots)]
    while (awaited := seats_in(match.to_act)) and len(match.entries) < moves:
        seat = awaited[dice.below(len(awaited))]
        match.play(seat, choosers[seat](match.state, seat, list(match.legal(seat))), len(match.entries) * STEP)
    return match.digest()


class Recorded:
    """What a game measures, and every move of the match."""

    def __init__(self, game_id: str) -> None:
        self._measure = measure_part(game_id)

    def watch(self, state: Any) -> Recorded:
        self._watch = self._measure and self._measure.watch(state)
        self._moves: list[tuple[int, int]] = []
        return self

    def before(self, state: Any, seat: int, move: int) -> None:
        self._moves.append((seat, move))
        if self._watch:
            self._watch.before(state, seat, move)

    def figures(self, state: Any) -> dict[str, Any]:
        measured = self._watch.figures(state) if self._watch else {}
        return {**measured, "moves": self._moves}


def outcome(table: Table) -> str:
    """A match as simulations play it, with its moves, its result and its figures."""
    game = find_game(table.game)
    options = complete_options(game.info, len(table.bots), {})
    return repr(play_match(game, options, table.bots, table.seed, Recorded(table.game)))


def digests(tables: Sequence[Table], moves: int) -> list[str]:
    """By table. With no moves, only as simulations play."""
    told = [(whole(table, moves) if moves else "") + outcome(table) for table in tables]
    return [hashlib.sha256(each.encode()).hexdigest() for each in told]


def shuffles() -> str:
    """Of many lengths, from small and large states, from one whose first draw is rejected, and from a wide seed."""
    told = []
    for state in (
        0,
        1,
        MASK,
        1 << 63,
        (1 << 63) - 1,
        (1 << 64) - GAMMA,
        1 << 255,
        *(derive(7, part) for part in range(50)),
    ):
        for length in (0, 1, 2, 3, 7, 86, 1000):
            items = list(range(length))
            told.append(f"{shuffle(state, items)} {items}")
    return hashlib.sha256("\n".join(told).encode()).hexdigest()


if __name__ == "__main__":
    print(json.dumps(digests([Table(*table) for table in json.loads(sys.argv[1])], int(sys.argv[2]))))

"""Digests of matches between bots, to be equal in pure and in compiled Python. Run as a program it prints them.

    python -m tests.compiled.matches GAME WHOLES MOVES OUTCOMES

For every seat count and bot (`hard` with the fewest seats only): so many matches through the gate of the rules, each of
at most so many moves, and so many as simulations play them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any, Final, NamedTuple

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.core.match import Match, new_header
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, measure_part
from tischlein.core.rng import GAMMA, MASK, derive, shuffle
from tischlein.core.types import seats_in
from tischlein.lab.arena import play_match
from tischlein.lawbook.laws import Dice

MANY: Final = {"random": 1000, "classic": 1000, "kind": 1000, "easy": 100, "medium": 1000, "planned": 100, "hard": 100}
"""Matches of each bot in soak. One of `hard` takes up to ten seconds in pure Python."""
BOTS: Final = tuple(MANY)


class Kind(NamedTuple):
    game: str
    seats: int
    bot: str

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.bot}"


def kinds(game_id: str) -> list[Kind]:
    info = find_game(game_id).info
    return [Kind(game_id, seats, bot) for seats in range(info.min_seats, info.max_seats + 1) for bot in BOTS]


def quick_kinds(game_id: str) -> list[Kind]:
    """Without `hard` at tables with more than the fewest seats."""
    fewest = find_game(game_id).info.min_seats
    return [kind for kind in kinds(game_id) if kind.bot != "hard" or kind.seats == fewest]


def whole(kind: Kind, seed: int, moves: int) -> str:
    """A match through the gate of the rules, with its log and its position."""
    game = find_game(kind.game)
    match, dice = Match(game, new_header(game, kind.seats, seed)), Dice(seed)
    choosers = [seated(game, seat_bot(kind.bot, kind.game, seed + seat)) for seat in range(kind.seats)]
    while (awaited := seats_in(match.to_act)) and len(match.entries) < moves:
        seat = awaited[dice.below(len(awaited))]
        match.play(seat, choosers[seat](match.state, seat, list(match.legal(seat))), len(match.entries))
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


def outcome(kind: Kind, seed: int) -> str:
    """A match as simulations play it, with its moves, its result and its figures."""
    game = find_game(kind.game)
    options = complete_options(game.info, kind.seats, {})
    return repr(play_match(game, options, [kind.bot] * kind.seats, seed, Recorded(kind.game)))


def digest(kind: Kind, wholes: int, moves: int, outcomes: int) -> str:
    told = [whole(kind, seed, moves) for seed in range(wholes)] + [outcome(kind, seed) for seed in range(outcomes)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()


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


def digests(game_id: str, wholes: int, moves: int, outcomes: int) -> dict[str, str]:
    return {str(kind): digest(kind, wholes, moves, outcomes) for kind in quick_kinds(game_id)}


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1], *map(int, sys.argv[2:5]))))

"""Finds a seed whose deal allows a line of play, for the script of a lesson (`learn.toml`).

    python -m tools.find_deal GAME WISHES [SEEDS [FIRST]]

WISHES is a TOML file: `seats`, `options`, and `moves`, a list of texts such as `1: lay (.)(.) 1`. Each is a seat and a
regular expression for its move; `&Name` at the end demands an event of that kind, `&Name word` one that speaks of it.
Prints so many seeds with the moves found, from the first one on.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tischlein.core.events import Recorder
from tischlein.core.game import Game
from tischlein.core.match import new_header
from tischlein.core.registry import find_game
from tischlein.core.types import Seat, seats_in

MOST = 200_000


class Wish(NamedTuple):
    seat: Seat
    move: re.Pattern[str]
    event: str

    def is_heard(self, event: object) -> bool:
        kind, _, word = self.event.partition(" ")
        return type(event).__name__ == kind and word in str(event)


def read(said: str) -> Wish:
    seat, _, rest = said.partition(": ")
    move, _, event = rest.partition(" &")
    return Wish(int(seat) - 1, re.compile(move), event)


def lines_of_play(game: Game[Any, Any], state: Any, wishes: list[Wish]) -> Iterator[list[str]]:
    """All ways to fulfil the wishes, depth first."""
    if not wishes:
        yield []
        return
    wish = wishes[0]
    if wish.seat not in seats_in(game.to_act(state)):
        return
    for move in game.legal(state, wish.seat):
        text = game.format(move)
        if not wish.move.fullmatch(text):
            continue
        after, recorder = game.copy(state), Recorder()
        game.apply(after, wish.seat, move, 0, recorder)
        if wish.event and not any(wish.is_heard(event) for _, event in recorder.sent):
            continue
        for rest in lines_of_play(game, after, wishes[1:]):
            yield [f"{wish.seat + 1}: {text}", *rest]


def main(game_id: str, file: str, most: str = "3", first: str = "0") -> None:
    game, data = find_game(game_id), tomllib.loads(Path(file).read_text(encoding="utf-8"))
    wishes, left = [read(each) for each in data["moves"]], int(most)
    header = new_header(game, data["seats"], 0, options=data.get("options", {}))
    for seed in range(int(first), int(first) + MOST):
        found = next(lines_of_play(game, game.setup(header.options, header.seats, seed), wishes), None)
        if found is not None:
            print(seed, *found, sep="\n  ", flush=True)
            left -= 1
            if left == 0:
                return


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A bot of your own, for every game: it plays each move out at random a few times and takes the one that wins most.

    tischlein simulate monsterrolle --bots examples.rollouts:Rollouts,random --games 40
    tischlein serve --bot examples.rollouts:Rollouts

docs/your-bot.md walks through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tischlein.core.registry import find_game, live_part
from tischlein.core.types import Move, seats_in

WORLDS = 3
"""How often it guesses what it cannot see; each guess is played out once for each move."""
MOST_MOVES = 8
"""Of more moves it looks at so many, drawn by lot."""


class Rollouts:
    def __init__(self, game_id: str, seed: int) -> None:
        self.game = find_game(game_id)
        self.live = live_part(game_id)
        self.dice = Random(seed)

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        tried = self.dice.sample(legal, MOST_MOVES) if len(legal) > MOST_MOVES else legal
        wins = dict.fromkeys(tried, 0.0)
        for _ in range(WORLDS):
            # The only way to look ahead: a whole state that fits the view. The true one never reaches a bot.
            world = self.game.determinize(view, self.dice.getrandbits(63))
            for move in tried:
                wins[move] += self.play_out(self.game.copy(world), view.seat, move)
        return max(tried, key=wins.__getitem__)

    def play_out(self, state: Any, seat: int, move: Move) -> float:
        """The seat's share of the victory after this move, if everybody then plays at random."""
        game = self.game
        if move not in game.legal(state, seat):
            return 0.0  # in a race the list of moves also offers silence, which only the table enters
        game.apply(state, seat, move, 0)
        while mask := game.to_act(state):
            acting = seats_in(self.live.awaited(state, mask))[0]  # those who may only call stay silent
            game.apply(state, acting, self.dice.choice(game.legal(state, acting)), 0)
        result = game.result(state)
        assert result is not None
        return 1 / len(result.winners) if seat in result.winners else 0.0

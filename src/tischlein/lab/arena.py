"""One match between bots, from a seed, as fast as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tischlein.bots.bot import seated
from tischlein.bots.roster import seat_bot
from tischlein.core.game import Game, Options, Result
from tischlein.core.rng import derive


@dataclass(frozen=True, slots=True)
class Outcome:
    result: Result
    decisions: int
    """Choices among at least two legal moves."""
    length: int


def play_match(game: Game[Any, Any], options: Options, names: Sequence[str], seed: int) -> Outcome:
    """`names` are the bots by seat."""
    seats = len(names)
    state = game.setup(options, seats, derive(seed, 0))
    bots = [seat_bot(name, game.info.id, derive(seed, 1, seat)) for seat, name in enumerate(names)]
    choosers = [seated(game, bot) for bot in bots]
    to_act, legal_moves, apply = game.to_act, game.legal, game.apply
    decisions = 0
    while mask := to_act(state):
        seat = (mask & -mask).bit_length() - 1
        legal = legal_moves(state, seat)
        if len(legal) == 1:
            move = legal[0]
        else:
            decisions += 1
            move = choosers[seat](state, seat, legal)
        apply(state, seat, move, 0)
    result = game.result(state)
    assert result is not None, "law 4: nobody to act exactly when there is a result"
    return Outcome(result, decisions, game.length(state))

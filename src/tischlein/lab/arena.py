"""One match between bots, from a seed, as fast as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tischlein.bots.bot import Chooser, seated
from tischlein.bots.reaction import sampled_reaction
from tischlein.bots.roster import seat_bot
from tischlein.core.game import Game, Options, Result
from tischlein.core.live import Live
from tischlein.core.registry import game_ids, live_part
from tischlein.core.rng import derive
from tischlein.core.types import Millis, Move, Seat


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
    live = live_part(game.info.id) if game.info.id in game_ids() else None  # one that is not on the shelf has no parts
    if live is not None:
        decisions = _Race(game, live, names, choosers, derive(seed, 2)).play(state)
    else:
        decisions = _play_in_turn(game, choosers, state)
    result = game.result(state)
    assert result is not None, "law 4: nobody to act exactly when there is a result"
    return Outcome(result, decisions, game.length(state))


def _play_in_turn(game: Game[Any, Any], choosers: list[Chooser], state: Any) -> int:
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
    return decisions


class _Race:
    """Everybody awaited is asked from the same position; calls come after a sampled time, the earliest first.

    Without a call only the one goes on whom the others wait for, so nobody has to say that there is no call.
    """

    def __init__(
        self, game: Game[Any, Any], live: Live[Any], names: Sequence[str], choosers: list[Chooser], seed: int
    ) -> None:
        self.game = game
        self.live = live
        self.names = names
        self.choosers = choosers
        self.dice = Random(seed)

    def play(self, state: Any) -> int:
        to_act, legal_moves, apply = self.game.to_act, self.game.legal, self.game.apply
        is_call, awaited = self.live.is_call, self.live.awaited
        seated = list(enumerate(self.choosers))
        decisions = 0
        while mask := to_act(state):
            calls: list[tuple[Millis, Seat, Move]] = []
            others: list[tuple[Seat, Move]] = []
            for seat, choose in seated:
                if mask >> seat & 1:
                    legal = legal_moves(state, seat)
                    if len(legal) == 1:
                        move = legal[0]
                    else:
                        decisions += 1
                        move = choose(state, seat, legal)
                    if is_call(move):
                        calls.append((sampled_reaction(self.names[seat], self.dice), seat, move))
                    else:
                        others.append((seat, move))
            if calls:
                for _, seat, move in sorted(calls):
                    apply(state, seat, move, 0)
            else:
                waited_for = awaited(state)
                ordered = [(seat, move) for seat, move in others if waited_for >> seat & 1]
                assert ordered, "somebody who is waited for goes on"
                apply(state, *ordered[0], 0)
        return decisions

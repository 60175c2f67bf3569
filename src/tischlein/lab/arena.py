"""Plays one match between bots from a seed, without clocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tischlein.bots.reaction import LAB_PACE, sampled_reaction
from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import Chooser, seated
from tischlein.core.game import Game, Options, Result
from tischlein.core.live import Live
from tischlein.core.measure import Measure, Watch
from tischlein.core.registry import game_ids, has_race, live_part, places_part
from tischlein.core.rng import derive
from tischlein.core.types import Millis, Move, Seat


class Outcome(NamedTuple):
    """Goes from worker processes to the one that asked, which a compiled dataclass cannot."""

    result: Result
    decisions: int
    """Choices among at least two legal moves."""
    length: int
    figures: Mapping[str, Sequence[int]]
    """Figures of the game's own (core.measure); empty unless they were asked for."""
    places: Mapping[str, Sequence[Seat]]
    """Who had which place (core.places)."""


def play_match(
    game: Game[Any, Any], options: Options, names: Sequence[str], seed: int, measure: Measure[Any] | None = None
) -> Outcome:
    """Plays one match; `names` are the bots by seat. In a race all of them react alike."""
    state = game.setup(options, len(names), derive(seed, 0))
    is_registered = game.info.id in game_ids()  # others, as in tests, have no parts
    order = places_part(game.info.id) if is_registered else None
    places = {} if order is None else order.places(state)
    bots = [seat_bot(name, game.info.id, derive(seed, 1, seat)) for seat, name in enumerate(names)]
    choosers = [seated(game, bot) for bot in bots]
    watch = measure.watch(state) if measure is not None else None
    apply = game.apply if watch is None else _watched(game, watch)
    if is_registered and has_race(game.info.id):
        race = Race(game, live_part(game.info.id), [LAB_PACE] * len(names), choosers, derive(seed, 2))
        decisions = race.play(state, apply)
    else:
        decisions = _play_in_turn(game, choosers, state, apply)
    result = game.result(state)
    assert result is not None, "law 4: nobody to act exactly when there is a result"
    return Outcome(result, decisions, game.length(state), {} if watch is None else watch.figures(state), places)


Apply = Callable[[Any, Seat, Move, Millis], None]


def _watched(game: Game[Any, Any], watch: Watch[Any]) -> Apply:
    before, go_on = watch.before, game.apply  # found once, not at every move

    def apply(state: Any, seat: Seat, move: Move, at: Millis) -> None:
        before(state, seat, move)
        go_on(state, seat, move, at)

    return apply


def _play_in_turn(game: Game[Any, Any], choosers: list[Chooser], state: Any, apply: Apply) -> int:
    to_act, legal_moves = game.to_act, game.legal
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


class Race:
    """A simulated race: all awaited seats are asked in the same position, and the earliest sampled call wins.

    Without a call the seat that the others wait for goes on, so no move is needed that says "no call".
    """

    def __init__(
        self, game: Game[Any, Any], live: Live[Any], paces: Sequence[str], choosers: list[Chooser], seed: int
    ) -> None:
        self.game = game
        self.live = live
        self.paces = paces
        """By seat: the bot whose reaction times it has."""
        self.choosers = choosers
        self.dice = Random(seed)

    def play(self, state: Any, apply: Apply | None = None) -> int:
        to_act, legal_moves, apply = self.game.to_act, self.game.legal, apply or self.game.apply
        is_call, awaited, silence = self.live.is_call, self.live.awaited, self.live.SILENCE
        seated = list(enumerate(self.choosers))
        decisions = 0
        while mask := to_act(state):
            calls: list[tuple[Millis, Seat, Move]] = []
            others: list[tuple[Seat, Move]] = []
            for seat, choose in seated:
                if mask >> seat & 1:
                    legal = legal_moves(state, seat)
                    if len(legal) == 1 and not is_call(legal[0]):
                        move = legal[0]
                    else:
                        decisions += 1
                        # Even a single legal call may be left out, so silence is offered beside it.
                        move = choose(state, seat, legal if len(legal) > 1 else [silence, *legal])
                    if is_call(move):
                        calls.append((sampled_reaction(self.paces[seat], self.dice), seat, move))
                    else:
                        others.append((seat, move))
            if calls:
                for _, seat, move in sorted(calls):
                    apply(state, seat, move, 0)
            else:
                waited_for = awaited(state, mask)
                ordered = [(seat, move) for seat, move in others if waited_for >> seat & 1]
                assert ordered, "somebody who is waited for goes on"
                apply(state, *ordered[0], 0)
        return decisions

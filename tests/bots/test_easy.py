"""The level `easy`: has good ideas, overlooks some of them, and attacks nobody twice in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf

import pytest

from tischlein.bots.bot import BlindBot
from tischlein.bots.budget import FULL, Budget
from tischlein.bots.careless import KindlyBot
from tischlein.bots.rated import UNWEIGHED, RatedLevels, RatedMoves
from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.bots.thinking import Thinking
from tischlein.core.options import complete_options
from tischlein.core.planning import Carelessness
from tischlein.core.registry import find_game, game_ids
from tischlein.core.types import Move, Seat, seats_in
from tischlein.games.monsterrolle import GAME, moves

LEGAL = [10, 20, 30, 40]


class Taste:
    """Likes 30 best, then 40, 20 and 10."""

    def rate(self, view: object, legal: Sequence[Move]) -> list[float]:
        return [{10: 1.0, 20: 2.0, 30: 9.0, 40: 5.0}[move] for move in legal]


def easy(*harsh: Move, reach: float = inf, overlooks: float = 0.5) -> KindlyBot:
    def is_harsh(_view: object, move: Move) -> bool:
        return move in harsh

    thinking = Thinking("any", RatedMoves(Taste()), RatedLevels(), lambda _view: UNWEIGHED, is_harsh, Taste())
    return KindlyBot(thinking, Carelessness(overlooks, reach), seed=1)


def test_the_better_an_idea_is_the_more_often_it_is_played() -> None:
    bot = easy()
    chosen = Counter(bot.choose("", LEGAL) for _ in range(4000))
    assert [move for move, _ in chosen.most_common()] == [30, 40, 20, 10]
    assert abs(chosen[30] / 4000 - 0.5) < 0.1


@pytest.mark.parametrize("overlooks", [0.2, 0.5, 0.8])
def test_of_two_ideas_too_whoever_overlooks_more_plays_the_better_one_less_often(overlooks: float) -> None:
    """As in a race, where the ideas are to call and to stay silent: the better of two once in 1 / (1 + overlooks)."""
    bot = easy(overlooks=overlooks)
    chosen = Counter(bot.choose("", [20, 30]) for _ in range(4000))
    assert abs(chosen[30] / 4000 - 1 / (1 + overlooks)) < 0.03


@pytest.mark.parametrize("level", ["kind", "easy", "medium"])
@pytest.mark.parametrize("game_id", game_ids())
def test_hurry_makes_nobody_overlook_less(level: str, game_id: str) -> None:
    """A busy server narrows what a bot looks at. With one plan left there would be nothing to overlook."""
    game = find_game(game_id)
    state = game.setup(complete_options(game.info, 2, {}), 2, 4)
    calm, hurried = (
        [seated(game, seat_bot(level, game_id, seat, budget)) for seat in range(2)] for budget in (FULL, Budget(1 / 16))
    )
    for _ in range(60):
        seat = seats_in(game.to_act(state))[0]
        legal = game.legal(state, seat)
        move = calm[seat](state, seat, legal)
        assert hurried[seat](state, seat, legal) == move
        game.apply(state, seat, move, 0)


def test_what_would_be_absurd_is_never_played() -> None:
    bot = easy(reach=5.0)
    assert {bot.choose("", LEGAL) for _ in range(200)} == {30, 40}


def test_an_attack_on_somebody_to_be_spared_is_left_out() -> None:
    bot = easy(30, 20)
    assert {bot.choose("", LEGAL) for _ in range(200)} == {10, 40}


def test_it_does_what_it_must() -> None:
    assert easy(*LEGAL).choose("", LEGAL) in LEGAL


def tears(seats: int, seed: int) -> list[tuple[int, Seat, Seat]]:
    """The tears that easy bots chose to make in a match: in which turn, who, and whom."""
    state = GAME.setup(complete_options(GAME.info, seats, {}), seats, seed)
    bots = [seat_bot("easy", "monsterrolle", seed + seat) for seat in range(seats)]
    made = []
    while GAME.to_act(state):
        seat, bot = state.active, bots[state.active]
        legal = GAME.legal(state, seat)
        assert not isinstance(bot, BlindBot)
        move = bot.choose(GAME.view(state, seat), legal)
        if moves.verb_of(move) == moves.LAY_TEAR:
            made.append((state.turn, seat, moves.where_of(move) >> moves.SEAT))
        GAME.apply(state, seat, move, 0)
    return made


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_is_torn_in_two_turns_of_the_same_bot_in_a_row(seats: int) -> None:
    made = 0
    for seed in range(2):
        last: dict[tuple[Seat, Seat], int] = {}
        for turn, seat, victim in tears(seats, seed):
            assert turn - last.get((seat, victim), -99) > seats, "the turn before, or this one"
            last[seat, victim] = turn
            made += 1
    assert made > 2, "it does attack"

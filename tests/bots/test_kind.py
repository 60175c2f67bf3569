"""The kind bot: sensible, a little careless, and never against anybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tischlein.bots.kind import SLIPS, KindBot
from tischlein.bots.roster import seat_bot
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, game_part
from tischlein.core.types import Move, seats_in

LEGAL = [10, 20, 30, 40]
WITH_ATTACKS = ("dayunhe", "monsterrolle")


class Taste:
    """Likes moves as it was told to."""

    def __init__(self, **rates: float) -> None:
        self.rates = {int(name[1:]): rate for name, rate in rates.items()}

    def rate(self, view: str, legal: Sequence[Move]) -> Sequence[float]:
        return [self.rates[move] for move in legal]


TASTE = Taste(m10=1.0, m20=9.0, m30=3.0, m40=5.0)


def nobody(_view: str, _move: Move) -> bool:
    return False


def test_it_mostly_plays_the_best_move_and_else_the_second() -> None:
    bot = KindBot(TASTE, nobody, seed=1)
    chosen = Counter(bot.choose("", LEGAL) for _ in range(3000))
    assert set(chosen) == {20, 40}
    assert abs(chosen[40] / 3000 - 1 / SLIPS) < 0.04


def test_it_leaves_out_what_is_aimed_at_others() -> None:
    bot = KindBot(TASTE, lambda _view, move: move in (20, 40), seed=1)
    assert {bot.choose("", LEGAL) for _ in range(100)} == {10, 30}


def test_it_does_what_it_must() -> None:
    bot = KindBot(TASTE, lambda _view, _move: True, seed=1)
    assert {bot.choose("", LEGAL) for _ in range(100)} == {20, 40}


def attacks(game_id: str, bot: str, matches: int) -> Iterator[Move]:
    """The moves against others that two bots choose to make in a few matches."""
    game, is_unkind = find_game(game_id), game_part(game_id, "bot").is_unkind
    for seed in range(matches):
        state = game.setup(complete_options(game.info, 2, {}), 2, seed)
        players = [seat_bot(bot, game_id, seed + seat) for seat in range(2)]
        while to_act := game.to_act(state):
            seat = seats_in(to_act)[0]
            view, player = game.view(state, seat), players[seat]
            legal = game.legal(state, seat)
            move = player.choose(view, legal)  # type: ignore[union-attr]  # neither of them is a blind one
            if is_unkind(view, move) and not all(is_unkind(view, each) for each in legal):
                yield move
            game.apply(state, seat, move, 0)
        game.check(state)


@pytest.mark.parametrize("game_id", WITH_ATTACKS)
def test_the_kind_bot_attacks_nobody_where_the_greedy_one_does(game_id: str) -> None:
    assert next(attacks(game_id, "greedy", 12), None) is not None
    assert list(attacks(game_id, "kind", 4)) == []


def test_every_game_with_attacks_says_which_moves_are_some() -> None:
    assert [each for each in game_ids() if hasattr(game_part(each, "bot"), "is_unkind")] == list(WITH_ATTACKS)


def test_every_game_with_attacks_says_whom_a_beginner_spares() -> None:
    assert [each for each in game_ids() if hasattr(game_part(each, "bot"), "is_harsh")] == list(WITH_ATTACKS)

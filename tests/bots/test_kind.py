"""The kind bot: sensible, careless, and never against anybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tischlein.bots.roster import seat_bot
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, game_part, levels_part
from tischlein.core.types import Move, seats_in

WITH_ATTACKS = ("dayunhe", "monsterrolle")


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


@pytest.mark.parametrize("game_id", game_ids())
def test_it_overlooks_more_than_a_beginner(game_id: str) -> None:
    levels = levels_part(game_id)
    if levels is not None:
        assert levels.KIND.overlooks > levels.EASY.overlooks > levels.MEDIUM.overlooks

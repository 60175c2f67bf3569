"""What every game's outlook has to keep to, beside being right, which is for the game's own tests."""

from __future__ import annotations

import msgspec
import pytest

from tischlein.core.errors import NotAllowed
from tischlein.core.registry import find_game, game_ids, outlook_part
from tischlein.core.types import seats_in
from tischlein.lawbook.laws import sample_cases, some_steps

WITH_OUTLOOK = [game_id for game_id in game_ids() if outlook_part(game_id) is not None]


@pytest.mark.parametrize("game_id", WITH_OUTLOOK)
def test_what_the_rules_refuse_is_refused_and_the_rest_is_the_games_struct(game_id: str) -> None:
    game, part = find_game(game_id), outlook_part(game_id)
    assert part is not None
    told = 0
    for case in sample_cases(game, 2):
        for state, acting, move, _ in some_steps(game, case):
            before = game.dump(state)
            found = part.outlook(game.view(state, acting), [move])
            told += found is not None
            assert found is None or isinstance(found, part.Outlook)
            assert found is None or msgspec.json.encode(found)
            for idle in set(range(case.seats)) - set(seats_in(game.to_act(state))):
                with pytest.raises(NotAllowed) as refused:
                    part.outlook(game.view(state, idle), [move])
                assert refused.value.clause
            assert game.dump(state) == before
    assert told

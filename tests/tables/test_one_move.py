"""One move at a live table is parsed once and judged once, and `to_act` is asked at most twice per position."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.tables.house import House, Wire, do, until
from tests.tables.scenes import ANN, BEN
from tests.tables.stopwatch import RaceHouse, run_swiftly
from tischlein.core.registry import find_game, game_ids
from tischlein.core.types import Seat
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper

FOUND = ("parse", "to_act", "result", "legal")


class Asked:
    """Counts the calls of the game's functions, by position."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
        self.game = find_game(game_id)
        self.calls: Counter[tuple[str, str]] = Counter()
        self._watch(monkeypatch, "to_act", self._position)
        self._watch(monkeypatch, "result", self._position)
        self._watch(monkeypatch, "legal", lambda state, seat: f"{seat} {self._position(state)}")
        self._watch(monkeypatch, "judge", lambda state, seat, move: f"{seat} {move} {self._position(state)}")
        self._watch(monkeypatch, "parse", lambda text: text)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str, about: Any) -> None:
        honest = getattr(self.game, name)

        def watched(*arguments: Any) -> Any:
            self.calls[name, about(*arguments)] += 1
            return honest(*arguments)

        monkeypatch.setattr(self.game, name, watched, raising=False)

    def _position(self, state: Any) -> str:
        return json.dumps(self.game.dump(state), sort_keys=True)

    def most(self, name: str) -> int:
        return max((count for (asked, _), count in self.calls.items() if asked == name), default=0)


async def table(house: House, game_id: str) -> tuple[Keeper, list[Wire]]:
    state = await house.hall.create(game_id, 2, ANN, ["Ann"])
    keeper, ann = await house.enter(state, ANN)
    _, ben = await house.enter(state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.Start)
    return keeper, [ann, ben]


def next_move(keeper: Keeper, lines: list[Wire]) -> tuple[Wire, Seat, str] | None:
    """A move of a connection that has seen the newest position; not a call, which others would have to answer."""
    for line in lines:
        match = line.frame.match
        legal = match.legal if match is not None and line.frame.v == keeper.state.n else {}
        for seat, moves in legal.items():
            for move in moves:
                if move != "click":
                    return line, int(seat), move
    return None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_move_is_parsed_once_and_facts_are_found_once(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    async def story() -> None:
        house = RaceHouse()
        keeper, lines = await table(house, game_id)
        for _ in range(5):
            await until(lambda: next_move(keeper, lines))
            found = next_move(keeper, lines)
            assert found is not None
            line, seat, move = found
            with monkeypatch.context() as patch:
                asked = Asked(patch, game_id)
                await do(keeper, line, wire.Play, seat=seat, move=move)
            assert {name: asked.most(name) for name in FOUND} == dict.fromkeys(FOUND, 1)
            assert asked.most("judge") == 0, "the move was listed in this position"
        assert house.troubles == []
        await house.hall.close()

    run_swiftly(monkeypatch, story())

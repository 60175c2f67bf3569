"""What-if questions are answered from the asker's view and change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.tables.house import House, answer, ask, awaited, in_time
from tests.tables.scenes import ANN, BEN, EVE, Scene, new_id, picture, started
from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.outlook import MOST_MOVES
from tischlein.core.types import Move
from tischlein.games.monsterrolle import GAME
from tischlein.server.connection import Refused
from tischlein.server.socket import decode
from tischlein.tables import wire
from tischlein.tables.frames.answers import answer as answered
from tischlein.tables.frames.lookback import Past
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.gate import decide


@dataclass(frozen=True)
class Told:
    moves: int
    hand: int


@pytest.fixture(autouse=True)
def asked_with(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A game whose outlook is the number of tried moves; records the views that it gets."""
    views: list[Any] = []

    def outlook(view: Any, moves: Sequence[Move]) -> Told:
        views.append(view)
        world = GAME.determinize(view, 0)
        for move in moves:
            reason = GAME.judge(world, view.seat, move).reason
            if reason is not None:
                raise NotAllowed(reason.text, reason.clause)
            GAME.apply(world, view.seat, move, 0)
        return Told(len(moves), len(view.hand))

    monkeypatch.setattr(decide, "outlook_part", lambda _game: SimpleNamespace(Outlook=Told, outlook=outlook))
    return views


def tried(scene: Scene, person: str, seat: int, *moves: str) -> wire.ServerMessage:
    question = wire.Try(new_id(), seat, list(moves))
    return answered(scene.state, Past(), Viewer(person), scene.asked(person), question)


def refused(scene: Scene, person: str, seat: int, *moves: str) -> str:
    with pytest.raises(BadInput) as caught:
        tried(scene, person, seat, *moves)
    return caught.value.text.key


def whose(scene: Scene) -> tuple[str, int]:
    seat = scene.awaited
    return (ANN, 0) if seat == 0 else (BEN, 1)


def test_the_game_answers_from_the_view_of_the_seat(asked_with: list[Any]) -> None:
    scene = started()
    person, seat = whose(scene)
    move = next(move for move in scene.legal(seat) if move.startswith("discard"))
    before = picture(scene.state)
    shown = tried(scene, person, seat, move)
    assert isinstance(shown, wire.Tried)
    assert (shown.outlook, shown.why, shown.clause) == (Told(1, 5), None, "")
    assert asked_with == [scene.state.game.view(scene.state.playing.state, seat)]
    assert picture(scene.state) == before


def test_what_the_rules_forbid_is_answered_with_the_clause() -> None:
    scene = started()
    person, seat = whose(scene)
    shown = tried(scene, person, seat, "end")
    assert isinstance(shown, wire.Tried)
    assert shown.outlook is None
    assert shown.why is not None
    assert shown.clause.startswith("MR-")


def test_only_for_ones_own_seat() -> None:
    scene = started()
    person, seat = whose(scene)
    other = BEN if person == ANN else ANN
    for somebody in (other, EVE, ""):
        assert refused(scene, somebody, seat, "end") == "table-not-your-seat"
    assert refused(scene, person, 7, "end") == "table-no-seat"


def test_around_one_device_only_for_whoever_holds_it() -> None:
    scene = Scene(2, is_pass_and_play=True).begin()
    seat = scene.awaited
    assert isinstance(tried(scene, ANN, seat), wire.Tried)
    assert refused(scene, ANN, 1 - seat) == "table-not-your-seat"


def test_before_the_match_and_in_games_that_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(Scene().seat_ben(), ANN, 0, "end") == "table-is-open"
    monkeypatch.setattr(decide, "outlook_part", lambda _game: None)
    scene = started()
    assert refused(scene, *whose(scene), "end") == "table-no-outlook"


def test_what_cannot_be_read_is_refused_and_too_much_is_no_message_at_all() -> None:
    scene = started()
    assert refused(scene, *whose(scene), "nonsense") == "mr-notation"
    too_many = wire.Try(new_id(), 0, ["draw"] * (MOST_MOVES + 1))
    with pytest.raises(Refused):
        decode(msgspec.json.encode(too_many))


@in_time
async def test_the_keeper_answers_and_writes_nothing() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    n = keeper.state.n
    said = await answer(line, ask(keeper, line, wire.Try, seat=seat, moves=[move]))
    assert isinstance(said, wire.Tried)
    assert said.outlook == Told(1, 5)
    assert keeper.state.n == n

"""Looking back: an earlier position is what the same viewer's frame showed then, in any order of questions."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.tables.house import House, Wire, answer, ask, do, in_time, own_move, play_out, refusal
from tests.tables.scenes import ANN, BEN, EVE, Scene, encoded, new_id, started
from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.tables import wire
from tischlein.tables.frames import lookback
from tischlein.tables.frames.lookback import Past, moment
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.records import Moved
from tischlein.tables.log.state import TableState

VIEWERS = (Viewer(ANN), Viewer(BEN), Viewer(EVE), Viewer(ANN, is_display=True))


def then(state: TableState, past: Past, viewer: Viewer, v: int) -> bytes:
    return encoded(moment(state, past, viewer, wire.LookBack("a-command", v)))


def in_the_frame(scene: Scene, viewer: Viewer) -> bytes:
    """The answer that corresponds to the current frame: the same board without moves."""
    shown = scene.seen(viewer.person, is_display=viewer.is_display).match
    assert shown is not None
    bare = msgspec.structs.replace(shown, legal={}, can_undo=[], deadline=0, due=0, window=0)
    return encoded(wire.Moment("a-command", scene.state.n, bare))


def step(scene: Scene, dice: random.Random) -> None:
    """Chat, a move, or an undo if possible."""
    match = scene.state.match
    assert match is not None
    if match.can_undo(scene.awaited) and dice.random() < 0.3:
        scene.write(Moved(scene.awaited, "undo"))
    elif dice.random() < 0.1:
        scene.do(BEN, wire.Say, text="hm")
    else:
        scene.play(dice, 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_moment_is_what_the_frame_showed_then(seed: int) -> None:
    scene, dice = started(2 + seed % 3), random.Random(seed)
    seen: dict[int, list[bytes]] = {}
    while scene.state.status == "playing":
        seen[scene.state.n] = [in_the_frame(scene, viewer) for viewer in VIEWERS]
        step(scene, dice)
    seen[scene.state.n] = [in_the_frame(scene, viewer) for viewer in VIEWERS]
    assert any(line.move == "undo" for line in scene.state.lines)
    past = Past()
    for v in dice.sample(sorted(seen), len(seen)):
        assert [then(scene.state, past, viewer, v) for viewer in VIEWERS] == seen[v]


def test_around_one_device_the_past_is_public() -> None:
    scene = Scene(2, is_pass_and_play=True).begin()
    scene.play(random.Random(3), 40)
    past = Past()
    for v in range(scene.state.n + 1):
        assert then(scene.state, past, Viewer(ANN), v) == then(scene.state, past, Viewer(EVE), v)


def test_before_the_first_move_there_is_the_position_it_began_with() -> None:
    scene = started()
    first = in_the_frame(scene, Viewer(ANN))
    v = scene.state.n
    scene.play(random.Random(1), 10)
    assert then(scene.state, Past(), Viewer(ANN), v) == first
    assert then(scene.state, Past(), Viewer(ANN), 0) == first.replace(f'"v":{v}'.encode(), b'"v":0')


def test_leafing_does_not_play_the_match_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = started(4).play(random.Random(5))
    match, past = scene.state.match, Past()
    assert match is not None
    assert len(match.entries) > 4 * lookback.SPACING
    past.position(match, len(match.entries))
    steps = 0
    honest = Match.enter

    def counted(*args: object, **how: object) -> object:
        nonlocal steps
        steps += 1
        return honest(*args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "enter", counted)
    past.position(match, len(match.entries) - 1)
    assert 0 < steps < 2 * lookback.SPACING


def test_there_is_no_looking_ahead() -> None:
    scene = started()
    with pytest.raises(BadInput) as caught:
        moment(scene.state, Past(), Viewer(ANN), wire.LookBack(new_id(), scene.state.n + 1))
    assert caught.value.text.key == "table-no-moment"


@in_time
async def test_the_keeper_answers_and_writes_nothing() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line = ann if own_move(ann) else ben
    move = own_move(line)
    assert move is not None
    v, before = keeper.state.n, line.frame.match
    await do(keeper, line, wire.Play, seat=move[0], move=move[1])
    n = keeper.state.n
    shown = await looked(keeper, line, v)
    assert before is not None
    assert shown.v == v
    assert encoded_view(shown.match) == encoded_view(before)
    assert keeper.state.n == n
    assert await refusal(keeper, line, wire.LookBack, v=n + 1) == "table-no-moment"
    await play_out(keeper, ann, ben)
    assert encoded_view((await looked(keeper, line, v)).match) == encoded_view(before), "also after the end"


@in_time
async def test_a_table_without_a_match_has_no_past() -> None:
    house = House()
    keeper, ann = await house.lobby()
    assert await refusal(keeper, ann, wire.LookBack, v=0) == "table-is-open"


@in_time
async def test_a_ping_is_answered_with_where_the_table_is() -> None:
    house = House()
    keeper, ann, _ben = await house.match()
    n = keeper.state.n
    assert (await do(keeper, ann, wire.Ping)).v == n
    assert keeper.state.n == n


async def looked(keeper: Keeper, line: Wire, v: int) -> wire.Moment:
    shown = await answer(line, ask(keeper, line, wire.LookBack, v=v))
    assert isinstance(shown, wire.Moment)
    return shown


def encoded_view(match: wire.ShownMatch) -> tuple[bytes, list[int]]:
    return msgspec.json.encode(match.view), match.to_act

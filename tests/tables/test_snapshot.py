"""Snapshots: a table loaded from one is the same table, and an unreadable snapshot is ignored."""

from __future__ import annotations

import random

import pytest

from tests.tables.house import House, Wire, do, in_time, own_move, until
from tests.tables.scenes import ANN, BEN, NOBODY, Scene, encoded, picture, started
from tischlein.core.match import UNDO
from tischlein.store.port import Snapshot
from tischlein.tables import wire
from tischlein.tables.frames.picture import Viewer, frame
from tischlein.tables.live import journal
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.fold import fold
from tischlein.tables.log.records import Moved
from tischlein.tables.log.snapshot import FORM, freeze, thaw


def settled(seed: int, steps: int) -> Scene:
    """A match of some steps, none of which can be undone."""
    scene, dice = started(3), random.Random(seed)
    scene.play(dice, steps)
    while not scene.state.playing.is_settled:
        scene.play(dice, 1)
    return scene


@pytest.mark.parametrize("seed", range(6))
def test_a_thawed_table_is_the_same_table(seed: int) -> None:
    scene = settled(seed, 15 * seed)
    scene.do(BEN, wire.Say, text="Привіт")
    scene.do(BEN, wire.Pause)
    thawed = thaw(scene.state.table, freeze(scene.state))
    assert thawed is not None
    assert picture(thawed) == picture(scene.state)
    for person in (ANN, BEN, "somebody else"):
        assert encoded(frame(thawed, Viewer(person), NOBODY, 0)) == encoded(
            frame(scene.state, Viewer(person), NOBODY, 0)
        )


def test_a_lobby_and_a_finished_match_are_kept_too() -> None:
    lobby, over = Scene(3).seat_ben(), started().play(random.Random(1))
    for scene in (lobby, over):
        frozen = freeze(scene.state)
        thawed = thaw(scene.state.table, frozen)
        assert thawed is not None
        assert freeze(thawed) == frozen
        assert encoded(frame(thawed, Viewer(ANN), NOBODY, 0)) == encoded(scene.seen(ANN))


def test_play_goes_on_from_a_thawed_table_as_from_the_other() -> None:
    scene = settled(3, 40)
    thawed = thaw(scene.state.table, freeze(scene.state))
    assert thawed is not None
    twin = Scene.__new__(Scene)
    twin.__dict__.update(vars(scene))
    twin.state = thawed
    twin.records = []
    scene.play(random.Random(5))
    twin.play(random.Random(5))
    assert picture(twin.state) == picture(scene.state)


@pytest.mark.parametrize("game", ["monsterrolle", "dayunhe"])
def test_steps_that_may_be_taken_back_still_may_after_thawing(game: str) -> None:
    scene, dice = Scene(2, game=game).seat_ben().begin(), random.Random(4)
    while len(scene.state.playing.before) < 2:
        scene.play(dice, 1)
    thawed = thaw(scene.state.table, freeze(scene.state))
    assert thawed is not None
    assert picture(thawed) == picture(scene.state)
    steps = len(scene.state.playing.before)
    for state in (scene.state, thawed):
        for step in range(steps):
            fold(state, state.n + 1, Moved(scene.awaited, UNDO), scene.at + step)
    assert picture(thawed) == picture(scene.state)
    assert thawed.playing.is_settled


@in_time
async def test_the_log_is_cut_short_although_a_step_may_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a person who never ends a turn could make the log, and thus loading, arbitrarily long."""
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 10)
    house = House()
    keeper, ann, ben = await house.match()
    while keeper.state.playing.is_settled:
        await _play(keeper, [ann, ben], 1)
    for _ in range(30):
        await do(keeper, ann, wire.Pause)
        await do(keeper, ann, wire.Resume)
    stored = await house.store.load(keeper.state.table)
    assert stored is not None
    assert len(stored.records) <= 10
    assert picture(await house.hall.load(keeper.state.table)) == picture(keeper.state)


@in_time
async def test_a_long_log_without_a_snapshot_has_one_after_it_was_loaded() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await _play(keeper, [ann, ben], 60)
    await keeper.stop("idle")
    house.store._shelf.snapshots.clear()
    again, _ = await house.enter(keeper.state, ANN)
    assert again is not keeper
    await again.stop("idle")
    stored = await house.store.load(again.state.table)
    assert stored is not None
    assert stored.records == ()


@pytest.mark.parametrize("data", ["", "{}", '{"form":2}', "[]"])
def test_what_cannot_be_read_is_no_snapshot(data: str) -> None:
    assert thaw("table", data) is None


def test_other_forms_and_rules_are_no_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    data = freeze(settled(1, 20).state)
    assert thaw("table", data.replace(f'"form":{FORM}', '"form":2', 1)) is None
    assert thaw("table", data.replace('"rules":', '"rules":1', 1)) is None


async def _play(keeper: Keeper, lines: list[Wire], steps: int) -> None:
    wanted = keeper.state.n + steps
    while keeper.state.n < wanted and keeper.state.status == "playing":
        for line in lines:
            move = own_move(line)
            if move is not None and line.frame.v == keeper.state.n:
                await do(keeper, line, wire.Play, seat=move[0], move=move[1])


@in_time
async def test_a_running_table_writes_snapshots_and_loads_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 10)
    house = House()
    keeper, ann, ben = await house.match()
    await _play(keeper, [ann, ben], 40)
    stored = await house.store.load(keeper.state.table)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.n > 10
    assert len(stored.records) == keeper.state.n - stored.snapshot.n
    assert picture(await house.hall.load(keeper.state.table)) == picture(keeper.state)


@in_time
async def test_a_table_that_is_put_away_leaves_a_snapshot() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await _play(keeper, [ann, ben], 60)
    await keeper.stop("idle")
    stored = await house.store.load(keeper.state.table)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.n == keeper.state.n
    assert picture(await house.hall.load(keeper.state.table)) == picture(keeper.state)


@in_time
async def test_an_unreadable_snapshot_is_passed_over() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await _play(keeper, [ann, ben], 5)
    await house.store.save_snapshot(keeper.state.table, Snapshot(keeper.state.n, "from another time"))
    assert picture(await house.hall.load(keeper.state.table)) == picture(keeper.state)


@in_time
async def test_what_was_not_committed_is_in_no_snapshot() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await _play(keeper, [ann, ben], 60)
    before = keeper.state.n
    house.store.may_write.clear()  # type: ignore[attr-defined]
    line = ann if own_move(ann) else ben
    move = own_move(line)
    assert move is not None
    keeper.command(line, wire.Play(id="uncommitted", seat=move[0], move=move[1]))
    await until(lambda: house.store.waiting)  # type: ignore[attr-defined]
    assert keeper.state.n > before
    await keeper.stop("stopping")
    house.store.may_write.set()  # type: ignore[attr-defined]
    stored = await house.store.load(keeper.state.table)
    assert stored is not None
    assert stored.snapshot is None or stored.snapshot.n <= before

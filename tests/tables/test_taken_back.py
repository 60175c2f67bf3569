"""Undone steps disappear from everything that people read; the stored log keeps them."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from tests.tables.house import House, Wire, awaited, do, in_time, refusal
from tests.tables.scenes import ANN, BEN, EVE, Scene, started
from tischlein.tables import wire
from tischlein.tables.gate import decide
from tischlein.tables.log.records import Moved
from tischlein.tables.log.snapshot import freeze, thaw


def own_steps(scene: Scene, count: int) -> tuple[str, int]:
    """The awaited seat discards that many cards. Returns its person and the seat."""
    seat = scene.awaited
    person = ANN if seat == 0 else BEN
    for _ in range(count):
        move = next(move for move in scene.legal(seat) if move.startswith("discard"))
        scene.do(person, wire.Play, seat=seat, move=move)
    return person, seat


@pytest.mark.parametrize("viewer", [ANN, BEN, EVE])
def test_whoever_reads_the_whole_log_reads_what_is_true(viewer: str) -> None:
    scene = started()
    person, seat = own_steps(scene, 2)
    first, second = (line.n for line in scene.state.lines)
    scene.do(person, wire.Undo, seat=seat)
    assert [line.v for line in scene.seen(viewer).log] == [first]
    scene.play(random.Random(1), 1)
    assert [line.v for line in scene.seen(viewer).log] == [first, scene.state.n], "the numbers stay"
    assert [line.n for line in scene.state.lines] == [first, second, second + 1, second + 2]


def test_a_page_that_has_seen_the_step_is_told_which_one_is_gone() -> None:
    scene = started()
    person, seat = own_steps(scene, 2)
    seen, (first, second) = scene.state.n, (line.n for line in scene.state.lines)
    scene.do(person, wire.Undo, seat=seat)
    scene.do(person, wire.Undo, seat=seat)
    log = scene.seen(EVE, since=seen).log
    assert [(line.move, line.taken_back) for line in log] == [("undo", second), ("undo", first)]
    assert all(not line.texts and not line.events for line in log)


def test_a_snapshot_remembers_what_was_taken_back() -> None:
    scene = started()
    person, seat = own_steps(scene, 2)
    scene.do(person, wire.Undo, seat=seat)
    before = scene.seen(EVE).log
    again = thaw("table-1", freeze(scene.state))
    assert again is not None
    scene.state = again
    assert scene.seen(EVE).log == before
    scene.do(person, wire.Undo, seat=seat)
    assert scene.seen(EVE).log == []


def test_one_press_takes_back_a_whole_part_with_one_record_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "takeback_part", lambda _game: SimpleNamespace(begins_part=lambda _before: False))
    scene = started()
    person, seat = own_steps(scene, 2)
    news = scene.do(person, wire.Undo, seat=seat)
    assert [new.move for new in news if isinstance(new, Moved)] == ["undo", "undo"]
    assert [bool(new.id) for new in news] == [False, True], "a command is done when all of it is"
    assert scene.seen(EVE).log == []


def test_so_many_single_steps_can_be_asked_for_and_not_more_than_there_are() -> None:
    scene = started()
    person, seat = own_steps(scene, 2)
    assert scene.refused(person, wire.Undo, seat=seat, steps=3) == "error-undo"
    assert len(scene.do(person, wire.Undo, seat=seat, steps=2)) == 2
    assert scene.refused(person, wire.Undo, seat=seat) == "error-undo"


@in_time
async def test_two_people_and_a_reload_read_the_same_record() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line, seat, _ = awaited(ann, ben)
    assert line.frame.match is not None
    move = next(move for move in line.frame.match.legal[str(seat)] if move.startswith("discard"))
    other = ben if line is ann else ann
    await do(keeper, line, wire.Play, seat=seat, move=move)
    gone = keeper.state.n
    assert await refusal(keeper, other, wire.Undo, seat=seat) == "table-not-your-seat"
    await do(keeper, line, wire.Undo, seat=seat)
    for live in (line, other):
        assert [each.taken_back for each in live.frame.log] == [gone]
    reloaded = Wire(other.viewer.person)
    keeper.join(reloaded)
    await do(keeper, reloaded, wire.Ping)
    assert reloaded.frame.is_whole
    assert reloaded.frame.log == []

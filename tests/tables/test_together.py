"""A replay that the table watches together: who leads, where it stands, what is pointed at, and who is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tables.house import House, Wire, do, in_time, play_out, refusal, until
from tests.tables.scenes import ANN, BEN, EVE, started
from tests.tables.test_old_rules import grown_old
from tischlein.tables import wire
from tischlein.tables.frames.replay import Replay, recorded
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.lines import moves_of
from tischlein.tables.log.people import watcher_key
from tischlein.tables.log.state import PLAYING
from tischlein.tables.replays import in_slices


async def over(house: House) -> tuple[Keeper, Wire, Wire, Wire]:
    """A finished match of Ann and Ben; Eve watches."""
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    _, eve = await house.enter(keeper.state, EVE)
    return keeper, ann, ben, eve


def shared(line: Wire) -> wire.SharedReplay:
    return line.all(wire.SharedReplay)[-1]


def pointed(line: Wire) -> list[wire.Pointed]:
    return line.all(wire.Pointed)


@in_time
async def test_whoever_leads_moves_it_for_all() -> None:
    house = House()
    keeper, ann, ben, eve = await over(house)
    _, tv = await house.enter(keeper.state, ANN, is_display=True)
    assert not ann.all(wire.SharedReplay)  # nothing is said before somebody begins
    await do(keeper, ann, wire.Lead, move=3, eyes="1", speed=2)
    await do(keeper, ben, wire.WatchTogether, is_watching=True)
    await do(keeper, eve, wire.WatchTogether, is_watching=True)
    assert shared(ann) == wire.SharedReplay(
        has_leader=True, leader=0, is_you=True, move=3, eyes="1", speed=2, watching=[0, 1], guests=1
    )
    for other in (ben, eve, tv):
        seen = shared(other)
        assert (seen.leader, seen.is_you, seen.move, seen.eyes, seen.guests) == (0, False, 3, "1", 1)


@in_time
async def test_nothing_of_it_is_in_the_log() -> None:
    house = House()
    keeper, ann, _, _ = await over(house)
    before = keeper.state.n
    acked = await do(keeper, ann, wire.Lead, move=3)
    await do(keeper, ann, wire.Point, at="deck", x=0.5, y=0.25)
    assert (acked.v, keeper.state.n) == (before, before)


@in_time
async def test_the_pointer_reaches_everybody_but_the_leader() -> None:
    house = House()
    keeper, ann, ben, eve = await over(house)
    await do(keeper, ann, wire.Lead, move=3)
    await do(keeper, ann, wire.Point, at="strip:1", x=0.5, y=0.25)
    await do(keeper, ann, wire.Point, at="")
    assert pointed(ben) == pointed(eve) == [wire.Pointed("strip:1", 0.5, 0.25), wire.Pointed("", 0, 0)]
    assert pointed(ann) == []
    assert await refusal(keeper, ben, wire.Point, at="strip:1") == "table-not-leading"


@in_time
async def test_the_lead_is_taken_and_passed() -> None:
    house = House()
    keeper, ann, ben, eve = await over(house)
    await do(keeper, ann, wire.Lead, move=3)
    assert await refusal(keeper, ben, wire.Lead, move=9) == "table-led"
    assert shared(ben).move == 3
    assert await refusal(keeper, ann, wire.PassLead, seat=1) == "table-not-watching"
    await do(keeper, ben, wire.Lead, move=9, is_taking=True)
    await until(lambda: shared(ann).leader == 1)
    assert (shared(ben).is_you, shared(ann).is_you, shared(ann).move) == (True, False, 9)
    assert await refusal(keeper, ann, wire.PassLead, seat=0) == "table-not-leading"
    assert await refusal(keeper, ben, wire.PassLead, seat=7) == "table-no-seat"
    await do(keeper, ben, wire.PassLead, seat=0)
    await until(lambda: shared(ann).is_you)
    assert (shared(eve).leader, shared(eve).move) == (0, 9)


@in_time
async def test_when_the_leader_leaves_the_next_who_steers_leads() -> None:
    house = House()
    keeper, ann, ben, _ = await over(house)
    await do(keeper, ann, wire.Lead, move=7, speed=1)
    await do(keeper, ben, wire.WatchTogether, is_watching=True)
    keeper.leave(ann)
    await until(lambda: not shared(ben).has_leader)
    assert (shared(ben).leader, shared(ben).move, shared(ben).speed, shared(ben).watching) == (-1, 7, 0, [1])
    await do(keeper, ben, wire.Lead, move=8)
    await until(lambda: shared(ben).is_you)
    _, again = await house.enter(keeper.state, ANN)  # whoever comes back finds the others
    await until(lambda: again.all(wire.SharedReplay))
    assert (shared(again).leader, shared(again).move) == (1, 8)


@in_time
async def test_looking_on_ones_own_frees_the_lead_and_is_not_counted() -> None:
    house = House()
    keeper, ann, ben, _ = await over(house)
    await do(keeper, ann, wire.Lead, move=7)
    await do(keeper, ben, wire.WatchTogether, is_watching=True)
    await do(keeper, ben, wire.WatchTogether, is_watching=False)
    await until(lambda: shared(ann).watching == [0])
    await do(keeper, ann, wire.WatchTogether, is_watching=False)
    await until(lambda: not shared(ben).has_leader)
    assert (shared(ben).move, shared(ben).watching) == (7, [])


@in_time
async def test_a_second_tab_of_the_leader_follows() -> None:
    house = House()
    keeper, ann, _, _ = await over(house)
    _, tab = await house.enter(keeper.state, ANN)
    await do(keeper, ann, wire.Lead, move=7)
    await until(lambda: tab.all(wire.SharedReplay))
    assert (shared(tab).is_you, shared(tab).leader) == (False, 0)
    assert await refusal(keeper, tab, wire.Lead, move=8) == "table-led"
    await do(keeper, tab, wire.WatchTogether, is_watching=True)
    await until(lambda: shared(ann).watching == [0])  # two tabs are one person
    keeper.leave(ann)
    await until(lambda: not shared(tab).has_leader)


@in_time
async def test_a_spectator_who_is_removed_is_not_counted() -> None:
    house = House()
    keeper, ann, ben, eve = await over(house)
    await do(keeper, eve, wire.WatchTogether, is_watching=True)
    await do(keeper, ben, wire.Lead, move=7)
    assert shared(ann).guests == 1
    await do(keeper, ann, wire.Remove, watcher=watcher_key(keeper.state, EVE))
    await until(lambda: shared(ann).guests == 0)
    assert eve.byes == ["removed"]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"move": 100_000}, "table-no-move"),
        ({"move": 3, "eyes": "2"}, "replay-eyes"),
        ({"move": 3, "eyes": "99"}, "replay-eyes"),
    ],
)
@in_time
async def test_a_place_that_does_not_exist_is_refused(fields: dict[str, Any], why: str) -> None:
    house = House()
    keeper, ann, ben, _ = await over(house)
    await do(keeper, ann, wire.Lead, move=2)
    said = ben.all(wire.SharedReplay)
    assert await refusal(keeper, ann, wire.Lead, **fields) == why
    assert ben.all(wire.SharedReplay) == said
    await do(keeper, ann, wire.Lead, move=len(moves_of(keeper.state.lines)), eyes="all")  # the very end exists


@in_time
async def test_who_may_not_lead() -> None:
    house = House()
    keeper, ann, _, eve = await over(house)
    _, tv = await house.enter(keeper.state, ANN, is_display=True)
    assert await refusal(keeper, eve, wire.Lead, move=3) == "table-may-not-lead"
    assert await refusal(keeper, tv, wire.Lead, move=3) == "table-display"
    assert await refusal(keeper, ann, wire.Point, at="deck") == "table-not-leading"
    assert await refusal(keeper, eve, wire.PassLead, seat=0) == "table-not-leading"
    assert not ann.all(wire.SharedReplay)


@in_time
async def test_there_is_none_before_the_end() -> None:
    house = House()
    keeper, ann = await house.lobby()
    assert await refusal(keeper, ann, wire.WatchTogether, is_watching=True) == "table-is-open"
    keeper, ann, ben = await house.match()
    for line in (ann, ben):
        assert await refusal(keeper, line, wire.Lead, move=0) == "table-is-playing"
    assert not ben.all(wire.SharedReplay)


@in_time
async def test_after_a_restart_it_begins_anew() -> None:
    house = House()
    keeper, ann, _, _ = await over(house)
    await do(keeper, ann, wire.Lead, move=7)
    await keeper.stop("stopping")
    again, back = await house.enter(keeper.state, BEN)
    await do(again, back, wire.WatchTogether, is_watching=True)
    assert not back.all(wire.SharedReplay)
    await do(again, back, wire.Lead, move=5)
    assert shared(back).is_you


@pytest.mark.parametrize("game", ["monsterrolle", "click", "dayunhe"])
@in_time
async def test_moves_are_counted_as_the_replay_counts_them(game: str) -> None:
    """Also where moves were taken back, and where nobody is told of a step."""
    scene, dice, undone = started(game=game), random.Random(1), 0
    while scene.state.status == PLAYING and undone < 5 and scene.state.n < 600:
        scene.play(dice, 1)
        if scene.state.status == PLAYING and scene.state.playing.can_undo(0) and dice.random() < 0.3:
            scene.do(ANN, wire.Undo, seat=0)
            undone += 1
    replay = Replay(recorded(scene.state))
    await in_slices(replay.play_through())
    assert undone or game == "click"  # where nothing can be taken back
    assert len(moves_of(scene.state.lines)) == replay.moves > 10


@in_time
async def test_a_match_of_older_rules_has_none() -> None:
    house = House()
    keeper, _, _, _ = await over(house)
    old = await grown_old(house, keeper)
    _, ann = await house.enter(old.state, ANN)
    assert await refusal(old, ann, wire.WatchTogether, is_watching=True) == "table-old-rules"

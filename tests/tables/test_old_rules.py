"""A match of an older rules version keeps its result and its log as text, and offers a rematch."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.tables.house import House, SlowStore, Wire, do, in_time, own_move, play_out, refusal, until
from tests.tables.scenes import ANN, BEN, EVE
from tischlein.store.port import Record
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.state import FINISHED, PLAYING


async def grown_old(house: House, keeper: Keeper, **header: Any) -> Keeper:
    """The same table after a crash and an update that changed the rules version."""
    assert isinstance(house.store, SlowStore)
    log = house.store._shelf.logs[keeper.state.table]
    place = next(place for place, record in enumerate(log) if record.kind == "started")
    data = json.loads(log[place].data)
    log[place] = Record(
        log[place].n, "started", json.dumps({**data, "rules": data["rules"] - 1, **header}), log[place].at
    )
    house.store._shelf.snapshots.pop(keeper.state.table, None)
    await keeper.stop("stopping")
    house.store._shelf.snapshots.pop(keeper.state.table, None)
    return await house.hall.keeper(keeper.state.table)


def read(line: Wire) -> list[tuple[int, list[str]]]:
    """The whole log from the first frame."""
    whole = line.all(wire.Frame)[0]
    assert whole.is_whole
    return [(each.v, [bytes(text).decode() for text in each.texts]) for each in whole.log]


async def looks_at(keeper: Keeper, person: str) -> Wire:
    line = Wire(person)
    keeper.join(line)
    await until(lambda: line.heard)
    return line


@in_time
async def test_what_was_told_can_be_read_by_whom_it_was_told() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    for _ in range(12):
        line, move = next((each, own_move(each)) for each in (ann, ben) if own_move(each))
        assert move is not None
        await do(keeper, line, wire.Play, seat=move[0], move=move[1])
    before = {person: read(await looks_at(keeper, person)) for person in (ANN, BEN, EVE)}
    assert before[ANN] != before[BEN], "each drew other cards"
    old = await grown_old(house, keeper)
    for person, told in before.items():
        line = await looks_at(old, person)
        assert read(line) == told
        assert line.frame.match is None
        assert line.frame.table.status == FINISHED
        assert line.frame.table.old == wire.ShownOld(keeper.state.playing.header.rules - 1, None)
        assert msgspec.json.encode(line.frame)


@in_time
async def test_the_result_stays_and_what_was_taken_back_stays_away() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line = ann if own_move(ann) else ben
    assert line.frame.match is not None
    ((seat, moves),) = line.frame.match.legal.items()
    await do(keeper, line, wire.Play, seat=int(seat), move=next(move for move in moves if move.startswith("discard")))
    gone = keeper.state.n
    await do(keeper, line, wire.Undo, seat=int(seat))
    await play_out(keeper, ann, ben)
    result = ann.frame.match and ann.frame.match.result
    assert result is not None
    old = await grown_old(house, keeper)
    again = await looks_at(old, EVE)
    assert again.frame.table.old is not None
    assert again.frame.table.old.result == result
    assert gone not in [each.v for each in again.frame.log]


@in_time
async def test_nobody_plays_on_and_every_attempt_is_told_why() -> None:
    house = House()
    keeper, _ann, _ben = await house.match()
    old = await grown_old(house, keeper)
    ann = await looks_at(old, ANN)
    n = old.state.n
    attempts: list[tuple[type, dict[str, Any]]] = [
        (wire.Play, {"seat": 0, "move": "end"}),
        (wire.Undo, {"seat": 0}),
        (wire.Resign, {"seat": 0}),
        (wire.Pause, {}),
        (wire.Why, {"seat": 0, "move": "end"}),
        (wire.Try, {"seat": 0, "moves": []}),
        (wire.LookBack, {"v": 0}),
        (wire.Since, {}),
        (wire.Start, {}),
    ]
    for kind, fields in attempts:
        assert await refusal(old, ann, kind, **fields) == "table-old-rules", kind
    assert old.state.n == n
    await do(old, ann, wire.Say, text="a pity")


@pytest.mark.parametrize("option", ["direction", "gone-by-now"])
@in_time
async def test_the_same_people_begin_another_match(option: str) -> None:
    house = House()
    keeper, _ann, _ben = await house.match()
    keeper.state.options[option] = "free"
    old = await grown_old(house, keeper)
    old.state.options = {**old.state.options, option: "free"}
    ann, ben = await looks_at(old, ANN), await looks_at(old, BEN)
    await do(old, ann, wire.Rematch)
    table = await house.hall.find(ann.frame.table.rematch)
    assert table is not None
    new, _ = await house.enter(await house.hall.load(table), ANN)
    await house.enter(new.state, BEN)
    await until(lambda: new.state.status == PLAYING)
    assert [seat.person for seat in new.state.seats] == [BEN, ANN]
    assert ben.frame.table.rematch == new.state.code

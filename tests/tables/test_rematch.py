"""Rematches: one command creates the next table, and its match starts automatically for those who come."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.house import QUICK, House, Wire, do, in_time, play_out, until
from tests.tables.scenes import ANN, BEN
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import SUBSTITUTE
from tischlein.tables.live import starting
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.state import OPEN, PLAYING

HURRY = Timing(bot_move=0.0, notice=0.01, quiet=0.0, rematch=0.05)
NEVER = Timing(bot_move=0.0, notice=0.01, quiet=0.0, rematch=1000)


async def finished(timing: Timing = QUICK) -> tuple[House, Keeper, Wire, Wire]:
    house = House(timing=timing)
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, pace="calm")
    await play_out(keeper, ann, ben)
    return house, keeper, ann, ben


async def next_table(house: House, old: Wire, person: str, **how: str) -> tuple[Keeper, Wire]:
    table = await house.hall.find(old.frame.table.rematch)
    assert table is not None
    return await house.enter(await house.hall.load(table), person, **how)


@in_time
async def test_it_begins_as_soon_as_all_are_there_with_their_numbers() -> None:
    house, keeper, ann, ben = await finished(NEVER)
    await do(keeper, ann, wire.Rematch)
    assert keeper.state.status == "finished", "the result stays"
    new, ann = await next_table(house, ann, ANN)
    assert ann.frame.table.is_starting
    assert ann.frame.table.status == OPEN
    assert ann.frame.table.fairness is None
    _, ben = await next_table(house, ben, BEN)
    await until(lambda: new.state.status == PLAYING)
    assert new.state.shuffle is not None
    pledge = new.state.shuffle.pledge
    assert new.state.shuffle.revealed() == [line.shuffler.number(pledge) for line in (ben, ann)], "by their seats"
    assert new.state.pace == "calm"
    await until(lambda: ann.frame.match is not None)
    assert not ann.frame.table.is_starting


@in_time
async def test_nobody_waits_long_for_whoever_looks_at_the_result_and_the_seat_stays_theirs() -> None:
    house, keeper, ann, ben = await finished(HURRY)
    await do(keeper, ben, wire.Rematch)
    new, _ = await next_table(house, ben, BEN)
    await until(lambda: new.state.status == PLAYING)
    assert [(seat.person, seat.bot) for seat in new.state.seats] == [(BEN, ""), (ANN, "")]
    assert new.state.host == ANN
    assert new.state.shuffle is not None
    assert [bool(number) for number in new.state.shuffle.revealed()] == [True, False], "Ann is without a number"
    assert ann.frame.table.rematch == new.state.code


@in_time
async def test_for_somebody_who_is_gone_a_bot_sits_in_until_the_return() -> None:
    house, keeper, ann, ben = await finished(NEVER)
    keeper.leave(ann)
    await until(lambda: ANN not in keeper.attendance.here)
    await do(keeper, ben, wire.Rematch)
    new, line = await next_table(house, ben, BEN)
    await until(lambda: new.state.status == PLAYING)
    assert [(seat.person, seat.bot) for seat in new.state.seats] == [(BEN, ""), (ANN, SUBSTITUTE)]
    assert new.state.host == BEN, "a host who is gone cannot be one"
    _, back = await house.enter(new.state, ANN)
    await do(new, back, wire.Return, seat=1)
    assert new.state.seats[1].bot == ""
    assert line.frame.table.seats[1].kind == "person"


@in_time
async def test_after_a_crash_it_begins_all_the_same() -> None:
    house, keeper, ann, ben = await finished(NEVER)
    await do(keeper, ann, wire.Rematch)
    new, _ = await next_table(house, ann, ANN)
    await new.stop("stopping")
    new, _ = await next_table(house, ann, ANN)
    assert new.state.is_starting
    await next_table(house, ben, BEN)
    await until(lambda: new.state.status == PLAYING)


@in_time
async def test_a_start_that_is_refused_leaves_an_open_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise BadInput(text("error-sheet"))

    house, keeper, ann, ben = await finished(NEVER)
    await do(keeper, ann, wire.Rematch)
    monkeypatch.setattr(starting, "decide", refuse)
    new, _ = await next_table(house, ann, ANN)
    await next_table(house, ben, BEN)
    await until(lambda: not new.state.is_starting)
    await asyncio.sleep(0.01)
    assert new.state.status == OPEN

"""Robustness of a table: adjusted clocks, restarts, floods of commands, crowds of visitors."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.house import House, Wire, answer, ask, awaited, do, in_time, play_out, stored, until
from tests.tables.scenes import ANN, BEN, EVE, new_id
from tests.tables.stopwatch import swiftly
from tischlein.tables import wire
from tischlein.tables.hall import FOLD_BATCH
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing

HOUR = 3_600_000


class Turns:
    """Counts how often other tasks got a turn."""

    def __init__(self) -> None:
        self.count = 0
        self._task = asyncio.create_task(self._go())

    async def _go(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)

    def stop(self) -> int:
        self._task.cancel()
        return self.count


class SettableHouse(House):
    """A house whose wall clock can be adjusted while time goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.wall = 0
        """Milliseconds by which the wall clock is ahead of real time."""
        self.hall._now = lambda: self.time + self.wall


async def with_clock(house: House, seconds: int) -> tuple[Keeper, Wire, Wire]:
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.SetSettings, turn_seconds=seconds, is_open_to_spectators=True)
    await do(keeper, ann, wire.Start)
    return keeper, ann, ben


def deadline(line: Wire) -> int:
    assert line.frame.match is not None
    return line.frame.match.deadline


# Fairness of the event loop


@in_time
async def test_many_questions_at_once_hold_up_nobody() -> None:
    keeper, ann = await House().lobby()
    turns, seen, hear = Turns(), list[int](), ann.send

    def send(message: wire.ServerMessage) -> None:
        seen.append(turns.count)
        hear(message)

    ann.send = send  # type: ignore[method-assign]
    ids = [ask(keeper, ann, wire.Ping) for _ in range(100)]
    await answer(ann, ids[-1])
    turns.stop()
    assert seen[-1] - seen[0] >= 90


@in_time
async def test_a_long_log_is_folded_in_slices() -> None:
    house = House()
    keeper, ann = await house.lobby()
    for number in range(5 * FOLD_BATCH):
        keeper.command(ann, wire.Say(new_id(), str(number)))
    await until(lambda: keeper.state.n > 5 * FOLD_BATCH)
    table = keeper.state.table
    house.store._shelf.snapshots.clear()
    turns = Turns()
    await asyncio.sleep(0)
    before = turns.count
    state = await house.hall.load(table)
    assert turns.stop() - before >= 5
    assert state.n > 5 * FOLD_BATCH


# Frames


@swiftly
async def test_restless_people_cost_everybody_few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(timing=Timing(bot_move=0.0, notice=0.01))
    keeper, ann, _ben = await house.match()
    _, eve = await house.enter(keeper.state, EVE)
    await asyncio.sleep(1)
    before = len(eve.all(wire.Frame))
    for _ in range(50):
        ask(keeper, ann, wire.Pause)
        last = ask(keeper, ann, wire.Resume)
    await answer(ann, last)
    await until(lambda: eve.frame.v == keeper.state.n)
    assert len(eve.all(wire.Frame)) - before <= 3


@swiftly
async def test_moves_are_shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(timing=Timing(bot_move=0.0, notice=60.0, quiet=60.0))
    keeper, ann, ben = await house.match()
    for _ in range(10):
        line, seat, move = awaited(ann, ben)
        v = (await do(keeper, line, wire.Play, seat=seat, move=move)).v
        assert ann.frame.v == ben.frame.v == v
    for person in (ann, ben):
        v = (await do(keeper, person, wire.Pause)).v
    assert ann.frame.v == v, "that the match stands still is seen at once, too"
    assert ann.frame.table.is_paused


@swiftly
async def test_what_can_wait_is_not_kept_waiting_by_what_can_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(timing=Timing(bot_move=0.0, notice=60.0, quiet=1.0))
    keeper, ann = await house.lobby()
    await do(keeper, ann, wire.Say, text="1")
    await house.enter(keeper.state, EVE)  # gets a frame within a minute
    v = (await do(keeper, ann, wire.Say, text="2")).v
    began = asyncio.get_running_loop().time()
    await until(lambda: ann.frame.v == v)
    assert asyncio.get_running_loop().time() - began <= 1.1


# Clocks


@in_time
async def test_while_the_server_is_away_no_turn_runs_out() -> None:
    house = House()
    keeper, ann, _ben = await with_clock(house, 5)
    house.time += 1000
    await keeper.stop("stopping")
    house.time += 7000
    again, ann = await house.enter(keeper.state, ANN)
    assert deadline(ann) == 5000
    assert again.state.lines == []


@pytest.mark.parametrize(("away", "left"), [(20 * HOUR, 4 * HOUR), (48 * HOUR, 30_000)])
@in_time
async def test_a_turn_of_a_day_goes_on_while_the_table_is_put_away(away: int, left: int) -> None:
    house = House()
    keeper, ann, _ben = await with_clock(house, 86_400)
    await keeper.stop("idle")
    house.time += away
    _again, ann = await house.enter(keeper.state, ANN)
    assert deadline(ann) == left, "and whoever comes back has time to look at it"


@pytest.mark.parametrize("set_by", [-HOUR, HOUR])
@in_time
async def test_a_wall_clock_that_is_set_moves_no_turn(set_by: int) -> None:
    house = SettableHouse()
    keeper, ann, _ben = await with_clock(house, 600)
    house.wall = set_by
    house.time += 2000
    await do(keeper, ann, wire.Say, text="what time is it?")
    assert deadline(ann) == 598_000
    assert keeper.state.lines == []


@in_time
async def test_a_wall_clock_that_is_set_back_keeps_nobody_waiting_for_the_absent() -> None:
    house = SettableHouse()
    keeper, ann, ben = await house.match()
    keeper.leave(ben)
    await until(lambda: keeper.attendance.away_since)
    house.wall = -HOUR
    house.time += 31_000
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")


@in_time
async def test_after_a_restart_with_the_clock_set_back_nothing_is_in_the_future() -> None:
    house = SettableHouse()
    keeper, ann, _ben = await with_clock(house, 5)
    await keeper.stop("stopping")
    house.wall = -HOUR
    again, ann = await house.enter(keeper.state, ANN)
    await do(again, ann, wire.Say, text="and on it goes")
    assert deadline(ann) == 5000
    dates = [record.at for record in stored(house, again)]
    assert dates == sorted(dates)


@in_time
async def test_tables_are_put_away_by_the_time_that_passes() -> None:
    house = SettableHouse()
    keeper, ann = await house.lobby()
    keeper.leave(ann)
    await until(lambda: not keeper.listeners)
    await asyncio.sleep(0.05)  # until that frame was sent as well
    house.wall = HOUR
    await house.hall.sweep()
    assert not keeper.has_ended
    house.time += HOUR
    await house.hall.sweep()
    assert keeper.has_ended


# Crowds


@in_time
async def test_whoever_sat_went_and_was_cleared_is_forgotten() -> None:
    house = House()
    keeper, ann = await house.lobby()
    for number in range(30):
        _, guest = await house.enter(keeper.state, f"guest-{number}")
        await do(keeper, guest, wire.Sit, seat=1, name="Guest")
        keeper.leave(guest)
        await until(lambda: keeper.listeners == [ann])
        await do(keeper, ann, wire.ClearSeat, seat=1)
    assert keeper.attendance.away_since == {}
    assert keeper._graces.people == set()


@swiftly
async def test_a_grace_period_that_is_over_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    keeper, _ann, ben = await house.match()
    keeper.leave(ben)
    await until(lambda: keeper._graces.people == {BEN})
    await asyncio.sleep(31)
    assert keeper._graces.people == set()


@in_time
async def test_where_nobody_sets_the_clock_the_log_has_its_dates() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    assert {record.at for record in stored(house, keeper)} == {house.time}

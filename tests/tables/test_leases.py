"""Two halls on one store, like two processes on one database: who keeps a table, and when that changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.tables.house import House, SlowStore, Wire, ask, do, in_time, until
from tests.tables.scenes import ANN, BEN
from tischlein.cluster.leases import LASTS, SPARE
from tischlein.core.errors import BadInput
from tischlein.store.memory import Shelf
from tischlein.store.port import Lease, Stored, Unavailable
from tischlein.tables import wire
from tischlein.tables.ownership import Elsewhere

HERE, THERE = "one@http://here", "two@http://there"


class WatchedStore(SlowStore):
    """A store that records its calls, and whose leases can be made unavailable."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf)
        self.asked: list[str] = []
        self.is_away = False
        self.is_mute = False

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        self.asked.append("take")
        return await super().take_lease(table, owner, now, lasts)

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        self.asked.append("renew")
        if self.is_away:
            raise Unavailable("no connection")
        if self.is_mute:
            await asyncio.sleep(3600)
        return await super().renew_leases(owner, tables, now, lasts)

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        self.asked.append("load")
        return await super().load(table, after=after)


class Two:
    """Two houses with a common store and a common clock."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.store = WatchedStore(self.shelf)
        self.here = House(self.store, owner=HERE)
        self.there = House(WatchedStore(self.shelf), owner=THERE)

    def pass_time(self, milliseconds: int) -> None:
        self.here.time += milliseconds
        self.there.time += milliseconds

    def owners(self) -> list[str]:
        return [lease.owner for lease in self.shelf.leases.values()]


@in_time
async def test_one_keeps_the_table_and_the_other_hears_who() -> None:
    two = Two()
    keeper, _ = await two.here.lobby()
    assert two.owners() == [HERE]
    assert two.here.hall.leases == 1
    with pytest.raises(Elsewhere) as found:
        await two.there.hall.keeper(keeper.state.table)
    assert found.value.owner == HERE
    assert two.there.hall.leases == 0


@in_time
async def test_two_who_open_at_once() -> None:
    two = Two()
    state = await two.here.hall.create("monsterrolle", 2, ANN, ["Ann"])
    both = (house.hall.keeper(state.table) for house in (two.here, two.there))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Elsewhere", "Keeper"]


@in_time
async def test_what_is_loaded_is_loaded_under_the_lease() -> None:
    two = Two()
    await two.here.lobby()
    assert two.store.asked == ["take", "load"]


@in_time
async def test_a_lease_that_ran_out_passes_on_and_its_owner_writes_nothing() -> None:
    two = Two()
    keeper, ann = await two.here.lobby()
    two.pass_time(LASTS - SPARE)
    log = list(two.shelf.logs[keeper.state.table])
    ask(keeper, ann, wire.Say, text="nobody has taken it, but somebody might any moment")
    await until(lambda: ann.byes)
    assert ann.byes == ["moved"]
    two.pass_time(SPARE)
    again, ben = await two.there.enter(keeper.state, BEN)
    assert two.owners() == [THERE]
    assert two.shelf.logs[keeper.state.table] == log
    await do(again, ben, wire.Sit, seat=1, name="Ben")


@in_time
async def test_an_owner_whose_table_was_taken_sends_its_people_away() -> None:
    two = Two()
    keeper, ann = await two.here.lobby()
    two.there.time += LASTS  # its clock is wrong
    again, ben = await two.there.enter(keeper.state, BEN)
    keeping = asyncio.create_task(two.here.hall.keep_leases())
    await until(lambda: ann.byes)
    assert ann.byes == ["moved"]
    assert two.here.hall.leases == two.here.hall.live == 0
    assert two.owners() == [THERE], "what is not ours is not released"
    await do(again, ben, wire.Sit, seat=1, name="Ben")
    keeping.cancel()


@in_time
async def test_leases_are_renewed_together_and_outlive_their_time() -> None:
    two = Two()
    keepers = [(await two.here.lobby())[0] for _ in range(5)]
    keeping = asyncio.create_task(two.here.hall.keep_leases())
    for _ in range(4):
        two.pass_time(LASTS // 2)
        two.store.asked.clear()
        await until(lambda: two.store.asked.count("renew") >= 2)
    assert not any(keeper.has_ended for keeper in keepers)
    assert {lease.expires for lease in two.shelf.leases.values()} == {two.here.time + LASTS}
    keeping.cancel()


@pytest.mark.parametrize("how", ["is_away", "is_mute"])
@in_time
async def test_without_the_store_tables_end_before_their_leases(how: str) -> None:
    two = Two()
    _, ann = await two.here.lobby()
    keeping = asyncio.create_task(two.here.hall.keep_leases())
    setattr(two.store, how, True)
    await until(lambda: "renew" in two.store.asked)
    two.pass_time(LASTS - SPARE - 1)
    await asyncio.sleep(0.05)
    assert ann.byes == []
    two.pass_time(1)
    await until(lambda: ann.byes)
    assert ann.byes == ["store"]
    keeping.cancel()


@in_time
async def test_sleeping_through_a_lease_that_nobody_took_costs_nothing() -> None:
    two = Two()
    keeper, ann = await two.here.lobby()
    two.pass_time(100 * LASTS)
    keeping = asyncio.create_task(two.here.hall.keep_leases())
    await until(lambda: "renew" in two.store.asked)
    await do(keeper, ann, wire.Say, text="good morning")
    keeping.cancel()


@in_time
async def test_a_table_that_is_put_away_is_free_at_once() -> None:
    two = Two()
    keeper, ann = await two.here.lobby()
    keeper.leave(ann)
    await until(lambda: not keeper.listeners)
    await asyncio.sleep(0.05)
    two.pass_time(1_000_000)
    await two.here.hall.sweep()
    assert two.owners() == []


@in_time
async def test_a_hall_that_closes_leaves_everything_to_others() -> None:
    two = Two()
    keeper, ann = await two.here.lobby()
    await two.here.lobby()
    await two.here.hall.close()
    assert ann.byes == ["stopping"]
    assert two.owners() == []
    with pytest.raises(Unavailable):
        await two.here.hall.keeper(keeper.state.table)
    await two.there.enter(keeper.state, BEN)


@in_time
async def test_tables_that_end_by_themselves_are_free() -> None:
    two = Two()
    closed, ann = await two.here.lobby()
    await do(closed, ann, wire.CloseTable)
    failed, line = await two.here.lobby()
    two.store.is_full = True
    ask(failed, line, wire.Say, text="hello")
    await until(lambda: not two.shelf.leases)
    assert line.byes == ["store"]
    for unknown in (closed.state.table, "no such table"):
        with pytest.raises(BadInput):
            await two.there.hall.keeper(unknown)
    assert two.owners() == []


@in_time
async def test_nobody_loses_a_lease_that_is_released_and_taken_at_once() -> None:
    two = Two()
    keeper, _ = await two.here.lobby()
    for _ in range(50):
        ending = asyncio.create_task(keeper.stop("idle"))
        await asyncio.sleep(0)
        again = await two.here.hall.keeper(keeper.state.table)
        await ending
        await asyncio.sleep(0.001)
        assert again is not keeper
        assert two.owners() == [HERE]
        keeper = again


@in_time
async def test_a_process_that_was_killed_and_started_again_waits_for_nobody() -> None:
    two = Two()
    keeper, _ = await two.here.lobby()
    restarted = House(SlowStore(two.shelf), owner="three@http://here")
    await restarted.enter(keeper.state, ANN)
    assert two.owners() == ["three@http://here"]


@in_time
async def test_a_hall_on_its_own_asks_for_no_lease() -> None:
    shelf = Shelf()
    house = House(WatchedStore(shelf))
    keeper, ann = await house.lobby()
    await asyncio.wait_for(house.hall.keep_leases(), 1)
    house.time += 100 * LASTS
    await do(keeper, ann, wire.Say, text="hello")
    assert shelf.leases == {}


@in_time
async def test_a_lease_that_ends_while_the_table_is_loaded_opens_nothing() -> None:
    two = Two()
    state = await two.here.hall.create("monsterrolle", 2, ANN, ["Ann"])
    load = two.store.load

    async def slowly(table: str, *, after: int | None = None) -> Stored | None:
        two.pass_time(LASTS)
        return await load(table, after=after)

    two.store.load = slowly  # type: ignore[method-assign]
    with pytest.raises(Unavailable):
        await two.here.hall.keeper(state.table)
    visitor = Wire(BEN)
    (await two.there.hall.keeper(state.table)).join(visitor)
    await until(lambda: visitor.heard)

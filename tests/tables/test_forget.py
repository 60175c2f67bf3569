"""A forgotten name is gone from the whole store, and the match is unchanged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables.house import House, SlowStore, do, in_time, play_out, until
from tests.tables.scenes import ANN, BEN, EVE, Scene, picture, started
from tischlein.core.errors import BadInput
from tischlein.store.memory import MemoryStore, Shelf
from tischlein.store.port import Record, Snapshot, Stored
from tischlein.tables import wire
from tischlein.tables.log import records
from tischlein.tables.log.fold import fold
from tischlein.tables.log.forget import ABANDONED, Forgotten, by_name, by_person, forget, redacted
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.state import FINISHED, TableState
from tischlein.tables.log.upgrades import read


async def kept(scene: Scene, store: MemoryStore | None = None) -> MemoryStore:
    store = store or MemoryStore()
    await store.create(index_of(scene.state, scene.at), scene.rows())
    return store


async def stored_in(store: MemoryStore) -> Stored:
    (only,) = [stored async for stored in store.everything()]
    return only


def folded(stored: Stored) -> TableState:
    state = TableState(table=stored.index.table)
    for record in stored.records:
        fold(state, record.n, read(record.kind, record.data), record.at)
    return state


def everything(store: MemoryStore) -> str:
    """Without the tokens of links, whose random letters may contain a name by chance."""
    return re.sub(r'"invitation": ?"[^"]*"', "", repr(store._shelf))


def finished() -> Scene:
    scene = Scene()
    scene.do(BEN, wire.Sit, seat=1, name="Ben")
    scene.do(BEN, wire.Sit, seat=1, name="Benjamin")
    scene.do(ANN, wire.Say, text="I am Rumpelstilzchen")
    scene.do(BEN, wire.Say, text="so am I")
    scene.do(EVE, wire.Say, text="and I only watch")
    scene.do(ANN, wire.Say, emote="wow", text="with words")
    scene.begin().play(random.Random(1))
    assert scene.state.status == FINISHED
    return scene


@in_time
async def test_a_person_is_forgotten_and_the_match_is_what_it_was() -> None:
    scene = finished()
    store = await kept(scene)
    await store.save_snapshot("table-1", Snapshot(scene.state.n, "Ann, too"))
    assert await forget(store, by_person(ANN), 7, is_sparing_running=True) == Forgotten(tables=1, running=0)
    stored = await stored_in(store)
    for word in ("Ann", "Rumpelstilzchen", "with words"):
        assert word not in everything(store)
    assert stored.records[-1] == Record(scene.state.n + 1, "forgotten", '{"v":2}', 7)
    assert stored.snapshot is None
    state = folded(stored)
    assert [seat.name for seat in state.seats] == ["", "Benjamin"]
    assert [(line.name, line.text, line.emote) for line in state.chat] == [
        ("Benjamin", "so am I", ""),
        ("", "and I only watch", ""),
        ("", "", "wow"),
    ]
    assert state.match is not None
    assert scene.state.match is not None
    assert state.match.digest() == scene.state.match.digest(), "names are no part of a match"
    assert state.match.entries == scene.state.match.entries
    assert state.match.result == scene.state.match.result
    assert state.seats_of(ANN) == [0], "the seat is still the person's"
    assert stored.index.updated == scene.at
    assert json.loads(stored.index.summary) == json.loads(index_of(state, 0).summary)
    assert await forget(store, by_person(ANN), 8, is_sparing_running=True) == Forgotten(0, 0), "there is nothing left"


@in_time
async def test_what_was_said_without_a_name_is_forgotten() -> None:
    store = await kept(finished())
    assert (await forget(store, by_person(EVE), 7, is_sparing_running=True)).tables == 1
    assert "and I only watch" not in everything(store)


@in_time
async def test_names_that_were_changed_or_said_at_the_door_are_forgotten() -> None:
    scene = Scene(2).seat_ben()
    scene.do(EVE, wire.Knock, name="Evangeline")
    scene.do(BEN, wire.Rename, seat=1, name="Benedict")
    scene.begin()
    scene.do(BEN, wire.Rename, seat=1, name="Bertram")
    scene.play(random.Random(1))
    store = await kept(scene)
    for person in (BEN, EVE):
        assert (await forget(store, by_person(person), 7, is_sparing_running=True)).tables == 1
    for name in ("Evangeline", "Benedict", "Bertram", "Ben"):
        assert f'"{name}"' not in everything(store)
    assert [seat.name for seat in folded(await stored_in(store)).seats] == ["Ann", ""]


@pytest.mark.parametrize("is_running", [True, False])
@in_time
async def test_the_name_of_somebody_who_was_banned_does_not_come_back(is_running: bool) -> None:
    scene = Scene(3).seat_ben()
    scene.do(EVE, wire.Sit, seat=2, name="Eve")
    if is_running:
        scene.begin().do(ANN, wire.Remove, seat=1)
    else:
        scene.do(ANN, wire.Remove, seat=1)
        scene.begin()
    scene.play(random.Random(1))
    store = await kept(scene)
    await forget(store, by_person(EVE), 7, is_sparing_running=True)
    stored = await stored_in(store)
    assert "Ben" not in stored.index.summary
    assert json.loads(stored.index.summary) == json.loads(index_of(folded(stored), 0).summary)


@in_time
async def test_a_name_is_forgotten_letter_by_letter() -> None:
    store = await kept(finished())
    assert (await forget(store, by_name("  Ben\t"), 7, is_sparing_running=True)).tables == 1
    assert [seat.name for seat in folded(await stored_in(store)).seats] == ["Ann", "Benjamin"]
    assert '"Ben"' not in everything(store)
    assert (await forget(store, by_name("benjamin"), 7, is_sparing_running=True)).tables == 0
    assert (await forget(store, by_name("Benjamin"), 7, is_sparing_running=True)).tables == 1
    state = folded(await stored_in(store))
    assert [seat.name for seat in state.seats] == ["Ann", ""]
    assert [line.text for line in state.chat] == ["I am Rumpelstilzchen", "and I only watch", "with words"]


@pytest.mark.parametrize("name", ['"; DROP', "a\\b", "Änne", "🐼", "<b>", "'%_"])
@in_time
async def test_names_with_odd_letters(name: str) -> None:
    scene = Scene()
    scene.do(BEN, wire.Sit, seat=1, name=name)
    store = await kept(scene)
    assert (await forget(store, by_name(name), 7, is_sparing_running=False)).tables == 1
    assert [seat.name for seat in folded(await stored_in(store)).seats] == ["Ann", ""]


def test_what_is_no_name() -> None:
    with pytest.raises(BadInput, match="table-no-name"):
        by_name(" \u200b ")


@in_time
async def test_around_one_device_a_person_has_many_names() -> None:
    store = await kept(Scene(is_pass_and_play=True))
    assert (await forget(store, by_name("Anton"), 7, is_sparing_running=False)).tables == 1
    assert [seat.name for seat in folded(await stored_in(store)).seats] == ["Ann", ""]
    assert (await forget(store, by_person(ANN), 7, is_sparing_running=False)).tables == 1
    assert [seat.name for seat in folded(await stored_in(store)).seats] == ["", ""]


@in_time
async def test_tables_that_are_not_over_are_left_alone_if_so_wished() -> None:
    for scene in (Scene(), started()):
        store = await kept(scene)
        before = everything(store)
        assert await forget(store, by_person(ANN), 7, is_sparing_running=True) == Forgotten(tables=0, running=1)
        assert everything(store) == before
        assert await forget(store, by_person(ANN), 7, is_sparing_running=False) == Forgotten(tables=1, running=0)


@in_time
async def test_abandoned_tables_are_not_left_alone() -> None:
    """Unless a turn still has time."""
    for scene in (Scene(), started()):
        store = await kept(scene)
        later = (await stored_in(store)).index.updated + ABANDONED
        assert (await forget(store, by_person(ANN), later - 1, is_sparing_running=True)).running == 1
        assert (await forget(store, by_person(ANN), later, is_sparing_running=True)).tables == 1
    scene = Scene().seat_ben()
    scene.do(ANN, wire.SetSettings, turn_seconds=7 * 86_400, is_open_to_spectators=True)
    store = await kept(scene.begin())
    found = await forget(store, by_person(ANN), scene.state.at + 3 * ABANDONED, is_sparing_running=True)
    assert found == Forgotten(tables=0, running=1)


@in_time
async def test_nobody_else_is_touched() -> None:
    scene = finished()
    assert redacted(scene.rows(), by_person("person-an").matches) == {}
    store = await kept(scene)
    assert await forget(store, by_person("Ann"), 7, is_sparing_running=True) == Forgotten(0, 0), "a name is no person"


@in_time
async def test_a_match_of_rules_that_nobody_knows_any_more() -> None:
    scene = finished()
    for place, (record, at) in enumerate(scene.records):
        if isinstance(record, records.Started):
            scene.records[place] = replace(record, rules=999), at
    store = MemoryStore()
    await store.create(index_of(scene.state, 0), scene.rows())
    assert (await forget(store, by_person(ANN), 7, is_sparing_running=True)).tables == 1
    assert json.loads((await stored_in(store)).index.summary)["names"] == ["", "Benjamin"]


class Busy(MemoryStore):
    """A store in which the log grows, or the table is deleted, just before the first rewrite."""

    attempts = 0
    is_deleted = False

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        self.attempts += 1
        if self.is_deleted:
            await self.delete(table)
        elif self.attempts == 1:
            said = {"name": "Ann", "seat": 0, "text": "one more word", "emote": "", "id": f"{ANN}/command"}
            await self.append(self._shelf.tables[table], [Record(record.n, "said", json.dumps(said), 0)])
        await super().rewrite(table, summary, data, record)


@in_time
async def test_words_that_come_in_between_are_forgotten_too() -> None:
    store = Busy()
    await kept(finished(), store)
    assert (await forget(store, by_person(ANN), 7, is_sparing_running=True)).tables == 1
    assert store.attempts == 2
    assert "one more word" not in everything(store)


@in_time
async def test_a_table_that_is_deleted_in_between() -> None:
    store = Busy()
    await kept(finished(), store)
    store.is_deleted = True
    assert await forget(store, by_person(ANN), 7, is_sparing_running=True) == Forgotten(0, 0)


@contextlib.asynccontextmanager
async def heeding(house: House) -> AsyncIterator[None]:
    task = asyncio.create_task(house.hall.heed_forgetting())
    await asyncio.sleep(0)
    yield
    task.cancel()


async def played(house: House) -> tuple[Any, Any]:
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    return keeper, ben


@in_time
async def test_a_running_server_does_not_go_on_with_what_it_has_in_memory() -> None:
    house = House()
    async with heeding(house):
        keeper, ben = await played(house)
        assert await house.hall.forget(ANN) == Forgotten(tables=1, running=0)
        await until(lambda: keeper.has_ended)
        assert ben.byes == ["moved"]
        _, again = await house.enter(keeper.state, BEN)
        assert [seat.name for seat in again.frame.table.seats] == ["", "Ben"]
    await house.hall.close()
    assert "Ann" not in everything(house.store), "not even by a snapshot of the one that was put away"
    assert not house.troubles


@in_time
async def test_a_server_that_hears_nothing_of_it_writes_no_name_again() -> None:
    shelf = Shelf()
    house = House(SlowStore(shelf))
    keeper, ben = await played(house)
    await forget(MemoryStore(shelf), by_person(ANN), 7, is_sparing_running=True)
    keeper.command(ben, wire.Say(id="command-1234", text="well played"))
    await until(lambda: ben.byes)
    assert ben.byes == ["moved"]
    assert "Ann" not in everything(house.store)
    keeper, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Say, text="well played")
    assert [seat.name for seat in ben.frame.table.seats] == ["", "Ben"]
    assert "Ann" not in everything(house.store)
    await house.hall.close()


def test_the_record_changes_nothing_but_its_number_and_date() -> None:
    scene = started()
    before = picture(scene.state).replace(f"'n': {scene.state.n}, 'at': {scene.state.at}", "")
    scene.write(records.Forgotten())
    assert picture(scene.state).replace(f"'n': {scene.state.n}, 'at': {scene.state.at}", "") == before

"""What a store does with logs and their index, whichever it is: every test runs on every back end."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tests.store.conftest import Place
from tests.store.samples import STATUSES, everything, index, record, records
from tischlein.store.port import (
    Clash,
    CodeTaken,
    Snapshot,
    Store,
    Stored,
)

# Logs


async def test_what_was_written_is_read(store: Store):
    await store.create(index(), records(1, 2))
    await store.append(index(), records(3, 3))
    assert await store.load("t1") == Stored(index(), None, tuple(records(1, 3)))


async def test_unknown_table_is_none(store: Store):
    assert await store.load("nowhere") is None
    assert await store.load("nowhere", after=3) is None


async def test_append_to_unknown_table(store: Store):
    with pytest.raises(KeyError):
        await store.append(index(), [record(1)])
    assert await everything(store) == []


async def test_order_is_that_of_the_numbers(store: Store):
    await store.create(index(), records(1, 9))
    for n in range(10, 121):
        await store.append(index(), [record(n, str(n))])
    stored = await store.load("t1")
    assert stored is not None
    assert [each.n for each in stored.records] == list(range(1, 121))


async def test_load_after(store: Store):
    await store.create(index(), records(1, 5))
    for after, expected in [(0, records(1, 5)), (3, records(4, 5)), (5, []), (99, []), (-1, records(1, 5))]:
        assert await store.load("t1", after=after) == Stored(index(), None, tuple(expected))


@pytest.mark.parametrize("taken", [1, 2, 3])
async def test_number_that_is_taken_clashes(store: Store, taken: int):
    await store.create(index(), records(1, 3))
    with pytest.raises(Clash):
        await store.append(index(status="playing"), [record(taken, "other"), record(taken + 1)])
    assert await store.load("t1") == Stored(index(), None, tuple(records(1, 3)))


async def test_gap_clashes(store: Store):
    await store.create(index(), records(1, 3))
    with pytest.raises(Clash):
        await store.append(index(status="playing"), [record(5)])
    assert await store.load("t1") == Stored(index(), None, tuple(records(1, 3)))


async def test_table_is_created_once(store: Store):
    await store.create(index(), records(1, 2))
    with pytest.raises(Clash):
        await store.create(index(code="other", invitation="other"), [record(1, "other")])
    assert await store.load("t1") == Stored(index(), None, tuple(records(1, 2)))


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [record(0)],
        [record(2), record(4)],
        [record(2), record(2)],
        [record(2, "lone \ud800")],
        [record(2, "nul \0")],
        [record(2, at=2**63)],
    ],
)
async def test_records_that_cannot_be_are_refused(store: Store, wrong):
    await store.create(index(), [record(1)])
    with pytest.raises(ValueError):  # noqa: PT011 - the kind is all that is promised
        await store.append(index(status="playing"), wrong)
    with pytest.raises(ValueError):  # noqa: PT011
        await store.create(index("t2"), wrong)
    assert await everything(store) == [Stored(index(), None, (record(1),))]


async def test_unicode_and_odd_texts_survive(store: Store):
    texts = [
        "",
        " ",
        "Grüße, Київ 🎲",
        "' \" \\ % %s ? \n\r\t",
        "\x01\x7f\u2028",
        "NULL",
        "{}",
    ]
    odd = index(summary=texts[2], game="п'ять", members=("Ädä", "a,b", '"x"', "{}", "NULL", "", "a b"), updated=-5)
    written = [record(n, text, kind=text) for n, text in enumerate(texts, 1)]
    await store.create(odd, written)
    assert await store.load("t1") == Stored(odd, None, tuple(written))
    assert await store.tables_of('"x"', STATUSES, limit=1000) == [odd]


async def test_megabyte(store: Store):
    large = "Wörter " * 150_000
    await store.create(index(), [record(1, large)])
    await store.append(index(summary=large), [record(2, large)])
    await store.save_snapshot("t1", Snapshot(1, large))
    assert await store.load("t1") == Stored(index(summary=large), Snapshot(1, large), (record(2, large),))


async def test_many_tables(store: Store):
    names = [f"t{number:03}" for number in range(300)]
    await asyncio.gather(*(store.create(index(name, updated=7), [record(1, name)]) for name in reversed(names)))
    assert await everything(store) == [Stored(index(name, updated=7), None, (record(1, name),)) for name in names]
    assert [each.table for each in await store.tables_of("anna", STATUSES, limit=1000)] == names


# Races


async def test_one_winner_for_each_number(place: Place):
    stores = [await place(), await place()]
    await stores[0].create(index(), [record(1)])

    async def attempt(writer: int, n: int) -> bool:
        try:
            await stores[writer % 2].append(index(summary=str(writer)), [record(n, str(writer))])
        except Clash:
            return False
        return True

    winners = []
    for n in range(2, 12):
        won = await asyncio.gather(*(attempt(writer, n) for writer in range(20)))
        winners += [str(writer) for writer, has_won in enumerate(won) if has_won]
    stored = await stores[1].load("t1")
    assert stored is not None
    assert [each.data for each in stored.records[1:]] == winners
    assert [each.n for each in stored.records] == list(range(1, 12))
    assert stored.index.summary == winners[-1]


async def test_a_clash_harms_nobody_else(store: Store):
    """All wait at the same time, so that a back end that groups them has good and bad in one group."""
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i in range(40)))
    outcomes = await asyncio.gather(
        *(store.append(index(f"t{i}"), [record(2 if i % 2 else 1, "second")]) for i in range(40)),
        store.append(index("nowhere"), [record(1)]),
        store.create(index("t99", code="code-t1"), [record(1)]),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [Clash, type(None)] * 20 + [KeyError, CodeTaken]
    lengths = {stored.index.table: len(stored.records) for stored in await everything(store)}
    assert lengths == {f"t{i}": 1 + i % 2 for i in range(40)}


async def test_tasks_that_follow_each_other_write_one_gapless_log(place: Place):
    """As two processes would: on a Clash load what was missed and try again."""
    stores = [await place(), await place()]
    await stores[0].create(index(), [record(1)])

    async def write(store: Store, name: str) -> None:
        last = 1
        for turn in range(15):
            while True:
                try:
                    await store.append(index(), [record(last + 1, f"{name} {turn}")])
                    last += 1
                    break
                except Clash:
                    stored = await store.load("t1", after=last)
                    assert stored is not None
                    last += len(stored.records)

    await asyncio.gather(*(write(stores[number % 2], str(number)) for number in range(6)))
    stored = await stores[0].load("t1")
    assert stored is not None
    assert [each.n for each in stored.records] == list(range(1, 92))
    for number in range(6):
        own = [each.data for each in stored.records if each.data.startswith(f"{number} ")]
        assert own == [f"{number} {turn}" for turn in range(15)]


async def test_cancelled_calls_leave_the_store_whole(store: Store):
    await store.create(index(), [record(1)])
    tasks = [asyncio.create_task(store.append(index(), [record(2, str(number))])) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    stored = await store.load("t1")
    assert stored is not None
    await store.append(index(), [record(len(stored.records) + 1)])


# The index


async def test_index_changes_with_the_record(store: Store):
    await store.create(index(), [record(1)])
    changed = index(status="playing", summary="new", members=("ben", "carla"), updated=2000, game="g", code="new")
    await store.append(changed, [record(2)])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.index == changed
    assert await store.tables_of("anna", STATUSES, limit=1000) == []
    assert await store.tables_of("carla", STATUSES, limit=1000) == [changed]
    assert await store.tables_with("open") == []
    assert await store.find_code("code-t1") is None
    assert await store.find_code("new") == "t1"


async def test_a_person_may_be_named_twice(store: Store):
    twice = index(members=("ben", "anna", "ben"))
    await store.create(twice, [record(1)])
    assert await store.tables_of("ben", STATUSES, limit=1000) == [twice]
    await store.append(replace(twice, members=()), [record(2)])
    assert await store.tables_of("ben", STATUSES, limit=1000) == []


async def test_code_and_invitation_find_their_table(store: Store):
    await store.create(index("t1"), [record(1)])
    await store.create(index("t2"), [record(1)])
    assert await store.find_code("code-t2") == "t2"
    assert await store.find_invitation("digest-t1") == "t1"
    for unknown in ["", "code-t3", "CODE-T1", "digest-t1", "\0", "\ud800", "%"]:
        assert await store.find_code(unknown) is None
    assert await store.find_invitation("code-t1") is None
    assert await store.find_invitation("\ud800") is None
    assert await store.tables_of("\ud800", STATUSES, limit=1000) == []
    assert await store.load("\0") is None


@pytest.mark.parametrize("same", [{"code": "code-t1"}, {"invitation": "digest-t1"}])
async def test_code_and_invitation_are_unique(store: Store, same):
    await store.create(index("t1"), [record(1)])
    with pytest.raises(CodeTaken):
        await store.create(index("t2", **same), [record(1)])
    assert await store.load("t2") is None
    await store.create(index("t3"), [record(1)])
    with pytest.raises(CodeTaken):
        await store.append(index("t3", **same), [record(2)])
    assert await store.load("t3") == Stored(index("t3"), None, (record(1),))


async def test_no_code_is_nobodys_code(store: Store):
    await store.create(index("t1", code="", invitation=""), [record(1)])
    await store.create(index("t2", code="", invitation=""), [record(1)])
    assert await store.find_code("") is None
    assert await store.find_invitation("") is None


async def test_code_is_free_again(store: Store):
    await store.create(index("t1"), [record(1)])
    await store.append(index("t1", code=""), [record(2)])
    await store.create(index("t2", code="code-t1"), [record(1)])
    await store.delete("t2")
    await store.create(index("t3", code="code-t1"), [record(1)])
    assert await store.find_code("code-t1") == "t3"


async def test_two_want_one_code(place: Place):
    stores = [await place(), await place()]
    outcomes = await asyncio.gather(
        *(stores[i % 2].create(index(f"t{i}", code="same"), [record(1)]) for i in range(10)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in outcomes) == ["CodeTaken"] * 9 + ["NoneType"]
    assert len(await everything(stores[0])) == 1


async def test_tables_of_a_person_newest_first(store: Store):
    for table, updated in [("a", 10), ("d", 30), ("b", 30), ("c", 20)]:
        await store.create(index(table, updated=updated), [record(1)])
    await store.create(index("x", members=("ben",)), [record(1)])
    assert [each.table for each in await store.tables_of("anna", STATUSES, limit=1000)] == ["b", "d", "c", "a"]
    assert await store.tables_of("nobody", STATUSES, limit=1000) == []


async def test_of_many_tables_those_that_came_into_their_status_last_are_listed(store: Store):
    for number, table in enumerate(["a", "b", "c", "d"]):
        await store.create(index(table, updated=number), [record(1)])
    await store.append(index("a", updated=10), [record(2)])  # changed last, but has been open for longest
    await store.append(index("b", updated=20, status="playing"), [record(2)])
    await store.append(index("c", updated=30, status="finished"), [record(2)])
    await store.append(index("b", updated=40, status="playing", members=("anna", "carla")), [record(3)])

    async def found(*statuses: str, limit: int = 9, person: str = "anna") -> list[str]:
        return [each.table for each in await store.tables_of(person, statuses, limit=limit)]

    assert await found("open", "playing") == ["b", "a", "d"]
    assert await found("playing", "open", limit=2) == ["b", "a"]
    assert await found("open", limit=1) == ["d"]
    assert await found("playing", person="carla") == ["b"]
    assert await found("playing", person="ben") == []
    assert await found("finished", "finished") == ["c"]
    for number, table in enumerate(["f", "e"]):
        await store.create(index(table, updated=60 - number), [record(1)])
        await store.append(index(table, updated=70 + number, status="playing"), [record(2)])
    assert await found("playing", limit=1) == ["e"], "made earlier, begun later"
    assert await found("closed", "\ud800") == []
    assert await found() == []
    assert await found("open", limit=0) == []
    with pytest.raises(ValueError, match="negative"):
        await found("open", limit=-1)


async def test_members(store: Store):
    await store.create(index("t1", members=("anna", "ben")), [record(1)])
    asked = [("t1", "anna"), ("t1", "carla"), ("t2", "anna"), ("t1", "\ud800"), ("\0", "anna")]
    assert [await store.is_member(*each) for each in asked] == [True, False, False, False, False]
    await store.append(index("t1", members=("carla",)), [record(2)])
    assert [await store.is_member(*each) for each in asked[:2]] == [False, True]


async def test_tables_with_a_status_oldest_first(store: Store):
    for table, updated in [("a", 10), ("d", 30), ("b", 30), ("c", 20)]:
        await store.create(index(table, updated=updated), [record(1)])
    await store.create(index("x", status="closed", updated=5), [record(1)])

    async def found(**limits) -> list[str]:
        return [each.table for each in await store.tables_with("open", **limits)]

    assert await found() == ["a", "c", "b", "d"]
    assert await found(limit=3) == ["a", "c", "b"]
    assert await found(limit=0) == []
    assert await found(updated_before=30) == ["a", "c"]
    assert await found(updated_before=30, limit=1) == ["a"]
    assert await found(updated_before=10) == []
    assert await found(updated_after=10) == ["c", "b", "d"]
    assert await found(updated_after=10, updated_before=30) == ["c"]
    with pytest.raises(ValueError, match="negative"):
        await found(limit=-1)


async def test_ids_are_ordered_by_their_letters(store: Store):
    names = sorted(["a", "B", "ä", "Z", "_", "10", "9", "я", "😀", "\uffee"])
    for name in names:
        await store.create(index(name), [record(1)])
    assert [each.index.table for each in await everything(store)] == names
    assert [each.table for each in await store.tables_of("ben", STATUSES, limit=1000)] == names
    assert [each.table for each in await store.tables_with("open")] == names


# Snapshots


async def test_snapshot_shortens_loading(store: Store):
    await store.create(index(), records(1, 5))
    await store.save_snapshot("t1", Snapshot(3, "three"))
    assert await store.load("t1") == Stored(index(), Snapshot(3, "three"), tuple(records(4, 5)))
    assert await store.load("t1", after=1) == Stored(index(), None, tuple(records(2, 5)))
    assert await everything(store) == [Stored(index(), Snapshot(3, "three"), tuple(records(1, 5)))]


async def test_newest_snapshot_stays(store: Store):
    await store.create(index(), records(1, 5))
    for n, data in [(3, "three"), (2, "two"), (3, "three again"), (5, "five"), (4, "four")]:
        await store.save_snapshot("t1", Snapshot(n, data))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.data == {"two": "three", "four": "five"}.get(data, data)
    assert await store.load("t1") == Stored(index(), Snapshot(5, "five"), ())


async def test_snapshot_of_what_is_not_there(store: Store):
    with pytest.raises(KeyError):
        await store.save_snapshot("t1", Snapshot(1, ""))
    await store.create(index(), records(1, 2))
    for n in (0, 3):
        with pytest.raises(ValueError, match="no record"):
            await store.save_snapshot("t1", Snapshot(n, ""))
    assert await store.load("t1") == Stored(index(), None, tuple(records(1, 2)))


async def test_loads_are_of_one_moment(place: Place):
    """The index says how far the log has come, whatever is written meanwhile."""
    writer, reader = await place(), await place()
    await writer.create(index(updated=1), [record(1)])

    async def write() -> None:
        for n in range(2, 80):
            await writer.append(index(updated=n), [record(n)])
            if n % 7 == 0:
                await writer.save_snapshot("t1", Snapshot(n, ""))

    async def read() -> None:
        while not writing.done():
            stored = await reader.load("t1")
            assert stored is not None
            begin = stored.snapshot.n if stored.snapshot else 0
            assert [each.n for each in stored.records] == list(range(begin + 1, stored.index.updated + 1))
            await asyncio.sleep(0)

    writing = asyncio.create_task(write())
    await asyncio.gather(writing, read(), read())

"""Forgetting, leases, announcements and the end of a store: every test runs on every back end."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tests.store.conftest import Place
from tests.store.samples import STATUSES, everything, index, record, records
from tischlein.store import pubsub
from tischlein.store.port import (
    LOST,
    Clash,
    Closed,
    Lease,
    Revocation,
    Snapshot,
    Store,
    Stored,
    Unavailable,
)


async def heard(messages, count: int) -> list[str]:
    async with asyncio.timeout(10):
        return [await anext(messages) for _ in range(count)]


# Forgetting


async def test_a_rewrite_changes_what_is_there_and_adds_one_record(store: Store):
    await store.create(index(), records(1, 4))
    await store.create(index("t2"), records(1, 4))
    await store.rewrite("t1", "nobody", {1: "one", 3: "three"}, record(5, kind="forgotten"))
    changed = (replace(records(1, 1)[0], data="one"), *records(2, 2), replace(records(3, 3)[0], data="three"))
    assert await store.load("t1") == Stored(
        index(summary="nobody"), None, (*changed, *records(4, 4), record(5, kind="forgotten"))
    )
    assert await store.load("t2") == Stored(index("t2"), None, tuple(records(1, 4))), "another table"
    assert await store.find_code("code-t1") == "t1"
    assert {each.table for each in await store.tables_of("anna", STATUSES, limit=1000)} == {"t1", "t2"}
    await store.append(index(), records(6, 6))


async def test_whoever_has_a_table_in_memory_clashes_after_a_rewrite(place: Place):
    keeper, other = await place(), await place()
    await keeper.create(index(), records(1, 2))
    await other.rewrite("t1", "nobody", {1: "one"}, record(3))
    with pytest.raises(Clash):
        await keeper.append(index(summary="names"), [record(3)])
    stored = await keeper.load("t1")
    assert stored is not None
    assert stored.index.summary == "nobody"


async def test_a_rewrite_that_is_late_or_wrong_changes_nothing(store: Store):
    await store.create(index(), records(1, 3))
    for n in (1, 3, 5):
        with pytest.raises(Clash):
            await store.rewrite("t1", "nobody", {}, record(n))
    with pytest.raises(KeyError):
        await store.rewrite("nowhere", "nobody", {1: "one"}, record(4))
    for n in (0, -1, 4, 2**70):
        with pytest.raises(ValueError, match=r"rewritten|64 bits"):
            await store.rewrite("t1", "nobody", {n: "one"}, record(4))
    for wrong in ("\0", "\ud800"):
        with pytest.raises(ValueError, match=r"NUL|surrogates"):
            await store.rewrite("t1", "nobody", {1: wrong}, record(4))
    assert await everything(store) == [Stored(index(), None, tuple(records(1, 3)))]


async def test_snapshots_from_before_a_rewrite_never_come_back(store: Store):
    await store.create(index(), records(1, 3))
    await store.save_snapshot("t1", Snapshot(3, "with names"))
    await store.rewrite("t1", "nobody", {1: "one"}, record(4))
    await store.save_snapshot("t1", Snapshot(3, "with names, from a process that has not noticed"))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.snapshot is None
    assert len(stored.records) == 4
    await store.save_snapshot("t1", Snapshot(4, "without"))
    assert await store.load("t1") == Stored(index(summary="nobody"), Snapshot(4, "without"), ())


async def test_everything_that_mentions_something(store: Store):
    for table, text in (("t1", '{"name": "Änna_"}'), ("t2", '{"name": "Anna%"}'), ("t3", "{}")):
        await store.create(index(table), [record(1), record(2, text), record(3, text)])

    async def mention(text: str) -> list[str]:
        return [stored.index.table async for stored in store.everything(mentioning=text)]

    assert await mention("nna") == ["t1", "t2"]
    assert await mention('"Änna_"') == ["t1"]
    assert await mention("%") == ["t2"], "no wildcards"
    assert await mention("anna") == [], "letter by letter"
    assert await mention("") == ["t1", "t2", "t3"]


# Deleting


async def test_delete_takes_everything(store: Store):
    await store.create(index("t1"), records(1, 3))
    await store.create(index("t2"), records(1, 2))
    await store.save_snapshot("t1", Snapshot(2, ""))
    await store.take_lease("t1", "me", 0, 100)
    assert await store.delete("t1") is True
    assert await store.delete("t1") is False
    assert await store.load("t1") is None
    assert await store.find_code("code-t1") is None
    assert [each.table for each in await store.tables_of("anna", STATUSES, limit=1000)] == ["t2"]
    assert await store.renew_leases("me", ["t1"], 0, 100) == []
    await store.create(index("t1"), [record(1, "anew")])
    assert await store.load("t1") == Stored(index("t1"), None, (record(1, "anew"),))


# Leases


async def test_lease_is_free_held_ours_expired(store: Store):
    await store.create(index(), [record(1)])
    assert await store.take_lease("t1", "me", 1000, 100) == Lease("me", 1100)
    assert await store.take_lease("t1", "you", 1050, 100) == Lease("me", 1100)
    assert await store.take_lease("t1", "me", 1050, 100) == Lease("me", 1150)
    assert await store.take_lease("t1", "you", 1149, 100) == Lease("me", 1150)
    assert await store.take_lease("t1", "you", 1150, 100) == Lease("you", 1250)
    assert await store.take_lease("t1", "me", 1150, 100) == Lease("you", 1250)
    assert await store.take_lease("a chore", "me", 1150, 100) == Lease("me", 1250)


async def test_leases_are_renewed_in_bulk(store: Store):
    for table in ("a", "b", "c"):
        await store.take_lease(table, "me", 0, 100)
    await store.take_lease("d", "you", 0, 100)
    await store.take_lease("b", "you", 200, 100)
    assert await store.renew_leases("me", ["d", "c", "b", "a", "x"], 250, 100) == ["c", "a"]
    assert await store.renew_leases("me", [], 250, 100) == []
    assert await store.take_lease("a", "you", 349, 1) == Lease("me", 350)
    assert await store.take_lease("b", "me", 299, 1) == Lease("you", 300)
    assert await store.take_lease("d", "me", 99, 1) == Lease("you", 100)


async def test_many_leases_are_renewed_in_bulk(store: Store):
    names = [f"t{number}" for number in range(2000)]
    await asyncio.gather(*(store.take_lease(name, "me", 0, 100) for name in names[::2]))
    assert await store.renew_leases("me", names, 50, 100) == names[::2]


async def test_lease_is_released_by_its_owner(store: Store):
    await store.take_lease("t1", "me", 0, 100)
    await store.release_lease("t1", "you")
    assert await store.take_lease("t1", "you", 0, 100) == Lease("me", 100)
    await store.release_lease("t1", "me")
    await store.release_lease("t1", "me")
    assert await store.take_lease("t1", "you", 0, 100) == Lease("you", 100)


async def test_two_race_for_one_lease(place: Place):
    stores = [await place(), await place()]
    for now in range(0, 2000, 200):
        taken = await asyncio.gather(*(stores[i % 2].take_lease("t1", f"p{i}", now, 100) for i in range(10)))
        assert len(set(taken)) == 1
        assert taken[0].expires == now + 100


# Secrets


async def test_secret_is_made_once(place: Place):
    one, two = await place(), await place()
    assert await one.secrets() == {}
    assert await one.secret("sign", b"\x00\xff first") == b"\x00\xff first"
    assert await two.secret("sign", b"second") == b"\x00\xff first"
    assert await two.secret("other", b"third") == b"third"
    assert await one.secrets() == {"other": b"third", "sign": b"\x00\xff first"}


async def test_first_callers_agree(place: Place):
    stores = [await place(), await place()]
    got = await asyncio.gather(*(stores[i % 2].secret("sign", b"%d" % i) for i in range(20)))
    assert len(set(got)) == 1


# Revoked tokens


async def test_the_last_revocation_of_a_person_is_known_to_all(place: Place):
    one, two = await place(), await place()
    assert await one.revocation("anna") is None
    assert await one.revoke("anna", 1000, "phone") == Revocation("anna", 1000, "phone")
    assert await two.revocation("anna") == Revocation("anna", 1000, "phone")
    assert await two.revoke("anna", 2000, "") == Revocation("anna", 2000, "")
    await two.revoke("Київ", -5, "laptop")
    assert await one.revocations() == [Revocation("anna", 2000, ""), Revocation("Київ", -5, "laptop")]
    assert await one.revocation("\0") is await one.revocation("ben") is None


@pytest.mark.parametrize("at", [1000, 999, -1])
async def test_revocations_of_a_person_only_grow(store: Store, at: int):
    await store.revoke("anna", 1000, "phone")
    assert await store.revoke("anna", at, "laptop") == Revocation("anna", 1001, "laptop")


async def test_of_devices_that_sign_each_other_out_one_stays(place: Place):
    stores = [await place(), await place()]
    done = await asyncio.gather(*(stores[i % 2].revoke("anna", 1000, str(i)) for i in range(20)))
    assert sorted(each.at for each in done) == list(range(1000, 1020))
    assert await stores[0].revocation("anna") == max(done, key=lambda each: each.at)


async def test_old_revocations_go_unless_their_person_has_a_table(store: Store):
    await store.create(index(members=("anna",)), records(1, 1))
    for person in ("anna", "ben"):
        await store.revoke(person, 1000, "")
    await store.revoke("carla", 1001, "")
    assert await store.prune_revocations(1000) == 0
    assert await store.prune_revocations(1001) == 1
    assert [each.person for each in await store.revocations()] == ["anna", "carla"]
    await store.delete("t1")
    assert await store.prune_revocations(1001) == 1
    assert [each.person for each in await store.revocations()] == ["carla"]


@pytest.mark.parametrize("wrong", [("a\0", 1, ""), ("anna", 1, "\ud800"), ("anna", 2**63, "")])
async def test_revocations_that_no_store_can_hold(store: Store, wrong: tuple[str, int, str]):
    with pytest.raises(ValueError, match=r"NUL|surrogates|64 bits"):
        await store.revoke(*wrong)
    assert await store.revocations() == []


# Announcing and listening


async def test_every_store_hears_what_is_announced(place: Place):
    stores = [await place(), await place()]
    messages = [each.listen("news") for each in stores]
    other = stores[0].listen("other")
    words = [*(f"message {number}" for number in range(20)), "Київ 🎲 'x' \\ \n", "x" * 7000]
    for number, message in enumerate(words):
        await stores[number % 2].announce("news", message)
        await stores[0].announce("other", str(number))
    for each in messages:
        assert await heard(each, len(words)) == words
    assert await heard(other, 3) == ["0", "1", "2"]


async def test_only_what_comes_after_is_heard(store: Store):
    early = store.listen("news")
    await store.announce("news", "one")
    assert await heard(early, 1) == ["one"]
    late = store.listen("news")
    await store.announce("news", "two")
    assert await heard(late, 1) == ["two"]
    assert await heard(early, 1) == ["two"]


async def test_who_hears_can_load(place: Place):
    writer, reader = await place(), await place()
    messages = reader.listen("news")

    async def follow() -> None:
        for n in range(1, 40):
            assert await anext(messages) == str(n)
            stored = await reader.load("t1", after=n - 1)
            assert stored is not None
            assert stored.records[:1] == (record(n),)

    following = asyncio.create_task(follow())
    await writer.create(index(), [record(1)])
    await writer.announce("news", "1")
    for n in range(2, 40):
        await writer.append(index(), [record(n)])
        await writer.announce("news", str(n))
    await following


@pytest.mark.parametrize(
    ("channel", "message"),
    [("", "x"), ("a b", "x"), ("a", ""), ("a", "x" * 7001), ("a", "ї" * 3501), ("a", "\0"), ("x" * 61, "x")],
)
async def test_what_cannot_be_announced(store: Store, channel: str, message: str):
    with pytest.raises(ValueError):  # noqa: PT011
        await store.announce(channel, message)


async def test_slow_listener_is_told_that_it_lost_something(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pubsub, "MOST_WAITING", 3)
    slow, probe = store.listen("news"), store.listen("news")
    for number in range(4):
        await store.announce("news", str(number))
        assert await heard(probe, 1) == [str(number)]
    assert await heard(slow, 1) == [LOST]
    await store.announce("news", "later")
    assert await heard(slow, 1) == ["later"]


async def test_closing_ends_listening(store: Store):
    async def listen() -> list[str]:
        return [message async for message in messages]

    messages = store.listen("news")
    waiting = asyncio.create_task(listen())
    await store.announce("news", "last words")
    probe = store.listen("news")
    await store.announce("news", "really")
    async with asyncio.timeout(10):
        while await anext(probe) != "really":
            pass  # on its way already when the probe began
    await store.close()
    assert await asyncio.wait_for(waiting, 5) == ["last words", "really"]
    assert [message async for message in messages] == []


# Closing


async def test_closed_store_says_so(store: Store):
    await store.create(index(), [record(1)])
    await store.ping()
    await store.ping(by_writing=True)
    await store.close()
    await store.close()
    calls = [
        store.create(index("t2"), [record(1)]),
        store.append(index(), [record(2)]),
        store.load("t1"),
        store.save_snapshot("t1", Snapshot(1, "")),
        store.rewrite("t1", "", {}, record(2)),
        store.find_code("x"),
        store.find_invitation("x"),
        store.tables_of("anna", STATUSES, limit=1000),
        store.tables_with("open"),
        store.delete("t1"),
        store.take_lease("t1", "me", 0, 1),
        store.renew_leases("me", ["t1"], 0, 1),
        store.release_lease("t1", "me"),
        store.secret("x", b""),
        store.secrets(),
        store.announce("news", "x"),
        store.ping(),
        store.ping(by_writing=True),
        everything(store),
    ]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(each) for each in outcomes] == [Closed] * len(calls)
    with pytest.raises(Unavailable):
        store.listen("news")


async def test_what_was_begun_is_finished(place: Place):
    store = await place()
    await asyncio.gather(*(store.create(index(f"t{i}"), [record(1)]) for i in range(8)))
    begun = [asyncio.create_task(store.append(index(f"t{i}"), [record(2)])) for i in range(8)]
    await asyncio.sleep(0)
    await store.close()
    outcomes = await asyncio.gather(*begun, return_exceptions=True)
    assert {type(each) for each in outcomes} <= {type(None), Closed}
    lengths = [len(stored.records) for stored in await everything(await place())]
    assert sum(lengths) == 8 + outcomes.count(None)


async def test_everything_survives_closing(place: Place):
    first = await place()
    await first.create(index(), records(1, 3))
    await first.save_snapshot("t1", Snapshot(2, "two"))
    written = await everything(first)
    await first.close()
    assert await everything(await place()) == written

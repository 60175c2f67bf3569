"""Tokens: forged ones, old ones, and those of devices that were signed out."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from types import MethodType
from typing import Any, cast

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.running import Client, Running, talking
from tischlein.server.app import forget_revocations, signing_key
from tischlein.server.auth import Pass, Passport
from tischlein.server.connection import POLICY, Connection
from tischlein.server.tokens import DAY, LIFE, REFUSALS, UNUSED, Holder, Tokens
from tischlein.store.memory import MemoryStore, Shelf
from tischlein.store.port import Record, Unavailable
from tischlein.tables.clock import wall

PHONE, LAPTOP = "a" * 32, "b" * 32
NOW = 1_700_000_000_000


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shelf: Shelf) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"), shelf=shelf)
    yield running
    running.stop()


def ask(server: Running, what: str, token: str, device: str = "") -> dict[str, Any]:
    with server.http() as client:
        answer = client.post(f"/api/{what}", json={"token": token, "device": device})
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


def codes(server: Running, token: str, device: str = "") -> list[str]:
    """The codes of the tables that a home screen lists."""
    return [table["code"] for table in ask(server, "home", token, device)["tables"]]


def person_of(server: Running, token: str) -> str:
    said = server.context.passport.read(token)
    assert said is not None
    return said.person


def aged(server: Running, token: str, age: int) -> str:
    """A token of the same person that was used last so many milliseconds ago."""
    past = Passport(signing_key(server.settings.data), lambda: wall() - age)
    return past.issue(person_of(server, token))


def refusals(server: Running) -> list[float]:
    registry = server.context.metrics.registry
    return [registry.get_sample_value("tischlein_refused_tokens_total", {"why": why}) or 0 for why in REFUSALS]


async def begun(server: Running) -> dict[str, str]:
    """A table with a running match, whose page has gone again."""
    made = server.new_table(isQuick=True)
    client = await server.enter(made["code"], made["token"], is_begun=True)
    await client.close()
    server.lines.remove(client.line)
    return made


async def farewell(client: Client) -> tuple[str, int]:
    """The reason and the code with which the server closes the connection."""
    await client.until(lambda: client.heard and client.heard[-1]["t"] == "bye")
    with pytest.raises(ConnectionClosed):
        await client.hear()
    assert client.line.close_code is not None
    return client.heard[-1]["why"], client.line.close_code


# What a token says


def test_a_token_is_ours_or_nobodys() -> None:
    passport, other = Passport(b"k" * 32, lambda: NOW + 999), Passport(b"x" * 32)
    person = passport.new_person()
    token = passport.issue(person)
    assert passport.read(token) == Pass(person, 0, NOW)
    assert passport.read(passport.issue("odd.one", 7)) == Pass("odd.one", 7, NOW)
    assert other.read(token) is None
    for forged in ("", ".", person, token[:-1], token + "x", "a" + token, "\ud800", "ä.ö", token.replace(".", "")):
        assert passport.read(forged) is None
    head, rest = token.split(".", 1)
    for changed in (f"{head}.9{rest}", token.swapcase(), token.replace(".0.", ".1.")):
        assert passport.read(changed) is None
    assert len({passport.new_person() for _ in range(1000)}) == 1000


def test_a_forged_token_is_nobodys_and_counted(server: Running) -> None:
    made = server.new_table()
    forged = made["token"].replace(".0.", ".9.")
    before = refusals(server)
    home = ask(server, "home", forged)
    assert home["tables"] == []
    assert not home["isSignedOut"], "nobody is told that a guess was near"
    assert ask(server, "home", "")["tables"] == []
    assert refusals(server) == [before[0] + 1, *before[1:]]


# Old tokens


def test_a_token_expires_when_it_was_not_used_for_400_days(server: Running) -> None:
    made = server.new_table()
    almost = ask(server, "home", aged(server, made["token"], UNUSED))
    assert [table["code"] for table in almost["tables"]] == [made["code"]]
    before = refusals(server)
    home = ask(server, "home", aged(server, made["token"], LIFE + DAY))
    assert (home["tables"], home["isSignedOut"], home["token"]) == ([], True, "")
    assert refusals(server) == [before[0], before[1] + 1, before[2]]


def test_a_page_gets_a_new_token_once_a_day(server: Running) -> None:
    made = server.new_table()
    assert ask(server, "home", made["token"])["token"] == ""
    fresh = ask(server, "home", aged(server, made["token"], DAY + 60_000))["token"]
    said = server.context.passport.read(fresh)
    assert said is not None
    assert said.person == person_of(server, made["token"])
    assert said.used > wall() - 60_000


def test_who_sits_in_a_running_match_keeps_the_token(server: Running) -> None:
    made = asyncio.run(begun(server))
    old = aged(server, made["token"], 3 * UNUSED)
    home = ask(server, "home", old)
    assert [table["code"] for table in home["tables"]] == [made["code"]]
    assert home["token"], "and it is as good as new"
    table = server.inside(server.store.find_code(made["code"]))
    server.inside(server.context.hall.discard(table or ""))
    assert ask(server, "home", old)["isSignedOut"]
    assert codes(server, home["token"]) == []


async def _end(server: Running, code: str) -> None:
    """Ends the match early, with a record like the gate's."""
    store = server.store
    stored = await store.load(await store.find_code(code) or "", after=0)
    assert stored is not None
    await store.append(replace(stored.index, status="closed"), [Record(stored.records[-1].n + 1, "closed", "{}", 0)])


@talking
async def test_a_page_with_an_old_token_is_told(server: Running) -> None:
    made = server.new_table()
    client = Client(await server.dial())
    await client.send(t="hello", code=made["code"], token=aged(server, made["token"], LIFE + DAY))
    assert await farewell(client) == ("signed-out", POLICY)
    playing = await begun(server)
    entered = await server.enter(playing["code"], aged(server, playing["token"], LIFE + DAY))
    said = server.context.passport.read(entered.token)
    assert said is not None
    assert said.used > wall() - 60_000


# Signing out


@talking
async def test_other_devices_are_signed_out_and_this_one_stays(server: Running) -> None:
    made = server.new_table()
    here = await server.enter(made["code"], made["token"], device=PHONE)
    there = await server.enter(made["code"], made["token"], device=LAPTOP)
    nameless = await server.enter(made["code"], made["token"])
    stranger = await server.enter(made["code"])
    before = refusals(server)
    fresh = (await asyncio.to_thread(ask, server, "signout", here.token, PHONE))["token"]
    assert await farewell(there) == await farewell(nameless) == ("signed-out", POLICY)
    assert (await here.ask("ping"))["t"] == (await stranger.ask("ping"))["t"] == "ack"

    assert await asyncio.to_thread(codes, server, fresh) == [made["code"]]
    for old in (made["token"], there.token, nameless.token):
        for device in ("", LAPTOP):
            home = await asyncio.to_thread(ask, server, "home", old, device)
            assert (home["tables"], home["isSignedOut"]) == ([], True)
    assert refusals(server) == [*before[:2], before[2] + 6]
    again = Client(await server.dial())
    await again.send(t="hello", code=made["code"], token=there.token, device=LAPTOP)
    assert await farewell(again) == ("signed-out", POLICY)


@talking
async def test_a_device_on_which_a_person_began_can_be_signed_out_by_another(server: Running) -> None:
    code = server.new_table()["code"]
    began = await server.enter(code, device=LAPTOP)  # without a token: somebody new
    await began.ask("sit", seat=1, name="Ben")
    here = await server.enter(code, began.token, device=PHONE)  # by a link for other devices
    await asyncio.to_thread(ask, server, "signout", here.token, PHONE)
    assert await farewell(began) == ("signed-out", POLICY)
    assert (await here.ask("ping"))["t"] == "ack"


@talking
async def test_a_device_that_comes_while_its_person_signs_out_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the check of its token and its place at the table."""
    made = server.new_table()
    find = server.store.find_code

    async def slow(code: str) -> str | None:
        await server.context.tokens.revoke(person_of(server, made["token"]), "")
        async with asyncio.timeout(10):
            while not all(each.is_signed_out for each in server.context.devices.of(me)):
                await asyncio.sleep(0.01)
        return await find(code)

    me = person_of(server, made["token"])
    monkeypatch.setattr(server.store, "find_code", slow)
    client = Client(await server.dial())
    await client.send(t="hello", code=made["code"], token=made["token"], device=LAPTOP)
    assert await farewell(client) == ("signed-out", POLICY)


@talking
async def test_the_device_that_signed_out_others_cannot_lock_itself_out(server: Running) -> None:
    made = server.new_table()
    await asyncio.to_thread(ask, server, "signout", made["token"], PHONE)  # the answer gets lost
    home = await asyncio.to_thread(ask, server, "home", made["token"], PHONE)
    assert [table["code"] for table in home["tables"]] == [made["code"]]
    assert await asyncio.to_thread(codes, server, home["token"]) == [made["code"]]
    other = server.new_table(token=made["token"], device=PHONE)
    assert person_of(server, other["token"]) == person_of(server, made["token"])
    server.inside(server.context.hall.discard(server.inside(server.store.find_code(other["code"])) or ""))
    entered = await server.enter(made["code"], made["token"], device=PHONE)
    assert await asyncio.to_thread(codes, server, entered.token) == [made["code"]]
    fresh = (await asyncio.to_thread(ask, server, "signout", made["token"], PHONE))["token"]
    assert await asyncio.to_thread(codes, server, fresh) == [made["code"]]
    assert await asyncio.to_thread(codes, server, home["token"]) == []


@talking
async def test_a_device_that_does_not_take_the_farewell_cannot_act(server: Running) -> None:
    made = server.new_table()
    client, other = await server.enter(made["code"], made["token"]), await server.enter(made["code"])
    (device,) = server.context.devices.of(person_of(server, made["token"]))
    connection = cast(MethodType, device.on_sign_out).__self__
    assert isinstance(connection, Connection)
    connection.is_signed_out = True
    await client.send(t="rename", id="rename-too-late", seat=0, name="Mallory")
    await (await client.line.ping())  # the server has read it
    assert (await other.ask("ping"))["t"] == "ack", "whatever it had the table do is done"
    assert other.frame is not None
    assert other.frame["table"]["seats"][0]["name"] == "Ann"


@talking
async def test_nothing_is_missed_when_announcements_are_lost(server: Running, shelf: Shelf) -> None:
    made = server.new_table()
    client = await server.enter(made["code"], made["token"], device=LAPTOP)
    other = await server.enter(made["code"])
    server.inside(server.store.revoke(person_of(server, made["token"]), wall(), ""))
    shelf.pubsub.lost()
    assert (await farewell(client))[0] == "signed-out"
    assert (await other.ask("ping"))["t"] == "ack"


@talking
async def test_a_revocation_of_which_nobody_was_told_is_found(server: Running) -> None:
    """The process that stored it ended before it could announce it, or it was the command line, with SQLite."""
    made = server.new_table()
    client = await server.enter(made["code"], made["token"], device=LAPTOP)
    other = await server.enter(made["code"])
    server.inside(server.store.revoke(person_of(server, made["token"]), wall(), ""))
    server.inside(server.context.devices.check_all())
    assert await farewell(client) == ("signed-out", POLICY)
    assert (await other.ask("ping"))["t"] == "ack"


@talking
@pytest.mark.parametrize("trouble", ["fails", "hangs"])
async def test_a_store_in_trouble_neither_keeps_out_nor_signs_out(
    server: Running, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """And whoever was let in although revoked is told when the store answers."""
    made, is_over = server.new_table(), threading.Event()

    async def silent(person: str) -> Any:
        while trouble == "hangs" and not is_over.is_set():
            await asyncio.sleep(0.01)
        raise Unavailable("gone")

    revoked = server.new_table()
    server.inside(server.store.revoke(person_of(server, revoked["token"]), wall(), ""))
    with monkeypatch.context() as patched:
        patched.setattr(server.store, "revocation", silent)
        good = await server.enter(made["code"], made["token"], device=PHONE)
        bad = await server.enter(revoked["code"], revoked["token"], device=LAPTOP)
        assert (good.token, bad.token) == (made["token"], revoked["token"]), "nothing is renewed unseen"
    is_over.set()
    assert await farewell(bad) == ("signed-out", POLICY)
    assert (await good.ask("ping"))["t"] == "ack"


@talking
async def test_a_token_in_use_stays_the_same_for_a_day(server: Running) -> None:
    """A page that got another one with each hello would have to tell all that depends on it."""
    made = server.new_table()
    yesterday = aged(server, made["token"], DAY - 3_600_000)
    assert (await server.enter(made["code"], yesterday)).token == yesterday
    assert server.new_table(token=yesterday)["token"] == yesterday
    older = aged(server, made["token"], DAY + 60_000)
    said = server.context.passport.read((await server.enter(made["code"], older)).token)
    assert said is not None
    assert said.used > wall() - 60_000


@talking
async def test_connections_are_forgotten_when_they_end(server: Running) -> None:
    made = server.new_table()
    client = await server.enter(made["code"], made["token"])
    me = person_of(server, made["token"])
    assert server.context.devices.of(me)
    await client.close()
    async with asyncio.timeout(10):
        while server.context.devices.of(me):
            await asyncio.sleep(0.01)


def test_a_token_from_a_revoked_one_is_revoked_too() -> None:
    """A request that is under way while its person signs out must not answer with a token that is good."""

    async def work() -> None:
        store, passport = MemoryStore(), Passport(b"k" * 32, lambda: NOW)
        tokens = Tokens(passport, store, lambda: NOW, lambda _why: None)
        under_way = await tokens.read(passport.issue("ann"))
        kept = await tokens.revoke("ann", PHONE)
        assert (await tokens.read(tokens.issue(under_way))).is_signed_out
        fresh = tokens.issue(kept)
        assert await tokens.read(fresh) == Holder("ann", NOW, fresh)
        assert (await tokens.revoke("ann", "")).since == NOW + 1, "within one millisecond"
        assert (await tokens.read(tokens.issue(kept), PHONE)).is_signed_out

    asyncio.run(work())


def test_a_revoked_token_reads_no_replay(server: Running) -> None:
    made = asyncio.run(begun(server))

    def status(token: str) -> int:
        with server.http(authorization=f"Bearer {token}") as client:
            return client.get(f"/api/replay/{made['code']}?eyes=0").status_code

    assert status(made["token"]) == 200
    fresh = ask(server, "signout", made["token"])["token"]
    assert status(made["token"]) == 403
    assert status(fresh) == 200


def test_a_revoked_token_makes_tables_for_somebody_new(server: Running) -> None:
    made = server.new_table()
    fresh = ask(server, "signout", made["token"])["token"]
    other = server.new_table(token=made["token"])
    assert person_of(server, other["token"]) != person_of(server, made["token"])
    assert codes(server, fresh) == [made["code"]]
    mine = server.new_table(token=fresh)
    assert sorted(codes(server, mine["token"])) == sorted([made["code"], mine["code"]])


@pytest.mark.parametrize("token", ["", "forged", "expired", "revoked"])
def test_only_a_good_token_can_sign_out(server: Running, token: str) -> None:
    made = server.new_table()
    if token == "expired":
        token = aged(server, made["token"], LIFE + DAY)
    if token == "revoked":
        ask(server, "signout", made["token"])
        token = made["token"]
    with server.http() as client:
        assert client.post("/api/signout", json={"token": token, "device": LAPTOP}).status_code == 403


def test_signing_out_is_limited_by_address(server: Running) -> None:
    token = server.new_table()["token"]
    with server.http() as client:
        for _ in range(5):
            token = client.post("/api/signout", json={"token": token}).json()["token"]
        assert client.post("/api/signout", json={"token": token}).status_code == 429
    assert ask(server, "signout", token)["token"], "others are not concerned"


@pytest.mark.parametrize("device", ["x", "A" * 32, "a" * 31, "a" * 33, "a" * 31 + "\n", 5, None])
def test_odd_devices_are_refused(server: Running, device: Any) -> None:
    with server.http() as client:
        for what in ("home", "signout", "forget"):
            answer = client.post(f"/api/{what}", content=json.dumps({"token": "", "device": device}))
            assert answer.status_code == 400


def test_a_store_that_is_away_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.new_table()
    monkeypatch.setattr(server.store, "is_away", True)
    with server.http() as client:
        assert client.post("/api/signout", json={"token": made["token"]}).status_code == 503
    monkeypatch.undo()
    assert codes(server, made["token"]) == [made["code"]]


def test_old_revocations_are_deleted(server: Running) -> None:
    server.inside(server.store.revoke("long-ago", wall() - LIFE - DAY, ""))
    server.inside(server.store.revoke("lately", wall() - UNUSED, ""))
    server.inside(forget_revocations(server.context))
    left = {each.person for each in server.inside(server.store.revocations())}
    assert "lately" in left
    assert "long-ago" not in left


# Forgetting


@talking
async def test_forgetting_revokes_all_tokens_if_nothing_goes_on(server: Running) -> None:
    made = server.new_table(isQuick=True)
    server.inside(_end(server, made["code"]))
    client = await server.enter(server.new_table()["code"], made["token"], device=PHONE)  # watches others
    done = await asyncio.to_thread(ask, server, "forget", made["token"], PHONE)
    assert done == {"tables": 1, "running": 0, "token": ""}
    for device in ("", PHONE):
        assert (await asyncio.to_thread(ask, server, "home", made["token"], device))["isSignedOut"]
    assert await farewell(client) == ("signed-out", POLICY)


@talking
async def test_forgetting_keeps_this_device_while_something_goes_on(server: Running) -> None:
    made = server.new_table(isQuick=True)
    here = await server.enter(made["code"], made["token"], device=PHONE)
    there = await server.enter(made["code"], made["token"], device=LAPTOP)
    done = await asyncio.to_thread(ask, server, "forget", made["token"], PHONE)
    assert done["running"] == 1
    assert (await farewell(there))[0] == "signed-out"
    assert (await here.ask("ping"))["t"] == "ack"
    assert await asyncio.to_thread(codes, server, done["token"]) == [made["code"]]
    assert await asyncio.to_thread(codes, server, there.token, LAPTOP) == []


def test_forgetting_keeps_the_seat_of_somebody_without_a_name(server: Running) -> None:
    made = server.new_table(isQuick=True, name="")
    done = ask(server, "forget", made["token"], PHONE)
    assert (done["tables"], done["running"]) == (0, 0)
    assert codes(server, done["token"]) == [made["code"]]

"""Several server processes on one PostgreSQL: one keeps a table, the others relay, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import os
import random
import re
import signal
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests import pg
from tests.server.program import Program
from tests.server.proxy import Proxy
from tests.server.running import Client, Running, new_address
from tischlein.cli.serve import serve
from tischlein.cluster.peers import FRESH, HEADER, PeerHello, Peers, socket_url
from tischlein.core.errors import BadInput
from tischlein.server.peer_socket import PeerConnection
from tischlein.server.settings import Settings
from tischlein.store.memory import Shelf
from tischlein.tables.clock import micros

SECONDS_TO_MOVE = 10.0
"""Seconds within which another process must take over from a killed owner."""


class Cluster:
    """Processes on one database; clients connect to any of them."""

    def __init__(self, folder: Path, postgres: pg.Server) -> None:
        self.folder = folder
        self.db = postgres.new_database()
        self.programs: list[Program] = []
        self.lines: list[ClientConnection] = []

    def start(self, count: int = 2) -> list[Program]:
        for _ in range(count):
            folder = self.folder / f"process{len(self.programs)}"
            folder.mkdir()
            program = Program(folder, self.db, options=("--bot-pause", "0.02"))
            program.port = free_port()
            self.programs.append(program)
            program.launch()
        for program in self.programs:
            program.wait_until(200)
        return self.programs

    def stop(self) -> None:
        for program in self.programs:
            program.kill()

    async def new_table(self, program: Program, **wish: Any) -> dict[str, str]:
        async with http(program) as client:
            answer = await client.post("/api/tables", json={"game": "monsterrolle", "name": "Ann", **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    async def dial(self, program: Program, path: str = "/ws", **headers: str) -> ClientConnection:
        headers = {"x-forwarded-for": new_address(), **headers}
        url = f"ws://127.0.0.1:{program.port}{path}"
        for _ in range(50):
            with contextlib.suppress(ConnectionRefusedError):  # a page retries, too
                line = await connect(url, additional_headers=headers, proxy=None, max_size=None)
                self.lines.append(line)
                return line
            await asyncio.sleep(0.1)
        raise AssertionError(f"nobody answers at {url}: {program.log.read_text()}")

    async def enter(self, program: Program, code: str, token: str = "", **hello: Any) -> Client:
        client = Client(await self.dial(program))
        await client.send(t="hello", code=code, token=token, **hello)
        await client.until(lambda: client.frame)
        return client

    async def hang_up(self) -> None:
        lines, self.lines = self.lines, []
        await asyncio.gather(*(line.close() for line in lines))

    def rows(self, question: str, code: str) -> list[Any]:
        with psycopg.connect(self.db) as db:
            return db.execute(question.encode(), (code,)).fetchall()

    def lease(self, code: str) -> list[tuple[str, str]]:
        """The table's id and its owner, if any."""
        return self.rows("SELECT table_id, owner FROM leases JOIN tables ON id = table_id WHERE code = %s", code)

    def owner(self, code: str) -> Program:
        ((_, owner),) = self.lease(code)
        return next(program for program in self.programs if owner.endswith(f":{program.port}"))

    def records(self, code: str) -> list[tuple[int, str]]:
        question = "SELECT n, data FROM records JOIN tables ON id = table_id WHERE code = %s ORDER BY n"
        return self.rows(question, code)


def free_port() -> int:
    """A port below the ephemeral range: other processes open connections before this one is bound."""
    while True:
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", random.randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])


def http(program: Program) -> httpx.AsyncClient:
    headers = {"x-forwarded-for": new_address()}
    return httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{program.port}", headers=headers, verify=False, trust_env=False
    )


@pytest.fixture(scope="module")
def postgres() -> Iterator[pg.Server]:
    with pg.server() as running:
        yield running


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory, postgres: pg.Server) -> Iterator[Cluster]:
    yield from running(tmp_path_factory.mktemp("steady"), postgres)


@pytest.fixture
def mortal(tmp_path: Path, postgres: pg.Server) -> Iterator[Cluster]:
    yield from running(tmp_path, postgres)


def running(folder: Path, postgres: pg.Server) -> Iterator[Cluster]:
    cluster = Cluster(folder, postgres)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


def together(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(whole(next(each for each in given.values() if isinstance(each, Cluster)), test(**given)))

    return run


async def whole(cluster: Cluster, test: Coroutine[Any, Any, None]) -> None:
    try:
        async with asyncio.timeout(40):
            await test
    finally:
        await cluster.hang_up()


async def two_at_a_table(cluster: Cluster, *, bots: int = 0) -> tuple[Client, Client, str]:
    """Ann is connected to the owner, Ben to the other process."""
    one, other = cluster.programs
    made = await cluster.new_table(other, seats=2 + bots)
    ann = await cluster.enter(one, made["code"], made["token"])
    ben = await cluster.enter(other, made["code"])
    assert cluster.owner(made["code"]) is one
    await ben.ask("sit", seat=1, name="Ben")
    for seat in range(2, 2 + bots):
        await ann.ask("putBot", seat=seat, bot="greedy")
    await ann.ask("start")
    await asyncio.gather(ann.begun(), ben.begun())
    return ann, ben, made["code"]


def own_move(client: Client) -> tuple[int, str] | None:
    assert client.frame is not None
    legal = client.frame["match"]["legal"]
    return next(((int(seat), moves[0]) for seat, moves in legal.items()), None)


async def play_on(client: Client, moves: int = 1_000) -> int:
    """Plays whenever it is the client's turn, until the match is over or `enough` is reached. Returns the last `v`."""
    v = 0
    while moves and client.frame is not None and client.frame["table"]["status"] == "playing":
        move = own_move(client)
        if move is None:
            await client.hear()
            continue
        answer = await client.ask("play", seat=move[0], move=move[1])
        assert answer["t"] == "ack", answer
        v, moves = answer["v"], moves - 1
        await client.catch_up(v)
        await asyncio.sleep(0.04)  # below the flood limit
    return v


async def farewell(client: Client) -> str:
    """The reason with which a connection was closed."""
    try:
        while True:
            await client.hear()
    except ConnectionClosed:
        return str(client.heard[-1].get("why", ""))


async def figure(program: Program, name: str) -> float:
    async with http(program) as client:
        shown = (await client.get("/metrics")).text
    found = re.search(rf"^{name} (\S+)$", shown, re.MULTILINE)
    assert found is not None
    return float(found[1])


@together
async def test_a_whole_match_through_two_processes(steady: Cluster) -> None:
    ann, ben, code = await two_at_a_table(steady, bots=1)
    one, other = steady.programs
    assert await figure(one, "tischlein_leases") >= 1
    assert [await figure(each, "tischlein_relayed_connections") for each in (one, other)] == [0, 1]
    await asyncio.gather(play_on(ann), play_on(ben))
    assert ann.frame is not None
    assert ben.frame is not None
    assert ann.frame["table"]["status"] == ben.frame["table"]["status"] == "finished"
    assert ann.frame["v"] == ben.frame["v"]
    assert ann.frame["match"]["result"] == ben.frame["match"]["result"]
    fresh = [await steady.enter(each, code) for each in (one, other)]
    assert fresh[0].frame is not None
    assert fresh[1].frame is not None
    assert fresh[0].frame["log"] == fresh[1].frame["log"]
    await watch_together(ann, ben)
    await ben.line.close()
    await fresh[1].line.close()
    while await figure(other, "tischlein_relayed_connections"):
        await asyncio.sleep(0.01)


async def watch_together(owned: Client, relayed: Client) -> None:
    """Whoever is relayed leads, points, and loses the lead to somebody at the owner."""

    def last(client: Client, kind: str) -> dict[str, Any]:
        return next((each for each in reversed(client.heard) if each["t"] == kind), {})

    assert (await relayed.ask("lead", move=5))["t"] == "ack"
    await owned.until(lambda: last(owned, "sharedReplay").get("move") == 5)
    assert (last(owned, "sharedReplay")["leader"], last(relayed, "sharedReplay")["isYou"]) == (1, True)
    assert (await relayed.ask("point", at="deck", x=0.5, y=0.5))["t"] == "ack"
    await owned.until(lambda: last(owned, "pointed"))
    assert (await owned.ask("lead", move=7, isTaking=True))["t"] == "ack"
    await relayed.until(lambda: last(relayed, "sharedReplay").get("move") == 7)
    refused = await relayed.ask("lead", move=8)
    assert (refused["t"], refused["why"]["key"]) == ("refused", "table-led")


@together
async def test_what_is_final_comes_through(steady: Cluster) -> None:
    ann, ben, code = await two_at_a_table(steady)
    answer = await ben.ask("play", seat=0, move="nonsense")
    assert answer["t"] == "refused"
    assert (await ann.ask("close"))["t"] == "ack"
    assert await farewell(ann) == await farewell(ben) == "closed"
    while steady.lease(code):
        await asyncio.sleep(0.01)


@together
async def test_a_killed_owner_is_replaced_in_time(mortal: Cluster) -> None:
    """Also during a bot's turn, and with an unanswered command."""
    ann, ben, code = await two_at_a_table(mortal, bots=2)
    one, other = mortal.programs
    token = ann.token
    acknowledged, _ = await asyncio.gather(play_on(ann, 3), play_on(ben, 3))
    v = ben.frame["v"] if ben.frame else 0
    one.kill()
    killed = time.monotonic()
    await ben.send(t="say", id="on-its-way", text="hello?")
    ann = await mortal.enter(other, code, token)
    await ben.until(lambda: ben.heard[-1].get("id") == "on-its-way")
    assert time.monotonic() < killed + SECONDS_TO_MOVE
    assert ben.heard[-1]["t"] == "ack"
    await ben.catch_up(ben.heard[-1]["v"])
    assert mortal.owner(code) is other
    assert ben.frame is not None
    assert ben.frame["v"] > max(v, acknowledged)
    assert [line["text"] for line in ben.frame["chat"]].count("hello?") == 1
    await asyncio.gather(play_on(ann), play_on(ben))
    assert ann.frame is not None
    assert ann.frame["v"] == ben.frame["v"]
    frames = [message["v"] for message in ben.heard if message["t"] == "frame"]
    assert frames == sorted(frames)
    lines = [line["v"] for message in ben.heard if message["t"] == "frame" for line in message["log"]]
    assert lines == sorted(set(lines)), "every step was told once"
    assert "table taken over" in other.log.read_text()


@pytest.mark.soak
@together
async def test_a_stopped_owner_hands_over_at_once(mortal: Cluster) -> None:
    ann, ben, code = await two_at_a_table(mortal)
    one, other = mortal.programs
    os.kill(one.pid, signal.SIGTERM)
    stopped = time.monotonic()
    assert await farewell(ann) == "stopping"
    ann = await mortal.enter(other, code, ann.token)
    answer = await ben.ask("say", text="still here")
    assert answer["t"] == "ack"
    assert time.monotonic() < stopped + 3, "sooner than a lease runs out"
    assert mortal.owner(code) is other
    await asyncio.gather(play_on(ann), play_on(ben))


@together
async def test_an_owner_that_slept_too_long_writes_nothing(mortal: Cluster) -> None:
    ann, ben, code = await two_at_a_table(mortal, bots=1)
    one, other = mortal.programs
    os.kill(one.pid, signal.SIGSTOP)
    slept = time.monotonic()
    said = asyncio.create_task(ben.ask("say", text="is anybody there?"))
    await ann.send(t="say", id="from-before", text="too late")
    await said
    assert time.monotonic() < slept + SECONDS_TO_MOVE
    assert mortal.owner(code) is other
    before = mortal.records(code)
    os.kill(one.pid, signal.SIGCONT)
    assert await farewell(ann) == "moved"
    assert not any(message.get("id") == "from-before" for message in ann.heard)
    after = mortal.records(code)
    assert after[: len(before)] == before
    assert not any("too late" in data for _, data in after)
    assert mortal.owner(code) is other
    await ben.ask("say", text="going on")


@together
async def test_two_who_come_at_once_by_two_doors(steady: Cluster) -> None:
    doors = itertools.cycle(steady.programs)
    for _ in range(5):
        made = await steady.new_table(next(doors), seats=4)
        people = await asyncio.gather(*(steady.enter(next(doors), made["code"]) for _ in range(4)))
        for seat, person in enumerate(people[:3], 1):
            assert (await person.ask("sit", seat=seat, name=f"P{seat}"))["t"] == "ack"
        assert len(steady.lease(made["code"])) == 1


@together
async def test_a_database_that_comes_back(steady: Cluster, postgres: pg.Server) -> None:
    ann, ben, code = await two_at_a_table(steady)
    token = ben.token
    await asyncio.to_thread(postgres.stop)
    try:
        assert [await farewell(ann), await farewell(ben)] == ["store", "store"], "though nobody had asked for anything"
    finally:
        postgres.start()  # not in a thread, with which it would end
    for program in steady.programs:
        await asyncio.to_thread(program.wait_until, 200)
    one, other = steady.programs
    ann, ben = await steady.enter(one, code, ann.token), await steady.enter(other, code, token)
    await asyncio.gather(play_on(ann), play_on(ben))


# A proxy that routes by table


async def through(cluster: Cluster, proxy: Proxy, path: str, code: str, token: str = "") -> Client:
    url = f"ws://127.0.0.1:{proxy.port}{path}"
    line = await connect(url, additional_headers={"x-forwarded-for": new_address()}, proxy=None, max_size=None)
    cluster.lines.append(line)
    client = Client(line)
    await client.send(t="hello", code=code, token=token)
    await client.until(lambda: client.frame)
    return client


async def relayed(cluster: Cluster) -> list[float]:
    return [await figure(each, "tischlein_relayed_connections") for each in cluster.programs]


@together
async def test_a_proxy_that_heeds_the_code_leaves_nothing_to_relay(steady: Cluster) -> None:
    while any(await relayed(steady)):  # of the previous test
        await asyncio.sleep(0.01)
    async with Proxy([each.port for each in steady.programs]).listen() as proxy:
        keepers: set[int] = set()
        makers = itertools.cycle(steady.programs)
        while len(keepers) < len(steady.programs):
            made = await steady.new_table(next(makers))
            code, path = made["code"], f"/ws?table={made['code']}"
            ann, ben = [await through(steady, proxy, path, code, token) for token in (made["token"], "")]
            assert (await ben.ask("sit", seat=1, name="Ben"))["t"] == "ack"
            await ann.ask("start")
            await asyncio.gather(ann.begun(), ben.begun())
            assert steady.owner(code).port == proxy.choose(f"GET {path} HTTP/1.1".encode())
            assert await relayed(steady) == [0, 0]
            keepers.add(steady.owner(code).port)


@together
async def test_a_proxy_that_scatters_people_is_mended_by_the_relay(steady: Cluster) -> None:
    while any(await relayed(steady)):
        await asyncio.sleep(0.01)
    async with Proxy([each.port for each in steady.programs]).listen() as proxy:
        made = await steady.new_table(steady.programs[0])
        ann, ben = [await through(steady, proxy, "/ws", made["code"], token) for token in (made["token"], "")]
        assert sum(await relayed(steady)) == 1
        assert (await ben.ask("sit", seat=1, name="Ben"))["t"] == "ack"
        await ann.ask("start")
        await asyncio.gather(ann.begun(), ben.begun())


# Strangers at the socket for peers


@together
async def test_only_peers_come_in_by_the_inner_door(steady: Cluster) -> None:
    one, other = steady.programs
    made = await steady.new_table(one)
    await steady.enter(one, made["code"])
    ((table, owner),) = steady.lease(made["code"])
    ((stored,),) = steady.rows("SELECT value FROM secrets WHERE name = %s", "person-key")
    key = bytes(stored)
    hello = PeerHello(table=table, person="eve", is_display=False, name="", since=0)

    def now() -> int:
        return time.time_ns() // 1_000_000

    async def knock(signed: str | None, program: Program = one) -> bool:
        headers = {} if signed is None else {HEADER: signed}
        try:
            line = await steady.dial(program, "/peer", **headers)
        except InvalidStatus:
            return False
        assert json.loads(await line.recv())["t"] == "frame"
        return True

    peer = Peers(key, "http://127.0.0.1:1", now)
    signed = peer.sign(hello, owner)
    assert await knock(signed)
    assert not await knock(signed), "used already"
    assert not await knock(peer.sign(hello, owner), other), "meant for another process"
    assert not await knock(Peers(key, "", lambda: now() - FRESH - 1000).sign(hello, owner)), "old"
    assert not await knock(Peers(key, "", lambda: now() + FRESH + 1000).sign(hello, owner)), "from the future"
    assert not await knock(Peers(b"another key" * 3, "", now).sign(hello, owner)), "not ours"
    for nonsense in (None, "", "x", made["token"], "=." * 50, signed[:-1]):
        assert not await knock(nonsense), nonsense


# Races


async def feel(line: PeerConnection) -> None:
    line.measure_trips()


def test_the_owner_knows_the_whole_way_of_a_relayed_person(tmp_path: Path) -> None:
    """Two servers in this process, so that the owner's view of the connection can be inspected."""
    shelf = Shelf()
    one, other = [Running(tmp_path, shelf=shelf, db="postgresql:") for _ in range(2)]

    async def scenario() -> None:
        made = one.new_table()
        await one.enter(made["code"], made["token"])
        ben = await other.enter(made["code"])
        (keeper,) = one.context.hall._keepers.values()
        (relayed,) = [each for each in keeper.listeners if isinstance(each, PeerConnection)]
        one.inside(feel(relayed))
        async with asyncio.timeout(10):
            while not (trips := relayed.trips(micros())):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ben.line.recv(), 0.05)
        assert all(trip.took > 0 for trip in trips)
        assert not any("pulse" in message for message in ben.raw), "that is between the servers"
        await asyncio.gather(one.hang_up(), other.hang_up())

    try:
        asyncio.run(scenario())
    finally:
        one.stop()
        other.stop()


# Addresses


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, "http://127.0.0.1:8270"),
        ({"host": "::", "port": 9}, "http://127.0.0.1:9"),
        ({"host": "10.0.0.5"}, "http://10.0.0.5:8270"),
        ({"host": "fd00::5"}, "http://[fd00::5]:8270"),
        ({"host": "10.0.0.5", "peer_url": "https://inner.example.org/"}, "https://inner.example.org"),
    ],
)
def test_where_the_others_reach_us(given: dict[str, Any], expected: str) -> None:
    assert Settings(**given).peer_address == expected


def test_plain_and_encrypted_ways_to_a_peer() -> None:
    assert socket_url("abc@http://10.0.0.5:8270") == "ws://10.0.0.5:8270/peer"
    assert socket_url("abc@https://inner.example.org") == "wss://inner.example.org/peer"


@pytest.mark.parametrize("url", ["10.0.0.5", "10.0.0.5:8270", "ftp://10.0.0.5", "http://", "http://x:y", "ws://x:1"])
def test_an_invalid_address_gives_one_sentence(url: str) -> None:
    with pytest.raises(BadInput, match="error-peer-url"):
        serve(Settings(peer_url=url), opens_browser=False, language="en")


# Tokens


@together
async def test_signing_out_reaches_devices_at_other_processes(steady: Cluster) -> None:
    one, other = steady.programs
    made = await steady.new_table(one)
    here = await steady.enter(one, made["code"], made["token"], device="a" * 32)
    relayed = await steady.enter(other, made["code"], made["token"], device="b" * 32)
    async with http(one) as client:
        said = {"token": here.token, "device": "a" * 32}
        fresh = (await client.post("/api/signout", json=said)).json()["token"]
    async with http(other) as client:  # at once, before anything needs to have been announced
        homes = [(await client.post("/api/home", json={"token": token})).json() for token in (relayed.token, fresh)]
    assert [[table["code"] for table in home["tables"]] for home in homes] == [[], [made["code"]]]
    assert homes[0]["isSignedOut"]
    assert await farewell(relayed) == "signed-out"
    assert (await here.ask("ping"))["t"] == "ack"

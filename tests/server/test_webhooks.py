"""Webhooks: where messages may go, what they say, and what happens when the other side misbehaves.

The other side is a real https server; only the lookup of names is handed in.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from tests.server.hook_server import AUTHORITY, NAME, HookServer, trusting
from tests.server.program import Program
from tests.server.running import Client, Running, talking
from tests.tables.house import in_time, until
from tischlein.cli.serve import serve
from tischlein.core.errors import BadInput
from tischlein.server.limits import Limits
from tischlein.server.settings import Settings
from tischlein.server.webhook_addresses import Forbidden, NameService, Reach
from tischlein.server.webhook_message import Body, body_of
from tischlein.server.webhook_sender import WebhookSender
from tischlein.tables.live.messages import Message
from tischlein.tables.live.timing import Timing

LOOPBACK = Reach((ip_network("127.0.0.0/8"),))
DAY = 86_400
HASTY = """
from functools import partial
from tischlein.server import app
app.Timing = partial(app.Timing, message=0.2)
"""
"""A server whose messages wait for less than five seconds."""


class Names:
    """A name server whose answers a test chooses; the last one goes on."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = answers or (["127.0.0.1"],)
        self.asked: list[str] = []

    async def __call__(self, name: str) -> list[str]:
        self.asked.append(name)
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


@contextlib.asynccontextmanager
async def sender(
    names: Names | None = None, reach: Reach = LOOPBACK, *, limits: Limits | None = None
) -> AsyncIterator[WebhookSender]:
    made = WebhookSender(
        limits or Limits(),
        reach,
        "https://games.example",
        lambda _outcome: None,
        lookup=names or Names(),
        tls=trusting(),
        pauses=(0.0, 0.0),
    )
    try:
        yield made
    finally:
        await made.close()


def message(url: str, **fields: Any) -> Message:
    given: dict[str, Any] = {
        "table": "t1",
        "url": url,
        "language": "en",
        "game": "monsterrolle",
        "code": "ABCD2345",
        "names": ("Ann", "Ben"),
        "seats": (1,),
        "turn_ends": 0,
    }
    return Message(**given | fields)


async def outcome(sending: WebhookSender, url: str, **fields: Any) -> tuple[str, int]:
    heard: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
    sending.send(message(url, **fields), lambda what, status: heard.set_result((what, status)))
    return await asyncio.wait_for(heard, 20)


# What is sent


@in_time
async def test_a_message_arrives_at_the_address_that_was_looked_up():
    with HookServer() as there:
        names = Names()
        async with sender(names) as sending:
            assert await outcome(sending, there.url(), turn_ends=1_794_935_000_000) == ("delivered", 204)
    assert names.asked == [NAME]
    assert there.names == [NAME], "the certificate is checked for the name, not for the address"
    assert f"host: {NAME}:{there.port}" in there.heads[0].lower()
    assert there.heads[0].startswith("POST /hooks/secret-path HTTP/1.1")
    (body,) = there.bodies
    assert body == {
        "text": "Ben is up in Monsterrolle: https://games.example/table/ABCD2345",
        "content": "Ben is up in Monsterrolle: https://games.example/table/ABCD2345",
        "event": "turn",
        "game": "monsterrolle",
        "title": "Monsterrolle",
        "table": "ABCD2345",
        "link": "https://games.example/table/ABCD2345",
        "turn": [{"seat": 2, "name": "Ben"}],
        "until": "2026-11-17T17:03:20+00:00",
        "allowed_mentions": {"parse": []},
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Ann, Nummer 2 sind dran bei Click! Die Große Mauer: LINK"),
        ("en", "Ann, Player 2 are up in Click! The Great Wall: LINK"),
        ("uk", "Клац! Великий мур: ходять Ann, Гравець 2. LINK"),
    ],
)
def test_a_message_speaks_the_language_of_the_table(language: str, said: str):
    sent = message("", language=language, game="click", names=("Ann", ""), seats=(0, 1))
    body = json.loads(body_of(sent, "https://games.example"))
    assert body["text"].replace("https://games.example/table/ABCD2345", "LINK") == said
    assert body["turn"] == [{"seat": 1, "name": "Ann"}, {"seat": 2, "name": ""}]
    assert body["until"] is None


def test_names_call_nobody_and_hide_no_link():
    sent = message("", names=("Ann", "@everyone <!here> [x](//e)"))
    text = json.loads(body_of(sent, "https://games.example"))["text"]
    assert not set("@<>[]`*") & set(text)
    assert "everyone" in text


def test_the_documents_name_all_fields():
    told = (Path(__file__).parents[2] / "docs" / "webhooks.md").read_text(encoding="utf-8")
    example = json.loads(told.split("```json\n")[1].split("```")[0])
    assert set(example) == set(Body.__struct_fields__)


# Where it may go

PRIVATE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.2.3",
    "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12:3456::1",
    "ff02::1", "ff0e::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::7f00:1",
    "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:1::1", "2001:db8::1", "::127.0.0.1", "100::1",
]  # fmt: skip
PUBLIC = ["93.184.215.14", "1.1.1.1", "2606:4700::6810:84e5", "2a00:1450:4001:81b::200e", "::ffff:1.1.1.1"]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public_are_refused(address: str):
    with pytest.raises(Forbidden) as refused:
        Reach().check(address, 443)
    assert refused.value.why == "address"


@pytest.mark.parametrize("address", PUBLIC)
def test_public_ones_are_reached_on_one_port(address: str):
    Reach().check(address, 443)
    with pytest.raises(Forbidden) as refused:
        Reach().check(address, 8443)
    assert refused.value.why == "port"


def test_the_operator_allows_networks():
    reach = Reach((ip_network("10.1.0.0/16"), ip_network("fd00::/8")))
    reach.check("10.1.2.3", 8065)
    reach.check("::ffff:10.1.2.3", 8065)
    reach.check("fd00::5", 443)
    for address in ("10.2.0.1", "fe80::1", "127.0.0.1"):
        with pytest.raises(Forbidden):
            reach.check(address, 443)


@pytest.mark.parametrize("network", ["", "everywhere", "10.0.0.1/8", "10.0.0.0/99", "chat.example"])
def test_what_is_no_network_is_refused_at_the_start(network: str):
    with pytest.raises(BadInput, match="error-webhook-network"):
        serve(Settings(webhook_networks=(network,)), opens_browser=False, language="en")


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1", "169.254.169.254"])
def test_an_address_in_numbers_is_checked_too(host: str):
    async def scenario() -> None:
        names = Names()
        async with sender(names, Reach()) as sending:
            assert await outcome(sending, f"https://{host}/hook") == ("address", 0)
        assert names.asked == []

    asyncio.run(scenario())


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.1", "0177.0.0.1", "localhost", "localhost."])
def test_other_spellings_of_this_machine_are_refused(host: str):
    """With the system's own lookup, which understands some of them."""

    async def scenario() -> None:
        service = NameService()
        with HookServer() as there:
            sending = WebhookSender(Limits(), Reach(), "", lambda _: None, lookup=service, tls=trusting(), pauses=())
            what, _ = await outcome(sending, f"https://{host}:{there.port}/hook")
            await sending.close()
            assert what in ("address", "name", "unreachable")
            assert there.connections == 0
        service.close()

    asyncio.run(scenario())


@in_time
async def test_a_name_that_changes_its_address_gains_nothing():
    """Rebinding: the first answer is public or allowed, the next one leads inside."""
    with HookServer("127.0.0.2") as inside, HookServer() as outside:
        names = Names(["127.0.0.1"], ["127.0.0.2"])
        async with sender(names, Reach((ip_network("127.0.0.1/32"),))) as sending:
            assert await outcome(sending, outside.url()) == ("delivered", 204)
            assert names.asked == [NAME], "one lookup, and that very address was connected"
            assert await outcome(sending, inside.url()) == ("address", 0)
        assert len(outside.bodies) == 1
        assert inside.connections == 0


@in_time
async def test_one_address_inside_is_enough_to_refuse_a_name():
    with HookServer() as there:
        async with sender(Names(["127.0.0.1", "10.0.0.1"])) as sending:
            assert await outcome(sending, there.url()) == ("address", 0)
        assert there.connections == 0


# When the other side misbehaves


@in_time
async def test_redirects_are_not_followed():
    with HookServer() as target, HookServer() as there:
        there.answers = [f"307 Temporary Redirect\r\nlocation: {target.url()}"]
        async with sender() as sending:
            assert await outcome(sending, there.url()) == ("redirect", 307)
        assert len(there.bodies) == 1
        assert target.connections == 0


@in_time
async def test_a_refusal_is_final_and_trouble_is_tried_again():
    with HookServer() as there:
        there.answers = ["404 Not Found"]
        async with sender() as sending:
            assert await outcome(sending, there.url()) == ("status", 404)
            assert len(there.bodies) == 1
            there.bodies.clear()
            there.answers = ["503 Busy", "429 Slowly", "200 OK"]
            assert await outcome(sending, there.url(), table="t2") == ("delivered", 200)
            assert len(there.bodies) == 3
            there.bodies.clear()
            there.answers = ["500 Trouble"]
            assert await outcome(sending, there.url(), table="t3") == ("status", 500)
            assert len(there.bodies) == 3, "three attempts and no more"


@in_time
async def test_a_server_that_never_answers_costs_a_bounded_time():
    with HookServer() as there:
        there.answers = ["hang"]
        began = asyncio.get_running_loop().time()
        async with sender(limits=Limits(webhook_seconds=0.3)) as sending:
            assert await outcome(sending, there.url()) == ("slow", 0)
        assert 0.9 <= asyncio.get_running_loop().time() - began < 5


@in_time
async def test_an_endless_answer_is_not_read():
    with HookServer() as there:
        there.answers = ["endless"]
        async with sender() as sending:
            assert await outcome(sending, there.url()) == ("delivered", 200)
            told = -1
            while told != there.endless_bytes:  # until the connection is closed; else the test's time is over
                told = there.endless_bytes
                await asyncio.sleep(0.3)
        assert told < 20_000_000, "what fits into the buffers of both sides"


@in_time
async def test_a_certificate_for_another_name_is_refused():
    with HookServer() as there:
        async with sender() as sending:
            assert await outcome(sending, there.url(name="other.test")) == ("tls", 0)
        assert there.bodies == []


@in_time
async def test_an_authority_that_nobody_knows_is_refused():
    with HookServer() as there:
        sending = WebhookSender(Limits(), LOOPBACK, "", lambda _: None, lookup=Names(), pauses=())
        assert await outcome(sending, there.url()) == ("tls", 0)
        await sending.close()
        assert there.bodies == []


@in_time
async def test_a_closed_port_and_an_unknown_name():
    async def unknown(name: str) -> list[str]:
        raise OSError(f"{name} is unknown")

    with HookServer() as there:
        port = there.port
    async with sender() as sending:
        assert await outcome(sending, f"https://{NAME}:{port}/") == ("unreachable", 0)
    sending = WebhookSender(Limits(), LOOPBACK, "", lambda _: None, lookup=unknown, tls=trusting(), pauses=())
    assert await outcome(sending, f"https://{NAME}/") == ("name", 0)
    await sending.close()


# Bounds


@in_time
async def test_a_newer_message_of_a_table_replaces_the_one_that_waits():
    with HookServer() as there:
        there.answers = ["hang", "204 No Content"]
        async with sender() as sending:
            heard: list[str] = []
            sending.send(message(there.url(), seats=(0,)), lambda what, _: heard.append(what))
            await until(lambda: there.bodies)
            assert await outcome(sending, there.url(), seats=(1,)) == ("delivered", 204)
            assert heard == [], "nobody hears of the older one"
            assert sending.waiting == 0


@in_time
async def test_too_many_messages_are_refused_at_once():
    limits = Limits(webhooks_waiting=2, webhooks_at_once=1, webhooks_by_table=(0.001, 3), webhooks_by_host=(0.001, 6))
    with HookServer() as there:
        async with sender(limits=limits) as sending:
            for _ in range(3):
                assert (await outcome(sending, there.url()))[0] == "delivered"
            assert (await outcome(sending, there.url()))[0] == "often", "of one table"
            there.answers = ["hang"]
            for table in ("a", "b"):
                sending.send(message(there.url(), table=table), lambda *_: None)
            assert (await outcome(sending, there.url(), table="c"))[0] == "crowded"
            sending.drop("a")
            sending.drop("b")
            sending.send(message(there.url(), table="d"), lambda *_: None)
            assert (await outcome(sending, there.url(), table="e"))[0] == "often", "to one server"


# A whole server


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(AUTHORITY))
    monkeypatch.setattr("tischlein.server.app.Timing", partial(Timing, message=0.2))


async def two_at_a_table(server: Running | Any, **settings: Any) -> tuple[Client, Client, str]:
    made = server.new_table(seats=2)
    ann = await server.enter(made["code"], made["token"])
    ben = await server.enter(made["code"])
    await ben.ask("sit", seat=1, name="Ben")
    await ann.ask("setSettings", turnSeconds=DAY, isOpenToSpectators=True, **settings)
    return ann, ben, made["code"]


async def play_until_turn_of(seat: int, player: Client) -> None:
    while True:
        assert player.frame is not None
        match = player.frame["match"]
        if seat in match["waited"]:
            return
        ((own, moves),) = match["legal"].items()
        done = await player.ask("play", seat=int(own), move=moves[0])
        await player.catch_up(done["v"])


@pytest.mark.usefixtures("trusted")
def test_a_table_writes_to_its_webhook(tmp_path: Path):
    with HookServer() as there:
        server = Running(tmp_path, webhook_networks=("127.0.0.0/8",))

        @talking
        async def scenario(server: Running) -> None:
            ann, ben, code = await two_at_a_table(server)
            await ann.ask("setWebhook", url=there.url(name="localhost"), language="de")
            await ann.until(lambda: ann.frame and (ann.frame["table"]["webhook"] or {}).get("outcome") == "delivered")
            assert [body["event"] for body in there.bodies] == ["greeting"]
            await ann.ask("start")
            await asyncio.gather(ann.begun(), ben.begun())
            assert ann.frame is not None
            first = ann.frame["match"]["waited"][0]
            mover, other = (ann, ben) if first == 0 else (ben, ann)
            await other.close()
            await play_until_turn_of(1 - first, mover)
            await until(lambda: there.turns, 20)
            assert there.turns[0]["turn"] == [{"seat": 2 - first, "name": ("Ann", "Ben")[1 - first]}]
            assert there.turns[0]["link"] == f"http://127.0.0.1:{server.port}/table/{code}"
            assert there.turns[0]["until"]
            with server.http() as client:
                figures = client.get("/metrics").text
            assert 'tischlein_webhook_messages_total{outcome="delivered"} 2.0' in figures

        try:
            scenario(server=server)
        finally:
            server.stop()


def test_an_operator_may_send_nothing_at_all(tmp_path: Path):
    server = Running(tmp_path, has_webhooks=False)

    @talking
    async def scenario(server: Running) -> None:
        ann, ben, _ = await two_at_a_table(server)
        await ann.ask("setWebhook", url="https://chat.example/hook", language="en")
        await ann.until(lambda: ann.frame and (ann.frame["table"]["webhook"] or {}).get("outcome") == "off")
        await ben.until(lambda: ben.frame and ben.frame["table"]["hasWebhook"])
        assert ben.frame is not None
        assert ben.frame["table"]["webhook"] is None
        assert not any("chat.example/hook" in said for said in ann.raw + ben.raw)

    try:
        scenario(server=server)
    finally:
        server.stop()


def test_bad_addresses_and_too_many_of_them_are_refused(tmp_path: Path):
    server = Running(tmp_path, has_webhooks=False)

    @talking
    async def scenario(server: Running) -> None:
        ann, _, _ = await two_at_a_table(server)
        for url in ("http://chat.example/", "https://a:b@chat.example/", "x"):
            answer = await ann.ask("setWebhook", url=url, language="en")
            assert answer["why"]["key"] == "table-webhook-url"
        keys = [
            (await ann.ask("setWebhook", url=f"https://chat.example/{number}", language="en")).get("why", {}).get("key")
            for number in range(10)
        ]
        assert "table-slow-down" in keys

    try:
        scenario(server=server)
    finally:
        server.stop()


@pytest.mark.soak
@pytest.mark.usefixtures("trusted")
def test_kill_9_loses_no_message_and_repeats_none(tmp_path: Path):
    """Killed while the other side has not answered yet; started again, and again."""
    program = Program(tmp_path, before=HASTY, options=("--webhook-network", "127.0.0.0/8"))

    async def before(there: HookServer) -> tuple[str, str, int]:
        server: Any = Visiting(program)
        ann, ben, code = await two_at_a_table(server)
        await ann.ask("setWebhook", url=there.url(name="localhost"), language="en")
        await ann.until(lambda: ann.frame and (ann.frame["table"]["webhook"] or {}).get("outcome") == "delivered")
        there.answers = ["204 No Content", "hang"]
        await ann.ask("start")
        await asyncio.gather(ann.begun(), ben.begun())
        assert ann.frame is not None
        first = ann.frame["match"]["waited"][0]
        mover, other = (ann, ben) if first == 0 else (ben, ann)
        await other.close()
        await play_until_turn_of(1 - first, mover)
        await until(lambda: there.turns, 20)
        await server.hang_up()
        return code, mover.token, 1 - first

    async def after(there: HookServer, code: str, token: str, told: int) -> None:
        server: Any = Visiting(program)
        player = await server.enter(code, token)
        await until(lambda: len(there.turns) >= told, 20)
        await asyncio.sleep(1)  # longer than a message waits
        assert len(there.turns) == told
        assert player.frame["table"]["hasWebhook"]
        await server.hang_up()

    with HookServer() as there:
        try:
            program.start()
            code, token, _ = asyncio.run(before(there))
            program.kill()
            there.answers = ["204 No Content"]
            for told in (2, 2):
                program.start()
                asyncio.run(after(there, code, token, told))
                program.kill()
        finally:
            program.stop()
        assert there.turns[0] == there.turns[1]
    assert "secret-path" not in program.log.read_text()


class Visiting:
    """The parts of Running that need no server in this process."""

    def __init__(self, program: Program) -> None:
        self.port = program.port
        self.lines: list[Any] = []

    http, new_table, dial, hang_up, enter = (
        Running.http,
        Running.new_table,
        Running.dial,
        Running.hang_up,
        Running.enter,
    )

"""Over a real socket: a whole match, lost connections, and hostile clients."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import WSMessage, WSMsgType
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Client, Running, new_address, talking
from tischlein.core.registry import game_part
from tischlein.core.shuffle import Proof
from tischlein.core.types import SPECTATOR
from tischlein.server.connection import BUSY, LATER, MALFORMED, POLICY, UNKNOWN, Connection, Socket
from tischlein.server.connection import ConnectionClosed as HungUp
from tischlein.server.limits import Buckets, Limits
from tischlein.server.pings import Pulse
from tischlein.server.transport import BoundedProtocol, OpenRequests
from tischlein.tables import wire
from tischlein.tables.frames.picture import Viewer


async def closed(client: Client) -> tuple[int, str]:
    """Close code and reason, once the server has closed the connection."""
    try:
        while True:
            await client.hear()
    except ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (0, "closed without a word")


async def two_at_a_table(server: Running, *, bots: int = 0) -> tuple[Client, Client, str]:
    made = server.new_table(seats=2 + bots)
    ann = await server.enter(made["code"], made["token"])
    ben = await server.enter(made["code"])
    assert (await ben.ask("sit", seat=1, name="Ben"))["t"] == "ack"
    for seat in range(2, 2 + bots):
        assert (await ann.ask("putBot", seat=seat, bot="greedy"))["t"] == "ack"
    return ann, ben, made["code"]


async def started(server: Running, *, bots: int = 0) -> tuple[Client, Client, str]:
    ann, ben, code = await two_at_a_table(server, bots=bots)
    await ann.ask("start")
    await asyncio.gather(ann.begun(), ben.begun())
    return ann, ben, code


def own_move(client: Client) -> tuple[int, str] | None:
    assert client.frame is not None
    legal = client.frame["match"]["legal"]
    return next(((int(seat), moves[0]) for seat, moves in legal.items()), None)


async def play_one(*clients: Client) -> Client:
    """The awaited client plays the first legal move; all get the frame."""
    for client in clients:
        move = own_move(client)
        if move is not None:
            v = (await client.ask("play", seat=move[0], move=move[1]))["v"]
            await asyncio.gather(*(each.catch_up(v) for each in clients))
            return client
    raise AssertionError("nobody is awaited")


# Playing


@talking
async def test_a_whole_match_of_two_people_and_two_bots(server: Running) -> None:
    ann, ben, code = await started(server, bots=2)
    eve = await server.enter(code)

    async def play(client: Client) -> None:
        while client.frame is not None and client.frame["table"]["status"] == "playing":
            move = own_move(client)
            if move is None:
                await client.hear()
            else:
                v = (await client.ask("play", seat=move[0], move=move[1]))["v"]
                await client.catch_up(v)

    async def watch() -> None:
        await eve.until(lambda: eve.frame and eve.frame["table"]["status"] == "finished")

    await asyncio.gather(play(ann), play(ben), watch())
    for client in (ann, ben, eve):
        assert client.frame is not None
        assert client.frame["match"]["result"]["winners"]
        fairness = client.frame["table"]["fairness"]
        assert fairness["numbers"] == [each.shuffler.number(fairness["pledge"]) for each in (ann, ben)]
        parts = (tuple(fairness[part]) for part in ("commitments", "numbers"))
        proof = Proof(code, fairness["terms"], fairness["secret"], *parts)
        assert (proof.pledge, proof.is_revealed) == (fairness["pledge"], True)
        assert f"{proof.seed:064x}" == fairness["seed"]
        versions = [message["v"] for message in client.heard if message["t"] == "frame"]
        assert versions == sorted(versions)
    _nothing_secret_came_early([ann, ben, eve])
    for client in (ann, ben, eve):
        await client.close()


def _nothing_secret_came_early(clients: list[Client]) -> None:
    """All bytes of all connections: no seed before the end, no token but the client's, no person's id."""
    last = clients[0].frame
    assert last is not None
    fairness = last["table"]["fairness"]
    secrets = [fairness["secret"], fairness["seed"], str(int(fairness["seed"], 16))]
    for client in clients:
        others = [each.token for each in clients if each is not client]
        others += [token.partition(".")[0] for token in others]
        for text in client.raw:
            assert not any(other in text for other in others)
            message = json.loads(text)
            if message["t"] != "frame" or message["table"]["status"] != "finished":
                assert not any(secret in text for secret in secrets)


@talking
async def test_a_lost_connection_is_taken_up_where_it_broke(server: Running) -> None:
    ann, ben, code = await started(server)
    await play_one(ann, ben)
    assert ben.frame is not None
    seen, token = ben.frame["v"], ben.token
    ben.line.transport.abort()
    back = await server.enter(code, token, since=seen)
    assert back.token == token
    assert back.frame is not None
    assert not back.frame["isWhole"]
    assert back.frame["log"] == []
    assert [seat["isYou"] for seat in back.frame["table"]["seats"]] == [False, True]
    await play_one(ann, back)
    whole = await server.enter(code, token, since=10_000)
    assert whole.frame is not None
    assert whole.frame["isWhole"], "a page from the future gets everything"
    for client in (ann, back, whole):
        await client.close()


@talking
async def test_a_command_that_is_sent_again_is_done_once(server: Running) -> None:
    ann, ben, code = await started(server)
    mover = ann if own_move(ann) else ben
    seat, move = own_move(mover) or (0, "")
    first = await mover.ask("play", id="the-same-id", seat=seat, move=move)
    mover.line.transport.abort()
    again = await server.enter(code, mover.token, since=first["v"])
    assert await again.ask("play", id="the-same-id", seat=seat, move=move) == first
    assert again.frame is not None
    assert len((await server.enter(code)).frame["log"]) == 1  # type: ignore[index]


@talking
async def test_a_personal_link_moves_the_seat_to_another_device(server: Running) -> None:
    ann, ben, code = await started(server)
    phone = await server.enter(code, ann.token, address=new_address())
    assert phone.frame is not None
    assert phone.frame["table"]["isHost"]
    mover = await play_one(phone, ben, ann)
    assert mover in (phone, ben), "both devices see the same legal moves"
    for forged in (ann.token[:-2] + "xx", ann.token.split(".")[0], "x" * 200):
        stranger = await server.enter(code, forged)
        assert stranger.frame is not None
        assert not any(seat["isYou"] for seat in stranger.frame["table"]["seats"])
        assert stranger.token != forged, "a new guest"
        await stranger.close()


@talking
async def test_other_peoples_seats_and_hands_stay_theirs(server: Running) -> None:
    ann, ben, code = await started(server)
    mover, other = (ann, ben) if own_move(ann) else (ben, ann)
    seat, move = own_move(mover) or (0, "")
    eve = await server.enter(code)
    for stranger in (other, eve):
        for kind, fields in (("play", {"move": move}), ("why", {"move": move}), ("resign", {}), ("undo", {})):
            answer = await stranger.ask(kind, seat=seat, **fields)
            assert (answer["t"], answer["why"]["key"]) == ("refused", "table-not-your-seat")
    assert (await eve.ask("start"))["why"]["key"] == "table-is-playing"
    assert (await eve.ask("close"))["why"]["key"] == "table-host-only"


@talking
async def test_a_closed_table_says_goodbye(server: Running) -> None:
    ann, ben, code = await two_at_a_table(server)
    await ann.ask("close")
    assert (await closed(ben))[0] == 1000
    assert ben.heard[-1] == {"t": "bye", "why": "closed"}
    late = Client(await server.dial())
    await late.send(t="hello", code=code)
    assert await closed(late) == (UNKNOWN, "table-closed")


@talking
async def test_the_bytes_do_not_change_with_what_a_viewer_may_not_know(server: Running) -> None:
    """The leak law at the socket: hidden state is permuted between two frames, which must be equal."""

    ann, ben, code = await started(server)
    eve = await server.enter(code)
    await eve.close()
    permuted = game_part("monsterrolle", "tests.oracle").permuted
    table = server.inside(server.context.hall.find(code))
    assert table is not None
    keeper = server.inside(server.context.hall.keeper(table))
    match = keeper.state.match
    assert match is not None

    async def look(client: Client, is_display: bool) -> list[str]:
        again = await server.enter(code, client.token, isDisplay=is_display)
        await again.close()
        return again.raw[:2]

    changed = 0
    for seed in range(6):
        for _ in range(7):
            await play_one(ann, ben)
        for client, seat, is_display in (
            (ann, 0, False),
            (ben, 1, False),
            (eve, SPECTATOR, False),
            (ann, SPECTATOR, True),
        ):
            before = await look(client, is_display)
            truth = match.state
            match.state = permuted(truth, seat, seed)
            changed += match.state != truth
            after = await look(client, is_display)
            match.state = truth
            assert before == after
    assert changed > 20


# Strangers


MALFORMED_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"t":"hello"}',
    '{"t":"teleport","id":"12345678"}',
    '{"t":"hello","code":5}',
    '{"t":"hello","code":"A","extra":1}',
    '{"t":"hello","code":"\\ud800"}',
    '{"t":"hello","code":"A","nonce":"aa"}',
    '{"t":"hello","code":"A","since":1e999}',
    '{"t":"say","id":"12345678","text":"first words"}',
    '{"a":' + "[" * 30_000 + "]" * 30_000 + "}",
    b"binary",
    b"\xff\xfe",
    json.dumps({"t": "hello", "code": "A" * 65}),
]


@pytest.mark.parametrize("message", MALFORMED_MESSAGES, ids=range(len(MALFORMED_MESSAGES)))
@talking
async def test_a_first_message_that_is_no_hello(server: Running, message: str | bytes) -> None:
    client = Client(await server.dial())
    await client.line.send(message)
    assert (await closed(client))[0] == MALFORMED


@pytest.mark.parametrize(
    "message",
    [
        "}",
        b"binary",
        '{"t":"say"}',
        '{"t":"say","id":"short"}',
        '{"t":"say","id":"with spaces in it"}',
        '{"t":"say","id":"12345678\\n","text":"x"}',
        '{"t":"say","id":"\\n12345678","text":"x"}',
        '{"t":"say","id":"12345678","text":"' + "x" * 501 + '"}',
        '{"t":"sit","id":"12345678","seat":-1,"name":"x"}',
        '{"t":"sit","id":"12345678","seat":0,"name":"a name of more than twenty-four"}',
        '{"t":"sit","id":"12345678","seat":true,"name":"x"}',
        '{"t":"hello","code":"ABCDEFGH"}',
        '{"t":"setOption","id":"12345678","key":"sheet","value":"' + "x" * 20_001 + '"}',
    ],
    ids=range(13),
)
@talking
async def test_a_later_message_that_is_invalid(server: Running, message: str | bytes) -> None:
    ann, ben, _ = await two_at_a_table(server)
    await ben.line.send(message)
    assert (await closed(ben))[0] == MALFORMED
    assert (await ann.ask("say", text="still here"))["t"] == "ack", "nobody else is disturbed"
    await ann.close()


@talking
async def test_an_oversized_message(server: Running) -> None:
    ann, ben, _ = await two_at_a_table(server)
    await ben.line.send("x" * 70_000)
    assert (await closed(ben))[0] == 1009
    assert (await ann.ask("say", text="still here"))["t"] == "ack"


@talking
async def test_names_with_markup_are_only_text(server: Running) -> None:
    made = server.new_table(name="<script>alert(1)")
    ann = await server.enter(made["code"], made["token"])
    assert ann.frame is not None
    assert ann.frame["table"]["seats"][0]["name"] == "<script>alert(1)"
    await ann.close()


@talking
async def test_an_unknown_table(server: Running) -> None:
    for code in ("ABCDEFGH", "", "\x00"):
        client = Client(await server.dial())
        await client.send(t="hello", code=code)
        assert await closed(client) == (UNKNOWN, "table")


@talking
async def test_codes_cannot_be_tried_out_over_the_socket_either(server: Running) -> None:
    code, address = server.new_table()["code"], new_address()
    codes = []
    for _ in range(25):
        client = Client(await server.dial(address=address))
        await client.send(t="hello", code="ABCDEFGH")
        codes.append((await closed(client))[0])
    assert codes[:20] == [UNKNOWN] * 20
    assert BUSY in codes
    server.context.rates.finding.allows(address, 1)
    client = Client(await server.dial(address=address))
    await client.send(t="hello", code=code)
    assert (await closed(client))[0] == BUSY, "not even the right one, or guessing would pay"


@talking
async def test_whoever_need_not_guess_gets_in_beside_somebody_who_does(server: Running) -> None:
    """A person with a seat and an invitation are admitted although the address has used up its guesses."""
    ann, other, address = server.new_table(), server.new_table(), new_address()
    host = await server.enter(ann["code"], ann["token"])
    assert host.frame is not None
    invitation = host.frame["table"]["invitation"]
    server.context.rates.finding.allows(address, 20)

    async def outcome(**hello: str) -> int:
        server.context.rates.finding.allows(address, 1)  # use up what was refilled meanwhile
        client = Client(await server.dial(address=address))
        await client.send(t="hello", **hello)
        return (await closed(client))[0]

    await (await server.enter(ann["code"], ann["token"], address=address)).close()
    await (await server.enter(ann["code"], "", address=address, invitation=invitation)).close()
    assert await outcome(code=other["code"], token=ann["token"]) == BUSY, "a token leads to its own tables only"
    assert await outcome(code="ABCDEFGH", token=ann["token"]) == BUSY, "and does not tell which others there are"
    assert await outcome(code=ann["code"], token=ann["token"].swapcase()) == BUSY
    assert await outcome(code="", invitation=ann["code"]) == BUSY, "a code is no invitation"
    assert await outcome(code=ann["code"], invitation="x" * 24) == BUSY


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}],
    ids=["foreign", "null", "broken"],
)
@talking
async def test_foreign_pages_are_not_connected(server: Running, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await server.dial(headers=headers)
    assert refused.value.response.status_code == 403


@talking
async def test_our_own_page_is(server: Running) -> None:
    line = await server.dial(origin=f"http://127.0.0.1:{server.port}")
    await line.close()


@talking
async def test_foreign_hosts_are_not_connected(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b" 421 " in await reader.readline()
    writer.close()
    await writer.wait_closed()


@talking
async def test_whoever_says_nothing_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.context, "limits", replace(server.context.limits, hello_seconds=0.1))
    client = Client(await server.dial())
    assert await closed(client) == (MALFORMED, "hello")


@talking
async def test_flooding_closes_the_flooder_only(server: Running) -> None:
    ann, ben, _ = await two_at_a_table(server)
    before = server.limited("socket")
    for number in range(300):
        try:
            await ben.send(t="why", id=f"flood-{number:05}", seat=1, move="draw")
        except ConnectionClosed:
            break
    assert await closed(ben) == (BUSY, "flood")
    assert server.limited("socket") == before + 1
    assert (await ann.ask("say", text="still here"))["t"] == "ack"
    await ann.close()


@talking
async def test_an_address_is_limited_over_all_its_sockets(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made, address = server.new_table(), new_address()
    first = await server.enter(made["code"], made["token"], address=address)
    monkeypatch.setattr(server.context.rates, "talking", Buckets(0.001, 1000))
    server.context.rates.talking.allows(address, 1000)  # as if others at this address had sent that much
    await first.send(t="say", id="12345678", text="x")
    assert await closed(first) == (BUSY, "flood")


@talking
async def test_chat_has_a_limit_and_a_sentence(server: Running) -> None:
    made, address = server.new_table(), new_address()
    ann = await server.enter(made["code"], made["token"], address=address)
    server.context.rates.chatting.allows(address, 30)
    assert (await ann.ask("say", text="x"))["why"]["key"] == "table-chat-fast"
    assert (await ann.ask("setSeats", seats=3))["t"] == "ack", "playing goes on"
    await ann.close()


@talking
async def test_connections_of_one_address_are_limited(server: Running) -> None:
    address = new_address()
    lines = [await server.dial(address=address) for _ in range(60)]
    with pytest.raises(InvalidStatus):
        await server.dial(address=address)
    await (await server.dial()).close()
    await asyncio.gather(*(line.close() for line in lines))


@talking
async def test_three_hundred_silent_connections_disturb_no_match(server: Running) -> None:
    ann, ben, _ = await started(server)
    addresses = [new_address() for _ in range(6)]
    attempts = await asyncio.gather(
        *(server.dial(address=addresses[number % 6], open_timeout=20) for number in range(300)), return_exceptions=True
    )
    lines = [each for each in attempts if not isinstance(each, BaseException)]
    assert len(lines) == 300
    began = asyncio.get_running_loop().time()
    for _ in range(20):
        await play_one(ann, ben)
    assert asyncio.get_running_loop().time() - began < 10
    assert len(server.context.sockets) >= 302
    await asyncio.gather(*(line.close() for line in lines), ann.close(), ben.close())
    async with asyncio.timeout(10):
        while len(server.context.sockets) > 60:
            await asyncio.sleep(0.05)


@talking
async def test_a_page_that_reads_nothing_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It blocks nobody, and its buffer is bounded."""
    monkeypatch.setattr(server.context, "limits", replace(server.context.limits, close_seconds=0.2))
    ann, ben, code = await started(server)
    deaf = await server.dial(max_queue=1)
    await deaf.send(json.dumps({"t": "hello", "code": code}))
    await asyncio.sleep(0.1)
    table = server.inside(server.context.hall.find(code))
    assert table is not None
    keeper = server.inside(server.context.hall.keeper(table))
    deaf.transport.pause_reading()

    async def shout() -> None:
        line = next(each for each in keeper.listeners if not keeper.state.seats_of(each.viewer.person))
        for _ in range(3):
            for _ in range(40):
                line.send(wire.Welcome("x" * 100_000, ""))
            await asyncio.sleep(0.02)

    server.inside(shout())
    await ann.until(lambda: ann.frame and ann.frame["table"]["spectators"] == 0)
    await play_one(ann, ben)
    deaf.transport.abort()


class Stuck:
    """A socket whose peer neither sends nor reads."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def receive(self) -> bytes:
        await asyncio.sleep(60)
        return b""

    async def send(self, message: bytes) -> None:
        self.sent.append(message)
        await asyncio.sleep(60)


def test_what_waits_for_a_slow_page_is_bounded() -> None:
    async def whole() -> None:
        connection = Connection(Viewer("x"), "", 0, Pulse(lambda _payload: asyncio.sleep(0)), 100)

        class Table:
            table = "t"

            def join(self, line: Connection) -> None:
                for _ in range(101):
                    line.send(wire.Welcome("x", ""))

            def leave(self, line: Connection) -> None:
                pass

        socket = Stuck()
        assert await connection.converse(socket, Table(), lambda _said: None) == (BUSY, "behind")  # type: ignore[arg-type]
        assert len(socket.sent) <= 1

    asyncio.run(whole())


@talking
async def test_spectators_who_are_not_wanted(server: Running) -> None:
    ann, ben, code = await two_at_a_table(server)
    await ann.ask("setSettings", turnSeconds=0, isOpenToSpectators=False)
    await ann.ask("start")
    await asyncio.gather(ann.begun(), ben.begun())
    eve = Client(await server.dial())
    await eve.send(t="hello", code=code)
    assert await closed(eve) == (POLICY, "spectators")
    assert [message["t"] for message in eve.heard] == ["welcome", "bye"]


@talking
async def test_a_store_that_is_away_is_a_reason_to_come_back_later(server: Running) -> None:
    code = server.new_table()["code"]
    server.store.is_away = True
    try:
        client = Client(await server.dial())
        await client.send(t="hello", code=code)
        assert await closed(client) == (LATER, "store")
    finally:
        server.store.is_away = False


def test_stopping_the_server_says_goodbye(tmp_path: Path) -> None:
    running = Running(tmp_path)

    @talking
    async def stop(server: Running) -> None:
        made = server.new_table()
        ann = await server.enter(made["code"], made["token"])
        await asyncio.to_thread(server.stop)
        assert (await closed(ann))[0] in (1000, 1012)

    stop(server=running)


@talking
async def test_what_is_said_in_one_breath_with_the_hello_is_heard(server: Running) -> None:
    """Messages that arrive before the table is found are queued and handled in order."""
    made = server.new_table()
    client = Client(await server.dial())
    await client.send(t="hello", code=made["code"], token=made["token"])
    for number in range(3):
        await client.send(t="say", id=f"in-one-breath-{number}", text=f"{number}")
    await client.until(lambda: len([each for each in client.heard if each["t"] == "ack"]) == 3)
    assert [each["id"] for each in client.heard if each["t"] == "ack"] == [f"in-one-breath-{n}" for n in range(3)]


class Closing:
    """A WebSocket of aiohttp that closes between a ping and its answer."""

    compress = 0

    async def receive(self) -> WSMessage:
        return WSMessage(WSMsgType.PING, b"still there?", "")

    async def ping(self, payload: bytes) -> None:
        raise ConnectionResetError

    pong = ping


def test_a_ping_whose_answer_finds_nobody_is_an_end_and_no_fault() -> None:
    bounds = BoundedProtocol(asyncio.Protocol(), OpenRequests(1), Limits())
    socket = Socket(Closing(), bounds, Limits(), lambda: None, keeps_compressor=True)  # type: ignore[arg-type]
    with pytest.raises(HungUp):
        asyncio.run(socket.receive())

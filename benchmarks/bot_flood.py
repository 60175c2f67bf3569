"""How long one person waits for a bot while strangers fill tables with bots.

    python benchmarks/bot_flood.py [--server CHECKOUT]... [--tables 285] [--addresses 15] [--stays] [--seconds 30]
    python benchmarks/bot_flood.py --tables 20 --addresses 20 --bot hard --stays

Strangers come from many loopback addresses (Linux). Each makes tables of five seats of Da Yunhe, lets a bot play in its
own seat too, and hangs up, or with `--stays` remains connected. An honest person plays Monsterrolle against a bot
before and meanwhile; what is measured is the time from the frame that shows the bot's turn to the frame with its move,
the usual pause of 0.8 seconds included, that for watching a scoring not, and the time until an own move is
acknowledged. `--bot` names the strangers' bots, `--game` their game. `--server` may be given several times: checkouts
with a .venv, to compare them.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp

from tischlein.games.monsterrolle.events import ScoringCame

HERE: Final = Path(__file__).resolve().parent.parent
HONEST: Final = "127.9.9.9"
PATIENCE: Final = 60.0
_ids = itertools.count()


class Waits(NamedTuple):
    """Seconds before and during the flood."""

    before: list[float]
    """Until a bot's move."""
    during: list[float]
    acks_before: list[float]
    """Until an own move was acknowledged."""
    acks_during: list[float]
    tables: int
    """That the strangers have made."""


class Strangers(NamedTuple):
    tables: int
    addresses: int
    stay: bool
    """Whether they remain connected."""
    game: str = "dayunhe"
    seats: int = 5
    bot: str = ""
    """The level of their bots; empty: what a quick table gets."""


class Address:
    """Everybody who comes from one address."""

    def __init__(self, port: int, address: str) -> None:
        self._url = f"http://127.0.0.1:{port}"
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0))

    async def close(self) -> None:
        await self._session.close()

    async def new_table(self, game: str, seats: int, bot: str = "") -> dict[str, str]:
        wish: dict[str, Any] = {"game": game, "name": "x", "seats": seats, "isQuick": True}
        if bot:
            wish["bot"] = bot
        async with self._session.post(f"{self._url}/api/tables", json=wish) as answer:
            answer.raise_for_status()
            made: dict[str, str] = await answer.json()
            return made

    async def enter(self, made: dict[str, str]) -> aiohttp.ClientWebSocketResponse:
        line = await self._session.ws_connect(f"{self._url}/ws", max_msg_size=0)
        await line.send_json({"t": "hello", "code": made["code"], "token": made["token"]})
        return line


async def hear(line: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = await line.receive_json(timeout=PATIENCE)
        if message["t"] == kind:
            return message


async def begun(line: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """The first frame of the match. The shuffle waits some seconds for the number of a page, and there is none here."""
    while True:
        frame = await hear(line, "frame")
        if frame["match"] is not None:
            return frame


async def flood_table(address: Address, strangers: Strangers) -> aiohttp.ClientWebSocketResponse:
    line = await address.enter(await address.new_table(strangers.game, strangers.seats, strangers.bot))
    await begun(line)
    await line.send_json({"t": "resign", "id": f"resign-{next(_ids):06}", "seat": 0})
    await hear(line, "ack")
    return line


def time_to_watch(frame: dict[str, Any]) -> float:
    """Seconds that people get to watch a scoring before the bot moves: that is no delay."""
    events = frame["log"][-1]["events"] if frame["log"] else []
    return ScoringCame.pause if any(event["kind"] == ScoringCame.__name__ for event in events) else 0.0


async def listen(line: aiohttp.ClientWebSocketResponse) -> None:
    """Reads what is sent, as a page would."""
    async for _ in line:
        pass


class Player:
    """An honest person against one bot, who plays the first legal move at once."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.waits: list[tuple[float, float]] = []
        """When the bot's turn began, and for how long it was waited for."""
        self.acks: list[tuple[float, float]] = []
        """When a move was sent, and how long its acknowledgement took."""

    async def play(self) -> None:
        while True:
            await self._match()

    async def _match(self) -> None:
        line = await self._address.enter(await self._address.new_table("monsterrolle", 2))
        since: float | None = None
        async with line:
            frame = await begun(line)
            while True:
                match, now = frame["match"], time.monotonic()
                if since is not None and any(step["seat"] == 1 for step in frame["log"]):
                    self.waits.append((since, now - since))
                    since = None
                if match["result"] is not None:
                    return
                if match["waited"] == [1]:
                    since = since or now + time_to_watch(frame)
                for seat, moves in match["legal"].items():
                    play = {"t": "play", "id": f"play-{next(_ids):08}", "seat": int(seat), "move": moves[0]}
                    sent = time.monotonic()
                    await line.send_json(play)
                    await hear(line, "ack")
                    self.acks.append((sent, time.monotonic() - sent))
                    break
                frame = await hear(line, "frame")


@asynccontextmanager
async def serving(checkout: Path, options: Sequence[str]) -> Any:
    """`tischlein serve` of a checkout; its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    python = checkout / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python if python.exists() else sys.executable), "-c", "from tischlein.cli import main; main()"]
        command += ["serve", "--no-open", "--host", "0.0.0.0", "--port", str(port), *options]
        env = {**os.environ, "TISCHLEIN_DATA": folder}
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        try:
            await _answers(port, process, Path(folder) / "log")
            yield port
        finally:
            process.terminate()
            process.wait(20)


async def _answers(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        while True:
            if process.poll() is not None:  # the port was taken meanwhile, or there is something wrong with it
                raise RuntimeError(log.read_text(errors="replace"))
            try:
                async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.1)


async def flooded(port: int, strangers: Strangers, *, seconds: float, quiet: float) -> Waits:
    async with AsyncExitStack() as stack:

        def come_from(name: str) -> Address:
            address = Address(port, name)
            stack.push_async_callback(address.close)
            return address

        player = Player(come_from(HONEST))
        playing = asyncio.create_task(player.play())
        await asyncio.sleep(quiet)
        addresses = [come_from(f"127.1.{number}.1") for number in range(strangers.addresses)]
        made = await asyncio.gather(
            *(flood_table(addresses[number % len(addresses)], strangers) for number in range(strangers.tables)),
            return_exceptions=True,
        )
        lines = [line for line in made if isinstance(line, aiohttp.ClientWebSocketResponse)]
        if strangers.stay:
            reading = [asyncio.create_task(listen(line)) for line in lines]
        else:
            await asyncio.gather(*(line.close() for line in lines))
        began = time.monotonic()
        await asyncio.sleep(seconds)
        if playing.done():
            playing.result()
        playing.cancel()
        if strangers.stay:
            for task in reading:
                task.cancel()
        return Waits(
            [wait for at, wait in player.waits[1:] if at < began - 1],  # the first one starts the worker
            [wait for at, wait in player.waits if at >= began],
            [wait for at, wait in player.acks[1:] if at < began - 1],
            [wait for at, wait in player.acks if at >= began],
            len(lines),
        )


def shown(waits: list[float]) -> str:
    if len(waits) < 2:
        return f"{len(waits)} answers"
    p95 = statistics.quantiles(waits, n=20, method="inclusive")[-1]
    return f"p50 {statistics.median(waits):.3f} s, p95 {p95:.3f} s, max {max(waits):.3f} s ({len(waits)} answers)"


async def measure(checkout: Path, wanted: argparse.Namespace) -> Waits:
    async with serving(checkout, wanted.option) as port:
        strangers = Strangers(
            wanted.tables, wanted.addresses, wanted.stays, game=wanted.game, seats=wanted.seats, bot=wanted.bot
        )
        return await flooded(port, strangers, seconds=wanted.seconds, quiet=wanted.quiet)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", type=Path, action="append", default=[])
    parser.add_argument("--tables", type=int, default=285)
    parser.add_argument("--addresses", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--quiet", type=float, default=15.0)
    parser.add_argument("--stays", action="store_true")
    parser.add_argument("--game", default="dayunhe")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bot", default="")
    parser.add_argument("--option", action="append", default=[], help="a further option of `tischlein serve`")
    wanted = parser.parse_args()
    for checkout in wanted.server or [HERE]:
        waits = asyncio.run(measure(checkout.resolve(), wanted))
        print(f"{checkout}: {waits.tables} tables with bots{', connected' if wanted.stays else ''}")
        print(f"  a bot's move, before: {shown(waits.before)}\n  during: {shown(waits.during)}")
        print(
            f"  an acknowledgement, before: {shown(waits.acks_before)}\n  during: {shown(waits.acks_during)}",
            flush=True,
        )


if __name__ == "__main__":
    main()

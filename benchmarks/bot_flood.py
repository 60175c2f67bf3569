"""How long one person waits for a bot while strangers fill tables with bots.

    python benchmarks/bot_flood.py [--server CHECKOUT]... [--tables 285] [--addresses 15] [--stays] [--seconds 30]

Strangers come from many loopback addresses (Linux). Each makes tables of five seats of Da Yunhe, lets a bot play in its
own seat too, and hangs up, or with `--stays` remains connected. An honest person plays Monsterrolle against a bot
before and meanwhile; what is measured is the time from the frame that shows the bot's turn to the frame with its move,
the usual pause of 0.8 seconds included. `--server` may be given several times: checkouts with a .venv, to compare them.
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

HERE: Final = Path(__file__).resolve().parent.parent
HONEST: Final = "127.9.9.9"
PATIENCE: Final = 60.0
_ids = itertools.count()


class Waits(NamedTuple):
    """Seconds until a bot's move, before and during the flood."""

    before: list[float]
    during: list[float]
    tables: int
    """That the strangers have made."""


class Address:
    """Everybody who comes from one address."""

    def __init__(self, port: int, address: str) -> None:
        self._url = f"http://127.0.0.1:{port}"
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0))

    async def close(self) -> None:
        await self._session.close()

    async def new_table(self, game: str, seats: int) -> dict[str, str]:
        wish = {"game": game, "name": "x", "seats": seats, "isQuick": True, "nonce": "ab"}
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


async def flood_table(address: Address, seats: int) -> aiohttp.ClientWebSocketResponse:
    line = await address.enter(await address.new_table("dayunhe", seats))
    await hear(line, "frame")
    await line.send_json({"t": "resign", "id": f"resign-{next(_ids):06}", "seat": 0})
    await hear(line, "ack")
    return line


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

    async def play(self) -> None:
        while True:
            await self._match()

    async def _match(self) -> None:
        line = await self._address.enter(await self._address.new_table("monsterrolle", 2))
        since: float | None = None
        async with line:
            while True:
                frame = await hear(line, "frame")
                match, now = frame["match"], time.monotonic()
                if since is not None and any(step["seat"] == 1 for step in frame["log"]):
                    self.waits.append((since, now - since))
                    since = None
                if match is None or match["result"] is not None:
                    return
                if match["waited"] == [1]:
                    since = since or now
                for seat, moves in match["legal"].items():
                    play = {"t": "play", "id": f"play-{next(_ids):08}", "seat": int(seat), "move": moves[0]}
                    await line.send_json(play)
                    break


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
            await _answers(port)
            yield port
        finally:
            process.terminate()
            process.wait(20)


async def _answers(port: int) -> None:
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        while True:
            try:
                async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.1)


async def flooded(port: int, *, tables: int, addresses: int, stays: bool, seconds: float, quiet: float) -> Waits:
    async with AsyncExitStack() as stack:

        def come_from(name: str) -> Address:
            address = Address(port, name)
            stack.push_async_callback(address.close)
            return address

        player = Player(come_from(HONEST))
        playing = asyncio.create_task(player.play())
        await asyncio.sleep(quiet)
        strangers = [come_from(f"127.1.{number}.1") for number in range(addresses)]
        made = await asyncio.gather(
            *(flood_table(strangers[number % addresses], 5) for number in range(tables)), return_exceptions=True
        )
        lines = [line for line in made if isinstance(line, aiohttp.ClientWebSocketResponse)]
        if stays:
            reading = [asyncio.create_task(listen(line)) for line in lines]
        else:
            await asyncio.gather(*(line.close() for line in lines))
        began = time.monotonic()
        await asyncio.sleep(seconds)
        if playing.done():
            playing.result()
        playing.cancel()
        if stays:
            for task in reading:
                task.cancel()
        before = [wait for at, wait in player.waits[1:] if at < began - 1]  # the first one starts the worker
        return Waits(before, [wait for at, wait in player.waits if at >= began], len(lines))


def shown(waits: list[float]) -> str:
    if len(waits) < 2:
        return f"{len(waits)} answers"
    p95 = statistics.quantiles(waits, n=20, method="inclusive")[-1]
    return f"p50 {statistics.median(waits):.2f} s, p95 {p95:.2f} s, max {max(waits):.2f} s ({len(waits)} answers)"


async def measure(checkout: Path, wanted: argparse.Namespace) -> Waits:
    async with serving(checkout, wanted.option) as port:
        return await flooded(
            port,
            tables=wanted.tables,
            addresses=wanted.addresses,
            stays=wanted.stays,
            seconds=wanted.seconds,
            quiet=wanted.quiet,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", type=Path, action="append", default=[])
    parser.add_argument("--tables", type=int, default=285)
    parser.add_argument("--addresses", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--quiet", type=float, default=15.0)
    parser.add_argument("--stays", action="store_true")
    parser.add_argument("--option", action="append", default=[], help="a further option of `tischlein serve`")
    wanted = parser.parse_args()
    for checkout in wanted.server or [HERE]:
        waits = asyncio.run(measure(checkout.resolve(), wanted))
        print(f"{checkout}: {waits.tables} tables with bots{', connected' if wanted.stays else ''}")
        print(f"  before: {shown(waits.before)}\n  during: {shown(waits.during)}", flush=True)


if __name__ == "__main__":
    main()

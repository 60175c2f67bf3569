"""Traces one move through the server: the modules that it passes, in order, and how often facts are computed.

    python tools/trace_move.py [GAME]

Runs a real server on SQLite in this process and two people over WebSockets in another thread, and profiles every call
between the arrival of one move and the frames that show it. Bots and the page are left out. Which move it is depends on
the deal, so several are traced, and the one that passes most modules counts.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import tempfile
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

import tischlein
from tischlein.core.registry import live_part
from tischlein.core.shuffle import commitment, sha256
from tischlein.server.app import Server, make_context
from tischlein.server.settings import Settings
from tischlein.store.open import open_store

HOME = Path(tischlein.__file__).parent
GAME = ("games/", "core/notation")
"""Where a game's questions are answered."""
MOVES = 12
TRACED = 6
"""How many of the moves are traced: the last ones, so that caches are filled."""


QUESTIONS = ("parse", "format", "to_act", "legal", "show", "apply")


class Trace:
    """Calls of functions of the product, as pairs of module and function, move by move."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.is_on = False
        self.walks: list[list[tuple[str, str]]] = []

    def begin(self) -> None:
        self.walks.append([])
        self.is_on = True

    def end(self) -> None:
        self.is_on = False

    def hook(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.is_on and event == "call":
            path = frame.f_code.co_filename
            if path.startswith(str(HOME)):
                module = Path(path).relative_to(HOME).with_suffix("").as_posix()
                self.walks[-1].append((module, frame.f_code.co_name))

    @property
    def calls(self) -> list[tuple[str, str]]:
        """Of the move that passed most modules besides those of the game."""
        return max(self.walks, key=lambda walk: len({module for module, _ in walk if not module.startswith("games/")}))

    @property
    def modules(self) -> list[str]:
        """In the order in which they are entered first."""
        return list(dict.fromkeys(module for module, _ in self.calls))

    def asked(self, name: str) -> int:
        """How often one move asked the game this. Its modules hand questions on, so the one asked most counts."""
        asked = Counter(
            (number, module)
            for number, walk in enumerate(self.walks)
            for module, function in walk
            if function == name and module.startswith(GAME)
        )
        return max(asked.values(), default=0)

    def report(self) -> str:
        changes = sum(one != other for one, other in pairwise(module for module, _ in self.calls))
        asked = ", ".join(f"{name} {self.asked(name)}x" for name in QUESTIONS)
        of_game = sum(module.startswith("games/") for module in self.modules)
        way = " > ".join(self.modules)
        counts = (
            f"{len(self.modules)} modules ({of_game} of the game), {changes} changes of module, {len(self.calls)} calls"
        )
        return f"{counts}\n{asked}\n{way}"


class Page:
    """One person's end of the connection."""

    def __init__(self, line: ClientWebSocketResponse) -> None:
        self.line = line
        self.frame: dict[str, Any] = {}

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        name = f"{kind}-{len(str(self.frame))}-{id(fields)}"
        await self.line.send_str(json.dumps({"t": kind, "id": name, **fields}))
        while (answer := await self.hear()).get("id") != name:
            pass
        return answer

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads((await self.line.receive()).data)
        if message["t"] == "frame":
            self.frame = message
            await self._answer_shuffle(message["table"])
        return message

    async def _answer_shuffle(self, table: dict[str, Any]) -> None:
        """As the page does (web/src/lib/net/fairness.ts), with a number that is no secret."""
        seat = next((place for place, seat in enumerate(table["seats"]) if seat["isYou"]), -1)
        fairness = table["fairness"]
        if fairness is None or seat not in fairness["waitsFor"]:
            return
        pledge, number = fairness["pledge"], sha256(f"{seat}")
        answer = {
            "commit": {"t": "commit", "commitment": commitment(table["code"], pledge, number)},
            "reveal": {"t": "reveal", "number": number},
        }[fairness["step"]]
        await self.line.send_str(json.dumps({"id": f"shuffle-{fairness['step']}", "pledge": pledge, **answer}))

    async def begun(self) -> None:
        while not self.frame["match"]:
            await self.hear()

    async def catch_up(self, v: int) -> None:
        while self.frame.get("v", 0) < v:
            await self.hear()

    @property
    def choice(self) -> tuple[int, str] | None:
        legal = self.frame["match"]["legal"]
        return next(((int(seat), moves[0]) for seat, moves in legal.items() if moves), None)


async def play(port: int, game: str, trace: Trace) -> None:
    async with ClientSession(f"http://127.0.0.1:{port}") as session:
        made = await (await session.post("/api/tables", json={"game": game, "name": "Ann", "seats": 2})).json()
        people = []
        for token in (made["token"], ""):
            page = Page(await session.ws_connect("/ws", compress=15, max_msg_size=0))
            await page.line.send_str(json.dumps({"t": "hello", "code": made["code"], "token": token}))
            while not page.frame:
                await page.hear()
            people.append(page)
        ann, ben = people
        await ben.ask("sit", seat=1, name="Ben")
        for key, value in live_part(game).ONE_DEVICE.items():  # without a race, whose moves wait for reaction times
            await ann.ask("setOption", key=key, value=value)
        await ann.ask("start")
        await asyncio.gather(*(page.begun() for page in people))
        for number in range(MOVES):
            page, (seat, move) = next((page, page.choice) for page in people if page.choice is not None)
            if number >= MOVES - TRACED:
                trace.begin()
            v = (await page.ask("play", seat=seat, move=move))["v"]
            await asyncio.gather(*(each.catch_up(v) for each in people))
            trace.end()


async def serve(game: str, trace: Trace) -> None:
    with tempfile.TemporaryDirectory(prefix="tischlein-trace-") as folder:
        listening = socket.create_server(("127.0.0.1", 0))
        store = await open_store(f"sqlite:///{Path(folder).as_posix()}/trace.sqlite")
        context = await make_context(Settings(host="127.0.0.1", data=Path(folder)), store)
        server = Server(context)
        await server.start(listening)
        sys.setprofile(trace.hook)
        await asyncio.to_thread(lambda: asyncio.run(play(listening.getsockname()[1], game, trace)))
        sys.setprofile(None)
        await server.stop()


def trace_move(game: str) -> Trace:
    trace = Trace(game)
    threading.setprofile(trace.hook)
    try:
        asyncio.run(serve(game, trace))
    finally:
        threading.setprofile(None)
    return trace


if __name__ == "__main__":
    print(trace_move(sys.argv[1] if len(sys.argv) > 1 else "dayunhe").report())

"""boardgame.io's server beside ours: installed by npm into a temporary folder, played by people who speak socket.io.

Its matches are kept in memory, so a move of theirs is not durable, and socket.io compresses nothing unless it is told
to. It sends no acknowledgement: the own update stands for it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec

from benchmarks.guests import Pace, Person
from benchmarks.meter import Meter

PACKAGE: Final = "boardgame.io@0.50.2"
SERVER: Final = Path(__file__).with_name("boardgame_io.cjs")
SPACE: Final = "/cards,"
"""The namespace of the game, as socket.io writes it."""
PLAYERS: Final = 2
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
PROBE: Final = "/socket.io/?EIO=4&transport=polling"
"""Answers as soon as the server runs."""

OPEN, PING, EVENT, CONNECTED = b"0", b"2", b"42", b"40"


class SeenContext(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class SeenState(msgspec.Struct):
    id: int = msgspec.field(name="_stateID")
    ctx: SeenContext


class SeenSync(msgspec.Struct):
    state: SeenState


_name = msgspec.json.Decoder(list[msgspec.Raw]).decode
_update = msgspec.json.Decoder(SeenState).decode
_sync = msgspec.json.Decoder(SeenSync).decode


class Player(Person):
    """A person at a table of boardgame.io's."""

    def __init__(self, pace: Pace, meter: Meter, dice: random.Random, may_play: asyncio.Event) -> None:
        super().__init__(pace, meter, dice, may_play)
        self.player, self.match = "", ""
        self._connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._state: SeenState | None = None

    async def greet(self, match: str, player: str) -> None:
        self.match, self.player = match, player
        await self._connected
        await self._emit("sync", match, player, None, PLAYERS)

    def hear(self, data: bytes) -> None:
        if data == PING:
            self.do(self.say("3"))
        elif data.startswith(EVENT):
            self._event(data[data.index(b"[") :], len(data))
        elif data.startswith(CONNECTED):
            self._connected.set_result(None)
        elif data.startswith(OPEN):
            self.do(self.say(f"40{SPACE}"))

    def _event(self, data: bytes, size: int) -> None:
        name, *rest = _name(data)
        if bytes(name) == b'"update"':
            state = _update(rest[1])
        elif bytes(name) == b'"sync"':
            state = _sync(rest[1]).state
        else:
            return
        self._state = state
        self.shown(state.id + 1, size, is_playing=True)
        self.acknowledged(state.id + 1)
        if state.ctx.gameover is not None:
            self.finish()
        self.consider()

    @property
    def can_move(self) -> bool:
        state = self._state
        return state is not None and state.ctx.gameover is None and state.ctx.current_player == self.player

    def choice(self) -> str:
        assert self._state is not None
        move = {"type": "play", "args": [self.dice.randrange(5)], "playerID": self.player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        return self._packed("update", action, self._state.id, self.match, self.player)

    async def _emit(self, *event: Any) -> None:
        await self.say(self._packed(*event))

    @staticmethod
    def _packed(*event: Any) -> str:
        return f"42{SPACE}{json.dumps(event)}"


async def open_match(session: aiohttp.ClientSession, base: str, people: list[Person]) -> None:
    """The server makes a match for whoever asks for one that it does not know."""
    match = secrets.token_hex(8)
    for number, person in enumerate(people):
        assert isinstance(person, Player)
        await person.enter(session, base + SOCKET, has_deflate=False, address="127.0.0.1")
        await person.greet(match, str(number))


@contextmanager
def installed(node: list[str], npm: Path) -> Iterator[list[str]]:
    """The command that starts the server, but for its port."""
    environment = os.environ | {"PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        script = Path(folder) / SERVER.name
        script.write_bytes(SERVER.read_bytes())
        install = [*node, str(npm), "install", "--no-audit", "--no-fund", "--silent", "--prefix", folder, PACKAGE]
        subprocess.run(install, check=True, env=environment, cwd=folder, stdin=subprocess.DEVNULL)
        yield [*node, str(script)]

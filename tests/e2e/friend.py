"""A player without a browser, over the same socket: fast, and able to send commands that have no button."""

from __future__ import annotations

import contextlib
import itertools
import json
import queue
import threading
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.tables.shuffler import Shuffler

GAME = "monsterrolle"
PATIENCE = 30.0


def open_table(url: str, **wish: Any) -> tuple[str, str]:
    """The code of a new table, and its host's token."""
    body = json.dumps({"game": GAME, "name": "Olena", **wish}).encode()
    asked = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        made = json.load(answer)
    return made["code"], made["token"]


class Friend:
    def __init__(self, url: str, code: str, token: str = "") -> None:
        self.frame: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.token = token
        self._numbers = itertools.count(1)
        self._open = ExitStack()
        # Unlimited queue: else the close frame would wait behind unread messages for ten seconds.
        self._socket = self._open.enter_context(
            connect(url.replace("http", "ws", 1) + "/ws", max_size=None, max_queue=None, ping_interval=None)
        )
        self._heard: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._shuffler = Shuffler(f"friend {id(self)}")
        self._socket.send(json.dumps({"t": "hello", "code": code, "token": token}))
        threading.Thread(target=self._listen, daemon=True).start()
        self.wait(lambda: bool(self.frame))
        if self.frame["table"]["fairness"]:
            self.wait(lambda: self.frame["match"])

    def _listen(self) -> None:
        """Reads all the time: a shuffle waits for everybody, also while a test looks at a browser."""
        with contextlib.suppress(ConnectionClosed):
            for text in self._socket:
                said = json.loads(text)
                wanted = self._shuffler.answer(said["table"]) if said["t"] == "frame" else None
                if wanted is not None:
                    self._socket.send(json.dumps({"id": f"friend-{wanted['t']}-{len(text)}", **wanted}))
                self._heard.put(said)

    def say(self, t: str, **fields: Any) -> str:
        """Sends a command without waiting for the answer."""
        command = f"friend-{next(self._numbers):04}"
        self._socket.send(json.dumps({"t": t, "id": command, **fields}))
        return command

    def do(self, t: str, **fields: Any) -> None:
        """Sends a command and waits until it is acknowledged and shown."""
        command = self.say(t, **fields)
        while (said := self.hear()).get("id") != command:
            pass
        assert said["t"] == "ack", said
        self.wait(lambda: self.frame["v"] >= said["v"])
        if t == "start":
            self.wait(lambda: self.frame["match"])

    def wait(self, condition: Any) -> None:
        while not condition():
            self.hear()

    def hear(self) -> dict[str, Any]:
        said: dict[str, Any] = self._heard.get(timeout=PATIENCE)
        if said["t"] == "welcome":
            self.token = said["token"]
        if said["t"] == "frame":
            self.frame = said
            self.log = said["log"] if said["isWhole"] else self.log + said["log"]
        return said

    @property
    def status(self) -> str:
        return str(self.frame["table"]["status"])

    def leave(self) -> None:
        self._open.close()


def finished_table(url: str, **wish: Any) -> tuple[str, str]:
    """A match that bots have played to its end after its person resigned."""
    code, token = open_table(url, isQuick=True, **wish)
    friend = Friend(url, code, token)
    friend.do("resign", seat=0)
    friend.wait(lambda: friend.status == "finished")
    friend.leave()
    return code, token

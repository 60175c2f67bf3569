"""What operators and people see of a server that runs as a process of its own."""

from __future__ import annotations

import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.program import Program


def new_table(program: Program) -> int:
    """The HTTP status of the answer."""
    body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
    url = f"http://127.0.0.1:{program.port}/api/tables"
    try:
        with urllib.request.urlopen(
            urllib.request.Request(url, body, {"content-type": "application/json"}), timeout=20
        ) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def figure(program: Program, name: str) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{program.port}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"tischlein_{name} "))


def logged(program: Program) -> list[dict[str, Any]]:
    """The lines of the log, without the greeting in the terminal."""
    lines = program.log.read_text().splitlines()
    start = max(number for number, line in enumerate(lines) if "Ctrl+C" in line)
    return [json.loads(line) for line in lines[start + 1 :]]


class Guest:
    """Somebody at a table of their own."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._passed_over: list[dict[str, Any]] = []

    def say(self, id: str) -> None:
        self._line.send(json.dumps({"t": "say", "id": id, "text": "hello"}))

    def hear(self, kind: str, **fields: object) -> dict[str, Any]:
        """The next message of that kind with these fields, which may be one that was passed over before."""
        while True:
            for message in self._passed_over:
                if message["t"] == kind and fields.items() <= message.items():
                    self._passed_over.remove(message)
                    return message
            self._passed_over.append(json.loads(self._line.recv(timeout=30)))


@contextlib.contextmanager
def seated(program: Program) -> Iterator[Guest]:
    body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
    wish = urllib.request.Request(f"{program.url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wish, timeout=20) as answer:
        made = json.load(answer)
    with connect(program.url.replace("http", "ws") + "/ws", proxy=None) as line:
        guest = Guest(line)
        line.send(json.dumps({"t": "hello", "code": made["code"], "token": made["token"]}))
        guest.hear("frame")
        yield guest

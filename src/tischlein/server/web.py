"""Requests and answers: the little of HTTP that a handful of addresses need, on plain ASGI.

Knows no tables and no people. Whatever a handler does, there is one whole answer: a refusal becomes JSON, a fault of
ours is logged and strangers are told nothing about it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
import structlog

from tischlein.server.channel import Gone, Message, Scope
from tischlein.server.guard import SECURITY_HEADERS
from tischlein.store.port import Unavailable

log = structlog.get_logger("tischlein")

LONGEST_BODY: Final = 65_536
SHOWN_PATH: Final = 200
"""Of a path in the log; strangers choose how long they are."""
HEADERS: Final = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

T = TypeVar("T")
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
_encode = msgspec.json.Encoder().encode


class Request:
    """What somebody asks. Its body is read only by handlers that want one."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.scheme: str = scope.get("scheme", "http")
        self.peer = str(scope["client"][0]) if scope.get("client") else ""
        """The address at the other end of the wire, which may be a proxy."""
        said: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            said.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        # One header said twice means a list (RFC 9110, 5.3): two origins are no origin of ours.
        self.headers = {name: ", ".join(values) for name, values in said.items()}
        self._query: bytes = scope.get("query_string", b"")
        self._receive = receive

    @cached_property
    def query(self) -> dict[str, str]:
        return dict(parse_qsl(self._query.decode("utf-8", "replace"), keep_blank_values=True))

    async def read(self, decoder: msgspec.json.Decoder[T]) -> T:
        body = await self._body()
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one: brackets within brackets
            raise Refusal(400, "malformed") from None

    async def _body(self) -> bytes:
        """Refused as soon as it is too long, whether it said so or not."""
        announced = self.headers.get("content-length", "")
        if announced.isdecimal() and int(announced[:20]) > LONGEST_BODY:
            raise Refusal(413)
        body = bytearray()
        while True:
            message = await self._receive()
            if message["type"] != "http.request":
                raise Gone
            body += message.get("body", b"")
            if len(body) > LONGEST_BODY:
                raise Refusal(413)
            if not message.get("more_body", False):
                return bytes(body)


@dataclass(frozen=True, slots=True)
class Response:
    body: bytes
    media_type: str
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()


class Refusal(Exception):
    """An answer that is not what was asked for. The page looks at the status, and at `extra` for words."""

    def __init__(self, status: int, detail: str = "", *, extra: object = None, allow: str = "") -> None:
        super().__init__(detail)
        said: dict[str, Any] = {"status_code": status, "detail": detail or HTTPStatus(status).phrase}
        if extra is not None:
            said["extra"] = extra
        self.answer = Response(_encode(said), "application/json", status, (("allow", allow),) if allow else ())


def to_json(data: object, status: int = 200) -> Response:
    return Response(_encode(data), "application/json", status)


def to_text(text: str, status: int = 200) -> Response:
    return Response(text.encode(), "text/plain; charset=utf-8", status)


Handler = Callable[[Request], Awaitable[Response]]
Check = Callable[[Request], Response | None]
Methods = Mapping[str, Handler]


class Site:
    """Handlers by path and method. A path that ends in a slash stands for everything below it."""

    def __init__(self, routes: Mapping[str, Methods], check: Check) -> None:
        """What `check` answers is the answer; it comes before everything else."""
        self._routes = {path: methods for path, methods in routes.items() if path == "/" or not path.endswith("/")}
        self._below = {path: methods for path, methods in routes.items() if path != "/" and path.endswith("/")}
        self._check = check

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answer = await self._answer(scope, receive)
        except Gone:
            return
        await send_response(answer, send, is_head=scope["method"] == "HEAD")

    async def _answer(self, scope: Scope, receive: Receive) -> Response:
        try:
            request = Request(scope, receive)
            refused = self._check(request)
            return refused if refused is not None else await self._handle(request)
        except Refusal as refusal:
            return refusal.answer
        except Unavailable:
            return Refusal(503, "store unavailable").answer
        except Gone:
            raise
        except Exception as error:  # strangers are told nothing about a fault of ours, so the log is
            log.error("request failed", method=scope["method"], path=scope["path"][:SHOWN_PATH], exc_info=error)
            return Refusal(500).answer

    async def _handle(self, request: Request) -> Response:
        methods = self._find(request.path)
        if methods is None:
            raise Refusal(404)
        handler = methods.get("GET" if request.method == "HEAD" else request.method)
        if handler is not None:
            return await handler(request)
        allow = ", ".join([*methods, *(["HEAD"] if "GET" in methods else []), "OPTIONS"])
        if request.method == "OPTIONS":
            return Response(b"", "", 204, (("allow", allow),))
        raise Refusal(405, allow=allow)

    def _find(self, path: str) -> Methods | None:
        found = self._routes.get(path.removesuffix("/") or "/")
        if found is not None:
            return found
        below = (methods for start, methods in self._below.items() if path.startswith(start) and path != start)
        return next(below, None)


async def send_response(answer: Response, send: Send, *, is_head: bool) -> None:
    headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in answer.headers]
    if answer.status not in (204, 304):  # they have no body, and say nothing about one
        headers += [
            (b"content-type", answer.media_type.encode("latin-1")),
            (b"content-length", str(len(answer.body)).encode()),
        ]
    await send({"type": "http.response.start", "status": answer.status, "headers": [*headers, *HEADERS]})
    await send({"type": "http.response.body", "body": b"" if is_head else answer.body})

"""Requests and answers on plain ASGI, without a server: what goes in, what comes out, what is logged."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from tischlein.server.app import make_app
from tischlein.server.guard import SECURITY_HEADERS
from tischlein.server.web import LONGEST_BODY, Refusal, Request, Response, Site, to_json, to_text
from tischlein.store.port import Unavailable

_numbers = msgspec.json.Decoder(list[int])


async def greet(request: Request) -> Response:
    return to_text(f"hello {request.query.get('name', 'you')}")


async def add(request: Request) -> Response:
    numbers = await request.read(_numbers)
    return to_json(sum(numbers), 201)


async def fail(_request: Request) -> Response:
    raise RuntimeError("the secret is 42")


async def lack(_request: Request) -> Response:
    raise Unavailable("postgres at 10.0.0.7 said no")


async def refuse(_request: Request) -> Response:
    raise Refusal(400, extra={"key": "why-not", "args": {}})


SITE = Site(
    {
        "/": {"GET": greet},
        "/sum": {"POST": add, "GET": greet},
        "/below/": {"GET": greet},
        "/fail": {"GET": fail},
        "/lack": {"GET": lack},
        "/refuse": {"GET": refuse},
    },
    lambda request: to_text("no", 421) if "x-stranger" in request.headers else None,
)


class Answer:
    def __init__(self, said: list[dict[str, Any]]) -> None:
        start, *bodies = said
        self.status: int = start["status"]
        self.headers = {name.decode(): value.decode() for name, value in start["headers"]}
        assert len(self.headers) == len(start["headers"]), "no header twice"
        self.body = b"".join(each["body"] for each in bodies)


def exchange(
    method: str, path: str, *pieces: bytes, query: bytes = b"", gone: bool = False, **headers: str
) -> tuple[list[dict[str, Any]], int]:
    """All that was said, and how many pieces of the body were taken."""
    waiting: list[dict[str, Any]] = [{"type": "http.request", "body": each, "more_body": True} for each in pieces]
    waiting.append({"type": "http.disconnect"} if gone else {"type": "http.request", "body": b"", "more_body": False})
    whole, said = len(waiting), []

    async def receive() -> dict[str, Any]:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        said.append(message)

    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "query_string": query, "headers": named}
    asyncio.run(SITE.serve(scope, receive, send))
    return said, whole - len(waiting)


def ask(method: str, path: str, *pieces: bytes, **given: Any) -> Answer:
    return Answer(exchange(method, path, *pieces, **given)[0])


def test_a_body_may_come_in_pieces() -> None:
    answer = ask("POST", "/sum", b"[1,", b"2", b"]")
    assert (answer.status, answer.body) == (201, b"3")
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("body", [b"", b"[", b'["1"]', b"{}", b"\xff", b"[" * 60_000, b"[1]x", b"[1e999]"])
def test_a_body_that_is_none_of_ours(body: bytes) -> None:
    assert ask("POST", "/sum", body).status == 400


def test_a_body_that_is_announced_as_too_long_is_not_read() -> None:
    said, taken = exchange("POST", "/sum", b"[1]", content_length=str(LONGEST_BODY + 1))
    assert (Answer(said).status, taken) == (413, 0)
    assert ask("POST", "/sum", b"[1]", content_length="9" * 5000).status == 413


def test_a_body_of_no_length_is_read_until_it_is_too_long() -> None:
    piece = b" " * (LONGEST_BODY // 4)
    said, taken = exchange("POST", "/sum", *[piece] * 100)
    assert (Answer(said).status, taken) == (413, 5)
    assert ask("POST", "/sum", *[piece] * 3, b"[5]").body == b"5"


def test_whoever_went_is_told_nothing() -> None:
    with capture_logs() as logged:
        said, _ = exchange("POST", "/sum", b"[1", gone=True)
    assert said == []
    assert logged == []


@pytest.mark.parametrize(
    ("path", "allow"),
    [("/", "GET, HEAD, OPTIONS"), ("/sum", "POST, GET, HEAD, OPTIONS"), ("/below/x", "GET, HEAD, OPTIONS")],
)
def test_a_wrong_method_hears_the_right_ones(path: str, allow: str) -> None:
    answer = ask("BREW", path)
    assert (answer.status, answer.headers["allow"]) == (405, allow)
    assert (ask("OPTIONS", path).status, ask("OPTIONS", path).headers["allow"]) == (204, allow)


def test_head_is_get_without_the_body() -> None:
    get, head = ask("GET", "/"), ask("HEAD", "/")
    assert (head.status, head.headers, head.body) == (get.status, get.headers, b"")
    assert get.headers["content-length"] == str(len(get.body))


@pytest.mark.parametrize("path", ["/", "/sum", "/sum/", "/below/x", "/below/x/y"])
def test_paths_that_lead_somewhere(path: str) -> None:
    assert ask("GET", path).status == 200


@pytest.mark.parametrize(
    "path", ["/below/", "/below", "/belowx", "/summ", "/sum/x", "x", "//sum", "*", "/\0", "http://a/"]
)
def test_paths_that_lead_nowhere(path: str) -> None:
    assert ask("GET", path).status == 404


def test_the_last_of_two_words_for_one_thing_counts_and_none_may_be_unreadable() -> None:
    assert ask("GET", "/", query=b"name=a&name=b").body == b"hello b"
    assert ask("GET", "/", query=b"name=%ff%00&&=&=x").status == 200
    assert ask("GET", "/", query=b"\xff\xfe&name=" + "ü".encode()).body == "hello ü".encode()


def test_a_header_said_twice_is_a_list() -> None:
    scope = {"method": "GET", "path": "/", "headers": [(b"Origin", b"http://a"), (b"origin", b"http://b")]}
    assert Request(scope, None).headers == {"origin": "http://a, http://b"}  # type: ignore[arg-type]


def test_a_fault_of_ours_is_logged_and_not_told() -> None:
    with capture_logs() as logged:
        answer = ask("GET", "/fail")
    assert (answer.status, msgspec.json.decode(answer.body)) == (
        500,
        {"status_code": 500, "detail": "Internal Server Error"},
    )
    (line,) = logged
    assert (line["event"], line["method"], line["path"]) == ("request failed", "GET", "/fail")
    assert "42" in str(line["exc_info"])


def test_a_store_that_is_away() -> None:
    with capture_logs() as logged:
        answer = ask("GET", "/lack")
    assert answer.status == 503
    assert b"10.0.0.7" not in answer.body
    assert logged == [], "one line for each request of a stranger would be too many"


def test_a_refusal_carries_its_words() -> None:
    answer = ask("GET", "/refuse")
    assert msgspec.json.decode(answer.body) == {
        "status_code": 400,
        "detail": "Bad Request",
        "extra": {"key": "why-not", "args": {}},
    }


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/"), ("GET", "/fail"), ("PUT", "/"), ("OPTIONS", "/"), ("GET", "/x")]
)
def test_headers_are_on_every_answer(method: str, path: str) -> None:
    assert SECURITY_HEADERS.items() <= ask(method, path).headers.items()
    assert SECURITY_HEADERS.items() <= ask(method, path, x_stranger="1").headers.items()


@pytest.mark.parametrize("path", ["/", "/x", "/sum"])
def test_who_may_not_ask_is_asked_for_nothing(path: str) -> None:
    said, taken = exchange("POST", path, b"[1]", x_stranger="1")
    assert (Answer(said).status, taken) == (421, 0)


class Closing:
    """As much of a context as the application's own life needs."""

    def __init__(self, *, fails: bool) -> None:
        self.hall = self.store = self
        self.fails = fails
        self.closed = 0

    async def close(self) -> None:
        self.closed += 1
        if self.fails and self.closed == 1:
            raise RuntimeError("a table that does not end")

    async def heed_forgetting(self) -> None:
        await asyncio.sleep(60)

    keep_leases = heed_forgetting


@pytest.mark.parametrize(("fails", "end"), [(False, "complete"), (True, "failed")])
def test_the_store_is_closed_at_the_end_even_if_the_hall_fails(
    monkeypatch: pytest.MonkeyPatch, fails: bool, end: str
) -> None:
    monkeypatch.setattr("tischlein.server.app.make_site", lambda _context: None)
    context, said = Closing(fails=fails), []
    heard = [{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}]

    async def receive() -> Any:
        return heard.pop(0)

    async def send(message: Any) -> None:
        said.append(message["type"])

    with capture_logs() as logged:
        asyncio.run(make_app(context)({"type": "lifespan"}, receive, send))  # type: ignore[arg-type]
    assert said == ["lifespan.startup.complete", f"lifespan.shutdown.{end}"]
    assert context.closed == 2
    assert [line["event"] for line in logged] == ["shutdown failed"] * fails

"""The HTTP API, as used by browsers and by strangers."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.running import Running, new_address, talking
from tischlein.core.errors import BadInput
from tischlein.core.registry import game_ids
from tischlein.core.words import text
from tischlein.server import routes
from tischlein.server.app import SECURITY_HEADERS
from tischlein.store.port import Record


def test_home_lists_the_games_and_my_tables(server: Running) -> None:
    made = server.new_table()
    with server.http() as client:
        home = client.post("/api/home", json={"token": made["token"]}).json()
        assert [game["id"] for game in home["games"]] == list(game_ids())
        for game in home["games"]:
            assert game["credits"]["author"], "nobody's game"
            assert game["credits"]["year"] > 1900
        assert [table["code"] for table in home["tables"]] == [made["code"]]
        for token in ("", "forged", made["token"].swapcase(), "ä" * 50):
            assert client.post("/api/home", json={"token": token}).json()["tables"] == []


def test_words_of_games_that_the_page_was_built_without(server: Running) -> None:
    with server.http() as client:
        words = client.get("/api/words/monsterrolle/uk")
        assert words.status_code == 200
        assert "mr-title = " in words.text
        for odd in ("monsterrolle/xx", "chess/en", "_template/en", "%2e%2e/en", "monsterrolle/..%2fRULES"):
            assert client.get(f"/api/words/{odd}").status_code == 404, odd


def test_the_script_of_a_learn_match(server: Running) -> None:
    with server.http() as client:
        home = client.post("/api/home", json={}).json()
        assert {game["id"]: game["hasLesson"] for game in home["games"]}["monsterrolle"]
        lesson = client.get("/api/lesson/monsterrolle").json()
        assert "2: " not in json.dumps(lesson["steps"]), "what the others will do is not told"
        for odd in ("chess", "_template", "%2e%2e", "monsterrolle%2f.."):
            assert client.get(f"/api/lesson/{odd}").status_code == 404, odd


def test_a_learn_match_begins_at_once_with_any_of_its_steps(server: Running) -> None:
    made = server.new_table(isLesson=True, step=3)
    with server.http() as client:
        found = client.get(f"/api/find/{made['code']}").json()
        assert (found["status"], found["freeSeats"]) == ("playing", 0)
        beyond = client.post("/api/tables", json={"game": "monsterrolle", "isLesson": True, "step": 42})
        assert beyond.status_code == 400
        assert beyond.json()["extra"]["key"] == "table-no-lesson"
        for step in (-1, 100, "1"):
            odd = client.post("/api/tables", json={"game": "monsterrolle", "isLesson": True, "step": step})
            assert odd.status_code == 400, step


def test_a_script_that_cannot_be_read_is_said_to_whoever_asks(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str) -> None:
        raise BadInput(text("error-learn-field", line=7, field="move"))

    monkeypatch.setattr(routes, "lesson_of", broken)
    with server.http() as client:
        assert client.post("/api/home", json={}).status_code == 200
        refused = client.get("/api/lesson/monsterrolle")
        assert refused.status_code == 400
        assert refused.json()["extra"] == {"key": "error-learn-field", "args": {"line": 7, "field": "move"}}


def begun(server: Running, **wish: Any) -> dict[str, str]:
    """A table whose page has come and given its number."""
    made = server.new_table(**wish)

    @talking
    async def visit(server: Running) -> None:
        await server.enter(made["code"], made["token"], is_begun=True)

    visit(server=server)
    return made


def test_a_quick_table_runs_as_soon_as_its_page_has_answered(server: Running) -> None:
    made = begun(server, isQuick=True, seats=3)
    with server.http() as client:
        found = client.get(f"/api/find/{made['code'].lower()}").json()
        assert found == {"code": made["code"], "game": "monsterrolle", "status": "playing", "freeSeats": 0}


def test_pass_and_play(server: Running) -> None:
    made = begun(server, passAndPlay=["Ann", "Ben", "Cleo"])
    with server.http() as client:
        home = client.post("/api/home", json={"token": made["token"]}).json()
        assert home["tables"][0]["names"] == ["Ann", "Ben", "Cleo"]
        assert home["tables"][0]["status"] == "playing"
        assert home["tables"][0]["isYourTurn"]
        assert home["tables"][0]["yours"] == [0, 1, 2]


def test_around_one_device_there_is_room_for_bots_and_for_a_choice_before(server: Running) -> None:
    with_bots = begun(server, passAndPlay=["Ann", "Ben"], seats=4, isQuick=True)
    token = with_bots["token"]
    waiting = server.new_table(passAndPlay=["Ann", "Ben"], seats=3, isQuick=True, isWaiting=True, token=token)
    with server.http() as client:
        tables = client.post("/api/home", json={"token": token}).json()["tables"]
    listed = {table["code"]: table for table in tables}
    assert listed[with_bots["code"]]["kinds"] == ["person", "person", "bot", "bot"]
    assert listed[with_bots["code"]]["status"] == "playing"
    assert listed[waiting["code"]]["kinds"] == ["person", "person", "bot"]
    assert listed[waiting["code"]]["status"] == "open"


def test_a_table_is_listed_with_who_sits_there_and_who_is_waited_for(server: Running) -> None:
    made = begun(server, name="", isQuick=True, seats=3)
    with server.http() as client:
        (listed,) = client.post("/api/home", json={"token": made["token"]}).json()["tables"]
    assert listed["names"] == ["", "", ""], "the page has words for people without a name, and for bots"
    assert listed["kinds"] == ["person", "bot", "bot"]
    assert listed["yours"] == [0]
    assert len(listed["waited"]) == 1
    assert listed["isYourTurn"] == (listed["waited"] == [0])
    assert "people" not in listed


def test_people_around_one_device_need_no_names(server: Running) -> None:
    made = server.new_table(passAndPlay=["", "Ben"])
    with server.http() as client:
        assert client.post("/api/home", json={"token": made["token"]}).json()["tables"][0]["names"] == ["", "Ben"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error-game"),
        ({"game": "monsterrolle", "seats": 9}, "error-seats"),
        ({"game": "monsterrolle", "name": "\u200b"}, "table-no-name"),
        ({"game": "monsterrolle", "passAndPlay": ["Ann"]}, "table-too-few"),
    ],
)
def test_a_table_that_cannot_be(server: Running, wish: dict[str, object], key: str) -> None:
    with server.http() as client:
        answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["extra"]["key"] == key
    assert isinstance(answer.json()["extra"]["args"], dict)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"game": 5}', b'{"game":"monsterrolle","who":"me"}', b"\xff\xfe", b"[" * 60_000]
    + [
        json.dumps({"game": "monsterrolle", field: value}).encode()
        for field, value in (
            ("name", "x" * 25),
            ("nonce", "aa"),
            ("seats", -1),
            ("passAndPlay", ["x"] * 17),
            ("token", "x" * 201),
        )
    ],
    ids=range(13),
)
def test_invalid_bodies(server: Running, body: bytes) -> None:
    with server.http() as client:
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert "Traceback" not in answer.text
    assert "site-packages" not in answer.text


def test_a_body_that_is_too_long(server: Running) -> None:
    with server.http() as client:
        answer = client.post("/api/tables", json={"game": "x" * 70_000})
    assert answer.status_code == 413


def test_codes_cannot_be_tried_out(server: Running) -> None:
    with server.http() as client:
        answers = [client.get(f"/api/find/ABCD{number:04}").status_code for number in range(40)]
    assert set(answers[:20]) == {404}
    assert set(answers[20:]) <= {404, 429}
    assert answers.count(429) > 10
    with server.http() as another:
        assert another.get("/api/find/ABCDEFGH").status_code == 404


def test_tables_cannot_be_made_without_end(server: Running) -> None:
    with server.http() as client:
        answers = [
            client.post("/api/tables", json={"game": "monsterrolle", "name": "Ann"}).status_code for _ in range(25)
        ]
    assert set(answers[:20]) == {201}
    assert answers[-1] == 429


def test_requests_from_one_address_are_limited(server: Running) -> None:
    with server.http() as client:
        assert client.get("/api/address").status_code == 200
        server.context.rates.asking.allows(
            client.headers["x-forwarded-for"], 398
        )  # as if it had sent that many requests
        answers = (client.get("/api/address").status_code for _ in range(100))  # a slow machine is allowed some more
        assert 429 in answers


def test_a_person_can_be_forgotten(server: Running) -> None:
    over, running = (server.new_table(passAndPlay=["Zebedee", "Ben"]) for _ in range(2))
    server.inside(_end(server, over["code"]))
    with server.http() as client:
        nothing = {"tables": 0, "running": 0, "token": ""}
        assert client.post("/api/forget", json={"token": over["token"]}).json() == {**nothing, "tables": 1}
        assert client.post("/api/forget", json={"token": over["token"]}).json() == nothing
        spared = client.post("/api/forget", json={"token": running["token"]}).json()
        assert (spared["tables"], spared["running"]) == (0, 1)
        home = client.post("/api/home", json={"token": spared["token"]}).json()
        assert home["tables"][0]["names"] == ["Zebedee", "Ben"]
    with server.http() as stranger:
        for token in ("", "forged", running["token"].swapcase()):
            assert stranger.post("/api/forget", json={"token": token}).json() == nothing
    table = server.inside(server.store.find_code(over["code"]))
    assert "Zebedee" not in repr(server.inside(server.store.load(table or "")))


async def _end(server: Running, code: str) -> None:
    """Ends the match early, with a record like the gate's."""
    store = server.store
    stored = await store.load(await store.find_code(code) or "")
    assert stored is not None
    await store.append(replace(stored.index, status="closed"), [Record(len(stored.records) + 1, "closed", "{}", 0)])


def test_the_whole_store_is_not_searched_too_often(server: Running) -> None:
    with server.http() as client:
        answers = [client.post("/api/forget", json={"token": ""}).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


@pytest.mark.parametrize("odd", ["%00", "%ff%fe", "..%2f..%2fetc", "a" * 3000, "%F0%9F%90%BC" * 8, "%27%20OR%201=1"])
def test_odd_codes(server: Running, odd: str) -> None:
    with server.http() as client:
        assert client.get(f"/api/find/{odd}").status_code == 404


@pytest.mark.parametrize(
    ("path", "host", "status"),
    [
        ("/assets/%00", "", 404),
        ("/assets/" + "a" * 300, "", 404),
        ("/assets/" + "a/" * 200, "", 404),
        ("/assets/%ff%fe", "", 404),
        ("/assets/..%2findex.html", "", 404),
        ("/assets/%2fetc%2fpasswd", "", 404),
        ("/app/.", "", 404),
        ("/app/..", "", 404),
        ("/.vite/manifest.json", "", 404),
        ("/index.html", "", 404),
        ("/api/find/", "", 404),
        ("/api/find//", "", 404),
        ("/api/find/a/b", "", 404),
        ("/table", "", 404),
        ("/ws", "", 400),
        ("/api/address", "127.0.0.1:99999", 421),
        ("/api/address", "127.0.0.1:x", 421),
        ("/api/qr?path=/x", "a" * 5000 + "@127.0.0.1", 421),
        ("/api/qr?path=/x", "a" * 5000 + ".local", 421),
        ("/api/qr?path=/" + "%F0%9F%90%BC" * 299, "a" * 250 + ".local", 200),
        ("/api/qr?path=/%00%ff", "", 200),
        ("/api/qr?path=/" + "x" * 300, "", 400),
        ("/no/such/page", "evil.example", 421),
    ],
    ids=range(23),
)
@talking
async def test_odd_requests(server: Running, path: str, host: str, status: int) -> None:
    """A raw request: a client library would normalise it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"GET {path} HTTP/1.1\r\nHost: {host or '127.0.0.1'}\r\nX-Forwarded-For: {new_address()}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
    assert b"static" not in answer


def test_where_nothing_is_a_reader_gets_the_page_and_a_program_gets_json(server: Running) -> None:
    html = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with server.http() as client:
        page = client.get("/", headers=html)
        for path in ("/nonsense", "/table", "/index.html", "/rules", "/assets/nothing.js", "/a/b/c"):
            answer = client.get(path, headers=html)
            assert (answer.status_code, answer.text) == (404, page.text), path
            again = client.get(path, headers={**html, "if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert client.get(path).json()["status_code"] == 404
            assert client.post(path, headers=html).status_code in (404, 405)
        assert client.get("/api/nonsense", headers=html).json() == {"status_code": 404, "detail": "Not Found"}


@talking
async def test_a_body_that_never_says_how_long_it_is(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {new_address()}\r\n"
    writer.write(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + (b"4000\r\n" + b"x" * 0x4000 + b"\r\n") * 5)
    assert b" 413 " in await reader.readline(), "though there is no end of it yet"
    writer.close()
    await writer.wait_closed()


def test_a_wrong_method_hears_the_right_one(server: Running) -> None:
    with server.http() as client:
        for method, path, allow in (
            ("GET", "/api/tables", "POST"),
            ("POST", "/healthz", "GET,HEAD"),
            ("PUT", "/app/icon.svg", "GET,HEAD"),
        ):
            answer = client.request(method, path)
            assert (answer.status_code, answer.headers["allow"]) == (405, allow)


@pytest.mark.parametrize("path", ["/", "/healthz", "/sw.js", "/app/icon.svg", "/api/address", "/metrics"])
def test_head_works_where_get_does(server: Running, path: str) -> None:
    with server.http() as client:
        head, got = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == got.headers["content-type"]


def test_an_invitation_is_found_after_too_many_codes(server: Running) -> None:
    """Wrong codes from an address do not block invitation links from the same address."""
    made = server.new_table()
    table = server.inside(server.context.hall.find(made["code"])) or ""
    invitation = server.inside(server.context.hall.keeper(table)).state.invitation
    with server.http() as client:
        while client.get("/api/find/ABCDEFGH").status_code == 404:
            pass
        server.context.rates.finding.allows(client.headers["x-forwarded-for"], 1)
        assert client.get(f"/api/find/{made['code']}").status_code == 429, "not even the right one"
        assert client.get(f"/api/find/{invitation}x").status_code == 429
        assert client.get(f"/api/find/{invitation}").json()["code"] == made["code"]


def test_a_picture_of_a_link(server: Running) -> None:
    with server.http() as client:
        picture = client.get("/api/qr", params={"path": "/join/ABCD"})
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in picture.content
        for foreign in ("https://evil.example", "//evil.example/x", "", "x"):
            assert client.get("/api/qr", params={"path": foreign}).status_code == 400
        assert client.get("/api/qr", params={"path": "/" + "x" * 400}).status_code == 400
        assert client.get("/api/qr").status_code == 400
        answers = [client.get("/api/qr", params={"path": "/"}).status_code for _ in range(40)]
        assert answers[-1] == 429


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/table/ABCD2345"),
        ("GET", "/healthz"),
        ("GET", "/api/address"),
        ("GET", "/no/such/page"),
        ("GET", "/assets/../../app.py"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", "/api/find/ABCDEFGH"),
    ],
)
def test_every_answer_carries_the_headers(server: Running, method: str, path: str) -> None:
    with server.http() as client:
        answer = client.request(method, path)
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers.get_list(name) == [value], name
    assert "Traceback" not in answer.text


def test_scripts_come_from_our_own_files_and_nobody_frames_us() -> None:
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "object-src 'none'" in policy
    assert "unsafe-eval" not in policy


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "", "[::1", "127.0.0.1.evil.example:80", "@"]
)
def test_foreign_hosts(server: Running, host: str) -> None:
    with server.http(host=host) as client:
        answer = client.get("/healthz")
        assert answer.status_code in (400, 421)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:8270", "192.168.1.5", "laptop.local"])
def test_own_hosts(server: Running, host: str) -> None:
    with server.http(host=host) as client:
        assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "file://"])
def test_foreign_pages_make_no_tables(server: Running, origin: str) -> None:
    with server.http(origin=origin) as client:
        assert client.post("/api/tables", json={"game": "monsterrolle", "name": "x"}).status_code == 403


def test_our_own_page_makes_tables(server: Running) -> None:
    with server.http(origin=f"http://127.0.0.1:{server.port}") as client:
        assert client.post("/api/tables", json={"game": "monsterrolle", "name": "x"}).status_code == 201


def test_health_follows_the_store(server: Running) -> None:
    with server.http() as client:
        assert client.get("/healthz").text == "ok\n"
        server.store.is_away = True
        try:
            assert client.get("/healthz").status_code == 503
            refused = client.post("/api/home", json={"token": server.context.passport.issue("somebody")})
            assert refused.status_code == 503
            assert "no connection" not in refused.text
            assert client.get("/api/find/ABCDEFGH").status_code == 503
        finally:
            server.store.is_away = False
        assert client.get("/healthz").status_code == 200


def test_figures(server: Running) -> None:
    with server.http() as client:
        figures = client.get("/metrics").text
    counters = ("commands", "bot_trouble", "table_trouble", "store_trouble", "nonsense")
    for name in (*(f"{counter}_total" for counter in counters), "live_tables", "table_bytes", "connections"):
        assert f"tischlein_{name} " in figures
    if sys.platform == "linux":
        assert "tischlein_process_resident_memory_bytes " in figures


def test_a_fault_of_ours_tells_strangers_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> str:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(routes, "base_url", fails)
    with server.http() as client:
        answer = client.get("/api/address")
    assert answer.status_code == 500
    assert "42" not in answer.text
    assert "Traceback" not in answer.text


def test_the_page_may_have_a_worker_and_a_manifest_of_its_own(server: Running) -> None:
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "worker-src 'self';" in policy
    assert "manifest-src 'self';" in policy
    with server.http() as client:
        worker = client.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache", "a browser must find out that there is a newer one"
        named = [path for path in json.loads(worker.text.split("JSON.parse(`")[1].split("`")[0]) if "/assets/" in path]
        assert "immutable" in client.get(named[0]).headers["cache-control"], "its hash is in its name"
        manifest = client.get("/app/uk.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert manifest.headers["cache-control"] == "no-cache"


def test_a_room_full_of_people_opens_the_page_at_once(server: Running) -> None:
    with server.http() as client:
        answers = {client.get("/app/icon.svg").status_code for _ in range(600)}
    assert answers == {200}


def test_files_are_compressed_and_what_is_said_about_people_is_not(server: Running) -> None:
    with server.http(**{"accept-encoding": "gzip"}) as client:
        assert client.get("/").headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.post("/api/home", json={"token": ""}).headers


def test_only_a_trusted_proxy_says_which_scheme_was_used(server: Running, tmp_path: Path) -> None:
    with server.http(**{"x-forwarded-proto": "https"}) as client:
        assert client.get("/api/address").json()["url"].startswith("https://")
    for said in ("gopher", "https, http", ""):
        with server.http(**{"x-forwarded-proto": said}) as client:
            assert client.get("/api/address").json()["url"].startswith("http://")
    alone = Running(tmp_path, trusted_proxies=())
    try:
        with alone.http(**{"x-forwarded-proto": "https"}) as client:
            assert client.get("/api/address").json()["url"].startswith("http://")
    finally:
        alone.stop()

"""Replays over HTTP: of tables and of uploaded files, for people, strangers and those who send nonsense."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running
from tests.tables.scenes import Scene, started
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import encode
from tischlein.core.registry import find_game, game_ids
from tischlein.core.types import seats_in
from tischlein.server.limits import Limits
from tischlein.tables.log.listing import index_of

CODES = map("".join, itertools.product("ABCDEFGHJKMNPQRSTUVWXYZ", repeat=2))
"""The beginnings of codes; other test files store matches by the same function."""


@cache
def match_of(game_id: str, seed: int = 1, most: int = 1 << 30) -> Match:
    game, dice = find_game(game_id), random.Random(seed)
    match = Match(game, new_header(game, 2, seed, players=("Ann <b>bold</b>", "bot:greedy")))
    while match.to_act and len(match.entries) < most:
        seat = dice.choice(seats_in(match.to_act))
        legal = match.legal(seat)
        if legal:
            match.play(seat, dice.choice(legal), len(match.entries) * 1000)
    return match


def file_of(game_id: str, seed: int = 1, most: int = 1 << 30) -> str:
    return encode(match_of(game_id, seed, most))


def stored(server: Running, scene: Scene) -> str:
    """Puts a whole table into the server's store; its code."""
    letters = next(CODES)
    scene.state.code, scene.state.table = f"{letters}CD2345", f"table-{letters}"
    scene.state.invitation = f"invitation-{letters}"
    index = index_of(scene.state, scene.at)
    rows = scene.rows()
    rows[0] = type(rows[0])(1, rows[0].kind, rows[0].data.replace("ABCD2345", scene.state.code), rows[0].at)
    server.inside(server.store.create(index, rows))
    return scene.state.code


def token(server: Running, person: str) -> dict[str, str]:
    return {"authorization": f"Bearer {server.context.passport.issue(person)}"}


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


def key_of(answer: httpx.Response) -> str:
    said: dict[str, Any] = answer.json()
    key: str = said["extra"]["key"]
    return key


def test_a_finished_match_is_open_to_everybody(server: Running, client: httpx.Client) -> None:
    scene = started(3).play(random.Random(1))
    code = stored(server, scene)
    shown = client.get(f"/api/replay/{code.lower()}").json()
    assert shown["isOver"]
    assert shown["eyes"] == [0, 1, 2]
    assert shown["moves"] == len(shown["lines"]) > 50
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben", ""]
    assert not any(seat["isYou"] for seat in shown["seats"])
    assert sum(shown["result"]["scores"]) > 0
    some = client.get(f"/api/replay/{code}/positions", params={"eyes": 1, "from": 10, "count": 5}).json()
    assert some["first"] == 10
    assert len(some["positions"]) == 5
    assert some["positions"][0]["match"]["view"]["seat"] == 1
    assert some["positions"][0]["match"]["legal"] == {}
    whole = client.get(f"/api/replay/{code}/positions", params={"eyes": "all", "from": 0}).json()["positions"]
    assert [hand["seat"] for hand in whole[3]["hands"]] == [0, 1, 2]
    beyond = client.get(f"/api/replay/{code}/positions", params={"from": 99999}).json()
    assert beyond["positions"] == []


def test_before_the_end_others_see_nothing_and_its_people_their_own(server: Running, client: httpx.Client) -> None:
    code = stored(server, started(2).play(random.Random(1), 40))
    for path in ("", "/positions", "/file"):
        answer = client.get(f"/api/replay/{code}{path}")
        assert answer.status_code == 403
        assert key_of(answer) == "replay-running"
    ann = token(server, "person-ann")
    shown = client.get(f"/api/replay/{code}", params={"eyes": 0}, headers=ann).json()
    assert shown["eyes"] == [0]
    assert not shown["isOver"]
    assert [seat["isYou"] for seat in shown["seats"]] == [True, False]
    for eyes in ("1", "all", "5", "31"):
        for path in ("", "/positions"):
            answer = client.get(f"/api/replay/{code}{path}", params={"eyes": eyes}, headers=ann)
            assert (answer.status_code, eyes) == ((200, "31") if eyes == "31" else (403, eyes))
    assert key_of(client.get(f"/api/replay/{code}/file", headers=ann)) == "replay-no-file"
    assert "seed" not in json.dumps(shown)


def test_what_is_no_match_is_said_so(server: Running, client: httpx.Client) -> None:
    for code in ("ZZZZ2345", "nonsense", "%2e%2e", "a" * 32, "A" * 3000):
        for path in ("", "/positions", "/file"):
            answer = client.get(f"/api/replay/{code}{path}")
            assert answer.status_code == 404, answer.text
            assert key_of(answer) == "replay-unknown"
    made = server.new_table()
    answer = client.get(f"/api/replay/{made['code']}", headers={"authorization": f"Bearer {made['token']}"})
    assert (answer.status_code, key_of(answer)) == (403, "replay-not-begun")


@pytest.mark.parametrize("odd", ["eyes=x", "eyes=-1", "eyes=1e3", "from=-1", "from=9999999", "count=x", "from=%C2%B2"])
def test_odd_numbers_are_refused(server: Running, client: httpx.Client, odd: str) -> None:
    code = stored(server, started(2).play(random.Random(2)))
    assert client.get(f"/api/replay/{code}/positions?{odd}").status_code == 400


def test_codes_cannot_be_guessed_by_replays(server: Running) -> None:
    with server.http() as guesser:
        codes = [
            guesser.get(f"/api/replay/ZZZZ{number:04}".replace("0", "A").replace("1", "B")) for number in range(40)
        ]
        assert [answer.status_code for answer in codes].count(429) > 10
        code = stored(server, started(2).play(random.Random(1)))
        assert guesser.get(f"/api/replay/{code}").status_code == 429
        assert guesser.get(f"/api/replay/{code}", headers=token(server, "person-ben")).status_code == 200


def test_a_move_makes_the_replay_longer(server: Running, client: httpx.Client) -> None:
    scene = started(2).play(random.Random(1), 40)
    code, ann = stored(server, scene), token(server, "person-ann")
    before = client.get(f"/api/replay/{code}", headers=ann).json()["moves"]
    known = len(scene.records)
    scene.play(random.Random(1), 10)
    server.inside(server.store.append(index_of(scene.state, scene.at), scene.rows()[known:]))
    assert client.get(f"/api/replay/{code}", headers=ann).json()["moves"] == before + 10


@pytest.mark.parametrize("game", game_ids())
def test_download_and_upload(server: Running, client: httpx.Client, game: str) -> None:
    scene = started(2, game=game).play(random.Random(3))
    code = stored(server, scene)
    got = client.get(f"/api/replay/{code}/file")
    assert got.status_code == 200
    assert got.headers["content-disposition"].endswith(f'{game}-{code}.jsonl"')
    shown = client.get(f"/api/replay/{code}").json()
    again = client.post("/api/replays", content=got.content)
    assert again.status_code == 200, again.text
    same = again.json()
    assert same["isFile"]
    assert same["isOver"]
    for field in ("game", "moves", "ticks", "moments", "fixed", "result", "eyes"):
        assert same[field] == shown[field], field
    assert [seat["look"] for seat in same["seats"]] == [seat["look"] for seat in shown["seats"]]
    ways = [f"/api/replay/{each}/positions?eyes=all&from=5&count=3" for each in (code, same["code"])]
    assert client.get(ways[0]).json() == client.get(ways[1]).json()


def test_names_of_a_file_are_short_and_never_markup(server: Running, client: httpx.Client) -> None:
    rows = file_of("monsterrolle").splitlines()
    head = json.loads(rows[0])
    head["players"] = ["x" * 500 + "\u202e", "bot:" + "y" * 90]
    shown = client.post("/api/replays", content="\n".join([json.dumps(head), *rows[1:]])).json()
    assert [len(seat["name"]) for seat in shown["seats"]] == [24, 0]
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot"]


def test_a_file_of_an_unfinished_match_shows_the_public_part(server: Running, client: httpx.Client) -> None:
    shown = client.post("/api/replays", content=file_of("monsterrolle", 1, 40)).json()
    assert (shown["isOver"], shown["eyes"]) == (False, [])
    assert not any(line["move"] for line in shown["lines"])
    for path in ("?eyes=0", "/positions?eyes=1", "/positions?eyes=all", "/file"):
        assert client.get(f"/api/replay/{shown['code']}{path}").status_code == 403


def test_a_file_of_older_rules_is_read(server: Running, client: httpx.Client) -> None:
    rows = file_of("monsterrolle").splitlines()
    head = {**json.loads(rows[0]), "rules": 0}
    answer = client.post("/api/replays", content="\n".join([json.dumps(head), *rows[1:]]))
    shown = answer.json()
    assert shown["old"]["rules"] == 0
    assert shown["old"]["result"]["scores"]
    assert shown["moves"] == len(shown["lines"]) > 50
    assert client.get(f"/api/replay/{shown['code']}/positions").json()["positions"] == []
    assert client.get(f"/api/replay/{shown['code']}/file").status_code == 403


def _damaged() -> Iterator[tuple[str, bytes, str]]:
    whole = file_of("monsterrolle")
    rows = whole.splitlines()

    def with_row(number: int, **fields: object) -> bytes:
        changed = [*rows]
        changed[number] = json.dumps({**json.loads(rows[number]), **fields})
        return "\n".join(changed).encode()

    yield "nothing", b"", "error-file-alien"
    yield "something else", b"PK\x03\x04\xff\xff", "error-file-alien"
    yield "markup", b"<script>alert(1)</script>", "error-file-alien"
    yield "brackets", b"[" * 90_000, "error-file-alien"
    yield "another format", with_row(0, tischlein=99), "error-file-format"
    yield "another game", with_row(0, game="<i>chess</i>"), "error-game"
    yield "cut", "\n".join(rows[:30]).encode(), "error-file-cut"
    yield "cut in a line", whole[: len(whole) // 2].encode(), "error-file-line"
    yield "an odd line", with_row(12, seat="x"), "error-file-line"
    yield "no such seat", with_row(12, seat=7), "error-file-line"
    yield "no such move", with_row(12, move="<img src=x onerror=alert(1)>"), "error-file-move"
    yield "an undo of nothing", with_row(1, move="undo"), "error-file-move"
    yield "an illegal move", with_row(1, move="end"), "error-file-illegal"
    yield "another deal", with_row(0, seed="5"), ""
    yield "a huge seed", with_row(0, seed="9" * 5000), "error-file-line"
    yield "too many seats", with_row(0, seats=9, players=["x"] * 9), "error-seats"
    yield "an unknown option", with_row(0, options={"x": "y"}), "error-option"
    yield "an odd sheet", with_row(0, options={**json.loads(rows[0])["options"], "sheet": "/etc/passwd"}), ""
    yield "another result", with_row(-1, result={"reason": "", "scores": [9, 9], "winners": [0]}), "error-file-digest"
    yield (
        "old, with a result of others",
        with_row(0, rules=0).replace(b'"winners": [', b'"winners": [77, '),
        "error-file-line",
    )
    yield "moves after the end", (whole + rows[3]).encode(), "error-file-line"


@pytest.mark.parametrize(("content", "key"), [each[1:] for each in _damaged()], ids=[each[0] for each in _damaged()])
def test_a_damaged_file_is_refused_in_one_sentence(server: Running, content: bytes, key: str) -> None:
    with server.http() as client:
        answer = client.post("/api/replays", content=content)
        assert answer.status_code == 400, answer.text
        said = answer.json()["extra"]
        assert not key or said["key"] == key
        assert client.get("/healthz").status_code == 200


def test_a_huge_file_is_refused_before_it_is_read(server: Running) -> None:
    with server.http() as client:
        answer = client.post("/api/replays", content=b"x" * (Limits().file_bytes + 1))
    assert answer.status_code == 413
    assert key_of(answer) == "error-file-long"


def test_files_of_one_address_are_limited(server: Running) -> None:
    with server.http() as client:
        answers = [client.post("/api/replays", content=b"x").status_code for _ in range(24)]
    assert set(answers) == {400, 429}


def test_a_file_that_is_no_longer_kept_is_unknown(tmp_path: Path) -> None:
    server = Running(tmp_path, limits=Limits(replay_moves=10))
    try:
        with server.http() as client:
            keys = [
                client.post("/api/replays", content=file_of("monsterrolle", seed)).json()["code"] for seed in (1, 2)
            ]
            assert [client.get(f"/api/replay/{key}").status_code for key in keys] == [404, 200]
    finally:
        server.stop()


def test_the_page_of_a_replay(server: Running, client: httpx.Client) -> None:
    for path in ("/replay/ABCD2345", "/replay/file"):
        assert client.get(path, headers={"accept": "text/html"}).status_code in (200, 503)

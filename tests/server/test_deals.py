"""Playing on and the same deal over HTTP: for people, strangers and those who send nonsense."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import Running
from tests.server.test_replays import file_of, key_of, stored, token
from tests.tables.scenes import started
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import encode
from tischlein.core.registry import find_game, game_ids


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


def bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {made['token']}"}


def shown_state(server: Running, code: str) -> Any:
    return server.inside(_load(server, code))


async def _load(server: Running, code: str) -> Any:
    table = await server.context.hall.find(code)
    assert table is not None
    return await server.context.hall.load(table)


@pytest.mark.parametrize("game", game_ids())
def test_a_finished_match_is_played_on(server: Running, client: httpx.Client, game: str) -> None:
    code = stored(server, started(2, game=game).play(random.Random(3)))
    wish = {"move": 25, "seat": 1, "name": "Cleo"}
    made = client.post(f"/api/replay/{code.lower()}/table", json=wish)
    assert made.status_code == 201, made.text
    state = shown_state(server, made.json()["code"])
    assert state.status == "playing"
    assert [seat.kind for seat in state.seats] == ["bot", "person"]
    assert state.seats[1].name == "Cleo"
    assert state.origin.move <= 25
    told = client.get(f"/api/replay/{made.json()['code']}", headers=bearer(made.json())).json()
    assert told["moves"] == state.origin.move
    assert (told["deal"], told["unsettled"]) == ("", [])


@pytest.mark.parametrize("most", [1 << 30, 40])
def test_a_file_is_played_on_even_if_it_has_no_end(server: Running, client: httpx.Client, most: int) -> None:
    shown = client.post("/api/replays", content=file_of("monsterrolle", 1, most)).json()
    assert shown["deal"] == ""
    last = shown["moves"] - (1 if most > 40 else 0)
    made = client.post(f"/api/replay/{shown['code']}/table", json={"move": last, "seat": 0, "isWaiting": True})
    assert made.status_code == 201, made.text
    state = shown_state(server, made.json()["code"])
    assert (state.status, state.origin.deal, state.origin.move) == ("open", "", last)


def test_a_file_with_a_seed_that_cannot_be_kept_is_refused(server: Running, client: httpx.Client) -> None:
    game = find_game("monsterrolle")
    match = Match(game, new_header(game, 2, 1 << 256))
    shown = client.post("/api/replays", content=encode(match))
    assert shown.status_code == 200, shown.text
    answer = client.post(f"/api/replay/{shown.json()['code']}/table", json={"move": 0, "seat": 0})
    assert (answer.status_code, key_of(answer)) == (400, "deal-no-seed")


def test_a_running_match_is_neither_played_on_nor_dealt(server: Running, client: httpx.Client) -> None:
    code = stored(server, started(2).play(random.Random(1), 40))
    ann = server.context.passport.issue("person-ann")
    answer = client.post(f"/api/replay/{code}/table", json={"move": 3, "seat": 0, "token": ann})
    assert (answer.status_code, key_of(answer)) == (403, "deal-not-over")
    stranger = client.post(f"/api/replay/{code}/table", json={"move": 3, "seat": 0})
    assert (stranger.status_code, key_of(stranger)) == (403, "replay-running")
    shown = client.get(f"/api/replay/{code}", headers=token(server, "person-ann")).json()
    assert (shown["deal"], shown["unsettled"]) == ("", [])
    table = server.inside(server.context.hall.find(code))
    for answer in (client.get(f"/api/deal/{table}"), client.post(f"/api/deal/{table}", json={"seat": 0})):
        assert (answer.status_code, key_of(answer)) == (404, "deal-unknown")


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"move": 99_999, "seat": 0}, 400, "deal-no-move"),
        ({"move": 3, "seat": 9}, 400, "table-no-seat"),
        ({"move": 3, "seat": 0, "name": "\u202e"}, 400, "table-no-name"),
        ({"move": -1, "seat": 0}, 400, ""),
        ({"move": 10**9, "seat": 0}, 400, ""),
        ({"move": 3, "seat": -1}, 400, ""),
        ({"move": "3", "seat": 0}, 400, ""),
        ({"seat": 0}, 400, ""),
        ({"move": 3, "seat": 0, "seed": 1}, 400, ""),
        ([], 400, ""),
    ],
)
def test_nonsense_makes_no_table(
    server: Running, client: httpx.Client, wish: dict[str, Any], status: int, key: str
) -> None:
    code = stored(server, started(2).play(random.Random(2)))
    before = server.inside(_tables(server))
    answer = client.post(f"/api/replay/{code}/table", json=wish)
    assert answer.status_code == status, answer.text
    assert not key or key_of(answer) == key
    assert server.inside(_tables(server)) == before


async def _tables(server: Running) -> int:
    return len([each async for each in server.store.everything()])


@pytest.mark.parametrize("deal", ["nothing", "a" * 41, "%2e%2e", "a'b", "\u00e4", "deal:x"])
def test_a_link_to_no_deal_is_said_so(server: Running, client: httpx.Client, deal: str) -> None:
    for answer in (client.get(f"/api/deal/{deal}"), client.post(f"/api/deal/{deal}", json={"seat": 0})):
        assert (answer.status_code, key_of(answer)) == (404, "deal-unknown")


def test_the_same_deal_for_a_friend(server: Running, client: httpx.Client) -> None:
    scene = started(3).play(random.Random(5))
    code = stored(server, scene)
    deal = client.get(f"/api/replay/{code}").json()["deal"]
    assert deal
    before = client.get(f"/api/deal/{deal}").json()
    assert (before["isKnown"], before["matches"], before["others"]) == (False, [], 1)
    assert [seat["kind"] for seat in before["seats"]] == ["person", "person", "bot"]
    assert not any(seat["name"] for seat in before["seats"])
    assert code not in json.dumps(before)
    made = client.post(f"/api/deal/{deal}", json={"seat": 1, "name": "Cleo"}).json()
    state = shown_state(server, made["code"])
    assert state.playing.header.seed == scene.state.playing.header.seed
    during = client.get(f"/api/deal/{deal}", headers=bearer(made)).json()
    assert (during["running"], during["isKnown"]) == (made["code"], False)
    second = client.post(f"/api/deal/{deal}", json={"seat": 1, "token": made["token"]})
    assert (second.status_code, key_of(second)) == (409, "deal-running")
    known = client.get(f"/api/deal/{deal}", headers=token(server, "person-ben")).json()
    assert [match["code"] for match in known["matches"]] == [code]
    assert known["matches"][0]["result"]["scores"] == list(scene.state.playing.result.scores)  # type: ignore[union-attr]


def test_new_tables_of_one_address_are_limited(server: Running) -> None:
    code = stored(server, started(2).play(random.Random(6)))
    with server.http() as client:
        wish = {"move": 5, "seat": 0, "isWaiting": True}
        answers = [client.post(f"/api/replay/{code}/table", json=wish).status_code for _ in range(25)]
    assert set(answers) == {201, 429}


def test_the_pages(server: Running, client: httpx.Client) -> None:
    for path in ("/deal/abc", "/statistics"):
        assert client.get(path, headers={"accept": "text/html"}).status_code in (200, 503)

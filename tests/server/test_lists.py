"""Lists of a person's tables: bounded in what they cost, and in how many tables there can be."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, new_address, talking
from tests.server.test_replays import key_of
from tischlein.server.limits import Limits
from tischlein.store.port import Record, TableIndex

MOST = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, limits=Limits(tables_not_over=MOST, finished_listed=2))
    yield running
    running.stop()


def stored(server: Running, name: str, status: str, updated: int, *members: str) -> None:
    summary = {"names": ["Ann"], "turn": [], "free": 0}
    index = TableIndex(name, "", "", "monsterrolle", status, json.dumps(summary), members, updated)
    server.inside(server.store.create(index, [Record(1, "chat", "{}", updated)]))


def home(server: Running, token: str) -> list[dict[str, Any]]:
    with server.http() as client:
        tables: list[dict[str, Any]] = client.post("/api/home", json={"token": token}).json()["tables"]
    return tables


def test_what_goes_on_is_listed_and_of_the_rest_the_latest(server: Running) -> None:
    for number in range(9):
        stored(server, f"over{number}", "finished", 100 + number, "ann")
        stored(server, f"shut{number}", "closed", 200 + number, "ann")
    stored(server, "open", "open", 50, "ann", "ben")
    stored(server, "runs", "playing", 105, "ann")
    found = [(table["status"], table["updated"]) for table in home(server, server.context.passport.issue("ann"))]
    assert found == [("finished", 108), ("finished", 107), ("playing", 105), ("open", 50)]


def test_one_table_too_many_takes_the_place_of_the_oldest_without_others(server: Running) -> None:
    token = server.context.passport.issue("ann")
    stored(server, "with-ben", "playing", 1, "ann", "ben")
    made = [server.new_table(token=token, isQuick=True)["code"] for _ in range(2)]
    assert server.inside(server.store.load("with-ben")) is not None
    third = server.new_table(token=token)["code"]
    assert {table["code"] for table in home(server, token)} == {"", made[1], third}
    assert server.context.metrics.registry.get_sample_value("tischlein_full_lists_total") == 1


@talking
async def test_who_looks_at_the_deleted_table_is_told(server: Running) -> None:
    first = server.new_table()
    client = await server.enter(first["code"], first["token"])
    for _ in range(MOST):
        await asyncio.to_thread(server.new_table, token=first["token"])
    with pytest.raises(ConnectionClosed, match="closed"):
        await client.until(lambda: False)


def test_no_table_with_others_is_deleted(server: Running) -> None:
    for number in range(MOST):
        stored(server, f"t{number}", "open", number, "ann", "ben", "deal:x")
    with server.http() as client:
        refused = client.post(
            "/api/tables",
            json={"game": "monsterrolle", "name": "Ann", "token": server.context.passport.issue("ann")},
        )
    assert (refused.status_code, key_of(refused)) == (400, "table-too-many")
    assert len(home(server, server.context.passport.issue("ann"))) == MOST
    assert server.new_table(token=server.context.passport.issue("carla"))["code"], "nobody else is concerned"


def test_lists_have_a_limit_of_their_own(server: Running) -> None:
    burst, before = Limits().listing[1], server.limited("request")
    with server.http() as client:
        answers = [client.post("/api/home", json={}).status_code for _ in range(burst + 30)]
        assert answers[:burst] == [200] * burst
        assert 429 in answers
        assert server.limited("request") - before == answers.count(429)
        assert client.post("/api/tables", json={"game": "monsterrolle", "name": "Ann"}).status_code == 201
    with server.http() as other:
        assert other.post("/api/home", json={}).status_code == 200


@talking
async def test_people_of_a_table_get_in_when_their_address_has_guessed_too_much(server: Running) -> None:
    made, stranger, address = server.new_table(), server.new_table(), new_address()
    with server.http(**{"x-forwarded-for": address}) as client:
        while client.get("/api/find/ZZZZ2345").status_code == 404:
            pass
    assert (await server.enter(made["code"], made["token"], address=address)).frame
    with pytest.raises(ConnectionClosed, match="hello"):
        await server.enter(made["code"], stranger["token"], address=address)

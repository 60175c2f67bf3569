"""A server that cannot save says so, at the top of the table, until it can."""

from __future__ import annotations

import json
import sqlite3
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving

PATIENT = """
from tischlein.store.sqlite import SqliteStore

SqliteStore.open.__func__.__kwdefaults__["patience"] = 120.0
"""
WORDS = {
    "en": ("The server cannot save right now", "Server waits"),
    "de": ("Der Server kann gerade nicht speichern", "Server wartet"),
    "uk": ("Сервер поки не може зберегти", "Сервер чекає"),
}

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("stalled"), first=PATIENT)


def new_table(server: Server) -> dict[str, str]:
    body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2, "isQuick": True}).encode()
    wish = urllib.request.Request(f"{server.url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wish, timeout=20) as answer:
        made: dict[str, str] = json.load(answer)
        return made


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_people_read_that_the_store_waits(
    visit: Visit, server: Server, keep: Keep, language: str, size: object
) -> None:
    made = new_table(server)
    page = visit(f"/table/{made['code']}", language=language, size=size, token=made["token"])
    expect(page.locator("section.world")).to_be_visible()
    said = page.get_by_text(WORDS[language][size is PHONE])
    expect(said).to_have_count(0)
    other = sqlite3.connect(server.data / "tischlein.sqlite", isolation_level=None, timeout=30)
    with connect(server.url.replace("http", "ws") + "/ws", proxy=None) as watcher:
        watcher.send(json.dumps({"t": "hello", "code": made["code"]}))
        other.execute("BEGIN IMMEDIATE")  # nothing fails, and nothing is written
        try:
            watcher.send(json.dumps({"t": "say", "id": "say-something", "text": "hm"}))
            expect(said).to_be_visible()
            keep(page, f"store-waits-{language}-{'phone' if size is PHONE else 'desktop'}")
            box = said.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert page.viewport_size is not None
            assert box["x"] + box["width"] <= page.viewport_size["width"]
        finally:
            other.execute("ROLLBACK")
            other.close()
        while json.loads(watcher.recv(timeout=30)).get("id") != "say-something":
            pass
    expect(said).to_have_count(0)

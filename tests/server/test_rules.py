"""The rules over HTTP: every game in every language, kept by browsers, and no way to anything else."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.server.running import Running
from tischlein.core import registry
from tischlein.core.registry import game_ids
from tischlein.server import rules
from tischlein.words import rulebooks
from tischlein.words.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_its_rules_in_every_language(server: Running, game_id: str, language: str) -> None:
    with server.http() as client:
        answer = client.get(f"/api/rules/{game_id}/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    told = answer.json()
    assert (told["language"], told["game"]["id"]) == (language, game_id)
    book = rulebooks.read_rulebook(game_id, language)
    assert book is not None
    said = {
        clause["id"]: [(part["mark"], part["text"]) for part in clause["parts"]]
        for section in told["sections"]
        for clause in section["clauses"]
    }
    assert said == {clause.id: [tuple(part) for part in clause.parts] for clause in book.clauses}
    assert [section["heading"] for section in told["sections"]] == [
        section.heading for section in book.sections if section.number is not None
    ]
    assert [part["mark"] for part in told["legend"]] == ["text", "ruling", "sheet"]
    assert told["game"]["credits"]["author"]
    assert told["game"]["options"]


def test_a_browser_that_has_them_is_told_so(server: Running) -> None:
    with server.http() as client:
        first = client.get("/api/rules/click/de", headers={"accept-encoding": "gzip"})
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["content-encoding"] == "gzip"
        again = client.get("/api/rules/click/de", headers={"if-none-match": tag, "accept-encoding": "gzip"})
        assert (again.status_code, again.content) == (304, b"")
        other = client.get("/api/rules/click/en", headers={"if-none-match": tag})
        assert other.status_code == 200
        plain = client.get("/api/rules/click/de", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()


def test_what_there_is_not(server: Running) -> None:
    with server.http() as client:
        for odd in ("chess/en", "_template/en", "click/xx", "click/EN", "%2e%2e/en", "click/..%2fRULES", "click", ""):
            answer = client.get(f"/api/rules/{odd}")
            assert answer.status_code == 404, odd
            assert answer.json()["status_code"] == 404


def test_the_page_answers_at_its_address(server: Running) -> None:
    with server.http() as client:
        for game in ("click", "chess"):  # which of them there are, the page finds out
            assert client.get(f"/rules/{game}", headers={"accept": "text/html"}).status_code == 200


def test_what_lies_in_the_box_adds_up_to_it(server: Running) -> None:
    with server.http() as client:
        box = client.get("/api/rules/click/en").json()["components"]
        sheets = client.get("/api/rules/monsterrolle/en").json()["components"]["sheets"]
    assert [sheet["sheet"] for sheet in sheets] == ["six", "four"]
    for sheet in sheets:
        papers, tears = (list(itertools.chain.from_iterable(sheet[kinds])) for kinds in ("papers", "tears"))
        assert (len(papers), len(tears), sheet["stops"], sheet["scorings"]) == (60, 12, 14, 3)
        assert len(sheet["monsters"]) == 4
        assert sum(card.endswith("*") for card in papers) == {"six": 15, "four": 16}[sheet["sheet"]]
    assert sum(kind["count"] for kind in box["kinds"]) == 47
    assert box["rickshaws"] == 3
    assert len(box["compositions"]) == 25
    assert sum(action["count"] for action in box["actions"]) == 35


def test_what_lies_in_the_box_of_da_yunhe_adds_up_to_it(server: Running) -> None:
    with server.http() as client:
        box = client.get("/api/rules/dayunhe/en").json()["components"]
    regions = [field["region"] for field in box["fields"]]
    assert [regions.count(region) for region in range(5)] == [9] * 5
    symbols = [field["region"] for field in box["fields"] if field["has_symbol"]]
    assert [symbols.count(region) for region in range(5)] == [4] * 5
    assert [(south["seats"], south["length"]) for south in box["south"]] == [(2, 5), (3, 7), (4, 9), (5, 11)]
    assert len(box["kinds"]) == 18
    assert sum(box["copies"]) == 20
    assert sum(copies * kind["value"] for copies, kind in zip(box["copies"], box["kinds"], strict=True)) == 78
    assert box["unrest"] == 10
    assert [card["number"] for card in box["cards"]] == list(range(1, 11))
    assert [card["card"] for card in box["cards"] if card["is_attack"]] == ["destroy", "tea", "intrigue", "denounce"]
    assert {card["supplies"] + card["builds"] for card in box["cards"]} == {3, 4}
    assert box["fists"] == [2, 3, 4]
    assert len(box["titles"]) == 5


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game from elsewhere, with whatever rules a test writes into its folder."""
    monkeypatch.setattr(rulebooks, "game_folder", lambda _game: tmp_path)
    monkeypatch.setattr(registry, "components_part", lambda _game: None)
    return tmp_path


def test_rules_that_nobody_has_translated_are_told_in_english(elsewhere: Path) -> None:
    (elsewhere / "RULES.md").write_text("# Bidding\n\n## 1 All\n\n- **BI-1.1** [text] Bid.\n", encoding="utf-8")
    told = rules.shown_rules("monsterrolle", "uk")
    assert told is not None
    assert (told.language, told.title) == ("en", "Bidding")


def test_a_game_without_rules_has_none(elsewhere: Path) -> None:
    assert not list(elsewhere.iterdir())
    assert rules.shown_rules("monsterrolle", "de") is None


def test_rules_that_cannot_be_read_are_no_fault_of_the_server(elsewhere: Path) -> None:
    (elsewhere / "RULES.md").write_text("no title", encoding="utf-8")
    assert rules.content_of.__wrapped__("monsterrolle", "de") is None

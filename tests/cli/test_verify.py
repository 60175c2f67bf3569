"""`tischlein verify`: a match file is dealt again, and whatever was tampered with is named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Done, Tischlein
from tests.tables.scenes import ANN, NUMBERS, Scene
from tischlein.core.matchfile import all_at_once, encoding
from tischlein.core.registry import find_game, game_ids
from tischlein.core.shuffle import commitment, pledge_of, sha256
from tischlein.tables import wire
from tischlein.words.words import LANGUAGES, Words

ENGLISH = Words("en")


def played(game: str = "monsterrolle", moves: int = 1 << 30) -> tuple[str, dict[str, Any]]:
    """A match file, and Ann's receipt."""
    scene = Scene(3, game=game).seat_ben()
    scene.do(ANN, wire.Start, empty="bots")
    fairness, match = scene.seen(ANN).table.fairness, scene.state.playing
    assert fairness is not None
    shown = scene.seen(ANN).match
    assert shown is not None
    receipt = {
        "tischleinReceipt": 1,
        "code": scene.state.code,
        "pledge": fairness.pledge,
        "terms": fairness.terms,
        "commitments": fairness.commitments,
        "number": NUMBERS[ANN],
        "seen": {"seat": 0, "view": msgspec.json.decode(msgspec.json.encode(shown.view))},
    }
    scene.play(random.Random(3), moves)
    return all_at_once(encoding(find_game(game), match.header, match.entries)), receipt


@pytest.fixture(scope="module")
def whole() -> tuple[str, dict[str, Any]]:
    return played()


Verify = Callable[..., Done]


@pytest.fixture
def verify(tischlein: Tischlein, tmp_path: Path, whole: tuple[str, dict[str, Any]]) -> Verify:
    """Verifies the match with these changes of its first line, its proof and its receipt."""

    def check(
        *options: str,
        head: dict[str, Any] | None = None,
        proof: dict[str, Any] | None = None,
        receipt: dict[str, Any] | None = None,
        has_receipt: bool = True,
    ) -> Done:
        first, rest = whole[0].split("\n", 1)
        line = {**json.loads(first), **(head or {})}
        line["shuffle"] = {**line["shuffle"], **(proof or {})}
        file, kept = tmp_path / "match.jsonl", tmp_path / "receipt.json"
        file.write_text(json.dumps(line) + "\n" + rest, encoding="utf-8")
        kept.write_text(json.dumps({**whole[1], **(receipt or {})}), encoding="utf-8")
        return tischlein("verify", file, *(("--receipt", kept) if has_receipt else ()), *options)

    return check


def said(done: Done) -> str:
    assert done.err == ""
    return " ".join(done.out.split())


def test_an_honest_match_is_proven_with_a_receipt_and_consistent_without(verify: Verify) -> None:
    done = verify()
    assert done.code == 0
    assert ENGLISH.say("verify-proven") in said(done)
    assert ENGLISH.say("verify-numbers", count=2, people=2) in said(done)
    alone = verify(has_receipt=False)
    assert alone.code == 0
    assert ENGLISH.say("verify-sound") in said(alone)
    assert ENGLISH.say("verify-proven") not in said(alone)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_dealt_again(tischlein: Tischlein, tmp_path: Path, game: str) -> None:
    file, receipt = played(game, 12)
    (tmp_path / "m.jsonl").write_text(file, encoding="utf-8")
    (tmp_path / "r.json").write_text(json.dumps(receipt), encoding="utf-8")
    done = tischlein("verify", "m.jsonl", "--receipt", "r.json")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(verify: Verify, language: str) -> None:
    assert Words(language).say("verify-proven") in said(verify("--lang", language))


def other_terms(terms: str) -> dict[str, str]:
    return {"terms": terms.replace('"restarts":0', '"restarts":1')}


def test_whatever_was_tampered_with_is_named(verify: Verify, whole: tuple[str, dict[str, Any]]) -> None:
    proof = json.loads(whole[0].split("\n", 1)[0])["shuffle"]
    ground = sha256("a number that the server liked better")
    dropped = {
        "numbers": [ground, proof["numbers"][1]],
        "commitments": [commitment(proof["code"], pledge_of(proof["secret"]), ground), proof["commitments"][1]],
    }
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({"head": {"seed": "17"}}, ["verify-bad-seed"]),
        ({"proof": {"secret": "77" * 32}}, ["verify-bad-secret", "verify-bad-seed", "verify-other-pledge"]),
        ({"proof": dropped}, ["verify-bad-seed", "verify-other-list", "verify-own-missing"]),
        ({"proof": other_terms(proof["terms"])}, ["verify-bad-seed", "verify-other-terms"]),
        ({"proof": {"terms": "[]"}}, ["verify-bad-terms"]),
        ({"proof": {"numbers": proof["numbers"][:1]}}, ["verify-bad-secret", "verify-bad-seed"]),
        ({"receipt": {"number": ground}}, ["verify-own-missing"]),
        ({"receipt": {"code": "ZZZZ2345"}}, ["verify-other-pledge"]),
        ({"receipt": {"seen": {"seat": 1, "view": whole[1]["seen"]["view"]}}}, ["verify-other-cards"]),
        ({"receipt": {"seen": {"seat": 9, "view": {}}}}, ["verify-other-cards"]),
    ]
    for changes, keys in cases:
        done = verify(**changes)
        assert done.code == 1, changes
        for key in (*keys, "verify-failed"):
            assert ENGLISH.say(key) in said(done), (changes, key)
        assert ENGLISH.say("verify-proven") not in said(done)


def test_a_move_that_was_changed_afterwards_is_found(tischlein: Tischlein, tmp_path: Path) -> None:
    lines = played()[0].splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    (tmp_path / "m.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert tischlein("verify", "m.jsonl").code == 1


def test_a_match_without_a_shuffle_proves_nothing(tischlein: Tischlein, finished: Path) -> None:
    done = tischlein("verify", finished)
    assert (done.code, said(done)) == (1, ENGLISH.say("verify-unproven"))


def test_bad_input_is_one_sentence(
    tischlein: Tischlein, tmp_path: Path, whole: tuple[str, dict[str, Any]], one_sentence: Callable[[Done], str]
) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text(whole[0], encoding="utf-8")
    for number, content in enumerate(("", "[]", "{}", json.dumps({**whole[1], "tischleinReceipt": 2}))):
        (tmp_path / "r.json").write_text(content, encoding="utf-8")
        assert one_sentence(tischlein("verify", file, "--receipt", "r.json")), number
    one_sentence(tischlein("verify", file, "--receipt", "missing.json"))
    one_sentence(tischlein("verify", "missing.jsonl"))
    file.write_text(whole[0].replace('"shuffle": {', '"shuffle": [], "x": {', 1), encoding="utf-8")
    one_sentence(tischlein("verify", file))

"""Reading a match file aloud."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tischlein.core.events import public_texts
from tischlein.core.matchfile import decode, resume
from tischlein.core.registry import find_game
from tischlein.games.monsterrolle import GAME
from tischlein.words.words import LANGUAGES, Words

ENGLISH = Words("en")
OLD_FILES = sorted((Path(__file__).parents[1] / "core" / "matches").glob("*-rules-*.jsonl"))


def rewrite(path: Path, line: int, **fields: object) -> None:
    """Other fields in one line of the file; -1 is the closing one."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def numbers(out: str) -> list[int]:
    return [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdigit() and line[4:6] == "  "]


def test_a_finished_match_is_told_and_verified(tischlein, finished: Path) -> None:
    match = resume(GAME, decode(finished.read_text(encoding="utf-8")))
    done = tischlein("replay", finished)
    assert (done.code, done.err) == (0, "")
    assert len(numbers(done.out)) == sum(len(public_texts(sent)) for sent in match.sent)
    assert ENGLISH.say("replay-verified", digest=match.digest()[:16]) in done.out


def test_nobodys_secret_is_told(tischlein, finished: Path) -> None:
    out = tischlein("replay", finished).out
    assert ENGLISH.say("mr-log-drew-unseen", who="Ada") in out
    assert ENGLISH.say("mr-show-hand").strip() not in out


def test_it_can_stop_after_some_moves(tischlein, finished: Path) -> None:
    out = tischlein("replay", finished, "--to", "3").out
    assert max(numbers(out)) <= 3


def test_no_move_at_all_is_the_table_as_it_was_laid(tischlein, finished: Path) -> None:
    out = tischlein("replay", finished, "--to", "0").out
    assert numbers(out) == []
    assert out.count(ENGLISH.say("mr-show-empty")) == 3


def test_more_moves_than_there_are_is_all_of_them(tischlein, finished: Path) -> None:
    assert tischlein("replay", finished, "--to", 10**9).out == tischlein("replay", finished).out


def test_an_unfinished_match_is_called_so(tischlein, unfinished: Path) -> None:
    assert ENGLISH.say("replay-unfinished") in tischlein("replay", unfinished).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_other_rules_can_be_looked_at(tischlein, finished: Path, language: str) -> None:
    rewrite(finished, 0, rules=99)
    done = tischlein("replay", finished, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert Words(language).say("replay-other-rules", found=99, known=GAME.info.rules_version) in done.out
    assert len(numbers(done.out)) > 100, "the log is told from the file"
    assert "Ada: " in done.out, "and the result"


@pytest.mark.parametrize("path", OLD_FILES, ids=lambda path: path.stem)
def test_a_file_that_older_rules_wrote_is_read_in_its_own_words(tischlein, path: Path) -> None:
    """Written by the program as it was then; some of its moves are no longer possible, and nothing is verified."""
    file = decode(path.read_text(encoding="utf-8"))
    known = find_game(file.header.game).info.rules_version
    done = tischlein("replay", path)
    assert (done.code, done.err) == (0, "")
    assert ENGLISH.say("replay-other-rules", found=file.header.rules, known=known) in done.out
    assert len(numbers(done.out)) == sum(map(len, file.logs)) > 20
    assert file.digest[:16] not in done.out


def test_a_match_of_other_rules_is_not_called_verified(tischlein, finished: Path) -> None:
    digest = decode(finished.read_text(encoding="utf-8")).digest
    rewrite(finished, 0, rules=99)
    assert digest[:16] not in tischlein("replay", finished).out


def test_the_log_of_other_rules_is_obeyed_by_nobody(tischlein, finished: Path) -> None:
    rewrite(finished, 0, rules=99)
    log = [
        {"key": "\x1b[2J[red]unheard-of[/red]\n", "args": {}},
        {"key": "seat-name", "args": {"seat": "x"}},
        {
            "key": "mr-log-laid",
            "args": {"who": {"key": "seat-name", "args": {"seat": -7}}, "card": "\x1b[2J", "place": 1e99},
        },
    ]
    rewrite(finished, 1, log=log)
    done = tischlein("replay", finished)
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "[red]unheard-of[/red]" in done.out


def test_a_changed_log_is_not_passed_off_as_verified(tischlein, finished: Path) -> None:
    rewrite(finished, 1, log=[{"key": "invented", "args": {}}])
    done = tischlein("replay", finished)
    assert "invented" not in done.out


def test_a_changed_result_is_noticed(tischlein, one_sentence, finished: Path) -> None:
    rewrite(finished, -1, result={"reason": "third-scoring", "scores": [99, 0, 0], "winners": [0]})
    one_sentence(tischlein("replay", finished))


def test_what_was_taken_back_is_not_told_and_the_rest_keeps_its_numbers(tischlein, unfinished: Path) -> None:
    told = numbers(tischlein("replay", unfinished).out)
    assert told == [1]
    move = decode(unfinished.read_text(encoding="utf-8")).entries[0].text
    tischlein("play", "monsterrolle", "--resume", unfinished, typed=["undo", "save gone", move, "save on", "quit"])
    assert numbers(tischlein("replay", "gone").out) == []
    out = tischlein("replay", "gone").out
    assert ENGLISH.say("play-undone") not in out
    assert out.count(ENGLISH.say("mr-show-empty")) == 2, "the table is as it was laid"
    assert numbers(tischlein("replay", "on").out) == [3]
    assert numbers(tischlein("replay", "on", "--to", "1").out) == [1]


@pytest.mark.parametrize("language", ["de", "uk"])
def test_the_log_is_told_in_the_readers_language(tischlein, finished: Path, language: str) -> None:
    assert tischlein("replay", finished, "--lang", language).out != tischlein("replay", finished).out

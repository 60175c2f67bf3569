"""Match files: what was written comes back, and whatever else a file holds is one sentence and no crash."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tischlein.core.errors import BadInput, BadMatchFile
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import FORMAT, MatchFile, decode, encode, resume
from tischlein.core.words import to_plain
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.lawbook.playthrough import play_out, random_policy
from tischlein.words.words import Words


def short_match() -> Match:
    """Four entries: a card laid, taken back, another one discarded, and the end of the turn."""
    match = Match(GAME, new_header(GAME, 2, 99, options={"begins": "1"}, players=("Ada", "bot:greedy")))
    for number, beginning in enumerate(["lay", "undo", "discard", "end"]):
        if beginning == "undo":
            match.undo(0, number)
        else:
            legal = GAME.legal(match.state, 0)
            match.play(0, next(move for move in legal if GAME.format(move).startswith(beginning)), number)
    return match


WHOLE = encode(short_match())
LINES = WHOLE.splitlines()


def changed(line: int, **fields: Any) -> str:
    """The file with other fields in one of its lines (counted from 1); `...` takes a field away."""
    lines = LINES[:]
    content = {**json.loads(lines[line - 1]), **fields}
    lines[line - 1] = json.dumps({key: value for key, value in content.items() if value is not ...})
    return "\n".join(lines) + "\n"


def refusal(content: str) -> tuple[str, dict[str, Any]]:
    """With which sentence a file is refused, at reading or at playing it again. Every language can say it."""
    with pytest.raises(BadInput) as refused:
        resume(GAME, decode(content))
    for language in ("de", "en", "uk"):
        sentence = Words(language)(refused.value.text)
        assert sentence
        assert sentence.isprintable()
        assert len(sentence) < 500
    return refused.value.text.key, dict(refused.value.text.args)


def damaged(line: int) -> tuple[str, dict[str, Any]]:
    return "error-file-line", {"line": line}


def test_a_match_comes_back_whole() -> None:
    match = short_match()
    again = resume(GAME, decode(encode(match)))
    assert again.header == match.header
    assert again.entries == match.entries
    assert again.sent == match.sent
    assert again.state == match.state


def test_a_finished_match_comes_back_with_its_result() -> None:
    match = play_out(GAME, new_header(GAME, 3, (1 << 64) - 1), random_policy(3))
    file = decode(encode(match))
    assert file.result == match.result is not None
    assert file.header.seed == (1 << 64) - 1
    assert encode(resume(GAME, file)) == encode(match)


def test_a_file_carries_the_public_log_and_no_secret() -> None:
    match = play_out(GAME, new_header(GAME, 2, 5), random_policy(3))
    file = decode(encode(match))
    assert len(file.logs) == len(file.entries)
    keys = {line.key for log in file.logs for line in log}
    assert "mr-log-drew-unseen" in keys
    assert "mr-log-drew" not in keys


def test_the_last_newline_may_be_missing() -> None:
    assert decode(WHOLE.rstrip("\n")) == decode(WHOLE)


def test_line_ends_of_windows_are_read() -> None:
    assert decode(WHOLE.replace("\n", "\r\n")) == decode(WHOLE)


def test_names_in_any_script_come_back() -> None:
    match = Match(GAME, new_header(GAME, 2, 1, players=("Їжак \u2028 ß", '"\\')))
    assert decode(encode(match)).header.players == ("Їжак \u2028 ß", '"\\')


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_file_cut_after_any_line_is_refused(kept: int) -> None:
    assert refusal("\n".join(LINES[:kept]) + "\n") == ("error-file-cut", {"count": kept - 1})


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_file_cut_just_before_a_line_end_is_refused(kept: int) -> None:
    assert refusal("\n".join(LINES[:kept])) == ("error-file-cut", {"count": kept - 1})


def test_a_file_cut_anywhere_within_a_line_is_refused() -> None:
    ends = {len("\n".join(LINES[: count + 1])) + more for count in range(len(LINES)) for more in (0, 1)}
    for length in range(len(WHOLE)):
        if length not in ends:
            with pytest.raises(BadMatchFile):
                decode(WHOLE[:length])


@pytest.mark.parametrize("line", range(2, len(LINES) + 1))
@pytest.mark.parametrize("rubbish", ["", "x", "[]", "null", "1", '{"seat": 0', "{}", '"' * 3, "\0"])
def test_a_damaged_line_is_named(line: int, rubbish: str) -> None:
    lines = LINES[:]
    lines[line - 1] = rubbish
    assert refusal("\n".join(lines) + "\n") == damaged(line)


@pytest.mark.parametrize("line", range(2, len(LINES)))
def test_a_line_left_out_is_noticed(line: int) -> None:
    with pytest.raises(BadMatchFile):
        resume(GAME, decode("\n".join(LINES[: line - 1] + LINES[line:]) + "\n"))


@pytest.mark.parametrize("line", range(2, len(LINES)))
def test_a_line_twice_is_noticed(line: int) -> None:
    with pytest.raises(BadMatchFile):
        resume(GAME, decode("\n".join([*LINES[:line], *LINES[line - 1 :]]) + "\n"))


@pytest.mark.parametrize(
    "content", ["", "\n", "\n\n", "hello", "{}", '{"a": 1}\n', "[1]", "\0\0", "﻿" + WHOLE, "PK\x03"]
)
def test_what_is_no_match_file_is_called_so(content: str) -> None:
    assert refusal(content) == ("error-file-alien", {})


@pytest.mark.parametrize(
    ("found", "shown"),
    [(2, "2"), ("1", "1"), (None, "?"), ([[1]], "?"), ("x" * 10**5, "x" * 40), ("\x1b[2J", "\x1b[2J")],
)
def test_another_format_is_refused(found: object, shown: str) -> None:
    assert refusal(changed(1, tischlein=found)) == ("error-file-format", {"found": shown, "known": FORMAT})


@pytest.mark.parametrize("garbage", ["\n", "x", "x\n", LINES[1] + "\n", LINES[-1] + "\n"])
def test_whatever_follows_the_closing_line_is_refused(garbage: str) -> None:
    assert refusal(WHOLE + garbage) == damaged(len(LINES) + 1)


@pytest.mark.parametrize(
    "fields",
    [
        {"game": ...},
        {"game": 1},
        {"rules": "1"},
        {"rules": True},
        {"rules": 1.0},
        {"seats": ...},
        {"seats": "2"},
        {"seats": 10**9},
        {"seats": -1},
        {"seats": 3},
        {"options": ...},
        {"options": []},
        {"options": "free"},
        {"options": {"direction": 1}},
        {"options": {}},
        {"options": {"direction": "free"}},
        {"seed": 99},
        {"seed": "x"},
        {"seed": ""},
        {"seed": "9" * 5000},
        {"players": ...},
        {"players": None},
        {"players": "ab"},
        {"players": ["Ada"]},
        {"players": ["Ada", 1]},
        {"players": ["Ada", "\ud800"]},
    ],
    ids=str,
)
def test_a_header_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    assert refusal(changed(1, **fields)) == damaged(1)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_seat_count_that_the_game_does_not_have_is_refused(seats: int) -> None:
    header, *_, closing = changed(1, seats=seats, players=[""] * seats).splitlines()
    key, args = refusal(f"{header}\n{closing}\n")
    assert (key, args["seats"]) == ("error-seats", seats)


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("colour", "red", "error-option"),
        ("direction", "sideways", "error-option-value"),
        ("sheet", "seven", "mr-sheet-unknown"),
        ("sheet", "title = 1\n", "mr-sheet-field"),
        ("sheet", "\x1b[31m = \n", "mr-sheet-toml"),
        ("begins", "3", "error-option-value"),
        ("monsters", "Nessie", "error-option-value"),
    ],
)
def test_options_that_the_game_refuses_are_refused(name: str, value: str, key: str) -> None:
    options = {**json.loads(LINES[0])["options"], name: value}
    assert refusal(changed(1, options=options))[0] == key


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": ...},
        {"seat": "0"},
        {"seat": False},
        {"seat": -1},
        {"seat": 2},
        {"seat": 10**30},
        {"move": ...},
        {"move": 7},
        {"move": None},
        {"at": ...},
        {"at": 0.5},
        {"at": -1},
        {"at": "0"},
        {"log": ...},
        {"log": None},
        {"log": ""},
        {"log": {}},
        {"log": "mr-log-laid"},
        {"log": {"key": "k", "args": {}}},
        {"log": ["mr-log-laid"]},
        {"log": [{"key": "k"}]},
        {"log": [{"key": "k", "args": {"a": [1]}}]},
    ],
    ids=str,
)
@pytest.mark.parametrize("line", [2, 3])
def test_an_entry_that_cannot_be_is_refused(line: int, fields: dict[str, Any]) -> None:
    assert refusal(changed(line, **fields)) == damaged(line)


@pytest.mark.parametrize(
    "fields",
    [
        {"end": 1},
        {"end": None},
        {"result": ...},
        {"result": 1},
        {"result": []},
        {"result": {}},
        {"result": {"reason": "x", "scores": 1, "winners": []}},
        {"result": {"reason": "x", "scores": ["1"], "winners": []}},
        {"result": {"reason": 1, "scores": [], "winners": []}},
    ],
    ids=str,
)
def test_a_closing_line_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    assert refusal(changed(len(LINES), **fields)) == damaged(len(LINES))


def test_endless_nesting_is_a_damaged_line() -> None:
    for depth in (9, 100, 450, 100_000):
        log = '[{"key": "k", "args": {"a": ' * depth + "1" + "}}]" * depth
        row = '{"seat": 0, "move": "end", "at": 0, "log": ' + log + "}"
        assert refusal("\n".join([LINES[0], row, *LINES[2:]])) == damaged(2)


def test_texts_nested_deeper_than_any_sentence_are_a_damaged_line() -> None:
    plain: object = "deep"
    for _ in range(200):
        plain = {"key": "k", "args": {"a": plain}}
    assert refusal(changed(2, log=[plain])) == damaged(2)


def test_a_number_too_long_to_read_is_a_damaged_line() -> None:
    row = LINES[1].replace('"at": 0', '"at": ' + "9" * 10_000)
    assert refusal("\n".join([LINES[0], row, *LINES[2:]])) == damaged(2)


def test_a_very_long_line_is_quoted_only_in_part() -> None:
    key, args = refusal(changed(2, move="lay " + "x" * 10**6))
    assert key == "error-file-move"
    assert len(args["move"]) <= 40


def test_an_illegal_move_is_named_with_its_number_and_clause() -> None:
    key, args = refusal(changed(4, move="end"))
    assert (key, args["number"], args["move"]) == ("error-file-illegal", 3, "end")
    assert args["clause"] == "MR-3.3"


def test_a_move_of_the_wrong_seat_is_named() -> None:
    key, args = refusal(changed(4, seat=1))
    assert (key, args["number"], args["clause"]) == ("error-file-illegal", 3, "MR-1.8")


def test_a_step_back_that_was_not_possible_is_named() -> None:
    key, args = refusal(changed(2, move="undo"))
    assert (key, args["number"], args["move"]) == ("error-file-move", 1, "undo"), "no clause of a game forbids it"


def test_a_text_that_is_no_move_is_named() -> None:
    key, args = refusal(changed(4, move="sing"))
    assert (key, args["number"], args["move"]) == ("error-file-move", 3, "sing")


def test_a_tampered_digest_is_noticed() -> None:
    assert refusal(changed(len(LINES), end="0" * 64)) == ("error-file-digest", {})


def test_another_deal_is_noticed() -> None:
    with pytest.raises(BadMatchFile):
        resume(GAME, decode(changed(1, seed="98")))


def test_another_time_of_a_move_is_noticed() -> None:
    assert refusal(changed(4, at=12345)) == ("error-file-digest", {})


def test_an_invented_result_is_noticed() -> None:
    won = {"reason": "third-scoring", "scores": [50, 0], "winners": [0]}
    assert refusal(changed(len(LINES), result=won)) == ("error-file-digest", {})


class NextRules(Monsterrolle):
    info = replace(Monsterrolle.info, rules_version=Monsterrolle.info.rules_version + 1)


def test_a_file_of_other_rules_can_be_read_but_not_played_on() -> None:
    file: MatchFile = decode(WHOLE)
    assert file.logs[0][0].key == "mr-log-laid"
    with pytest.raises(BadMatchFile) as refused:
        resume(NextRules(), file)
    version = Monsterrolle.info.rules_version
    assert refused.value.text == ("error-file-rules", {"found": version, "known": version + 1})


def test_a_file_of_other_rules_is_read_whatever_its_moves_and_options_were() -> None:
    rows = changed(1, rules=7, options={"planet": "mars"}).splitlines()
    rows[1] = json.dumps({"seat": 1, "move": "fly", "at": 0, "log": [{"key": "mr-log-flown", "args": {"height": 2.5}}]})
    file = decode("\n".join(rows))
    assert file.entries[0].text == "fly"
    assert to_plain(file.logs[0][0]) == {"key": "mr-log-flown", "args": {"height": 2.5}}

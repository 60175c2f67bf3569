"""A whole match in the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.text import Text as Drawing

from tischlein.cli.play import _new_match
from tischlein.cli.screen import Screen
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import decode, encode, resume
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, has_race, live_part
from tischlein.core.rng import MASK
from tischlein.core.words import Arg
from tischlein.games.dayunhe.terminal import STYLES as DAYUNHE_STYLES
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.terminal import PAPER_STYLES
from tischlein.words.rulebooks import read_rulebook
from tischlein.words.words import LANGUAGES, Words

ENGLISH = Words("en")
PERSON = ["play", "monsterrolle", "--option", "begins=1", "--seed", "3"]


def said(key: str, **args: Arg) -> str:
    return ENGLISH.say(key, **args)


def entries(path: Path) -> list[str]:
    return [entry.text for entry in decode(path.read_text(encoding="utf-8")).entries]


def listed(out: str) -> list[str]:
    """The moves that `?` has just listed, in columns."""
    *_, table = out.rsplit(":\n", 1)
    known = re.split(r"\s{2,}|\n", table)
    return [move for move in known if re.match(r"(lay|stop|tear|discard|draw|take|end)\b", move)]


def first_listed(capsys: pytest.CaptureFixture[str], seen: list[str]) -> Iterator[str]:
    """Asks for the legal moves every time and plays the first one."""
    while True:
        yield "?"
        seen.append(capsys.readouterr().out)
        yield listed(seen[-1])[0]


def test_bots_play_a_whole_match(tischlein) -> None:
    done = tischlein("play", "monsterrolle", "--bots", "random,greedy,random", "--seed", "5")
    assert (done.code, done.err) == (0, "")
    assert said("play-seed", seed="5") in done.out
    assert done.out.count("Bot 2 (greedy)") > 20


def test_the_same_seed_is_the_same_match(tischlein) -> None:
    arguments = ["play", "monsterrolle", "--bots", "random,greedy", "--seed"]
    assert tischlein(*arguments, 5).out == tischlein(*arguments, 5).out != tischlein(*arguments, 6).out


def test_the_seed_that_was_drawn_is_told_and_deals_the_same_match(tischlein) -> None:
    arguments = ["play", "monsterrolle", "--bots", "random,random"]
    out = tischlein(*arguments).out
    found = re.search(r"--seed (\d+)", out)
    assert found
    assert tischlein(*arguments, "--seed", found[1]).out == out


def test_a_person_plays_a_whole_match_by_the_listed_moves(tischlein, capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[str] = []
    done = tischlein(*PERSON, "--bots", "random", typed=first_listed(capsys, seen))
    assert (done.code, done.err) == (0, "")
    assert len(seen) > 50
    assert said("play-seed", seed="3") in done.out


def test_several_people_share_a_keyboard_behind_a_curtain(tischlein, capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[str] = []

    def answers() -> Iterator[str]:
        moves = first_listed(capsys, seen)
        yield ""  # the curtain of player 1
        for _ in range(6):  # a card, another card, the end of the turn
            yield next(moves)

    rest = tischlein(*PERSON, "--bots", "", typed=answers()).out
    assert said("play-curtain", who=ENGLISH.name(0)) in seen[0]
    hand = said("mr-show-hand").strip()
    assert said("play-curtain", who=ENGLISH.name(1)) in rest
    assert hand not in rest, "nobody's hand is shown before player 2 has pressed Enter"


def test_whoever_gets_the_keyboard_is_told_only_what_stands(tischlein) -> None:
    out = tischlein(*PERSON, "--bots", "", typed=["", "?", "quit"]).out
    first, second = [move for move in listed(out) if move.startswith("discard")][:2]
    told = tischlein(*PERSON, "--bots", "", typed=["", first, "undo", first, second, "end", "", "quit"]).out
    *_, told = told.rsplit(said("play-curtain", who=ENGLISH.name(1)), 1)
    assert told.count("discards") == 2


def test_undo_takes_back_a_whole_part(tischlein, tmp_path: Path) -> None:
    """On the canal: tile, field and turn are one build."""
    game = find_game("dayunhe")
    match = Match(game, new_header(game, 2, 5, players=("", "")))
    while game.format(match.legal(match.state.active)[-1]) != "end":
        match.play(match.state.active, match.legal(match.state.active)[0], 0)
    for verb in ("supply", "build", "at", "turn"):
        seat = match.state.active
        match.play(seat, next(move for move in match.legal(seat) if game.format(move).startswith(verb)), 0)
    (tmp_path / "built").write_text(encode(match), encoding="utf-8")
    out = tischlein("play", "dayunhe", "--resume", "built", typed=["", "undo", "save gone", "undo", "quit"]).out
    assert entries(tmp_path / "gone")[-6:-3] == entries(tmp_path / "built")[-3:]
    assert entries(tmp_path / "gone")[-3:] == ["undo"] * 3
    assert said("error-undo") in out, "what was supplied came to light"


def test_a_person_sees_the_own_hand_and_no_other(tischlein) -> None:
    out = tischlein(*PERSON, typed=["quit"]).out
    assert out.count(said("mr-show-hand").strip()) == 1


@pytest.mark.parametrize("typed", [["quit"], ["exit"], ["QUIT"], [], [""], ["?"]])
def test_leaving_is_no_failure(tischlein, typed: list[str]) -> None:
    """By a word, or because there is nobody at the keyboard."""
    done = tischlein(*PERSON, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.rstrip().endswith(said("play-goodbye"))


def test_a_move_is_typed_by_any_unmistakable_beginning(tischlein, tmp_path: Path) -> None:
    out = tischlein(*PERSON, typed=["?", "quit"]).out
    move = next(move for move in listed(out) if move.startswith("discard"))
    beginnings = [move[:end] for end in range(9, len(move) + 1)]
    short = next(each for each in beginnings if sum(other.startswith(each) for other in listed(out)) == 1)
    tischlein(*PERSON, typed=[short.upper(), "save x", "quit"])
    assert entries(tmp_path / "x") == [move]


def test_an_ambiguous_beginning_names_the_moves_and_plays_none(tischlein, tmp_path: Path) -> None:
    moves = [move for move in listed(tischlein(*PERSON, typed=["?", "quit"]).out) if move.startswith("discard")]
    out = tischlein(*PERSON, typed=["discard", "save x", "quit"]).out
    assert ", ".join(moves) in out
    assert entries(tmp_path / "x") == []


def test_what_is_no_move_changes_nothing(tischlein) -> None:
    out = tischlein(*PERSON, typed=["sing a song", "quit"]).out
    assert said("mr-notation", typed="sing a song") in out
    assert out.count(said("mr-show-hand").strip()) == 1, "the table is not drawn again"


def test_an_illegal_move_is_refused_with_its_clause(tischlein) -> None:
    out = tischlein(*PERSON, typed=["end", "quit"]).out
    assert "(MR-3.3)" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_a_word_away(tischlein, language: str) -> None:
    words = Words(language)
    typed = ["help", "rules", "rules mr-3.5", "rules MR-99.9", "quit"]
    out = tischlein(*PERSON, "--lang", language, typed=typed).out
    assert out.count(words.say("play-commands")) == 2
    assert words.say("mr-rules-goal") in out
    assert words.say("mr-rules-turn").replace("**", "") in out
    rulebook = read_rulebook("monsterrolle", language)
    assert rulebook is not None
    clause = next(each for each in rulebook.clauses if each.id == "MR-3.5")
    assert all(part.text in out for part in clause.parts)
    assert words.say("play-no-clause", clause="MR-99.9", example="MR-1.1") in out
    assert "**" not in out


def test_why_tells_the_reason_without_trying(tischlein) -> None:
    out = tischlein(*PERSON, typed=["why end", "why draw", "quit"]).out
    assert "(MR-3.3)" in out
    assert "(MR-2.1)" in out


def test_why_of_an_allowed_move_says_so_and_does_not_play_it(tischlein, tmp_path: Path) -> None:
    out = tischlein(*PERSON, typed=["?", "quit"]).out
    move = listed(out)[0]
    after = tischlein(*PERSON, typed=[f"why {move}", "save x", "quit"]).out
    assert said("play-allowed", move=move) in after
    assert entries(tmp_path / "x") == []


@pytest.mark.parametrize("typed", ["why", "why why", "why undo"])
def test_why_without_a_move_is_answered(tischlein, typed: str) -> None:
    asked = typed.partition(" ")[2]
    assert said("mr-notation", typed=asked) in tischlein(*PERSON, typed=[typed, "quit"]).out


def test_undo_takes_the_last_step_back(tischlein, tmp_path: Path) -> None:
    move = listed(tischlein(*PERSON, typed=["?", "quit"]).out)[0]
    out = tischlein(*PERSON, typed=[move, "undo", "save a", move, "save b", "quit"]).out
    assert said("play-undone") in out
    assert entries(tmp_path / "a") == [move, "undo"]
    assert entries(tmp_path / "b") == [move, "undo", move]


def test_undo_with_nothing_to_take_back_is_refused_without_a_clause(tischlein) -> None:
    out = tischlein(*PERSON, typed=["undo", "quit"]).out
    assert said("error-undo") in out
    assert "()" not in out


def test_a_saved_match_can_be_gone_on_with(tischlein, tmp_path: Path) -> None:
    move = listed(tischlein(*PERSON, typed=["?", "quit"]).out)[0]
    out = tischlein(*PERSON, typed=[move, "save my match.jsonl", "quit"]).out
    assert said("play-saved", file="my match.jsonl") in out
    match = resume(GAME, decode((tmp_path / "my match.jsonl").read_text(encoding="utf-8")))
    assert [entry.text for entry in match.entries] == [move]
    again = tischlein("play", "monsterrolle", "--resume", "my match.jsonl", typed=["undo", "quit"])
    assert said("play-undone") in again.out


def test_saving_leaves_one_file_and_nothing_else(tischlein, tmp_path: Path) -> None:
    tischlein(*PERSON, typed=["save one", "quit"])
    assert [path.name for path in tmp_path.iterdir()] == ["one"]


def test_an_existing_file_is_never_overwritten(tischlein, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine", encoding="utf-8")
    done = tischlein(*PERSON, typed=["save precious", "quit"])
    assert done.code == 0, "a refusal in the middle of a match is no end of it"
    assert said("error-file-exists", file="precious") in done.out
    assert (tmp_path / "precious").read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["precious"]


def test_a_match_is_saved_again_under_its_own_name(tischlein, tmp_path: Path) -> None:
    """Its own: what was resumed or saved before, by whatever way it is named; not what somebody else put there."""
    own = tmp_path / "own"
    first, second = listed(tischlein(*PERSON, typed=["?", "quit"]).out)[:1] * 2
    done = tischlein(*PERSON, typed=["save own", first, "save ./own", "quit"])
    assert done.out.count(said("play-saved", file="own")) == 1
    assert len(decode(own.read_text(encoding="utf-8")).entries) == 1
    again = tischlein("play", "monsterrolle", "--resume", "own", typed=["undo", second, f"save {own}", "quit"])
    assert said("play-saved", file=str(own)) in again.out
    assert len(decode(own.read_text(encoding="utf-8")).entries) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["own"]


def test_a_file_that_has_become_another_one_is_not_overwritten(tischlein, tmp_path: Path) -> None:
    tischlein(*PERSON, typed=["save own", "quit"])

    def typed() -> Iterator[str]:
        (tmp_path / "own").write_text("another", encoding="utf-8")
        yield "save own"

    out = tischlein("play", "monsterrolle", "--resume", "own", typed=typed()).out
    assert said("error-file-exists", file="own") in out
    assert (tmp_path / "own").read_text(encoding="utf-8") == "another"


@pytest.mark.parametrize("term", ["xterm", "linux"])
def test_sixteen_colours_keep_the_papers_apart(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("COLORTERM", raising=False)
    screen = Screen()
    assert screen.color_system == "standard"
    for styles in (PAPER_STYLES, tuple(DAYUNHE_STYLES.values())):
        for ground in ("{}", "#1b1b1b on {}"):
            shown = []
            for colour in styles:
                with screen.capture() as capture:
                    screen.print(Drawing("x", style=ground.format(colour)))
                shown.append(capture.get())
            assert len(set(shown)) == len(styles), shown
            # The Linux console has no bright grounds (100 to 107).
            assert not any(re.search(r"\b10[0-7]m", each) for each in shown), shown


@pytest.mark.parametrize("name", ["missing/folder/x", "a\0b", "x" * 5000, "/", "\ud800"])
def test_a_name_that_cannot_be_written_is_answered_and_the_match_goes_on(tischlein, name: str) -> None:
    done = tischlein(*PERSON, typed=[f"save {name}", "why end", "quit"])
    assert (done.code, done.err) == (0, "")
    assert "(MR-3.3)" in done.out


@pytest.mark.parametrize("typed", ["save", "save   "])
def test_save_without_a_name_tells_how_to_save(tischlein, tmp_path: Path, typed: str) -> None:
    out = tischlein(*PERSON, typed=[typed, "quit"]).out
    assert out.count(said("play-commands")) == 2, "once at the beginning, once as the answer"
    assert list(tmp_path.iterdir()) == []


def test_a_finished_file_is_shown_as_it_ended(tischlein, finished: Path) -> None:
    done = tischlein("play", "monsterrolle", "--resume", finished)
    assert done.code == 0
    assert "Ada" in done.out
    assert said("play-seed", seed="7") in done.out


def test_table_time_goes_on_where_a_saved_match_stopped(tischlein, unfinished: Path, tmp_path: Path) -> None:
    tischlein("play", "monsterrolle", "--resume", unfinished, typed=["undo", "save later", "quit"])
    times = [entry.at for entry in decode((tmp_path / "later").read_text(encoding="utf-8")).entries]
    assert times[0] == 5000
    assert times == sorted(times)


def test_control_characters_that_were_typed_are_not_sent_back(tischlein) -> None:
    out = tischlein(*PERSON, typed=["\x1b[2Jboo\x07", "save x\x1b[31m/y", "quit"]).out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "�[2jboo�" in out


def hostile_names(path: Path) -> None:
    """Other names, in a file that is otherwise sound: names are no part of the digest."""
    header, *rest = path.read_text(encoding="utf-8").splitlines()
    players = ["[red]Eve[/red] :smile:", "\x1b[31mMal\nlory\x1b[0m", "\u202eTrudy [link=file:///x]"]
    changed = json.dumps({**json.loads(header), "players": players})
    path.write_text("\n".join([changed, *rest]) + "\n", encoding="utf-8")


@pytest.mark.parametrize("command", [["play", "monsterrolle", "--resume"], ["replay"]])
def test_names_are_shown_as_they_are_and_obeyed_by_nobody(tischlein, finished: Path, command: list[str]) -> None:
    hostile_names(finished)
    done = tischlein(*command, finished)
    assert done.code == 0
    assert "[red]Eve[/red] :smile:" in done.out
    assert "�[31mMal lory�[0m" in done.out
    assert "�Trudy [link=file:///x]" in done.out
    assert not {"\x1b", "\u202e"} & set(done.out)


@pytest.mark.parametrize("seed", [-1, MASK, 1 << 64])
def test_any_whole_number_is_a_seed(tischlein, seed: int) -> None:
    done = tischlein("play", "monsterrolle", "--bots", "random,random", "--seed", seed)
    assert done.code == 0
    assert f"--seed {seed & MASK}" in done.out


def test_ctrl_c_ends_the_match_quietly(tischlein) -> None:
    def interrupt() -> Iterator[str]:
        yield "?"
        raise KeyboardInterrupt

    done = tischlein(*PERSON, typed=interrupt())
    assert done.code == 130
    assert done.err.strip() == ""


@pytest.mark.parametrize("language", ["de", "uk"])
def test_every_language_is_spoken_from_beginning_to_end(tischlein, language: str) -> None:
    arguments = ["play", "monsterrolle", "--bots", "random,random", "--seed", "1", "--lang"]
    english, spoken = tischlein(*arguments, "en"), tischlein(*arguments, language)
    assert (spoken.code, spoken.err) == (0, "")
    assert spoken.out != english.out
    assert not re.search(r"\b(mr|play)-[a-z]+-?[a-z]*\b", spoken.out), "a key instead of a word"


def test_without_people_nothing_is_asked(tischlein) -> None:
    answers = iter(["quit"])
    assert tischlein("play", "monsterrolle", "--bots", "random,random", typed=answers).code == 0
    assert next(answers) == "quit"


def test_options_reach_the_table(tischlein, tmp_path: Path) -> None:
    arguments = ["--option", "direction=fixed", "--option", "sheet=four", "--option", "begins=1"]
    tischlein("play", "monsterrolle", *arguments, typed=["save x", "quit"])
    options = decode((tmp_path / "x").read_text(encoding="utf-8")).header.options
    assert (options["direction"], options["sheet"]) == ("fixed", "four")


def test_a_sheet_is_read_from_a_file_and_travels_with_the_match(tischlein, tmp_path: Path) -> None:
    from tischlein.games.monsterrolle.sheet import FOLDER

    sheet = (FOLDER / "four.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(sheet, encoding="utf-8")
    tischlein("play", "monsterrolle", "--option", "sheet=mine.toml", "--option", "begins=1", typed=["save x", "quit"])
    (tmp_path / "mine.toml").unlink()
    assert tischlein("play", "monsterrolle", "--resume", "x", typed=["quit"]).code == 0


def test_bots_take_the_last_seats_and_people_the_rest(tischlein, tmp_path: Path) -> None:
    typed = ["", "save x", "quit"]
    tischlein(*PERSON, "--seats", "4", "--bots", "random,greedy", typed=typed)
    assert decode((tmp_path / "x").read_text(encoding="utf-8")).header.players == ("", "", "bot:random", "bot:greedy")


def test_medium_bots_sit_in_every_seat_but_the_first(tischlein, tmp_path: Path) -> None:
    tischlein(*PERSON, "--seats", "3", typed=["save x", "quit"])
    assert decode((tmp_path / "x").read_text(encoding="utf-8")).header.players == ("", "bot:medium", "bot:medium")


Check = Callable[..., str]


def test_a_match_of_another_game_is_not_gone_on_with(tischlein, one_sentence: Check, unfinished: Path) -> None:
    content = unfinished.read_text(encoding="utf-8").replace('"monsterrolle"', '"chess"', 1)
    unfinished.write_text(content, encoding="utf-8")
    assert "chess" in one_sentence(tischlein("play", "monsterrolle", "--resume", unfinished))


def test_a_match_of_other_rules_is_not_gone_on_with(tischlein, one_sentence: Check, unfinished: Path) -> None:
    now = find_game("monsterrolle").info.rules_version
    content = unfinished.read_text(encoding="utf-8").replace(f'"rules": {now}', '"rules": 99', 1)
    unfinished.write_text(content, encoding="utf-8")
    said = one_sentence(tischlein("play", "monsterrolle", "--resume", unfinished))
    assert "99" in said
    assert "replay" in said


def test_a_bot_that_nobody_knows_is_named(tischlein, one_sentence: Check, unfinished: Path) -> None:
    content = unfinished.read_text(encoding="utf-8").replace("bot:greedy", "bot:deepblue", 1)
    unfinished.write_text(content, encoding="utf-8")
    assert "deepblue" in one_sentence(tischlein("play", "monsterrolle", "--resume", unfinished))


def races() -> list[tuple[str, str, str]]:
    """Game, option and the value that people around one keyboard cannot play with."""
    return [
        (game_id, key, default)
        for game_id in game_ids()
        for key, value in live_part(game_id).ONE_DEVICE.items()
        if (default := complete_options(find_game(game_id).info, 2, {})[key]) != value
    ]


def test_around_one_keyboard_there_is_no_race() -> None:
    assert races()
    for game_id, key, default in races():
        assert _new_match(find_game(game_id), None, None, 1, []).header.options[key] != default


@pytest.mark.parametrize("bots", [(), ("--bots", "greedy,random")], ids=["a person", "bots only"])
def test_whoever_asks_for_a_race_at_one_keyboard_is_told_why_there_is_none(
    tischlein, one_sentence: Check, bots: tuple[str, ...]
) -> None:
    for game_id, key, default in races():
        said = one_sentence(tischlein("play", game_id, *bots, "--option", f"{key}={default}", typed=["quit"]))
        assert "one device" in said


def test_a_match_with_a_race_is_not_gone_on_with_at_one_keyboard(
    tischlein, one_sentence: Check, tmp_path: Path
) -> None:
    for game_id, key, default in races():
        game = find_game(game_id)
        raced = Match(game, new_header(game, 2, 1, options={key: default}, players=("", "bot:greedy")))
        path = tmp_path / "raced"
        path.write_text(encode(raced), encoding="utf-8")
        assert "one device" in one_sentence(tischlein("play", game_id, "--resume", path, typed=["quit"]))


def test_what_a_person_has_to_find_is_neither_listed_nor_completed(tischlein) -> None:
    """CL-3.13: whoever asks for the moves, or types half of one, is not told where a photo is."""
    seed, photo = with_a_photo()
    words = photo.rsplit(" ", 1)[0]
    done = tischlein("play", "click", "--seed", seed, typed=["?", "photo", words, f"why {words}", "quit"])
    assert done.code == 0
    assert "pass" in listed_anywhere(done.out)
    assert photo not in done.out
    done = tischlein("play", "click", "--seed", seed, typed=[f"why {photo}", photo, "quit"])
    assert said("play-allowed", move=photo) in done.out, "but whoever has found it may make it"


def listed_anywhere(out: str) -> list[str]:
    """Lists of moves stand in columns."""
    return [cell for line in out.splitlines() for cell in line.strip().split("   ")]


def with_a_photo() -> tuple[str, str]:
    """A seed whose first wall shows the first player a photo, and this one; not that of the example in the question."""
    game = find_game("click")
    for seed in range(10_000):
        legal = [game.format(move) for move in game.legal(_new_match(game, None, None, seed, []).state, 0)]
        photos = [move for move in legal if move.startswith("photo")]
        if len(photos) == 1 and photos[0] not in said("cl-ask-answer"):
            return str(seed), photos[0]
    raise AssertionError("no such seed")


def test_a_game_with_a_race_is_played_to_its_end(tischlein) -> None:
    for game_id in (each for each in game_ids() if has_race(each)):
        done = tischlein("play", game_id, "--bots", "random,greedy", "--seed", "5")
        assert done.code == 0

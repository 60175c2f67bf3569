"""The script of every lesson that the registry finds can be played through on the engine, whichever way it allows."""

from __future__ import annotations

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.lesson import PUPIL, Course, Lesson, Stay
from tischlein.core.lessonfile import FILE, lesson_of, read_lesson
from tischlein.core.match import replay
from tischlein.core.registry import find_game, game_folder, game_ids, live_part
from tischlein.core.types import only, seats_in
from tischlein.lawbook.lessons import Stuck, check_lesson, first_position

LESSONS = [game_id for game_id in game_ids() if lesson_of(game_id) is not None]
EVERY_LESSON = pytest.mark.parametrize("game_id", LESSONS)


def lesson(game_id: str) -> Lesson:
    found = lesson_of(game_id)
    assert found is not None
    return found


def test_some_game_has_one() -> None:
    assert LESSONS


@EVERY_LESSON
def test_everything_that_is_asked_for_can_be_done(game_id: str) -> None:
    match = check_lesson(find_game(game_id), lesson(game_id))
    assert match.result is None, "a lesson ends in the middle of a match that can be played on"
    live = live_part(game_id)
    assert live.awaited(match.state, match.to_act) == only(PUPIL), "the others wait for the pupil at its end"
    assert live.due(match.state) is None, "nothing happens while its last words are read"
    assert replay(match.game, match.header, match.entries).digest() == match.digest()


@EVERY_LESSON
def test_the_script_speaks_for_the_others_until_it_is_over(game_id: str) -> None:
    """As the bots of a table ask it: it names each of their moves when it is due, and nothing before or after."""
    script, game = lesson(game_id), find_game(game_id)
    course, match = Course(script), first_position(game, script)

    def advised(seat: int) -> str | Stay:
        return course.advice([(entry.seat, entry.text) for entry in match.entries], seat)

    others, live = range(1, script.seats), live_part(game_id)
    for ask in script.asks:
        if ask.moves:
            assert all(advised(seat) is Stay.WAIT for seat in range(script.seats)), ask.line
            match.play(PUPIL, game.parse(ask.moves[0]), 0)
        for seat, text in ask.then:
            assert seat in seats_in(match.to_act)
            assert seat != PUPIL or live.due(match.state) is not None, ask.line
            told = {each: advised(each) for each in range(script.seats)}
            assert told == dict.fromkeys(told, Stay.WAIT) | {seat: text}, ask.line
            match.play(seat, game.parse(text), 0)
    assert all(advised(seat) is Stay.WAIT for seat in others)
    match.play(PUPIL, match.legal(PUPIL)[-1], 0)
    assert all(advised(seat) is Stay.LEFT for seat in others)


@EVERY_LESSON
def test_every_step_can_be_the_first_one(game_id: str) -> None:
    script, game = lesson(game_id), find_game(game_id)
    for number, step in enumerate(script.steps):
        match = first_position(game, script)
        first = next(at for at, ask in enumerate(step.asks) if ask.moves)
        looked_at = [move for ask in step.asks[:first] for move in ask.then]
        for seat, text in [*script.opening(number), *looked_at]:
            match.play(seat, game.parse(text), 0)
        assert game.parse(step.asks[first].moves[0]) in match.legal(PUPIL), step.name


@EVERY_LESSON
def test_steps_have_names_of_their_own(game_id: str) -> None:
    names = [step.name for step in lesson(game_id).steps]
    assert len(names) == len(set(names))
    assert 3 <= len(names) <= 10


# The proof can fail


def changed(old: str, new: str) -> Lesson:
    content = (game_folder("monsterrolle") / FILE).read_text(encoding="utf-8")
    assert old in content
    return read_lesson(content.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('move = "lay bo 2"', 'move = "lay op* 2"'),
        ('move = "take"', 'move = "takes"'),
        ("2: tear o 1:2", "2: tear o 1:3"),
        ("seed = 1242", "seed = 1243"),
        ('move = "stop 3"', 'move = ["stop 3", "stop 2"]'),
        ('move = "discard og"', 'move = ["discard og", "end"]'),
        ('then = ["2: lay ro 1"', 'then = ["1: draw", "2: lay ro 1"'),
        ('move = "take"', 'move = "take"\noffers = ["takes ..."]'),
    ],
)
def test_a_script_that_cannot_be_followed_is_found(old: str, new: str) -> None:
    with pytest.raises(Stuck, match=r"line \d+: "):
        check_lesson(find_game("monsterrolle"), changed(old, new))


def test_a_script_does_not_move_for_the_pupil() -> None:
    script = changed('word = "first"', 'word = "first"\nthen = ["1: lay bo 2"]')
    with pytest.raises(Stuck, match="1: lay bo 2 is the pupil's to make"):
        check_lesson(find_game("monsterrolle"), script)


def test_whatever_begins_like_that_counts_and_is_tried() -> None:
    script = changed('move = "discard og"', 'move = ["discard og", "discard ..."]')
    check_lesson(find_game("monsterrolle"), script)


# Files


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats = 2", "seats = ", "error-learn-toml"),
        ("seats = 2", 'seats = "2"', "error-learn-field .*'line': 1, 'field': 'seats'"),
        ("seed = 1242", "seed = -1", "'field': 'seed'"),
        ("seed = 1242", "sead = 1242", "'field': 'sead'"),
        ('name = "star"', 'name = ""', "'field': 'name'"),
        ('move = "take"', "move = 3", "'field': 'move'"),
        ('move = "take"', 'move = "take..."', "'field': 'move'"),
        ('word = "take"', "", "'field': 'word'"),
        ('word = "star"', 'word = "star"\nside = "top"', "'field': 'side'"),
        ("auto = true", 'auto = "yes"', "'field': 'auto'"),
        ('word = "star"', 'word = "star"\noffers = 3', "'field': 'offers'"),
        ("2: lay ro 1", "0: lay ro 1", "'field': 'then'"),
        ("2: lay ro 1", "3: lay ro 1", "'field': 'then'"),
        ("2: lay ro 1", "lay ro 1", "'field': 'then'"),
        ('word = "match-no"', 'words = "match-no"', "'field': 'wrong'"),
        ('begins = "1"', "begins = 1", "'field': 'options'"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_line_and_field(old: str, new: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        changed(old, new)


def test_the_line_is_that_of_the_ask() -> None:
    content = (game_folder("monsterrolle") / FILE).read_text(encoding="utf-8")
    before = content[: content.index('move = "take"')].splitlines()
    assert before[-1] == "[[step.ask]]"
    with pytest.raises(BadInput, match=f"'line': {len(before)}, 'field': 'move'"):
        changed('move = "take"', "move = 3")


def test_another_file_is_another_lesson() -> None:
    assert changed("seed = 1242", "seed = 1242 ").id != lesson("monsterrolle").id

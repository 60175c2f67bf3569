"""Reads `learn.toml`, the script of a lesson. A mistake in it is refused with its line and the name of the field."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

from tischlein.core.errors import BadInput
from tischlein.core.lesson import ANYTHING, Ask, Lesson, Step, Wrong
from tischlein.core.registry import game_folder
from tischlein.core.sheets import load_sheet
from tischlein.core.types import Seat
from tischlein.core.words import text

FILE: Final = "learn.toml"
_LESSON: Final = {"seats", "seed", "options", "looks", "host", "step"}
_STEP: Final = {"name", "ask"}
_ASK: Final = {"move", "word", "shows", "points", "good", "bad", "side", "auto", "offers", "wrong", "then"}
_SIDES: Final = ("", "left", "right")


def has_lesson(game_id: str) -> bool:
    """Whether there is a script, readable or not: what is wrong with it is said to whoever asks for it."""
    return (game_folder(game_id) / FILE).is_file()


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game; None if it has none. Raises BadInput for a file that cannot be used."""
    return read_lesson((game_folder(game_id) / FILE).read_text(encoding="utf-8")) if has_lesson(game_id) else None


def read_lesson(content: str) -> Lesson:
    try:
        data = load_sheet(content)
    except ValueError as error:  # tomllib names the line itself
        raise BadInput(text("error-learn-toml", why=str(error))) from None
    return _Reader(content).lesson(data)


class _Reader:
    def __init__(self, content: str) -> None:
        self._content = content
        heads = [(number, line.strip()) for number, line in enumerate(content.splitlines(), 1)]
        self._steps = [number for number, line in heads if line == "[[step]]"]
        self._asks = [number for number, line in heads if line == "[[step.ask]]"]
        self._line = 1

    def lesson(self, data: dict[str, Any]) -> Lesson:
        self._known(data, _LESSON)
        seats = self._number(data, "seats")
        steps = tuple(self._step(step, number, seats) for number, step in enumerate(self._tables(data, "step")))
        options = data.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise self._wrong("options")
        return Lesson(
            id=hashlib.sha256(self._content.encode()).hexdigest()[:16],
            seats=seats,
            seed=self._number(data, "seed"),
            options=options,
            looks=self._texts(data, "looks"),
            host=self._text(data, "host"),
            steps=steps,
        )

    def _step(self, data: dict[str, Any], number: int, seats: int) -> Step:
        self._line = self._steps[number] if number < len(self._steps) else 1
        self._known(data, _STEP)
        name = self._text(data, "name")
        if not name:
            raise self._wrong("name")
        return Step(name, tuple(self._ask(ask, seats) for ask in self._tables(data, "ask")))

    def _ask(self, data: dict[str, Any], seats: int) -> Ask:
        self._line = self._asks.pop(0) if self._asks else self._line
        self._known(data, _ASK)
        moves, word, is_auto = self._texts(data, "move"), self._text(data, "word"), data.get("auto", False)
        if moves and moves[0].endswith(ANYTHING):  # the host could not show it
            raise self._wrong("move")
        if not isinstance(is_auto, bool) or (is_auto and not moves):
            raise self._wrong("auto")
        if not word and not is_auto:
            raise self._wrong("word")
        side = self._text(data, "side")
        if side not in _SIDES:
            raise self._wrong("side")
        return Ask(
            line=self._line,
            moves=moves,
            word=word,
            shows=self._texts(data, "shows"),
            points=self._texts(data, "points"),
            good=self._text(data, "good"),
            bad=self._text(data, "bad"),
            side=side,
            is_auto=is_auto,
            offers=self._texts(data, "offers"),
            wrong=tuple(self._try(each) for each in self._tables(data, "wrong", is_needed=False)),
            then=tuple(self._move_of(each, seats) for each in self._texts(data, "then")),
        )

    def _try(self, data: dict[str, Any]) -> Wrong:
        moves, word = self._texts(data, "move"), self._text(data, "word")
        if not moves or not word:
            raise self._wrong("wrong")
        return Wrong(moves, word)

    def _move_of(self, said: str, seats: int) -> tuple[Seat, str]:
        """`2: lay rb 1`: a seat from 1 on and its move. Of the pupil's seat only what the table does by itself."""
        number, colon, move = said.partition(": ")
        if not colon or not number.isdecimal() or not 1 <= int(number) <= seats or not move:
            raise self._wrong("then")
        return int(number) - 1, move

    # Fields

    def _wrong(self, field: str) -> BadInput:
        return BadInput(text("error-learn-field", line=self._line, field=field))

    def _known(self, data: dict[str, Any], fields: set[str]) -> None:
        for field in data:
            if field not in fields:
                raise self._wrong(field)

    def _number(self, data: dict[str, Any], field: str) -> int:
        number = data.get(field)
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise self._wrong(field)
        return number

    def _text(self, data: dict[str, Any], field: str) -> str:
        said = data.get(field, "")
        if not isinstance(said, str):
            raise self._wrong(field)
        return said

    def _texts(self, data: dict[str, Any], field: str) -> tuple[str, ...]:
        """One text or several."""
        said = data.get(field, [])
        said = [said] if isinstance(said, str) else said
        if not isinstance(said, list) or not all(isinstance(each, str) and each for each in said):
            raise self._wrong(field)
        return tuple(said)

    def _tables(self, data: dict[str, Any], field: str, *, is_needed: bool = True) -> list[dict[str, Any]]:
        rows = data.get(field, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows) or (is_needed and not rows):
            raise self._wrong(field)
        return rows

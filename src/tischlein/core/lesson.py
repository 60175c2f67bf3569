"""A lesson: the script of a learn match, kept as `learn.toml` in the folder of a game.

A lesson is an ordinary match with a chosen seed. The pupil has the first seat and is asked for one move after another;
the other seats play what the script says. The script is data (`lessonfile` reads it), so nothing here knows a game.
Once the pupil makes another move, or one more at its end, the match goes on like any other (`Course.advice`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from tischlein.core.match import UNDO
from tischlein.core.types import Seat

PUPIL: Final[Seat] = 0
ANYTHING: Final = "..."
"""At the end of an asked move: whatever begins like that counts."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A likely wrong try and the word key (without `<prefix>-learn-`) of what the host says about it."""

    moves: tuple[str, ...]
    word: str


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that the pupil does: a move, or nothing but looking."""

    line: int
    """Where it stands in the file."""
    moves: tuple[str, ...] = ()
    """Any of these counts; the host shows the first. None: the pupil looks at what is shown, and taps."""
    word: str = ""
    """The key of what the host says, without `<prefix>-learn-`. Empty only if the host does it himself."""
    shows: tuple[str, ...] = ()
    """Further places of the board (`data-at`) that are not dimmed."""
    points: tuple[str, ...] = ()
    """Where to tap, one after the other. Empty: the game's page knows it from the move."""
    good: str = ""
    """A picture for the bubble, in the words of the game's page: how it is right."""
    bad: str = ""
    side: str = ""
    """Where the host stands: left, right, or where there is room."""
    is_auto: bool = False
    """The host makes this move himself: what was learnt before need not be done every time."""
    offers: tuple[str, ...] = ()
    """Further moves that the board offers, so that there is a choice. They are explained and never made."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[tuple[Seat, str], ...] = ()
    """What the other seats do after it, and what the table does by itself (core/live.py), also for the pupil's seat."""


@dataclass(frozen=True, slots=True)
class Step:
    """One concept; the page shows how many of them are done."""

    name: str
    asks: tuple[Ask, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    """A digest of the file: a table that was made from another version of it is not taught by this one."""
    seats: int
    seed: int
    options: dict[str, str]
    looks: tuple[str, ...]
    """By seat; empty in a game without looks."""
    host: str
    """Which figure hosts it, in the words of the game's page."""
    steps: tuple[Step, ...]

    @property
    def asks(self) -> tuple[Ask, ...]:
        return tuple(ask for step in self.steps for ask in step.asks)

    @property
    def words(self) -> set[str]:
        """The ends of all word keys that the script names."""
        said = [ask.word for ask in self.asks] + [each.word for ask in self.asks for each in ask.wrong]
        return {word for word in said if word}

    def opening(self, step: int) -> list[tuple[Seat, str]]:
        """All moves before this step, with the first of several that count."""
        asks = [ask for each in self.steps[:step] for ask in each.asks]
        return [move for ask in asks for move in (*_own(ask), *ask.then)]


def _own(ask: Ask) -> list[tuple[Seat, str]]:
    return [(PUPIL, ask.moves[0])] if ask.moves else []


def counts(moves: Iterable[str], text: str) -> bool:
    """Whether a move is among those that are asked for."""
    return any(
        text.startswith(move.removesuffix(ANYTHING)) if move.endswith(ANYTHING) else text == move for move in moves
    )


# What the other seats do


class Stay(Enum):
    WAIT = "wait"
    """It is the pupil's turn to do something first, also at the end of the script."""
    LEFT = "left"
    """The match is not, or no longer, on the course of the script."""


class _Due(NamedTuple):
    moves: tuple[str, ...]
    """Any of these counts."""
    after: int
    """So many moves come before it."""
    is_asked: bool
    """It is the pupil's to make: nobody makes it for them."""


class Course:
    """The script as one sequence of moves per seat."""

    def __init__(self, lesson: Lesson) -> None:
        self._seats: Final[list[list[_Due]]] = [[] for _ in range(lesson.seats)]
        before = 0
        for ask in lesson.asks:
            asked = [(PUPIL, ask.moves, True)] if ask.moves else []
            for seat, moves, is_asked in [*asked, *((seat, (text,), False) for seat, text in ask.then)]:
                self._seats[seat].append(_Due(moves, before, is_asked))
                before += 1

    def advice(self, entries: Iterable[tuple[Seat, str]], seat: Seat) -> str | Stay:
        """What this seat does next after these moves, as text; for the pupil's only what the table does by itself."""
        made = _standing(entries, len(self._seats))
        if not all(map(_is_followed, self._seats, made)):
            return Stay.LEFT
        due = next(iter(self._seats[seat][len(made[seat]) :]), None)
        if due is None or due.is_asked or due.after > sum(map(len, made)):
            return Stay.WAIT
        return due.moves[0]


def _is_followed(script: list[_Due], made: list[str]) -> bool:
    return len(made) <= len(script) and all(counts(due.moves, text) for due, text in zip(script, made, strict=False))


def _standing(entries: Iterable[tuple[Seat, str]], seats: int) -> list[list[str]]:
    """The moves of each seat without those that were taken back."""
    kept: list[tuple[Seat, str]] = []
    for seat, text in entries:
        if text == UNDO:
            kept.pop()
        else:
            kept.append((seat, text))
    return [[text for mover, text in kept if mover == seat] for seat in range(seats)]

"""What the script of a learn match says to its table. Once it is left, the table is like any other."""

from __future__ import annotations

from tischlein.core.errors import BadInput
from tischlein.core.lesson import PUPIL, Course, Stay
from tischlein.core.lessonfile import lesson_of
from tischlein.core.types import Move, Seat
from tischlein.tables.log.state import TableState


def advice(state: TableState, seat: Seat) -> Move | Stay:
    """The scripted move of a seat; LEFT at all other tables, and where the scripted move is not legal.

    For the pupil it is what the table does by itself, or WAIT.
    """
    course = _course(state)
    if course is None:
        return Stay.LEFT
    match = state.playing
    said = course.advice([(entry.seat, entry.text) for entry in match.entries], seat)
    if isinstance(said, Stay):
        return said
    move = match.game.parse(said)
    return move if move in match.legal(seat) else Stay.LEFT


def is_followed(state: TableState) -> bool:
    """Whether this is a learn match in which everybody has kept to the script so far."""
    return advice(state, PUPIL) is not Stay.LEFT


def _course(state: TableState) -> Course | None:
    if not state.lesson or not state.is_taught or any(seat.person for seat in state.seats[PUPIL + 1 :]):
        return None
    try:
        lesson = lesson_of(state.game_id)
    except BadInput:  # the file was changed since this table was made
        return None
    return Course(lesson) if lesson is not None and lesson.id == state.lesson else None

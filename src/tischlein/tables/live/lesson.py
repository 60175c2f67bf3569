"""What the script of a learn match says to its bots. Once it is left or over, they play as they do anywhere else."""

from __future__ import annotations

from tischlein.core.errors import BadInput
from tischlein.core.lesson import Course, Stay
from tischlein.core.lessonfile import lesson_of
from tischlein.core.types import Move, Seat
from tischlein.tables.log.state import TableState


def advice(state: TableState, seat: Seat) -> Move | Stay:
    """The scripted move of a bot's seat; LEFT at all other tables, and where the scripted move is not legal."""
    if not state.lesson or state.seats[seat].person:
        return Stay.LEFT
    try:
        lesson = lesson_of(state.game_id)
    except BadInput:  # the file was changed since this table was made
        return Stay.LEFT
    if lesson is None or lesson.id != state.lesson:
        return Stay.LEFT
    match = state.playing
    said = Course(lesson).advice([(entry.seat, entry.text) for entry in match.entries], seat)
    if isinstance(said, Stay):
        return said
    move = match.game.parse(said)
    return move if move in match.legal(seat) else Stay.LEFT

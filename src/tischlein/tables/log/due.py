"""What a table does by itself next, if nobody acts before (core/live.py)."""

from __future__ import annotations

from tischlein.core.lesson import Stay
from tischlein.core.live import Due
from tischlein.core.registry import live_part
from tischlein.tables.log import lesson
from tischlein.tables.log.state import TableState


def due_of(state: TableState) -> Due | None:
    """The next automatic move. With pass and play, and with children, there is none: they take the time they need.

    In a lesson nobody is hurried: it happens when the script says so, and a call waits for its marks.
    """
    if not state.is_going or state.is_pass_and_play or state.has_children:
        return None
    due = live_part(state.game_id).due(state.playing.state)
    return due if due is None or lesson.advice(state, due.seat) in (due.move, Stay.LEFT) else None

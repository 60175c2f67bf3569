"""Beginning and finishing the parts of a card."""

from __future__ import annotations

from tischlein.core.states import raised, replaced
from tischlein.core.types import Seat
from tischlein.games.dayunhe.data import EMPTY, NOWHERE, OWNER
from tischlein.games.dayunhe.state import ACTING, State


def begin(state: State, verb: int, step: int) -> None:
    """Begins a part of several steps. Only the last of them changes the table."""
    state.begun = verb
    state.step = step


def finish(state: State) -> None:
    state.step = ACTING
    state.begun = 0
    state.kind = 0
    state.aim = 0
    state.target = NOWHERE
    state.source = NOWHERE
    state.turn = NOWHERE


def finish_build(state: State) -> None:
    state.builds -= 1
    state.may_rebuild = False  # DY-4.7: instead of both builds
    finish(state)


def finish_rebuild(state: State) -> None:
    state.builds = 0
    state.may_rebuild = False
    finish(state)


def finish_special(state: State) -> None:
    state.may_special = False
    state.left = 0
    finish(state)


def clear(state: State, field: int) -> Seat:
    """Moves unrest from the board to its owner's part of the wall."""
    owner = state.board[field] >> OWNER
    state.board = replaced(state.board, field, EMPTY)
    state.walls = raised(state.walls, owner, 1)
    return owner

"""Parts of a card that are begun: what they were begun with, and how they can be finished."""

from __future__ import annotations

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.turns import judged
from tischlein.games.dayunhe.data import NOWHERE, kind_of
from tischlein.games.dayunhe.legal import legal as legal_moves
from tischlein.games.dayunhe.moves import AT, BUILD, DESTROY, REBUILD, SWAP, TEA, TURN
from tischlein.games.dayunhe.parts import finish
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import ACTING, State, copy


def begun_moves(state: State) -> list[Move]:
    """The moves of the part that is begun."""
    chart, begun = state.table.chart, state.begun
    if begun == BUILD:
        made = [BUILD | state.kind]
        return made if state.target == NOWHERE else [*made, AT | chart.codes[state.target]]
    if begun == REBUILD:
        made = [REBUILD | chart.codes[state.source]]
        return made if state.target == NOWHERE else [*made, AT | chart.codes[state.target]]
    if begun == SWAP:
        made = [REBUILD | chart.codes[state.source], SWAP | chart.codes[state.target]]
        if state.turn == NOWHERE:
            return made
        kind = kind_of(state.board[state.source])
        line = next(line for line, turn in chart.turn_of[kind].items() if turn == state.turn)
        return [*made, TURN | line]
    if begun == DESTROY:
        return [DESTROY | chart.codes[state.target]]
    return [begun] if begun == TEA else [begun | state.aim]


def unbegun(state: State) -> State:
    """The position before the begun part: nothing changes before its last step (DY-9.1)."""
    before = copy(state)
    finish(before)
    return before


def completions(state: State, seat: Seat, weights: list[float]) -> list[tuple[float, list[Move]]]:
    """Every way to finish the begun part, best first."""
    found: list[tuple[float, list[Move]]] = []
    waiting: list[tuple[State, list[Move]]] = [(state, [])]
    while waiting:
        here, made = waiting.pop()
        for move in legal_moves(here, seat):
            after = copy(here)
            apply(after, seat, move, 0)
            if after.step == ACTING:
                found.append((judged(after, seat, weights), [*made, move]))
            else:
                waiting.append((after, [*made, move]))
    found.sort(key=lambda each: (-each[0], each[1]))
    return found

"""The position before the first move (section 2)."""

from __future__ import annotations

from typing import Final

from tischlein.core.game import Options
from tischlein.core.looks import looks_of_seats
from tischlein.core.options import first_seat
from tischlein.core.rng import below, narrow, shuffle
from tischlein.core.states import replaced
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.data import CANAL_KINDS, COLOURS, STACKS, SYMBOLS, UNREST, UNREST_TILES, tile
from tischlein.games.dayunhe.state import State, Table, new_state

FISTS: Final = {"two": 2, "three": 3, "four": 4}
"""DY-2.4. Spelled out, because plain numbers in options mean seats."""


def new_table(options: Options, seats: int, first: int) -> Table:
    """Raises BadInput for an unknown or wrong sheet, or a wrong choice of colours."""
    chart = find_chart(options["sheet"], seats)
    colours = looks_of_seats("colours", options["colours"], COLOURS, seats)
    return Table(seats, options, chart, colours, FISTS[options["fist"]], first)


def setup(options: Options, seats: int, seed: int) -> State:
    first, rng = _starting_player(options["begins"], seats, seed)
    table = new_table(options, seats, first)
    state = new_state(table, rng)
    for number, field in enumerate(table.chart.sheet.unrest[: SYMBOLS * seats]):  # DY-2.6
        state.board = replaced(state.board, field, tile((first + number) % seats, UNREST))
    tiles = tiles_at_start(table.chart)
    for seat in range(seats):
        _stack(state, seat, tiles)
    state.rng = narrow(state.rng)
    return state


def _starting_player(begins: str, seats: int, rng: int) -> tuple[int, int]:
    first = first_seat(begins, seats)  # DY-2.11
    return below(rng, seats) if first is None else (first, rng)  # DY-2.5


def tiles_of_a_seat(chart: Chart) -> list[int]:
    """All thirty tiles of a seat, as sorted kinds (DY-2.1, DY-2.3)."""
    canals = [kind for kind in range(1, CANAL_KINDS + 1) for _ in range(chart.sheet.copies[kind])]
    return canals + [UNREST] * UNREST_TILES


def tiles_at_start(chart: Chart) -> list[int]:
    """All tiles but the four unrest tiles on the board."""
    return tiles_of_a_seat(chart)[:-SYMBOLS]


def stack_sizes(tiles: int, stacks: int) -> list[int]:
    """Equal sizes, or larger ones first: 9, 9, 8."""
    return [(tiles + stacks - 1 - stack) // stacks for stack in range(stacks)]


def _stack(state: State, seat: int, tiles: list[int]) -> None:
    """Shuffles tiles into three stacks, until at most one top is unrest (DY-2.7)."""
    base = STACKS * seat
    again = list(range(base, base + STACKS))
    pile = list(tiles)
    while True:
        state.rng = shuffle(state.rng, pile)
        for stack, size in zip(again, stack_sizes(len(pile), len(again)), strict=True):
            state.stacks[stack] = bytes(pile[:size])
            del pile[:size]
        again = [stack for stack in range(base, base + STACKS) if state.stacks[stack][-1] == UNREST]
        if len(again) < 2:
            break
        pile = [kind for stack in again for kind in state.stacks[stack]]
    state.up |= 7 << base

"""The effects of moves. `apply` expects legal moves; see `legal` and `why` for which ones are."""

from __future__ import annotations

from tischlein.core.events import Out
from tischlein.core.states import ONE, raised, replaced, with_card, without
from tischlein.core.types import EVERYONE, Millis, Move, Seat, all_but, only
from tischlein.games.dayunhe import events
from tischlein.games.dayunhe.data import (
    BUILT,
    CARDS,
    EMPTY,
    KIND,
    KINDS,
    LAST_ROUND,
    NOWHERE,
    STACKS,
    UNREST,
    UNREST_TILES,
    is_canal,
    kind_of,
    line_text,
    owner_of,
    tile,
)
from tischlein.games.dayunhe.moves import (
    ARGUMENT,
    AT,
    AT_FIELDS,
    BUILD,
    CITY,
    END,
    PICK,
    REBUILD,
    SAIL,
    SPREAD,
    SUPPLY,
    SWAP,
    TAKE,
    TURN,
    UNDER,
    VERB,
)
from tischlein.games.dayunhe.parts import begin, clear, finish_build, finish_rebuild, finish_special
from tischlein.games.dayunhe.rounds import (
    begin_round,
    begin_turn,
    close_round,
    end_turn,
    sail_on,
    sail_to,
    settle,
    spread,
)
from tischlein.games.dayunhe.scoring import change
from tischlein.games.dayunhe.specials import apply_special, apply_under
from tischlein.games.dayunhe.state import (
    INSPECTING,
    PLACING,
    REBUILDING,
    RISING,
    TURNING,
    State,
    put_away,
)


def apply(state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:  # noqa: ARG001 (no race)
    verb, argument = move >> VERB << VERB, move & ARGUMENT
    if verb in AT_FIELDS:
        argument = state.table.chart.field_at[argument]
    if verb == AT:
        _place(state, seat, argument, out)
    elif verb == TURN:
        _turn(state, seat, argument, out)
    elif verb == BUILD:
        begin(state, BUILD, PLACING)
        state.kind = argument
    elif verb == PICK:
        _pick(state, seat, argument, out)
    elif verb == END:
        end_turn(state, seat, out)
    elif verb == SUPPLY:
        _supply(state, seat, argument, out)
    elif verb == CITY:
        _build_in_city(state, seat, argument, out)
    elif verb == REBUILD:
        begin(state, REBUILD, REBUILDING)
        state.source = argument
    elif verb == SWAP:
        _swap(state, seat, argument, out)
    elif verb == UNDER and state.step != RISING:
        apply_under(state, seat, argument, out)
    elif verb in (UNDER, SPREAD):
        if verb == UNDER:
            settle(state, (argument,), out)
        else:
            spread(state, out)
        if sum(put_away(state.settled)) == state.table.fist:
            close_round(state, out)
    elif verb == SAIL:
        sail_to(state, argument, out)
        if state.step != INSPECTING:
            sail_on(state, out)
        elif not state.left:
            finish_special(state)
    elif verb == TAKE:
        _take(state, seat, argument, out)
    else:
        apply_special(state, seat, verb, argument, out)


def _take(state: State, seat: Seat, stack: int, out: Out | None) -> None:
    """Takes the first tile (DY-2.8); after the last seat's the first round begins."""
    kind = _draw(state, seat, stack)
    if out is not None:
        out.to(EVERYONE, events.Took(seat, stack + 1, KINDS[kind]))
    state.active = (seat + 1) % state.table.seats
    if state.active == state.start:
        begin_round(state, out)


def _draw(state: State, seat: Seat, stack: int) -> int:
    """Moves the top of a stack into the warehouse. The next tile stays face down (DY-4.1)."""
    index = STACKS * seat + stack
    tiles = state.stacks[index]
    kind = tiles[-1]
    state.stacks[index] = tiles[:-1]
    state.up &= ~(1 << index)
    if state.low[index] == len(tiles):
        state.low = raised(state.low, index, -1)
    state.warehouses[seat] = with_card(state.warehouses[seat], kind)
    return kind


def _pick(state: State, seat: Seat, card: int, out: Out | None) -> None:
    """Drafts a card and passes the rest on (DY-3.1)."""
    state.cards = replaced(state.cards, seat, card)
    state.pool &= ~(1 << card)
    if out is not None:
        out.to(only(seat), events.Drafted(seat, CARDS[card]))
        out.to(all_but(seat), events.DraftedUnseen(seat))
    following = (seat + 1) % state.table.seats
    if following == state.start:
        begin_turn(state, following, out)
    else:
        state.active = following
        state.received = replaced(state.received, following, state.pool)


def _supply(state: State, seat: Seat, stack: int, out: Out | None) -> None:
    is_up = state.up >> (STACKS * seat + stack) & 1
    kind = _draw(state, seat, stack)
    state.supplies -= 1
    if out is not None:
        event = events.Supplied(seat, stack + 1, KINDS[kind]) if is_up else events.Drew(seat, stack + 1, KINDS[kind])
        out.to(EVERYONE, event)


def _place(state: State, seat: Seat, field: int, out: Out | None) -> None:
    """Chooses the field of a new or moved tile. Unrest is placed at once; a canal has to be turned first."""
    state.target = field
    kind = state.kind if state.begun == BUILD else kind_of(state.board[state.source])
    if kind != UNREST:
        state.step = TURNING
    elif state.begun == REBUILD:
        _move_tile(state, seat, 0, out)
    else:  # DY-4.5
        state.warehouses[seat] = without(state.warehouses[seat], UNREST)
        state.board = replaced(state.board, field, tile(seat, UNREST))
        if out is not None:
            out.to(EVERYONE, events.UnrestLaid(seat, state.table.chart.names[field]))
        finish_build(state)


def _turn(state: State, seat: Seat, line: int, out: Out | None) -> None:
    chart = state.table.chart
    if state.begun == BUILD:
        _build(state, seat, chart.turn_of[state.kind][line], out)
        return
    first = state.board[state.source]
    if state.begun == SWAP:
        if is_canal(first) and state.turn == NOWHERE:
            state.turn = chart.turn_of[kind_of(first)][line]
            if not is_canal(state.board[state.target]):
                _swap_tiles(state, seat, 0, out)
        else:
            _swap_tiles(state, seat, chart.turn_of[kind_of(state.board[state.target])][line], out)
        return
    turn = chart.turn_of[kind_of(first)][line]
    if state.target == NOWHERE:
        state.board = replaced(state.board, state.source, first >> KIND << KIND | turn)
        if out is not None:
            owner, name = owner_of(first), KINDS[kind_of(first)]
            out.to(EVERYONE, events.Turned(seat, chart.names[state.source], owner, name, line_text(line)))
        finish_rebuild(state)
    else:
        _move_tile(state, seat, turn, out)


def _build(state: State, seat: Seat, turn: int, out: Out | None) -> None:
    """DY-4.3, DY-4.4"""
    kind, field = state.kind, state.target
    chart = state.table.chart
    over = clear(state, field) if state.board[field] else NOWHERE
    state.warehouses[seat] = without(state.warehouses[seat], kind)
    code = tile(seat, kind, turn)
    state.board = replaced(state.board, field, code)
    state.canals |= 1 << field
    state.laid = raised(state.laid, seat, 1)
    points = change(state, seat, chart.values[kind], BUILT)
    if out is not None:
        line, total = line_text(chart.lines[code]), state.reputation[seat]
        out.to(EVERYONE, events.Built(seat, chart.names[field], KINDS[kind], line, points, total, over))
    finish_build(state)


def _build_in_city(state: State, seat: Seat, kind: int, out: Out | None) -> None:
    """DY-4.6"""
    state.warehouses[seat] = without(state.warehouses[seat], kind)
    state.cities = replaced(state.cities, seat, state.cities[seat] + ONE[kind])
    if out is not None:
        out.to(EVERYONE, events.CityBuilt(seat, KINDS[kind], len(state.cities[seat])))
    finish_build(state)


def _move_tile(state: State, seat: Seat, turn: int, out: Out | None) -> None:
    source, field = state.source, state.target
    code = state.board[source] >> KIND << KIND | turn
    state.board = replaced(replaced(state.board, source, EMPTY), field, code)
    if is_canal(code):
        state.canals ^= 1 << source | 1 << field
    if out is not None:
        chart, owner, name = state.table.chart, owner_of(code), KINDS[kind_of(code)]
        line = line_text(chart.lines[code])
        out.to(EVERYONE, events.Moved(seat, chart.names[source], chart.names[field], owner, name, line))
    finish_rebuild(state)


def _swap(state: State, seat: Seat, field: int, out: Out | None) -> None:
    state.target = field
    state.begun = SWAP
    if is_canal(state.board[state.source]) or is_canal(state.board[field]):
        state.step = TURNING
    else:
        _swap_tiles(state, seat, 0, out)


def _swap_tiles(state: State, seat: Seat, turn: int, out: Out | None) -> None:
    """`turn` is that of the other tile, which goes to the source; the first tile's was chosen before."""
    source, field = state.source, state.target
    first = state.board[source] >> KIND << KIND | max(state.turn, 0)
    second = state.board[field] >> KIND << KIND | turn
    state.board = replaced(replaced(state.board, field, first), source, second)
    if is_canal(first) != is_canal(second):
        state.canals ^= 1 << source | 1 << field
    if out is not None:
        lines, names = state.table.chart.lines, state.table.chart.names
        out.to(
            EVERYONE,
            events.Swapped(
                seat,
                names[source],
                names[field],
                owner_of(first),
                KINDS[kind_of(first)],
                line_text(lines[first]),
                owner_of(second),
                KINDS[kind_of(second)],
                line_text(lines[second]),
            ),
        )
    finish_rebuild(state)


def length(state: State) -> int:
    return state.round


def bound(seats: int) -> int:
    """An upper bound: a turn has at most 3 supplies, two builds of 3 steps, a special part of 5, and an end.

    The ship has at most 2n+1 choices, and in one phase 4 at most the ten unrest tiles of a seat go under its stacks.
    """
    return seats + LAST_ROUND * (seats + 15 * seats + 2 * seats + 1 + UNREST_TILES * seats)

"""Explains why a move is refused, with the clause. Called only for illegal moves."""

from __future__ import annotations

from typing import Final

from tischlein.core.game import Reason
from tischlein.core.types import Move, Seat
from tischlein.core.why import Reasons
from tischlein.core.words import seat_name
from tischlein.games.dayunhe import data, moves
from tischlein.games.dayunhe.data import (
    FIELD_NAMES,
    NOWHERE,
    card_words,
    is_canal,
    is_unrest,
    kind_of,
    tile_words,
)
from tischlein.games.dayunhe.legal import hidden_tops, is_movable
from tischlein.games.dayunhe.moves import argument_of, verb_of
from tischlein.games.dayunhe.ship import aims, aside, followed
from tischlein.games.dayunhe.state import (
    DRAFTING,
    INSPECTING,
    OVER,
    PLACING,
    REBUILDING,
    RISING,
    SAILING,
    TAKING,
    TUCKING,
    TURNING,
    State,
    region_of,
)

CLAUSES: Final = {
    "over": "DY-8.1",
    "over-forty": "DY-8.5",
    "turn": "DY-3.2",
    "draft-turn": "DY-3.1",
    "steer": "DY-3.3",
    "settle-turn": "DY-7.3",
    "settle-first": "DY-7.3",
    "no-uprising": "DY-7.3",
    "inspection-turn": "DY-5.13",
    "take-turn": "DY-2.8",
    "no-move": "DY-3.2",
    "take-first": "DY-2.8",
    "taken": "DY-2.8",
    "draft-first": "DY-3.1",
    "drafted": "DY-3.1",
    "card-gone": "DY-3.1",
    "place-first": "DY-4.3",
    "place-first-unrest": "DY-4.5",
    "turn-first": "DY-4.3",
    "turn-first-rebuild": "DY-4.7",
    "rebuild-first": "DY-4.7",
    "stack-first": "DY-5.11",
    "stack-first-calm": "DY-5.3",
    "sail-first": "DY-5.13",
    "steer-first": "DY-6.4",
    "nothing-begun": "DY-3.2",
    "no-ship-now": "DY-3.3",
    "other-card": "DY-3.2",
    "special-used": "DY-3.2",
    "supply-used": "DY-4.1",
    "warehouse-full": "DY-4.1",
    "stack-empty": "DY-4.1",
    "build-used": "DY-4.2",
    "builds-spent": "DY-4.7",
    "not-held": "DY-4.2",
    "no-room": "DY-4.3",
    "no-room-unrest": "DY-4.5",
    "city-full": "DY-4.6",
    "no-rebuild": "DY-4.7",
    "rebuild-too-late": "DY-4.7",
    "rebuild-nothing": "DY-4.7",
    "rebuild-foreign": "DY-4.8",
    "rebuild-senseless": "DY-4.9",
    "unrest-turned": "DY-4.9",
    "out-of-play": "DY-1.6",
    "on-canal": "DY-4.3",
    "unrest-occupied": "DY-4.5",
    "move-occupied": "DY-4.7",
    "leaves-region": "DY-4.8",
    "swap-nothing": "DY-4.7",
    "swap-foreign": "DY-4.8",
    "no-such-line": "DY-2.2",
    "no-unrest-there": "DY-5.2",
    "wall-empty": "DY-5.3",
    "no-such-wall": "DY-5.3",
    "no-canal-there": "DY-5.4",
    "not-ahead": "DY-6.2",
    "line-first": "DY-6.3",
    "nearest-first": "DY-6.4",
    "goal-first": "DY-6.5",
    "not-aside": "DY-6.10",
    "no-hidden-tops": "DY-9.3",
    "no-such-rival": "DY-5.8",
    "no-such-victim": "DY-5.9",
    "no-tiles-to-shuffle": "DY-9.3",
    "two-unrest": "DY-5.12",
}
"""Reason -> clause."""

_reason: Final = Reasons("dy", CLAUSES)


def explain(state: State, seat: Seat, move: Move) -> Reason:
    if not moves.NOTATION.has(move):
        return _reason("no-move")
    if state.step == OVER:
        return _reason("over-forty" if state.trips else "over")
    verb, argument = verb_of(move), argument_of(move)
    if seat != state.active:
        return _explain_turn(state, verb)
    if state.step == TAKING:
        return _reason("take-first")
    if verb == moves.TAKE:
        return _reason("taken")
    if state.step == DRAFTING:
        return (
            _reason("card-gone", card=card_words(data.CARDS[argument]))
            if verb == moves.PICK
            else _reason("draft-first")
        )
    if verb == moves.PICK:
        return _reason("drafted")
    unfinished = _explain_step(state, seat, verb, argument)
    return unfinished if unfinished is not None else _explain_part(state, seat, verb, argument)


def _explain_turn(state: State, verb: int) -> Reason:
    """Another seat is to act; the clause depends on what it has to do."""
    who = seat_name(state.active)
    if state.step == SAILING:
        return _reason("steer", who=who)
    if state.step == RISING:
        return _reason("settle-turn", who=who)
    if state.step == INSPECTING and verb in (moves.SAIL, moves.HALT):
        return _reason("inspection-turn", who=who)
    if state.step == DRAFTING:
        return _reason("draft-turn", who=who)
    if state.step == TAKING:
        return _reason("take-turn", who=who)
    return _reason("turn", who=who)


def _explain_step(state: State, seat: Seat, verb: int, argument: int) -> Reason | None:
    """A part was begun and has to be finished (or taken back) first."""
    step = state.step
    if step in (SAILING, INSPECTING):
        if verb == moves.SAIL:
            return _explain_course(state, argument)
        return _reason("steer-first" if step == SAILING else "sail-first")
    if step == RISING:
        return _reason("settle-first")
    if step == PLACING:
        return _explain_place(state, verb, argument)
    if step == TURNING:
        return _explain_turning(state, verb, argument)
    if step == TUCKING:
        return _reason("stack-first-calm" if state.begun == moves.CALM else "stack-first")
    if step == REBUILDING and verb == moves.TURN:
        return _explain_turn_in_place(state, argument)
    if step == REBUILDING:
        return _explain_rebuild(state, seat, verb, argument)
    if verb in (moves.AT, moves.SWAP, moves.TURN, moves.UNDER):
        return _reason("nothing-begun")
    if verb == moves.SPREAD:
        return _reason("no-uprising")
    return _reason("no-ship-now") if verb in (moves.SAIL, moves.HALT) else None


def _explain_course(state: State, code: int) -> Reason:
    """Names the first of the ship's rules, in their order, that leads it elsewhere."""
    chart, ship, heading = state.table.chart, state.ship, state.heading
    field, name, names = chart.field_at.get(code, NOWHERE), FIELD_NAMES[code], chart.names
    is_level = field in [other for _, other, _ in chart.level[ship]]
    if not is_level and field not in [other for _, other, _ in chart.forward[heading][ship]]:
        return _reason("not-ahead", field=name, ship=names[ship])
    joined = followed(chart, state.board, ship, heading) or aside(chart, state.board, ship, heading)
    if joined:
        return _reason("line-first", fields=", ".join(names[other] for other in sorted(joined)))
    if is_level:
        return _reason("not-aside", field=name, ship=names[ship])
    targets, _ = aims(chart, state.canals, ship, heading)
    if not targets & state.canals:
        return _reason("goal-first", field=name, goal=names[chart.goals[heading]])
    nearest = [names[other] for other in chart.fields if targets >> other & 1]
    return _reason("nearest-first", field=name, canals=", ".join(nearest))


def _explain_place(state: State, verb: int, code: int) -> Reason:
    if verb != moves.AT and state.kind == data.UNREST:
        return _reason("place-first-unrest")
    if verb != moves.AT:
        return _reason("place-first", tile=tile_words(data.KINDS[state.kind]))
    if not _is_in_play(state, code):
        return _reason("out-of-play", field=FIELD_NAMES[code])
    return _reason("unrest-occupied" if state.kind == data.UNREST else "on-canal", field=FIELD_NAMES[code])


def _is_in_play(state: State, code: int) -> bool:
    return state.table.chart.field_at.get(code) in state.table.chart.fields


def _lying(state: State, code: int) -> int:
    """The tile on the field with this code; EMPTY if the map has no such field."""
    field = state.table.chart.field_at.get(code)
    return data.EMPTY if field is None else state.board[field]


def _explain_turning(state: State, verb: int, line: int) -> Reason:
    """A possible line of the tile is refused only if a swap would change nothing by it."""
    if verb != moves.TURN:
        return _reason("turn-first" if state.begun == moves.BUILD else "turn-first-rebuild")
    is_last = state.begun == moves.SWAP and state.turn != data.NOWHERE
    is_known = is_last and line in state.table.chart.turn_of[kind_of(state.board[state.target])]
    return _reason("rebuild-senseless" if is_known else "no-such-line")


def _explain_turn_in_place(state: State, line: int) -> Reason:
    code = state.board[state.source]
    if is_unrest(code):
        return _reason("unrest-turned")
    return _reason("rebuild-senseless" if line == state.table.chart.lines[code] else "no-such-line")


def _explain_rebuild(state: State, seat: Seat, verb: int, code: int) -> Reason:
    if verb not in (moves.AT, moves.SWAP):
        return _reason("rebuild-first")
    name = FIELD_NAMES[code]
    if not _is_in_play(state, code):
        return _reason("out-of-play", field=name)
    field = state.table.chart.field_at[code]
    first, other = state.board[state.source], state.board[field]
    if verb == moves.AT:
        return _reason("move-occupied" if other else "leaves-region", field=name)
    if not other or field == state.source:
        return _reason("swap-nothing", field=name)
    home = region_of(state.table, seat)
    regions = state.table.chart.regions
    is_home = regions[state.source] == home == regions[field]
    if is_home or (first >> data.OWNER == seat == other >> data.OWNER):
        return _reason("rebuild-senseless")
    return _reason("swap-foreign", field=name)


def _explain_part(state: State, seat: Seat, verb: int, argument: int) -> Reason:
    """No part is begun: the card does not allow this, or the target is missing."""
    card = state.cards[seat]
    if verb == moves.SUPPLY:
        if not state.supplies:
            return _reason("supply-used", count=data.SUPPLIES[card])
        if len(state.warehouses[seat]) >= data.WAREHOUSE:
            return _reason("warehouse-full")
        return _reason("stack-empty", stack=argument + 1)
    if verb in (moves.BUILD, moves.CITY):
        return _explain_build(state, seat, verb, argument)
    if verb == moves.REBUILD:
        return _explain_rebuild_begin(state, seat, argument)
    if verb != moves.SPECIALS[card]:
        return _reason("other-card", card=card_words(data.CARDS[card]))
    if not state.may_special:
        return _reason("special-used")
    if data.IS_ATTACK[card] and state.warehouses[seat].count(data.UNREST) < data.ATTACK_TILES:
        return _reason("two-unrest")
    return _explain_special(state, seat, verb, argument)


def _explain_build(state: State, seat: Seat, verb: int, kind: int) -> Reason:
    card = state.cards[seat]
    if not state.builds:
        return _reason("builds-spent") if data.MAY_REBUILD[card] else _reason("build-used", count=data.BUILDS[card])
    if kind not in state.warehouses[seat]:
        return _reason("not-held", tile=tile_words(data.KINDS[kind]))
    if verb == moves.CITY:
        return _reason("city-full", count=len(state.cities[seat]))
    return _reason("no-room-unrest" if kind == data.UNREST else "no-room")


def _explain_rebuild_begin(state: State, seat: Seat, code: int) -> Reason:
    if not data.MAY_REBUILD[state.cards[seat]]:
        return _reason("no-rebuild", card=card_words(data.CARDS[state.cards[seat]]))
    if not state.may_rebuild:
        return _reason("rebuild-too-late" if state.builds else "builds-spent")
    if not _lying(state, code):
        return _reason("rebuild-nothing", field=FIELD_NAMES[code])
    if not is_movable(state, seat, state.table.chart.field_at[code]):
        return _reason("rebuild-foreign", field=FIELD_NAMES[code])
    return _reason("rebuild-senseless")


def _explain_special(state: State, seat: Seat, verb: int, argument: int) -> Reason:
    if verb == moves.REMOVE:
        assert not is_unrest(_lying(state, argument))
        return _reason("no-unrest-there", field=FIELD_NAMES[argument])
    if verb == moves.CALM:
        if argument >= state.table.seats:
            return _reason("no-such-wall", seat=argument + 1)
        return _reason("wall-empty", who=seat_name(argument))
    if verb == moves.DESTROY:
        assert not is_canal(_lying(state, argument))
        return _reason("no-canal-there", field=FIELD_NAMES[argument])
    if verb == moves.SPY:
        assert not hidden_tops(state, seat)
        return _reason("no-hidden-tops")
    if verb == moves.REFORM:
        assert not any(state.stacks[data.STACKS * seat : data.STACKS * seat + data.STACKS])
        return _reason("no-tiles-to-shuffle")
    return _reason("no-such-victim" if verb == moves.DENOUNCE else "no-such-rival")

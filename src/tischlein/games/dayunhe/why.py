"""Explains why a move is refused, with the clause. Called only for illegal moves."""

from __future__ import annotations

from tischlein.core.game import Reason
from tischlein.core.types import Move, Seat
from tischlein.core.why import reason
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


def explain(state: State, seat: Seat, move: Move) -> Reason:
    if not moves.NOTATION.has(move):
        return reason("dy-why-no-move", "DY-3.2")
    if state.step == OVER:
        return reason("dy-why-over-forty", "DY-8.5") if state.trips else reason("dy-why-over", "DY-8.1")
    verb, argument = verb_of(move), argument_of(move)
    if seat != state.active:
        return _explain_turn(state, verb)
    if state.step == TAKING:
        return reason("dy-why-take-first", "DY-2.8")
    if verb == moves.TAKE:
        return reason("dy-why-taken", "DY-2.8")
    if state.step == DRAFTING:
        return (
            reason("dy-why-card-gone", "DY-3.1", card=card_words(data.CARDS[argument]))
            if verb == moves.PICK
            else reason("dy-why-draft-first", "DY-3.1")
        )
    if verb == moves.PICK:
        return reason("dy-why-drafted", "DY-3.1")
    unfinished = _explain_step(state, seat, verb, argument)
    return unfinished if unfinished is not None else _explain_part(state, seat, verb, argument)


def _explain_turn(state: State, verb: int) -> Reason:
    """Another seat is to act; the clause depends on what it has to do."""
    who = seat_name(state.active)
    if state.step == SAILING:
        return reason("dy-why-steer", "DY-3.3", who=who)
    if state.step == RISING:
        return reason("dy-why-settle-turn", "DY-7.3", who=who)
    if state.step == INSPECTING and verb in (moves.SAIL, moves.HALT):
        return reason("dy-why-inspection-turn", "DY-5.13", who=who)
    if state.step == DRAFTING:
        return reason("dy-why-draft-turn", "DY-3.1", who=who)
    if state.step == TAKING:
        return reason("dy-why-take-turn", "DY-2.8", who=who)
    return reason("dy-why-turn", "DY-3.2", who=who)


def _explain_step(state: State, seat: Seat, verb: int, argument: int) -> Reason | None:
    """A part was begun and has to be finished (or taken back) first."""
    step = state.step
    if step in (SAILING, INSPECTING):
        if verb == moves.SAIL:
            return _explain_course(state, argument)
        return reason("dy-why-steer-first", "DY-6.4") if step == SAILING else reason("dy-why-sail-first", "DY-5.13")
    if step == RISING:
        return reason("dy-why-settle-first", "DY-7.3")
    if step == PLACING:
        return _explain_place(state, verb, argument)
    if step == TURNING:
        return _explain_turning(state, verb, argument)
    if step == TUCKING:
        return (
            reason("dy-why-stack-first-calm", "DY-5.3")
            if state.begun == moves.CALM
            else reason("dy-why-stack-first", "DY-5.11")
        )
    if step == REBUILDING and verb == moves.TURN:
        return _explain_turn_in_place(state, argument)
    if step == REBUILDING:
        return _explain_rebuild(state, seat, verb, argument)
    if verb in (moves.AT, moves.SWAP, moves.TURN, moves.UNDER):
        return reason("dy-why-nothing-begun", "DY-3.2")
    if verb == moves.SPREAD:
        return reason("dy-why-no-uprising", "DY-7.3")
    return reason("dy-why-no-ship-now", "DY-3.3") if verb in (moves.SAIL, moves.HALT) else None


def _explain_course(state: State, code: int) -> Reason:
    """Names the first of the ship's rules, in their order, that leads it elsewhere."""
    chart, ship, heading = state.table.chart, state.ship, state.heading
    field, name, names = chart.field_at.get(code, NOWHERE), FIELD_NAMES[code], chart.names
    is_level = field in [other for _, other, _ in chart.level[ship]]
    if not is_level and field not in [other for _, other, _ in chart.forward[heading][ship]]:
        return reason("dy-why-not-ahead", "DY-6.2", field=name, ship=names[ship])
    joined = followed(chart, state.board, ship, heading) or aside(chart, state.board, ship, heading)
    if joined:
        return reason("dy-why-line-first", "DY-6.3", fields=", ".join(names[other] for other in sorted(joined)))
    if is_level:
        return reason("dy-why-not-aside", "DY-6.10", field=name, ship=names[ship])
    targets, _ = aims(chart, state.canals, ship, heading)
    if not targets & state.canals:
        return reason("dy-why-goal-first", "DY-6.5", field=name, goal=names[chart.goals[heading]])
    nearest = [names[other] for other in chart.fields if targets >> other & 1]
    return reason("dy-why-nearest-first", "DY-6.4", field=name, canals=", ".join(nearest))


def _explain_place(state: State, verb: int, code: int) -> Reason:
    if verb != moves.AT and state.kind == data.UNREST:
        return reason("dy-why-place-first-unrest", "DY-4.5")
    if verb != moves.AT:
        return reason("dy-why-place-first", "DY-4.3", tile=tile_words(data.KINDS[state.kind]))
    if not _is_in_play(state, code):
        return reason("dy-why-out-of-play", "DY-1.6", field=FIELD_NAMES[code])
    return (
        reason("dy-why-unrest-occupied", "DY-4.5", field=FIELD_NAMES[code])
        if state.kind == data.UNREST
        else reason("dy-why-on-canal", "DY-4.3", field=FIELD_NAMES[code])
    )


def _is_in_play(state: State, code: int) -> bool:
    return state.table.chart.field_at.get(code) in state.table.chart.fields


def _lying(state: State, code: int) -> int:
    """The tile on the field with this code; EMPTY if the map has no such field."""
    field = state.table.chart.field_at.get(code)
    return data.EMPTY if field is None else state.board[field]


def _explain_turning(state: State, verb: int, line: int) -> Reason:
    """A possible line of the tile is refused only if a swap would change nothing by it."""
    if verb != moves.TURN:
        return (
            reason("dy-why-turn-first", "DY-4.3")
            if state.begun == moves.BUILD
            else reason("dy-why-turn-first-rebuild", "DY-4.7")
        )
    is_last = state.begun == moves.SWAP and state.turn != data.NOWHERE
    is_known = is_last and line in state.table.chart.turn_of[kind_of(state.board[state.target])]
    return reason("dy-why-rebuild-senseless", "DY-4.9") if is_known else reason("dy-why-no-such-line", "DY-2.2")


def _explain_turn_in_place(state: State, line: int) -> Reason:
    code = state.board[state.source]
    if is_unrest(code):
        return reason("dy-why-unrest-turned", "DY-4.9")
    return (
        reason("dy-why-rebuild-senseless", "DY-4.9")
        if line == state.table.chart.lines[code]
        else reason("dy-why-no-such-line", "DY-2.2")
    )


def _explain_rebuild(state: State, seat: Seat, verb: int, code: int) -> Reason:
    if verb not in (moves.AT, moves.SWAP):
        return reason("dy-why-rebuild-first", "DY-4.7")
    name = FIELD_NAMES[code]
    if not _is_in_play(state, code):
        return reason("dy-why-out-of-play", "DY-1.6", field=name)
    field = state.table.chart.field_at[code]
    first, other = state.board[state.source], state.board[field]
    if verb == moves.AT:
        return (
            reason("dy-why-move-occupied", "DY-4.7", field=name)
            if other
            else reason("dy-why-leaves-region", "DY-4.8", field=name)
        )
    if not other or field == state.source:
        return reason("dy-why-swap-nothing", "DY-4.7", field=name)
    home = region_of(state.table, seat)
    regions = state.table.chart.regions
    is_home = regions[state.source] == home == regions[field]
    if is_home or (first >> data.OWNER == seat == other >> data.OWNER):
        return reason("dy-why-rebuild-senseless", "DY-4.9")
    return reason("dy-why-swap-foreign", "DY-4.8", field=name)


def _explain_part(state: State, seat: Seat, verb: int, argument: int) -> Reason:
    """No part is begun: the card does not allow this, or the target is missing."""
    card = state.cards[seat]
    if verb == moves.SUPPLY:
        if not state.supplies:
            return reason("dy-why-supply-used", "DY-4.1", count=data.SUPPLIES[card])
        if len(state.warehouses[seat]) >= data.WAREHOUSE:
            return reason("dy-why-warehouse-full", "DY-4.1")
        return reason("dy-why-stack-empty", "DY-4.1", stack=argument + 1)
    if verb in (moves.BUILD, moves.CITY):
        return _explain_build(state, seat, verb, argument)
    if verb == moves.REBUILD:
        return _explain_rebuild_begin(state, seat, argument)
    if verb != moves.SPECIALS[card]:
        return reason("dy-why-other-card", "DY-3.2", card=card_words(data.CARDS[card]))
    if not state.may_special:
        return reason("dy-why-special-used", "DY-3.2")
    if data.IS_ATTACK[card] and state.warehouses[seat].count(data.UNREST) < data.ATTACK_TILES:
        return reason("dy-why-two-unrest", "DY-5.12")
    return _explain_special(state, seat, verb, argument)


def _explain_build(state: State, seat: Seat, verb: int, kind: int) -> Reason:
    card = state.cards[seat]
    if not state.builds:
        return (
            reason("dy-why-builds-spent", "DY-4.7")
            if data.MAY_REBUILD[card]
            else reason("dy-why-build-used", "DY-4.2", count=data.BUILDS[card])
        )
    if kind not in state.warehouses[seat]:
        return reason("dy-why-not-held", "DY-4.2", tile=tile_words(data.KINDS[kind]))
    if verb == moves.CITY:
        return reason("dy-why-city-full", "DY-4.6", count=len(state.cities[seat]))
    return reason("dy-why-no-room-unrest", "DY-4.5") if kind == data.UNREST else reason("dy-why-no-room", "DY-4.3")


def _explain_rebuild_begin(state: State, seat: Seat, code: int) -> Reason:
    if not data.MAY_REBUILD[state.cards[seat]]:
        return reason("dy-why-no-rebuild", "DY-4.7", card=card_words(data.CARDS[state.cards[seat]]))
    if not state.may_rebuild:
        return reason("dy-why-rebuild-too-late", "DY-4.7") if state.builds else reason("dy-why-builds-spent", "DY-4.7")
    if not _lying(state, code):
        return reason("dy-why-rebuild-nothing", "DY-4.7", field=FIELD_NAMES[code])
    if not is_movable(state, seat, state.table.chart.field_at[code]):
        return reason("dy-why-rebuild-foreign", "DY-4.8", field=FIELD_NAMES[code])
    return reason("dy-why-rebuild-senseless", "DY-4.9")


def _explain_special(state: State, seat: Seat, verb: int, argument: int) -> Reason:
    if verb == moves.REMOVE:
        assert not is_unrest(_lying(state, argument))
        return reason("dy-why-no-unrest-there", "DY-5.2", field=FIELD_NAMES[argument])
    if verb == moves.CALM:
        if argument >= state.table.seats:
            return reason("dy-why-no-such-wall", "DY-5.3", seat=argument + 1)
        return reason("dy-why-wall-empty", "DY-5.3", who=seat_name(argument))
    if verb == moves.DESTROY:
        assert not is_canal(_lying(state, argument))
        return reason("dy-why-no-canal-there", "DY-5.4", field=FIELD_NAMES[argument])
    if verb == moves.SPY:
        assert not hidden_tops(state, seat)
        return reason("dy-why-no-hidden-tops", "DY-9.3")
    if verb == moves.REFORM:
        assert not any(state.stacks[data.STACKS * seat : data.STACKS * seat + data.STACKS])
        return reason("dy-why-no-tiles-to-shuffle", "DY-9.3")
    return (
        reason("dy-why-no-such-victim", "DY-5.9")
        if verb == moves.DENOUNCE
        else reason("dy-why-no-such-rival", "DY-5.8")
    )

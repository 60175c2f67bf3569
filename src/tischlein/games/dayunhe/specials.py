"""The effects of the third parts of the cards (section 5)."""

from __future__ import annotations

from tischlein.core.events import Out
from tischlein.core.rng import shuffle
from tischlein.core.states import ONE, raised, replaced
from tischlein.core.types import EVERYONE, Seat
from tischlein.games.dayunhe import events
from tischlein.games.dayunhe.data import (
    COURT,
    EMPTY,
    INSPECTION,
    INTRIGUE_COSTS,
    INTRIGUES,
    KINDS,
    STACKS,
    kind_of,
    owner_of,
)
from tischlein.games.dayunhe.legal import hidden_tops
from tischlein.games.dayunhe.moves import (
    CALM,
    DENOUNCE,
    DESTROY,
    HALT,
    INSPECT,
    INTRIGUE,
    RAISE,
    REFORM,
    REMOVE,
    SPY,
    TEA,
)
from tischlein.games.dayunhe.parts import begin, clear, finish_special
from tischlein.games.dayunhe.rounds import tuck
from tischlein.games.dayunhe.scoring import change
from tischlein.games.dayunhe.setup import stack_sizes
from tischlein.games.dayunhe.state import INSPECTING, TUCKING, State


def apply_special(state: State, seat: Seat, verb: int, argument: int, out: Out | None) -> None:
    """Carries out the third part of a card, or begins it."""
    if verb in (CALM, DESTROY, TEA, INTRIGUE):  # a stack has to be chosen first
        begin(state, verb, TUCKING)
        if verb == DESTROY:
            state.target = argument
        else:
            state.aim = argument
        return
    if verb == INSPECT:  # DY-5.5
        state.step = INSPECTING
        state.left = INSPECTION
        if out is not None:
            out.to(EVERYONE, events.SetSail(seat, INSPECTION, True))
        return
    if verb == RAISE:  # DY-5.1
        points = change(state, seat, 1, COURT)
        if out is not None:
            out.to(EVERYONE, events.Raised(seat, points, state.reputation[seat]))
    elif verb == REMOVE:  # DY-5.2
        owner = clear(state, argument)
        if out is not None:
            out.to(EVERYONE, events.Removed(seat, state.table.chart.names[argument], owner))
    elif verb == SPY:  # DY-5.7
        _spy(state, seat, out)
    elif verb == DENOUNCE:  # DY-5.9
        _pay(state, seat)
        state.blots = replaced(state.blots, argument, state.blots[argument] + ONE[seat])
        if out is not None:
            out.to(EVERYONE, events.Denounced(seat, argument))
    elif verb == REFORM:  # DY-5.10
        _reform(state, seat, out)
    else:
        assert verb == HALT
    finish_special(state)


def _pay(state: State, seat: Seat) -> None:
    """The price of an attack: two unrest tiles from the warehouse, one of them onto the attacker's wall (DY-5.11)."""
    state.warehouses[seat] = state.warehouses[seat][:-2]  # unrest comes last in the sorted warehouse
    state.walls = raised(state.walls, seat, 1)


def apply_under(state: State, seat: Seat, stack: int, out: Out | None) -> None:
    begun = state.begun
    if begun == CALM:  # DY-5.3
        owner = state.aim
        state.walls = raised(state.walls, owner, -1)
        tuck(state, owner, stack)
        if out is not None:
            out.to(EVERYONE, events.Calmed(seat, owner, stack + 1))
        finish_special(state)
        return
    _pay(state, seat)
    tuck(state, seat, stack)
    if begun == DESTROY:
        _destroy(state, seat, stack, out)
    elif begun == TEA:  # DY-5.6
        state.is_tea = True
        if out is not None:
            out.to(EVERYONE, events.TeaBreak(seat, stack + 1))
    else:  # DY-5.8
        points = change(state, state.aim, -INTRIGUE_COSTS, INTRIGUES)
        if out is not None:
            total = state.reputation[state.aim]
            out.to(EVERYONE, events.Intrigued(seat, stack + 1, state.aim, points, total))
    finish_special(state)


def _destroy(state: State, seat: Seat, stack: int, out: Out | None) -> None:
    """Destroys the tile, which leaves the game (DY-5.4)."""
    field = state.target
    code = state.board[field]
    owner, kind = owner_of(code), kind_of(code)
    state.board = replaced(state.board, field, EMPTY)
    state.canals &= ~(1 << field)
    state.laid = raised(state.laid, owner, -1)
    state.ruins = replaced(state.ruins, owner, state.ruins[owner] + ONE[kind])
    if out is not None:
        out.to(EVERYONE, events.Destroyed(seat, stack + 1, state.table.chart.names[field], owner, KINDS[kind]))


def _spy(state: State, seat: Seat, out: Out | None) -> None:
    for stack in hidden_tops(state, seat):
        index = STACKS * seat + stack
        state.up |= 1 << index
        if out is not None:
            out.to(EVERYONE, events.TurnedUp(seat, stack + 1, KINDS[state.stacks[index][-1]]))


def _reform(state: State, seat: Seat, out: Out | None) -> None:
    base = STACKS * seat
    pile = [kind for stack in range(STACKS) for kind in state.stacks[base + stack]]
    state.rng = shuffle(state.rng, pile)
    sizes = stack_sizes(len(pile), STACKS)
    for stack, size in enumerate(sizes):
        state.stacks[base + stack] = bytes(pile[:size])
        state.low = replaced(state.low, base + stack, 0)
        del pile[:size]
    state.up &= ~(7 << base)
    if out is not None:
        out.to(EVERYONE, events.Reformed(seat, tuple(sizes)))

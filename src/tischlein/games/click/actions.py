"""The effects of action cards, and filling or exchanging a hand (sections 2 and 4)."""

from __future__ import annotations

from tischlein.core.events import Out
from tischlein.core.states import with_card, without
from tischlein.core.types import EVERYONE, Move, Seat, all_but, only
from tischlein.games.click import events, piles
from tischlein.games.click.data import (
    ACTION_HAND,
    ACTIONS,
    BACK,
    CARD,
    COMPOSITION_HAND,
    EXTRA,
    MOVE_ONE,
    MOVE_TWO,
    NO_CARD,
    REMOVE,
    REPLACE,
    SWAP,
    action_texts,
)
from tischlein.games.click.moves import DRAW_EXTRA, DROP, FIRST, MOVE_CARD, REMOVE_CARD, SWAP_CARDS, TAKE_BACK
from tischlein.games.click.photos import draw_compositions
from tischlein.games.click.state import REPLACED, State
from tischlein.games.click.walls import rearranged


def perform(state: State, seat: Seat, move: Move, verb: int, out: Out | None) -> bool:
    """Performs the action. False if it is not complete: after a new market a card has to be chosen."""
    first, second = move >> FIRST & 0xFF, move & 0xFF
    wall, names = state.wall, state.table.names
    if verb == MOVE_CARD:
        _use(state, seat, MOVE_ONE if abs(first - second) == 1 else MOVE_TWO)
        state.wall = rearranged(wall, move, b"")
        if out is not None:
            out.to(EVERYONE, events.Moved(seat, names[wall[first]], first + 1, second + 1))
    elif verb == SWAP_CARDS:
        _use(state, seat, SWAP)
        state.wall = rearranged(wall, move, b"")
        if out is not None:
            one, other = names[wall[first]], names[wall[second]]
            out.to(EVERYONE, events.Swapped(seat, one, first + 1, other, second + 1))
    elif verb == REMOVE_CARD:
        _use(state, seat, REMOVE)
        state.wall = rearranged(wall, move, b"")
        state.discard += wall[first : first + 1]
        if out is not None:
            out.to(EVERYONE, events.Removed(seat, names[wall[first]], first + 1))
    elif verb == DRAW_EXTRA:
        _use(state, seat, EXTRA)
        if out is not None:
            out.to(EVERYONE, events.AskedForExtra(seat))
        draw_compositions(state, seat, 1, out)
    elif verb == DROP:
        _use(state, seat, first)
        if out is not None:
            out.to(EVERYONE, events.Dropped(seat, ACTIONS[first]))
    elif verb == TAKE_BACK:
        _use(state, seat, BACK)
        top = state.discard.rindex(first)
        state.discard = state.discard[:top] + state.discard[top + 1 :]
        state.wall = rearranged(wall, move, CARD[first])
        if out is not None:
            out.to(EVERYONE, events.TookBack(seat, names[first], second + 1))
    else:
        _replace_market(state, seat, out)
        return False
    return True


def _use(state: State, seat: Seat, action: int) -> None:
    state.actions[seat] = without(state.actions[seat], action)
    state.action_discard += CARD[action]
    state.played += 1


def _replace_market(state: State, seat: Seat, out: Out | None) -> None:
    _use(state, seat, REPLACE)
    state.discard += state.market
    state.market = b""
    if out is not None:
        out.to(EVERYONE, events.ReplacedMarket(seat))
    piles.fill_market(state, out)
    state.phase = REPLACED


def draw_actions(state: State, seat: Seat, out: Out | None) -> None:
    drawn = b""
    while len(state.actions[seat]) < ACTION_HAND:
        card = piles.draw_action(state, out)
        if card == NO_CARD:
            break
        drawn += CARD[card]
        state.actions[seat] = with_card(state.actions[seat], card)
    if out is not None and drawn:
        out.to(only(seat), events.DrewActions(seat, action_texts(bytes(sorted(drawn)))))
        out.to(all_but(seat), events.DrewActionsUnseen(seat, len(drawn)))


def exchange_hand(state: State, seat: Seat, out: Out | None) -> None:
    """Exchanges all actions and compositions for new ones (CL-2.4)."""
    if out is not None:
        cards = action_texts(state.actions[seat])
        out.to(EVERYONE, events.Renewed(seat, cards, len(state.compositions[seat])))
    state.action_discard += state.actions[seat]
    state.actions[seat] = b""
    state.gone[seat] += state.compositions[seat]
    state.compositions[seat] = b""
    draw_actions(state, seat, out)
    draw_compositions(state, seat, COMPOSITION_HAND, out)

"""Decks, market and rickshaws: all drawing, and the rickshaws that turn up while drawing."""

from __future__ import annotations

from tischlein.core.events import Out
from tischlein.core.rng import shuffle
from tischlein.core.types import EVERYONE
from tischlein.games.click import events
from tischlein.games.click.data import CARD, COVERED, MARKET, NO_CARD, RICKSHAW, UNCOVERED
from tischlein.games.click.state import State, card_names


def draw_wall(state: State, out: Out | None) -> int:
    """Draws the next wall card. Rickshaws that turn up are placed at once, and the next card is drawn (CL-5.1)."""
    while state.deck or state.discard:
        if not state.deck:
            _shuffle_wall_discard(state, out)
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        if card == RICKSHAW:
            place_rickshaw(state, out)
        if not state.deck and state.discard:  # CL-2.6: as soon as the deck is used up
            _shuffle_wall_discard(state, out)
        if card != RICKSHAW:
            return card
    return NO_CARD


def _shuffle_wall_discard(state: State, out: Out | None) -> None:
    cards = list(state.discard)
    state.rng = shuffle(state.rng, cards)
    state.deck = bytes(cards)
    state.discard = b""
    state.is_stacked = False
    if out is not None:
        out.to(EVERYONE, events.WallDeckShuffled(len(cards)))


def draw_action(state: State, out: Out | None) -> int:
    if not state.action_deck:
        if not state.action_discard:
            return NO_CARD
        _shuffle_action_discard(state, out)
    card = state.action_deck[-1]
    state.action_deck = state.action_deck[:-1]
    if not state.action_deck and state.action_discard:
        _shuffle_action_discard(state, out)
    return card


def _shuffle_action_discard(state: State, out: Out | None) -> None:
    cards = list(state.action_discard)
    state.rng = shuffle(state.rng, cards)
    state.shuffled = bytes(sorted(cards))
    state.action_deck = bytes(cards)
    state.action_discard = b""
    if out is not None:
        out.to(EVERYONE, events.ActionDeckShuffled(len(cards)))


def place_rickshaw(state: State, out: Out | None) -> None:
    """Places it on the leftmost wall card without one (CL-5.1); if there is none, it waits (CL-5.4)."""
    wall = state.wall
    for place, card in enumerate(wall):
        if card < COVERED:
            state.wall = wall[:place] + CARD[card | COVERED] + wall[place + 1 :]
            if out is not None:
                out.to(EVERYONE, events.RickshawCame(place + 1))
            return
    state.waiting += 1
    if out is not None:
        out.to(EVERYONE, events.RickshawWaits())


def move_rickshaws(state: State, out: Out | None) -> None:
    """Moves all of them together one card to the right; from the end to the discard pile (CL-2.1, CL-5.3)."""
    wall = state.wall
    if not wall or max(wall) < COVERED:
        return
    moved = bytearray(wall.translate(UNCOVERED))
    covered = [place for place, card in enumerate(wall) if card >= COVERED]
    for place in covered:
        if place + 1 < len(wall):
            moved[place + 1] |= COVERED
        else:
            state.discard += CARD[RICKSHAW]
    state.wall = bytes(moved)
    if out is not None:
        out.to(EVERYONE, events.RickshawsMoved(len(covered), wall[-1] >= COVERED))


def fill_market(state: State, out: Out | None) -> None:
    """Fills up to three cards, as far as there are any (CL-2.2, CL-2.6)."""
    came = b""
    while len(state.market) < MARKET:
        card = draw_wall(state, out)
        if card == NO_CARD:
            break
        came += CARD[card]
        state.market += CARD[card]
    if out is not None and came:
        out.to(EVERYONE, events.MarketFilled(card_names(state.table, came)))


def refill_wall(state: State, size: int, out: Out | None) -> None:
    """Adds cards at the left end, up to this size (CL-3.9)."""
    came = b""
    while len(state.wall) < size:
        card = draw_wall(state, out)
        if card == NO_CARD:
            break
        came += CARD[card]
        state.wall = CARD[card] + state.wall
    if out is not None and came:
        out.to(EVERYONE, events.WallRefilled(card_names(state.table, came)))


def complete(state: State, out: Out | None) -> None:
    """Done after every step, action and photo: fills the market, and places waiting rickshaws if possible."""
    if len(state.market) < MARKET:
        fill_market(state, out)
    while state.waiting and any(card < COVERED for card in state.wall):  # CL-5.4
        state.waiting -= 1
        place_rickshaw(state, out)

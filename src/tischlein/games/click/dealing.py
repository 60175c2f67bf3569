"""Set-up from options and sheet: hands, decks, the first wall (section 1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.game import Options
from tischlein.core.looks import looks_of_seats
from tischlein.core.options import first_seat
from tischlein.core.rng import below, shuffle
from tischlein.games.click.data import (
    ACTION_HAND,
    CARD,
    COMPOSITION_HAND,
    FIRST_WALL,
    LOOKS,
    MARKET,
    OPEN,
    RICKSHAW,
    RICKSHAWS,
)
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.state import State, Table

SHORTENED: Final = {"full": 0, "minus4": 4, "minus5": 5, "minus6": 6}
"""CL-1.8."""


def new_table(options: Options, seats: int) -> Table:
    first_seat(options["begins"], seats)  # raises BadOption for a seat that the match lacks
    sheet = find_sheet(options["sheet"])
    return Table(
        seats=seats,
        options=options,
        names=sheet.names,
        wall=sheet.wall,
        actions=sheet.actions,
        rows=sheet.rows,
        points=sheet.points,
        plain=sheet.plain,
        looks=looks_of_seats("colours", options["colours"], LOOKS, seats),
        removed_size=SHORTENED[options["short"]],
        cap=int(options["cap"].removesuffix("ms")),
        patience=1000 * int(options["patience"].removesuffix("s")),
        is_calm=options["photos"] == "calm",
        has_lockout=options["lockout"] == "on",
        has_helper=options["helper"] == "on",
        most_actions=max(1, seats - 1),
    )


def deal(state: State) -> None:
    """Deals all cards for the first turn."""
    state.active, state.rng = below(state.rng, state.table.seats)  # CL-1.9
    first = first_seat(state.table.options["begins"], state.table.seats)
    if first is not None:  # CL-1.12
        state.active = first
    _deal_actions(state)
    _deal_compositions(state)
    _build_wall(state)


def _deal_actions(state: State) -> None:
    cards = list(state.table.actions)
    state.rng = shuffle(state.rng, cards)
    for seat in range(state.table.seats):  # CL-1.5
        state.actions[seat] = bytes(sorted(cards[:ACTION_HAND]))
        del cards[:ACTION_HAND]
    state.action_deck = bytes(cards)


def _deal_compositions(state: State) -> None:
    table = state.table
    cards = list(range(len(table.rows)))
    state.rng = shuffle(state.rng, cards)
    for seat in range(table.seats):  # CL-1.5
        state.compositions[seat] = bytes(sorted(cards[:COMPOSITION_HAND]))
        del cards[:COMPOSITION_HAND]
    while len(state.open) < OPEN:  # CL-1.6
        card = cards.pop()
        if card in table.plain:
            state.open += CARD[card]
        else:
            cards.append(card)
            state.rng = shuffle(state.rng, cards)
    state.rng = shuffle(state.rng, cards)
    state.removed = bytes(sorted(cards[: table.removed_size]))  # CL-1.8
    state.composition_deck = bytes(cards[table.removed_size :])


def pile_sizes(cards: int) -> list[int]:
    """The sizes of the three piles without rickshaws, from the top one: equal, or larger on top (CL-1.7)."""
    return [cards // RICKSHAWS + (1 if pile < cards % RICKSHAWS else 0) for pile in range(RICKSHAWS)]


@cache
def rickshaw_ranges(cards: int) -> list[tuple[int, int]]:
    """The positions, low <= p < high, where each rickshaw may be in the first deck, from the bottom pile (CL-1.7)."""
    ranges = []
    base = 0
    for size in reversed(pile_sizes(cards)):
        ranges.append((base, base + size + 1))
        base += size + 1
    return ranges


def _build_wall(state: State) -> None:
    cards = list(state.table.wall)
    state.rng = shuffle(state.rng, cards)
    state.wall = bytes(cards[:FIRST_WALL])
    state.market = bytes(cards[FIRST_WALL : FIRST_WALL + MARKET])
    del cards[: FIRST_WALL + MARKET]
    for low, high in rickshaw_ranges(len(cards)):  # from the bottom up, because positions count the rickshaws below
        place, state.rng = below(state.rng, high - low)
        cards.insert(low + place, RICKSHAW)
    state.deck = bytes(cards)

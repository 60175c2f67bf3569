"""How the box becomes a table: options, hands, decks, the first wall (section 1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.errors import BadOption
from tischlein.core.game import Options
from tischlein.core.rng import below, shuffle
from tischlein.core.words import text
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
    sheet = find_sheet(options["sheet"])
    return Table(
        seats=seats,
        options=options,
        wall=sheet.wall,
        actions=sheet.actions,
        rows=sheet.rows,
        points=sheet.points,
        plain=sheet.plain,
        looks=_looks(options["colours"], seats),
        removed_size=SHORTENED[options["short"]],
        cap=int(options["cap"].removesuffix("ms")),
        patience=1000 * int(options["patience"].removesuffix("s")),
        is_calm=options["photos"] == "calm",
        has_lockout=options["lockout"] == "on",
        has_helper=options["helper"] == "on",
    )


def _looks(chosen: str, seats: int) -> tuple[str, ...]:
    """One for each seat; those without a wish get what is left."""
    wishes = [name for name in chosen.split(",") if name != "any"] if chosen else []
    if len(set(wishes)) < len(wishes) or not set(wishes) <= set(LOOKS) or len(chosen.split(",")) > seats:
        raise BadOption(text("error-option-value", option="colours", value=chosen, known=", ".join(LOOKS)))
    left = [name for name in LOOKS if name not in wishes]
    given = [left.pop(0) if name in ("", "any") else name for name in chosen.split(",")]
    return tuple((given + left)[:seats])


def deal(state: State) -> None:
    """Everything in its place for the first turn."""
    state.active, state.rng = below(state.rng, state.table.seats)  # CL-1.9
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
    """CL-1.7: three equal piles, the larger ones on top. Rickshaws not counted."""
    return [cards // RICKSHAWS + (1 if pile < cards % RICKSHAWS else 0) for pile in range(RICKSHAWS)]


@cache
def rickshaw_ranges(cards: int) -> list[tuple[int, int]]:
    """Where each rickshaw may lie in the first deck, from the bottom pile up: positions low <= p < high (CL-1.7)."""
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
    for low, high in rickshaw_ranges(len(cards)):  # from the bottom up, so that lower insertions are done
        place, state.rng = below(state.rng, high - low)
        cards.insert(low + place, RICKSHAW)
    state.deck = bytes(cards)

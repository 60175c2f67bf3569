"""The effects of a photo, and drawing compositions (section 3)."""

from __future__ import annotations

from tischlein.core.events import Out
from tischlein.core.states import with_card, without
from tischlein.core.types import EVERYONE, Move, Seat, all_but, only
from tischlein.games.click import events, piles
from tischlein.games.click.data import CARD, COMPOSITION_HAND, FIRST_WALL, TAKEN
from tischlein.games.click.ending import end_game
from tischlein.games.click.moves import FIRST, OPEN_SLOT
from tischlein.games.click.state import LAST_OPEN, State, open_left, row_name


def composition_of(state: State, seat: Seat, slot: int) -> int:
    """The composition that a slot of a photo means for this seat."""
    return state.open[slot - OPEN_SLOT] if slot >= OPEN_SLOT else state.compositions[seat][slot]


def take_photo(state: State, seat: Seat, slot: int, start: int, out: Out | None) -> None:
    table = state.table
    is_open = slot >= OPEN_SLOT
    if is_open:
        place = slot - OPEN_SLOT
        composition = state.open[place]
        state.open = state.open[:place] + CARD[TAKEN] + state.open[place + 1 :]
    else:
        composition = state.compositions[seat][slot]
        state.compositions[seat] = without(state.compositions[seat], composition)
    row = table.rows[composition]
    state.wall = state.wall[:start] + state.wall[start + len(row) :]
    state.discard += row
    state.scored[seat] += CARD[composition]
    if out is not None:
        points = table.points[composition]
        out.to(EVERYONE, events.PhotoTaken(seat, row_name(table, row), points, start + 1, is_open))
    if is_open and not open_left(state):  # CL-7.1
        end_game(state, LAST_OPEN, out)
        return
    draw_compositions(state, seat, COMPOSITION_HAND - len(state.compositions[seat]), out)
    piles.refill_wall(state, FIRST_WALL, out)  # CL-3.9
    piles.complete(state, out)


def take_if_it_stands(state: State, seat: Seat, answer: Move, places: list[int], out: Out | None) -> None:
    """Takes a photo that was answered in a calm window, if its cards are still there.

    `places` has, for each card of the wall, its place when the window opened; -1 for cards that came since.
    """
    slot, first = answer >> FIRST & 0xFF, answer & 0xFF
    row = state.table.rows[composition_of(state, seat, slot)]
    size = len(row)
    start = places.index(first) if first in places else -1
    stands = (
        start >= 0
        and places[start : start + size] == list(range(first, first + size))
        and state.wall[start : start + size] == row
    )
    if not stands:
        if out is not None:
            out.to(EVERYONE, events.PhotoGone(seat))
        return
    del places[start : start + size]
    take_photo(state, seat, slot, start, out)
    places[:0] = [-1] * (len(state.wall) - len(places))


def draw_compositions(state: State, seat: Seat, count: int, out: Out | None) -> None:
    """Draws as many as there are. Drawing the last one of the deck starts the last turns (CL-2.8, CL-7.2)."""
    drawn = state.composition_deck[-count:] if count > 0 else b""
    if not drawn:
        return
    state.composition_deck = state.composition_deck[: -len(drawn)]
    for card in drawn:
        state.compositions[seat] = with_card(state.compositions[seat], card)
    if out is not None:
        rows = tuple(row_name(state.table, state.table.rows[card]) for card in sorted(drawn))
        out.to(only(seat), events.DrewCompositions(seat, rows))
        out.to(all_but(seat), events.DrewCompositionsUnseen(seat, len(drawn)))
    if not state.composition_deck:
        state.last = state.turn + state.table.seats
        if out is not None:
            out.to(EVERYONE, events.LastTurns(state.active))

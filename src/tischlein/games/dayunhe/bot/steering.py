"""Steers the ship exactly, and plays a last round to its end exactly: from there on everything is determined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.features import value
from tischlein.games.dayunhe.legal import legal as legal_moves
from tischlein.games.dayunhe.moves import END, SPREAD
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.scoring import winners
from tischlein.games.dayunhe.ship import move_length
from tischlein.games.dayunhe.state import OVER, RISING, SAILING, State, copy

TIE: Final = 0.25
"""What winning or losing a tie is worth in points: less than any point."""


def steerings(state: State, weights: list[float]) -> list[tuple[float, list[Move]]]:
    """Every end of the ship's move, with its value for whoever steers and the choices that lead there; best first."""
    found: list[tuple[float, list[Move]]] = []
    for choices, end in _ends(state, [], set()):
        settle_uprisings(end)
        found.append((_outcome(end, state.active, weights), choices))
    found.sort(key=_order)
    return found


def _order(found: tuple[float, list[Move]]) -> tuple[float, list[Move]]:
    return -found[0], found[1]


def _ends(state: State, choices: list[Move], seen: set[tuple[int, ...]]) -> Iterator[tuple[list[Move], State]]:
    """Ways that come to the same field with the same reputations are the same from there on."""
    for move in legal_moves(state, state.active):
        after = copy(state)
        apply(after, state.active, move, 0)
        key = (after.step, after.ship, after.left, *after.reputation)
        if key in seen:
            continue
        seen.add(key)
        if after.step == SAILING:
            yield from _ends(after, [*choices, move], seen)
        else:
            yield [*choices, move], after


def settle_uprisings(state: State) -> None:
    while state.step == RISING:
        apply(state, state.active, SPREAD, 0)


def _outcome(state: State, seat: Seat, weights: list[float]) -> float:
    return margin(state, seat) if state.step == OVER else value(state, seat, weights)


def margin(state: State, seat: Seat) -> float:
    """The points of a seat less those of its best rival, when the match is over. Ties are broken by the rules."""
    rival = max(points for other, points in enumerate(state.reputation) if other != seat)
    lead = float(state.reputation[seat] - rival)
    if lead:
        return lead
    best = winners(state)
    return 0.0 if len(best) > 1 and seat in best else TIE if seat in best else -TIE


def is_decided(state: State, seat: Seat) -> bool:
    """Whether nobody acts after this seat in what is the last round, or may become it."""
    if (seat + 1) % state.table.seats != state.start:
        return False
    if not state.trips:
        return True
    if state.trips > 1 or state.is_tea:
        return False
    rings = state.table.chart.layers[state.heading][state.ship]
    goal = state.table.chart.goals[state.heading]
    return any(ring >> goal & 1 for ring in rings[: move_length(state.table.seats) + 1])


def played_out(state: State, seat: Seat, weights: list[float]) -> float:
    """The value for a seat if its turn, the last one of the round, ended now, and the ship were steered well."""
    end = copy(state)
    apply(end, seat, END, 0)
    if end.step == SAILING:
        for move in steerings(end, weights)[0][1]:
            apply(end, end.active, move, 0)
    settle_uprisings(end)
    return _outcome(end, seat, weights)

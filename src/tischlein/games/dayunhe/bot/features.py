"""What a position is worth for each seat: named features, weighted by learnt numbers. Public information alone.

Every feature is counted for each seat, in points of reputation or in pieces; a position's features are those of one
seat less those of its rivals, of whom the strongest counts most.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import dot
from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.journey import compared, steered
from tischlein.games.dayunhe.bot.survey import Survey, survey
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import UNREST
from tischlein.games.dayunhe.ship import move_length
from tischlein.games.dayunhe.state import DRAFTING, RISING, SAILING, State

FEATURES: Final = {
    "reputation": "reputation now",
    "ship-now": "points by canals of the ship's move in this round, steered by whoever steers it",
    "ship-delayed": "points of the ship's next move, if it rests in this round",
    "ship-trip": "points of the rest of the present trip after that, every choice at random",
    "ship-next": "points of the next trip",
    "ship-third": "points of the trip after the next one",
    "ship-fourth": "points of the trip after that",
    "torches-now": "what unrest costs in the ship's move in this round",
    "torches-trip": "what unrest costs in the rest of the present trip: some of it will be gone by then",
    "torches-later": "what unrest costs in later trips",
    "network": "tiles of the largest network",
    "network-turns": "the same, times the seat's turns to come",
    "city": "the number of tiles in the city times itself",
    "city-turns": "tiles in the city times the seat's turns to come",
    "spare": "canals on the map that let the city grow, at most three",
    "canals-turns": "canals on the map times the seat's turns to come",
    "blots": "unrest of others in the seat's part of the city",
    "uprisings": "points of the uprisings that are certain",
    "fear": "points of the next uprising, times the square of how near it is",
    "riots": "unrest in the seat's region",
    "riots-turns": "the same, times the seat's turns to come",
    "tiles": "canals in the warehouse, each further one counted less, and none that cannot be used any more",
    "tile-values": "their printed values, counted in the same way",
    "weapons": "unrest in the warehouse, at most two tiles: they pay for an attack",
    "ballast": "further unrest in the warehouse",
    "spying": "hidden tops that a plan turns up (of a plan, not of a position)",
    "reform": "face-up unrest less half of the face-up canals that a plan shuffles away (of a plan, not of a position)",
    "rebuild": "a rebuild, which takes the place of two builds (of a plan, not of a position)",
    "denial": "what the next player gains by the best of the cards passed on (of a draft, not of a position)",
}
"""In the order of the weights."""
REPUTATION, SHIP_NOW, SHIP_DELAYED, SHIP_TRIP, SHIP_NEXT = range(5)
TORCHES: Final = 7
NETWORK: Final = 10
TILES: Final = 21
SPYING: Final = 25
REFORM: Final = 26
REBUILD: Final = 27
DENIAL: Final = 28

FADING: Final = 0.82
"""Factor for each further tile in the warehouse, because it will be used later."""
USED: Final = 1.5
"""Tiles that a seat uses in a turn."""
HALF_MOVE: Final = 0.4
"""Moves that a trip takes beyond its length: the rest of its last move is lost."""


def value(state: State, seat: Seat, weights: list[float]) -> float:
    """The expected margin of the seat over its rivals at the end."""
    return compared(worths(state, weights), seat)


def worths(state: State, weights: list[float]) -> list[float]:
    """By seat: the expected final reputation."""
    return [dot(weights, found) for found in counted(state)]


def compared_features(state: State, seat: Seat) -> list[float]:
    """The features of a seat less those of its rivals. With one rival their weighted sum is the value."""
    found = counted(state)
    return [compared([mine[number] for mine in found], seat) for number in range(len(FEATURES))]


def counted(state: State) -> list[list[float]]:
    """By seat: its features. Floats throughout: mypyc has no machine operations for a float and an int."""
    table, seen = state.table, survey(state)
    fist = float(table.fist)
    found = [[0.0] * len(FEATURES) for _ in range(table.seats)]
    rounds = _count_ship(state, seen, found)
    for seat in range(table.seats):
        mine = found[seat]
        turns = rounds + (1.0 if _is_to_act(state, seat) else 0.0)
        network, riots = float(seen.networks[seat]), float(seen.riots[seat])
        city, laid = float(len(state.cities[seat])), float(state.laid[seat])
        uprisings, rest = divmod(state.walls[seat], table.fist)
        near = float(rest) / (fist - 1.0)
        mine[REPUTATION] = float(state.reputation[seat])
        mine[NETWORK] = network
        mine[NETWORK + 1] = network * turns
        mine[NETWORK + 2] = city * city
        mine[NETWORK + 3] = city * turns
        mine[NETWORK + 4] = min(laid - city, 3.0)
        mine[NETWORK + 5] = laid * turns
        mine[NETWORK + 6] = float(len(state.blots[seat]))
        mine[NETWORK + 7] = 4.0 * fist * float(uprisings)
        mine[NETWORK + 8] = 4.0 * fist * (near * near)
        mine[NETWORK + 9] = riots
        mine[NETWORK + 10] = riots * turns
        mine[TILES : TILES + 4] = stored(table.chart, state.warehouses[seat], turns)
    return found


def stored(chart: Chart, warehouse: bytes, turns: float) -> list[float]:
    """The features of a warehouse: tiles, tile-values, weapons, ballast."""
    unrest = warehouse.count(UNREST)
    tiles, values, weight, useful = 0.0, 0.0, 1.0, USED * turns
    for place in range(len(warehouse) - unrest - 1, -1, -1):  # kinds are sorted by value, unrest comes last
        if useful <= 0.0:
            break
        share = weight * min(useful, 1.0)
        tiles += share
        values += share * float(chart.values[warehouse[place]])
        weight *= FADING
        useful -= 1.0
    armed = min(turns, 1.0)
    return [tiles, values, armed * float(min(unrest, 2)), armed * float(max(unrest - 2, 0))]


def _is_to_act(state: State, seat: Seat) -> bool:
    """Whether a seat's turn in this round is still to come; the turn that a seat is in counts as over."""
    if state.step <= DRAFTING:
        return True
    if state.step in (SAILING, RISING):
        return False
    seats = state.table.seats
    return (seat - state.start) % seats > (state.active - state.start) % seats


def turns_to_come(state: State, seat: Seat) -> float:
    """The expected number of turns that a seat still has after the one it is in."""
    rounds = _count_ship(state, survey(state), [[0.0] * len(FEATURES) for _ in range(state.table.seats)])
    return rounds + (1.0 if _is_to_act(state, seat) else 0.0)


def _count_ship(state: State, seen: Survey, found: list[list[float]]) -> float:
    """Counts what the ship will bring. Returns the expected number of rounds after this one."""
    if not state.trips:
        return 0.0
    seats, goals, heading = state.table.seats, state.table.chart.goals, state.heading
    length = float(move_length(seats))
    is_waiting = state.is_tea or state.step == RISING
    steerer = (state.start + 1) % seats if is_waiting else state.start
    ahead = seen.trips[heading]
    now, end = steered(ahead, seats, steerer, state.ship, state.left if state.step == SAILING else move_length(seats))
    moves = 1.0
    if end != ahead.goal:
        moves += max(1.0, ahead.lengths[end] / length + HALF_MOVE)
    rest = ahead.points[end]
    here = SHIP_DELAYED if is_waiting and state.step != RISING else SHIP_NOW
    for seat in range(seats):
        mine = found[seat]
        mine[here] = now[seat]
        mine[SHIP_TRIP] = rest[seat]
        mine[TORCHES] = now[seats + seat]
        mine[TORCHES + 1] = rest[seats + seat]
    for later in range(state.trips - 1):
        heading = 1 - heading
        start, other = goals[1 - heading], seen.trips[heading]
        other.explore(start)
        moves += other.lengths[start] / length + HALF_MOVE
        points = other.points[start]
        for seat in range(seats):
            mine = found[seat]
            mine[SHIP_NEXT + later] = points[seat]
            mine[TORCHES + 2] += points[seats + seat]
    return moves - (0.0 if is_waiting else 1.0)

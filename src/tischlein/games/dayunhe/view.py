"""What a seat may know (DY-2.10, DY-3.1): an allow list, built field by field; and the guess back to a whole state."""

from __future__ import annotations

from tischlein.core.game import Options
from tischlein.core.rng import MASK, shuffle
from tischlein.core.types import SPECTATOR, Seat
from tischlein.core.values import value
from tischlein.games.dayunhe.data import (
    ALL_CARDS,
    FIELDS,
    KIND,
    OWNER,
    STACKS,
    UNREST,
    is_canal,
)
from tischlein.games.dayunhe.setup import new_table, tiles_of_a_seat
from tischlein.games.dayunhe.state import DRAFTING, TAKING, State


@value(frozen=True, slots=True)
class View:
    seat: Seat
    options: Options
    colours: tuple[str, ...]
    first: Seat
    step: int
    active: Seat
    start: Seat
    round: int
    board: tuple[int, ...]
    warehouses: tuple[bytes, ...]
    sizes: tuple[int, ...]
    """Of the stacks, three a seat."""
    tops: tuple[int, ...]
    """The kind of each stack's top, if it lies face up; else 0."""
    low: tuple[int, ...]
    """How many tiles at the bottom of each stack are known to be unrest."""
    cities: tuple[bytes, ...]
    blots: tuple[bytes, ...]
    walls: tuple[int, ...]
    ruins: tuple[bytes, ...]
    ship: int
    heading: int
    trips: int
    left: int
    is_tea: bool
    reputation: tuple[int, ...]
    sums: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    received: int
    """The set of cards that the viewer was handed in this round; 0 for a spectator and before its turn."""
    cards: tuple[int, ...]
    """Of this round: the viewer's own and those that were revealed; else 0."""
    shown: int
    supplies: int
    builds: int
    may_rebuild: bool
    may_special: bool
    plot: int
    hold: int
    spot: int
    source: int
    turn: int

    @property
    def seats(self) -> int:
        return len(self.walls)


def view(state: State, seat: Seat) -> View:
    is_seated = seat != SPECTATOR
    return View(
        seat=seat,
        options=state.table.options,
        colours=state.table.colours,
        first=state.table.first,
        step=state.step,
        active=state.active,
        start=state.start,
        round=state.round,
        board=tuple(state.board),
        warehouses=tuple(state.warehouses),
        sizes=tuple(map(len, state.stacks)),
        tops=tuple(tiles[-1] if state.up >> stack & 1 else 0 for stack, tiles in enumerate(state.stacks)),
        low=tuple(state.low),
        cities=tuple(state.cities),
        blots=tuple(state.blots),
        walls=tuple(state.walls),
        ruins=tuple(state.ruins),
        ship=state.ship,
        heading=state.heading,
        trips=state.trips,
        left=state.left,
        is_tea=state.is_tea,
        reputation=tuple(state.reputation),
        sums=tuple(state.sums),
        history=tuple(state.history),
        received=state.received[seat] if is_seated else 0,
        cards=tuple(card if state.shown >> owner & 1 or owner == seat else 0 for owner, card in enumerate(state.cards)),
        shown=state.shown,
        supplies=state.supplies,
        builds=state.builds,
        may_rebuild=state.may_rebuild,
        may_special=state.may_special,
        plot=state.plot,
        hold=state.hold,
        spot=state.spot,
        source=state.source,
        turn=state.turn,
    )


def determinize(view: View, seed: int) -> State:
    """Deals the hidden tiles and cards at random; all that the view tells stays as it is."""
    state = State(new_table(view.options, view.seats, view.first), 0)
    rng = seed & MASK
    state.step = view.step
    state.active = view.active
    state.start = view.start
    state.round = view.round
    state.board = list(view.board)
    for field in range(FIELDS):
        if is_canal(state.board[field]):
            state.canals |= 1 << field
            state.laid[state.board[field] >> OWNER] += 1
    state.warehouses = list(view.warehouses)
    state.low = list(view.low)
    state.up = sum(1 << stack for stack, top in enumerate(view.tops) if top)
    state.cities = list(view.cities)
    state.blots = list(view.blots)
    state.walls = list(view.walls)
    state.ruins = list(view.ruins)
    state.ship = view.ship
    state.heading = view.heading
    state.trips = view.trips
    state.left = view.left
    state.is_tea = view.is_tea
    state.reputation = list(view.reputation)
    state.sums = list(view.sums)
    state.history = list(view.history)
    state.shown = view.shown
    state.supplies = view.supplies
    state.builds = view.builds
    state.may_rebuild = view.may_rebuild
    state.may_special = view.may_special
    state.plot = view.plot
    state.hold = view.hold
    state.spot = view.spot
    state.source = view.source
    state.turn = view.turn
    for seat in range(view.seats):
        hidden = unseen_tiles(view, seat)
        rng = shuffle(rng, hidden)
        _fill_stacks(state, view, seat, hidden)
    state.rng = _deal_cards(state, view, rng)
    return state


def unseen_tiles(view: View, seat: Seat) -> list[int]:
    """The seat's tiles of which nobody knows where in its stacks they lie; sorted."""
    counts = [0] * (UNREST + 1)
    for kind in tiles_of_a_seat(new_table(view.options, view.seats, view.first).chart):
        counts[kind] += 1
    for code in view.board:
        if code and code >> OWNER == seat:
            counts[code >> KIND & 31] -= 1
    for kind in view.warehouses[seat] + view.cities[seat] + view.ruins[seat]:
        counts[kind] -= 1
    counts[UNREST] -= view.walls[seat] + sum(blots.count(seat) for blots in view.blots)
    for stack in range(STACKS * seat, STACKS * seat + STACKS):
        counts[UNREST] -= view.low[stack]
        if view.tops[stack] and view.low[stack] < view.sizes[stack]:
            counts[view.tops[stack]] -= 1
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _fill_stacks(state: State, view: View, seat: Seat, hidden: list[int]) -> None:
    for stack in range(STACKS * seat, STACKS * seat + STACKS):
        size, low, top = view.sizes[stack], view.low[stack], view.tops[stack]
        above = [top] if top and low < size else []
        between = size - low - len(above)
        state.stacks[stack] = bytes([UNREST] * low + hidden[:between] + above)
        del hidden[:between]


def _deal_cards(state: State, view: View, rng: int) -> int:
    """A draft that the viewer cannot tell from the true one: who was before it took what it was not handed."""
    if view.step == TAKING:
        return rng
    order = [(view.start + turn) % view.seats for turn in range(view.seats)]
    drafted = order[: order.index(view.active)] if view.step == DRAFTING else order
    # What the viewer was handed parts the draft: those before it took from the rest, those after it from this.
    place = order.index(view.seat) if view.received else 0
    known = sum(1 << card for card in view.cards if card)
    before, after = (ALL_CARDS & ~view.received, view.received) if view.received else (0, ALL_CARDS)
    rng, early = _shuffled(rng, before & ~known)
    rng, late = _shuffled(rng, after & ~known)
    for turn, seat in enumerate(drafted):
        if view.cards[seat]:
            state.cards[seat] = view.cards[seat]
        else:
            state.cards[seat] = early.pop() if turn < place else late.pop()
    state.pool = ALL_CARDS
    for seat in order:
        if seat in drafted or (view.step == DRAFTING and seat == view.active):
            state.received[seat] = state.pool
        if seat in drafted:
            state.pool &= ~(1 << state.cards[seat])
    return rng


def _shuffled(rng: int, cards: int) -> tuple[int, list[int]]:
    listed = [card for card in range(11) if cards >> card & 1]
    return shuffle(rng, listed), listed

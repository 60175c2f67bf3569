"""What a seat may know (DY-2.10, DY-3.1): an allow list, built field by field. Also a random state for a view."""

from __future__ import annotations

from typing import Final, NamedTuple

from tischlein.core.game import Options
from tischlein.core.rng import MASK, shuffle
from tischlein.core.states import Parts, replaced
from tischlein.core.types import SPECTATOR, Seat
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.data import (
    ALL_CARDS,
    KIND,
    OWNER,
    STACKS,
    UNREST,
    is_canal,
)
from tischlein.games.dayunhe.setup import new_table, tiles_of_a_seat
from tischlein.games.dayunhe.state import DRAFTING, TAKING, State, new_state

OPEN: Final = Parts(
    "step active start round ship heading trips left is_tea shown supplies builds may_rebuild may_special",
    "begun kind aim settled target source turn board cities blots ruins history low walls reputation sums",
)
"""Public fields that are the same in State and View."""
OPEN_LISTS: Final = Parts("warehouses")
"""Public fields that are lists in State and tuples in View."""


class View(NamedTuple):
    """A NamedTuple, because it is immutable and created faster than a frozen dataclass."""

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
    """Sizes of the stacks, three per seat."""
    tops: tuple[int, ...]
    """The kind of each stack's top, if it is face up; else 0."""
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
    sums: tuple[tuple[int, ...], ...]
    history: tuple[tuple[int, ...], ...]
    received: int
    """The set of cards that the viewer could choose from in this round; 0 for a spectator and before its turn."""
    cards: tuple[int, ...]
    """By seat: the card of this round, if it is the viewer's or was revealed; else 0."""
    shown: int
    supplies: int
    builds: int
    may_rebuild: bool
    may_special: bool
    begun: int
    kind: int
    aim: int
    settled: int
    target: int
    source: int
    turn: int

    @property
    def seats(self) -> int:
        return len(self.walls)


def view(state: State, seat: Seat) -> View:
    """In the order of the fields: passed by name, they took twice as long."""
    table, up, shown = state.table, state.up, state.shown
    return View(
        seat,
        table.options,
        table.colours,
        table.first,
        state.step,
        state.active,
        state.start,
        state.round,
        state.board,
        tuple(state.warehouses),
        tuple([len(tiles) for tiles in state.stacks]),
        tuple([tiles[-1] if up >> stack & 1 else 0 for stack, tiles in enumerate(state.stacks)]),
        state.low,
        state.cities,
        state.blots,
        state.walls,
        state.ruins,
        state.ship,
        state.heading,
        state.trips,
        state.left,
        state.is_tea,
        state.reputation,
        state.sums,
        state.history,
        0 if seat == SPECTATOR else state.received[seat],
        tuple([card if shown >> owner & 1 or owner == seat else 0 for owner, card in enumerate(state.cards)]),
        shown,
        state.supplies,
        state.builds,
        state.may_rebuild,
        state.may_special,
        state.begun,
        state.kind,
        state.aim,
        state.settled,
        state.target,
        state.source,
        state.turn,
    )


def determinize(view: View, seed: int) -> State:
    """Deals the hidden tiles and cards at random, consistent with the view."""
    state = known_state(view)
    rng = seed & MASK
    for seat in range(view.seats):
        hidden = unseen_tiles(view, seat)
        rng = shuffle(rng, hidden)
        _fill_stacks(state, view, seat, hidden)
    state.rng = _deal_cards(state, view, rng)
    return state


def known_state(view: View) -> State:
    """Everything that the view tells, as a state. Not for playing: hidden tiles are replaced by unrest."""
    state = new_state(new_table(view.options, view.seats, view.first), 0)
    OPEN.give(view, state)
    OPEN_LISTS.give_lists(view, state)
    laid = [0] * view.seats
    for field, code in enumerate(state.board):
        if is_canal(code):
            state.canals |= 1 << field
            laid[code >> OWNER] += 1
    state.laid = tuple(laid)
    state.up = sum(1 << stack for stack, top in enumerate(view.tops) if top)
    state.stacks = [bytes([UNREST]) * size for size in view.sizes]
    state.cards = view.cards
    return state


def unseen_tiles(view: View, seat: Seat) -> list[int]:
    """The seat's tiles whose place in its stacks is unknown; sorted."""
    counts = [0] * (UNREST + 1)
    for kind in tiles_of_a_seat(find_chart(view.options["sheet"], view.seats)):
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
    """Deals a draft that is consistent with what the viewer knows."""
    if view.step == TAKING:
        return rng
    order = [(view.start + turn) % view.seats for turn in range(view.seats)]
    drafted = order[: order.index(view.active)] if view.step == DRAFTING else order
    # The viewer's cards divide the draft: earlier seats took from the rest, later ones from these.
    place = order.index(view.seat) if view.received else 0
    known = sum(1 << card for card in view.cards if card)
    before, after = (ALL_CARDS & ~view.received, view.received) if view.received else (0, ALL_CARDS)
    rng, early = _shuffled(rng, before & ~known)
    rng, late = _shuffled(rng, after & ~known)
    for turn, seat in enumerate(drafted):
        if not view.cards[seat]:
            state.cards = replaced(state.cards, seat, early.pop() if turn < place else late.pop())
    state.pool = ALL_CARDS
    for seat in order:
        if seat in drafted or (view.step == DRAFTING and seat == view.active):
            state.received = replaced(state.received, seat, state.pool)
        if seat in drafted:
            state.pool &= ~(1 << state.cards[seat])
    return rng


def _shuffled(rng: int, cards: int) -> tuple[int, list[int]]:
    listed = [card for card in range(11) if cards >> card & 1]
    return shuffle(rng, listed), listed

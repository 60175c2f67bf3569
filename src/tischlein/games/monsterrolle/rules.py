"""Set-up, and the effects of moves. `apply` expects legal moves; see `legal` and `why` for which ones are."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadOption
from tischlein.core.events import Out
from tischlein.core.game import Options, Result
from tischlein.core.looks import ANY, looks_of_seats
from tischlein.core.options import first_seat
from tischlein.core.rng import below, narrow, shuffle
from tischlein.core.states import ONE, with_card, without
from tischlein.core.types import EVERYONE, Millis, Move, Seat, all_but, only
from tischlein.core.words import text
from tischlein.games.monsterrolle import events
from tischlein.games.monsterrolle.data import (
    CANONICAL,
    HAND_SIZE,
    LAID_EITHER_WAY,
    LAID_STRAIGHT,
    SCORING,
    SCORINGS,
    STOP,
    TEAR,
    VALUE,
    card_text,
)
from tischlein.games.monsterrolle.moves import (
    DISCARD,
    DRAW_CARD,
    END,
    LAY,
    LAY_STOP,
    PLACES,
    SEAT,
    TAKE_CARD,
    card_of,
    verb_of,
    where_of,
)
from tischlein.games.monsterrolle.sheet import CARDS_IN_PLAY, find_sheet
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, PLAY, State, Table, new_state

THIRD_SCORING: Final = "third-scoring"


def new_table(options: Options, seats: int) -> Table:
    """Raises BadInput for an unknown or wrong sheet, or a wrong choice of monsters."""
    sheet = find_sheet(options["sheet"])
    is_fixed = options["direction"] == "fixed"
    # In the free direction it does not matter how a card is printed (MR-1.4).
    cards = sheet.cards if is_fixed else bytes(sorted(sheet.cards.translate(CANONICAL)))
    return Table(
        seats=seats,
        options=options,
        cards=cards,
        monsters=_monsters(options["monsters"], sheet.monsters, seats),
        is_fixed=is_fixed,
        laid_ways=LAID_STRAIGHT if is_fixed else LAID_EITHER_WAY,
    )


def _monsters(chosen: str, known: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The monster of each seat; seats without a choice get those that are left (MR-1.5)."""
    wishes = [name for name in chosen.split(",") if name != ANY]
    for name in wishes:
        if wishes.count(name) > 1:  # MR-7.8
            raise BadOption(text("mr-monster-twice", name=name))
    return looks_of_seats("monsters", chosen, known, seats)


def setup(options: Options, seats: int, seed: int) -> State:
    table = new_table(options, seats)
    state = new_state(table, seed)
    first = first_seat(options["begins"], seats)
    if first is None:  # MR-1.8
        state.active, state.rng = below(state.rng, seats)
    else:
        state.active = first
    cards = list(table.cards)
    state.rng = shuffle(state.rng, cards)
    for seat in range(seats):  # MR-1.5
        state.hands[seat] = bytes(sorted(cards[:HAND_SIZE]))
        del cards[:HAND_SIZE]
    state.deck, state.rng = _stack_piles(cards, state.rng)
    state.discard = state.deck[-1:]  # MR-1.7; never a scoring card: those are in the lower parts
    state.deck = state.deck[:-1]
    state.rng = narrow(state.rng)
    return state


def pile_sizes(cards: int) -> list[int]:
    """The sizes of the piles without scoring cards, from the top one: equal, or larger on top (MR-1.6, MR-7.4)."""
    return [cards // SCORINGS + (1 if pile < cards % SCORINGS else 0) for pile in range(SCORINGS)]


def scoring_ranges(cards: int) -> list[tuple[int, int]]:
    """The deck positions, low <= p < high, where each scoring card may be, from the bottom pile (MR-1.6, MR-7.4)."""
    ranges = []
    base = 0
    for size in reversed(pile_sizes(cards)):
        ranges.append((base, base + (size + 1) // 3))
        base += size + 1
    return ranges


def _stack_piles(cards: list[int], rng: int) -> tuple[bytes, int]:
    """The draw pile, from the bottom, with one scoring card in the lower part of each pile."""
    deck = list(cards)
    for low, high in scoring_ranges(len(cards)):  # from the bottom up, because positions count the scoring cards below
        place, rng = below(rng, high - low)
        deck.insert(low + place, SCORING)
    return bytes(deck), rng


def apply(state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:  # noqa: ARG001 (no race)
    verb = verb_of(move)
    if verb == LAY:
        _lay_paper(state, seat, card_of(move), where_of(move), out)
    elif verb == END:
        _pass_turn(state, out)
    elif verb == DISCARD:
        card = card_of(move)
        _leave_hand(state, seat, card)
        state.discard += ONE[card]
        state.discarded += 1
        if out is not None:
            out.to(EVERYONE, events.Discarded(seat, card_text(card)))
    elif verb == DRAW_CARD:
        _draw(state, out)
        _fill_hand(state, out)
    elif verb == TAKE_CARD:
        card = state.discard[-1]
        state.discard = state.discard[:-1]
        state.hands[seat] = with_card(state.hands[seat], card)
        state.known[seat] = with_card(state.known[seat], card)
        state.took = True
        if out is not None:
            out.to(EVERYONE, events.Took(seat, card_text(card)))
        _fill_hand(state, out)
    elif verb == LAY_STOP:
        place = where_of(move)
        _leave_hand(state, seat, STOP)
        state.protected[seat] |= 1 << place
        state.laid += 1
        if out is not None:
            out.to(EVERYONE, events.Protected(seat, place + 1))
    else:
        _lay_tear(state, seat, card_of(move), where_of(move), out)


def _lay_paper(state: State, seat: Seat, card: int, place: int, out: Out | None) -> None:
    _leave_hand(state, seat, card if state.table.is_fixed else CANONICAL[card])
    row = state.rows[seat]
    if place < len(row):
        _cover(state, seat, place, card)
    else:
        state.rows[seat] = row + ONE[card]
    state.laid += 1
    if state.laid == 1:
        state.fresh = place
    if out is not None:
        over = card_text(row[place]) if place < len(row) else ""
        out.to(EVERYONE, events.Laid(seat, card_text(card), place + 1, over))


def _lay_tear(state: State, seat: Seat, colour: int, where: int, out: Out | None) -> None:
    victim, place = where >> SEAT, where % PLACES
    over = state.rows[victim][place]
    _leave_hand(state, seat, TEAR + colour)
    _cover(state, victim, place, TEAR + colour)
    state.laid += 1
    if out is not None:
        out.to(EVERYONE, events.Torn(seat, card_text(TEAR + colour), victim, place + 1, card_text(over)))


def _cover(state: State, seat: Seat, place: int, card: int) -> None:
    row = state.rows[seat]
    state.covered[seat] += ONE[place] + ONE[row[place]]
    state.rows[seat] = row[:place] + ONE[card] + row[place + 1 :]


def _leave_hand(state: State, seat: Seat, card: int) -> None:
    state.hands[seat] = without(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)  # MR-7.5


def _pass_turn(state: State, out: Out | None) -> None:
    state.active = (state.active + 1) % state.table.seats
    state.turn += 1
    state.gap = HAND_SIZE - len(state.hands[state.active])
    state.took = False
    state.laid = 0
    state.discarded = 0
    state.fresh = NOWHERE
    if out is not None:
        out.to(EVERYONE, events.TurnBegan(state.active, state.turn))
    _fill_hand(state, out)


def _fill_hand(state: State, out: Out | None) -> None:
    """Draws as long as there is no choice; stops when the player has to choose or the hand is full (MR-7.2)."""
    while state.phase != OVER:
        if len(state.hands[state.active]) == HAND_SIZE:
            _turn_up(state, out)
            if state.phase != OVER:
                state.phase = PLAY
            return
        if state.gap == 2 and not state.took:  # MR-2.2; the discard pile is never empty before it was used
            state.phase = DRAW
            return
        _draw(state, out)


def _draw(state: State, out: Out | None) -> None:
    """Draws one card into the hand, or scores if it is a scoring card (MR-2.5)."""
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    if card == SCORING:
        _score(state, out)
        return
    seat = state.active
    state.hands[seat] = with_card(state.hands[seat], card)
    if out is not None:
        out.to(only(seat), events.Drew(seat, card_text(card)))
        out.to(all_but(seat), events.DrewUnseen(seat))


def _turn_up(state: State, out: Out | None) -> None:
    """Turns up cards until the discard pile has one (MR-2.4)."""
    while not state.discard and state.phase != OVER:
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        if card == SCORING:
            _score(state, out)
            continue
        state.discard = ONE[card]
        if out is not None:
            out.to(EVERYONE, events.TurnedUp(card_text(card)))


def best_section(row: bytes) -> int:
    """The points of the best section; tears count 0 and separate the sections (MR-5.1)."""
    best = points = 0
    for card in row:
        value = VALUE[card]
        points = points + value if value else 0
        best = max(best, points)
    return best


def _score(state: State, out: Out | None) -> None:
    seats = state.table.seats
    points = [best_section(row) for row in state.rows]
    state.points += points
    if out is not None:
        out.to(EVERYONE, events.ScoringCame(len(state.points) // seats))
        for seat in range(seats):
            out.to(EVERYONE, events.Scored(seat, points[seat], sum(state.points[seat::seats])))
    if len(state.points) == SCORINGS * seats:  # MR-5.4
        state.phase = OVER
        if out is not None:
            out.to(EVERYONE, events.Ended(winners(state.points, seats)))


def winners(points: list[int], seats: int) -> tuple[Seat, ...]:
    totals = [sum(points[seat::seats]) for seat in range(seats)]
    return tuple(seat for seat in range(seats) if totals[seat] == max(totals))


def result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    seats = state.table.seats
    totals = tuple(sum(state.points[seat::seats]) for seat in range(seats))
    return Result(THIRD_SCORING, totals, winners(state.points, seats))


def length(state: State) -> int:
    return state.turn


def bound(seats: int) -> int:
    """An upper bound: every turn but each seat's first uses up a card of the pile and has at most five moves.

    These are two draws, two plays and an end. Each scoring card gives one more choice of a draw.
    """
    turns = seats + CARDS_IN_PLAY - seats * HAND_SIZE
    return 5 * turns + SCORINGS

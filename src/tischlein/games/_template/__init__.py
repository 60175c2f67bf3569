"""A template: copy this folder, remove the underscore from its name, and you have a game.

Bidding for prizes 1 to 5: every player secretly bids one of their cards 1 to 5, and the highest bid that no other
player made wins. It is small, but has what is difficult in larger games: a hidden order, hidden simultaneous choices,
a view, and a state guessed from a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from tischlein.core import positions
from tischlein.core.errors import InvariantBroken
from tischlein.core.events import Out, PlainEvent, Said, Sentence
from tischlein.core.facade import Facade
from tischlein.core.game import Credits, GameInfo, Options, Reason, Result
from tischlein.core.notation import Notation
from tischlein.core.positions import NUMBER, NUMBERS
from tischlein.core.rng import MASK, below, narrow, shuffle
from tischlein.core.states import without
from tischlein.core.types import EVERYONE, Millis, Move, Seat, SeatMask
from tischlein.core.why import reason

CARDS: Final = [1, 2, 3, 4, 5]
NO_BID: Final = 0
NOTATION: Final = Notation("tp", lambda: ((f"bid {card}", card) for card in CARDS))


@dataclass(slots=True)
class State:
    rng: int
    prizes: list[int]
    """The last one is offered now, the others are hidden."""
    hands: list[bytes]
    """Public, because all bids of earlier rounds are. The card of a secret bid is still included."""
    bids: list[int]
    points: list[int]


FIELDS: Final = {
    "rng": NUMBER,
    "prizes": NUMBERS,
    "hands": positions.listed(positions.hand(NUMBER)),
    "bids": NUMBERS,
    "points": NUMBERS,
}


@positions.refused
def load(data: Mapping[str, Any]) -> State:
    state = State(0, [], [], [], [])
    positions.load_fields(FIELDS, data, state)
    return state


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    prize: int
    prizes_left: int
    prizes_gone: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    own_bid: int
    has_bid: tuple[bool, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Revealed(PlainEvent):
    """All bids of a round, and the next prize."""

    bids: tuple[int, ...]
    next_prize: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("tp-log-revealed", bids=Said("bids", lambda bids: ", ".join(map(str, bids))))


class Template(Facade[State, View]):
    info = GameInfo(
        __name__.rpartition(".")[2],
        "tp",
        2,
        3,
        1,
        minutes=2,
        age=8,
        options=(),
        credits=Credits("Your Name", year=2026),
    )
    format = staticmethod(NOTATION.format)
    parse = staticmethod(NOTATION.parse)
    load = staticmethod(load)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        prizes = CARDS[:]
        rng = shuffle(seed, prizes)  # TP-1.1
        return State(narrow(rng), prizes, [bytes(CARDS)] * seats, [NO_BID] * seats, [0] * seats)

    def to_act(self, state: State) -> SeatMask:
        return sum(1 << seat for seat, bid in enumerate(state.bids) if bid == NO_BID and state.prizes)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return list(state.hands[seat]) if self.to_act(state) >> seat & 1 else []

    def explain(self, state: State, seat: Seat, move: Move) -> Reason:
        return reason("tp-why-card", "TP-1.2")

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        state.bids[seat] = move
        if NO_BID in state.bids:
            return
        highest = max((bid for bid in state.bids if state.bids.count(bid) == 1), default=NO_BID)
        prize, bids = state.prizes.pop(), tuple(state.bids)
        for bidder, bid in enumerate(bids):
            state.points[bidder] += prize if bid == highest else 0  # TP-1.3
            state.hands[bidder] = without(state.hands[bidder], bid)
            state.bids[bidder] = NO_BID
        if out is not None:
            out.to(EVERYONE, Revealed(bids, state.prizes[-1] if state.prizes else 0))

    def result(self, state: State) -> Result | None:
        if state.prizes:
            return None
        winners = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Result("prizes-gone", tuple(state.points), winners)  # TP-1.4

    def view(self, state: State, seat: Seat) -> View:
        return View(
            seat=seat,
            prize=state.prizes[-1] if state.prizes else 0,
            prizes_left=len(state.prizes),
            prizes_gone=tuple(card for card in CARDS if card not in state.prizes),
            hands=tuple(map(tuple, state.hands)),
            own_bid=state.bids[seat] if seat < len(state.bids) else NO_BID,
            has_bid=tuple(bid != NO_BID for bid in state.bids),
            points=tuple(state.points),
        )

    def show(self, view: View) -> View:
        return view  # contains only JSON values already

    def determinize(self, view: View, seed: int) -> State:
        hidden = [card for card in CARDS if card not in (*view.prizes_gone, view.prize)]
        rng = shuffle(seed & MASK, hidden)
        bids = []
        for seat, hand in enumerate(view.hands):
            guess, rng = below(rng, max(1, len(hand)))
            bids.append(view.own_bid if seat == view.seat else hand[guess] if view.has_bid[seat] else NO_BID)
        prizes = [*hidden, view.prize] if view.prize else []
        return State(rng, prizes, [bytes(hand) for hand in view.hands], bids, list(view.points))

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump_fields(FIELDS, state)

    def check(self, state: State) -> None:
        if any(len(hand) != len(state.prizes) for hand in state.hands):
            raise InvariantBroken("every round costs a card and a prize")

    def length(self, state: State) -> int:
        return len(CARDS) - len(state.prizes)

    def bound(self, seats: int) -> int:
        return seats * len(CARDS)


GAME: Final = Template()

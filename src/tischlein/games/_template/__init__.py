"""A template: copy this folder, take the underscore off its name, and you have a game.

Bidding for prizes 1 to 5: everybody secretly bids one of the own cards 1 to 5, the highest single bid wins. Small,
but with all that is hard: a hidden order, hidden simultaneous choices, a view and a guess back from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Final

from tischlein.core.errors import InvariantBroken, NotationError
from tischlein.core.events import Out
from tischlein.core.game import OK, GameInfo, Options, Reason, Result, Verdict, illegal
from tischlein.core.rng import MASK, below, shuffle
from tischlein.core.types import EVERYONE, Millis, Move, Seat, SeatMask
from tischlein.core.values import value
from tischlein.core.words import Text, text

CARDS: Final = [1, 2, 3, 4, 5]
NO_BID: Final = 0


@dataclass(slots=True)
class State:
    rng: int
    prizes: list[int]  # the last one is up, the others are hidden
    hands: list[list[int]]  # public, because all bids of earlier rounds are; a secret bid is still in here
    bids: list[int]
    points: list[int]


@value(frozen=True, slots=True)
class View:
    seat: Seat
    prize: int
    prizes_left: int
    prizes_gone: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    own_bid: int
    has_bid: tuple[bool, ...]
    points: tuple[int, ...]


@value(frozen=True, slots=True)
class Revealed:
    """All bids at once, and what comes next."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    next_prize: int

    def text(self) -> Text:
        return text("tp-log-revealed", bids=", ".join(map(str, self.bids)))


class Template:
    info = GameInfo(__name__.rpartition(".")[2], "tp", 2, 3, 1, minutes=2, age=8, options=())

    def setup(self, options: Options, seats: int, seed: int) -> State:
        prizes = CARDS[:]
        rng = shuffle(seed & MASK, prizes)  # TP-1.1
        return State(rng, prizes, [CARDS[:] for _ in range(seats)], [NO_BID] * seats, [0] * seats)

    def to_act(self, state: State) -> SeatMask:
        return sum(1 << seat for seat, bid in enumerate(state.bids) if bid == NO_BID and state.prizes)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return state.hands[seat][:] if self.to_act(state) >> seat & 1 else []

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        if 0 <= seat < len(state.bids) and move in self.legal(state, seat):
            return OK
        return illegal(Reason("TP-1.2", text("tp-why-card")))

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        state.bids[seat] = move
        if NO_BID in state.bids:
            return
        highest = max((bid for bid in state.bids if state.bids.count(bid) == 1), default=NO_BID)
        prize, bids = state.prizes.pop(), tuple(state.bids)
        for bidder, bid in enumerate(bids):
            state.points[bidder] += prize if bid == highest else 0  # TP-1.3
            state.hands[bidder].remove(bid)
            state.bids[bidder] = NO_BID
        if out is not None:
            out.to(EVERYONE, Revealed(bids, state.prizes[-1] if state.prizes else 0))

    def result(self, state: State) -> Result | None:
        if state.prizes:
            return None
        winners = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Result("prizes-gone", tuple(state.points), winners)  # TP-1.4

    def copy(self, state: State) -> State:
        hands = [hand[:] for hand in state.hands]
        return State(state.rng, state.prizes[:], hands, state.bids[:], state.points[:])

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
        return view  # plain values already

    def determinize(self, view: View, seed: int) -> State:
        hidden = [card for card in CARDS if card not in (*view.prizes_gone, view.prize)]
        rng = shuffle(seed & MASK, hidden)
        bids = []
        for seat, hand in enumerate(view.hands):
            guess, rng = below(rng, max(1, len(hand)))
            bids.append(view.own_bid if seat == view.seat else hand[guess] if view.has_bid[seat] else NO_BID)
        prizes = [*hidden, view.prize] if view.prize else []
        return State(rng, prizes, [list(hand) for hand in view.hands], bids, list(view.points))

    def format(self, move: Move) -> str:
        return f"bid {move}"

    def parse(self, typed: str) -> Move:
        verb, _, card = typed.partition(" ")
        if verb != "bid" or card not in map(str, CARDS):
            raise NotationError(text("tp-notation", typed=typed))
        return int(card)

    def dump(self, state: State) -> dict[str, object]:
        return asdict(state)

    def load(self, data: Mapping[str, Any]) -> State:
        return replace(State(**data))

    def check(self, state: State) -> None:
        if any(len(hand) != len(state.prizes) for hand in state.hands):
            raise InvariantBroken("every round costs a card and a prize")

    def length(self, state: State) -> int:
        return len(CARDS) - len(state.prizes)

    def bound(self, seats: int) -> int:
        return seats * len(CARDS)


GAME: Final = Template()

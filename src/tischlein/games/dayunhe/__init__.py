"""Da Yunhe, the Great Imperial Canal (2-5 seats): build canals, steer the ship, keep the peace. RULES.md is the law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import GameInfo, Options, OptionSpec, Result, Verdict
from tischlein.core.types import Millis, Move, Seat, SeatMask
from tischlein.games.dayunhe import (
    invariants,
    legal,
    moves,
    position,
    rules,
    scoring,
    setup,
    state,
    view,
    why,
    wire,
)
from tischlein.games.dayunhe.data import COLOURS
from tischlein.games.dayunhe.sheet import sheet_names
from tischlein.games.dayunhe.state import OVER, State
from tischlein.games.dayunhe.view import View
from tischlein.games.dayunhe.wire import Shown


class DaYunhe:
    info = GameInfo(
        id="dayunhe",
        prefix="dy",
        min_seats=2,
        max_seats=5,
        rules_version=1,
        minutes=60,
        age=10,
        options=(
            OptionSpec("fist", tuple(setup.FISTS), "three"),
            OptionSpec("sheet", sheet_names(), "canal", is_open=True),
            OptionSpec("colours", ("",), "", is_open=True),
        ),
        looks=COLOURS,
        look_option="colours",
    )

    def setup(self, options: Options, seats: int, seed: int) -> State:
        return setup.setup(options, seats, seed)

    def to_act(self, state: State) -> SeatMask:
        return 0 if state.step == OVER else 1 << state.active

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return legal.legal(state, seat)

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        return why.judge(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        rules.apply(state, seat, move, out)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def copy(self, original: State) -> State:
        return state.copy(original)

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat)

    def show(self, seen: View) -> Shown:
        return wire.show(seen)

    def determinize(self, seen: View, seed: int) -> State:
        return view.determinize(seen, seed)

    def format(self, move: Move) -> str:
        return moves.format_move(move)

    def parse(self, text: str) -> Move:
        return moves.parse_move(text)

    def dump(self, state: State) -> dict[str, object]:
        return position.dump(state)

    def load(self, data: Mapping[str, object]) -> State:
        return position.load(data)

    def check(self, state: State) -> None:
        invariants.check(state)

    def length(self, state: State) -> int:
        return state.round

    def bound(self, seats: int) -> int:
        return rules.bound(seats)


GAME: Final = DaYunhe()

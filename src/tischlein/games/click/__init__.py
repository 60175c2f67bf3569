"""Click! The Great Wall (2-4 seats): build a wall, see the photo first, call. RULES.md is the law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import GameInfo, Options, OptionSpec, Result, Verdict
from tischlein.core.types import Millis, Move, Seat, SeatMask
from tischlein.games.click import dealing, ending, invariants, legal, moves, position, rules, state, view, why, wire
from tischlein.games.click.data import LOOKS
from tischlein.games.click.sheet import sheet_names
from tischlein.games.click.state import State
from tischlein.games.click.view import View
from tischlein.games.click.wire import Shown


class Click:
    info = GameInfo(
        id="click",
        prefix="cl",
        min_seats=2,
        max_seats=4,
        rules_version=2,
        minutes=30,
        age=8,
        options=(
            OptionSpec("photos", ("race", "calm"), "race"),
            OptionSpec("short", tuple(dealing.SHORTENED), "full"),
            OptionSpec("lockout", ("off", "on"), "off"),
            OptionSpec("helper", ("off", "on"), "off"),
            OptionSpec("cap", ("250ms", "400ms", "150ms"), "250ms"),
            OptionSpec("patience", ("15s", "30s", "60s"), "15s"),
            OptionSpec("sheet", sheet_names(), "standard", is_open=True),
            OptionSpec("colours", ("",), "", is_open=True),
        ),
        looks=LOOKS,
        look_option="colours",
    )

    def setup(self, options: Options, seats: int, seed: int) -> State:
        return rules.setup(options, seats, seed)

    def to_act(self, state: State) -> SeatMask:
        return legal.to_act(state)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return legal.legal(state, seat)

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        return why.judge(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        rules.apply(state, seat, move, at, out)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

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
        return state.turn

    def bound(self, seats: int) -> int:
        return rules.bound(seats)


GAME: Final = Click()

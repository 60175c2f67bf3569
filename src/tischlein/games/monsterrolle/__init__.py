"""Monsterrolle (2-4 seats): unroll matching paper, tear the others' strips, protect your own. RULES.md is the law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import GameInfo, Options, OptionSpec, Result, Verdict
from tischlein.core.types import Millis, Move, Seat, SeatMask, only
from tischlein.games.monsterrolle import invariants, moves, position, rules, state, view, why, wire
from tischlein.games.monsterrolle.legal import legal
from tischlein.games.monsterrolle.sheet import COUNTS, find_sheet, sheet_names
from tischlein.games.monsterrolle.state import OVER, State
from tischlein.games.monsterrolle.view import View
from tischlein.games.monsterrolle.wire import Shown

CARDS_IN_PLAY: Final = COUNTS["paper"] + COUNTS["stop"] + COUNTS["tear"]


class Monsterrolle:
    info = GameInfo(
        id="monsterrolle",
        prefix="mr",
        min_seats=2,
        max_seats=4,
        rules_version=1,
        minutes=15,
        age=6,
        options=(
            OptionSpec("direction", ("free", "fixed"), "free"),
            OptionSpec("sheet", sheet_names(), "six", is_open=True),
            OptionSpec("begins", ("random", "1", "2", "3", "4"), "random"),
            OptionSpec("monsters", ("",), "", is_open=True),
        ),
        looks=find_sheet("six").monsters,
        look_option="monsters",
    )

    def setup(self, options: Options, seats: int, seed: int) -> State:
        return rules.setup(options, seats, seed)

    def to_act(self, state: State) -> SeatMask:
        return 0 if state.phase == OVER else only(state.active)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return legal(state, seat)

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        return why.judge(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        rules.apply(state, seat, move, out)

    def result(self, state: State) -> Result | None:
        return rules.result(state)

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
        return rules.bound(CARDS_IN_PLAY, seats)


GAME: Final = Monsterrolle()

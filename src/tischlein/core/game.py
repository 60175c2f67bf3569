"""The Game protocol: all that tables, bots, simulations and research environments know of a game.

A game is a bundle of pure functions over a State that only the game itself understands. `apply` trusts its input;
the one gate that checks legality is `core.match`. Bots and browsers never see a State, only a View.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol, TypeVar

from tischlein.core.events import Out
from tischlein.core.types import Millis, Move, Seat, SeatMask
from tischlein.core.words import Text

State = TypeVar("State")
View = TypeVar("View")

Options = Mapping[str, str]
"""Complete and validated: every option of the game has a value (see core.options)."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One table option. Its words are `<prefix>-option-<key>` and `<prefix>-option-<key>-<choice>`."""

    key: str
    choices: tuple[str, ...]
    default: str
    is_open: bool = False
    """Further values are possible, and `setup` judges them (a component sheet given by its text)."""


@dataclass(frozen=True, slots=True)
class Credits:
    """Whose game it is; a name is written as its bearer writes it, in every language."""

    author: str = ""
    publisher: str = ""
    """Empty where none is known."""
    year: int = 0


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    prefix: str
    """Starts every word key and, in capitals, every clause id of the game."""
    min_seats: int
    max_seats: int
    rules_version: int
    """Raised whenever the same moves could lead to another position; match files carry it."""
    minutes: int
    age: int
    options: tuple[OptionSpec, ...]
    looks: tuple[str, ...] = ()
    """Monsters or colours that seats may choose; they have no effect but the picture."""
    look_option: str = ""
    """The option that takes the chosen looks by seat, separated by commas; `any` for no wish."""
    credits: Credits = Credits()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the sentence and the clause of RULES.md that it rests on."""

    clause: str
    text: Text


class Outcome(Enum):
    OK = "ok"
    LATE = "late"
    """It was fine a moment ago, or nearly so: changes nothing and is nobody's mistake."""
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say about a move."""

    outcome: Outcome
    reason: Reason | None = None
    """Why not; None only where the outcome is OK."""

    @property
    def is_ok(self) -> bool:
        return self.outcome is Outcome.OK

    @property
    def is_late(self) -> bool:
        return self.outcome is Outcome.LATE


OK: Final = Verdict(Outcome.OK)


def late(reason: Reason) -> Verdict:
    return Verdict(Outcome.LATE, reason)


def illegal(reason: Reason) -> Verdict:
    return Verdict(Outcome.REFUSED, reason)


@dataclass(frozen=True, slots=True)
class Result:
    reason: str
    """Why the match ended, a word key suffix such as `third-scoring`."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Several seats share the victory."""


class Game(Protocol[State, View]):
    info: GameInfo

    def setup(self, options: Options, seats: int, seed: int) -> State: ...

    def to_act(self, state: State) -> SeatMask:
        """Who is awaited; several seats may be. Never depends on what a seat hides."""
        ...

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Sorted, without duplicates; empty for a seat that is not awaited."""
        ...

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        """Any integer from anybody; never raises."""
        ...

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        """Changes the state in place. Trusts that the move was judged OK."""
        ...

    def result(self, state: State) -> Result | None: ...

    def copy(self, state: State) -> State: ...

    def view(self, state: State, seat: Seat) -> View:
        """What this seat (or a spectator) may know: an allow list, built field by field."""
        ...

    def show(self, view: View) -> object:
        """The view as the page gets it: structs of JSON values, a function of the view alone."""
        ...

    def fixed(self, view: View) -> object | None:
        """The part of what the page gets that never changes in a match and is the same for all: sent once."""
        ...

    def determinize(self, view: View, seed: int) -> State:
        """A full state that the view's seat cannot tell from the true one, with a fresh random source."""
        ...

    def format(self, move: Move) -> str: ...

    def parse(self, typed: str) -> Move:
        """The reverse of `format`; raises NotationError."""
        ...

    def dump(self, state: State) -> dict[str, object]:
        """The whole position as documented JSON, hidden things included: for tests and files only."""
        ...

    def load(self, data: Mapping[str, object], /) -> State:
        """The reverse of `dump`; raises BadInput."""
        ...

    def check(self, state: State) -> None:
        """Raises InvariantBroken. For tests and fuzzing; too slow for play."""
        ...

    def length(self, state: State) -> int:
        """How long the match is so far, in the unit players count in (turns)."""
        ...

    def bound(self, seats: int) -> int:
        """A proven upper bound for the number of moves of a match."""
        ...

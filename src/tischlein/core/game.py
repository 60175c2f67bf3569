"""The Game protocol: everything that tables, bots, simulations and research environments know about a game.

A game is a set of pure functions over a State that only the game itself understands. `apply` trusts its input;
legality is checked in one place, `core.match`. Bots and browsers never get a State, only a View.
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
    """Other values are allowed, too, and `setup` checks them (such as the text of a component sheet)."""
    for_children: str = ""
    """The value at a table with children; empty: any. A game with a race names one here that needs no clock."""


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game. Names are spelled as their owners spell them, in every language."""

    author: str = ""
    publisher: str = ""
    """Empty if unknown."""
    year: int = 0


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    prefix: str
    """The beginning of every word key and, in capitals, of every clause id of the game."""
    min_seats: int
    max_seats: int
    rules_version: int
    """Raised whenever the same moves could lead to another position. Match files contain it."""
    minutes: int
    age: int
    options: tuple[OptionSpec, ...]
    looks: tuple[str, ...] = ()
    """Pictures that seats may choose between, such as monsters or colours. They do not affect the rules."""
    look_option: str = ""
    """The option that holds the chosen looks by seat, separated by commas; `any` is no choice."""
    credits: Credits = Credits()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: a sentence, and the id of the clause in RULES.md."""

    clause: str
    text: Text


class Outcome(Enum):
    OK = "ok"
    LATE = "late"
    """The move came too late, after another seat's. It changes nothing and has no consequence for the seat."""
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rules' judgement of a move."""

    outcome: Outcome
    reason: Reason | None = None
    """Why it was refused; None only if the outcome is OK."""

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
    """Why the match ended: the end of a word key, such as `third-scoring`."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    """More than one in a shared victory."""


class Game(Protocol[State, View]):
    info: GameInfo

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """Draws from the seed as it is: it may be a 256-bit stream, which `rng.narrow` ends (core/rng.py)."""
        ...

    def to_act(self, state: State) -> SeatMask:
        """The seats that may act now. Never depends on hidden information."""
        ...

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Sorted, without duplicates; empty for a seat that may not act."""
        ...

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        """Accepts any integer for any seat; never raises."""
        ...

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        """Changes the state in place. Expects a move that was judged OK."""
        ...

    def result(self, state: State) -> Result | None: ...

    def copy(self, state: State) -> State: ...

    def view(self, state: State, seat: Seat) -> View:
        """What this seat (or a spectator) may know. An allow list, built field by field."""
        ...

    def show(self, view: View) -> object:
        """The view as the page gets it: structs of JSON values, computed from the view alone."""
        ...

    def fixed(self, view: View) -> object | None:
        """The part of the page's data that is the same for all viewers during a whole match. It is sent once."""
        ...

    def determinize(self, view: View, seed: int) -> State:
        """A complete state that fits the view, with hidden parts chosen at random and a new random source."""
        ...

    def format(self, move: Move) -> str: ...

    def parse(self, typed: str) -> Move:
        """The reverse of `format`; raises NotationError."""
        ...

    def dump(self, state: State) -> dict[str, object]:
        """The whole position as documented JSON, hidden parts included. For tests and files only."""
        ...

    def load(self, data: Mapping[str, object], /) -> State:
        """The reverse of `dump`; raises BadInput."""
        ...

    def check(self, state: State) -> None:
        """Raises InvariantBroken. For tests and fuzzing; too slow for play."""
        ...

    def length(self, state: State) -> int:
        """The length of the match so far, in the unit that players count in, such as turns."""
        ...

    def bound(self, seats: int) -> int:
        """A proven upper bound for the number of moves of a match."""
        ...

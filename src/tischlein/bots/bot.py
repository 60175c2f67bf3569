"""What a bot is: a View and the legal moves in, one of these moves out.

The type parameter is the game's View, so the type checker refuses a bot that takes a State.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from tischlein.bots.budget import FULL, Budget
from tischlein.core.types import Move

View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra]):
    def choose(self, view: View_contra, legal: Sequence[Move]) -> Move: ...


@runtime_checkable
class BlindBot(Protocol):
    """A bot that looks at the list of moves only, so that no view is built for it."""

    def choose_blind(self, legal: Sequence[Move]) -> Move: ...


class Heuristics(Protocol[View_contra]):
    """What a game knows about good play: its module or folder `bot`."""

    def rate(self, view: View_contra, legal: Sequence[Move]) -> Sequence[float]:
        """A rating of each move for the seat of the view; only their order matters.

        A module may also have `is_unkind(view, move)`: whether the move is aimed at another player. The kind bot avoids
        such moves. `is_harsh(view, move)` names those of them that a beginner avoids now, because the player was
        attacked just before.
        """
        ...


class Request(NamedTuple):
    """Who asks for a bot, and for what."""

    game: str
    seed: int
    """Of the bot's own lots: never the seed of the match, which would tell the next cards."""
    weights: str = ""
    """The path of a file of weights; empty: those that come with the game."""
    budget: Budget = FULL


class Level(Protocol):
    """A module of `bots/levels`."""

    REACTION: tuple[float, float]
    """How long it takes to see something, in milliseconds: mean and spread."""
    IS_OFFERED: bool
    """Whether people choose it in a lobby."""
    ORDER: int
    """Its place in lists, weakest first."""
    PLANS: bool
    """Whether it plays by weights."""

    def seat(self, request: Request) -> Bot[Any] | BlindBot: ...

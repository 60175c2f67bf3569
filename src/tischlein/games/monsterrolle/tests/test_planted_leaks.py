"""Tests the laws about leaks with games that leak on purpose: each leak must be found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tischlein.core.events import Out
from tischlein.core.types import EVERYONE, Millis, Move, Seat
from tischlein.games.monsterrolle import GAME, Monsterrolle, events
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.tests import oracle
from tischlein.games.monsterrolle.view import View
from tischlein.lawbook.laws import (
    LAWS,
    AnyGame,
    Case,
    catches,
    law_8_no_leaks,
    law_9_events_tell_no_more_than_views,
    law_14_what_can_be_taken_back_revealed_nothing,
    sample_cases,
)

CASES = sample_cases(GAME, 12)


class ShowsNextCard(Monsterrolle):
    """The size of the draw pile is off by one when a tear or a stop lies on top."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        return honest._replace(deck_size=honest.deck_size + (1 if state.deck[-1:] > b"\x7f" else 0))


class ShowsOneForeignCard(Monsterrolle):
    """The smallest card of the next player counts as public."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        neighbour = 0 if seat >= state.table.seats else (seat + 1) % state.table.seats
        known = list(honest.known)
        known[neighbour] = state.hands[neighbour][:1]
        return honest._replace(known=tuple(known))


class ShowsRandomSource(Monsterrolle):
    """The random source is hidden in a number that looks harmless."""

    def view(self, state: State, seat: Seat) -> View:
        return super().view(state, seat)._replace(turn=state.turn + (state.rng << 8))


class ShowsWhenScoringComes(Monsterrolle):
    """The shown phase is wrong when a scoring card is next."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        return honest._replace(gap=9) if state.deck[-2:-1] == b"\x89" else honest


class OffersByForeignHand(Monsterrolle):
    """The legal moves depend on another seat's hand."""

    def legal(self, state: State, seat: Seat) -> list[Move]:
        honest = super().legal(state, seat)
        neighbour = (seat + 1) % state.table.seats
        return honest[:-1] if len(honest) > 1 and state.hands[neighbour][0] < 16 else honest


class Tattler:
    """Passes all events on, and sends drawn cards to everybody."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: object) -> None:
        self.out.to(EVERYONE if isinstance(event, events.Drew) else audience, event)  # type: ignore[arg-type]


class TellsDrawnCards(Monsterrolle):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Tattler(out) if out is not None else None)


class Whisperer:
    """Sends drawn cards in an event that does not reveal, so that a draw could be taken back."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: object) -> None:
        if isinstance(event, (events.Drew, events.TurnedUp, events.ScoringCame)):
            event = events.DrewUnseen(0)
        self.out.to(audience, event)  # type: ignore[arg-type]


class ForgetsReveals(Monsterrolle):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Whisperer(out) if out is not None else None)


@pytest.mark.parametrize(
    ("law", "leaky"),
    [
        (law_8_no_leaks, ShowsNextCard()),
        (law_8_no_leaks, ShowsOneForeignCard()),
        (law_8_no_leaks, ShowsRandomSource()),
        (law_8_no_leaks, ShowsWhenScoringComes()),
        (law_8_no_leaks, OffersByForeignHand()),
        (law_9_events_tell_no_more_than_views, TellsDrawnCards()),
        (law_14_what_can_be_taken_back_revealed_nothing, ForgetsReveals()),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Monsterrolle) else "",
)
def test_the_law_catches_the_leak(law: Callable[..., None], leaky: AnyGame) -> None:
    assert catches(law, leaky, CASES, oracle)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_honest_game_passes_the_same_cases(law: Callable[..., None]) -> None:
    assert not catches(law, GAME, CASES, oracle)


def test_that_a_scoring_came_before_or_after_a_card_is_no_secret() -> None:
    """MR-2.4, MR-2.5: in this match a scoring card lies below the card that is drawn, or above it."""
    options = (("direction", "free"), ("sheet", "four"), ("begins", "2"), ("monsters", ""))
    case = Case(seats=3, options=options, seed=1801, lean=1)
    law_9_events_tell_no_more_than_views(GAME, case, oracle)

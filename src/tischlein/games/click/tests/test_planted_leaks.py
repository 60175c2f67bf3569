"""Tests the laws about leaks with games that leak on purpose: each leak must be found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tischlein.core.events import Out
from tischlein.core.types import EVERYONE, Millis, Move, Seat, SeatMask, only
from tischlein.games.click import GAME, Click, events
from tischlein.games.click.data import RICKSHAW
from tischlein.games.click.legal import photos
from tischlein.games.click.moves import CLICK, PASS
from tischlein.games.click.state import UNANSWERED, State, is_open_window
from tischlein.games.click.tests import oracle
from tischlein.games.click.view import View
from tischlein.lawbook.clauses import clause
from tischlein.lawbook.laws import (
    AnyGame,
    Case,
    catches,
    law_8_no_leaks,
    law_9_events_tell_no_more_than_views,
    law_14_what_can_be_taken_back_revealed_nothing,
    sample_cases,
)

RACES, CALM = sample_cases(GAME, 6), sample_cases(GAME, 6, photos="calm")


class ShowsForeignComposition(Click):
    """The viewer's discards include the first composition of the next player."""

    def view(self, state: State, seat: Seat) -> View:
        neighbour = 0 if seat >= state.table.seats else (seat + 1) % state.table.seats
        return super().view(state, seat)._replace(gone=state.compositions[neighbour][:1])


class ShowsForeignActions(Click):
    """The number of action cards in a hand is off by one if it contains a swap."""

    def view(self, state: State, seat: Seat) -> View:
        sizes = tuple(len(hand) + (2 in hand) for hand in state.actions)
        return super().view(state, seat)._replace(action_sizes=sizes)


class ShowsNextRickshaw(Click):
    """The size of the deck is off by one if a rickshaw is on top."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        return honest._replace(deck_size=honest.deck_size + (state.deck[-1:] == bytes((RICKSHAW,))))


class ShowsNextComposition(Click):
    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        return honest._replace(
            composition_deck_size=honest.composition_deck_size + (state.composition_deck[-1:] > b"\x0f")
        )


class OffersCallsWhereAPhotoIs(Click):
    """CLICK is legal only if a seat has a photo."""

    def legal(self, state: State, seat: Seat) -> list[Move]:
        honest = super().legal(state, seat)
        if is_open_window(state) and not any(photos(state, other) for other in range(state.table.seats)):
            return [move for move in honest if move != CLICK] or honest
        return honest


class AwaitsWhoHasAPhoto(Click):
    """The seats that may act in a window are those with a photo."""

    def to_act(self, state: State) -> SeatMask:
        honest = super().to_act(state)
        if not is_open_window(state) or state.queue:
            return honest
        silent = sum(
            only(seat) for seat in range(state.table.seats) if seat != state.active and not photos(state, seat)
        )
        return honest & ~silent


class ShowsPhotosToAll(Click):
    """The beginners' helper shows the photos of all hands."""

    def view(self, state: State, seat: Seat) -> View:
        found = tuple(photos(state, state.active)) if is_open_window(state) else ()
        return super().view(state, seat)._replace(possible=found)


class ShowsSecretAnswers(Click):
    """Calm photos: a seat that has passed is shown as not having answered."""

    def view(self, state: State, seat: Seat) -> View:
        answered = tuple(answer not in (UNANSWERED, PASS) for answer in state.answers)
        return super().view(state, seat)._replace(answered=answered)


class Tattler:
    """Passes all events on, and sends drawn cards to everybody."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: object) -> None:
        is_secret = isinstance(event, (events.DrewCompositions, events.DrewActions))
        self.out.to(EVERYONE if is_secret else audience, event)  # type: ignore[arg-type]


class TellsDrawnCards(Click):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Tattler(out) if out is not None else None)


class Whisperer:
    """Sends the card drawn in step 2 in an event that does not reveal, so that the draw could be taken back."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: object) -> None:
        is_shown = isinstance(event, (events.DrewWallCard, events.RickshawCame, events.WallDeckShuffled))
        self.out.to(audience, events.AskedForExtra(0) if is_shown else event)  # type: ignore[arg-type]


class ForgetsReveals(Click):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Whisperer(out) if out is not None else None)


@clause("CL-3.13", "CL-8.1")
@pytest.mark.parametrize(
    ("law", "leaky", "played"),
    [
        (law_8_no_leaks, ShowsForeignComposition(), RACES),
        (law_8_no_leaks, ShowsForeignActions(), RACES),
        (law_8_no_leaks, ShowsNextRickshaw(), RACES),
        (law_8_no_leaks, ShowsNextComposition(), RACES),
        (law_8_no_leaks, OffersCallsWhereAPhotoIs(), RACES),
        (law_8_no_leaks, AwaitsWhoHasAPhoto(), RACES),
        (law_8_no_leaks, ShowsPhotosToAll(), RACES),
        (law_8_no_leaks, ShowsSecretAnswers(), CALM),
        (law_9_events_tell_no_more_than_views, TellsDrawnCards(), RACES),
        (law_14_what_can_be_taken_back_revealed_nothing, ForgetsReveals(), RACES),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Click) else "",
)
def test_the_law_catches_the_leak(law: Callable[..., None], leaky: AnyGame, played: list[Case]) -> None:
    assert catches(law, leaky, played, oracle)


@pytest.mark.parametrize("played", [RACES[:3], CALM[:3]], ids=["race", "calm"])
def test_the_honest_game_passes_the_same_cases(played: list[Case]) -> None:
    for law in (law_8_no_leaks, law_9_events_tell_no_more_than_views, law_14_what_can_be_taken_back_revealed_nothing):
        assert not catches(law, GAME, played, oracle)

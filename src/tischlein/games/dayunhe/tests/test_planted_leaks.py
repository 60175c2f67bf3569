"""Tests the laws about leaks with games that leak on purpose: each leak must be found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tischlein.core.events import Event, Out, heard_by
from tischlein.core.types import EVERYONE, Millis, Move, Seat
from tischlein.games.dayunhe import GAME, DaYunhe, events
from tischlein.games.dayunhe.data import KINDS, UNREST
from tischlein.games.dayunhe.moves import PICK, SUPPLY, argument_of, verb_of
from tischlein.games.dayunhe.state import State
from tischlein.games.dayunhe.tests import oracle
from tischlein.games.dayunhe.view import View
from tischlein.lawbook.laws import (
    LAWS,
    AnyGame,
    Case,
    LawBroken,
    catches,
    law_8_no_leaks,
    law_9_events_tell_no_more_than_views,
    law_14_what_can_be_taken_back_revealed_nothing,
    observers,
    sample_cases,
    seen_by,
    steps,
    take,
)

CASES = sample_cases(GAME, 8)


class ShowsDraftedCard(DaYunhe):
    """The card of the next player is visible before it is revealed."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        neighbour = 0 if seat >= state.table.seats else (seat + 1) % state.table.seats
        cards = list(honest.cards)
        cards[neighbour] = state.cards[neighbour]
        return honest._replace(cards=tuple(cards))


class ShowsLeftovers(DaYunhe):
    """A player who has drafted also learns which cards were left in the end."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        return honest._replace(received=honest.received | state.pool << 12)


class ShowsNextTile(DaYunhe):
    """The size of a stack is off by one if its hidden top is unrest."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        hidden = [
            not state.up >> stack & 1 and tiles[-1:] == bytes([UNREST]) for stack, tiles in enumerate(state.stacks)
        ]
        return honest._replace(sizes=tuple(size + odd for size, odd in zip(honest.sizes, hidden, strict=True)))


class ShowsOwnStacksToTheirOwner(DaYunhe):
    """The owner sees the second tile of a stack, whose order is hidden even from the owner."""

    def view(self, state: State, seat: Seat) -> View:
        honest = super().view(state, seat)
        if seat >= state.table.seats or len(state.stacks[3 * seat]) < 2:
            return honest
        return honest._replace(low=(*honest.low, state.stacks[3 * seat][-2]))


class ShowsRandomSource(DaYunhe):
    def view(self, state: State, seat: Seat) -> View:
        return super().view(state, seat)._replace(round=state.round + (state.rng << 8))


class OffersByHiddenTop(DaYunhe):
    """Supply from a stack is not legal if its hidden top is unrest."""

    def legal(self, state: State, seat: Seat) -> list[Move]:
        honest = super().legal(state, seat)
        bad = [stack for stack in range(3) if state.stacks[3 * seat + stack][-1:] == bytes([UNREST])]
        return [move for move in honest if self.format(move) not in [f"supply {stack + 1}" for stack in bad]]


class TellsWhatComesToLight(DaYunhe):
    """After every draw the next tile of the stack is told to everybody."""

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, out)
        stack = 3 * seat + argument_of(move)
        if out is not None and verb_of(move) == SUPPLY and state.stacks[stack]:
            out.to(EVERYONE, events.TurnedUp(seat, stack, KINDS[state.stacks[stack][-1]]))


class Tattler:
    """Passes all events on, and sends drafted cards to everybody."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: Event) -> None:
        self.out.to(EVERYONE if isinstance(event, events.Drafted) else audience, event)


class TellsDrafts(DaYunhe):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Tattler(out) if out is not None else None)


class Whisperer:
    """Sends a hidden tile in an event that does not reveal, so that the draw could be taken back."""

    def __init__(self, out: Out) -> None:
        self.out = out

    def to(self, audience: int, event: Event) -> None:
        if isinstance(event, events.Drew):
            event = events.Supplied(event.seat, event.stack, event.tile)
        self.out.to(audience, event)


class ForgetsReveals(DaYunhe):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, Whisperer(out) if out is not None else None)


def picks_look_alike(game: AnyGame, case: Case, _oracle: object) -> None:
    """The drafted card may be known only to the drafter and to the next player, who gets the rest."""
    for state, seat, move in steps(game, case):
        if verb_of(move) == PICK:
            for other in game.legal(state, seat):
                (after, sent), (instead, told) = take(game, state, seat, move), take(game, state, seat, other)
                for observer in observers(case.seats):
                    if observer not in (seat, (seat + 1) % case.seats):
                        same = seen_by(game, after, observer) == seen_by(game, instead, observer)
                        if not same or heard_by(sent, observer) != heard_by(told, observer):
                            raise LawBroken("a pick was told")


@pytest.mark.parametrize(
    ("law", "leaky"),
    [
        (law_8_no_leaks, ShowsDraftedCard()),
        (law_8_no_leaks, ShowsLeftovers()),
        (law_8_no_leaks, ShowsNextTile()),
        (law_8_no_leaks, ShowsOwnStacksToTheirOwner()),
        (law_8_no_leaks, ShowsRandomSource()),
        (law_8_no_leaks, OffersByHiddenTop()),
        (law_9_events_tell_no_more_than_views, TellsWhatComesToLight()),
        (picks_look_alike, ShowsDraftedCard()),
        (picks_look_alike, TellsDrafts()),
        (law_14_what_can_be_taken_back_revealed_nothing, ForgetsReveals()),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, DaYunhe) else "",
)
def test_the_law_catches_the_leak(law: Callable[..., None], leaky: AnyGame) -> None:
    assert catches(law, leaky, CASES, oracle)


@pytest.mark.parametrize("law", [*LAWS, picks_look_alike], ids=lambda law: law.__name__)
def test_the_honest_game_passes_the_same_cases(law: Callable[..., None]) -> None:
    assert not catches(law, GAME, CASES, oracle)

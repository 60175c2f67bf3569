"""What is random in a match (core.luck): the order of the three decks."""

from __future__ import annotations

from tischlein.core.rng import MASK, shuffle
from tischlein.games.click.data import RICKSHAW
from tischlein.games.click.state import State
from tischlein.games.click.view import with_rickshaws


def hidden(state: State) -> object:
    return state.deck, state.action_deck, state.composition_deck, state.rng


def reshuffle(state: State, seed: int) -> None:
    rng = _reshuffle_wall(state, seed & MASK)
    actions = list(state.action_deck)
    rng = shuffle(rng, actions)
    state.action_deck = bytes(actions)
    compositions = list(state.composition_deck + state.removed)  # CL-1.8: nobody saw what was removed
    rng = shuffle(rng, compositions)
    state.removed = bytes(sorted(compositions[: len(state.removed)]))
    state.composition_deck = bytes(compositions[len(state.removed) :])
    state.rng = rng


def _reshuffle_wall(state: State, rng: int) -> int:
    cards = [card for card in state.deck if card != RICKSHAW]
    rng = shuffle(rng, cards)
    rickshaws = len(state.deck) - len(cards)
    state.deck, rng = with_rickshaws(cards, rickshaws, rng, is_stacked=state.is_stacked)
    return rng

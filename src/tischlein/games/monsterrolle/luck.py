"""What is random in a match (core.luck): the order of the draw pile."""

from __future__ import annotations

from tischlein.core.rng import MASK, shuffle
from tischlein.games.monsterrolle.data import SCORING
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.view import with_scorings


def hidden(state: State) -> object:
    return state.deck


def reshuffle(state: State, seed: int) -> None:
    """Nobody has seen a card of the pile; scoring cards are where they can still be (MR-1.6)."""
    cards = [card for card in state.deck if card != SCORING]
    rng = shuffle(seed & MASK, cards)
    state.deck, state.rng = with_scorings(cards, state.table, len(state.deck) - len(cards), rng)

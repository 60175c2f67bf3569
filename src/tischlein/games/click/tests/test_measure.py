"""What simulations count: which cards are played, where new cards come from, and how large photos are."""

from __future__ import annotations

from tischlein.games.click import GAME
from tischlein.games.click.measure import watch
from tischlein.games.click.tests.picture import position

STATE = position("lantern fan blossom crane", own="lantern-fan-blossom", opened="hiker-blossom-crane")


def counted(*texts: str) -> dict[str, int]:
    """The figures that are not 0, of moves that nobody makes."""
    watched = watch(STATE)
    for text in texts:
        watched.before(STATE, STATE.active, GAME.parse(text))
    return {name: numbers[0] for name, numbers in watched.figures(STATE).items() if numbers and numbers[0]}


def test_every_kind_of_action_card_is_counted() -> None:
    quiet = counted()
    commands = ["move 1 2", "move 3 1", "move 2 4", "swap 1 4", "remove 1", "extra", "replace", "back crane 1"]
    kinds = {"move1": 1, "move2": 2, "swap": 1, "remove": 1, "extra": 1, "replace": 1, "back": 1}
    assert counted(*commands) == quiet | {f"played_{kind}": times for kind, times in kinds.items()}


def test_cards_of_market_and_deck_and_new_hands_are_counted() -> None:
    found = {"cards_from_market": 2, "cards_from_deck": 1, "new_hands": 1}
    assert counted("take 1 left", "take 3 right", "draw", "lay left", "renew") == counted() | found


def test_photos_are_counted_by_size_and_by_whose_composition() -> None:
    found = counted("click", "photo 1 1", "click", "photo a 2")
    assert (found["photos"], found["photos_of_3"], found["photos_of_open_ones"]) == (2, 2, 1)

"""Compares false starts with a slow implementation, which gives every card a name and follows it from wall to wall."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from tischlein.core.types import seats_in
from tischlein.games.click import GAME
from tischlein.games.click.bot import rate
from tischlein.games.click.state import row_name
from tischlein.games.click.tests.picture import start
from tischlein.lawbook.clauses import clause

Position = dict[str, Any]


class Follower:
    """Reads moves as text and positions as JSON, independently of the engine's data."""

    def __init__(self, position: Position, rows: list[list[str]]) -> None:
        self.rows = rows
        self.names = count()
        self.wall = [next(self.names) for _ in position["wall"]]
        self.before = self._past(position)
        self.changed = 0
        self.early: dict[int, set[tuple[int, tuple[int, ...]]]] = {}
        """By seat: the composition and the names of the cards of each photo that it may make."""

    def _past(self, position: Position) -> tuple[dict[int, int], list[list[int]], int]:
        places = {name: place for place, name in enumerate(self.wall) if not position["wall"][place].endswith("*")}
        return places, position["compositions"], position["active"]

    def photos(self, position: Position, seat: int) -> dict[str, tuple[int, tuple[int, ...]]]:
        """All photos on the wall, by their text."""
        held = [(str(slot), card) for slot, card in enumerate(position["compositions"][seat], 1)]
        if seat == position["active"]:
            held += [(name, card) for name, card in zip("abc", position["open"], strict=True) if card is not None]
        found = {}
        for slot, card in held:
            size = len(self.rows[card])
            for place in range(len(self.wall) - size + 1):
                if position["wall"][place : place + size] == self.rows[card]:
                    found[f"photo {slot} {place + 1}"] = (card, tuple(self.wall[place : place + size]))
        return found

    def _stood(self, position: Position, seat: int, card: int, names: tuple[int, ...]) -> bool:
        places, held, active = self.before
        if names[0] not in places or [places.get(name) for name in names] != [
            places[names[0]] + step for step in range(len(names))
        ]:
            return False
        return active == seat if card in position["open"] else card in held[seat]

    def click(self, position: Position, seat: int, at: int) -> None:
        if at > 0 and at - self.changed < 100:
            photos = self.photos(position, seat).values()
            self.early[seat] = {(card, names) for card, names in photos if self._stood(position, seat, card, names)}

    def move(self, position: Position, after: Position, seat: int, text: str, at: int) -> None:
        verb, *words = text.split()
        if verb == "click":
            self.click(position, seat, at)
            return
        if verb == "nothing":
            self.early.pop(seat, None)
        if verb in ("nothing", "pass"):
            return
        if position["phase"] in ("start", "take", "act", "ending"):
            self.before = self._past(position)
        if verb == "photo":
            self.early.pop(seat, None)
            card = position["open"]["abc".index(words[0])] if words[0] in "abc" else None
            card = position["compositions"][seat][int(words[0]) - 1] if card is None else card
            first = int(words[1]) - 1
            del self.wall[first : first + len(self.rows[card])]
            while len(self.wall) < len(after["wall"]):
                self.wall.insert(0, next(self.names))
        elif verb in ("take", "lay"):
            self.wall.insert(0 if words[-1] == "left" else len(self.wall), next(self.names))
        elif after["wall"] == position["wall"]:
            pass  # equal cards
        elif verb == "move":
            self.wall.insert(int(words[1]) - 1, self.wall.pop(int(words[0]) - 1))
        elif verb == "swap":
            one, other = int(words[0]) - 1, int(words[1]) - 1
            self.wall[one], self.wall[other] = self.wall[other], self.wall[one]
        elif verb == "remove":
            del self.wall[int(words[0]) - 1]
        elif verb == "back":
            self.wall.insert(int(words[1]) - 1, next(self.names))
        if verb == "photo" or after["window"] > position["window"]:
            self.changed = at


def hasty(seats: int, seed: int) -> tuple[int, int]:
    """Plays a match of sensible players who call very fast; returns how many early photos were right and wrong."""
    dice, at = random.Random(seed), 0
    state = start(seats, seed)
    rows = [row_name(state.table, row).split("-") for row in state.table.rows]
    position: Position = GAME.dump(state)
    follower = Follower(position, rows)
    right, wrong = 0, 0
    while awaited := seats_in(GAME.to_act(state)):
        if position["queue"] and position["queue"][0]["false_start"]:
            marker = position["queue"][0]["seat"]
            seen = follower.photos(position, marker)
            allowed = {text for text, photo in seen.items() if photo in follower.early[marker]}
            texts = {GAME.format(move) for move in GAME.legal(state, marker)}
            assert texts == {"nothing", *allowed}
            right, wrong = right + len(allowed), wrong + len(seen) - len(allowed)
        seat = dice.choice(awaited)
        moves = GAME.legal(state, seat)
        rates = rate(GAME.view(state, seat), moves)
        move = moves[rates.index(max(rates))] if dice.random() < 0.8 else dice.choice(moves)
        at += dice.choice([5, 30, 60, 300])
        GAME.apply(state, seat, move, at)
        after = GAME.dump(state)
        follower.move(position, after, seat, GAME.format(move), at)
        position = after
    return right, wrong


@clause("CL-6.3", "CL-6.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_false_start_may_be_for_a_photo_of_the_same_cards_as_before_and_no_other(seats):
    sums = [hasty(seats, seed) for seed in range(8)]
    assert sum(right for right, _ in sums) > 5, sums
    assert sum(wrong for _, wrong in sums) > 5, sums

"""Where a plan may lead: the table after some moves of a turn, with the number of cards drawn that nobody knows yet."""

from __future__ import annotations

from tischlein.core.states import without
from tischlein.core.types import Move
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.data import CARD, FIRST_WALL, TAKEN
from tischlein.games.click.moves import FIRST, OPEN_SLOT
from tischlein.games.click.view import View

UNKNOWN = 62
"""A card of the wall that is drawn on the way: no motif that a row could ask for."""


class Prospect:
    def __init__(
        self, wall: bytes, market: bytes, discard: bytes, actions: bytes, compositions: bytes, open_: bytes
    ) -> None:
        self.wall = wall
        self.market = market
        self.discard = discard
        self.actions = actions
        self.compositions = compositions
        self.open = open_
        self.composition_deck: int = 0
        self.new_actions: int = 0
        """Action cards that will have been drawn."""
        self.new_compositions: int = 0
        self.points: int = 0
        """Gained on the way."""
        self.photos: int = 0
        self.played: int = 0
        self.is_over: bool = False
        self.moves: tuple[Move, ...] = ()
        self.rough: float = 0.0
        self.bonus: float = 0.0
        """The part of the rough value that further action cards would bring."""


def present(view: View) -> Prospect:
    now = Prospect(view.wall, view.market, view.discard, view.actions, view.compositions, view.open)
    now.composition_deck = view.composition_deck_size
    now.played = view.played
    return now


def copied(source: Prospect) -> Prospect:
    fresh = Prospect(source.wall, source.market, source.discard, source.actions, source.compositions, source.open)
    fresh.composition_deck = source.composition_deck
    fresh.new_actions = source.new_actions
    fresh.new_compositions = source.new_compositions
    fresh.points = source.points
    fresh.photos = source.photos
    fresh.played = source.played
    fresh.moves = source.moves
    fresh.rough = source.rough
    return fresh


def photographed(facts: Facts, source: Prospect, photo: Move) -> Prospect:
    """The table after this photo (CL-3.8, CL-3.9, CL-7.1)."""
    after = copied(source)
    slot, start = photo >> FIRST & 0xFF, photo & 0xFF
    if slot >= OPEN_SLOT:
        place = slot - OPEN_SLOT
        composition = source.open[place]
        after.open = source.open[:place] + CARD[TAKEN] + source.open[place + 1 :]
        after.is_over = after.open.count(TAKEN) == len(after.open)
    else:
        composition = source.compositions[slot]
        after.compositions = without(source.compositions, composition)
    row = facts.rows[composition]
    after.points += facts.points[composition]
    after.photos += 1
    after.discard = source.discard + row
    wall = source.wall[:start] + source.wall[start + len(row) :]
    after.wall = CARD[UNKNOWN] * (FIRST_WALL - len(wall)) + wall
    lacking = 2 - len(after.compositions) - after.new_compositions
    if lacking > 0:
        drawn = min(lacking, after.composition_deck)
        after.composition_deck -= drawn
        after.new_compositions += drawn
    return after

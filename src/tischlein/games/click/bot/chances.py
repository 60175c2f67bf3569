"""The chance of finishing a row with one card taken and one action, on the wall as it will be after step 1.

Exact for action cards in the hand; by their share among the unseen cards for those still to be drawn and for rivals.
"""

from __future__ import annotations

from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect
from tischlein.games.click.bot.reach import DONE, cards_that_finish, driven, kinds_after_taking
from tischlein.games.click.data import ACTION_HAND, ACTIONS, MARKET, REPLACE


class Chances:
    def __init__(self, facts: Facts, then: Prospect) -> None:
        self.facts = facts
        self.then = then
        self.wall: bytes = driven(then.wall)
        self.unknown_cards: int = MARKET - len(then.market)
        """Cards that will have filled the market."""
        self.has_new_market: bool = REPLACE in then.actions

    def kinds(self, row: bytes) -> int:
        """The kinds of action cards that finish the row, as a mask (reach.kinds_that_finish)."""
        return kinds_after_taking(self.wall, row, self.then.market, self.then.discard)

    def mine(self, row: bytes, kinds: int) -> float:
        if kinds & DONE:
            return 1.0
        hand = self.then.actions
        for kind in hand:
            if kinds >> kind & 1:
                return 1.0
        unlucky, missed = 1.0, 1.0 - self._share(kinds)
        for _ in range(ACTION_HAND - len(hand)):
            unlucky *= missed
        turned_up = self.unknown_cards + (MARKET if self.has_new_market else 0)
        return 1.0 - unlucky * self._unlucky_cards(row, turned_up)

    def rivals(self, row: bytes, kinds: int) -> float:
        """The chance of the next player, whose hand is unknown."""
        if kinds & DONE:
            return 1.0
        missed = 1.0 - self._share(kinds)
        return 1.0 - missed * missed * missed * self._unlucky_cards(row, self.unknown_cards)

    def _share(self, kinds: int) -> float:
        share = 0.0
        if kinds:
            for kind in range(len(ACTIONS)):
                if kinds >> kind & 1:
                    share += self.facts.unseen_actions[kind]
        return share

    def _unlucky_cards(self, row: bytes, turned_up: int) -> float:
        """The chance that none of so many unknown cards finishes the row at an end of the wall."""
        left, right = cards_that_finish(self.wall, row)
        share = self.facts.in_deck[left] if left >= 0 else 0.0
        if right >= 0 and right != left:
            share += self.facts.in_deck[right]
        unlucky = 1.0
        if share > 0.0:
            for _ in range(turned_up):
                unlucky *= 1.0 - share
        return unlucky

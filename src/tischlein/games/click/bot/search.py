"""Searches the rest of the viewer's turn: all walls for one action card, the most promising ones for further cards."""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import Plan
from tischlein.core.states import without
from tischlein.games.click import moves
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect, copied
from tischlein.games.click.bot.turns import laid, renewed, with_action, with_market_card, with_photos
from tischlein.games.click.bot.valuing import Rough, value_of
from tischlein.games.click.data import MARKET, REPLACE, TAKEN

CHILDREN: Final = 100
"""Prospects for each one that is kept; what can be finished at once comes first, and long walls have very many."""
MISSED: Final = 3.0
"""The price of a photo that is left on the wall at the end of the turn, where another plan makes it."""


class Search:
    def __init__(self, facts: Facts, width: int) -> None:
        self.facts = facts
        self.width = width
        self.rough = Rough(facts)
        self.plans: list[Plan] = []

    # What is done in a window, and what leads to a new one

    def from_take(self, roots: list[Prospect], *, can_draw: bool) -> None:
        """Step 2 is to come."""
        self.from_act([root for root in roots if root.is_over])
        roots = [root for root in roots if not root.is_over]
        taken = [after for root in roots for after in with_market_card(root)]
        if taken:
            self.from_act(self._windows(taken))
        if can_draw:
            for root in roots:
                self.rough.rate(root)
            self._draw(min(roots, key=_by_rough))

    def from_act(self, level: list[Prospect]) -> None:
        """Action cards may be played; photos of this window have been considered."""
        if not level:
            return
        most = self.facts.most_actions
        for now in level:
            self.rough.rate(now)
        leaves = [now for now in level if now.is_over]
        level = [now for now in level if not now.is_over]
        for now in level:
            if now.played:
                ended = copied(now)
                if now.played < most:
                    ended.moves = (*now.moves, moves.END)
                leaves.append(ended)
        first, best = sorted(level, key=_by_rough)[:2], 0.0
        while level:
            children = self._children(level)
            leaves += children
            best = best or max([now.rough for now in children], default=0.0)
            level = self._promising([now for now in children if now.played < most and not now.is_over])
        self._look_closely(leaves, 2 * self.width)
        self._renew_and_replace(first, best)

    def _children(self, level: list[Prospect]) -> list[Prospect]:
        """One for each wall and hand that an action card leads to, with its photos."""
        found: dict[tuple[bytes, bytes, bytes, bytes], Prospect] = {}
        for now in sorted(level, key=_by_rough):
            if now.played < self.facts.most_actions and len(found) < CHILDREN * self.width:
                for after in with_action(self.facts, now):
                    for then in with_photos(self.facts, after):
                        key = (then.wall, then.actions, then.compositions, then.open)
                        if key not in found or then.points > found[key].points:
                            self.rough.rate(then)
                            found[key] = then
        return list(found.values())

    def _windows(self, level: list[Prospect]) -> list[Prospect]:
        return [then for now in level for then in with_photos(self.facts, now)]

    def _promising(self, level: list[Prospect]) -> list[Prospect]:
        level.sort(key=_by_rough)
        return level[: self.width]

    def _look_closely(self, leaves: list[Prospect], count: int) -> None:
        leaves.sort(key=_settled)
        for then in leaves[:count]:
            value = value_of(self.facts, then)
            if not then.is_over and self._leaves_photo(then):
                value -= MISSED
            self.plans.append(Plan(value, then.moves))

    def _leaves_photo(self, then: Prospect) -> bool:
        """Whether a photo was left on the wall that could have been made; another plan makes it."""
        for card in then.compositions:
            if then.wall.find(self.facts.rows[card]) >= 0:
                return True
        left = [card for card in then.open if card != TAKEN]
        return len(left) > 1 and any(then.wall.find(self.facts.rows[card]) >= 0 for card in left)

    # What brings unknown cards

    def _renew_and_replace(self, level: list[Prospect], best: float) -> None:
        """A new hand or a new market, from the most promising walls; `best` is the best after another action."""
        for now in level:
            if not now.played:
                then = renewed(now)
                self.plans.append(Plan(value_of(self.facts, then), then.moves))
            if REPLACE in now.actions and now.played < self.facts.most_actions:
                if now.played + 1 == self.facts.most_actions or not self.plans:
                    value = self._new_market(now, by_rough=False)
                else:  # further cards follow, as after any other action
                    value = max([plan.value for plan in self.plans]) + self._new_market(now, by_rough=True) - best
                self.plans.append(Plan(value, (*now.moves, moves.REPLACE_MARKET)))

    def _new_market(self, now: Prospect, *, by_rough: bool) -> float:
        """The expected value of the best of three new cards."""
        base = copied(now)
        base.actions = without(base.actions, REPLACE)
        base.discard += base.market
        base.market = b""
        base.played += 1
        values = []
        for kind, share in self.facts.deck:
            then = self._best_end(base, kind)
            values.append((then.rough if by_rough else value_of(self.facts, then), share))
        return _expected_best(sorted(values), MARKET)

    def _draw(self, root: Prospect) -> None:
        """Compares what the deck may bring with the market by the rough value, beside the best plan that is known."""
        value = sum([share * self._best_end(root, kind).rough for kind, share in self.facts.deck])
        if self.plans and root.market:
            known = max([self._best_end(root, kind).rough for kind in root.market])
            value += max([plan.value for plan in self.plans]) - known
        self.plans.append(Plan(value, (*root.moves, moves.DRAW_CARD)))

    def _best_end(self, base: Prospect, kind: int) -> Prospect:
        """After laying this card at the better end of the wall, with the photos that it makes possible."""
        found = self._windows([laid(base, kind, moves.lay(end)) for end in range(2)])
        for then in found:
            self.rough.rate(then)
        return min(found, key=_by_rough)


def _by_rough(now: Prospect) -> float:
    return -now.rough


def _settled(now: Prospect) -> float:
    """If the turn ends here."""
    return now.bonus - now.rough


def _expected_best(values: list[tuple[float, float]], count: int) -> float:
    """The expected maximum of so many draws; values with their shares, in rising order."""
    total, below = 0.0, 0.0
    for value, share in values:
        upto = below + share
        total += value * (upto**count - below**count)
        below = upto
    return total

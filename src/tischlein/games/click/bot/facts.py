"""What one decision knows and no plan changes: the sheet, what is unseen, and how the match stands."""

from __future__ import annotations

from tischlein.core.planning import Values
from tischlein.core.states import left_over
from tischlein.games.click.data import ACTIONS, NO_CARD, RICKSHAW, TAKEN, UNCOVERED
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.state import START
from tischlein.games.click.view import View


class Facts:
    def __init__(self, view: View, values: Values | None) -> None:
        sheet = find_sheet(view.options["sheet"])
        self.view = view
        self.weights: list[float] = values.weights if values is not None else []
        self.rows: tuple[bytes, ...] = sheet.rows
        self.points: list[int] = list(sheet.points)
        self.seats = len(view.scored)
        self.is_calm = view.options["photos"] == "calm"
        self.most_actions = max(1, self.seats - 1)
        standings = [(sum(sheet.points[card] for card in pile), len(pile)) for pile in view.scored]
        self.mine: tuple[int, int] = standings[view.seat]
        """The viewer's points and photos."""
        self.best_rival: tuple[int, int] = max(standing for seat, standing in enumerate(standings) if seat != view.seat)
        drawn = b"" if view.drawn == NO_CARD else bytes((view.drawn,))
        seen = view.wall.translate(UNCOVERED) + view.market + drawn + view.discard.replace(bytes((RICKSHAW,)), b"")
        deck = bytes(left_over(sheet.wall, seen)) or view.discard.replace(bytes((RICKSHAW,)), b"")
        self.deck: list[tuple[int, float]] = [(kind, deck.count(kind) / len(deck)) for kind in sorted(set(deck))]
        """Each kind of card that the deck may bring next, with its share."""
        self.in_deck: list[float] = [deck.count(kind) / max(1, len(deck)) for kind in range(64)]
        actions = left_over(sheet.actions, view.actions + view.action_discard) or list(sheet.actions)
        self.unseen_actions: list[float] = [actions.count(kind) / len(actions) for kind in range(len(ACTIONS))]
        """The share of each kind among the action cards in the deck and in other hands."""
        shown = view.open.replace(bytes((TAKEN,)), b"") + b"".join(view.scored) + view.compositions + view.gone
        self.unseen: list[int] = left_over(bytes(range(len(sheet.rows))), shown)
        """Compositions that the viewer has never seen."""
        others = sum(view.composition_sizes) - len(view.compositions)
        self.rivals_hold = others / (self.seats - 1)
        self.held_elsewhere = min(1.0, others / len(self.unseen)) if self.unseen else 0.0
        """The chance that an unseen composition is in some other hand."""
        before_me = (view.seat - view.active) % self.seats
        is_mine = before_me == 0 and view.phase != START
        self.my_next_turn = view.turn + (self.seats if is_mine else before_me)
        """The number of the viewer's next turn after the present one."""
        self.rivals_next_turn = view.turn + 1 if is_mine else view.turn
        self.drawn_compositions: int = len(sheet.rows) - len(view.open) - 2 * self.seats
        """How many compositions the deck had when the match began, if none were taken out."""

"""Rates moves for the greedy bot, looking at this turn only.

The value of a wall is that of its photos: those that are possible, and less for those that lack a card or two. A
change is rated by what it adds for the bot's compositions, less what it makes possible for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.types import Move
from tischlein.games.click import moves
from tischlein.games.click.data import CARD, TAKEN
from tischlein.games.click.legal import find_photos
from tischlein.games.click.sheet import Sheet, find_sheet
from tischlein.games.click.state import ACT
from tischlein.games.click.view import View
from tischlein.games.click.walls import places_of, rearranged, shown

# Weights, tuned by hand and by games of the bot against itself (docs/click-balance.md).
NEAR: Final = 0.34
"""The value of a photo that lacks one card, as a share of its points."""
FAR: Final = 0.1
"""The value of a photo of which two neighbouring cards are there, as a share of its points."""
LAST_CARD: Final = -0.12
"""The value of an open composition that lacks one card when the turn ends: it helps the next player."""
FOREIGN: Final = 0.8
"""The cost of a photo that another player may be able to make, as a share of its points."""
UNSEEN_CARD: Final = 0.3
"""The average value of a card from the deck or from a new market."""
EXTRA_COMPOSITION: Final = 0.5
CROWDED: Final = 0.25
"""How much less a further composition is worth for each one beyond two."""
NEW_HAND: Final = 0.36
"""The value of two unknown compositions; a hand that is worth less is exchanged."""
LOST_ACTION: Final = 0.12
"""The cost of exchanging the hand for each player beyond two: it forgoes the action cards of the turn."""
NO_PHOTO: Final = -1.0
PHOTO_BONUS: Final = 100.0
"""Rates a photo that is possible now above everything else."""


class Goal:
    """A composition with the value of the whole photo and the value of its parts."""

    __slots__ = ("part", "row", "whole")

    def __init__(self, row: bytes, whole: float, part: float) -> None:
        self.row = row
        self.whole = whole
        self.part = part


def worth(wall: list[int], goals: list[Goal]) -> float:
    """The value of a wall, given as the places of each motif."""
    total = 0.0
    for goal in goals:
        row = goal.row
        size = len(row)
        but_last = shown(wall, row, 0, size - 1)
        if but_last and shown(wall, row, 0, size):
            total += goal.whole
        elif but_last or shown(wall, row, 1, size):
            total += goal.part * NEAR
        elif size > 3 and _has_pair(wall, row):
            total += goal.part * FAR
    return total


def _has_pair(wall: list[int], row: bytes) -> bool:
    """Whether two neighbours of the row lie side by side."""
    return any(wall[row[place]] & wall[row[place + 1]] >> 1 for place in range(len(row) - 1))


def rate(view: View, legal: Sequence[Move]) -> list[float]:
    sheet = find_sheet(view.options["sheet"])
    if legal[0] in (moves.PASS, moves.NOTHING) or moves.CLICK in legal[:2]:
        mine = wanted_photos(view, sheet)
        if legal[0] in (moves.PASS, moves.NOTHING):
            return [_rate_call(view, sheet, move, mine) for move in legal]
        if mine:
            return [PHOTO_BONUS if move == moves.CLICK else 0.0 for move in legal]
    evaluation = _Evaluation(view, sheet)
    return [evaluation.rate(move) for move in legal]


def wanted_photos(view: View, sheet: Sheet) -> list[Move]:
    """The photos that this seat can and wants to make: not one that ends the game without winning it."""
    found: list[Move] = []
    find_photos(view.wall, view.compositions, sheet.rows, 0, found)
    if view.seat == view.active:
        find_photos(view.wall, view.open, sheet.rows, moves.OPEN_SLOT, found)
        if len(view.open) - view.open.count(TAKEN) == 1:
            found = [move for move in found if not _is_open(move) or _would_win(view, sheet, move)]
    return found


def _is_open(photo: Move) -> bool:
    return photo >> moves.FIRST & 0xFF >= moves.OPEN_SLOT


def _points(view: View, sheet: Sheet, photo: Move) -> int:
    slot = photo >> moves.FIRST & 0xFF
    return sheet.points[view.open[slot - moves.OPEN_SLOT] if slot >= moves.OPEN_SLOT else view.compositions[slot]]


def _would_win(view: View, sheet: Sheet, photo: Move) -> bool:
    """Whether no other seat would be ahead after this photo, by points and then by photos (CL-7.3)."""
    standings = [(sum(sheet.points[card] for card in pile), len(pile)) for pile in view.scored]
    points, photos = standings[view.seat]
    mine = points + _points(view, sheet, photo), photos + 1
    return all(mine >= standing for seat, standing in enumerate(standings) if seat != view.seat)


def _rate_call(view: View, sheet: Sheet, move: Move, mine: list[Move]) -> float:
    """Rates the moves in another seat's window, the marks after a call, and the answers of calm photos."""
    if move >> moves.VERB << moves.VERB == moves.PHOTO:
        return _points(view, sheet, move) if move in mine else NO_PHOTO
    if move == moves.CLICK:
        return PHOTO_BONUS if mine else NO_PHOTO
    return NO_PHOTO if move == moves.REST else 0.0


class _Evaluation:
    """The facts about a position that are needed to rate all moves of one decision."""

    def __init__(self, view: View, sheet: Sheet) -> None:
        self.view = view
        self.goals: list[Goal] = []
        for card in view.compositions:
            points = float(sheet.points[card])
            self.goals.append(Goal(sheet.rows[card], points, points))
        is_last = view.phase == ACT and view.played + 1 >= max(1, view.seats - 1)
        for card in view.open:
            if card != TAKEN:
                points = float(sheet.points[card])
                part = LAST_CARD / NEAR if is_last else points
                self.goals.append(Goal(sheet.rows[card], points, part))
        self.foreign: list[Goal] = self._foreign_photos(view, sheet)
        self.before = self._worth(view.wall)

    def _worth(self, wall: bytes) -> float:
        places = places_of(wall)
        total = worth(places, self.goals)
        for goal in self.foreign:
            if shown(places, goal.row, 0, len(goal.row)):
                total -= goal.whole
        return total

    def _foreign_photos(self, view: View, sheet: Sheet) -> list[Goal]:
        """Compositions that others may hold, with what such a photo costs: its points times the probability."""
        seen = view.open + b"".join(view.scored) + view.compositions + view.gone
        unseen = [card for card in range(len(sheet.rows)) if card not in seen]
        foreign = sum(view.composition_sizes) - len(view.compositions)
        if not unseen or not foreign:
            return []
        share = FOREIGN * min(1.0, foreign / len(unseen))
        return [Goal(sheet.rows[card], share * sheet.points[card], 0.0) for card in unseen]

    def rate(self, move: Move) -> float:
        verb = move >> moves.VERB << moves.VERB
        if verb in (moves.GO, moves.CLICK, moves.END, moves.DROP):
            return NO_PHOTO if verb == moves.CLICK else 0.0
        if verb in (moves.DRAW_CARD, moves.REPLACE_MARKET):
            return UNSEEN_CARD
        if verb == moves.DRAW_EXTRA:
            return EXTRA_COMPOSITION - CROWDED * max(0, len(self.view.compositions) - 2)
        if verb == moves.RENEW:
            return NEW_HAND - LOST_ACTION * max(0, self.view.seats - 2) - self._hand_worth()
        return self._worth(wall_after(self.view, move, verb)) - self.before

    def _hand_worth(self) -> float:
        """The value of the bot's compositions, on the current wall and later."""
        own = self.goals[: len(self.view.compositions)]
        return worth(places_of(self.view.wall), own) + 0.05 * len(own)


def wall_after(view: View, move: Move, verb: int) -> bytes:
    """The wall after a command that reveals nothing hidden."""
    first = move >> moves.FIRST & 0xFF
    if verb == moves.LAY:
        return rearranged(view.wall, move, CARD[view.drawn])
    return rearranged(view.wall, move, CARD[view.market[first] if verb == moves.TAKE_CARD else first])

"""What a row is worth and where it can be hurt, apart from whose it is."""

from __future__ import annotations

from typing import Final

from tischlein.games.monsterrolle.data import FITS, FREE, LEFT, RIGHT, TEAR, VALUE

COLOURS: Final = 6


class Row:
    """The sections of a row (MR-5.1), and what a tear of each colour would take from the best one."""

    def __init__(self, row: bytes, protected: int) -> None:
        self.row: Final = row
        self.protected: Final = protected
        self.best = 0
        self.second = 0
        self.last = 0
        """Of the section at the open end; 0 after a tear."""
        self.joined = 0
        """Of the best section if the best tear were covered by a plain paper; `best` if there is no tear."""
        self.join_wishes = -1
        """What the neighbours of that tear wish, as an index into FITS; -1 if there is no tear."""
        self.points: list[int] = [0]
        """Of all sections, from the left."""
        self.tear_wishes: list[int] = []
        """What the neighbours of each tear wish, as an index into FITS: tear i is between sections i and i + 1."""
        self.end = end_of(row)
        """What the open end wishes."""
        self.damage = [0] * COLOURS
        self._measure()

    def _measure(self) -> None:
        row = self.row
        points = self.points
        tears: list[int] = []
        for place, card in enumerate(row):
            if card < TEAR:
                points[-1] += VALUE[card]
            else:
                points.append(0)
                tears.append(place)
                self.tear_wishes.append(wishes(row, place))
        best_index = 0
        for index, sum_of in enumerate(points):
            if sum_of > self.best:
                self.second = self.best
                self.best = sum_of
                best_index = index
            elif sum_of > self.second:
                self.second = sum_of
        self.last = points[-1]
        self.joined = self.best
        for index in range(len(tears)):
            joined = points[index] + points[index + 1] + 1
            if joined > self.joined:
                self.joined = joined
                self.join_wishes = self.tear_wishes[index]
        first = tears[best_index - 1] + 1 if best_index else 0
        self._hurt(first)

    def _hurt(self, first: int) -> None:
        """Tears each unprotected paper of the best section, which begins at `first`."""
        left = 0
        row, best, second, damage = self.row, self.best, self.second, self.damage
        for place in range(first, len(row)):
            card = row[place]
            if card >= TEAR:
                return
            value = VALUE[card]
            if not self.protected >> place & 1:
                rest = max(left, best - left - value, second)
                lost = best - rest
                for colour in (card >> 3 & 7, card & 7):
                    damage[colour] = max(damage[colour], lost)
            left += value


def wishes(row: bytes, place: int) -> int:
    """The colours of the neighbours of a place (which may be the end of the row), as an index into FITS."""
    left = RIGHT[row[place - 1]] if place > 0 else FREE
    right = LEFT[row[place + 1]] if place + 1 < len(row) else FREE
    return left << 3 | right


def end_of(row: bytes) -> int:
    """The wish of the open end, as an index into FITS."""
    colour = row[-1] & 7 if row and row[-1] < TEAR else FREE
    return colour << 3 | FREE


class Reach:
    """How far papers of a hand lead in a row if they are appended or cover tears: by one card, and by two."""

    def __init__(self, row: Row, papers: bytes, ways: list[int]) -> None:
        self.one = row.best
        self.two = row.best
        self.fitting = 0
        """Cards that could be appended now."""
        self.chain = 0
        """The most cards that could be appended one after another, up to three."""
        self._row: Final = row
        self._ways: Final = ways
        for index, card in enumerate(papers):
            if index == 0 or papers[index - 1] != card:
                self._lay(card, papers[:index] + papers[index + 1 :])
        end = FITS[row.end]
        for card in papers:
            if ways[card] & end:
                self.fitting += 1

    def _lay(self, card: int, rest: bytes) -> None:
        row, mask, value = self._row, self._ways[card], VALUE[card]
        self._append(mask & FITS[row.end], row.last + value, rest)
        for index, wish in enumerate(row.tear_wishes):
            if mask & FITS[wish]:
                reached = row.points[index] + row.points[index + 1] + value
                self.one = max(self.one, reached)
                self._beside(index, reached, rest)

    def _append(self, fitting: int, reached: int, rest: bytes) -> None:
        """A card lies at the end in any of these ways; then another one follows."""
        if not fitting:
            return
        self.one = max(self.one, reached)
        self.two = max(self.two, reached)
        self.chain = max(self.chain, 1)
        ways = self._ways
        while fitting:
            way = fitting.bit_length() - 1
            fitting -= 1 << way
            follow = FITS[(way & 7) << 3 | FREE]
            for index, card in enumerate(rest):
                mask = ways[card] & follow
                if mask:
                    self.two = max(self.two, reached + VALUE[card])
                    if self.chain < 3:
                        others = rest[:index] + rest[index + 1 :]
                        self.chain = max(self.chain, 3 if _can_follow(mask, others, ways) else 2)

    def _beside(self, index: int, reached: int, rest: bytes) -> None:
        """A tear is covered; then the end is extended, or the next tear is covered, too."""
        row, ways = self._row, self._ways
        self.two = max(self.two, reached)
        is_last = index == len(row.tear_wishes) - 1
        for card in rest:
            if is_last:
                if row.last and ways[card] & FITS[row.end]:
                    self.two = max(self.two, reached + VALUE[card])
            elif ways[card] & FITS[row.tear_wishes[index + 1]]:
                self.two = max(self.two, reached + row.points[index + 2] + VALUE[card])


def _can_follow(fitting: int, papers: bytes, ways: list[int]) -> bool:
    """Whether another paper fits behind one that lies in any of these ways."""
    while fitting:
        way = fitting.bit_length() - 1
        fitting -= 1 << way
        follow = FITS[(way & 7) << 3 | FREE]
        for card in papers:
            if ways[card] & follow:
                return True
    return False


def papers_of(hand: bytes) -> bytes:
    """The papers, which come first in a sorted hand."""
    for index, card in enumerate(hand):
        if card >= TEAR:
            return hand[:index]
    return hand

"""What a row is worth and where it can be hurt, apart from whose it is."""

from __future__ import annotations

from typing import Final

from tischlein.core.states import ONE
from tischlein.games.monsterrolle.data import FITS, FREE, LEFT, RIGHT, STAR, STOP, TEAR, VALUE
from tischlein.games.monsterrolle.legal import ways_to_lie
from tischlein.games.monsterrolle.rules import best_section

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
        self.damage = [0] * COLOURS
        self._measure()

    def _measure(self) -> None:
        row = self.row
        points: list[int] = [0]
        tears: list[int] = []
        for place, card in enumerate(row):
            if card < TEAR:
                points[-1] += VALUE[card]
            else:
                points.append(0)
                tears.append(place)
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
        for index, place in enumerate(tears):
            joined = points[index] + points[index + 1] + 1
            if joined > self.joined:
                self.joined = joined
                self.join_wishes = wishes(row, place)
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


class Reach:
    """How far papers of a hand lead in a row, by one card and by two."""

    def __init__(self, row: Row, papers: bytes, ways: list[int]) -> None:
        self.one = row.best
        self.two = row.best
        self.fitting = 0
        """Cards that could be appended now."""
        self.chain = 0
        """The most cards that could be appended one after another, up to three."""
        self._ways: Final = ways
        self._protected: Final = row.protected
        if papers:
            self._first(row.row, papers)

    def _first(self, cells: bytes, papers: bytes) -> None:
        ways = self._ways
        end = FITS[wishes(cells, len(cells))]
        for card in papers:
            if ways[card] & end:
                self.fitting += 1
        codes = ways_to_lie(papers, ways)
        for place in gaining(cells, self._protected, papers):
            fits = FITS[wishes(cells, place)]
            for code in codes:
                if fits >> (code & 63) & 1 and (code & STAR or place == len(cells) or cells[place] >= TEAR):
                    after = cells[:place] + ONE[code] + cells[place + 1 :]
                    reached = best_section(after)
                    self.one = max(self.one, reached)
                    rest = without_way(papers, code, ways)
                    self._second(after, rest, reached)
                    if place == len(cells):
                        length = 1 + chain(code & 7, rest, ways)
                        self.chain = max(self.chain, length)

    def _second(self, cells: bytes, papers: bytes, reached: int) -> None:
        self.two = max(self.two, reached)
        codes = ways_to_lie(papers, self._ways)
        for place in gaining(cells, self._protected, papers):
            fits = FITS[wishes(cells, place)]
            for code in codes:
                if fits >> (code & 63) & 1 and (code & STAR or place == len(cells) or cells[place] >= TEAR):
                    reached = best_section(cells[:place] + ONE[code] + cells[place + 1 :])
                    self.two = max(self.two, reached)


def gaining(cells: bytes, protected: int, papers: bytes) -> list[int]:
    """Places where a paper brings points: the end, tears, and for papers with a star those without one."""
    least = 0 if any_star(papers) else TEAR
    found = [len(cells)]
    for place, card in enumerate(cells):
        if card >= least and not card & STAR and not protected >> place & 1:
            found.append(place)
    return found


def any_star(papers: bytes) -> bool:
    return any(card & STAR for card in papers)


def papers_of(hand: bytes) -> bytes:
    """The papers, which come first in a sorted hand."""
    for index, card in enumerate(hand):
        if card >= TEAR:
            return hand[:index]
    return hand


def without_way(papers: bytes, code: int, ways: list[int]) -> bytes:
    """The papers without one that can lie like this."""
    for index, card in enumerate(papers):
        if card & STAR == code & STAR and ways[card] >> (code & 63) & 1:
            return papers[:index] + papers[index + 1 :]
    return papers


def chain(colour: int, papers: bytes, ways: list[int]) -> int:
    """How many papers, up to two, can follow an end of this colour."""
    longest = 0
    fits = FITS[colour << 3 | FREE]
    for index, card in enumerate(papers):
        mask = ways[card] & fits
        if mask:
            if longest == 0:
                longest = 1
            way = mask.bit_length() - 1
            rest = papers[:index] + papers[index + 1 :]
            follow = FITS[(way & 7) << 3 | FREE]
            for other in rest:
                if ways[other] & follow:
                    return 2
    return longest


def count_of(hand: bytes, first: int, beyond: int) -> int:
    count = 0
    for card in hand:
        if first <= card < beyond:
            count += 1
    return count


def stops_in(hand: bytes) -> int:
    return count_of(hand, STOP, STOP + 1)


def tears_in(hand: bytes) -> int:
    return count_of(hand, TEAR, STOP)

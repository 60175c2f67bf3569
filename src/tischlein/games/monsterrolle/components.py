"""What lies in the box, for the rules page to draw: every card of every sheet, the usual sheet first."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from tischlein.games.monsterrolle.data import CANONICAL, SCORINGS, STAR, STOP, card_text, is_paper, is_tear
from tischlein.games.monsterrolle.sheet import SHEETS, Sheet

NOT_STAR: Final = 0xFF ^ STAR


@dataclass(frozen=True, slots=True)
class BoxSheet:
    sheet: str
    papers: tuple[tuple[str, ...], ...]
    """By kind: all copies of the same two colours as they are printed, those with a star first."""
    tears: tuple[tuple[str, ...], ...]
    """By colour."""
    stops: int
    scorings: int
    monsters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Components:
    sheets: tuple[BoxSheet, ...]
    """The one that a table has if nobody chooses another one is the first."""


def components() -> Components:
    return Components(tuple(_box_sheet(name, SHEETS.find(name)) for name in SHEETS.names))


def _box_sheet(name: str, sheet: Sheet) -> BoxSheet:
    return BoxSheet(
        sheet=name,
        papers=_by_kind([card for card in sheet.cards if is_paper(card)]),
        tears=_by_kind([card for card in sheet.cards if is_tear(card)]),
        stops=sheet.cards.count(STOP),
        scorings=SCORINGS,
        monsters=sheet.monsters,
    )


def _by_kind(cards: list[int]) -> tuple[tuple[str, ...], ...]:
    in_order = sorted(cards, key=lambda card: (_kind(card), -(card & STAR), card))
    return tuple(tuple(map(card_text, alike)) for _, alike in groupby(in_order, _kind))


def _kind(card: int) -> int:
    """The same for paper either way round, with a star and without."""
    return CANONICAL[card] & NOT_STAR

"""What lies in the box, for the rules page to draw: wall cards by kind, compositions and actions of the usual sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.games.click.data import ACTIONS, RICKSHAWS
from tischlein.games.click.page import ShownComposition, ShownKind, shown_composition, shown_kind
from tischlein.games.click.sheet import SHEETS

USUAL: Final = SHEETS.names[0]


@dataclass(frozen=True, slots=True)
class ShownAction:
    action: str
    """move1, move2, swap, remove, extra, replace or back."""
    count: int


@dataclass(frozen=True, slots=True)
class Components:
    kinds: tuple[ShownKind, ...]
    """In the order of the sheet; with how many wall cards there are of each."""
    rickshaws: int
    compositions: tuple[ShownComposition, ...]
    """In the order of the sheet."""
    actions: tuple[ShownAction, ...]


def components() -> Components:
    sheet = SHEETS.find(USUAL)
    return Components(
        kinds=tuple(map(shown_kind, sheet.kinds)),
        rickshaws=RICKSHAWS,
        compositions=tuple(shown_composition(sheet, card) for card in range(len(sheet.rows))),
        actions=tuple(ShownAction(name, sheet.actions.count(code)) for code, name in enumerate(ACTIONS)),
    )

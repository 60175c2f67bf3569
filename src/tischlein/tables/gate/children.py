"""Tables with children: what holds there, and what the log gets when a table becomes one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.game import GameInfo
from tischlein.core.words import text
from tischlein.tables.gate.checks import KIND
from tischlein.tables.log.records import OptionSet, Record, Seated, SettingsSet
from tischlein.tables.log.state import TableState

PACE: Final = "calm"
"""The bots' pace at first, so that children can follow; the host may change it."""


def children_options(info: GameInfo) -> Mapping[str, str]:
    """The options that are fixed at a table with children, as the game names them."""
    return {spec.key: spec.for_children for spec in info.options if spec.for_children}


def settings_with_children(*, is_open_to_spectators: bool, pace: str = PACE) -> SettingsSet:
    return SettingsSet(0, is_open_to_spectators, pace, has_children=True)


def welcome_children(state: TableState) -> list[Record]:
    """The records that change options and bots of an open table to what suits children; its settings follow."""
    fixed = children_options(state.game.info)
    options = [OptionSet(key, value) for key, value in fixed.items() if state.options.get(key) != value]
    strict = [number for number, seat in enumerate(state.seats) if seat.kind == "bot" and seat.bot != KIND]
    return [*options, *(Seated(number, bot=KIND) for number in strict)]


def must_suit_children(state: TableState, *, turn_seconds: int = 0, bot: str = KIND) -> None:
    """Refuses clocks, and bots that are not kind, at a table with children."""
    if state.has_children and (turn_seconds or bot != KIND):
        raise BadInput(text("table-with-children"))

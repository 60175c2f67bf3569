"""Who called quicker than people usually can, throughout the match: a figure for all to see, not an accusation."""

from __future__ import annotations

from statistics import median

from tischlein.core.types import Seat
from tischlein.tables.clock import Micros
from tischlein.tables.log.state import TableState
from tischlein.tables.race.judge import MILLI, is_quick
from tischlein.tables.wire import ShownQuick


def quick_people(state: TableState) -> list[ShownQuick]:
    """By seat, without bots: their times are drawn, and like a human's."""
    calls: dict[Seat, list[Micros]] = {}
    for line in state.lines:
        if line.called is not None and state.seats[line.seat].person and not state.seats[line.seat].bot:
            calls.setdefault(line.seat, []).append(line.called)
    quick = {seat: times for seat, times in sorted(calls.items()) if is_quick(times)}
    return [ShownQuick(seat, len(times), int(median(times)) // MILLI) for seat, times in quick.items()]

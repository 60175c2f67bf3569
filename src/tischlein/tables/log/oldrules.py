"""Matches of older rules: they can be read in the words that they were told with, and not played on.

The same moves may lead elsewhere by now, so nothing is played again. That is why every record of a move carries what
it told whom, and the last one the result.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tischlein.core.game import Result
from tischlein.tables.log.lines import Line, Told
from tischlein.tables.log.records import Moved

_NO_EVENT: Final = Raw(b'{"kind":""}')
"""An old event may have another form than the board knows."""


def read_line(n: int, record: Moved, takes_back: int) -> Line:
    told = tuple([Told(each.audience, _NO_EVENT, each.text.copy()) for each in record.told])
    return Line(n, record.seat, record.move, told, (), takes_back)


def read_result(record: Moved) -> Result | None:
    found = record.result
    return None if found is None else Result(found.reason, found.scores, found.winners)

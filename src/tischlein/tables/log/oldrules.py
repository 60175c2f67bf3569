"""Reads matches of an older rules version without playing them.

Under the current rules the same moves may lead elsewhere. Therefore every record of a move carries its texts with their
audience, and the last one the result; they are shown, and the match cannot be continued.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tischlein.core.game import Result
from tischlein.tables.log.lines import Line, Told
from tischlein.tables.log.records import Moved

_NO_EVENT: Final = Raw(b'{"kind":""}')
"""Replaces old events, whose fields the current board may not understand."""


def read_line(n: int, record: Moved, takes_back: int) -> Line:
    told = tuple([Told(each.audience, _NO_EVENT, each.text.copy()) for each in record.told])
    return Line(n, record.seat, record.move, told, (), takes_back)


def read_result(record: Moved) -> Result | None:
    found = record.result
    return None if found is None else Result(found.reason, found.scores, found.winners)

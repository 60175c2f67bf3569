"""What the gate hands to the fold: records, and moves that become records when they are entered."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tischlein.core.game import Result
from tischlein.core.match import Judged
from tischlein.core.types import Millis
from tischlein.tables.log.lines import Line
from tischlein.tables.log.records import Ending, Moved, Record, Words
from tischlein.tables.race.judge import Race


class Played(NamedTuple):
    """A move that was judged just now, and what else its record is to say (see records.Moved).

    It is no record yet, because what the move tells is known only once it is entered.
    """

    judged: Judged
    id: str = ""
    at: Millis | None = None
    race: Race | None = None


Step = Record | Played


def with_command(step: Step, command: str) -> Step:
    """With the command that is carried out by it."""
    if isinstance(step, Played):
        return Played(step.judged, command, step.at, step.race)
    return replace(step, id=command)


def in_words(played: Played, line: Line, result: Result | None) -> Moved:
    """The record of a move with what is to be read once its rules are no longer known."""
    return Moved(
        played.judged.seat,
        played.judged.text,
        played.at,
        played.race,
        told=tuple([Words(each.audience, each.text) for each in line.told]),
        result=None if result is None else Ending(result.reason, result.scores, result.winners),
        id=played.id,
    )

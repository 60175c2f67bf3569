"""Steps, the output of the gate and input of the fold: records, and moves that become records when they are entered."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tischlein.core.game import Result
from tischlein.core.match import Judged
from tischlein.core.types import Millis
from tischlein.tables.log.lines import Line
from tischlein.tables.log.records import Ending, Moved, Record, Words
from tischlein.tables.log.state import TableState
from tischlein.tables.race.judge import Race


class Played(NamedTuple):
    """A move that has just been judged, with further fields of its record (see records.Moved).

    It is not a record yet, because its events are known only after it has been entered into the match.
    """

    judged: Judged
    id: str = ""
    at: Millis | None = None
    race: Race | None = None


Step = Record | Played


def with_command(step: Step, command: str) -> Step:
    """The step with the key of the command that caused it."""
    if isinstance(step, Played):
        return Played(step.judged, command, step.at, step.race)
    return replace(step, id=command)


def in_words(step: Played | Moved, line: Line, result: Result | None) -> Moved:
    """The record of a move, with the texts that are shown when its rules version is no longer supported."""
    if isinstance(step, Played):
        step = Moved(step.judged.seat, step.judged.text, step.at, step.race, id=step.id)
    return replace(
        step,
        told=tuple([Words(each.audience, each.text) for each in line.told]),
        result=None if result is None else Ending(result.reason, result.scores, result.winners),
    )


def record_of(step: Step, state: TableState) -> Record:
    """The record of a step that has just been folded into this state."""
    if isinstance(step, Played | Moved) and state.match is not None:
        return in_words(step, state.lines[-1], state.match.result)
    assert not isinstance(step, Played)
    return step

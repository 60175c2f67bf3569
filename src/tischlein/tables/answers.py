"""What is answered without anything happening: questions, and refusals."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadInput, NotAllowed
from tischlein.tables import protocol as wire
from tischlein.tables.decide import Asked, explain
from tischlein.tables.frames import Viewer, shown_text
from tischlein.tables.lookback import Past, moment
from tischlein.tables.state import TableState

Question = wire.Why | wire.LookBack | wire.Ping
QUESTIONS: Final = (wire.Why, wire.LookBack, wire.Ping)


def answer(state: TableState, past: Past, viewer: Viewer, asked: Asked, question: Question) -> wire.ServerMessage:
    """Raises BadInput where there is no answer."""
    if isinstance(question, wire.Ping):
        return wire.Ack(question.id, state.n)
    if isinstance(question, wire.LookBack):
        return moment(state, past, viewer, question)
    verdict = explain(state, asked, question)
    if verdict is None:
        return wire.Reason(question.id, None, "")
    return wire.Reason(question.id, shown_text(verdict.text), verdict.clause)


def refusal(command: str, refused: BadInput) -> wire.Refused:
    clause = refused.clause if isinstance(refused, NotAllowed) else ""
    return wire.Refused(command, shown_text(refused.text), clause)

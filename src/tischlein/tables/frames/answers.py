"""Answers to commands that change nothing: questions, and refused commands."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadInput, NotAllowed
from tischlein.tables import wire
from tischlein.tables.frames.lookback import Past, moment
from tischlein.tables.frames.picture import Viewer, acting_seat, shown_text
from tischlein.tables.frames.since import since
from tischlein.tables.gate.checks import Asked
from tischlein.tables.gate.decide import explain, try_out
from tischlein.tables.log.state import TableState

Question = wire.Why | wire.Try | wire.LookBack | wire.Since | wire.Ping
QUESTIONS: Final = (wire.Why, wire.Try, wire.LookBack, wire.Since, wire.Ping)


def answer(state: TableState, past: Past, viewer: Viewer, asked: Asked, question: Question) -> wire.ServerMessage:
    """Raises BadInput if the question is not allowed."""
    if isinstance(question, wire.Ping):
        return wire.Ack(question.id, state.n)
    if isinstance(question, wire.LookBack):
        return moment(state, past, viewer, question)
    if isinstance(question, wire.Since):
        return since(state, past, viewer, question)
    if isinstance(question, wire.Try):
        return _tried(state, viewer, asked, question)
    verdict = explain(state, asked, question)
    if verdict is None:
        return wire.Reason(question.id, None, "")
    return wire.Reason(question.id, shown_text(verdict.text), verdict.clause)


def _tried(state: TableState, viewer: Viewer, asked: Asked, question: wire.Try) -> wire.Tried:
    """A forbidden move is a valid answer here, not a refused command."""
    try:
        return wire.Tried(question.id, try_out(state, asked, acting_seat(state, viewer), question), None, "")
    except NotAllowed as refused:
        return wire.Tried(question.id, None, shown_text(refused.text), refused.clause)


def refusal(command: str, refused: BadInput) -> wire.Refused:
    clause = refused.clause if isinstance(refused, NotAllowed) else ""
    return wire.Refused(command, shown_text(refused.text), clause)

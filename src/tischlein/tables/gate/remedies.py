"""Decisions on commands against absent or disruptive people."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked, must_be, must_exist, must_host, must_sit, substitute
from tischlein.tables.gate.lobby import Decision
from tischlein.tables.log.people import electorate, votes_needed, watcher_key
from tischlein.tables.log.records import BotSatIn, Closed, EndAsked, EndWithdrawn, Record, Removed
from tischlein.tables.log.state import OPEN, PLAYING, TableState


def _remove(state: TableState, asked: Asked, command: wire.Remove) -> list[Record]:
    """Bans a person: they can neither play at this table again nor watch it."""
    must_host(state, asked)
    if command.seat >= 0:
        must_be(state, OPEN, PLAYING)
        must_exist(state, command.seat)
        person = state.seats[command.seat].person
    else:
        watching = (each for each in asked.here if each not in state.people)
        person = next((each for each in watching if watcher_key(state, each) == command.watcher), "")
    if not person:
        raise BadInput(text("table-nobody-there"))
    if person == asked.person:
        raise BadInput(text("table-not-yourself"))
    return [Removed(person, substitute(state) if state.status == PLAYING else "")]


def _choose_for_absent(state: TableState, asked: Asked, command: wire.ChooseForAbsent) -> list[Record]:
    """A single person may call a bot, since the absent person can come back. Ending the match takes a vote."""
    must_be(state, PLAYING)
    must_exist(state, command.seat)
    must_sit(state, asked)
    if command.choice == "wait":
        has_asked = asked.person in state.end_asked.get(command.seat, ())
        return [EndWithdrawn(command.seat, asked.person)] if has_asked else []
    if command.seat not in asked.absent or state.seats[command.seat].bot:
        raise BadInput(text("table-not-absent"))
    if command.choice == "bot":
        return [BotSatIn(command.seat, substitute(state))]
    present = electorate(state, asked.here)
    if asked.person not in present:
        raise BadInput(text("table-bot-sits-in"))
    before = state.end_asked.get(command.seat, [])
    voices = present & {*before, asked.person}
    asks: list[Record] = [] if asked.person in before else [EndAsked(command.seat, asked.person)]
    return [*asks, Closed()] if len(voices) >= votes_needed(present) else asks


REMEDY_DECISIONS: Final[dict[type, Decision]] = {
    wire.Remove: _remove,
    wire.ChooseForAbsent: _choose_for_absent,
}

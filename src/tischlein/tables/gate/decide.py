"""The gate of a table: turns a command into the steps for its log, or refuses it. Pure: nothing is changed or sent.

A refusal raises BadInput, or NotAllowed with the clause of the rules.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.game import Reason
from tischlein.core.match import UNDO
from tischlein.core.registry import live_part, outlook_part, takeback_part
from tischlein.core.takeback import last_part
from tischlein.core.types import Move, Seat
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import (
    Asked,
    command_key,
    must_accept_commands,
    must_be,
    must_have_begun,
    must_host,
    must_not_be_paused,
    must_own,
    must_play_oneself,
    must_sit,
    substitute,
)
from tischlein.tables.gate.lobby import LOBBY_DECISIONS, Decision
from tischlein.tables.gate.remedies import REMEDY_DECISIONS
from tischlein.tables.log.names import one_line
from tischlein.tables.log.records import BotSatIn, Closed, Moved, PauseAsked, Record, Resumed, Returned, Said
from tischlein.tables.log.state import FINISHED, PLAYING, TableState
from tischlein.tables.log.steps import Played, Step, with_command

EMOTES: Final = ("laugh", "wow", "grr", "heart")


def decide(state: TableState, asked: Asked, command: wire.Command) -> list[Step]:
    """The caller must have filtered out commands that were carried out already (`state.done`)."""
    must_accept_commands(state, asked)
    steps = list(_DECISIONS[type(command)](state, asked, command))
    if steps:
        steps[-1] = with_command(steps[-1], command_key(asked.person, command.id))
    return steps


def explain(state: TableState, asked: Asked, command: wire.Why) -> Reason | None:
    """Why the move is not allowed; None if it is. Only for one's own seat: a reason may reveal hidden cards.

    In a race, a seat that is marking gets no answer: it could try out all marks without submitting one.
    """
    must_own(state, asked, command.seat)
    match = must_have_begun(state)
    verdict = match.judge(command.seat, state.game.parse(command.move)).verdict
    is_marking = live_part(state.game_id).instead(match.state, command.seat) is not None
    if is_marking and not verdict.is_late:
        raise BadInput(text("table-called"))
    return verdict.reason


def try_out(state: TableState, asked: Asked, view_seat: Seat, command: wire.Try) -> object:
    """The game's forecast for these moves, computed from the seat's view only.

    `view_seat` is the seat whose view the asker is shown. With pass and play a person owns several seats, but must not
    see the hands of the others.
    """
    must_own(state, asked, command.seat)
    match = must_have_begun(state)
    if command.seat != view_seat:
        raise BadInput(text("table-not-your-seat"))
    part, game = outlook_part(state.game_id), state.game
    if part is None:
        raise BadInput(text("table-no-outlook"))
    return part.outlook(game.view(match.state, view_seat), [game.parse(move) for move in command.moves])


def may_ask_for_rematch(state: TableState, asked: Asked) -> None:
    """Raises BadInput if not. The hall creates the new table."""
    must_be(state, FINISHED)
    must_sit(state, asked)


def _close(state: TableState, asked: Asked, command: wire.CloseTable) -> list[Record]:
    must_host(state, asked)
    return [Closed()]


def wanted_move(state: TableState, asked: Asked, command: wire.Play) -> Move:
    """The move of a person who may play now. It is not judged by the rules of the game yet."""
    must_accept_commands(state, asked)
    must_own(state, asked, command.seat)
    must_play_oneself(state, command.seat)
    must_be(state, PLAYING)
    must_not_be_paused(state)
    if command.move == UNDO:
        raise BadInput(text("error-undo"))
    return state.playing.game.parse(command.move)


def _play(state: TableState, asked: Asked, command: wire.Play) -> list[Played]:
    return [played(state, command.seat, wanted_move(state, asked, command))]


def played(state: TableState, seat: Seat, move: Move) -> Played:
    """The move of a person or bot, judged by the rules of the game."""
    must_be(state, PLAYING)
    must_not_be_paused(state)
    return Played(state.playing.judge(seat, move).required())


def _undo(state: TableState, asked: Asked, command: wire.Undo) -> list[Record]:
    must_be(state, PLAYING)
    must_own(state, asked, command.seat)
    must_play_oneself(state, command.seat)
    must_not_be_paused(state)
    assert state.match is not None
    match = state.match
    steps = command.steps or last_part(match, takeback_part(state.game_id))
    if not match.can_undo(command.seat) or steps > len(match.before):
        raise BadInput(text("error-undo"))
    return [Moved(command.seat, UNDO) for _ in range(steps)]


def _resign(state: TableState, asked: Asked, command: wire.Resign) -> list[Record]:
    must_be(state, PLAYING)
    must_own(state, asked, command.seat)
    if state.seats[command.seat].bot:
        return []
    return [BotSatIn(command.seat, substitute(state))]


def _return(state: TableState, asked: Asked, command: wire.Return) -> list[Record]:
    must_be(state, PLAYING)
    must_own(state, asked, command.seat)
    return [Returned(command.seat)] if state.seats[command.seat].bot else []


def _pause(state: TableState, asked: Asked, command: wire.Pause) -> list[Record]:
    must_be(state, PLAYING)
    must_sit(state, asked)
    return [] if asked.person in state.pause_asked else [PauseAsked(asked.person)]


def _resume(state: TableState, asked: Asked, command: wire.Resume) -> list[Record]:
    """Ends a pause, or withdraws the requests for one."""
    must_be(state, PLAYING)
    must_sit(state, asked)
    return [Resumed()] if state.pause_asked else []


def _say(state: TableState, asked: Asked, command: wire.Say) -> list[Record]:
    said = one_line(command.text)
    if command.emote and command.emote not in EMOTES:
        raise BadInput(text("table-no-emote"))
    if not said and not command.emote:
        return []
    mine = state.seats_of(asked.person)
    name = state.seats[mine[0]].name if mine else asked.name
    seat = mine[0] if mine else -1
    return [Said(asked.person, name, seat, said, command.emote)]


_DECISIONS: Final[dict[type, Decision]] = {
    **LOBBY_DECISIONS,
    **REMEDY_DECISIONS,
    wire.CloseTable: _close,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.Resign: _resign,
    wire.Return: _return,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Say: _say,
}

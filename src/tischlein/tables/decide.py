"""The gate of a table: what a command leads to, or why it is refused. Pure: nothing is changed or sent here.

A refusal raises BadInput (or NotAllowed with its clause); the answer to a command is a list of new records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tischlein.bots.roster import check_names
from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.game import Reason
from tischlein.core.match import UNDO, Match
from tischlein.core.options import complete_options
from tischlein.core.registry import live_part
from tischlein.core.types import Move, Seat
from tischlein.core.values import value
from tischlein.core.words import text
from tischlein.tables import protocol as wire
from tischlein.tables.names import clean_name, one_line
from tischlein.tables.state import CLOSED, FINISHED, MOVED, OPEN, PLAYING, TableState

SUBSTITUTE: Final = "greedy"
"""Who sits in for an absent person."""
_NOT_NOW: Final = {
    OPEN: text("table-is-open"),
    PLAYING: text("table-is-playing"),
    FINISHED: text("table-is-finished"),
}
EMOTES: Final = ("laugh", "wow", "grr", "heart")


@value(frozen=True, slots=True)
class New:
    """A record before it has a number."""

    kind: str
    data: dict[str, Any]


@value(frozen=True, slots=True)
class Asked:
    """Who commands, and what the table's keeper knows besides the log."""

    person: str
    name: str
    nonces: Mapping[str, str]
    """Person -> number from that person's browser."""
    absent: frozenset[Seat]
    """Seats whose person has been gone for longer than the grace period."""
    is_host_gone: bool = False
    """For as long as that."""


def name_of(person: str, command: str) -> str:
    """What a carried out command is remembered by. Ids are made up by pages, so two people may use the same."""
    return f"{person}/{command}"


def decide(state: TableState, asked: Asked, command: wire.Command) -> list[New]:
    """Already carried out commands (`state.done`) must not come here again."""
    _must_be_somebody(state, asked)
    records = _DECISIONS[type(command)](state, asked, command)
    if records:
        records[-1].data["id"] = name_of(asked.person, command.id)
    return records


def explain(state: TableState, asked: Asked, command: wire.Why) -> Reason | None:
    """Why the move is not allowed; None if it is. For the own seat only: a reason may tell what a hand holds.

    Whoever has called learns by marking what the marks are worth, and not before.
    """
    _must_own(state, asked, command.seat)
    if state.match is None:
        raise BadInput(text("table-is-open"))
    verdict, live = state.match.judge(command.seat, state.game.parse(command.move)), live_part(state.game_id)
    if live is not None and live.instead(state.match.state, command.seat) is not None and not verdict.is_late:
        raise BadInput(text("table-called"))
    return verdict.reason


def may_ask_for_rematch(state: TableState, asked: Asked) -> None:
    """The new table itself is the hall's business."""
    _must_be(state, FINISHED)
    _must_sit(state, asked)


def _must_be_somebody(state: TableState, asked: Asked) -> None:
    if state.status == CLOSED:
        raise BadInput(text("table-closed"))
    if not asked.person:
        raise BadInput(text("table-display"))


def _must_be(state: TableState, *statuses: str) -> None:
    if state.status not in statuses:
        raise BadInput(_NOT_NOW[state.status])


def _must_host(state: TableState, asked: Asked) -> None:
    if asked.person != state.host:
        raise BadInput(text("table-host-only"))


def _must_sit(state: TableState, asked: Asked) -> None:
    if not state.seats_of(asked.person):
        raise BadInput(text("table-not-your-seat"))


def _must_not_be_paused(state: TableState) -> None:
    if state.is_paused:
        raise BadInput(text("table-is-paused"))


def _must_play_oneself(state: TableState, seat: Seat) -> None:
    if state.seats[seat].bot:
        raise BadInput(text("table-bot-sits-in"))


def _must_exist(state: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(state.seats):
        raise BadInput(text("table-no-seat", seat=seat + 1))


def _must_own(state: TableState, asked: Asked, seat: Seat) -> None:
    _must_exist(state, seat)
    if not asked.person or state.seats[seat].person != asked.person:
        raise BadInput(text("table-not-your-seat"))


def _seated(seat: Seat, *, person: str = "", name: str = "", bot: str = "") -> New:
    return New("seated", {"seat": seat, "person": person, "name": name, "bot": bot})


def _sit(state: TableState, asked: Asked, command: wire.Sit) -> list[New]:
    _must_be(state, OPEN)
    _must_exist(state, command.seat)
    if state.seats[command.seat].kind == "person" and state.seats[command.seat].person != asked.person:
        raise BadInput(text("table-seat-taken"))
    mine = [] if state.is_pass_and_play else state.seats_of(asked.person)
    left = [_seated(seat) for seat in mine if seat != command.seat]
    return [*left, _seated(command.seat, person=asked.person, name=clean_name(command.name) if command.name else "")]


def _stand(state: TableState, asked: Asked, command: wire.Stand) -> list[New]:
    _must_be(state, OPEN)
    _must_own(state, asked, command.seat)
    return [_seated(command.seat)]


def _put_bot(state: TableState, asked: Asked, command: wire.PutBot) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    _must_exist(state, command.seat)
    check_names([command.bot])
    if state.seats[command.seat].person:
        raise BadInput(text("table-seat-taken"))
    return [_seated(command.seat, bot=command.bot)]


def _clear_seat(state: TableState, asked: Asked, command: wire.ClearSeat) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    _must_exist(state, command.seat)
    return [_seated(command.seat)]


def _set_seats(state: TableState, asked: Asked, command: wire.SetSeats) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    complete_options(state.game.info, command.seats, {})  # refuses a number that the game is not for
    if any(seat.person for seat in state.seats[command.seats :]):
        raise BadInput(text("table-seat-taken"))
    return [New("resized", {"seats": command.seats})]


def _set_option(state: TableState, asked: Asked, command: wire.SetOption) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    fixed = one_device(state.game_id) if state.is_pass_and_play else {}
    if fixed.get(command.key, command.value) != command.value:
        raise BadInput(text("table-one-device"))
    wanted = {**state.options, command.key: command.value}
    options = complete_options(state.game.info, len(state.seats), wanted)
    state.game.setup(options, len(state.seats), 0)
    return [New("option", {"key": command.key, "value": command.value})]


def one_device(game_id: str) -> Mapping[str, str]:
    """Options that people around one device cannot change: there is nothing to race with."""
    live = live_part(game_id)
    return live.ONE_DEVICE if live is not None else {}


def _set_look(state: TableState, asked: Asked, command: wire.SetLook) -> list[New]:
    _must_be(state, OPEN)
    _must_exist(state, command.seat)
    if asked.person not in (state.host, state.seats[command.seat].person):
        raise BadInput(text("table-not-your-seat"))
    if command.look and command.look not in state.game.info.looks:
        raise BadInput(text("table-no-look"))
    others = [seat.look for number, seat in enumerate(state.seats) if number != command.seat]
    if command.look and command.look in others:
        raise BadInput(text("table-look-taken"))
    return [New("look", {"seat": command.seat, "look": command.look})]


def _set_settings(state: TableState, asked: Asked, command: wire.SetSettings) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    return [New("settings", {"turn_seconds": command.turn_seconds, "spectators": command.is_open_to_spectators})]


def _hand_over(state: TableState, asked: Asked, command: wire.HandOver) -> list[New]:
    """The host gives the table away; from a host who has vanished anybody at the table may take it over."""
    _must_exist(state, command.seat)
    heir = state.seats[command.seat].person
    if not (asked.is_host_gone and heir == asked.person):
        _must_host(state, asked)
    if not heir:
        raise BadInput(text("table-no-person"))
    return [New("host", {"person": heir})]


def _start(state: TableState, asked: Asked, command: wire.Start) -> list[New]:
    _must_be(state, OPEN)
    _must_host(state, asked)
    taken = [seat for seat in state.seats if seat.kind != "open"]
    info = state.game.info
    if len(taken) < info.min_seats:
        raise BadInput(text("table-too-few", min=info.min_seats))
    options = dict(state.options)
    looks = _dealt_looks([seat.look for seat in taken], info.looks)
    if info.look_option:
        options[info.look_option] = ",".join(looks)
    options = dict(complete_options(info, len(taken), options))
    state.game.setup(options, len(taken), 0)  # refuses what does not fit this number of seats
    people = sorted({seat.person for seat in taken if seat.person})
    nonces = [asked.nonces.get(person, "") for person in people]
    started = {
        "nonces": nonces,
        "rules": info.rules_version,
        "options": options,
        "looks": looks,
    }
    return [New("started", started)]


def _dealt_looks(wishes: list[str], looks: tuple[str, ...]) -> list[str]:
    """Whoever has no wish gets the first look that nobody wants."""
    left = [look for look in looks if look not in wishes]
    return [wish or left.pop(0) for wish in wishes] if looks else []


def _close(state: TableState, asked: Asked, command: wire.CloseTable) -> list[New]:
    _must_host(state, asked)
    return [New("closed", {})]


def wanted_move(state: TableState, asked: Asked, command: wire.Play) -> Move:
    """What a person wants to play, who may do so; not yet judged by the rules of the game."""
    _must_be_somebody(state, asked)
    _must_own(state, asked, command.seat)
    _must_play_oneself(state, command.seat)
    _must_be(state, PLAYING)
    _must_not_be_paused(state)
    if command.move == UNDO:
        raise BadInput(text("error-undo"))
    return state.playing.game.parse(command.move)


def _play(state: TableState, asked: Asked, command: wire.Play) -> list[New]:
    return move_records(state, command.seat, wanted_move(state, asked, command))


def move_records(state: TableState, seat: Seat, move: Move) -> list[New]:
    """For people and bots alike: judged, and only then a record."""
    _must_be(state, PLAYING)
    _must_not_be_paused(state)
    match = state.playing
    reason = match.judge(seat, move).reason
    if reason is not None:
        raise NotAllowed(reason.text, reason.clause)
    return [moved(match, seat, move)]


def moved(match: Match, seat: Seat, move: Move, **more: Any) -> New:
    return New(MOVED, {"seat": seat, "move": match.game.format(move), **more})


def _undo(state: TableState, asked: Asked, command: wire.Undo) -> list[New]:
    _must_be(state, PLAYING)
    _must_own(state, asked, command.seat)
    _must_play_oneself(state, command.seat)
    _must_not_be_paused(state)
    assert state.match is not None
    if not state.match.can_undo(command.seat):
        raise BadInput(text("error-undo"))
    return [New(MOVED, {"seat": command.seat, "move": UNDO})]


def _resign(state: TableState, asked: Asked, command: wire.Resign) -> list[New]:
    _must_be(state, PLAYING)
    _must_own(state, asked, command.seat)
    if state.seats[command.seat].bot:
        return []
    return [New("bot-sits-in", {"seat": command.seat, "bot": SUBSTITUTE})]


def _return(state: TableState, asked: Asked, command: wire.Return) -> list[New]:
    _must_be(state, PLAYING)
    _must_own(state, asked, command.seat)
    return [New("returned", {"seat": command.seat})] if state.seats[command.seat].bot else []


def _pause(state: TableState, asked: Asked, command: wire.Pause) -> list[New]:
    _must_be(state, PLAYING)
    _must_sit(state, asked)
    return [] if asked.person in state.pause_asked else [New("pause-asked", {"person": asked.person})]


def _resume(state: TableState, asked: Asked, command: wire.Resume) -> list[New]:
    _must_be(state, PLAYING)
    """Ends a pause, or withdraws that one was asked for."""
    _must_sit(state, asked)
    return [New("resumed", {})] if state.pause_asked else []


def _choose_for_absent(state: TableState, asked: Asked, command: wire.ChooseForAbsent) -> list[New]:
    _must_be(state, PLAYING)
    _must_exist(state, command.seat)
    _must_sit(state, asked)
    if command.seat not in asked.absent or state.seats[command.seat].bot:
        raise BadInput(text("table-not-absent"))
    if command.choice == "end":
        return [New("closed", {})]
    return [New("bot-sits-in", {"seat": command.seat, "bot": SUBSTITUTE})]


def _say(state: TableState, asked: Asked, command: wire.Say) -> list[New]:
    said = one_line(command.text)
    if command.emote and command.emote not in EMOTES:
        raise BadInput(text("table-no-emote"))
    if not said and not command.emote:
        return []
    mine = state.seats_of(asked.person)
    name = state.seats[mine[0]].name if mine else asked.name
    seat = mine[0] if mine else -1
    return [New("said", {"name": name, "seat": seat, "text": said, "emote": command.emote})]


_DECISIONS: Final[dict[type, Callable[[TableState, Asked, Any], list[New]]]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.PutBot: _put_bot,
    wire.ClearSeat: _clear_seat,
    wire.SetSeats: _set_seats,
    wire.SetOption: _set_option,
    wire.SetLook: _set_look,
    wire.SetSettings: _set_settings,
    wire.HandOver: _hand_over,
    wire.Start: _start,
    wire.CloseTable: _close,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.Resign: _resign,
    wire.Return: _return,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.ChooseForAbsent: _choose_for_absent,
    wire.Say: _say,
}

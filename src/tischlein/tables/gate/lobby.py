"""Decisions on commands that arrange a table: seats, options, settings, host, and the start of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tischlein.bots.roster import check_names
from tischlein.core.errors import BadInput
from tischlein.core.looks import deal_looks
from tischlein.core.options import complete_options
from tischlein.core.registry import live_part
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked, must_be, must_exist, must_host, must_own, substitute
from tischlein.tables.gate.children import (
    children_options,
    must_suit_children,
    settings_with_children,
    welcome_children,
)
from tischlein.tables.gate.shuffling import commit, pledged, reveal
from tischlein.tables.log.hookurl import clean_url
from tischlein.tables.log.names import clean_name
from tischlein.tables.log.records import (
    HostSet,
    Knocked,
    LookSet,
    Moved,
    OptionSet,
    Record,
    Renamed,
    Resized,
    Seated,
    SettingsSet,
    Started,
    WebhookSet,
)
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING, TableSeat, TableState
from tischlein.tables.log.steps import Step

Decision = Callable[[TableState, Asked, Any], Sequence[Step]]


def _sit(state: TableState, asked: Asked, command: wire.Sit) -> list[Record]:
    must_be(state, OPEN)
    must_exist(state, command.seat)
    if state.seats[command.seat].kind == "person" and state.seats[command.seat].person != asked.person:
        raise BadInput(text("table-seat-taken"))
    mine = [] if state.is_pass_and_play else state.seats_of(asked.person)
    left = [Seated(seat) for seat in mine if seat != command.seat]
    sits = Seated(command.seat, asked.person, clean_name(command.name) if command.name else "")
    # A shared screen commands nothing, so the first who sits down takes over from it.
    is_first = state.is_for_screen and not state.people and state.host != asked.person
    return [*left, sits, *([HostSet(asked.person)] if is_first else [])]


def _stand(state: TableState, asked: Asked, command: wire.Stand) -> list[Record]:
    must_be(state, OPEN)
    must_own(state, asked, command.seat)
    return [Seated(command.seat)]


def _rename(state: TableState, asked: Asked, command: wire.Rename) -> list[Record]:
    must_be(state, OPEN, PLAYING, FINISHED)
    must_own(state, asked, command.seat)
    name = clean_name(command.name) if command.name else ""
    if name == state.seats[command.seat].name:
        return []
    return [Renamed(command.seat, asked.person, name)]


def _knock(state: TableState, asked: Asked, command: wire.Knock) -> list[Record]:
    must_be(state, OPEN)
    name = clean_name(command.name) if command.name else ""
    if any(seat.kind == "open" for seat in state.seats):
        raise BadInput(text("table-free-chair"))
    if state.seats_of(asked.person) or state.knocks.get(asked.person) == name:
        return []
    return [Knocked(asked.person, name)]


def _put_bot(state: TableState, asked: Asked, command: wire.PutBot) -> list[Record]:
    must_be(state, OPEN)
    must_host(state, asked)
    must_exist(state, command.seat)
    check_names([command.bot])
    must_suit_children(state, bot=command.bot)
    if state.seats[command.seat].person:
        raise BadInput(text("table-seat-taken"))
    return [Seated(command.seat, bot=command.bot)]


def _clear_seat(state: TableState, asked: Asked, command: wire.ClearSeat) -> list[Record]:
    must_be(state, OPEN)
    must_host(state, asked)
    must_exist(state, command.seat)
    return [Seated(command.seat)]


def _set_seats(state: TableState, asked: Asked, command: wire.SetSeats) -> list[Record]:
    must_be(state, OPEN)
    must_host(state, asked)
    _must_be_free_to_arrange(state)
    complete_options(state.game.info, command.seats, {})  # refuses a seat count that the game does not support
    if any(seat.person for seat in state.seats[command.seats :]):
        raise BadInput(text("table-seat-taken"))
    return [Resized(command.seats)]


def _set_option(state: TableState, asked: Asked, command: wire.SetOption) -> list[Record]:
    must_be(state, OPEN)
    must_host(state, asked)
    _must_be_free_to_arrange(state)
    fixed = one_device_options(state.game_id) if state.is_pass_and_play else {}
    if fixed.get(command.key, command.value) != command.value:
        raise BadInput(text("table-one-device"))
    if state.has_children and children_options(state.game.info).get(command.key, command.value) != command.value:
        raise BadInput(text("table-with-children"))
    wanted = {**state.options, command.key: command.value}
    options = complete_options(state.game.info, len(state.seats), wanted)
    state.game.setup(options, len(state.seats), 0)
    return [OptionSet(command.key, command.value)]


def _must_be_free_to_arrange(state: TableState) -> None:
    """With another number of seats or other options the same seed deals other cards."""
    if state.origin is not None:
        raise BadInput(text("table-same-deal"))


def one_device_options(game_id: str) -> Mapping[str, str]:
    """Options that are fixed with pass and play: people who share a device cannot race each other."""
    return live_part(game_id).ONE_DEVICE


def _set_look(state: TableState, asked: Asked, command: wire.SetLook) -> list[Record]:
    must_be(state, OPEN)
    must_exist(state, command.seat)
    if asked.person not in (state.host, state.seats[command.seat].person):
        raise BadInput(text("table-not-your-seat"))
    if command.look and command.look not in state.game.info.looks:
        raise BadInput(text("table-no-look"))
    others = [seat.look for number, seat in enumerate(state.seats) if number != command.seat]
    if command.look and command.look in others:
        raise BadInput(text("table-look-taken"))
    return [LookSet(command.seat, command.look)]


def _set_settings(state: TableState, asked: Asked, command: wire.SetSettings) -> list[Record]:
    must_be(state, OPEN, PLAYING)
    must_host(state, asked)
    has_children = state.has_children if command.has_children is None else command.has_children
    is_new = has_children != state.has_children
    if is_new and has_children and state.status == OPEN:
        settings = settings_with_children(is_open_to_spectators=command.is_open_to_spectators)
        return [*welcome_children(state), settings]
    if state.status == PLAYING and (is_new or command.turn_seconds != state.turn_seconds):
        raise BadInput(text("table-is-playing"))
    if has_children:
        must_suit_children(state, turn_seconds=command.turn_seconds)
    pace = command.pace or state.pace
    return [
        SettingsSet(
            command.turn_seconds,
            command.is_open_to_spectators,
            pace,
            is_taught=command.is_taught,
            has_children=has_children,
        )
    ]


def _set_webhook(state: TableState, asked: Asked, command: wire.SetWebhook) -> list[Record]:
    must_be(state, OPEN, PLAYING)
    must_host(state, asked)
    url = clean_url(command.url) if command.url.strip() else ""
    if not url and not state.webhook.url:
        return []
    return [WebhookSet(url, command.language, asked.person)]


def _hand_over(state: TableState, asked: Asked, command: wire.HandOver) -> list[Record]:
    """The host may hand over to anybody. If the host has vanished, anybody with a seat may take over."""
    must_exist(state, command.seat)
    heir = state.seats[command.seat].person
    if not (asked.is_host_gone and heir == asked.person):
        must_host(state, asked)
    if not heir:
        raise BadInput(text("table-no-person"))
    return [HostSet(heir)]


def start(state: TableState, asked: Asked, command: wire.Start) -> list[Record]:
    """A shuffle begins, at whose end the match starts. With a chosen deal it starts at once."""
    must_be(state, OPEN)
    must_host(state, asked)
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    origin = state.origin
    has_bots = command.empty == "bots" or origin is not None  # the deal is one for this number of seats
    bots = [Seated(number, bot=substitute(state)) for number in free] if has_bots else []
    taken = [seat for seat in state.seats if seat.kind != "open" or bots]
    info = state.game.info
    if origin is not None and origin.rules != info.rules_version:
        raise BadInput(text("deal-other-rules"))
    if len(taken) < info.min_seats:
        raise BadInput(text("table-too-few", min=info.min_seats))
    options = dict(state.options)
    looks = deal_looks([seat.look for seat in taken], info.looks)
    if info.look_option:
        options[info.look_option] = ",".join(looks)
    options = dict(complete_options(info, len(taken), options))
    state.game.setup(options, len(taken), 0)  # refuses options that do not fit this seat count
    started = Started(info.rules_version, options, tuple(looks))
    if state.seed is None:
        seated = [seat if seat.kind != "open" else TableSeat(bot=substitute(state)) for seat in taken]
        return [*bots, *pledged(state, seated, started, asked.secret)]
    opening = origin.opening if origin is not None else ()
    return [*bots, started, *(Moved(past.seat, past.move, past.at) for past in opening)]


LOBBY_DECISIONS: Final[dict[type, Decision]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Rename: _rename,
    wire.Knock: _knock,
    wire.PutBot: _put_bot,
    wire.ClearSeat: _clear_seat,
    wire.SetSeats: _set_seats,
    wire.SetOption: _set_option,
    wire.SetLook: _set_look,
    wire.SetSettings: _set_settings,
    wire.SetWebhook: _set_webhook,
    wire.HandOver: _hand_over,
    wire.Start: start,
    wire.Commit: commit,
    wire.Reveal: reveal,
}

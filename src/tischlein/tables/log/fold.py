"""The fold: applies records one by one to a table's state. Deterministic: the same records give the same state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tischlein.core.events import pause_after
from tischlein.core.match import UNDO, Header, Match
from tischlein.core.registry import live_part
from tischlein.core.shuffle import Proof
from tischlein.core.types import Seat
from tischlein.tables.log import records
from tischlein.tables.log.lines import ChatLine, Line, last_not_undone, told_of
from tischlein.tables.log.oldrules import read_line, read_result
from tischlein.tables.log.records import Record
from tischlein.tables.log.shuffle import Shuffle, in_order, old_seed
from tischlein.tables.log.state import (
    CLOSED,
    FINISHED,
    PLAYING,
    TableSeat,
    TableState,
    Webhook,
    awaited,
    remember,
    waited_for,
)
from tischlein.tables.log.steps import Played, Step
from tischlein.tables.race.judge import replay

KEPT_CHAT: Final = 200
KEPT_KNOCKS: Final = 20


def fold(state: TableState, n: int, step: Step, at: int) -> None:
    """Applies one step: a record, or a move that the gate has just judged."""
    assert n == state.n + 1, f"record {n} after {state.n}"
    state.n, state.at = n, max(state.at, at)
    if isinstance(step, Played):
        _enter(state, step, at)
    else:
        _FOLDS[type(step)](state, step, at)
    if step.id:
        remember(state, step.id, n, is_chat=isinstance(step, records.Said))


def _created(state: TableState, record: records.Created, at: int) -> None:
    state.code, state.invitation, state.secret = record.code, record.invitation, record.secret
    state.game_id, state.host = record.game, record.host
    state.options = dict(record.options)
    state.seats = [TableSeat(seat.person, seat.name, seat.bot, seat.look) for seat in record.seats]
    state.is_pass_and_play, state.is_starting = record.is_pass_and_play, record.is_starting
    state.lesson, state.origin = record.lesson, record.origin
    state.seed = None if record.seed is None else int(record.seed)
    state.is_for_screen = record.is_for_screen


def _seated(state: TableState, record: records.Seated, at: int) -> None:
    seat = state.seats[record.seat]
    seat.person, seat.name, seat.bot = record.person, record.name, record.bot
    state.knocks.pop(seat.person, None)
    if seat.kind == "open":
        seat.look = ""  # so that others may choose it


def _renamed(state: TableState, record: records.Renamed, at: int) -> None:
    state.seats[record.seat].name = record.name


def _knocked(state: TableState, record: records.Knocked, at: int) -> None:
    state.knocks[record.person] = record.name
    if len(state.knocks) > KEPT_KNOCKS:
        del state.knocks[next(iter(state.knocks))]


def _start_held(state: TableState, record: records.StartHeld, at: int) -> None:
    state.is_starting = False
    state.shuffle = None


def _resized(state: TableState, record: records.Resized, at: int) -> None:
    more = record.seats - len(state.seats)
    state.seats = state.seats[: record.seats] + [TableSeat() for _ in range(more)]


def _option_set(state: TableState, record: records.OptionSet, at: int) -> None:
    state.options[record.key] = record.value


def _look_set(state: TableState, record: records.LookSet, at: int) -> None:
    state.seats[record.seat].look = record.look


def _settings_set(state: TableState, record: records.SettingsSet, at: int) -> None:
    state.turn_seconds, state.is_open_to_spectators = record.turn_seconds, record.is_open_to_spectators
    state.pace = record.pace or state.pace
    state.is_taught = state.is_taught and record.is_taught
    state.has_children = record.has_children


def _host_set(state: TableState, record: records.HostSet, at: int) -> None:
    state.host = record.person


def _pledged(state: TableState, record: records.Pledged, at: int) -> None:
    state.seats = [seat for seat in state.seats if seat.kind != "open"]
    state.is_starting = False
    before, refused = state.shuffle, list(record.refused)
    state.shuffle = Shuffle(
        secret=record.secret,
        terms=record.terms,
        rules=record.rules,
        options=record.options,
        looks=record.looks,
        people=in_order([seat.person for seat in state.seats]),
        asked=in_order([seat.person for seat in state.seats if not seat.bot and seat.person not in refused]),
        refused=refused,
        restarts=before.restarts + 1 if before is not None else 0,
    )


def _committed(state: TableState, record: records.Committed, at: int) -> None:
    assert state.shuffle is not None
    state.shuffle.commitments[record.person] = record.commitment


def _listed(state: TableState, record: records.Listed, at: int) -> None:
    assert state.shuffle is not None
    state.shuffle.is_listed = True


def _revealed(state: TableState, record: records.Revealed, at: int) -> None:
    assert state.shuffle is not None
    state.shuffle.numbers[record.person] = record.number


def _started(state: TableState, record: records.Started, at: int) -> None:
    state.seats = [seat for seat in state.seats if seat.kind != "open"]
    state.secret = record.secret or state.secret
    state.nonces = record.nonces
    proof = state.shuffle.proof(state.code) if state.shuffle is not None else None
    header = Header(
        game=state.game_id,
        rules=record.rules,
        seats=len(state.seats),
        options=dict(record.options),
        seed=_seed(state, proof),
        players=tuple(seat.name if seat.person else f"bot:{seat.bot}" for seat in state.seats),
        proof=proof,
    )
    for seat, look in zip(state.seats, record.looks, strict=False):  # none in a game without looks
        seat.look = look
    state.is_starting = False
    state.knocks.clear()
    if header.rules != state.game.info.rules_version:
        state.status, state.old_rules = FINISHED, header.rules
        return
    state.match = Match(state.game, header)
    state.status, state.began, state.turn_began, state.reached = PLAYING, at, at, at
    if state.origin is not None:
        opening = state.origin.opening
        # The time of the match goes on as well: positions may hold times until which something lasts.
        state.began = at - (opening[-1].at if opening else 0)
        state.origin = replace(state.origin, opening=())


def _seed(state: TableState, proof: Proof | None) -> int:
    if state.seed is not None:
        return state.seed
    return proof.seed if proof is not None else old_seed(state.secret, state.nonces)


def _moved(state: TableState, record: records.Moved, at: int) -> None:
    """Judges a move from the log like any other. Under older rules it is not played, only read."""
    if state.old_rules:
        undone = last_not_undone(state.lines) if record.move == UNDO else 0
        state.lines.append(read_line(state.n, record, undone))
        state.old_result = read_result(record)
        return
    if state.is_paused:  # in older logs a pause also needed the vote of people who had resigned, so moves went on
        _resume(state, at)
    judged = state.playing.judge_text(record.seat, record.move).required()
    _enter(state, Played(judged, record.id, record.at, record.race), at)


def _enter(state: TableState, played: Played, at: int) -> None:
    match, judged = state.playing, played.judged
    undone = last_not_undone(state.lines) if judged.move is None else 0
    before, clock = awaited(match), _due_clock(match)
    sent = match.enter(judged, at - state.began if played.at is None else played.at)
    strips = tuple(replay(played.race)) if played.race is not None else ()
    called = next((strip.effective for strip in reversed(strips) if strip.seat == judged.seat), None)
    contested = strips if len({strip.seat for strip in strips}) > 1 else ()  # alone one is compared with nobody
    pause = pause_after(sent)
    state.lines.append(Line(state.n, judged.seat, judged.text, told_of(sent), contested, undone, pause, called))
    match.sent.clear()  # kept in the lines instead
    if clock is None or clock != _due_clock(match):
        state.reached = at
    if awaited(match) != before:
        state.turn_began = at
    if not match.to_act:
        state.status = FINISHED
    _forget_old_turn(state)


def _due_clock(match: Match) -> int | None:
    due = live_part(match.header.game).due(match.state)
    return due.clock if due is not None else None


def _bot_sat_in(state: TableState, record: records.BotSatIn, at: int) -> None:
    _sit_in(state, record.seat, record.bot, at)


def _sit_in(state: TableState, seat: Seat, bot: str, at: int) -> None:
    """Does not restart the turn clock: leaving and coming back must not gain time."""
    state.seats[seat].bot = bot
    state.end_asked.pop(seat, None)
    if state.pause_asked and _deciders(state):
        _pause_if_all_ask(state, at)


def _returned(state: TableState, record: records.Returned, at: int) -> None:
    state.seats[record.seat].bot = ""


def _removed(state: TableState, record: records.Removed, at: int) -> None:
    """A bot takes over the person's seats; before the match they become free."""
    person = record.person
    if person not in state.removed:
        state.removed.append(person)
    for number in state.seats_of(person):
        state.seats[number].person = state.seats[number].name = ""
        _sit_in(state, number, record.bot, at)
        if not record.bot:
            state.seats[number].look = ""
    state.knocks.pop(person, None)
    state.pause_asked.discard(person)
    for voices in state.end_asked.values():
        if person in voices:
            voices.remove(person)


def _end_asked(state: TableState, record: records.EndAsked, at: int) -> None:
    state.end_asked.setdefault(record.seat, []).append(record.person)


def _end_withdrawn(state: TableState, record: records.EndWithdrawn, at: int) -> None:
    voices = state.end_asked.pop(record.seat, [])
    left = [each for each in voices if record.person and each != record.person]
    if left:
        state.end_asked[record.seat] = left


def _pause_asked(state: TableState, record: records.PauseAsked, at: int) -> None:
    state.pause_asked.add(record.person)
    _pause_if_all_ask(state, at)


def _pause_if_all_ask(state: TableState, at: int) -> None:
    if not state.is_paused and state.pause_asked >= _deciders(state):
        state.is_paused, state.paused_at = True, at


def _deciders(state: TableState) -> set[str]:
    """The people who play themselves; a pause needs all of them."""
    return {seat.person for seat in state.seats if seat.person and not seat.bot}


def _resumed(state: TableState, record: records.Resumed, at: int) -> None:
    _resume(state, at)


def _resume(state: TableState, at: int) -> None:
    """Shifts the clocks by the length of the pause. If none had begun yet, only the requests are withdrawn."""
    if state.is_paused:
        lasted = max(0, at - state.paused_at)
        state.turn_began = min(at, state.turn_began + lasted)
        state.reached = min(at, state.reached + lasted)
        state.is_paused = False
    state.pause_asked.clear()


def _said(state: TableState, record: records.Said, at: int) -> None:
    if not record.text and not record.emote:
        return  # removed by log/forget.py
    state.chat.append(ChatLine(state.n, record.name, record.seat, record.text, record.emote, record.person))
    del state.chat[:-KEPT_CHAT]


def _webhook_set(state: TableState, record: records.WebhookSet, at: int) -> None:
    is_greeting = bool(record.url) and not record.is_quiet
    state.webhook = Webhook(record.url, record.person, record.language, owed=state.n if is_greeting else 0)


def _message_owed(state: TableState, record: records.MessageOwed, at: int) -> None:
    state.webhook.owed, state.webhook.seats = state.n, record.seats


def _message_sent(state: TableState, record: records.MessageSent, at: int) -> None:
    hook = state.webhook
    hook.outcome, hook.status, hook.at = record.outcome, record.status, at
    if hook.owed <= record.about:
        hook.owed, hook.seats = 0, ()


def _forget_old_turn(state: TableState) -> None:
    """A message about a turn that is over is not owed any more."""
    hook = state.webhook
    if hook.seats:
        waited = waited_for(state) if state.status == PLAYING else 0
        hook.seats = tuple([seat for seat in hook.seats if waited >> seat & 1])
        hook.owed = hook.owed if hook.seats else 0


def _closed(state: TableState, record: records.Closed, at: int) -> None:
    state.status = CLOSED


def _rematch_made(state: TableState, record: records.RematchMade, at: int) -> None:
    state.rematch = record.code


def _forgotten(state: TableState, record: records.Forgotten, at: int) -> None:
    """Changes nothing: the earlier records were rewritten without the names already."""


_FOLDS: Final[dict[type[Record], Callable[[TableState, Any, int], None]]] = {
    records.Created: _created,
    records.Seated: _seated,
    records.Renamed: _renamed,
    records.Knocked: _knocked,
    records.StartHeld: _start_held,
    records.Resized: _resized,
    records.OptionSet: _option_set,
    records.LookSet: _look_set,
    records.SettingsSet: _settings_set,
    records.HostSet: _host_set,
    records.Pledged: _pledged,
    records.Committed: _committed,
    records.Listed: _listed,
    records.Revealed: _revealed,
    records.Started: _started,
    records.Moved: _moved,
    records.BotSatIn: _bot_sat_in,
    records.Returned: _returned,
    records.Removed: _removed,
    records.EndAsked: _end_asked,
    records.EndWithdrawn: _end_withdrawn,
    records.PauseAsked: _pause_asked,
    records.Resumed: _resumed,
    records.Said: _said,
    records.WebhookSet: _webhook_set,
    records.MessageOwed: _message_owed,
    records.MessageSent: _message_sent,
    records.Closed: _closed,
    records.RematchMade: _rematch_made,
    records.Forgotten: _forgotten,
}

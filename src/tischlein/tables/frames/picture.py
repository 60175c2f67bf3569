"""Builds the frames of a table: for each viewer an allow list of fields of the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from tischlein.core.game import Result
from tischlein.core.live import CALM
from tischlein.core.match import UNDO, Match
from tischlein.core.registry import live_part
from tischlein.core.types import SPECTATOR, Move, Seat, SeatMask, seats_in
from tischlein.core.words import Text, to_plain
from tischlein.tables import wire
from tischlein.tables.log.due import due_of
from tischlein.tables.log.hookurl import host_of
from tischlein.tables.log.lines import ChatLine, Line, Told
from tischlein.tables.log.people import electorate, votes_needed, watcher_key
from tischlein.tables.log.quick import quick_people
from tischlein.tables.log.state import OPEN, TableState, Webhook, waited_for

_encode = msgspec.json.Encoder().encode
DEALT: Final = "dealt"
"""The last step of a shuffle."""
Numbered = TypeVar("Numbered", Line, ChatLine)


class Viewer(msgspec.Struct, frozen=True):
    person: str
    is_display: bool = False


class Presence(msgspec.Struct, frozen=True):
    """Who is connected: what the keeper knows that is not in the log."""

    here: frozenset[str]
    away_since: Mapping[str, int]
    """When each absent person's last connection was lost, in milliseconds."""
    spectators: int
    now: int


def acting_seat(state: TableState, viewer: Viewer) -> Seat:
    """The seat whose view the viewer is shown."""
    return _view_seat(state, [] if viewer.is_display else state.seats_of(viewer.person))


def _view_seat(state: TableState, mine: list[Seat]) -> Seat:
    """With pass and play the seat that is to act, or the public view if none of them is."""
    if not mine:
        return SPECTATOR
    if len(mine) == 1:
        return mine[0]
    to_act = seats_in(state.match.to_act) if state.match else []
    return next((seat for seat in mine if seat in to_act and not state.seats[seat].bot), SPECTATOR)


def frame(state: TableState, viewer: Viewer, presence: Presence, since: int, review: object = None) -> wire.Frame:
    """The frame for a single viewer. Use `Picture` for several."""
    return Picture(state, presence, review).frame(viewer, since)


class Picture:
    """A table at one moment. What is the same for all viewers is computed once.

    A move seldom changes anything but the match, so the rest is reused from the previous picture, `before`.
    """

    def __init__(
        self, state: TableState, presence: Presence, review: object = None, before: Picture | None = None
    ) -> None:
        self._state = state
        self._is_over = is_over(state)
        self._here = presence.here
        self._waited = waited_for(state)
        self._table_key = _table_key(state, presence, self._waited)
        if before is not None and self._table_key is not None and before._table_key == self._table_key:
            self._table: wire.ShownTable = before._table
            self._tables: dict[Viewer, wire.ShownTable] = before._tables
        else:
            self._table = _table(state, presence, self._waited, _same_fairness(before), is_over=self._is_over)
            self._tables = {}
        self._match = None if state.match is None else self._shown_match(state.match, presence, review)
        self._pictured = state.match  # remembered, because the state is mutable and may get a match later
        if before is not None and before._pictured is state.match:
            self._fixed: msgspec.Raw | None = before._fixed
        else:
            self._fixed = None if state.match is None else _fixed(state.match)

    def frame(self, viewer: Viewer, since: int) -> wire.Frame:
        """With all lines if `since` is 0, else only the newer ones. The view is always complete."""
        state = self._state
        mine = [] if viewer.is_display else state.seats_of(viewer.person)
        # With pass and play the log shows only what all people at the device may know.
        listener = mine[0] if len(mine) == 1 else SPECTATOR
        return wire.Frame(
            v=state.n,
            table=self._table_of(viewer, mine),
            match=self._match_of(mine),
            log=[shown_line(line, listener, is_over=self._is_over) for line in _told_since(state.lines, since)],
            chat=[_chat_line(state, line) for line in _newer(state.chat, since)],
            is_whole=since == 0,
            fixed=self._fixed if _needs_fixed(state, since) else None,
        )

    def _table_of(self, viewer: Viewer, mine: list[Seat]) -> wire.ShownTable:
        if viewer not in self._tables:
            self._tables[viewer] = self._new_table_of(viewer, mine)
        return self._tables[viewer]

    def _new_table_of(self, viewer: Viewer, own: list[Seat]) -> wire.ShownTable:
        state, table = self._state, self._table
        is_host = not viewer.is_display and viewer.person == state.host
        if not own and not is_host:
            return table
        seats = [replace(seat, is_you=True) if number in own else seat for number, seat in enumerate(table.seats)]
        mine = replace(table, seats=seats, is_host=is_host, invitation=state.invitation)
        if not is_host:
            return mine
        return replace(
            mine,
            knocks=[name for person, name in state.knocks.items() if person in self._here],
            watchers=sorted(watcher_key(state, person) for person in self._here - state.people),
            webhook=_webhook(state.webhook),
        )

    def _shown_match(self, match: Match, presence: Presence, review: object) -> wire.ShownMatch:
        """The fields that are the same for all viewers."""
        state, result = self._state, match.result
        return wire.ShownMatch(
            view=None,
            to_act=seats_in(match.to_act),
            waited=seats_in(self._waited),
            legal={},
            can_undo=[],
            deadline=_deadline(state, presence.now),
            due=_due(state, presence.now),
            window=_window(match, state),
            locked=_locked(match, state, presence.now),
            result=_result(result, quick_people(state) if result is not None else ()),
            review=review if self._is_over else None,
        )

    def _match_of(self, mine: list[Seat]) -> wire.ShownMatch | None:
        state, match, shared = self._state, self._state.match, self._match
        if match is None or shared is None:
            return None
        game, view_seat = match.game, _view_seat(state, mine)
        view = game.show(game.view(match.state, view_seat))
        # With pass and play only the moves of the seat whose turn it is: a list of moves reveals the hand.
        if view_seat not in mine or view_seat not in shared.to_act or state.seats[view_seat].bot:
            return replace(shared, view=view)
        return replace(
            shared,
            view=view,
            legal={str(view_seat): [game.format(move) for move in _offered(match, view_seat)]},
            can_undo=[view_seat] if match.can_undo(view_seat) else [],
        )


def _fixed(match: Match) -> msgspec.Raw | None:
    """The constant part of all views, encoded once per match."""
    fixed = match.game.fixed(match.game.view(match.state, SPECTATOR))
    return None if fixed is None else msgspec.Raw(_encode(fixed))


def _needs_fixed(state: TableState, since: int) -> bool:
    """Whether the page has not seen it yet: a page that has seen a move of this match has."""
    return not state.lines or since < state.lines[0].n


def _result(result: Result | None, quick: Sequence[wire.ShownQuick] = ()) -> wire.ShownResult | None:
    if result is None:
        return None
    return wire.ShownResult(result.reason, list(result.scores), list(result.winners), list(quick))


def _table_key(state: TableState, presence: Presence, waited: SeatMask) -> object:
    """Equal keys mean an equal ShownTable. None if it changes by itself, because seconds of absence are counted."""
    if presence.away_since:
        return None
    other_records = state.n - len(state.lines)
    pausing = state.is_paused, len(state.pause_asked)
    return other_records, state.status, waited, pausing, presence.here, presence.spectators


def _same_fairness(before: Picture | None) -> wire.ShownFairness | None:
    """What the picture before showed of the shuffle, if it does not change until the end of the match."""
    fairness = before._table.fairness if before is not None else None
    return fairness if fairness is not None and fairness.step == DEALT else None


def _newer(lines: list[Numbered], since: int) -> list[Numbered]:
    """The lines after `since`. Searched from the end, because few of them are new."""
    first = len(lines)
    while first and lines[first - 1].n > since:
        first -= 1
    return lines[first:]


def _told_since(lines: list[Line], since: int) -> list[Line]:
    """All lines leave out undone steps and their undos; newer lines include an undo, whose step the page has shown."""
    if since:
        return _newer(lines, since)
    gone = {line.takes_back for line in lines}
    return [line for line in lines if not line.takes_back and line.n not in gone]


def shown_text(said: Text) -> wire.ShownText:
    return wire.ShownText(said.key, {name: to_plain(value) for name, value in said.args.items()})


def _chat_line(state: TableState, line: ChatLine) -> wire.ShownChat:
    watcher = watcher_key(state, line.person) if line.seat < 0 and line.person else ""
    return wire.ShownChat(line.n, line.name, line.seat, line.text, line.emote, watcher)


def _end_asked(state: TableState, here: frozenset[str]) -> list[wire.ShownVote]:
    if not state.end_asked:
        return []
    present = electorate(state, here)
    return [
        wire.ShownVote(seat, [number for person in voices for number in state.seats_of(person)], votes_needed(present))
        for seat, voices in state.end_asked.items()
    ]


def _table(
    state: TableState, presence: Presence, waited: SeatMask, dealt: wire.ShownFairness | None, *, is_over: bool
) -> wire.ShownTable:
    """As shown to a spectator who is not the host. `dealt` is what was shown of the shuffle since the match began."""
    return wire.ShownTable(
        code=state.code,
        game=state.game_id,
        status=state.status,
        seats=[_seat(state, seat, presence, waited) for seat in range(len(state.seats))],
        options=dict(state.options),
        settings=wire.ShownSettings(
            state.turn_seconds,
            state.is_pass_and_play,
            state.is_open_to_spectators,
            state.pace,
            state.has_children,
        ),
        is_host=False,
        is_paused=state.is_paused,
        pause_asked_by=[
            seat for seat, taken in enumerate(state.seats) if taken.person and taken.person in state.pause_asked
        ],
        end_asked=_end_asked(state, presence.here),
        spectators=presence.spectators,
        watchers=[],
        rematch=state.rematch,
        is_starting=state.is_starting,
        knocks=[],
        invitation="",
        fairness=_fairness(state, is_over=is_over) if is_over or dealt is None else dealt,
        is_for_screen=state.is_for_screen,
        lesson=state.lesson,
        is_taught=bool(state.lesson) and state.is_taught,
        origin=_origin(state, is_over=is_over),
        has_webhook=bool(state.webhook.url),
        old=wire.ShownOld(state.old_rules, _result(state.old_result)) if state.old_rules else None,
    )


def _origin(state: TableState, *, is_over: bool) -> wire.ShownOrigin | None:
    origin = state.origin
    return wire.ShownOrigin(origin.move, origin.deal if is_over else "") if origin is not None else None


def _webhook(hook: Webhook) -> wire.ShownWebhook | None:
    """Not even its host is sent the address: it would be in every frame, and on every screen that the host shows."""
    if not hook.url:
        return None
    return wire.ShownWebhook(host_of(hook.url), hook.language, hook.outcome, hook.status, hook.at)


def _seat(state: TableState, number: Seat, presence: Presence, waited: SeatMask) -> wire.ShownSeat:
    seat = state.seats[number]
    is_here = seat.person in presence.here if seat.person else bool(seat.bot)
    lost = presence.away_since.get(seat.person, 0) if seat.person and not is_here else 0
    return wire.ShownSeat(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        look=seat.look,
        is_you=False,
        is_host=bool(seat.person) and seat.person == state.host,
        is_here=is_here,
        is_thinking=bool(waited >> number & 1),
        away_since=max(1, (presence.now - lost) // 1000) if lost else 0,
    )


def _offered(match: Match, seat: Seat) -> Sequence[Move]:
    return live_part(match.header.game).offered(match.state, seat, match.legal(seat))


def _due(state: TableState, now: int) -> int:
    due = due_of(state) if live_part(state.game_id) is not CALM else None  # most games do nothing by themselves
    return max(1, state.reached + due.after - now) if due is not None else 0


def _window(match: Match, state: TableState) -> int:
    return live_part(state.game_id).window(match.state) if state.is_going else 0


def _locked(match: Match, state: TableState, now: int) -> list[int]:
    moment = now - state.began
    return [max(0, until - moment) for until in live_part(state.game_id).locked(match.state)]


def _deadline(state: TableState, now: int) -> int:
    return max(1, state.turn_ends - now) if state.turn_ends else 0


def _fairness(state: TableState, *, is_over: bool) -> wire.ShownFairness | None:
    """Each part from the moment on when it is due, and the secret itself once the match is over."""
    shuffle = state.shuffle
    if shuffle is None:
        return None
    is_dealt = state.status != OPEN
    return wire.ShownFairness(
        step=DEALT if is_dealt else "reveal" if shuffle.is_listed else "commit",
        pledge=shuffle.pledge,
        terms=shuffle.terms,
        waits_for=[] if is_dealt else [state.seats_of(person)[0] for person in shuffle.missing],
        commitments=shuffle.listed() if shuffle.is_listed else [],
        numbers=shuffle.revealed() if is_dealt else [],
        secret=shuffle.secret if is_over else "",
        seed=f"{state.match.header.seed:064x}" if state.match is not None and is_over else "",
    )


def is_over(state: TableState) -> bool:
    """The match was played to its end. The secrets of an aborted match are never revealed."""
    return state.match is not None and state.match.result is not None


def _heard(line: Line, listener: Seat) -> list[Told]:
    return [each for each in line.told if each.audience >> listener & 1]


def shown_line(line: Line, listener: Seat, *, is_over: bool) -> wire.ShownLine:
    """The move text is only for its own seat, since it may be a hidden choice; the others get the events."""
    heard = _heard(line, listener)
    is_open = is_over or line.seat == listener or line.move == UNDO
    return wire.ShownLine(
        v=line.n,
        seat=line.seat,
        move=line.move if is_open else "",
        events=[each.event for each in heard],
        texts=[each.text for each in heard],
        strips=line.strips,
        taken_back=line.takes_back,
    )

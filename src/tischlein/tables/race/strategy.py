"""Enters the moves of a match with races in the order in which they were made, once no earlier one can arrive (CL-6).

Claims decide the order, timers fire for verdicts and automatic moves; this class connects both to the keeper.
"""

from __future__ import annotations

from tischlein.bots.reaction import calls_blindly, is_blind, reaction
from tischlein.core.errors import BadInput
from tischlein.core.registry import live_part
from tischlein.core.types import Move, Seat
from tischlein.tables import wire
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.gate.checks import Asked, command_key
from tischlein.tables.gate.decide import wanted_move
from tischlein.tables.live.attendance import Listener
from tischlein.tables.live.strategy import Table
from tischlein.tables.live.timing import bots_factor
from tischlein.tables.log import lesson
from tischlein.tables.log.steps import Played
from tischlein.tables.race.claims import Claims, Wish
from tischlein.tables.race.timers import Timers


class _Link:
    """What claims need of their table. An object of its own, so that claims and strategy do not refer to each other:
    such a cycle would keep the table in memory until a full garbage collection."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def enter(self, wish: Wish, played: Played) -> None:
        await self._table.enter(played, wish.listener, wish.command)

    def refuse(self, wish: Wish, why: BadInput) -> None:
        if wish.listener is not None:
            self._table.refuse(wish.listener, wish.command, why)

    def trips(self, seat: Seat) -> list[Trip]:
        now = self._table.clock()
        return [trip for each in self._connections(seat) for trip in each.trips(now)]

    def line(self, seat: Seat) -> Micros:
        """That of the shortest one: a second connection over a long way must not vouch for the first."""
        known = [line for each in self._connections(seat) if (line := each.line())]
        return min(known, default=0)

    def _connections(self, seat: Seat) -> list[Listener]:
        """All connections of the person at the seat, except shared screens, which cannot call."""
        person, here = self._table.state.seats[seat].person, self._table.attendance.listeners
        return [each for each in here if person and each.viewer.person == person and not each.viewer.is_display]


class RaceStrategy:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.state
        self.live = live_part(table.state.game_id)
        link = _Link(table)
        self.claims = Claims(table.state, self.live, table.clock, link.trips, link.line, link.enter, link.refuse)
        self.timers = Timers(self.claims, table.post, table.now, table.clock, table.timing)

    # Moves

    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        move = wanted_move(self.state, asked, command)
        wish = Wish(command.seat, move, listener, command.id, command_key(asked.person, command.id))
        await self.timers.wish(wish, window=command.window, reaction=command.reaction, now=arrived)

    async def play_for_bot(self, seat: Seat, move: Move) -> None:
        try:
            await self.timers.wish(Wish(seat, move), window=self.claims.window, reaction=None, now=self.table.clock())
        except BadInput:  # too late; there may be a new decision for the bot
            self.table.wake()

    # Bots

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        """The moves that a bot may choose from. A blind bot may call only at random times, not always (CL-6.5).

        A substitute for a person whose time is up neither calls nor answers: an automatic move follows, which counts
        as a pass of the person (CL-6.12).
        """
        match, live = self.state.playing, self.live
        legal = list(match.legal(seat))
        calls = [move for move in legal if live.is_call(move)]
        if not self.state.seats[seat].bot:
            return [move for move in live.offered(match.state, seat, legal) if not live.is_personal(move)]
        if legal == calls:  # with calls only, the bot would have no choice but to call
            legal = [live.SILENCE, *calls]
        if not calls or not is_blind(bot):
            return legal
        return calls if calls_blindly(bot, dice) else [move for move in legal if move not in calls]

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """Calls take a human reaction time; moves that close a window leave people time to call.

        In a lesson the script says who calls, so nobody needs that time.
        """
        if self.live.is_call(move):
            return reaction(bot, dice) / 1000
        timing, closes = self.table.timing, self.live.closes_window(self.state.playing.state, seat, move)
        is_slow = (closes or self.claims.is_marking(seat)) and not lesson.is_followed(self.state)
        pause = timing.bot_in_race if is_slow else timing.bot_move
        return pause * bots_factor(self.state.pace)

    def thought_key(self, seat: Seat) -> object:
        """Does not change with calls of others, so that bots are not asked again after them."""
        return self.claims.window, self.state.playing.legal(seat)

    # Notifications from the keeper

    def joined(self, listener: Listener) -> None:
        listener.measure_trips()
        self._shown([] if listener.viewer.is_display else self.state.seats_of(listener.viewer.person))

    def shown(self) -> None:
        here = self.table.attendance.here
        self._shown([seat for seat, taken in enumerate(self.state.seats) if taken.bot or taken.person in here])

    def _shown(self, seats: list[Seat]) -> None:
        if self.state.is_going:
            self.claims.shown(seats)

    def wake(self) -> None:
        self.timers.wake()

    def stop(self) -> None:
        self.timers.stop()

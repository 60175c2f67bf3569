"""How moves get into a match with a race: by the moment they came, once nobody can have been earlier (CL-6).

Claims decide the order, timers ring when something is certain or follows by itself; here both meet the table.
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
from tischlein.tables.log.steps import Played
from tischlein.tables.race.claims import Claims, Wish
from tischlein.tables.race.timers import Timers


class RaceStrategy:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.state
        self.live = live_part(table.state.game_id)
        self.claims = Claims(table.state, self.live, table.clock, self._trips, self._enter, self._refuse)
        self.timers = Timers(self.claims, table.post, table.now, table.clock, table.timing)

    # Moves

    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        move = wanted_move(self.state, asked, command)
        wish = Wish(command.seat, move, listener, command.id, command_key(asked.person, command.id))
        await self.timers.wish(wish, window=command.window, reaction=command.reaction, now=arrived)

    async def play_for_bot(self, seat: Seat, move: Move) -> None:
        try:
            await self.timers.wish(Wish(seat, move), window=self.claims.window, reaction=None, now=self.table.clock())
        except BadInput:  # it was too late; perhaps there is something new to think about
            self.table.wake()

    async def _enter(self, wish: Wish, played: Played) -> None:
        await self.table.enter(played, wish.listener, wish.command)

    def _refuse(self, wish: Wish, why: BadInput) -> None:
        if wish.listener is not None:
            self.table.refuse(wish.listener, wish.command, why)

    # Bots

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        """What is left to the bot. One that sees nothing calls now and then; else it would call all the time (CL-6.5).

        A substitute for somebody whose time is up neither calls nor answers: what nobody commands follows by itself,
        and with it that the person passes (CL-6.12).
        """
        match, live = self.state.playing, self.live
        legal = list(match.legal(seat))
        calls = [move for move in legal if live.is_call(move)]
        if not self.state.seats[seat].bot:
            return [move for move in live.offered(match.state, seat, legal) if not live.is_personal(move)]
        if legal == calls:  # a list of one is not a decision to shout
            legal = [live.SILENCE, *calls]
        if not calls or not is_blind(bot):
            return legal
        return calls if calls_blindly(bot, dice) else [move for move in legal if move not in calls]

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """A bot reacts like a person, and leaves people the time to see something."""
        if self.live.is_call(move):
            return reaction(bot, dice) / 1000
        timing, closes = self.table.timing, self.live.closes_window(self.state.playing.state, seat, move)
        pause = timing.bot_in_race if closes or self.claims.is_marking(seat) else timing.bot_move
        return pause * bots_factor(self.state.pace)

    def thought_key(self, seat: Seat) -> object:
        """What others call gives a bot nothing new to think about."""
        return self.claims.window, self.state.playing.legal(seat)

    # What the table tells

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

    def _trips(self, seat: Seat) -> list[Trip]:
        """Of whoever sits there. A screen in the room calls nothing."""
        person, now = self.state.seats[seat].person, self.table.clock()
        here = [each for each in self.table.attendance.listeners if person and each.viewer.person == person]
        return [trip for each in here if not each.viewer.is_display for trip in each.trips(now)]

"""All tables that this process has in memory: created, loaded on first access, unloaded when idle."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from tischlein.bots.roster import check_names
from tischlein.core.errors import BadInput
from tischlein.core.lessonfile import lesson_of
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, has_race
from tischlein.core.words import text
from tischlein.store.port import CodeTaken, Store, Unavailable
from tischlein.store.port import Record as Row
from tischlein.tables.clock import Micros, micros, steady, ticks
from tischlein.tables.codes import as_code, is_code, new_code
from tischlein.tables.gate.checks import KIND, SUBSTITUTE, Asked, substitute
from tischlein.tables.gate.children import children_options, settings_with_children
from tischlein.tables.gate.lobby import one_device_options, start
from tischlein.tables.live.botrunner import BotRunner
from tischlein.tables.live.journal import always
from tischlein.tables.live.keeper import Keeper, Trouble
from tischlein.tables.live.messages import Messenger, NoMessenger
from tischlein.tables.live.starting import still_possible
from tischlein.tables.live.strategy import Plain
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.fold import fold
from tischlein.tables.log.forget import Forgotten, by_person, forget
from tischlein.tables.log.listing import digest_of, index_of, to_json
from tischlein.tables.log.names import clean_name
from tischlein.tables.log.records import Chair, Created, Moved, Record, SettingsSet, WebhookSet
from tischlein.tables.log.snapshot import thaw
from tischlein.tables.log.state import CLOSED, FORGOTTEN, TableState
from tischlein.tables.log.steps import record_of
from tischlein.tables.log.upgrades import read
from tischlein.tables.overdue import overdue
from tischlein.tables.ownership import Elsewhere, Ownership
from tischlein.tables.race.strategy import RaceStrategy
from tischlein.tables.unloading import Unloading
from tischlein.tables.wire import ServerMessage, Start

LONGEST_INPUT: Final = 100
"""Most characters of a typed code or invitation that are looked up; a code may contain spaces and hyphens."""
LESSON_PACE: Final = "calm"
"""Whoever learns follows every move of the others."""
FOLD_BATCH: Final = 200
"""Records that are folded before the event loop gets a turn: loading a long log must not block other tables."""


class Hall:
    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        now: Callable[[], int],
        timing: Timing | None = None,
        unloading: Unloading | None = None,
        on_trouble: Trouble = lambda _code, _error: None,
        ownership: Ownership | None = None,
        messenger: Messenger | None = None,
        counter: Callable[[], int] = ticks,
        clock: Callable[[], Micros] = micros,
    ) -> None:
        """Without `ownership` this process is the only one on its store.

        `now` is the wall clock in milliseconds, `counter` a monotonic one that advances the time of tables, `clock` the
        monotonic microseconds of races.
        """
        self.store = store
        self._bots = bots
        self._now = now
        self._timing = timing or Timing()
        self._unloading = unloading or Unloading()
        self._on_trouble = on_trouble
        self._ownership = ownership
        self._messenger = messenger or NoMessenger()
        self._counter = counter
        self._clock = clock
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        """Tables that are being loaded. Concurrent visitors await the same task, so there is one keeper per table."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._background: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def create(
        self,
        game_id: str,
        seats: int,
        host: str,
        names: Sequence[str],
        *,
        is_quick: bool = False,
        bot: str = "",
        is_pass_and_play: bool = False,
        is_for_screen: bool = False,
        has_children: bool = False,
        is_begun: bool = False,
    ) -> TableState:
        """Stores a new table. The host takes the first seat; with pass and play, the seats of all given names; for a
        shared screen, none.

        With `is_begun` the shuffle begins at once: table and pledge are stored together or not at all.
        """
        game = find_game(game_id)
        is_arranged = is_quick or is_pass_and_play
        seats = seats or (max(game.info.min_seats, len(names)) if is_arranged else game.info.max_seats)
        wanted = {
            **(one_device_options(game_id) if is_pass_and_play else {}),
            **(children_options(game.info) if has_children else {}),
        }
        chosen = dict(complete_options(game.info, seats, wanted))
        game.setup(chosen, seats, 0)
        people = [] if is_for_screen else names[:seats]
        taken = [Chair(host, clean_name(name) if name else "") for name in people]
        check_names([bot] if bot else [])
        filling = (KIND if has_children else bot or SUBSTITUTE) if is_quick else ""
        free = [Chair(bot=filling) for _ in range(seats - len(taken))]
        created = Created(game_id, host, chosen, (*taken, *free), is_pass_and_play, is_for_screen=is_for_screen)
        more: list[Record] = [settings_with_children(is_open_to_spectators=True)] if has_children else []
        if is_begun:
            # The start is tried on a draft without codes, so that a refused start leaves nothing in the store.
            draft = TableState(table="")
            for n, record in enumerate((created, *more), 1):
                fold(draft, n, record, 0)
            more += start(draft, Asked(host, ""), Start(""))
        return await self._store_new(created, *more)

    async def create_lesson(self, game_id: str, host: str, name: str, step: int) -> TableState:
        """Stores a learn match whose moves before `step` have been made. Raises BadInput if the game has none."""
        game, lesson = find_game(game_id), lesson_of(game_id)
        if lesson is None or step >= len(lesson.steps):
            raise BadInput(text("table-no-lesson"))
        options = dict(complete_options(game.info, lesson.seats, lesson.options))
        looks = lesson.looks or ("",) * lesson.seats
        pupil = Chair(host, clean_name(name) if name else "", look=looks[0])
        created = Created(
            game=game_id,
            host=host,
            options=options,
            seats=(pupil, *(Chair(bot=SUBSTITUTE, look=look) for look in looks[1:])),
            lesson=lesson.id,
            seed=lesson.seed,
        )
        draft = TableState(table="")
        fold(draft, 1, created, 0)
        more = start(draft, Asked(host, ""), Start(""))
        settings = SettingsSet(0, draft.is_open_to_spectators, LESSON_PACE)
        return await self._store_new(created, settings, *more, *(Moved(*move) for move in lesson.opening(step)))

    async def create_repeated(self, created: Created, *, is_waiting: bool) -> TableState:
        """Stores a table that repeats an earlier match (`created.origin`); unless it is waiting, the match starts.

        Raises BadInput if the rules do not deal these cards any more.
        """
        draft = TableState(table="")
        fold(draft, 1, created, 0)
        if is_waiting:
            return await self._store_new(created)
        return await self._store_new(created, *start(draft, Asked(created.host, ""), Start("")))

    async def _store_new(self, created: Created, *more: Record) -> TableState:
        """Draws codes until the store accepts them as unused."""
        while True:
            state = TableState(table=secrets.token_hex(12))
            code, invitation = new_code(), secrets.token_urlsafe(18)
            rows, at = [], self._now()
            for record in (replace(created, code=code, invitation=invitation), *more):
                fold(state, state.n + 1, record, at)
                rows.append(Row(state.n, record.kind, to_json(record_of(record, state)), at))
                if state.n % FOLD_BATCH == 0:
                    await asyncio.sleep(0)
            try:
                await self.store.create(index_of(state, at), rows)
            except CodeTaken:
                continue
            return state

    async def find(self, code_or_invitation: str) -> str | None:
        """The id of the table with this code (as typed) or this invitation (from a link)."""
        if len(code_or_invitation) > LONGEST_INPUT:
            return None
        code = as_code(code_or_invitation)
        found = await self.store.find_code(code) if is_code(code) else None
        return found or await self.find_invited(code_or_invitation)

    async def find_invited(self, invitation: str) -> str | None:
        """The id of the table with this invitation. Codes are short enough to be guessed, invitations are not."""
        return await self.store.find_invitation(digest_of(invitation)) if len(invitation) <= LONGEST_INPUT else None

    async def keeper(self, table: str) -> Keeper:
        """The running keeper of the table, which is loaded if necessary.

        Raises BadInput if there is no such table, Elsewhere if another process keeps it.
        """
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.has_ended:
            return keeper
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda done: self._opened(table, done))
        try:
            return await asyncio.shield(opening)  # a cancelled visitor must not cancel the loading for the others
        finally:
            del opening  # keeps its exception, whose traceback keeps this frame: a cycle that would keep the table

    async def _open(self, table: str) -> Keeper:
        async with self._lock_of(table):
            before = self._keepers.pop(table, None)
            if before is not None:
                await before.stop("moved")
            if self._is_closed:
                raise Unavailable("the hall is closed")
            if self._ownership is not None:
                await self._ownership.take(table)
            try:
                keeper = self._make_keeper(*await self._load(table))
                if not keeper.may_write():
                    raise Unavailable("the lease ended while the table was loaded")
            except BaseException:
                await self._release(table)
                raise
            self._keepers[table] = keeper
            keeper.start()
            if len(self._keepers) > self._unloading.most:
                self._spawn(self._unload_left())
            return keeper

    def _make_keeper(self, state: TableState, snapshot_n: int) -> Keeper:
        if state.status == CLOSED:
            raise BadInput(text("table-closed"))
        return Keeper(
            state=state,
            store=self.store,
            bots=self._bots,
            now=steady(self._now, self._counter, state.at),
            make_rematch=self._make_rematch,
            on_trouble=self._on_trouble,
            on_end=lambda ended: self._spawn(self._unload(ended, "moved")),
            messenger=self._messenger,
            make_strategy=RaceStrategy if has_race(state.game_id) else Plain,
            may_write=partial(self._ownership.may_write, state.table) if self._ownership is not None else always,
            clock=self._clock,
            timing=self._timing,
            snapshot_n=snapshot_n,
        )

    def _lock_of(self, table: str) -> asyncio.Lock:
        """Serialises loading and unloading of a table: a lease that is being taken must not be released meanwhile."""
        return self._locks.setdefault(table, asyncio.Lock())

    def _opened(self, table: str, opening: asyncio.Task[Keeper]) -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # marks it as retrieved: all visitors who awaited it may have disconnected

    async def load(self, table: str) -> TableState:
        return (await self._load(table))[0]

    async def _load(self, table: str) -> tuple[TableState, int]:
        """The table, and the number of the last record that its snapshot covers."""
        stored = await self.store.load(table)
        if stored is None:
            raise BadInput(text("table-unknown"))
        state = thaw(table, stored.snapshot.data) if stored.snapshot else None
        if stored.snapshot and state is None:  # unreadable, for example of an older form: fold the whole log instead
            stored = await self.store.load(table, after=0) or stored
        state = state or TableState(table=table)
        snapshot_n = state.n
        for row in stored.records:
            fold(state, row.n, read(row.kind, row.data), row.at)
            if row.n % FOLD_BATCH == 0:
                await asyncio.sleep(0)
        return state, snapshot_n

    async def _make_rematch(self, old: TableState, here: frozenset[str], asker: str) -> str:
        """Stores the next table with the same people, bots and options, and returns its code.

        Seats rotate by one, so that another seat begins. A bot plays for people who are not connected, and if the host
        is not, the asker becomes host.
        """
        created = Created(
            game=old.game_id,
            host=old.host if old.host in here else asker,
            options=still_possible(old),
            seats=tuple(
                Chair(seat.person, seat.name, "" if seat.person in here else seat.bot or substitute(old), seat.look)
                for seat in (*old.seats[1:], old.seats[0])
            ),
            is_pass_and_play=old.is_pass_and_play,
            is_starting=True,
            is_for_screen=old.is_for_screen,
        )
        settings = SettingsSet(old.turn_seconds, old.is_open_to_spectators, old.pace, has_children=old.has_children)
        hook = old.webhook
        is_kept = bool(hook.url) and created.host == hook.person  # nobody else's table gets the address
        kept = [WebhookSet(hook.url, hook.language, hook.person, is_quiet=True)] if is_kept else []
        return (await self._store_new(created, settings, *kept)).code

    async def keep_leases(self) -> None:
        """Renews leases until cancelled. Returns at once if this process needs none."""
        if self._ownership is not None:
            await self._ownership.keep(self._lost)

    def _lost(self, table: str, why: str) -> None:
        keeper = self._keepers.get(table)
        if keeper is not None:
            self._spawn(self._unload(keeper, why))

    async def forget(self, person: str) -> Forgotten:
        """Removes the person's names and chat lines from the logs of all tables that are over, loaded or not."""
        return await forget(self.store, by_person(person), self._now(), is_sparing_running=True)

    async def heed_forgetting(self) -> None:
        """Unloads tables whose stored names were removed, until cancelled. They reload without the names."""
        async for table in self.store.listen(FORGOTTEN):
            self._lost(table, "moved")

    def is_watched(self, table: str) -> bool:
        keeper = self._keepers.get(table)
        return keeper is not None and bool(keeper.listeners)

    async def discard(self, table: str) -> None:
        """Deletes a table that nobody wants any more. Whoever still looks at it is told that it is closed."""
        keeper = self._keepers.get(table)
        if keeper is not None:
            await self._unload(keeper, "closed")
        await self.store.delete(table)

    def tell_all(self, message: ServerMessage) -> None:
        """Sends a message to everybody at the tables that this process keeps."""
        for keeper in self._keepers.values():
            keeper.tell(message)

    async def sweep(self) -> None:
        """Unloads tables that have ended or have been idle for long."""
        for keeper in list(self._keepers.values()):
            if self._unloading.is_due(keeper):
                await self._unload(keeper, "idle")

    async def _unload_left(self) -> None:
        for keeper in self._unloading.too_many(self._keepers.values()):
            if keeper.is_idle(0):  # nobody came while the others were unloaded
                await self._unload(keeper, "idle")

    async def wake_overdue(self) -> None:
        """Loads tables whose turn clock has run out, so that their match goes on (tables/overdue.py)."""
        for table in await overdue(self.store, self._now()):
            with contextlib.suppress(Elsewhere, BadInput):  # another process does it; or it was closed meanwhile
                await self.keeper(table)

    async def close(self) -> None:
        """Unloads all tables and tells their connections. Leaves the store open; calling it twice is harmless."""
        self._is_closed = True
        opening = list(self._opening.values())
        await self._unload_all()
        await asyncio.gather(*opening, return_exceptions=True)
        await self._unload_all()
        await asyncio.gather(*self._background)
        self._bots.close()

    async def _unload_all(self) -> None:
        await asyncio.gather(*(self._unload(keeper, "stopping") for keeper in list(self._keepers.values())))

    async def _unload(self, keeper: Keeper, why: str) -> None:
        """Releases the lease last: its next holder must find everything that this keeper has written."""
        await keeper.stop(why)
        table = keeper.state.table
        async with self._lock_of(table):
            if self._keepers.get(table) is keeper:
                del self._keepers[table]
                await self._release(table)

    async def _release(self, table: str) -> None:
        if self._ownership is not None:
            await self._ownership.release(table)

    def _spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @property
    def live(self) -> int:
        return len(self._keepers)

    @property
    def leases(self) -> int:
        return self._ownership.count if self._ownership is not None else 0

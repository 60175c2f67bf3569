"""The hall: all tables of this process, opened when somebody comes, closed when nobody has been there for long."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.core.words import text
from tischlein.store.port import CodeTaken, Record, Store, Unavailable
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.decide import SUBSTITUTE, Asked, New, decide, one_device
from tischlein.tables.forget import Forgotten, forget, the_person
from tischlein.tables.keeper import Keeper, Trouble
from tischlein.tables.leases import Leases
from tischlein.tables.listing import digest_of, index_of, to_json
from tischlein.tables.names import clean_name
from tischlein.tables.pace import Pace
from tischlein.tables.protocol import Start
from tischlein.tables.snapshot import thaw
from tischlein.tables.state import CLOSED, FORGOTTEN, TableState, fold
from tischlein.tables.steady import steady, ticks

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mixed up when read aloud or off a screen: I, L, O, 0, 1."""
CODE_LENGTH: Final = 8
LONGEST_NAME: Final = 100
"""Of a code or an invitation, however it was typed."""
IDLE_SECONDS: Final = 600
SLICE: Final = 200
"""So many records are folded before others have a turn."""


def is_code(typed: str) -> bool:
    return len(typed) == CODE_LENGTH and set(typed) <= set(CODE_LETTERS)


class Hall:
    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        now: Callable[[], int],
        pace: Pace | None = None,
        idle: float = IDLE_SECONDS,
        on_trouble: Trouble = lambda _code, _error: None,
        leases: Leases | None = None,
        counter: Callable[[], int] = ticks,
    ) -> None:
        """Without leases this process is the only one on its store. Tables count their time by the counter."""
        self.store = store
        self._bots = bots
        self._now = now
        self._pace = pace or Pace()
        self._idle = idle
        self._on_trouble = on_trouble
        self._leases = leases
        self._counter = counter
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        """Tables that are being loaded: however many come at once, there is one keeper."""
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def create(
        self,
        game_id: str,
        seats: int,
        host: str,
        names: Sequence[str],
        *,
        is_quick: bool = False,
        is_pass_and_play: bool = False,
        nonce: str | None = None,
    ) -> TableState:
        """A new table. The host takes the first seat; around one device all names are the host's.

        With a nonce the match begins at once: both happen, or neither.
        """
        game = find_game(game_id)
        seats = seats or max(game.info.min_seats, len(names))
        wanted = one_device(game_id) if is_pass_and_play else {}
        chosen = dict(complete_options(game.info, seats, wanted))
        game.setup(chosen, seats, 0)
        taken = [{"person": host, "name": clean_name(name) if name else ""} for name in names[:seats]]
        free = [{"bot": SUBSTITUTE} if is_quick else {} for _ in range(seats - len(taken))]
        created = {
            "game": game_id,
            "host": host,
            "options": chosen,
            "seats": [*taken, *free],
            "pass_and_play": is_pass_and_play,
        }
        news = [New("created", created)]
        if nonce is not None:
            # The codes do not matter for the start, so the refusal of one comes before anything is stored.
            draft = TableState(table="")
            fold(draft, 1, "created", {**created, "code": "", "invitation": "", "secret": ""}, 0)
            asked = Asked(host, "", {host: nonce}, frozenset())
            news += decide(draft, asked, Start(secrets.token_hex(8)))
        return await self._store_new(news)

    async def _store_new(self, news: list[New]) -> TableState:
        """With a code and an invitation that nobody has yet."""
        while True:
            state = TableState(table=secrets.token_hex(12))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            # The secret of the shuffle is drawn here, before the server has heard a number from any browser.
            names = {"code": code, "invitation": secrets.token_urlsafe(18), "secret": secrets.token_hex(32)}
            records, at = [], self._now()
            for new in [New(news[0].kind, {**news[0].data, **names}), *news[1:]]:
                fold(state, state.n + 1, new.kind, new.data, at)
                records.append(Record(state.n, new.kind, to_json(new.data), at))
            try:
                await self.store.create(index_of(state, at), records)
            except CodeTaken:
                continue
            return state

    async def find(self, code_or_invitation: str) -> str | None:
        """The id of a table by what people type or follow."""
        if len(code_or_invitation) > LONGEST_NAME:
            return None
        code = "".join(code_or_invitation.upper().split()).replace("-", "")
        found = await self.store.find_code(code) if is_code(code) else None
        return found or await self.find_invited(code_or_invitation)

    async def find_invited(self, invitation: str) -> str | None:
        """By an invitation only, which nobody can guess."""
        return await self.store.find_invitation(digest_of(invitation)) if len(invitation) <= LONGEST_NAME else None

    async def keeper(self, table: str) -> Keeper:
        """The running keeper of the table; loads it if need be.

        Raises BadInput if there is no such table, Elsewhere if another process keeps it.
        """
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.is_gone:
            return keeper
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(opening)  # one visitor who gives up must not turn the others away

    async def _open(self, table: str) -> Keeper:
        async with self._door(table):
            before = self._keepers.pop(table, None)
            if before is not None:
                await before.stop("moved")
            if self._is_closed:
                raise Unavailable("the hall is closed")
            if self._leases is not None:
                await self._leases.take(table)
            try:
                keeper = self._make_keeper(*await self._load(table))
                if not keeper.may_write():
                    raise Unavailable("the lease ended while the table was loaded")
            except BaseException:
                await self._release(table)
                raise
            self._keepers[table] = keeper
            keeper.start()
            return keeper

    def _make_keeper(self, state: TableState, frozen: int) -> Keeper:
        if state.status == CLOSED:
            raise BadInput(text("table-closed"))
        keeper = Keeper(
            state=state,
            store=self.store,
            bots=self._bots,
            now=steady(self._now, self._counter, state.at),
            make_rematch=self._make_rematch,
            on_trouble=self._on_trouble,
            on_end=lambda ended: self._begin(self._put_away(ended, "moved")),
            pace=self._pace,
            frozen=frozen,
        )
        if self._leases is not None:
            keeper.may_write = partial(self._leases.may_write, state.table)
        return keeper

    def _door(self, table: str) -> asyncio.Lock:
        """Through which only one goes at a time: a lease is never released behind the back of somebody who takes it."""
        return self._doors.setdefault(table, asyncio.Lock())

    def _opened(self, table: str, opening: asyncio.Task[Keeper]) -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # looked at, should all who waited for it be gone

    async def load(self, table: str) -> TableState:
        return (await self._load(table))[0]

    async def _load(self, table: str) -> tuple[TableState, int]:
        """With the number of the last record that need not be folded the next time."""
        stored = await self.store.load(table)
        if stored is None:
            raise BadInput(text("table-unknown"))
        state = thaw(table, stored.snapshot.data) if stored.snapshot else None
        if stored.snapshot and state is None:  # of an older form: the log tells everything, too
            stored = await self.store.load(table, after=0) or stored
        state = state or TableState(table=table)
        frozen = state.n
        for record in stored.records:
            data = json.loads(record.data)
            if record.kind == "started" and data["rules"] != state.game.info.rules_version:
                raise BadInput(text("table-old-rules"))
            fold(state, record.n, record.kind, data, record.at)
            if record.n % SLICE == 0:
                await asyncio.sleep(0)
        return state, frozen

    async def _make_rematch(self, old: TableState) -> str:
        """The same people, bots and options; everybody moves one seat on, so that another one begins."""
        seats = [
            {"person": seat.person, "name": seat.name, "bot": "" if seat.person else seat.bot, "look": seat.look}
            for seat in (*old.seats[1:], old.seats[0])
        ]
        created = {
            "game": old.game_id,
            "host": old.host,
            "options": dict(old.options),
            "seats": seats,
            "pass_and_play": old.is_pass_and_play,
        }
        settings = {"turn_seconds": old.turn_seconds, "spectators": old.is_open_to_spectators}
        return (await self._store_new([New("created", created), New("settings", settings)])).code

    async def keep_leases(self) -> None:
        """As long as the process serves; where there are no leases, nothing happens."""
        if self._leases is not None:
            await self._leases.keep(self._lost)

    def _lost(self, table: str, why: str) -> None:
        keeper = self._keepers.get(table)
        if keeper is not None:
            self._begin(self._put_away(keeper, why))

    async def forget(self, person: str) -> Forgotten:
        """The person's names and words, at all tables that are over, in this process or in none."""
        return await forget(self.store, the_person(person), self._now(), is_sparing_running=True)

    async def heed_forgetting(self) -> None:
        """As long as the process serves: a table whose names were forgotten is loaded anew."""
        async for table in self.store.listen(FORGOTTEN):
            keeper = self._keepers.get(table)
            if keeper is not None:
                self._begin(self._put_away(keeper, "moved"))

    async def sweep(self) -> None:
        """Closes tables in memory that nobody watches; they are loaded again when somebody comes."""
        for keeper in list(self._keepers.values()):
            if keeper.is_gone or keeper.is_idle(self._idle):
                await self._put_away(keeper, "idle")

    async def close(self) -> None:
        """Connections are told before anything ends; the store stays open. Twice does no harm."""
        self._is_closed = True
        opening = list(self._opening.values())
        await self._put_all_away()
        await asyncio.gather(*opening, return_exceptions=True)
        await self._put_all_away()
        await asyncio.gather(*self._chores)
        self._bots.close()

    async def _put_all_away(self) -> None:
        await asyncio.gather(*(self._put_away(keeper, "stopping") for keeper in list(self._keepers.values())))

    async def _put_away(self, keeper: Keeper, why: str) -> None:
        """The lease goes last: whoever gets it next must find all that this keeper has written."""
        await keeper.stop(why)
        table = keeper.state.table
        async with self._door(table):
            if self._keepers.get(table) is keeper:
                del self._keepers[table]
                await self._release(table)

    async def _release(self, table: str) -> None:
        if self._leases is not None:
            await self._leases.release(table)

    def _begin(self, chore: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    @property
    def live(self) -> int:
        return len(self._keepers)

    @property
    def leases(self) -> int:
        """How many are held."""
        return self._leases.count if self._leases is not None else 0

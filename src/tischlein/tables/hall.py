"""The hall: all tables of this process, opened when somebody comes, closed when nobody has been there for long."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.core.words import text
from tischlein.store.port import CodeTaken, Record, Store
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.decide import SUBSTITUTE, Asked, New, clean_name, decide
from tischlein.tables.keeper import Keeper, Pace, Trouble, digest_of, index_of
from tischlein.tables.protocol import Start
from tischlein.tables.state import CLOSED, TableState, fold

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mixed up when read aloud or off a screen: I, L, O, 0, 1."""
CODE_LENGTH: Final = 8
LONGEST_NAME: Final = 100
"""Of a code or an invitation, however it was typed."""
IDLE_SECONDS: Final = 600


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
    ) -> None:
        self.store = store
        self._bots = bots
        self._now = now
        self._pace = pace or Pace()
        self._idle = idle
        self._on_trouble = on_trouble
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        """Tables that are being loaded: however many come at once, there is one keeper."""

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
        chosen = dict(complete_options(game.info, seats, {}))
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
            fold(draft, 1, "created", {**created, "code": "", "invitation": ""}, 0)
            asked = Asked(host, "", secrets.token_hex(32), {host: nonce}, frozenset())
            news += decide(draft, asked, Start(secrets.token_hex(8)))
        return await self._store_new(news)

    async def _store_new(self, news: list[New]) -> TableState:
        """With a code and an invitation that nobody has yet."""
        while True:
            state = TableState(table=secrets.token_hex(12))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            names = {"code": code, "invitation": secrets.token_urlsafe(18)}
            records, at = [], self._now()
            for new in [New(news[0].kind, {**news[0].data, **names}), *news[1:]]:
                fold(state, state.n + 1, new.kind, new.data, at)
                records.append(Record(state.n, new.kind, json.dumps(new.data, ensure_ascii=False), at))
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
        return found or await self.store.find_invitation(digest_of(code_or_invitation))

    async def keeper(self, table: str) -> Keeper:
        """The running keeper of the table; loads it if need be. Raises BadInput if there is no such table."""
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.is_gone:
            return keeper
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(opening)  # one visitor who gives up must not turn the others away

    async def _open(self, table: str) -> Keeper:
        state = await self.load(table)
        if state.status == CLOSED:
            raise BadInput(text("table-closed"))
        keeper = Keeper(
            state=state,
            store=self.store,
            bots=self._bots,
            now=self._now,
            fresh_secret=lambda: secrets.token_hex(32),
            make_rematch=self._make_rematch,
            on_trouble=self._on_trouble,
            pace=self._pace,
        )
        self._keepers[table] = keeper
        keeper.start()
        return keeper

    def _opened(self, table: str, opening: asyncio.Task[Keeper]) -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # looked at, should all who waited for it be gone

    async def load(self, table: str) -> TableState:
        stored = await self.store.load(table)
        if stored is None:
            raise BadInput(text("table-unknown"))
        state = TableState(table=table)
        for record in stored.records:
            data = json.loads(record.data)
            if record.kind == "started" and data["rules"] != state.game.info.rules_version:
                raise BadInput(text("table-old-rules"))
            fold(state, record.n, record.kind, data, record.at)
        return state

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

    async def sweep(self) -> None:
        """Closes tables in memory that nobody watches; they are loaded again when somebody comes."""
        limit = self._now() - int(self._idle * 1000)
        for table, keeper in list(self._keepers.items()):
            if keeper.is_gone or keeper.is_idle(limit):
                del self._keepers[table]  # first, so that whoever comes meanwhile gets a new one
                await keeper.stop("idle")

    async def close(self) -> None:
        """Connections are told before anything ends; the store stays open."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        keepers = list(self._keepers.values())
        self._keepers.clear()
        await asyncio.gather(*(keeper.stop("stopping") for keeper in keepers))
        self._bots.close()

    @property
    def live(self) -> int:
        return len(self._keepers)

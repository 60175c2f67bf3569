"""`tischlein backup`, `restore` and `delete`: what operators do with the store, past the server."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path

from tischlein.cli.progress import growing_bar
from tischlein.cli.serve import store_url
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.settings import Settings
from tischlein.server.tokens import SIGNED_OUT
from tischlein.store.backup import Content, Span, backup, restore
from tischlein.store.open import open_store
from tischlein.store.port import Unavailable
from tischlein.tables.clock import wall
from tischlein.tables.log.forget import Target, forget
from tischlein.words.words import Words


def back_up(file: Path, db: str, language: str, *, with_secrets: bool) -> int:
    async def work() -> tuple[Content, Span]:
        store = await open_store(store_url(Settings(db=db)))
        try:
            with growing_bar() as advance:
                return await backup(store, file, wall, with_secrets=with_secrets, advance=advance)
        finally:
            await store.close()

    content, span = asyncio.run(work())
    times = {"began": _time(span.began), "ended": _time(span.ended)}
    print(Words(language).say("backup-done", tables=content.tables, file=str(file), **times))
    return 0


def _time(millis: int) -> str:
    """In the zone of this machine, with its distance from UTC."""
    return datetime.fromtimestamp(millis / 1000).astimezone().isoformat(sep=" ", timespec="seconds")


def bring_back(file: Path, db: str, language: str) -> int:
    async def work() -> int:
        store = await open_store(store_url(Settings(db=db)))
        try:
            with growing_bar() as advance:
                return (await restore(store, file, advance=advance)).tables
        except Unavailable as error:
            raise BadInput(text("error-restore-stopped", why=str(error), file=str(file))) from error
        finally:
            await store.close()

    print(Words(language).say("restore-done", tables=asyncio.run(work()), file=str(file)))
    return 0


def delete_table(code: str, db: str, language: str) -> int:
    async def work() -> None:
        store = await open_store(store_url(Settings(db=db)))
        try:
            table = await store.find_code(code.upper().replace(" ", "").replace("-", ""))
            if table is None or not await store.delete(table):
                raise BadInput(text("table-unknown"))
        finally:
            await store.close()

    asyncio.run(work())
    print(Words(language).say("delete-done", code=code))
    return 0


def delete_name(whom: Target, db: str, language: str, *, person: str = "") -> int:
    """Removes a name everywhere, also at running tables: a server notices and loads them again.

    If the person is known by id, their tokens are revoked as well.
    """

    async def work() -> int:
        store = await open_store(store_url(Settings(db=db)))
        try:
            done = await forget(store, whom, wall(), is_sparing_running=False)
            if person:
                await store.revoke(person, wall(), "")
                await store.announce(SIGNED_OUT, person)
            return done.tables
        finally:
            await store.close()

    print(Words(language).say("forget-done", tables=asyncio.run(work())))
    return 0

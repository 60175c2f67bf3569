"""The composition root: store, hall and handlers put together into one application."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from tischlein.server import files
from tischlein.server.auth import Passport
from tischlein.server.channel import Channel, Gone, Scope, open_channel
from tischlein.server.context import Context, Metrics
from tischlein.server.guard import is_known_host, is_same_origin
from tischlein.server.http import caller, routes_of
from tischlein.server.peer_socket import serve_peer
from tischlein.server.peers import Peers
from tischlein.server.settings import Settings
from tischlein.server.socket import serve_socket
from tischlein.server.web import App, Handler, Receive, Request, Response, Send, Site, to_text
from tischlein.store.port import Store
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.hall import Hall
from tischlein.tables.leases import Leases
from tischlein.tables.pace import Pace
from tischlein.tables.state import CLOSED, FINISHED

log = structlog.get_logger("tischlein")

SWEEP_SECONDS: Final = 30
DAY: Final = 86_400_000
FILES: Final = ("/assets/", "/app/")
FILE_COST: Final = 0.1
KEY_BYTES: Final = 32


def now() -> int:
    """Milliseconds since 1970; the only clock of the server."""
    return time.time_ns() // 1_000_000


async def make_context(settings: Settings, store: Store) -> Context:
    metrics = Metrics()

    def on_trouble(bot: str, what: str) -> None:
        metrics.bot_trouble.inc()
        log.warning("bot trouble", bot=bot, what=what)

    bots = BotRunner(settings.bot_workers, settings.bot_seconds, on_trouble)

    def on_table_trouble(code: str, error: BaseException) -> None:
        metrics.table_trouble.inc()
        log.error("table trouble", table=code, exc_info=error)

    is_file = settings.db.startswith("sqlite") or not settings.db
    key = signing_key(settings.data) if is_file else await store.secret("person-key", secrets.token_bytes(KEY_BYTES))
    peers = Peers(key, settings.peer_address, now) if settings.has_peers else None
    leases = Leases(store, peers.owner, now) if peers else None
    hall = Hall(store, bots, now, Pace(settings.bot_pause), on_trouble=on_table_trouble, leases=leases)
    return Context(settings, hall, Passport(key), metrics, peers)


def signing_key(folder: Path) -> bytes:
    """Kept beside the database, readable by its owner only; made on first start."""
    path = folder / "signing-key"
    with contextlib.suppress(FileNotFoundError):
        key = path.read_bytes()
        if len(key) >= KEY_BYTES:
            return key  # a shorter one was cut off by a crash, and nobody can have been given a token
    fresh = folder / f"signing-key.{secrets.token_hex(4)}"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return path.read_bytes()


SOCKETS: Final[dict[str, Callable[[Channel, Context], Awaitable[None]]]] = {"/ws": serve_socket, "/peer": serve_peer}


def make_app(context: Context) -> App:
    """Requests go to the site, sockets straight to their handlers: every move of every match passes there."""
    site = make_site(context)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _serve_channel(context, scope, receive, send)
        elif scope["type"] == "http":
            await site.serve(scope, receive, send)
        else:
            await _live(context, receive, send)

    return app


def make_site(context: Context) -> Site:
    def check(request: Request) -> Response | None:
        host = request.headers.get("host", "")
        if not is_known_host(host, context.hosts):
            return to_text("unknown host\n", 421)
        if request.method == "POST" and not is_same_origin(request.headers.get("origin", ""), host):
            return to_text("foreign origin\n", 403)
        # A page is made of many small files; a room full of people opens it at once.
        cost = FILE_COST if request.path.startswith(FILES) else 1.0
        if not context.asking.allows(caller(request, context), cost):
            return to_text("too many requests\n", 429)
        return None

    return Site({**routes_of(context), **_page_routes(files.PageFiles(files.PAGE))}, check)


def _page_routes(page: files.PageFiles) -> dict[str, dict[str, Handler]]:
    handlers: dict[str, Handler] = {
        **dict.fromkeys(("/", "/table/", "/join/", "/me", "/rules/"), page.page),
        **dict.fromkeys(FILES, page.file),
        "/sw.js": page.worker,
    }
    return {path: {"GET": handler} for path, handler in handlers.items()}


async def _serve_channel(context: Context, scope: Scope, receive: Receive, send: Send) -> None:
    with contextlib.suppress(Gone):
        channel = await open_channel(scope, receive, send)
        serve = SOCKETS.get(scope["path"])
        if serve is None:
            await channel.close(1000, "nothing here")
            return
        try:
            await serve(channel, context)
        except Gone:
            raise
        except Exception as error:  # strangers are told nothing about a fault of ours, so the log is
            log.error("socket failed", path=scope["path"], exc_info=error)
            await channel.close(1011, "trouble")


async def _live(context: Context, receive: Receive, send: Send) -> None:
    """The application's own life, as ASGI tells it: from `lifespan.startup` to `lifespan.shutdown`."""
    await receive()
    try:
        async with _at_work(context):
            await send({"type": "lifespan.startup.complete"})
            await receive()
    except Exception as error:  # who started us hears of it, and the log says what it was
        log.error("shutdown failed", exc_info=error)
        await send({"type": "lifespan.shutdown.failed"})
    else:
        await send({"type": "lifespan.shutdown.complete"})


@asynccontextmanager
async def _at_work(context: Context) -> AsyncIterator[None]:
    sweeping = asyncio.create_task(_sweep(context))
    keeping = asyncio.create_task(_keep_leases(context))
    heeding = asyncio.create_task(context.hall.heed_forgetting())
    try:
        yield
    finally:
        sweeping.cancel()
        try:
            await context.hall.close()
        finally:
            keeping.cancel()
            heeding.cancel()
            await context.hall.store.close()


async def _sweep(context: Context) -> None:
    """Frees memory, and deletes matches that are over and that the operator does not want to keep."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await sweep_once(context)
        except Exception as error:  # the store may be away for a while; the next round tries again
            log.warning("sweep failed", error=repr(error))


async def _keep_leases(context: Context) -> None:
    while True:
        try:
            await context.hall.keep_leases()
        except Exception as error:  # without leases no table lives; trying again costs nothing
            log.error("leases failed", exc_info=error)
        else:
            return


async def sweep_once(context: Context) -> None:
    await context.hall.sweep()
    days, store = context.settings.keep_finished_days, context.hall.store
    if not days:
        return
    for status in (FINISHED, CLOSED):
        for index in await store.tables_with(status, updated_before=now() - days * DAY):
            await store.delete(index.table)

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
from typing import Any, Final, cast

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tischlein import __version__
from tischlein.server.auth import Passport
from tischlein.server.channel import Channel, Gone, open_channel
from tischlein.server.context import Context, Metrics
from tischlein.server.guard import SECURITY_HEADERS, is_known_host, is_same_origin
from tischlein.server.http import HANDLERS, PAGE, caller
from tischlein.server.peer_socket import serve_peer
from tischlein.server.peers import Peers
from tischlein.server.settings import Settings
from tischlein.server.socket import serve_socket
from tischlein.store.port import Store, Unavailable
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.hall import Hall
from tischlein.tables.leases import Leases
from tischlein.tables.pace import Pace
from tischlein.tables.state import CLOSED, FINISHED

log = structlog.get_logger("tischlein")

SWEEP_SECONDS: Final = 30
HEADERS: Final = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
DAY: Final = 86_400_000
YEAR: Final = 31_536_000
FILES: Final = ("/assets/", "/app/")
FILE_COST: Final = 0.1
LONGEST_BODY: Final = 65_536
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


def make_app(context: Context) -> ASGIApp:
    """Requests go to the framework, sockets straight to their handlers: every move of every match passes there."""
    web = make_web(context)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await _serve_channel(context, scope, receive, send)
        else:
            await web(scope, receive, send)

    return app


async def _serve_channel(context: Context, scope: Scope, receive: Receive, send: Send) -> None:
    with contextlib.suppress(Gone):
        channel = await open_channel(cast(dict[str, Any], scope), receive, send)  # type: ignore[arg-type]
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


def make_web(context: Context) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(context))
        keeping = asyncio.create_task(_keep_leases(context))
        heeding = asyncio.create_task(context.hall.heed_forgetting())
        try:
            yield
        finally:
            sweeping.cancel()
            await context.hall.close()
            keeping.cancel()
            heeding.cancel()
            await context.hall.store.close()

    def check(request: Request[Any, Any, Any]) -> Response[str] | None:
        host = request.headers.get("host", "")
        if not is_known_host(host, context.hosts):
            return _refusal("unknown host", 421)
        if request.method == "POST" and not is_same_origin(request.headers.get("origin", ""), host):
            return _refusal("foreign origin", 403)
        # A page is made of many small files; a room full of people opens it at once.
        cost = FILE_COST if request.url.path.startswith(FILES) else 1.0
        if not context.asking.allows(caller(request, context), cost):
            return _refusal("too many requests", 429)
        return None

    return Litestar(
        route_handlers=[*HANDLERS, *_page_files()],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=check,
        before_send=[add_headers],
        exception_handlers={Unavailable: _store_is_away, RecursionError: _too_deep},
        request_max_body_size=LONGEST_BODY,
        # Only files: what the server says about people and tables stays as it is.
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=["^/api", "^/metrics"]
        ),
        openapi_config=OpenAPIConfig(
            # As JSON only: the usual pages for it would load scripts from elsewhere.
            title="Tischlein",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        after_exception=[_log_fault],
        logging_config=None,  # the framework would set up the root logger; ours is structlog's
        debug=False,
    )


def _page_files() -> list[Router]:
    """What is in `assets` has its hash in its name and never changes; what is in `app` keeps its name."""
    for_ever = CacheControlHeader(public=True, max_age=YEAR, immutable=True)
    folders = (("assets", for_ever), ("app", CacheControlHeader(no_cache=True)))
    return [
        create_static_files_router(path=f"/{name}", directories=[PAGE / name], name=name, cache_control=cache)
        for name, cache in folders
        if (PAGE / name).exists()
    ]


def _refusal(why: str, status: int) -> Response[str]:
    return Response(f"{why}\n", status_code=status, media_type="text/plain")


def _store_is_away(_request: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, Any]]:
    return Response({"status_code": 503, "detail": "store unavailable"}, status_code=503)


def _too_deep(_request: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, Any]]:
    """Brackets within brackets within brackets, as no page of ours sends them."""
    return Response({"status_code": 400, "detail": "malformed"}, status_code=400)


async def _log_fault(error: Exception, scope: Scope) -> None:
    """Strangers are told nothing about a fault of ours, so the log is."""
    if not isinstance(error, HTTPException | Unavailable | RecursionError):
        log.error("request failed", path=scope["path"], exc_info=error)


async def add_headers(message: Message, _scope: Scope) -> None:
    """On every answer, errors and files included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


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

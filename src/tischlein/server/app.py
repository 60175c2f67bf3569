"""The composition root: builds the application from store, hall and handlers, and serves it on a socket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import socket as network
from collections.abc import AsyncIterator
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from tischlein.cluster.leases import Leases
from tischlein.cluster.peers import Peers
from tischlein.cluster.relay import Relay
from tischlein.server import files
from tischlein.server.auth import Passport
from tischlein.server.connection import bounds_of
from tischlein.server.context import Context, header
from tischlein.server.deals import deal_routes
from tischlein.server.errors import answer_errors
from tischlein.server.limits import Limits
from tischlein.server.logs import HTTP_LOGGER
from tischlein.server.metrics import Metrics
from tischlein.server.origins import is_known_host, is_same_origin
from tischlein.server.peer_socket import serve_peer
from tischlein.server.replays import replay_routes
from tischlein.server.routes import routes_of
from tischlein.server.settings import Settings
from tischlein.server.socket import serve_socket
from tischlein.server.tokens import DAY, LIFE
from tischlein.server.transport import BoundedProtocol, OpenRequests
from tischlein.server.webhook_addresses import Reach
from tischlein.server.webhook_sender import WebhookSender
from tischlein.store.port import Store
from tischlein.tables.clock import wall
from tischlein.tables.hall import Hall
from tischlein.tables.live.botrunner import BotRunner
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.listing import is_waited_for
from tischlein.tables.log.state import CLOSED, FINISHED, OPEN, PLAYING

log = structlog.get_logger("tischlein")

SWEEP_SECONDS: Final = 30
OVERDUE_SWEEPS: Final = 10
PRUNING_SWEEPS: Final = 2880
GOODBYE_SECONDS: Final = 5
FILES: Final = ("/assets/", "/app/")
API: Final = "/api/"
FILE_COST: Final = 0.1
KEY_BYTES: Final = 32
BACKLOG: Final = 2048
LONGEST_VIEW: Final = 8000
"""Characters of a view in a log line."""
SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


async def make_context(settings: Settings, store: Store, limits: Limits | None = None) -> Context:
    metrics = Metrics()

    def on_trouble(bot: str, what: str, view: object) -> None:
        metrics.bot_trouble.inc()
        log.warning("bot trouble", bot=bot, what=what, view=repr(view)[:LONGEST_VIEW])

    bots = BotRunner(settings.bot_workers, settings.bot_seconds, on_trouble)
    metrics.bots_waiting.set_function(lambda: bots.waiting)

    def on_table_trouble(code: str, error: BaseException) -> None:
        metrics.table_trouble.inc()
        log.error("table trouble", table=code, exc_info=error)

    is_file = settings.db.startswith("sqlite") or not settings.db
    key = signing_key(settings.data) if is_file else await store.secret("person-key", secrets.token_bytes(KEY_BYTES))
    peers = Peers(key, settings.peer_address, wall) if settings.has_peers else None
    leases = Leases(store, peers.owner, wall) if peers else None
    limits = limits or Limits()
    sender = _webhook_sender(settings, limits, metrics) if settings.has_webhooks else None
    timing = Timing(settings.bot_pause)
    hall = Hall(store, bots, wall, timing, on_trouble=on_table_trouble, ownership=leases, messenger=sender)
    relay = (
        (lambda table, is_member: Relay(hall, peers, table, metrics.relayed, is_member=is_member)) if peers else None
    )
    return Context(settings, hall, Passport(key), metrics, peers, relay, limits, sender)


def _webhook_sender(settings: Settings, limits: Limits, metrics: Metrics) -> WebhookSender:
    reach = Reach(tuple(ip_network(network) for network in settings.webhook_networks))
    return WebhookSender(
        limits, reach, settings.link_base, lambda outcome: metrics.webhooks.labels(outcome=outcome).inc()
    )


def signing_key(folder: Path) -> bytes:
    """The key that signs tokens: a file beside the database, readable by its owner only, made on the first start."""
    path = folder / "signing-key"
    with contextlib.suppress(FileNotFoundError):
        key = path.read_bytes()
        if len(key) >= KEY_BYTES:
            return key  # a shorter one was truncated by a crash, before any token was signed with it
    fresh = folder / f"signing-key.{secrets.token_hex(4)}"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return path.read_bytes()


def make_app(context: Context) -> web.Application:
    page = files.PageFiles(files.PAGE)
    app = web.Application(
        middlewares=[count_limited(context), check_requests(context), show_lost_page(page), answer_errors],
        client_max_size=context.limits.body_bytes + 1,
    )
    app.add_routes([*routes_of(context), *replay_routes(context), *deal_routes(context), *_page_routes(page)])
    app.add_routes([web.get("/ws", partial(serve_socket, context)), web.get("/peer", partial(serve_peer, context))])
    app.on_response_prepare.append(_set_headers)
    app.cleanup_ctx.append(partial(_at_work, context))
    return app


def count_limited(context: Context) -> Middleware:
    @web.middleware
    async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = await handler(request)
        if answer.status == 429:
            context.metrics.limited.labels(what="request").inc()
        return answer

    return count


def check_requests(context: Context) -> Middleware:
    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Checks host, origin and request rate, for unknown paths too."""
        bounds_of(request).asked()
        host = header(request, "host")
        if not is_known_host(host, context.hosts, is_strict=bool(context.settings.public_url)):
            return web.Response(text="unknown host\n", status=421)
        if request.method == "POST" and not is_same_origin(header(request, "origin"), host):
            return web.Response(text="foreign origin\n", status=403)
        # A page is made of many small files; a room full of people opens it at once.
        cost = FILE_COST if request.path.startswith(FILES) else 1.0
        if not context.rates.asking.allows(context.caller(request), cost):
            return web.Response(text="too many requests\n", status=429)
        return await handler(request)

    return check


def show_lost_page(page: files.PageFiles) -> Middleware:
    @web.middleware
    async def show(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answers 404 with the page for browsers and with the plain refusal for programs."""
        answer = await handler(request)
        if answer.status != 404 or request.path.startswith(API):
            return answer
        return await page.lost(request) or answer

    return show


async def _set_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(SECURITY_HEADERS)
    response.headers.popall("server", None)  # it would name the version of aiohttp


def _page_routes(page: files.PageFiles) -> list[web.RouteDef]:
    screens = ("table", "join", "rules", "replay", "deal")
    return [
        *(web.get(path, page.page) for path in ("/", "/statistics", "/me", "/me/")),
        *(web.get(f"/{screen}/{{rest:.+}}", page.page) for screen in screens),
        *(web.get(f"{folder}{{rest:.+}}", page.file) for folder in FILES),
        web.get("/sw.js", page.worker),
    ]


class Server:
    """The application on its listening socket."""

    def __init__(self, context: Context) -> None:
        self._context = context
        limits = context.limits
        self._runner = web.AppRunner(
            make_app(context),
            access_log=None,
            logger=logging.getLogger(HTTP_LOGGER),
            keepalive_timeout=limits.request_seconds,
            lingering_time=limits.close_seconds,
            shutdown_timeout=limits.close_seconds,
            auto_decompress=False,
        )
        self._listener: asyncio.Server | None = None
        self.requests = OpenRequests(limits.requests)

    async def start(self, listening: network.socket) -> None:
        await self._runner.setup()
        make_protocol = self._runner.server
        assert make_protocol is not None
        self._listener = await asyncio.get_running_loop().create_server(
            lambda: BoundedProtocol(make_protocol(), self.requests, self._context.limits),
            sock=listening,
            backlog=BACKLOG,
        )

    @property
    def open_connections(self) -> int:
        return len(self._runner.server.connections) if self._runner.server is not None else 0

    async def stop(self) -> None:
        """Closes the hall before the connections: pages get a Bye, and tables go to other processes at once."""
        if self._listener is not None:
            self._listener.close()
        try:
            with contextlib.suppress(TimeoutError):  # a store that does not answer
                await asyncio.wait_for(self._context.hall.close(), GOODBYE_SECONDS)
        finally:
            await self._runner.cleanup()


async def _at_work(context: Context, _app: web.Application) -> AsyncIterator[None]:
    sweeping = asyncio.create_task(_sweep(context))
    keeping = asyncio.create_task(_keep_leases(context))
    heeding = asyncio.create_task(context.hall.heed_forgetting())
    signing_out = asyncio.create_task(context.devices.heed_revocations())
    listening = asyncio.create_task(_find_silent(context))
    try:
        yield
    finally:
        sweeping.cancel()
        listening.cancel()
        try:
            await context.hall.close()
        finally:
            keeping.cancel()
            heeding.cancel()
            signing_out.cancel()
            if context.peers is not None:
                await context.peers.close()
            if context.webhooks is not None:
                await context.webhooks.close()
            await context.hall.store.close()


async def _find_silent(context: Context) -> None:
    """Pings WebSockets that are silent. One task for all: a heartbeat of aiohttp's keeps a reference cycle alive."""
    while True:
        await asyncio.sleep(context.limits.silence_seconds)
        for socket in list(context.sockets):
            await socket.check_silence()


async def _sweep(context: Context) -> None:
    """Closes idle tables, and deletes finished matches after the number of days that the operator chose.

    Now and then, and soon after the start, it also looks for turn clocks that ran out while nobody watched and for
    devices that were signed out without a word, and deletes revocations of tokens that have expired by now.
    """
    for number in itertools.count():
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await sweep_once(context)
            if number % OVERDUE_SWEEPS == 0:
                await context.hall.wake_overdue()
                await context.devices.check_all()
            if number % PRUNING_SWEEPS == 0:
                await forget_revocations(context)
        except Exception as error:  # the store may be unreachable; the next round tries again
            log.warning("sweep failed", error=repr(error))


async def _keep_leases(context: Context) -> None:
    while True:
        try:
            await context.hall.keep_leases()
        except Exception as error:  # without leases no table can be kept, so it is tried again
            log.error("leases failed", exc_info=error)
        else:
            return


async def forget_revocations(context: Context) -> None:
    """Deletes those whose tokens have expired meanwhile, whether they were revoked or not."""
    await context.hall.store.prune_revocations(wall() - LIFE)


async def sweep_once(context: Context) -> None:
    await context.hall.sweep()
    days, store = context.settings.keep_days, context.hall.store
    if not days:
        return
    now = wall()
    for status in (OPEN, PLAYING, FINISHED, CLOSED):
        for index in await store.tables_with(status, updated_before=now - days * DAY):
            if not (is_waited_for(index, now) or context.hall.is_watched(index.table)):
                await context.hall.discard(index.table)

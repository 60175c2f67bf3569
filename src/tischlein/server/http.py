"""The HTTP side: what home needs, new tables, codes, QR pictures, health and figures, and the page itself."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import json
from pathlib import Path
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody, QueryParameter
from prometheus_client import generate_latest

from tischlein import __version__
from tischlein.bots.roster import BOT_NAMES
from tischlein.core.errors import BadInput
from tischlein.core.game import GameInfo
from tischlein.core.registry import find_game, game_ids
from tischlein.server.context import Context, address_on_the_network
from tischlein.server.guard import caller_of, host_name
from tischlein.store.port import TableIndex, Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.frames import shown_text
from tischlein.tables.state import PLAYING

PAGE: Final = Path(__file__).parents[1] / "static"

AnyRequest = Request[Any, Any, Any]
Shared = NamedDependency[Context]


@post("/api/home", status_code=200)
async def home(data: JSONBody[wire.WhoAmI], context: Shared) -> wire.Home:
    person = context.passport.read(data.token)
    tables = await context.hall.store.tables_of(person) if person else []
    shown = [_listed(index, person or "") for index in tables if index.status != "closed"][:50]
    return wire.Home([_game(find_game(game_id).info) for game_id in game_ids()], shown, __version__)


@post("/api/tables")
async def make_table(data: JSONBody[wire.NewTable], request: AnyRequest, context: Shared) -> wire.TableMade:
    if not context.making.allows(caller(request, context)):
        raise TooManyRequestsException("too many new tables")
    person = context.passport.read(data.token) or context.passport.new_person()
    names = list(data.pass_and_play) or [data.name]  # nobody has to have a name: the seat has a number
    seats = data.seats or (len(names) if data.pass_and_play and len(names) > 1 else 0)
    try:
        state = await context.hall.create(
            data.game,
            seats,
            person,
            names,
            is_quick=data.is_quick,
            is_pass_and_play=bool(data.pass_and_play),
            nonce=data.nonce if data.is_quick or data.pass_and_play else None,
        )
    except BadInput as refused:
        said = shown_text(refused.text)
        raise ClientException(extra={"key": said.key, "args": said.args}) from None
    return wire.TableMade(state.code, context.passport.issue(person))


@post("/api/forget", status_code=200)
async def forget_me(data: JSONBody[wire.WhoAmI], request: AnyRequest, context: Shared) -> wire.Forgotten:
    """Whoever has the token may have the name taken out of everything that is over."""
    if not context.forgetting.allows(caller(request, context)):
        raise TooManyRequestsException("too many wishes to be forgotten")
    person = context.passport.read(data.token)
    if person is None:
        return wire.Forgotten(0, 0)
    done = await context.hall.forget(person)
    return wire.Forgotten(done.tables, done.running)


@get("/api/find/{what:str}")
async def find(what: FromPath[str], request: AnyRequest, context: Shared) -> wire.Found:
    """Where a typed code or an invitation leads. Limited, so that codes cannot be tried out."""
    if not context.finding.allows(caller(request, context)):
        raise TooManyRequestsException("too many codes")
    table = await context.hall.find(what)
    stored = await context.hall.store.load(table, after=1 << 60) if table else None
    if stored is None:
        raise NotFoundException("no such table")
    index = stored.index
    return wire.Found(index.code, index.game, index.status, json.loads(index.summary)["free"])


@get("/api/qr", media_type="image/svg+xml")
async def qr(
    request: AnyRequest, context: Shared, path: Annotated[str, QueryParameter(max_length=300)]
) -> Response[bytes]:
    """A link to one of our own pages as a QR picture, with an address that phones in the house can reach."""
    if not path.startswith("/") or path.startswith("//"):
        raise ClientException("a path of this server")
    if not context.drawing.allows(caller(request, context)):
        raise TooManyRequestsException("too many pictures")
    picture = io.BytesIO()
    segno.make(base_url(request, context) + path, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/address")
async def address(request: AnyRequest, context: Shared) -> dict[str, str]:
    return {"url": base_url(request, context)}


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(context: Shared) -> Response[str]:
    try:
        await context.hall.store.ping()
    except Unavailable:
        return Response("store unavailable\n", status_code=503)
    return Response("ok\n")


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(context: Shared) -> bytes:
    context.metrics.tables.set(context.hall.live)
    context.metrics.sockets.set(context.connections.count)
    context.metrics.leases.set(context.hall.leases)
    return generate_latest(context.metrics.registry)


@get(["/", "/table/{rest:path}", "/join/{rest:path}", "/me", "/rules/{rest:path}"], media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    """The same page for all of its own addresses; it finds its way by itself."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page has not been built: run ./play.\n", status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), headers={"cache-control": "no-cache"})


@get("/sw.js", media_type="text/javascript")
async def worker() -> Response[bytes]:
    """The page's service worker. At the root, for that is how far its word reaches; asked for anew each time."""
    script = PAGE / "sw.js"
    if not script.exists():
        raise NotFoundException("the page has not been built")
    return Response(script.read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


def base_url(request: AnyRequest, context: Context) -> str:
    """How another device reaches this server."""
    if context.settings.public_url:
        return context.settings.public_url.rstrip("/")
    netloc = request.headers.get("host", "")
    name = host_name(netloc)
    is_here = name == "localhost"
    with contextlib.suppress(ValueError):
        is_here = is_here or ipaddress.ip_address(name).is_loopback
    if is_here and context.settings.host not in ("127.0.0.1", "localhost", "::1"):
        return f"http://{address_on_the_network()}:{context.settings.port}"
    return f"{request.url.scheme}://{netloc}"


def caller(request: AnyRequest, context: Context) -> str:
    peer = request.client.host if request.client else ""
    return caller_of(peer, request.headers.get("x-forwarded-for", ""), context.settings.trusted_proxies)


def _game(info: GameInfo) -> wire.ShownGame:
    return wire.ShownGame(
        id=info.id,
        prefix=info.prefix,
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        minutes=info.minutes,
        age=info.age,
        options=[
            wire.ShownOption(spec.key, list(spec.choices), spec.default)
            for spec in info.options
            if spec.key != info.look_option
        ],
        looks=list(info.looks),
        bots=list(BOT_NAMES),
    )


def _listed(index: TableIndex, person: str) -> wire.Listed:
    summary = json.loads(index.summary)
    is_turn = index.status == PLAYING and person in summary["turn"]
    return wire.Listed(index.code, index.game, index.status, summary["names"], is_turn, index.updated)


HANDLERS: Final = [home, make_table, forget_me, find, qr, address, healthz, metrics, page, worker]

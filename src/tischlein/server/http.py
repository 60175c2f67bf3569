"""The HTTP side: what home needs, new tables, codes, QR pictures, health and figures. The page is in files.py."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
import segno
from prometheus_client import generate_latest

from tischlein import __version__
from tischlein.bots.roster import BOT_NAMES
from tischlein.core.errors import BadInput
from tischlein.core.game import GameInfo
from tischlein.core.registry import find_game, game_ids
from tischlein.server.context import Context, address_on_the_network
from tischlein.server.guard import caller_of, host_name
from tischlein.server.web import Handler, Refusal, Request, Response, to_json, to_text
from tischlein.store.port import TableIndex, Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.frames import shown_text
from tischlein.tables.state import PLAYING

FIND: Final = "/api/find/"
LONGEST_PATH: Final = 300
"""In a QR picture. With the longest host name it still fits, whatever letters it has."""

_who_am_i = msgspec.json.Decoder(wire.WhoAmI)
_new_table = msgspec.json.Decoder(wire.NewTable)


async def home(context: Context, request: Request) -> Response:
    data = await request.read(_who_am_i)
    person = context.passport.read(data.token)
    tables = await context.hall.store.tables_of(person) if person else []
    shown = [_listed(index, person or "") for index in tables if index.status != "closed"][:50]
    return to_json(wire.Home([_game(find_game(game_id).info) for game_id in game_ids()], shown, __version__))


async def make_table(context: Context, request: Request) -> Response:
    data = await request.read(_new_table)
    if not context.making.allows(caller(request, context)):
        raise Refusal(429, "too many new tables")
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
        raise Refusal(400, extra={"key": said.key, "args": said.args}) from None
    return to_json(wire.TableMade(state.code, context.passport.issue(person)), 201)


async def forget_me(context: Context, request: Request) -> Response:
    """Whoever has the token may have the name taken out of everything that is over."""
    data = await request.read(_who_am_i)
    if not context.forgetting.allows(caller(request, context)):
        raise Refusal(429, "too many wishes to be forgotten")
    person = context.passport.read(data.token)
    if person is None:
        return to_json(wire.Forgotten(0, 0))
    done = await context.hall.forget(person)
    return to_json(wire.Forgotten(done.tables, done.running))


async def find(context: Context, request: Request) -> Response:
    """Where a typed code or an invitation leads. Codes cannot be tried out, and nobody tries invitations."""
    what = request.path.removeprefix(FIND).removesuffix("/")
    if not what or "/" in what:
        raise Refusal(404)
    can_guess = context.finding.allows(caller(request, context))
    table = await (context.hall.find(what) if can_guess else context.hall.find_invited(what))
    if table is None and not can_guess:
        raise Refusal(429, "too many codes")
    stored = await context.hall.store.load(table, after=1 << 60) if table else None
    if stored is None:
        raise Refusal(404, "no such table")
    index = stored.index
    return to_json(wire.Found(index.code, index.game, index.status, json.loads(index.summary)["free"]))


async def qr(context: Context, request: Request) -> Response:
    """A link to one of our own pages as a QR picture, with an address that phones in the house can reach."""
    path = request.query.get("path", "")
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST_PATH:
        raise Refusal(400, "a path of this server")
    if not context.drawing.allows(caller(request, context)):
        raise Refusal(429, "too many pictures")
    picture = io.BytesIO()
    segno.make(base_url(request, context) + path, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False)
    return Response(picture.getvalue(), "image/svg+xml")


async def address(context: Context, request: Request) -> Response:
    return to_json({"url": base_url(request, context)})


async def healthz(context: Context, request: Request) -> Response:  # noqa: ARG001 - one signature for all
    try:
        await context.hall.store.ping()
    except Unavailable:
        return to_text("store unavailable\n", 503)
    return to_text("ok\n")


async def metrics(context: Context, request: Request) -> Response:  # noqa: ARG001
    context.metrics.tables.set(context.hall.live)
    context.metrics.sockets.set(context.connections.count)
    context.metrics.leases.set(context.hall.leases)
    return Response(generate_latest(context.metrics.registry), "text/plain; charset=utf-8")


def base_url(request: Request, context: Context) -> str:
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
    return f"{request.scheme}://{netloc}"


def caller(request: Request, context: Context) -> str:
    return caller_of(request.peer, request.headers.get("x-forwarded-for", ""), context.settings.trusted_proxies)


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
    people = summary.get("people", [])  # tables from before were listed by their names alone
    return wire.Listed(
        code=index.code,
        game=index.game,
        status=index.status,
        names=summary["names"],
        kinds=summary.get("kinds", ["person"] * len(summary["names"])),
        yours=[seat for seat, each in enumerate(people) if each == person],
        waited=summary.get("waited", []) if index.status == PLAYING else [],
        is_your_turn=is_turn,
        updated=index.updated,
    )


ROUTES: Final[dict[str, dict[str, Callable[[Context, Request], Awaitable[Response]]]]] = {
    "/api/home": {"POST": home},
    "/api/tables": {"POST": make_table},
    "/api/forget": {"POST": forget_me},
    FIND: {"GET": find},
    "/api/qr": {"GET": qr},
    "/api/address": {"GET": address},
    "/healthz": {"GET": healthz},
    "/metrics": {"GET": metrics},
}


def routes_of(context: Context) -> dict[str, dict[str, Handler]]:
    return {
        path: {method: partial(handler, context) for method, handler in methods.items()}
        for path, methods in ROUTES.items()
    }

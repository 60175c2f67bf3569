"""The HTTP API: home, new tables, codes, QR pictures, health and metrics. The page itself is in files.py."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
from functools import partial
from typing import Final, TypeVar

import msgspec
import segno
from aiohttp import web
from prometheus_client import generate_latest

from tischlein import __version__
from tischlein.core.errors import BadInput
from tischlein.core.lesson import Ask, Lesson
from tischlein.core.lessonfile import lesson_of
from tischlein.core.registry import find_game, game_folder, game_ids
from tischlein.server.context import Context, header
from tischlein.server.errors import Refusal
from tischlein.server.lists import has_running, listed, make_room
from tischlein.server.origins import address_on_the_network, host_name
from tischlein.server.rules import rules_of, shown_game
from tischlein.store.port import Unavailable
from tischlein.tables import wire
from tischlein.tables.frames.picture import shown_text
from tischlein.tables.log.listing import summary_of

T = TypeVar("T")
LONGEST_PATH: Final = 300
"""Longest path in a QR picture: with the longest host name it still fits."""

_who_am_i = msgspec.json.Decoder(wire.WhoAmI)
_new_table = msgspec.json.Decoder(wire.NewTable)


async def home(context: Context, request: web.Request) -> web.Response:
    data = await read(context, request, _who_am_i)
    if not context.rates.listing.allows(context.caller(request)):
        raise Refusal(429, "too many lists")
    async with context.listing:
        holder = await context.tokens.read(data.token, data.device)
        return to_json(
            wire.Home(
                games=[shown_game(find_game(game_id).info) for game_id in game_ids()],
                tables=await listed(context, holder.person) if holder.person else [],
                version=__version__,
                token=context.tokens.issue(holder) if holder.person and not holder.token else "",
                is_signed_out=holder.is_signed_out,
            )
        )


async def make_table(context: Context, request: web.Request) -> web.Response:
    data = await read(context, request, _new_table)
    if not context.rates.making.allows(context.caller(request)):
        raise Refusal(429, "too many new tables")
    holder = await context.tokens.read_or_new(data.token, data.device)
    person = holder.person
    names = list(data.pass_and_play) or [data.name]  # a name may be empty: the seat is then shown by its number
    seats = data.seats or (len(names) if data.pass_and_play and len(names) > 1 else 0)
    try:
        await make_room(context, person)
        if data.is_lesson:
            state = await context.hall.create_lesson(data.game, person, data.name, data.step)
        else:
            state = await context.hall.create(
                data.game,
                seats,
                person,
                names,
                is_quick=data.is_quick,
                bot=data.bot,
                is_pass_and_play=bool(data.pass_and_play),
                is_for_screen=data.is_for_screen,
                has_children=data.has_children,
                is_begun=(data.is_quick or bool(data.pass_and_play)) and not data.is_waiting,
            )
    except BadInput as refused:
        raise _refused(refused) from None
    return to_json(wire.TableMade(state.code, context.tokens.issue(holder)), 201)


def _refused(refused: BadInput) -> Refusal:
    said = shown_text(refused.text)
    return Refusal(400, extra={"key": said.key, "args": said.args})


async def forget_me(context: Context, request: web.Request) -> web.Response:
    """Removes the names of the token's person from all finished tables, and revokes the person's tokens.

    This device gets a new one if something of theirs goes on, because it is needed to return there.
    """
    data = await read(context, request, _who_am_i)
    if not context.rates.forgetting.allows(context.caller(request)):
        raise Refusal(429, "too many wishes to be forgotten")
    person = (await context.tokens.read(data.token, data.device)).person
    if not person:
        return to_json(wire.Forgotten(0, 0))
    done = await context.hall.forget(person)
    is_needed = done.running > 0 or await has_running(context, person)
    holder = await context.tokens.revoke(person, data.device if is_needed else "")
    return to_json(wire.Forgotten(done.tables, done.running, context.tokens.issue(holder) if is_needed else ""))


async def sign_out(context: Context, request: web.Request) -> web.Response:
    """Revokes all tokens of the person and closes their WebSockets, except on the device that asks."""
    data = await read(context, request, _who_am_i)
    if not context.rates.signing_out.allows(context.caller(request)):
        raise Refusal(429, "too many wishes to sign out")
    person = (await context.tokens.read(data.token, data.device)).person
    if not person:
        raise Refusal(403, "nobody's token")
    return to_json(wire.SignedOut(context.tokens.issue(await context.tokens.revoke(person, data.device))))


async def find(context: Context, request: web.Request) -> web.Response:
    """The table of a typed code or an invitation. Limited, so that codes cannot be guessed."""
    what = request.match_info["what"]
    can_guess = context.rates.finding.allows(context.caller(request))
    table = await (context.hall.find(what) if can_guess else context.hall.find_invited(what))
    if table is None and not can_guess:
        raise Refusal(429, "too many codes")
    stored = await context.hall.store.load(table, after=1 << 60) if table else None
    if stored is None:
        raise Refusal(404, "no such table")
    index = stored.index
    return to_json(wire.Found(index.code, index.game, index.status, summary_of(index).free))


async def words_of(context: Context, request: web.Request) -> web.Response:  # noqa: ARG001 - one signature for all
    """A game's words in one language: the page has no others of games that it was built without."""
    game, language = request.match_info["game"], request.match_info["language"]
    path = game_folder(game) / "locales" / f"{language}.ftl" if game in game_ids() else None
    if path is None or not path.is_file():
        raise Refusal(404, "no such words")
    return web.Response(text=await asyncio.to_thread(path.read_text, encoding="utf-8"))


async def lesson_script(context: Context, request: web.Request) -> web.Response:  # noqa: ARG001 - one signature for all
    """The script of a game's learn match, for the page that teaches it."""
    game = request.match_info["game"]
    try:
        lesson = lesson_of(game) if game in game_ids() else None
    except BadInput as refused:
        raise _refused(refused) from None
    if lesson is None:
        raise Refusal(404, "no such lesson")
    return to_json(_lesson(lesson))


async def qr(context: Context, request: web.Request) -> web.Response:
    """A link to one of our pages as a QR picture, with an address that phones in the local network reach."""
    path = request.query.get("path", "")
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST_PATH:
        raise Refusal(400, "a path of this server")
    if not context.rates.drawing.allows(context.caller(request)):
        raise Refusal(429, "too many pictures")
    picture = io.BytesIO()
    segno.make(base_url(request, context) + path, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False)
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


async def address(context: Context, request: web.Request) -> web.Response:
    return to_json({"url": base_url(request, context)})


async def healthz(context: Context, request: web.Request) -> web.Response:  # noqa: ARG001 - one signature for all
    try:
        await context.hall.store.ping()
    except Unavailable:
        return web.Response(text="store unavailable\n", status=503)
    return web.Response(text="ok\n")


async def metrics(context: Context, request: web.Request) -> web.Response:  # noqa: ARG001
    context.metrics.tables.set(context.hall.live)
    context.metrics.table_bytes.set(context.metrics.table_memory.per_table(context.hall.live))
    context.metrics.sockets.set(context.waiting.count + len(context.guests))
    context.metrics.leases.set(context.hall.leases)
    return web.Response(text=generate_latest(context.metrics.registry).decode())


def base_url(request: web.Request, context: Context) -> str:
    """How another device reaches this server."""
    if context.settings.public_url:
        return context.settings.public_url.rstrip("/")
    netloc = header(request, "host")
    name = host_name(netloc)
    is_here = name == "localhost"
    with contextlib.suppress(ValueError):
        is_here = is_here or ipaddress.ip_address(name).is_loopback
    if is_here and context.settings.host not in ("127.0.0.1", "localhost", "::1"):
        return f"http://{address_on_the_network()}:{context.settings.port}"
    return f"{scheme(request, context)}://{netloc}"


def scheme(request: web.Request, context: Context) -> str:
    """The scheme that the browser used; X-Forwarded-Proto counts only from a trusted proxy."""
    said = header(request, "x-forwarded-proto").lower()
    is_believed = request.remote in context.settings.trusted_proxies and said in ("http", "https")
    return said if is_believed else request.scheme


async def read(context: Context, request: web.Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The decoded body. Raises Refusal if it is late or malformed; aiohttp refuses one that is too long."""
    try:
        async with asyncio.timeout(context.limits.request_seconds):
            body = await request.read()
    except TimeoutError:
        raise Refusal(408) from None
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one: brackets within brackets
        raise Refusal(400, "malformed") from None


def to_json(data: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json", status=status)


def _lesson(lesson: Lesson) -> wire.ShownLesson:
    steps = [wire.ShownStep(step.name, [_ask(ask) for ask in step.asks]) for step in lesson.steps]
    return wire.ShownLesson(lesson.id, lesson.host, steps)


def _ask(ask: Ask) -> wire.ShownAsk:
    return wire.ShownAsk(
        moves=list(ask.moves),
        word=ask.word,
        shows=list(ask.shows),
        points=list(ask.points),
        good=ask.good,
        bad=ask.bad,
        side=ask.side,
        is_auto=ask.is_auto,
        offers=list(ask.offers),
        wrong=[wire.ShownWrong(list(each.moves), each.word) for each in ask.wrong],
        then=[seat for seat, _ in ask.then],
    )


def routes_of(context: Context) -> list[web.RouteDef]:
    return [
        web.post("/api/home", partial(home, context)),
        web.post("/api/tables", partial(make_table, context)),
        web.post("/api/forget", partial(forget_me, context)),
        web.post("/api/signout", partial(sign_out, context)),
        web.get("/api/find/{what:[^/]+}", partial(find, context)),
        web.get("/api/words/{game:[^/]+}/{language:[a-z]+}", partial(words_of, context)),
        web.get("/api/rules/{game:[^/]+}/{language:[a-z]+}", partial(rules_of, context)),
        web.get("/api/lesson/{game:[^/]+}", partial(lesson_script, context)),
        web.get("/api/qr", partial(qr, context)),
        web.get("/api/address", partial(address, context)),
        web.get("/healthz", partial(healthz, context)),
        web.get("/metrics", partial(metrics, context)),
    ]

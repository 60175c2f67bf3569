"""Replays over HTTP: the course of a match, positions by the batch, match files up and down. Nothing is stored."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
from aiohttp import web

from tischlein.core.errors import BadInput
from tischlein.core.types import SPECTATOR
from tischlein.core.words import text
from tischlein.server.context import Context, header
from tischlein.server.errors import Refusal
from tischlein.store.port import TableIndex
from tischlein.tables import wire
from tischlein.tables.codes import is_code
from tischlein.tables.frames.picture import shown_text
from tischlein.tables.frames.replay import Eyes
from tischlein.tables.replays import Kept, in_slices

ALL_HANDS: Final = "all"
BEARER: Final = "Bearer "
LONGEST_NUMBER: Final = 6
"""Digits of a number in an address."""


async def overview(context: Context, request: web.Request) -> web.Response:
    """GET /api/replay/{what}?eyes="""
    pay(context, request)
    kept, person = await found_match(context, request), await person_of(context, request)
    try:
        allowed = kept.access(person)
        return compressed(kept.overview(person, allowed, allowed.required(_eyes(request))))
    except BadInput as refused:
        raise _forbidden(refused) from None


async def positions(context: Context, request: web.Request) -> web.Response:
    """GET /api/replay/{what}/positions?eyes=&from=&count=. There are none beyond the last move."""
    pay(context, request)
    kept = await found_match(context, request)
    try:
        eyes = kept.access(await person_of(context, request)).required(_eyes(request))
    except BadInput as refused:
        raise _forbidden(refused) from None
    first, most = _number(request, "from", 0), context.limits.replay_positions
    count = min(_number(request, "count", most), most)
    found = await in_slices(kept.replay.positions(eyes, first, count)) if kept.replay is not None else []
    return compressed(wire.ReplayPositions(first, found))


async def download(context: Context, request: web.Request) -> web.Response:
    """GET /api/replay/{what}/file: only after the end, because a match file tells every hidden card."""
    if not context.rates.uploading.allows(context.caller(request)):
        raise Refusal(429, "too many match files")
    kept = await found_match(context, request)
    try:
        if not kept.access(await person_of(context, request)).is_over:
            raise BadInput(text("replay-no-file"))
    except BadInput as refused:
        raise _forbidden(refused) from None
    content = await in_slices(kept.file())
    answer = web.Response(text=content, content_type="application/x-ndjson")
    answer.headers["content-disposition"] = f'attachment; filename="{kept.game}-{kept.code[:8]}.jsonl"'
    answer.enable_compression()
    return answer


async def upload(context: Context, request: web.Request) -> web.Response:
    """POST /api/replays with a match file as the body."""
    if not context.rates.uploading.allows(context.caller(request)):
        raise Refusal(429, "too many match files")
    content = await _body(context, request)
    try:
        kept = await context.replays.of_file(content)
    except BadInput as refused:
        raise refusal(400, refused) from None
    return compressed(kept.overview("", kept.access(""), Eyes()))


async def _body(context: Context, request: web.Request) -> bytes:
    """Bounded by a limit of its own: a match file is longer than any other request."""
    most = context.limits.file_bytes
    content = bytearray()
    try:
        async with asyncio.timeout(context.limits.request_seconds):
            async for chunk in request.content.iter_any():
                content += chunk
                if len(content) > most:
                    raise refusal(413, BadInput(text("error-file-long", most=most // 1000)))
    except TimeoutError:
        raise Refusal(408) from None
    return bytes(content)


async def found_match(context: Context, request: web.Request) -> Kept:
    """By the key of an upload or the code of a table. Unknown codes are limited, so that none can be guessed."""
    what = request.match_info["what"]
    uploaded = context.replays.uploaded(what)
    if uploaded is not None:
        return uploaded
    index = await _index(context, request, what.upper())
    if index is None:
        raise refusal(404, BadInput(text("replay-unknown")))
    try:
        return await context.replays.of_table(index)
    except BadInput as refused:  # deleted meanwhile
        raise refusal(404, refused) from None


async def _index(context: Context, request: web.Request, code: str) -> TableIndex | None:
    """Beyond the limit of guesses only people of the table learn that it exists."""
    if not is_code(code):
        return None
    caller, store = context.caller(request), context.hall.store
    can_guess = context.rates.finding.has_left(caller)
    table = await context.hall.find(code)
    stored = await store.load(table, after=1 << 60) if table is not None else None
    if not can_guess and (stored is None or await person_of(context, request) not in stored.index.members):
        raise Refusal(429, "too many codes")
    if stored is None:
        context.rates.finding.allows(caller)
        return None
    return stored.index


def pay(context: Context, request: web.Request) -> None:
    if not context.rates.replaying.allows(context.caller(request)):
        raise Refusal(429, "too many parts of replays")


async def person_of(context: Context, request: web.Request) -> str:
    """Empty for somebody without a token of ours."""
    said = header(request, "authorization")
    return (await context.tokens.read(said.removeprefix(BEARER))).person if said.startswith(BEARER) else ""


def _eyes(request: web.Request) -> Eyes:
    said = request.query.get("eyes", "")
    if said == ALL_HANDS:
        return Eyes(has_all_hands=True)
    return Eyes(_number(request, "eyes", SPECTATOR)) if said else Eyes()


def _number(request: web.Request, name: str, default: int) -> int:
    said = request.query.get(name, "")
    if not said:
        return default
    if not (said.isascii() and said.isdigit()) or len(said) > LONGEST_NUMBER:
        raise Refusal(400, "malformed")
    return int(said)


def _forbidden(refused: BadInput) -> Refusal:
    return refusal(403, refused)


def refusal(status: int, refused: BadInput) -> Refusal:
    said = shown_text(refused.text)
    return Refusal(status, extra={"key": said.key, "args": said.args})


def compressed(data: object) -> web.Response:
    """Views of one match resemble each other: a tenth of their bytes is enough."""
    answer = web.Response(body=msgspec.json.encode(data), content_type="application/json")
    answer.enable_compression()
    return answer


def replay_routes(context: Context) -> list[web.RouteDef]:
    return [
        web.post("/api/replays", partial(upload, context)),
        web.get("/api/replay/{what:[^/]+}", partial(overview, context)),
        web.get("/api/replay/{what:[^/]+}/positions", partial(positions, context)),
        web.get("/api/replay/{what:[^/]+}/file", partial(download, context)),
    ]

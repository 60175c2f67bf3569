"""Matches that are dealt again, over HTTP: playing on from a move, and the same deal for others."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import msgspec
from aiohttp import web

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.context import Context
from tischlein.server.errors import Refusal
from tischlein.server.lists import make_room
from tischlein.server.replays import compressed, found_match, pay, person_of, refusal
from tischlein.server.routes import read, to_json
from tischlein.server.tokens import Holder
from tischlein.tables import wire
from tischlein.tables.deals import Deals, repeated
from tischlein.tables.log.records import Created

_play_on = msgspec.json.Decoder(wire.PlayOn)
_deal_again = msgspec.json.Decoder(wire.DealAgain)
_DEAL: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
UNKNOWN: Final = "deal-unknown"


async def play_on(context: Context, request: web.Request) -> web.Response:
    """POST /api/replay/{what}/table. Of a table only after the end; a file is open to whoever has it."""
    data = await read(context, request, _play_on)
    _pay_for_table(context, request)
    kept, holder = await found_match(context, request), await context.tokens.read_or_new(data.token, data.device)
    person = holder.person
    try:
        if not (kept.access(person).is_over or kept.is_file):
            raise BadInput(text("deal-not-over"))
    except BadInput as refused:
        raise refusal(403, refused) from None
    try:
        created = repeated(kept, data, person, data.move)
    except BadInput as refused:
        raise refusal(400, refused) from None
    return await _made(context, created, data, holder)


async def shown(context: Context, request: web.Request) -> web.Response:
    """GET /api/deal/{deal}"""
    pay(context, request)
    person, deal = await person_of(context, request), _deal(request)
    try:
        return compressed((await _deals(context).find(deal, person)).shown(person, deal))
    except BadInput as refused:
        raise _no_deal(refused) from None


async def again(context: Context, request: web.Request) -> web.Response:
    """POST /api/deal/{deal}"""
    data = await read(context, request, _deal_again)
    _pay_for_table(context, request)
    holder = await context.tokens.read_or_new(data.token, data.device)
    try:
        created = await _deals(context).again(_deal(request), data, holder.person)
    except BadInput as refused:
        raise _no_deal(refused) from None
    return await _made(context, created, data, holder)


async def _made(context: Context, created: Created, data: wire.DealAgain, holder: Holder) -> web.Response:
    try:
        await make_room(context, holder.person)
        state = await context.hall.create_repeated(created, is_waiting=data.is_waiting)
    except BadInput as refused:
        raise refusal(400, refused) from None
    return to_json(wire.TableMade(state.code, context.tokens.issue(holder)), 201)


def _deals(context: Context) -> Deals:
    return Deals(context.hall.store, context.replays)


def _deal(request: web.Request) -> str:
    deal = request.match_info["deal"]
    if not _DEAL.fullmatch(deal):
        raise _no_deal(BadInput(text(UNKNOWN)))
    return deal


def _pay_for_table(context: Context, request: web.Request) -> None:
    if not context.rates.making.allows(context.caller(request)):
        raise Refusal(429, "too many new tables")


def _no_deal(refused: BadInput) -> Refusal:
    return refusal(404 if refused.text.key == UNKNOWN else 409, refused)


def deal_routes(context: Context) -> list[web.RouteDef]:
    return [
        web.post("/api/replay/{what:[^/]+}/table", partial(play_on, context)),
        web.get("/api/deal/{deal:[^/]+}", partial(shown, context)),
        web.post("/api/deal/{deal:[^/]+}", partial(again, context)),
    ]

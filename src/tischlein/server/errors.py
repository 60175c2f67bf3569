"""Turns errors into answers: JSON for refusals, a bare 500 for faults of our own, whose details go to the log."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from tischlein.store.port import Unavailable

log = structlog.get_logger("tischlein")

SHOWN_PATH: Final = 200
"""Longest path in the log, because strangers choose its length."""


class Refusal(Exception):
    """A request that is refused. The page looks at the status, and at `extra` for words."""

    def __init__(self, status: int, detail: str = "", *, extra: object = None) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.extra = extra


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Refusal as refusal:
        return refused(refusal.status, refusal.detail, refusal.extra)
    except web.HTTPException as refusal:
        refusal.__traceback__ = None  # aiohttp's route keeps the error, which would keep the request: a cycle
        allow = refusal.headers.get("allow")
        return refused(refusal.status, headers={"allow": allow} if allow else None)
    except Unavailable:
        return refused(503, "store unavailable")
    except (ConnectionError, asyncio.CancelledError):  # the connection is closed: there is nothing to answer
        raise
    except Exception as error:
        log.error("request failed", method=request.method, path=request.path[:SHOWN_PATH], exc_info=error)
        return refused(500)


def refused(status: int, detail: str = "", extra: object = None, headers: dict[str, str] | None = None) -> web.Response:
    said: dict[str, Any] = {"status_code": status, "detail": detail or HTTPStatus(status).phrase}
    if extra is not None:
        said["extra"] = extra
    body = msgspec.json.encode(said)
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)

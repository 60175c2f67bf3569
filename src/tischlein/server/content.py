"""Bytes as an HTTP answer: hashed for their tag, compressed once when they are first asked for with gzip."""

from __future__ import annotations

import gzip
import hashlib
import re
from typing import Final

from aiohttp import web

from tischlein.server.context import header

SHORTEST: Final = 1000
"""Bytes from which on compression is worth it."""


class Content:
    def __init__(self, plain: bytes, content_type: str, cache: str) -> None:
        """`cache`: what Cache-Control says."""
        self._plain = plain
        self._type = content_type
        self._cache = cache
        self._hash = hashlib.blake2b(plain, digest_size=12).hexdigest()
        self._packed: bytes | None = None
        """None: not asked for yet. Empty: compression would not make it smaller."""

    def answer(self, request: web.Request) -> web.Response:
        packed = self._pack() if accepts_gzip(header(request, "accept-encoding")) else b""
        tag = f'"{self._hash}{"-gzip" if packed else ""}"'
        headers = {"cache-control": self._cache, "etag": tag, "vary": "accept-encoding"}
        if is_same(header(request, "if-none-match"), tag):
            return web.Response(status=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return web.Response(body=packed or self._plain, headers={**headers, "content-type": self._type})

    def _pack(self) -> bytes:
        if self._packed is None:
            packed = gzip.compress(self._plain, 6, mtime=0) if len(self._plain) >= SHORTEST else b""
            self._packed = packed if len(packed) < 0.9 * len(self._plain) else b""
        return self._packed


def accepts_gzip(header: str) -> bool:
    weights = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = weight.replace(" ", "")
    return not re.fullmatch(r"q=0(\.0*)?", weights.get("gzip", weights.get("*", "q=0")))


def is_same(header: str, tag: str) -> bool:
    """Whether If-None-Match names this tag."""
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in header.split(","))

"""The other server processes on the same store: their addresses, and signed hellos between them.

Every hello is signed with a key that only processes on this store have, for one receiver, for half a minute and for one
use. Anything else is refused before the WebSocket is accepted.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientSession
from itsdangerous import BadSignature, Signer

from tischlein.cluster.leases import place_of
from tischlein.tables.frames.picture import Viewer

HEADER: Final = "x-tischlein-peer"
FRESH: Final = 30_000
"""Milliseconds for which a hello is valid: the clocks of two processes may differ, and the way takes time."""


class PeerHello(msgspec.Struct, frozen=True):
    """A person who is connected to the sender joins a table that the receiver keeps."""

    table: str
    person: str
    is_display: bool
    name: str
    since: int
    origin: str = ""
    """Who the person is counted as where tables share something."""
    receiver: str = ""
    at: int = 0
    once: str = ""

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.person, self.is_display)


class PeerTrip(msgspec.Struct, frozen=True, tag="trip", tag_field="t"):
    """To the owner: one round trip between the person's page and the sender, in microseconds."""

    took: int
    line: int = 0
    """The shortest one that the sender's network stack has measured; 0 if unknown."""


PULSE: Final = b'{"t":"pulse"}'
"""From the owner: there is a race at this table, so the person's round trips matter."""

_decode = msgspec.json.Decoder(PeerHello).decode


class Peers:
    """Signs and checks hellos, and dials other processes."""

    def __init__(self, key: bytes, url: str, now: Callable[[], int]) -> None:
        self.owner = f"{secrets.token_hex(6)}@{url}"
        """The name of this process in its leases."""
        self._signer = Signer(key, salt="tischlein peer", digest_method=hashlib.sha256)
        self._now = now
        self._used: dict[str, int] = {}
        """When each hello was accepted; kept for as long as it would be valid."""
        self._session: ClientSession | None = None

    @property
    def session(self) -> ClientSession:
        """The HTTP client for connections to other processes, made when it is first needed."""
        if self._session is None:
            self._session = ClientSession()
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def sign(self, hello: PeerHello, owner: str) -> str:
        meant = msgspec.structs.replace(hello, receiver=owner, at=self._now(), once=secrets.token_hex(12))
        return self._signer.sign(base64.urlsafe_b64encode(msgspec.json.encode(meant))).decode()

    def read(self, signed: str) -> PeerHello | None:
        try:
            hello = _decode(base64.urlsafe_b64decode(self._signer.unsign(signed)))
        except (BadSignature, ValueError):  # the latter also from msgspec and base64
            return None
        now = self._now()
        if hello.receiver != self.owner or abs(now - hello.at) > FRESH or hello.once in self._used:
            return None
        self._forget(now - 2 * FRESH)
        self._used[hello.once] = now
        return hello

    def _forget(self, before: int) -> None:
        while self._used and self._used[oldest := next(iter(self._used))] < before:
            del self._used[oldest]


def socket_url(owner: str) -> str:
    """The WebSocket URL of the owner of a lease."""
    url = place_of(owner).rstrip("/")
    return f"ws{url.removeprefix('http')}/peer"


def is_peer_url(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0 and not parts.query
    except ValueError:  # the port is not a number
        return False

"""The other server processes on the same store: how they are called, and how they know each other.

Every hello to a peer is signed with a key that only processes on this store have, for one receiver, for half a minute,
for one use. Whatever is not, is refused before a connection exists.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer

from tischlein.tables.frames import Viewer
from tischlein.tables.leases import place_of

HEADER: Final = "x-tischlein-peer"
FRESH: Final = 30_000
"""Milliseconds by which the clocks of two processes may differ, with the way from one to the other."""


class PeerHello(msgspec.Struct, frozen=True):
    """Somebody at the sender's door wants to a table that the receiver keeps."""

    table: str
    person: str
    is_display: bool
    name: str
    nonce: str
    since: int
    receiver: str = ""
    at: int = 0
    once: str = ""

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.person, self.is_display)


class PeerTrip(msgspec.Struct, frozen=True, tag="trip", tag_field="t"):
    """To the owner: one round trip between the person's page and the sender, in microseconds."""

    took: int


PULSE: Final = b'{"t":"pulse"}'
"""From the owner: there is a race at this table, so the person's round trips matter."""

_decode = msgspec.json.Decoder(PeerHello).decode


class Peers:
    """This process among the others."""

    def __init__(self, key: bytes, url: str, now: Callable[[], int]) -> None:
        self.owner = f"{secrets.token_hex(6)}@{url}"
        """What our leases say."""
        self._signer = Signer(key, salt="tischlein peer", digest_method=hashlib.sha256)
        self._now = now
        self._used: dict[str, int] = {}
        """Hellos that were let in -> when; kept for as long as they would be fresh."""

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
    """Where the owner of a lease is reached."""
    url = place_of(owner).rstrip("/")
    return f"ws{url.removeprefix('http')}/peer"


def is_peer_url(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0 and not parts.query
    except ValueError:  # a port that is no number
        return False

"""What request handlers share: hall, tokens, limits and metrics. Made once, at start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from aiohttp import web

from tischlein.cluster.peers import Peers
from tischlein.server.admission import Guests
from tischlein.server.auth import Passport
from tischlein.server.connection import Socket, Table
from tischlein.server.devices import Devices
from tischlein.server.limits import Connections, Limits, Newcomers, Rates
from tischlein.server.metrics import Metrics
from tischlein.server.origins import caller_of
from tischlein.server.settings import Settings
from tischlein.server.tokens import Tokens
from tischlein.server.webhook_sender import WebhookSender
from tischlein.tables.clock import wall
from tischlein.tables.hall import Hall
from tischlein.tables.replays import Replays


@dataclass(slots=True)
class Context:
    settings: Settings
    hall: Hall
    passport: Passport
    metrics: Metrics
    peers: Peers | None = None
    """Set where several processes share a store."""
    relay: Callable[[str, bool], Table] | None = None
    """Makes a relay to a table that another process keeps, for somebody who is a member of it or not; set with
    `peers`."""
    limits: Limits = field(default_factory=Limits)
    webhooks: WebhookSender | None = None
    """None if the operator wants no messages to be sent."""
    rates: Rates = field(init=False)
    waiting: Connections = field(init=False)
    """WebSockets before their hello, by address."""
    newcomers: Newcomers = field(init=False)
    guests: Guests = field(init=False)
    sockets: set[Socket] = field(default_factory=set)
    """All open WebSockets, those of relays from other processes included."""
    listing: asyncio.Semaphore = field(init=False)
    """Held while a list is made."""
    replays: Replays = field(init=False)
    tokens: Tokens = field(init=False)
    devices: Devices = field(init=False)

    def __post_init__(self) -> None:
        self.rates = Rates(self.limits)
        # Many more than `newcomers`, because those who make room for newer ones are still closing.
        self.waiting = Connections(self.limits.sockets_per_address, self.limits.sockets)
        self.newcomers = Newcomers(self.limits.newcomers)
        self.guests = Guests(self.limits)
        self.listing = asyncio.Semaphore(self.limits.lists_at_once)
        self.tokens = Tokens(
            self.passport, self.hall.store, wall, lambda why: self.metrics.refused_tokens.labels(why=why).inc()
        )
        self.devices = Devices(self.hall.store)
        self.replays = Replays(self.hall.load, self.limits.replay_moves)

    @property
    def hosts(self) -> tuple[str, ...]:
        ours = [urlsplit(url).hostname for url in (self.settings.public_url, self.settings.peer_url)]
        return (*self.settings.allowed_hosts, *(host for host in ours if host))

    def caller(self, request: web.BaseRequest) -> str:
        """The client address that rate limits count by."""
        return caller_of(request.remote or "", header(request, "x-forwarded-for"), self.settings.trusted_proxies)


def header(request: web.BaseRequest, name: str) -> str:
    """The value of a header, repeated ones joined to a list (RFC 9110, 5.3): two origins never equal our own."""
    return ", ".join(request.headers.getall(name, ()))

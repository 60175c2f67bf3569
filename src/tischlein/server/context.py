"""What handlers share: the hall, the passport, limits and counters. Made once, at start."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Gauge
from prometheus_client import Counter as Total

from tischlein.server.auth import Passport
from tischlein.server.guard import Buckets
from tischlein.server.manners import Manners
from tischlein.server.peers import Peers
from tischlein.server.settings import Settings
from tischlein.tables.hall import Hall

CONNECTIONS_AN_ADDRESS = 60
"""A classroom behind one address fits; a flood does not."""
CONNECTIONS = 5000
STRANGERS = 500
"""Sockets that have not said hello yet. A page says it at once, so these are the pages of one moment."""


class Connections:
    """Open sockets by address."""

    def __init__(self, per_address: int = CONNECTIONS_AN_ADDRESS, in_all: int = CONNECTIONS) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._per_address or self.count >= self._in_all:
            return False
        self._open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Only after `enter` allowed it."""
        assert self._open[address] > 0, "left without having entered"
        self._open[address] -= 1
        self.count -= 1
        if not self._open[address]:
            del self._open[address]


class Crowded(Exception):
    """Others came, and this one had been silent for longest."""


class Strangers:
    """Sockets before their hello. Never more than so many: however many come, there is room for one that says it."""

    def __init__(self, most: int = STRANGERS) -> None:
        self._most = most
        self._waiting: dict[asyncio.Timeout, None] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def patience(self, seconds: float) -> AsyncIterator[None]:
        """Raises TimeoutError after so long, or Crowded before that."""
        mine = asyncio.timeout(seconds)
        try:
            async with mine:
                self._waiting[mine] = None
                if len(self._waiting) > self._most:
                    oldest = next(iter(self._waiting))
                    del self._waiting[oldest]
                    oldest.reschedule(asyncio.get_running_loop().time())
                yield
        except TimeoutError:
            if mine not in self._waiting:
                raise Crowded from None
            raise
        finally:
            self._waiting.pop(mine, None)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Total("tischlein_commands", "Commands received", registry=self.registry)
        self.bot_trouble = Total("tischlein_bot_trouble", "Bots that crashed or were late", registry=self.registry)
        self.table_trouble = Total(
            "tischlein_table_trouble", "Tables that failed and were closed", registry=self.registry
        )
        self.store_trouble = Total(
            "tischlein_store_trouble", "Times that the store could not do what it was asked", registry=self.registry
        )
        self.nonsense = Total(
            "tischlein_nonsense", "Requests and frames such as no browser sends them", registry=self.registry
        )
        self.tables = Gauge("tischlein_live_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("tischlein_connections", "Open sockets", registry=self.registry)
        self.leases = Gauge("tischlein_leases", "Tables that other processes leave to this one", registry=self.registry)
        self.relayed = Gauge(
            "tischlein_relayed_connections", "Sockets whose table another process keeps", registry=self.registry
        )


@dataclass(slots=True)
class Context:
    settings: Settings
    hall: Hall
    passport: Passport
    metrics: Metrics
    peers: Peers | None = None
    """Where several processes share a store."""
    connections: Connections = field(default_factory=Connections)
    strangers: Strangers = field(default_factory=Strangers)
    message_rate: float = 20.0
    """Of one socket, a second; four times as much at once."""
    # By address: what it may do a second, and how much at once. A classroom behind one address fits in.
    making: Buckets = field(default_factory=lambda: Buckets(0.5, 20))
    """New tables."""
    finding: Buckets = field(default_factory=lambda: Buckets(1.0, 20))
    """Codes that lead nowhere or were looked up: eight letters cannot be guessed at this speed."""
    greeting: Buckets = field(default_factory=lambda: Buckets(10.0, 150))
    """Sockets that say hello; all of a room come back at once after a restart."""
    talking: Buckets = field(default_factory=lambda: Buckets(200.0, 1000))
    """Commands over all sockets."""
    chatting: Buckets = field(default_factory=lambda: Buckets(3.0, 30))
    """Chat is kept in the log, so it has a limit of its own,"""
    manners: Manners = field(default_factory=Manners)
    """and so has what else is written there without being a move."""
    asking: Buckets = field(default_factory=lambda: Buckets(50.0, 400))
    """HTTP requests; a page is a few dozen files."""
    forgetting: Buckets = field(default_factory=lambda: Buckets(1 / 60, 5))
    """Searches through all that was ever written."""
    drawing: Buckets = field(default_factory=lambda: Buckets(2.0, 30))
    """QR pictures, which cost some milliseconds each."""

    @property
    def hosts(self) -> tuple[str, ...]:
        public = urlsplit(self.settings.public_url).hostname
        return (*self.settings.allowed_hosts, *([public] if public else []))


def address_on_the_network() -> str:
    """This machine's address as other devices in the house see it; asks the routing table, sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

"""Sends messages to webhooks: bounded in time, number and rate, and never to places that only this server can reach.

Nothing here is logged: addresses are secrets, and strangers could fill the log. Outcomes are counted, and the table's
host is shown the last one.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import aiohttp

from tischlein.server.limits import Buckets, Limits
from tischlein.server.webhook_addresses import HTTPS_PORT, CheckedResolver, Forbidden, Lookup, NameService, Reach
from tischlein.server.webhook_message import body_of
from tischlein.tables.live.messages import Message, Report
from tischlein.tables.log.hookurl import host_of

PAUSES: Final = (5.0, 30.0)
"""Seconds before the second and the third attempt. There is no fourth."""
DELIVERED: Final = "delivered"
OUTCOMES: Final = (
    DELIVERED,
    "address",
    "port",
    "name",
    "slow",
    "tls",
    "redirect",
    "status",
    "unreachable",
    "often",
    "crowded",
)
AGAIN: Final = ("name", "slow", "unreachable")
"""Outcomes that may be others in a moment."""
AGAIN_STATUS: Final = (408, 425, 429)
READ_BYTES: Final = 4096


class Outcome(NamedTuple):
    what: str
    """`delivered`, or the end of the word key that says why not."""
    status: int = 0

    @property
    def is_temporary(self) -> bool:
        return self.what in AGAIN or self.status in AGAIN_STATUS or self.status >= 500


class WebhookSender:
    """The messenger of all tables of this process (tables/live/messages.py)."""

    def __init__(
        self,
        limits: Limits,
        reach: Reach,
        base: str,
        on_outcome: Callable[[str], None],
        *,
        lookup: Lookup | None = None,
        tls: ssl.SSLContext | None = None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        """`base` is how browsers reach this server; `lookup` and `tls` are the system's unless a test has its own."""
        self._limits = limits
        self._reach = reach
        self._base = base
        self._on_outcome = on_outcome
        self._names = NameService() if lookup is None else None
        self._lookup: Lookup = lookup or self._names or NameService()
        self._tls = tls
        self._pauses = pauses
        self._tables = Buckets(*limits.webhooks_by_table)
        self._hosts = Buckets(*limits.webhooks_by_host)
        self._slots = asyncio.Semaphore(limits.webhooks_at_once)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._session: aiohttp.ClientSession | None = None

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def send(self, message: Message, report: Report) -> None:
        self.drop(message.table)
        refused = self._refused(message)
        if refused:
            self._on_outcome(refused)
            report(refused, 0)
            return
        task = self._tasks[message.table] = asyncio.create_task(self._deliver(message, report))
        task.add_done_callback(lambda done: self._forget(message.table, done))

    def drop(self, table: str) -> None:
        task = self._tasks.pop(table, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        for table in list(self._tasks):
            self.drop(table)
        if self._session is not None:
            await self._session.close()
        if self._names is not None:
            self._names.close()

    def _refused(self, message: Message) -> str:
        """Why it is not even tried."""
        if len(self._tasks) >= self._limits.webhooks_waiting:
            return "crowded"
        is_allowed = self._tables.allows(message.table) and self._hosts.allows(host_of(message.url))
        return "" if is_allowed else "often"

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def _deliver(self, message: Message, report: Report) -> None:
        body = body_of(message, self._base)
        outcome = await self._attempt(message.url, body)
        for pause in self._pauses:
            if not outcome.is_temporary:
                break
            await asyncio.sleep(pause)
            outcome = await self._attempt(message.url, body)
        self._on_outcome(outcome.what)
        report(*outcome)

    async def _attempt(self, url: str, body: bytes) -> Outcome:
        async with self._slots:
            try:
                return await self._post(url, body)
            except TimeoutError:
                return Outcome("slow")
            except (aiohttp.ClientError, OSError, ValueError) as error:  # ValueError: of a strange address
                return Outcome(_why(error))

    async def _post(self, url: str, body: bytes) -> Outcome:
        self._check_literal(url)
        posting = self._open_session().post(
            url,
            data=body,
            headers={"content-type": "application/json"},
            allow_redirects=False,
            timeout=aiohttp.ClientTimeout(total=self._limits.webhook_seconds),
        )
        async with posting as answer:
            status = answer.status
            answer.close()  # its body is not read
        if 200 <= status < 300:
            return Outcome(DELIVERED, status)
        return Outcome("redirect" if 300 <= status < 400 else "status", status)

    def _check_literal(self, url: str) -> None:
        """The connector asks its resolver for names only, and not for an address in numbers."""
        host = host_of(url)
        try:
            ip_address(host)
        except ValueError:
            return
        self._reach.check(host, urlsplit(url).port or HTTPS_PORT)

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=CheckedResolver(self._lookup, self._reach),
                use_dns_cache=False,  # each attempt checks the addresses that it connects to
                ssl=self._tls or ssl.create_default_context(),
                force_close=True,
                limit=self._limits.webhooks_at_once,
                socket_factory=self._make_socket,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                read_bufsize=READ_BYTES,
                headers={"user-agent": "Tischlein"},
            )
        return self._session

    def _make_socket(self, found: aiohttp.AddrInfoType) -> socket.socket:
        """Checks the address once more where it is used, whatever way it came."""
        family, kind, protocol, _, place = found
        self._reach.check(str(place[0]), int(place[1]))
        return socket.socket(family, kind, protocol)


def _why(error: BaseException) -> str:
    """The end of the word key. Never the error's own text, which has the address in it."""
    cause = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else error
    if isinstance(cause, Forbidden):
        return cause.why
    if isinstance(error, aiohttp.ClientSSLError):
        return "tls"
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return "name"
    return "address" if isinstance(error, ValueError) else "unreachable"

"""Which addresses webhooks may reach, and a resolver that returns no others.

The address of a webhook comes from strangers. Without these checks they could let the server speak to machines that
only it can reach: its own network, itself, the metadata service of a cloud.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

from aiohttp.abc import AbstractResolver, ResolveResult

HTTPS_PORT: Final = 443
GLOBAL_V6: Final = IPv6Network("2000::/3")
TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""Teredo and 6to4: addresses that contain an IPv4 address, to which somebody might forward them."""
SPECIAL_V4: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Protocol assignments and relays of 6to4, which some versions of Python call global."""
LOOKUP_THREADS: Final = 4

Network = IPv4Network | IPv6Network
Lookup = Callable[[str], Awaitable[Sequence[str]]]
"""Finds the addresses of a name. Raises OSError if it has none."""


class Forbidden(OSError):
    """This place must not be reached; `why` is the end of a word key."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Reach:
    allowed: tuple[Network, ...] = ()
    """Networks that the operator allows, whatever is in them and on every port."""

    def check(self, address: str, port: int) -> None:
        """Raises Forbidden."""
        found = _unmapped(ip_address(address))
        if any(found.version == network.version and found in network for network in self.allowed):
            return
        if not _is_public(found):
            raise Forbidden("address")
        if port != HTTPS_PORT:
            raise Forbidden("port")


def _unmapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """An allow list. NAT64 (64:ff9b::/96), unique local and site local addresses are outside of GLOBAL_V6."""
    if isinstance(address, IPv6Address):
        is_unicast = address in GLOBAL_V6 and not any(address in tunnel for tunnel in TUNNELS)
    else:
        is_special = any(address in network for network in SPECIAL_V4)
        is_unicast = not (is_special or address.is_multicast or address.is_reserved)
    return is_unicast and address.is_global


class NameService:
    """The system's lookup of names in threads of its own: slow answers must not hold up other work in threads."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOKUP_THREADS, thread_name_prefix="webhook-names")

    async def __call__(self, name: str) -> list[str]:
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _addresses, name)
        return list(dict.fromkeys(found))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _addresses(name: str) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(name, HTTPS_PORT, type=socket.SOCK_STREAM)]


class CheckedResolver(AbstractResolver):
    """Hands the connector addresses that were checked. It connects to these, so a second answer changes nothing."""

    def __init__(self, lookup: Lookup, reach: Reach) -> None:
        self._lookup = lookup
        self._reach = reach

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """One forbidden address among several is enough to refuse: no public service has any."""
        del family  # both are tried
        addresses = await self._lookup(host)
        for address in addresses:
            self._reach.check(address, port)
        return [_result(host, address, port) for address in addresses]

    async def close(self) -> None:
        pass


def _result(name: str, address: str, port: int) -> ResolveResult:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return ResolveResult(
        hostname=name, host=address, port=port, family=family, proto=0, flags=int(socket.AI_NUMERICHOST)
    )

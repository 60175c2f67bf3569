"""Who may ask, and how often: host and origin checks, rate limits, response headers."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


class Buckets:
    """Token buckets by key, with bounded memory: the ones used longest ago are forgotten first."""

    def __init__(self, rate: float, burst: int, *, keep: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._keep = keep
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def has_left(self, key: str, cost: float = 1.0) -> bool:
        """Without spending anything."""
        return self._level(key, time.monotonic()) >= cost

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        level = self._level(key, now)
        is_allowed = level >= cost
        self._buckets[key] = (level - cost if is_allowed else level, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keep:
            self._buckets.popitem(last=False)
        return is_allowed

    def _level(self, key: str, now: float) -> float:
        level, since = self._buckets.get(key, (float(self._burst), now))
        return min(float(self._burst), level + (now - since) * self._rate)


_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+(?:%[a-z0-9._-]+)?)\]|([a-z0-9._-]+))(?::([0-9]{0,5}))?")
LONGEST_HOST: Final = 260
"""A name of 253 letters and a port."""


def host_name(header: str) -> str:
    """Without the port; empty for what is no host at all."""
    parts = _HOST.fullmatch(header.lower()) if len(header) <= LONGEST_HOST else None
    if parts is None or int(parts[3] or 0) > 65_535:
        return ""
    return parts[1] or parts[2]


def is_known_host(header: str, allowed: tuple[str, ...]) -> bool:
    """Names that a foreign page cannot point at us: addresses, this machine's own names, and what was configured."""
    name = host_name(header)
    if name in allowed or name == "localhost" or name.endswith((".local", ".localhost")):
        return True
    if name == socket.gethostname().lower():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(origin: str, host: str) -> bool:
    """A browser names the page a socket was opened from; only our own pages may."""
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def caller_of(peer: str, forwarded: str, trusted: tuple[str, ...]) -> str:
    """The address to count by: the last one that a trusted proxy saw and that is no trusted proxy itself."""
    steps = [without_port(step.strip()) for step in forwarded.split(",") if step.strip()]
    caller = peer
    while caller in trusted and steps:
        caller = steps.pop()
    return household(caller)


_WITH_PORT: Final = re.compile(r"\[([^\]]*)\](?::[0-9]+)?|([^:]+):[0-9]+")


def without_port(address: str) -> str:
    """Some proxies name the port as well, which is another one for every connection."""
    parts = _WITH_PORT.fullmatch(address)
    return (parts[1] or parts[2] or "") if parts else address


def household(address: str) -> str:
    """What one subscriber has: an IPv4 address, or the IPv6 network in which every device has thousands."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))

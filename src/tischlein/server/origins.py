"""Where a request comes from: its host and origin, and the address it is counted by."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+(?:%[a-z0-9._-]+)?)\]|([a-z0-9._-]+))(?::([0-9]{0,5}))?")
LONGEST_HOST: Final = 260
"""Characters: a host name of 253 and a port."""


def host_name(header: str) -> str:
    """The host without its port; empty if the header is malformed."""
    parts = _HOST.fullmatch(header.lower()) if len(header) <= LONGEST_HOST else None
    if parts is None or int(parts[3] or 0) > 65_535:
        return ""
    return parts[1] or parts[2]


def is_known_host(header: str, allowed: tuple[str, ...], *, is_strict: bool = False) -> bool:
    """Whether a foreign page cannot have made this name lead to us (DNS rebinding).

    True for addresses, this machine's own names, and what was configured; if strict, for what was configured, and for
    this machine as it calls itself, so that its operator can look after it.
    """
    name = host_name(header)
    if name in allowed or name == "localhost":
        return True
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        is_ours = name.endswith((".local", ".localhost")) or name == socket.gethostname().lower()
        return is_ours and not is_strict
    return address.is_loopback or not is_strict


def is_same_origin(origin: str, host: str) -> bool:
    """Whether a request comes from a page of ours, or from a program, which names no origin."""
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def caller_of(peer: str, forwarded: str, trusted: tuple[str, ...]) -> str:
    """The address that limits count by: the last in the chain of proxies that is not a trusted one itself."""
    steps = [without_port(step.strip()) for step in forwarded.split(",") if step.strip()]
    caller = peer
    while caller in trusted and steps:
        caller = steps.pop()
    return household(caller)


_WITH_PORT: Final = re.compile(r"\[([^\]]*)\](?::[0-9]+)?|([^:]+):[0-9]+")


def without_port(address: str) -> str:
    """The address alone: some proxies add the port, which differs for every connection."""
    parts = _WITH_PORT.fullmatch(address)
    return (parts[1] or parts[2] or "") if parts else address


def household(address: str) -> str:
    """What limits count as one client: an IPv4 address or an IPv6 /64, in which one device has many addresses."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))


def networks(household: str) -> tuple[str, ...]:
    """The household and the larger networks around it, which one subscriber may have: of IPv6 a /56 and a /48."""
    try:
        around = ipaddress.IPv6Network(household)
    except ValueError:
        return (household,)
    return (household, *(str(around.supernet(new_prefix=bits)) for bits in (56, 48)))


def address_on_the_network() -> str:
    """This machine's address in the local network, from the routing table; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

"""The round trip of a connection as the system's own network stack measures it, by the acknowledgements of TCP.

A page can delay its pongs, but not these: they are sent by its system. Only Linux tells the shortest one, and only of a
direct connection; behind a proxy it would be the way to the proxy.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Final

from tischlein.tables.clock import Micros

MIN_RTT_AT: Final = 148
"""The offset of `tcpi_min_rtt` in `struct tcp_info` of Linux, which grows at its end only."""
UNMEASURED: Final = 0xFFFFFFFF


def shortest_trip(transport: asyncio.BaseTransport | None) -> Micros:
    """Microseconds, of the last five minutes; 0 if unknown."""
    found = transport.get_extra_info("socket") if transport is not None else None
    if found is None or sys.platform != "linux":
        return 0
    try:
        info = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT_AT + 4)
    except OSError:  # closed meanwhile, or no TCP
        return 0
    if len(info) < MIN_RTT_AT + 4:
        return 0
    (shortest,) = struct.unpack_from("=I", info, MIN_RTT_AT)
    return 0 if shortest == UNMEASURED else int(shortest)

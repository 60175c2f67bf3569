"""The server of the server benchmark: the product's own application with the limits for strangers taken off.

python benchmarks/server_process.py URL PORT
"""

from __future__ import annotations

import asyncio
import socket
import sys
import tempfile
from pathlib import Path

from tischlein.cli.serve import calm_collector, raise_file_limit
from tischlein.server.app import Server, make_context
from tischlein.server.limits import Limits
from tischlein.server.settings import Settings
from tischlein.store.open import open_store

MANY = 1_000_000
ANY = (float(MANY), MANY)
LIMITS = Limits(
    sockets=MANY,
    sockets_per_address=MANY,
    messages=ANY,
    asking=ANY,
    making=ANY,
    finding=ANY,
    greeting=ANY,
    talking=ANY,
    chatting=ANY,
    records_by_address=ANY,
    records_by_table=ANY,
    restlessness=ANY,
    option_letters=ANY,
)


async def main(url: str, port: int) -> None:
    data = Path(tempfile.mkdtemp(prefix="tischlein-bench-"))
    settings = Settings(host="127.0.0.1", port=port, db=url, data=data)
    context = await make_context(settings, await open_store(url), LIMITS)
    listening = socket.create_server(("127.0.0.1", port), backlog=2048)
    await Server(context).start(listening)
    await asyncio.Event().wait()


if __name__ == "__main__":
    raise_file_limit()
    calm_collector()
    try:
        import uvloop

        uvloop.run(main(sys.argv[1], int(sys.argv[2])))
    except ImportError:
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))

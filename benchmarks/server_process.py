"""The server of the server benchmark: the product's own application with the limits for strangers taken off.

python benchmarks/server_process.py URL PORT
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import uvicorn

from tischlein.cli.serve import calm_collector, raise_file_limit
from tischlein.server.app import make_app, make_context
from tischlein.server.context import Connections
from tischlein.server.guard import Buckets
from tischlein.server.manners import Manners
from tischlein.server.pings import PingingProtocol
from tischlein.server.settings import Settings
from tischlein.store.open import open_store

NO_LIMIT = 1_000_000


async def main(url: str, port: int) -> None:
    data = Path(tempfile.mkdtemp(prefix="tischlein-bench-"))
    settings = Settings(host="127.0.0.1", port=port, db=url, data=data)
    context = await make_context(settings, await open_store(url, has_clerk=True))
    context.connections = Connections(NO_LIMIT, NO_LIMIT)
    for limit in ("making", "finding", "greeting", "talking", "chatting", "asking"):
        setattr(context, limit, Buckets(NO_LIMIT, NO_LIMIT))
    context.manners = Manners(NO_LIMIT)
    context.message_rate = NO_LIMIT
    config = uvicorn.Config(
        make_app(context), host="127.0.0.1", port=port, ws=PingingProtocol, log_level="error", access_log=False
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    raise_file_limit()
    calm_collector()
    try:
        import uvloop

        uvloop.run(main(sys.argv[1], int(sys.argv[2])))
    except ImportError:
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))

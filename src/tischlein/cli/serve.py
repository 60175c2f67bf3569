"""`tischlein serve`: the whole product in one process. Opens the browser, shows the way for phones in the house."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import socket
import webbrowser
from collections.abc import Coroutine
from pathlib import Path

import segno
import structlog
import uvicorn

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.app import make_app, make_context
from tischlein.server.context import Metrics, address_on_the_network
from tischlein.server.door import Door
from tischlein.server.logs import Sieve, set_up_log
from tischlein.server.peers import is_peer_url
from tischlein.server.pings import PingingProtocol
from tischlein.server.settings import Settings
from tischlein.store.alone import alone_on
from tischlein.store.open import open_store
from tischlein.store.port import Unavailable
from tischlein.store.watched import WatchedStore, Watcher
from tischlein.tables.hall import Hall
from tischlein.words.words import Words

log = structlog.get_logger("tischlein")

LARGEST_MESSAGE = 65_536
GOODBYE_SECONDS = 5
LOCAL_ONLY = ("127.0.0.1", "localhost", "::1")


class PoliteServer(uvicorn.Server):
    """Closes the hall before the connections: people hear goodbye, and tables go to other processes at once."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with contextlib.suppress(TimeoutError):  # a store that does not answer
            await asyncio.wait_for(self._hall.close(), GOODBYE_SECONDS)
        await super().shutdown(sockets)


class StoreWatcher(Watcher):
    """What an operator hears of the store."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def failed(self) -> None:
        self._metrics.store_trouble.inc()

    def began(self, error: Unavailable, failures: int) -> None:
        log.error("store trouble", error=str(error), failures=failures)

    def ended(self) -> None:
        log.warning("store works again")


def serve(settings: Settings, *, opens_browser: bool, language: str) -> int:
    if settings.peer_url and not is_peer_url(settings.peer_url):
        raise BadInput(text("error-peer-url", url=settings.peer_url))
    sieve = set_up_log()
    raise_file_limit()
    calm_collector()
    listening = _listen(settings)
    url = store_url(settings)
    with alone_on(url), contextlib.suppress(KeyboardInterrupt):
        _run_loop(_run(settings, url, listening, opens_browser, Words(language), sieve))
    return 0


def _run_loop(work: Coroutine[None, None, None]) -> None:
    """uvloop where there is one: half again as many messages a second."""
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _run(
    settings: Settings, url: str, listening: socket.socket, opens_browser: bool, words: Words, sieve: Sieve
) -> None:
    store = WatchedStore(await open_store(url, has_clerk=True))
    context = await make_context(settings, store)
    store.watcher = StoreWatcher(context.metrics)
    with contextlib.suppress(Unavailable):  # is said in the log, and people may look at what there is
        await store.ping(by_writing=True)
    Door.doorway.on_nonsense = sieve.on_nonsense = context.metrics.nonsense.inc
    config = uvicorn.Config(
        make_app(context),
        http=Door,
        ws=PingingProtocol,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,  # all loggers end in ours
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=",".join(settings.trusted_proxies),
    )
    server = PoliteServer(config, context.hall)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if not running.done():
        _show_the_way(settings, words)
        if opens_browser:
            await asyncio.to_thread(webbrowser.open, f"http://127.0.0.1:{settings.port}/")
    await running


def _listen(settings: Settings) -> socket.socket:
    """Bound before anything else starts, so that a port in use is one sentence and nothing else."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Said to be TCP, or asyncio would not turn off the waiting for more to send: 40 ms for every answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(text("error-port", host=settings.host, port=str(settings.port), why=why)) from None
    return listening


def store_url(settings: Settings) -> str:
    """What the operator named, or a file in the data folder, which is made if need be."""
    return settings.db or f"sqlite:///{_data_file(settings.data)}"


def _data_file(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadInput(text("error-data", folder=str(folder), why=error.strerror or str(error))) from None
    return f"{(folder / 'tischlein.sqlite').resolve().as_posix()}"


def _show_the_way(settings: Settings, words: Words) -> None:
    print(words.say("serve-here", url=f"http://127.0.0.1:{settings.port}/"))
    if settings.host in LOCAL_ONLY:
        print(words.say("serve-local"))
    else:
        url = f"http://{address_on_the_network()}:{settings.port}/"
        picture = io.StringIO()
        segno.make(url, error="l").terminal(out=picture, compact=True)
        print(words.say("serve-network", url=url))
        print(picture.getvalue(), end="")
        print(words.say("serve-open", option="--host 127.0.0.1"))
    print(words.say("serve-stop"), flush=True)


def calm_collector() -> None:
    """What is there at the start stays there, and moves leave no cycles behind: looking everywhere is in vain.

    Looking at what is new is short as long as there is little of it, and everybody waits meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 1_000, 50)


def raise_file_limit() -> None:
    """Every connection is an open file; the usual soft limit of 1,024 is a hall half full."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))

"""`tischlein serve`: runs the server, opens the browser and prints the address for phones in the local network."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import signal
import socket
import sqlite3
import webbrowser
from collections.abc import Callable, Coroutine
from ipaddress import ip_network
from pathlib import Path

import segno
import structlog

from tischlein.bots.roster import allow_foreign
from tischlein.cluster.peers import is_peer_url
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.app import Server, make_context
from tischlein.server.logs import Sieve, set_up_log
from tischlein.server.metrics import Metrics
from tischlein.server.origins import address_on_the_network
from tischlein.server.settings import Settings
from tischlein.store.monitored import Monitor, MonitoredStore
from tischlein.store.open import open_store
from tischlein.store.port import Unavailable
from tischlein.store.sqlite.faults import known_faults
from tischlein.store.sqlite.lockfile import Served, only_server_on
from tischlein.tables.wire import ServerMessage, Stalled
from tischlein.words.words import Words

log = structlog.get_logger("tischlein")

LAST_PORT = 65_535
MOST_WORKERS = 64
LOCAL_ONLY = ("127.0.0.1", "localhost", "::1")


class StoreWatcher(Monitor):
    """Logs and counts failures of the store, and tells people at tables when it does not answer."""

    def __init__(self, metrics: Metrics, tell_all: Callable[[ServerMessage], None]) -> None:
        self._metrics = metrics
        self._tell_all = tell_all
        self._is_waiting = False

    def failed(self) -> None:
        self._metrics.store_trouble.inc()

    def began(self, error: Unavailable, failures: int) -> None:
        log.error("store trouble", error=str(error), failures=failures)

    def ended(self) -> None:
        log.warning("store works again")

    def waits(self, seconds: float) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._metrics.store_waits.inc()
            log.error("store waits", seconds=round(seconds, 1))
        self._tell_all(Stalled())

    def answered(self) -> None:
        self._is_waiting = False
        log.warning("store answers again")
        self._tell_all(Stalled(is_over=True))


def serve(settings: Settings, *, opens_browser: bool, language: str) -> int:
    if settings.peer_url and not is_peer_url(settings.peer_url):
        raise BadInput(text("error-peer-url", url=settings.peer_url))
    if not 1 <= settings.bot_workers <= MOST_WORKERS:
        raise BadInput(text("error-bot-workers", most=MOST_WORKERS))
    allow_foreign(settings.bots)
    for network in settings.webhook_networks:
        _check_network(network)
    sieve = set_up_log()
    raise_file_limit()
    calm_collector()
    words, url = Words(language), store_url(settings)
    try:
        with only_server_on(url, here(settings)), contextlib.suppress(KeyboardInterrupt):
            _run_loop(_run(settings, url, _listen(settings), opens_browser, words, sieve))
    except Served as served:
        # For players that is as good as a start; with --no-open, for operators, it is a failure.
        if not served.address:
            raise
        if not opens_browser:
            raise BadInput(text("error-served-at", url=url, address=served.address)) from None
        print(words.say("serve-running", url=served.address), flush=True)
        webbrowser.open(served.address)
    return 0


def _check_network(network: str) -> None:
    try:
        ip_network(network)
    except ValueError:
        raise BadInput(text("error-webhook-network", network=network)) from None


def here(settings: Settings) -> str:
    """The address of the server from this computer."""
    return f"http://127.0.0.1:{settings.port}/"


def _run_loop(work: Coroutine[None, None, None]) -> None:
    """Runs on uvloop where it exists: half again as many messages a second."""
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _run(
    settings: Settings, url: str, listening: socket.socket, opens_browser: bool, words: Words, sieve: Sieve
) -> None:
    store = MonitoredStore(await open_store(url))
    context = await make_context(settings, store)
    store.monitor = StoreWatcher(context.metrics, context.hall.tell_all)
    with contextlib.suppress(Unavailable):  # it is logged; tables can still be looked at
        await store.ping(by_writing=True)
    sieve.on_nonsense = context.metrics.nonsense.inc
    server = Server(context)
    await server.start(listening)
    stopping = asyncio.Event()
    _heed_signals(stopping)
    _name_faults(url, words)
    _show_the_way(settings, words)
    _compile_meanwhile(words)
    if opens_browser:
        await asyncio.to_thread(webbrowser.open, here(settings))
    try:
        await stopping.wait()
    finally:  # also on Windows, where Ctrl+C is an exception
        await server.stop()


def _name_faults(url: str, words: Words) -> None:
    """Names what is known to be wrong with the SQLite library, to whoever starts the server and in the log."""
    for fault in known_faults() if url.startswith("sqlite") else ():
        log.warning("sqlite fault", version=sqlite3.sqlite_version, fault=fault)
        print(words.say("serve-sqlite-fault", version=sqlite3.sqlite_version, fault=fault))


def _compile_meanwhile(words: Words) -> None:
    from tischlein.compiled.background import compile_for_next_time  # after the table is laid

    said = compile_for_next_time(words.language)
    if said is not None:
        print(words(said), flush=True)


def _heed_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # Windows
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, stopping.set)


def _listen(settings: Settings) -> socket.socket:
    """Binds the port, before the store is opened: a port in use is refused and nothing else has happened."""
    if not 0 <= settings.port <= LAST_PORT:
        raise BadInput(text("error-port-range", port=str(settings.port)))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Declared as TCP, or asyncio would not set TCP_NODELAY: 40 ms for every answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why, other = error.strerror or str(error), settings.port % LAST_PORT + 1
        words = text("error-port", host=settings.host, port=str(settings.port), why=why, other=str(other))
        raise BadInput(words) from None
    return listening


def store_url(settings: Settings) -> str:
    """The URL that the operator gave, or that of a file in the data folder, which is made if it is missing."""
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
    print(words.say("serve-here", url=here(settings)))
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
    """Makes garbage collections rare and short, because all tables wait during one.

    Objects from the start are not examined again, and neither moves nor tables and connections that are gone leave
    reference cycles to be found.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 1_000, 50)


def raise_file_limit() -> None:
    """Raises the soft limit of open files, usually 1,024, to the hard one: every connection is an open file."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))

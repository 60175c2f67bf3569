"""The log: one JSON object a line on stderr, or readable lines on a terminal.

Libraries (aiohttp, asyncio) write through the same renderer. What strangers can cause at will is counted, not logged:
otherwise they could fill the disk and hide other lines. Tracebacks carry no values of variables, which may be tokens.
"""

from __future__ import annotations

import errno
import logging
import sys
from collections.abc import Callable
from typing import Final, TextIO

import structlog
from structlog.typing import Processor

HTTP_LOGGER: Final = "tischlein.http"
"""The logger of aiohttp's server. We log faults of handlers ourselves, so it speaks of malformed requests only."""
NONSENSE: Final = ("socket.send() raised exception",)
"""Beginnings of asyncio's lines that strangers can cause."""
STRANGERS: Final = (HTTP_LOGGER, "aiohttp.websocket")
"""Loggers whose lines are all caused by strangers."""

OURS: Final = {errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENOBUFS, errno.ENOSPC}
"""Errors of connections that are logged: this machine has run out of a resource. Others are the network's."""


class Sieve(logging.Filter):
    """Drops lines that strangers can cause, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.on_nonsense: Callable[[], None] = lambda: None

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_nonsense(record):
            self.on_nonsense()
            return False
        return True


def _is_nonsense(record: logging.LogRecord) -> bool:
    if record.name in STRANGERS or str(record.msg).startswith(NONSENSE):
        return True
    error = record.exc_info[1] if record.exc_info else None
    return record.name == "asyncio" and isinstance(error, OSError) and error.errno not in OURS


def set_up_log(stream: TextIO | None = None) -> Sieve:
    """Configures logging for this process. The sieve counts once a counter has been set."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    rendering: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if stream.isatty():
        rendering = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(processors=[*shared, *rendering], logger_factory=structlog.PrintLoggerFactory(stream))

    sieve = Sieve()
    handler = logging.StreamHandler(stream)
    handler.addFilter(sieve)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(capture=True)
    return sieve

"""The log: one JSON object a line on stderr, whoever speaks; readable lines where somebody is looking.

Libraries (uvicorn, websockets, asyncio) write through the same renderer. What strangers can cause as often as they like
is no line at all but a number: otherwise it is they who decide what an operator finds in the log, and how full the disk
gets. Tracebacks carry no values of variables: those may be tokens.
"""

from __future__ import annotations

import errno
import logging
import sys
from collections.abc import Callable
from typing import Final, TextIO

import structlog
from structlog.typing import Processor

NONSENSE: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "opening handshake failed",
    "socket.send() raised exception",
)
"""How lines of uvicorn, websockets and asyncio begin that a stranger can have written."""

OURS: Final = {errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENOBUFS, errno.ENOSPC}
"""Trouble with a connection is the network's business, unless it is this machine that has no more of something."""


class Sieve(logging.Filter):
    """Lets through what an operator should know of, and tells of the rest."""

    def __init__(self) -> None:
        super().__init__()
        self.on_nonsense: Callable[[], None] = lambda: None

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_nonsense(record):
            self.on_nonsense()
            return False
        return True


def _is_nonsense(record: logging.LogRecord) -> bool:
    if str(record.msg).startswith(NONSENSE):
        return True
    error = record.exc_info[1] if record.exc_info else None
    return record.name == "asyncio" and isinstance(error, OSError) and error.errno not in OURS


def set_up_log(stream: TextIO | None = None) -> Sieve:
    """For this process, once. The sieve begins to count when somebody wants to hear of it."""
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

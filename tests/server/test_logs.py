"""The log: one JSON object per line, whichever library writes it, and nothing that strangers can inject."""

from __future__ import annotations

import errno
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from tischlein.server.logs import HTTP_LOGGER, Sieve, set_up_log


class Log:
    """The lines that were written, and the number of suppressed ones."""

    def __init__(self) -> None:
        self._stream = io.StringIO()
        self.sieve: Sieve = set_up_log(self._stream)
        self.left_out = 0
        self.sieve.on_nonsense = self._count

    def _count(self) -> None:
        self.left_out += 1

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._stream.getvalue().splitlines()]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    root, before = logging.getLogger(), structlog.get_config()
    loggers = [root, *(logging.getLogger(name) for name in ("aiohttp", "aiohttp.websocket", HTTP_LOGGER))]
    levels = [logger.level for logger in loggers]
    monkeypatch.setattr(root, "handlers", [])
    for logger in loggers[1:]:  # servers of other tests in this process have silenced them
        monkeypatch.setattr(logger, "propagate", True)
        logger.setLevel(logging.NOTSET)
    yield Log()
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.configure(**before)


def fault() -> KeyError:
    token = " ".join(("a", "secret"))
    try:
        raise KeyError(len(token))
    except KeyError as error:
        return error


def test_a_traceback_is_part_of_its_line(log: Log) -> None:
    structlog.get_logger("tischlein").error("table trouble", table="ABCDEFGH", exc_info=fault())
    [line] = log.lines
    assert line["event"] == "table trouble"
    assert line["level"] == "error"
    assert "in fault\n" in line["exception"]
    assert "KeyError" in line["exception"]


@pytest.mark.parametrize("name", ["aiohttp.web", "psycopg", "asyncio"])
def test_libraries_write_as_we_do(log: Log, name: str) -> None:
    logging.getLogger(name).error("Exception in\n%s", "an application", exc_info=fault())
    [line] = log.lines
    assert line["event"] == "Exception in\nan application"
    assert line["logger"] == name
    assert "KeyError" in line["exception"]
    assert not log.left_out


def test_a_traceback_has_no_values_of_variables(log: Log) -> None:
    """Paths may contain tokens."""
    structlog.get_logger("tischlein").error("ours", exc_info=fault())
    logging.getLogger("asyncio").error("theirs", exc_info=fault())
    assert ["a secret" in line["exception"] for line in log.lines] == [False, False]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (HTTP_LOGGER, "Error handling request from 127.0.0.1"),
        ("aiohttp.websocket", "127.0.0.1: Client protocols ['x'] don’t overlap server-known ones ()"),
        ("asyncio", "socket.send() raised exception."),
    ],
)
def test_what_strangers_can_cause_is_a_number(log: Log, name: str, said: str) -> None:
    logging.getLogger(name).warning(said)
    assert log.lines == []
    assert log.left_out == 1


def test_a_broken_connection_is_the_networks_business(log: Log) -> None:
    error = TimeoutError(errno.ETIMEDOUT, "Connection timed out")
    logging.getLogger("asyncio").error("Fatal read error on socket transport", exc_info=error)
    assert log.lines == []
    assert log.left_out == 1


def test_files_that_have_run_out_are_ours(log: Log) -> None:
    error = OSError(errno.EMFILE, "Too many open files")
    logging.getLogger("asyncio").error("socket.accept() out of system resource", exc_info=error)
    assert [line["event"] for line in log.lines] == ["socket.accept() out of system resource"]

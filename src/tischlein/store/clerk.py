"""The clerk: a process that writes SQLite for a server and has nothing else to do (clerk_writer.py says why).

It gets works through a socket, as functions of sqlite_sql with their arguments, and answers when they are committed. It
ends with the socket, after what it had begun.
"""

from __future__ import annotations

import contextlib
import pickle
import signal
import sys
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from tischlein.store.desk import Desk, Outcome, OwnDesk, Work, connect

HEAD: Final = 8
"""Bytes before every letter that say how long it is."""
UNHEARD: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Said to the whole group by terminals and by systemd; the server hears it and hangs up when it has finished."""


class Request(NamedTuple):
    works: list[Work]
    tidy_within: int | None
    """After them the log is emptied, if everybody has stopped reading it within so many milliseconds."""


class Answer(NamedTuple):
    outcomes: list[Outcome]
    is_tidy: bool


def letter(content: Request | Answer) -> bytes:
    written = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return len(written).to_bytes(HEAD, "big") + written


def serve(desk: Desk, heard: BinaryIO, said: BinaryIO) -> None:
    """Until the server hangs up."""
    while head := heard.read(HEAD):
        request: Request = pickle.loads(heard.read(int.from_bytes(head, "big")))
        outcomes = desk.commit(request.works) if request.works else []
        is_tidy = request.tidy_within is not None and desk.tidy(request.tidy_within)
        said.write(letter(Answer(outcomes, is_tidy)))
        said.flush()


def main() -> None:
    """Of a process whose arguments are the file, the synchronous level and the seconds to wait for others who write."""
    for each in UNHEARD:
        signal.signal(each, signal.SIG_IGN)
    file, synchronous, patience = sys.argv[1:]
    desk = OwnDesk(connect(Path(file), synchronous, float(patience)))
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):  # the server was killed within a word
        serve(desk, sys.stdin.buffer, sys.stdout.buffer)
    desk.close()

"""A desk in a process of its own, so that writing takes no time from playing.

Python runs one thread at a time. A thread that writes has to wait for its turn again and again, once for every call of
SQLite, and the tables wait for it: both are slow just when there is much to do. This process has nothing else to do.
It gets works through a pipe, as functions of sqlite_sql with their arguments, and answers when they are committed.

It ends with the pipe, after what it had begun. So it outlives a server that is killed by some milliseconds, and may
still commit what nobody was told of; the next server finds it done, or clashes and loads it. If the clerk itself dies,
what was handed to it is Unavailable, kept or not, and the next group gets a new one.

    python -m tischlein.store.clerk FILE SYNCHRONOUS PATIENCE
"""

from __future__ import annotations

import contextlib
import pickle
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tischlein.store.desk import Desk, Outcome, OwnDesk, Work, connect
from tischlein.store.port import Unavailable

LEAVING_SECONDS: Final = 10.0
"""To empty the log and close the file."""
UNHEARD: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Said to the whole group by terminals and by systemd; the server hears it and hangs up when it has finished."""

Request = tuple[str, Any]
COMMIT: Final = "commit"
TIDY: Final = "tidy"


class Clerk:
    def __init__(self, path: Path, synchronous: str, patience: float) -> None:
        arguments = [str(path), synchronous, str(patience)]
        self._command = [sys.executable, "-m", "tischlein.store.clerk", *arguments]
        self._process = self._start()

    def commit(self, works: Sequence[Work]) -> list[Outcome]:
        answer = self._ask((COMMIT, works))
        if answer is None:
            return [Outcome(error=Unavailable("the process that writes has ended")) for _ in works]
        return [Outcome(*each) for each in answer]

    def tidy(self, patience: int) -> bool:
        return bool(self._ask((TIDY, patience)))

    def close(self) -> None:
        self._hang_up()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING_SECONDS)

    def _ask(self, request: Request) -> Any:
        """None if there was no answer."""
        said, heard = self._process.stdin, self._process.stdout
        assert said is not None
        assert heard is not None
        letter = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        try:
            said.write(letter)
            said.flush()
            return pickle.load(heard)
        except (OSError, EOFError, pickle.UnpicklingError):
            self._process.kill()
            self._hang_up()
            self._process.wait()
            with contextlib.suppress(OSError):  # then the next one finds nobody either, and tries again
                self._process = self._start()
            return None

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def _hang_up(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()


def answer(desk: Desk, request: Request) -> bytes:
    kind, argument = request
    if kind == TIDY:
        return pickle.dumps(desk.tidy(argument))
    return pickle.dumps([tuple(each) for each in desk.commit(argument)], pickle.HIGHEST_PROTOCOL)


def main() -> None:
    for each in UNHEARD:
        signal.signal(each, signal.SIG_IGN)
    file, synchronous, patience = sys.argv[1:]
    desk = OwnDesk(connect(Path(file), synchronous, float(patience)))
    with contextlib.suppress(EOFError, BrokenPipeError):
        for request in iter(partial(pickle.load, sys.stdin.buffer), None):
            sys.stdout.buffer.write(answer(desk, request))
            sys.stdout.buffer.flush()
    desk.close()


if __name__ == "__main__":
    main()

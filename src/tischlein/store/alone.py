"""One server for one SQLite file: two would each show people what the other one knows nothing of.

A lock beside the database that ends with the process, however that ends; the file alone means nothing. Backups and the
like open the store without asking here: they may work beside a server.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.store.open import SQLITE, sqlite_path

HELD: Final = {errno.EACCES, errno.EAGAIN}


@contextlib.contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Raises BadInput while another process is. Other stores, and systems without such locks, let everybody in."""
    handle = _lock(url) if url.startswith(SQLITE) else None
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _lock(url: str) -> int | None:
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    try:
        # Left there afterwards: whoever removed it might remove the one that the next server has just locked.
        handle = os.open(f"{os.path.realpath(sqlite_path(url))}-server", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # whoever opens the store says it better
        return None
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        if error.errno in HELD:
            raise BadInput(text("error-store-served", url=url)) from None
        return None  # a file system without locks
    return handle

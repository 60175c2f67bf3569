"""A lock file that allows one server per SQLite file. Two would each show tables that the other does not update.

The lock ends with the process, however that ends; an unlocked file beside the database means nothing. Commands like
backup do not take the lock, because they may run beside a server.
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
LONGEST: Final = 500
"""Bytes of an address."""


class Served(BadInput):
    """Another server runs on the same file."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(text("error-store-served", url=url))
        self.address = address
        """Address of the other server, as it wrote it into the lock file."""


@contextlib.contextmanager
def only_server_on(url: str, address: str = "") -> Iterator[None]:
    """Holds the lock. Raises Served, with the `address` of the other server, if another process holds it.

    Does nothing for other stores and on systems without such locks.
    """
    handle = _lock(url) if url.startswith(SQLITE) else None
    if handle is not None:
        os.truncate(handle, 0)
        os.write(handle, address.encode())
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
        # Never removed: that might remove the file that the next server has just locked.
        handle = os.open(f"{os.path.realpath(sqlite_path(url))}-server", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # opening the store will raise a better error
        return None
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        said = os.read(handle, LONGEST).decode(errors="replace")
        os.close(handle)
        if error.errno in HELD:
            raise Served(url, said) from None
        return None  # a file system without locks
    return handle

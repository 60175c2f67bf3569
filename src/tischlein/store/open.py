"""Opens the store that a URL names, and reports everything that can be wrong with it as one sentence.

    memory:                      keeps nothing when the process ends
    sqlite:////absolute/path     a file; with three slashes, relative to the current folder
    postgresql://user@host/name  whatever libpq understands

Sentences never contain a password. The driver of PostgreSQL is imported only if it is needed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.store.checks import can_hold
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Store, Unavailable
from tischlein.store.schema import NewerSchema
from tischlein.store.sqlite import SqliteStore
from tischlein.store.sqlite.connection import NotOurDatabase

KNOWN: Final = "memory:, sqlite:////…, postgresql://…"
SQLITE: Final = "sqlite:///"


async def open_store(url: str) -> Store:
    """Raises BadInput."""
    try:
        if url == "memory:":
            return MemoryStore()
        if url.startswith(SQLITE):
            return await SqliteStore.open(sqlite_path(url))
        if url.startswith(("postgresql://", "postgres://")) and can_hold(url):
            return await _open_postgres(url)
    except Unavailable as error:
        why = " ".join(str(error).split())
        raise BadInput(text("error-store-open", url=shown(url), why=why)) from error
    except NotOurDatabase as error:
        raise BadInput(text("error-store-alien", url=shown(url))) from error
    except NewerSchema as error:
        newer = text("error-store-newer", url=shown(url), found=error.found, known=error.known)
        raise BadInput(newer) from error
    raise _bad_url(url)


def sqlite_path(url: str) -> Path:
    """Raises BadInput."""
    name = url.removeprefix(SQLITE)
    path = unquote(name, errors="surrogateescape")
    if not path.strip("/") or path.endswith("/") or "\0" in path or {"?", "#"} & set(name):
        raise _bad_url(url)
    return Path(path)


async def _open_postgres(url: str) -> Store:
    import psycopg

    from tischlein.store.postgres import PostgresStore

    try:
        return await PostgresStore.open(url)
    except psycopg.ProgrammingError:  # no cause, because it quotes the URL
        raise _bad_url(url) from None


def _bad_url(url: str) -> BadInput:
    return BadInput(text("error-store-url", url=shown(url), known=KNOWN))


def shown(url: str) -> str:
    """The URL without passwords, wherever they are in it and however malformed it is."""
    if url.startswith("sqlite:"):
        return url
    bare = re.sub(r"(?i)([?&])[^=&]*pass[^=&]*=[^&]*", r"\1", url)
    before, at, host = bare.rpartition("@")
    start = re.match(r"[\w+.-]*:/+", before)
    scheme = start.group() if start else ""
    return scheme + before.removeprefix(scheme).partition(":")[0] + at + host

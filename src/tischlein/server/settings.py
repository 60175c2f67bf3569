"""What an operator can set. The defaults are right for a family in one house."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

DEFAULT_PORT: Final = 8270


def data_folder() -> Path:
    """`TISCHLEIN_DATA`, or the system's folder for a user's data."""
    chosen = os.environ.get("TISCHLEIN_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("tischlein", appauthor=False))


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "0.0.0.0"
    port: int = DEFAULT_PORT
    db: str = ""
    """Empty: a SQLite file in the data folder."""
    public_url: str = ""
    """How browsers reach the server behind a proxy, such as https://games.example.org; empty: as the request says."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names under which the server answers; addresses, localhost and this machine's name always do."""
    peer_url: str = ""
    """How the other processes on the same PostgreSQL reach this one; empty: they are on this machine."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    bot_seconds: float = 3.0
    bot_workers: int = 1
    bot_pause: float = 0.8
    keep_finished_days: int = 0
    """0: finished matches are kept for good."""
    data: Path = field(default_factory=data_folder)

    @property
    def has_peers(self) -> bool:
        """Whether other processes may be on the same store."""
        return self.db.startswith("postgres")

    @property
    def peer_address(self) -> str:
        everywhere = self.host in {"", "0.0.0.0", "::"}
        host = "127.0.0.1" if everywhere else f"[{self.host}]" if ":" in self.host else self.host
        return self.peer_url.rstrip("/") or f"http://{host}:{self.port}"

"""What an operator can set. The defaults are right for a family in one house."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

from tischlein.server.origins import address_on_the_network

DEFAULT_PORT: Final = 8270
LOCAL_HOSTS: Final = ("127.0.0.1", "localhost")


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
    round_trip_header: str = ""
    """The header in which a trusted proxy says how long the round trip to its client is, in microseconds."""
    bot_seconds: float = 3.0
    bot_workers: int = 1
    bots: tuple[str, ...] = ()
    """Bots of others that tables may use, as `module:Class`."""
    bot_pause: float = 0.8
    keep_days: int = 0
    """Tables that nobody has touched for so long are deleted; 0: they are kept for good."""
    has_webhooks: bool = True
    """Whether tables may send messages to addresses that their hosts name."""
    webhook_networks: tuple[str, ...] = ()
    """Networks such as 10.0.0.0/8 that webhooks may reach although they are not public."""
    data: Path = field(default_factory=data_folder)

    @property
    def has_peers(self) -> bool:
        """Whether other processes may be on the same store."""
        return self.db.startswith("postgres")

    @property
    def link_base(self) -> str:
        """The beginning of links in messages that no request asked for."""
        local = self.host if self.host in LOCAL_HOSTS else address_on_the_network()
        return self.public_url.rstrip("/") or f"http://{local}:{self.port}"

    @property
    def peer_address(self) -> str:
        everywhere = self.host in {"", "0.0.0.0", "::"}
        host = "127.0.0.1" if everywhere else f"[{self.host}]" if ":" in self.host else self.host
        return self.peer_url.rstrip("/") or f"http://{host}:{self.port}"

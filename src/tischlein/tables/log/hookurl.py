"""Addresses of webhooks: which ones can be one, and the part of them that may be shown."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

from tischlein.core.errors import BadInput
from tischlein.core.words import text

HTTPS: Final = "https"


def clean_url(typed: str) -> str:
    """Raises BadInput for what is not a plain https address. Whether it may be reached is known when it is resolved."""
    url = typed.strip()
    try:
        parts = urlsplit(url)
        name, _ = parts.hostname, parts.port  # the port raises ValueError if it is none
    except ValueError:
        raise BadInput(text("table-webhook-url")) from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    # A name and password in the address would be sent to whoever answers there.
    if not is_plain or parts.scheme != HTTPS or not name or "@" in parts.netloc:
        raise BadInput(text("table-webhook-url"))
    return urlunsplit((*parts[:4], ""))


def host_of(url: str) -> str:
    """The name of the server: all that is shown of the address, since its path is the secret."""
    return urlsplit(url).hostname or ""

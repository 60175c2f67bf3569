"""Guests without accounts: a person is a random id in a token that this server signed.

The token works on any device; a personal link carries it in its fragment, which browsers never send to a server. A seat
belongs to a person id, so it is taken from a person by clearing the seat, not by revoking the token.

Pages get a new token whenever they come back, so the time in it says when it was used last. Whether it is still good is
for tokens.py to say.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner

from tischlein.tables.clock import wall


class Pass(NamedTuple):
    """What a token says."""

    person: str
    since: int
    """The person's last revocation (`Revocation.at`) when it was issued; 0 if there was none."""
    used: int
    """When it was issued, in milliseconds since 1970, to the second."""


class _Signer(TimestampSigner):
    """With a clock that tests can replace."""

    def __init__(self, key: bytes, now: Callable[[], int]) -> None:
        super().__init__(key, salt="tischlein person", digest_method=hashlib.sha256)
        self._now = now

    def get_timestamp(self) -> int:
        return self._now() // 1000


class Passport:
    def __init__(self, key: bytes, now: Callable[[], int] = wall) -> None:
        """`now` is in milliseconds since 1970."""
        self._signer = _Signer(key, now)

    def read(self, token: str) -> Pass | None:
        """None if we did not sign this token."""
        try:
            said, used = self._signer.unsign(token, return_timestamp=True)
            person, _, since = said.decode().rpartition(".")
            return Pass(person, int(since), round(used.timestamp() * 1000))
        except (BadSignature, ValueError) as bad:  # the latter for a token that is not text
            # The signer's frame refers to the error, and its traceback to that frame and to whoever called: a cycle,
            # which would keep the memory of every newcomer's connection until a rare garbage collection.
            bad.__traceback__ = None
            return None

    def issue(self, person: str, since: int = 0) -> str:
        return self._signer.sign(f"{person}.{since}").decode()

    def new_person(self) -> str:
        return secrets.token_hex(12)

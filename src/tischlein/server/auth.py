"""Guests without accounts: a person is a random id in a token that this server signed.

The token works on any device; a personal link carries it in its fragment, which browsers never send to a server. A seat
belongs to a person id, so it is taken from a person by clearing the seat, not by revoking the token.
"""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer


class Passport:
    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="tischlein person", digest_method=hashlib.sha256)

    def read(self, token: str) -> str | None:
        """The person id, or None if we did not sign this token."""
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def issue(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def new_person(self) -> str:
        return secrets.token_hex(12)

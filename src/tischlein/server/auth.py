"""Guests without accounts: a person is a random id in a token that this server signed.

Whoever has the token is that person, on any device; a personal link carries it in its fragment, which browsers never
send anywhere. A seat belongs to a person id, so removing somebody from a seat is what revokes it.
"""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer


class Passport:
    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="tischlein person", digest_method=hashlib.sha256)

    def read(self, token: str) -> str | None:
        """The person, or None for a token that is not ours."""
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def issue(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def new_person(self) -> str:
        return secrets.token_hex(12)

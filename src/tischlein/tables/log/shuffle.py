"""How the deal is drawn so that nobody can have chosen it: a secret pledged before, and a number from every browser."""

from __future__ import annotations

import hashlib
from functools import lru_cache


def committed_text(secret: str, nonces: tuple[str, ...]) -> str:
    """What the commitment is the hash of: the server's secret and a number from every person's browser."""
    return f"{secret}|{','.join(nonces)}"


@lru_cache(1024)
def pledge(secret: str) -> str:
    """Published before any number from a browser is known, so the secret cannot have been chosen to suit them."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(1024)
def commitment(secret: str, nonces: tuple[str, ...]) -> str:
    return hashlib.sha256(committed_text(secret, nonces).encode()).hexdigest()


def shuffle_seed(secret: str, nonces: tuple[str, ...]) -> int:
    """Neither the server alone nor a person alone can choose it."""
    return int(hashlib.sha256(f"seed|{committed_text(secret, nonces)}".encode()).hexdigest()[:16], 16)

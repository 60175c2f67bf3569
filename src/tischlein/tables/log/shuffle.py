"""Derives the seed of a match so that nobody can choose it: from a pledged server secret and a nonce per browser."""

from __future__ import annotations

import hashlib
from functools import lru_cache


def committed_text(secret: str, nonces: tuple[str, ...]) -> str:
    """The text that the commitment is the hash of: the server's secret and a nonce of every person's browser."""
    return f"{secret}|{','.join(nonces)}"


@lru_cache(1024)
def pledge(secret: str) -> str:
    """Hash of the secret, published before any nonce is known: the secret cannot be chosen to fit the nonces."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(1024)
def commitment(secret: str, nonces: tuple[str, ...]) -> str:
    return hashlib.sha256(committed_text(secret, nonces).encode()).hexdigest()


def shuffle_seed(secret: str, nonces: tuple[str, ...]) -> int:
    """The seed of the match. Neither the server alone nor a person alone can choose it."""
    return int(hashlib.sha256(f"seed|{committed_text(secret, nonces)}".encode()).hexdigest()[:16], 16)

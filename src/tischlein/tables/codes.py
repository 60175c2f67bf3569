"""The short codes of tables, which people read out to each other."""

from __future__ import annotations

import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits without the ones that are easily confused: I, L, O, 0, 1."""
CODE_LENGTH: Final = 8


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(typed: str) -> bool:
    return len(typed) == CODE_LENGTH and set(typed) <= set(CODE_LETTERS)


def as_code(typed: str) -> str:
    """What was typed, without spaces and hyphens."""
    return "".join(typed.upper().split()).replace("-", "")

"""A shuffle that nobody could choose, and its proof (docs/fairness.md).

The server pledges a secret under fixed terms; then everybody commits to a number, is sent the list of all commitments,
and only then reveals it. The seed is a hash of all of it, so whoever was last to choose knew nothing of the others.

Pages compute the same texts in web/src/lib/net/fairness.ts.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tischlein.core.words import Text, text

LONGEST_OPTION: Final = 64
"""Characters of an option that are written out in the terms. A longer one, such as a sheet, is named by its hash."""


def sha256(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


def pledge_of(secret: str) -> str:
    """Published before any number is committed to, so that the secret cannot be chosen to fit the numbers."""
    return sha256(secret)


def commitment(code: str, pledge: str, number: str) -> str:
    """Hides the number, and binds it to this table and pledge: it cannot be copied from somebody else or used again."""
    return sha256(f"number|{code}|{pledge}|{number}")


def terms(
    game: str,
    rules: int,
    digest: str,
    options: Mapping[str, str],
    seats: Sequence[int | str],
    refused: Sequence[int] = (),
    restarts: int = 0,
) -> str:
    """What a shuffle is for, as one line of JSON: everything that the cards depend on besides the seed.

    `digest` is the one of the rules. `seats` has for each seat the number of its person, counted by their lowest seats,
    or the name of a bot. `refused` has the people who did not reveal their number in an earlier attempt.
    """
    agreed = {
        "game": game,
        "rules": rules,
        "digest": digest,
        "options": {key: _named(value) for key, value in options.items()},
        "seats": seats,
        "refused": refused,
        "restarts": restarts,
    }
    return json.dumps(agreed, sort_keys=True, separators=(",", ":"))


def _named(value: str) -> str:
    return value if len(value) <= LONGEST_OPTION else f"sha256:{sha256(value)}"


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything that the seed of a match follows from."""

    code: str
    """Of the table."""
    terms: str
    secret: str
    """The server's part."""
    commitments: tuple[str, ...]
    """By person; empty for somebody without a number."""
    numbers: tuple[str, ...]
    """By person; empty where there is no commitment."""

    @property
    def pledge(self) -> str:
        return pledge_of(self.secret)

    @property
    def seed(self) -> int:
        listed = f"{self.code}|{self.pledge}|{self.terms}|{','.join(self.commitments)}"
        return int(sha256(f"seed|{self.secret}|{listed}|{','.join(self.numbers)}"), 16)

    @property
    def is_revealed(self) -> bool:
        """Whether every number is the one that was committed to."""
        return len(self.numbers) == len(self.commitments) and all(
            (commitment(self.code, self.pledge, number) if number else "") == committed
            for number, committed in zip(self.numbers, self.commitments, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Receipt:
    """What one person's page has kept before it revealed its number."""

    code: str
    pledge: str
    terms: str
    commitments: tuple[str, ...]
    number: str

    def objections(self, proof: Proof) -> Iterator[Text]:
        """What the match contradicts the receipt in; nothing if it keeps what was promised."""
        if (self.code, self.pledge) != (proof.code, proof.pledge):
            yield text("verify-other-pledge")
        if self.terms != proof.terms:
            yield text("verify-other-terms")
        if self.commitments != proof.commitments:
            yield text("verify-other-list")
        if not self.number or self.number not in proof.numbers:
            yield text("verify-own-missing")

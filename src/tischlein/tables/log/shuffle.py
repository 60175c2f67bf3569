"""The shuffle of a table: how far it is, and what its seed follows from. docs/fairness.md describes the protocol."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from tischlein.core.shuffle import Proof, pledge_of


@dataclass(slots=True)
class Shuffle:
    secret: str
    """Known to nobody else until the match is over."""
    terms: str
    rules: int
    options: dict[str, str]
    looks: tuple[str, ...]
    people: list[str]
    """By their lowest seats. The proof lists them by their places here."""
    asked: list[str]
    """Those whose page is asked for a number: not those for whom a bot plays, nor those who refused to reveal."""
    refused: list[str]
    restarts: int
    """How often somebody's number was not revealed, so that the shuffle began again with another pledge."""
    commitments: dict[str, str] = field(default_factory=dict)
    is_listed: bool = False
    numbers: dict[str, str] = field(default_factory=dict)

    @property
    def pledge(self) -> str:
        return pledge_of(self.secret)

    @property
    def missing(self) -> list[str]:
        """The people whose answer the present step waits for."""
        if self.is_listed:
            return [person for person in self.commitments if person not in self.numbers]
        return [person for person in self.asked if person not in self.commitments]

    def listed(self) -> list[str]:
        """The commitments by person; empty for those without a number."""
        return [self.commitments.get(person, "") for person in self.people]

    def revealed(self) -> list[str]:
        return [self.numbers.get(person, "") for person in self.people]

    def proof(self, code: str) -> Proof:
        return Proof(code, self.terms, self.secret, tuple(self.listed()), tuple(self.revealed()))


def in_order(people: Sequence[str]) -> list[str]:
    """The people of these seats, each once, by their lowest seats. Unlike their ids nobody can choose that order."""
    return list(dict.fromkeys(person for person in people if person))


def old_seed(secret: str, nonces: tuple[str, ...]) -> int:
    """The seed in logs from before there were pledges at the start. The server could choose it."""
    return int(hashlib.sha256(f"seed|{secret}|{','.join(nonces)}".encode()).hexdigest()[:16], 16)

"""Answers a shuffle as a page does: commits to a number, and reveals it when the list is there."""

from __future__ import annotations

import json
from typing import Any

from tischlein.core.shuffle import commitment, sha256


class Shuffler:
    """One device. Its numbers follow from its name, so that a test can tell them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._answered: set[tuple[str, str]] = set()

    def number(self, pledge: str) -> str:
        return sha256(f"{self._name}|{pledge}")

    def answer(self, table: dict[str, Any]) -> dict[str, str] | None:
        """The command, without its id, that the table of a frame asks for; None if there is nothing to do."""
        fairness = table["fairness"]
        if fairness is None or (fairness["pledge"], fairness["step"]) in self._answered:
            return None
        mine = [place for place, seat in enumerate(table["seats"]) if seat["isYou"]]
        if not mine or mine[0] not in fairness["waitsFor"]:
            return None
        pledge, step = fairness["pledge"], fairness["step"]
        own = commitment(table["code"], pledge, self.number(pledge))
        if step == "commit":
            command = {"t": "commit", "pledge": pledge, "commitment": own}
        else:
            place = json.loads(fairness["terms"])["seats"][mine[0]]
            if fairness["commitments"][place] != own:
                return None
            command = {"t": "reveal", "pledge": pledge, "number": self.number(pledge)}
        self._answered.add((pledge, step))
        return command

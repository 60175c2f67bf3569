"""Bids the card that equals the prize: sensible, but easy to beat."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.core.types import Move

from . import View


def rate(view: View, legal: Sequence[Move]) -> list[float]:
    return [-abs(view.prize - move) for move in legal]

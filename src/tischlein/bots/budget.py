"""How much a bot may think: a share of its usual work, and a moment at which it has to answer.

Work is counted in positions and playouts, so that a bot plays alike on every machine. The moment is for tables: where
the machine is slow or busy, whoever searches plays weaker, never later. Levels that overlook plans take milliseconds
and are not hurried (`careless.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple


def _never() -> bool:
    return False


class Budget(NamedTuple):
    share: float = 1.0
    """Of the positions and playouts that the level looks at when it is not hurried."""
    is_over: Callable[[], bool] = _never
    """Asked between playouts."""


FULL: Final = Budget()

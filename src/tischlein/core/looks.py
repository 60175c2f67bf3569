"""Looks (monsters, colours): each seat may choose one, and seats without a choice get those that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.options import wrong_looks

ANY: Final = "any"
"""No choice, in an option that lists the looks of the seats."""


def deal_looks(wishes: Sequence[str], looks: Sequence[str]) -> list[str]:
    """One look for each seat; a seat with an empty wish gets the first that no seat wished for."""
    left = [look for look in looks if look not in wishes]
    return [wish or left.pop(0) for wish in wishes] if looks else []


def looks_of_seats(option: str, chosen: str, looks: Sequence[str], seats: int) -> tuple[str, ...]:
    """The look of each seat, from an option's value: looks separated by commas, or empty. Raises BadOption."""
    named = chosen.split(",") if chosen else []
    wishes = [name for name in named if name != ANY]
    if len(set(wishes)) < len(wishes) or not set(wishes) <= set(looks) or len(named) > seats:
        raise wrong_looks(option, chosen, looks)
    asked = ["" if name == ANY else name for name in named]
    return tuple(deal_looks(asked + [""] * (seats - len(named)), looks))

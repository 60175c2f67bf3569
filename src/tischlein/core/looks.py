"""Looks (monsters, colours): each seat may wish for one, and whoever has no wish gets what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.options import wrong_looks

ANY: Final = "any"
"""No wish, in an option that names the looks of the seats."""


def deal_looks(wishes: Sequence[str], looks: Sequence[str]) -> list[str]:
    """One for each wish; an empty one gets the first look that nobody wants."""
    left = [look for look in looks if look not in wishes]
    return [wish or left.pop(0) for wish in wishes] if looks else []


def looks_of_seats(option: str, chosen: str, looks: Sequence[str], seats: int) -> tuple[str, ...]:
    """What the option asks for, by seat: looks separated by commas, or nothing at all. Raises BadOption."""
    named = chosen.split(",") if chosen else []
    wishes = [name for name in named if name != ANY]
    if len(set(wishes)) < len(wishes) or not set(wishes) <= set(looks) or len(named) > seats:
        raise wrong_looks(option, chosen, looks)
    asked = ["" if name == ANY else name for name in named]
    return tuple(deal_looks(asked + [""] * (seats - len(named)), looks))

"""`value`: a frozen dataclass that costs no more than another one.

Python guards every field of a frozen dataclass while it is being made, which takes three times as long as making it.
Views, events and records are made by the thousand, so nothing guards them when they run: that nobody changes one is
what the type checker proves, which reads this as `dataclass` itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as value
else:
    from dataclasses import dataclass

    def value(*, frozen: bool, slots: bool):
        """Equal and hashed like a frozen one."""
        assert frozen, "what may change is an ordinary dataclass"
        return dataclass(slots=slots, unsafe_hash=True)


__all__ = ["value"]

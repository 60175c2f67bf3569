"""How fast things happen by themselves at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds."""

    bot_move: float = 0.8
    """A bot's move can be followed by the eye."""
    grace: float = 30.0
    """How long a vanished person is waited for before the others may choose."""
    notice: float = 0.2
    """Comings and goings are told together: a crowd at the door costs the table no more than one visitor."""
    quiet: float = 0.05
    """At least so long between two frames of what is no move of the match."""
    bot_in_race: float = 2.5
    """Before a bot's move closes a window in which people may still see something."""
    pauses: float = 1.0
    """The share of the game's own pauses (core/live.py) that is kept; less only where nobody watches."""

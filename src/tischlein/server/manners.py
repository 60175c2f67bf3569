"""How fast somebody may write into a table's log without playing: by address, by table, and by person.

Moves are limited by the rules, since the turn of somebody else comes. This could go on for ever, is kept for ever, and
everybody at the table is shown it each time. Whoever is too fast is told so and stays.
"""

from __future__ import annotations

from typing import Final

from tischlein.server.guard import Buckets
from tischlein.tables import protocol as wire
from tischlein.tables.answers import QUESTIONS

FREE: Final = (wire.Play, *QUESTIONS)
RESTLESS: Final = (wire.Undo, wire.Pause, wire.Resume, wire.Resign, wire.Return)
"""After two of these everything is as before, but for the log."""


class Manners:
    """What is allowed a second, and how much at once. A classroom behind one address fits in."""

    def __init__(self, factor: float = 1.0) -> None:
        self._address = Buckets(5 * factor, int(100 * factor))
        self._table = Buckets(10 * factor, int(200 * factor))
        """More than one address: nobody can use it up for the others."""
        self._person = Buckets(0.5 * factor, int(20 * factor))
        self._letters = Buckets(2_000 * factor, int(200_000 * factor))
        """Of options with a text of one's own, by address and by table: ten long ones at once."""

    def allows(self, command: wire.Command, *, caller: str, table: str, person: str) -> bool:
        if isinstance(command, FREE):
            return True
        if isinstance(command, wire.Say):  # by address chat has a limit of its own
            return self._table.allows(f"{table} chat")
        if isinstance(command, RESTLESS) and not self._person.allows(person):
            return False
        if isinstance(command, wire.SetOption):
            letters = len(command.value)
            if not (self._letters.allows(caller, letters) and self._letters.allows(table, letters)):
                return False
        return isinstance(command, wire.Undo) or (self._address.allows(caller) and self._table.allows(table))

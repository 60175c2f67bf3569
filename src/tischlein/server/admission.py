"""Who may stay when there are more WebSockets than allowed. People with a seat come first, crowded networks last.

A WebSocket is counted twice: before its hello as one of few that wait (`Newcomers`), after it as a guest of a table. So
there is always room to say hello, and only then it is decided, knowing who asks for which table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tischlein.server.limits import Limits

FAIR: Final = 2
"""So many more connections than the newcomer's network a network must have to lose one of people with seats. With
less, two networks could take turns in throwing each other out."""


@dataclass(eq=False, slots=True)
class Guest:
    """A WebSocket after its hello."""

    networks: tuple[str, ...]
    """Of its address, the smallest first (`origins.networks`)."""
    table: str
    is_display: bool
    has_seat: Callable[[], bool]
    """Asked when it matters, because spectators may sit down later."""
    send_away: Callable[[], None]
    """Closes the WebSocket. Its page comes back after a while."""


class Guests:
    """All guests of this process."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.sockets
        self._spectators = limits.spectators_per_table
        self._by_size = (limits.sockets_per_address, limits.sockets_per_site, limits.sockets_per_provider)
        self._guests: dict[Guest, None] = {}
        self._count: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._guests)

    def enter(self, guest: Guest) -> bool:
        """Whether there is room. Who has a seat may take the place of somebody who has none, or whose network has
        more places than all others."""
        if not guest.has_seat():
            return not (self._is_crowded(guest) or self._is_full() or self._has_no_view(guest)) and self._add(guest)
        while (crowded := self._is_crowded(guest)) or self._is_full():
            loser = self._loser_at(crowded) if crowded else self._loser(guest)
            if loser is None:
                return False
            self.leave(loser)
            loser.send_away()
        return self._add(guest)

    def leave(self, guest: Guest) -> None:
        """Does nothing for somebody who was sent away before."""
        if guest not in self._guests:
            return
        del self._guests[guest]
        self._count.subtract(guest.networks)
        for network in guest.networks:
            if not self._count[network]:
                del self._count[network]

    def _add(self, guest: Guest) -> bool:
        self._guests[guest] = None
        self._count.update(guest.networks)
        return True

    def _is_full(self) -> bool:
        return len(self._guests) >= self._most

    def _is_crowded(self, guest: Guest) -> str:
        """The network of the guest that has all the places that it may have; empty if there is none."""
        sizes = zip(guest.networks, self._by_size, strict=False)
        return next((network for network, most in sizes if self._count[network] >= most), "")

    def _has_no_view(self, guest: Guest) -> bool:
        if guest.is_display:
            return False
        watching = (other for other in self._guests if other.table == guest.table and not other.is_display)
        return sum(not other.has_seat() for other in watching) >= self._spectators

    def _loser_at(self, network: str) -> Guest | None:
        return self._newest(other for other in self._guests if network in other.networks and not other.has_seat())

    def _loser(self, guest: Guest) -> Guest | None:
        """Who has to go when all places are taken: spectators of tables without people, other spectators, and only
        then people with a seat, of the network that has the most places."""
        seated = {other.table for other in self._guests if other.has_seat()}
        standing = [other for other in self._guests if not other.has_seat()]
        unseen = self._newest(other for other in standing if other.table not in seated)
        if unseen or standing:
            return unseen or self._newest(standing)
        crowd, most = Counter(other.networks[-1] for other in self._guests).most_common(1)[0]
        if most < self._count[guest.networks[-1]] + FAIR:
            return None
        return self._newest(other for other in self._guests if other.networks[-1] == crowd)

    def _newest(self, among: Iterable[Guest]) -> Guest | None:
        """Of the network with the most places, the one that came last."""
        return max(reversed(list(among)), key=lambda guest: self._count[guest.networks[-1]], default=None)

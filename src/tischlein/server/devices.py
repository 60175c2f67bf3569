"""The devices that are connected, by person: they are signed out when the person's tokens are revoked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tischlein.server.auth import Pass
from tischlein.server.tokens import SIGNED_OUT, digest_of, is_revoked
from tischlein.store.port import LOST, Closed, Store, Unavailable

PAUSE: Final = 1.0
"""Seconds until a store that did not answer is asked again."""


@dataclass(eq=False, slots=True)
class Device:
    """A WebSocket and the token that it was opened with, or the first one that it is given."""

    said: Pass
    digest: str
    """Of the device's secret."""
    is_signed_out: bool = False
    on_sign_out: Callable[[], None] = lambda: None

    def sign_out(self) -> None:
        self.is_signed_out = True
        self.on_sign_out()


class Devices:
    """All devices that are connected to this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_person: dict[str, set[Device]] = {}
        self._unsure: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def connected(self, said: Pass, device: str) -> Iterator[Device]:
        """Entered before the token is checked: a revocation is then either found by the check, or heard here."""
        mine = Device(said, digest_of(device))
        self._by_person.setdefault(said.person, set()).add(mine)
        try:
            yield mine
        finally:
            others = self._by_person[said.person]
            others.discard(mine)
            if not others:
                del self._by_person[said.person]

    def of(self, person: str) -> list[Device]:
        return list(self._by_person.get(person, ()))

    def check_later(self, person: str) -> None:
        """For a device that was let in although the store did not answer."""
        if person not in self._unsure:
            self._unsure[person] = asyncio.create_task(self._check_in_time(person))
            self._unsure[person].add_done_callback(lambda _: self._unsure.pop(person))

    async def heed_revocations(self) -> None:
        """Signs out devices of people whose tokens were revoked, in whichever process, until cancelled."""
        try:
            async for person in self._store.listen(SIGNED_OUT):
                for each in list(self._by_person) if person == LOST else [person]:
                    await self._check_in_time(each)
        finally:
            for task in self._unsure.values():
                task.cancel()

    async def check_all(self) -> None:
        """For revocations of which nobody was told, because their process ended before it could. Raises Unavailable."""
        for person in list(self._by_person):
            await self._check(person)

    async def _check_in_time(self, person: str) -> None:
        """As soon as the store answers."""
        while person in self._by_person:
            try:
                await self._check(person)
            except Closed:
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _check(self, person: str) -> None:
        last = await self._store.revocation(person)
        for device in self.of(person):
            if is_revoked(device.said, device.digest, last):
                device.sign_out()

"""Which tokens are good: those that were used within 400 days, or whose person plays, and were not revoked.

Every token is looked up in the store, so a revocation holds in all processes from the moment that it is committed. Only
a hello does without the answer if the store does not give it in time (see `socket.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from tischlein.server.auth import Pass, Passport
from tischlein.store.port import Revocation, Store
from tischlein.tables.log.state import PLAYING

DAY: Final = 86_400_000
UNUSED: Final = 400 * DAY
LIFE: Final = UNUSED + DAY
"""Milliseconds after which a token expires, unless its person has a seat in a running match. A token that is used is
replaced once a day, so it may have been used for a day longer than it tells."""

SIGNED_OUT: Final = "signed-out"
"""The channel on which processes are told whose tokens were revoked, and the reason of the Bye."""

FORGED, EXPIRED, REVOKED = "forged", "expired", "revoked"
REFUSALS: Final = (FORGED, EXPIRED, REVOKED)


class Holder(NamedTuple):
    """Who holds a token."""

    person: str = ""
    """Empty for nobody."""
    since: int = 0
    token: str = ""
    """The one that was shown; empty if it should be replaced by a new one."""
    is_signed_out: bool = False
    """The token was good once: the page is told, where it would merely be a stranger otherwise."""


class Tokens:
    def __init__(
        self, passport: Passport, store: Store, now: Callable[[], int], on_refusal: Callable[[str], None]
    ) -> None:
        self._passport = passport
        self._store = store
        self._now = now
        self._on_refusal = on_refusal

    async def read(self, token: str, device: str = "") -> Holder:
        """`device` is the secret of the device that shows the token. Raises Unavailable."""
        said = self._passport.read(token)
        if said is None:
            return self._refused(FORGED) if token else Holder()
        revocation = await self._store.revocation(said.person)
        if is_revoked(said, digest_of(device), revocation):
            return self._refused(REVOKED)
        if said.used < self._now() - LIFE and not await self._plays(said.person):
            return self._refused(EXPIRED)
        since = max(said.since, revocation.at) if revocation is not None else said.since
        is_stale = since > said.since or said.used < self._now() - DAY
        return Holder(said.person, since, "" if is_stale else token)

    async def read_or_new(self, token: str, device: str) -> Holder:
        """Somebody new if the token is not good."""
        found = await self.read(token, device)
        return found if found.person else Holder(self._passport.new_person())

    def issue(self, holder: Holder) -> str:
        """The holder's token, or a new one if it is stale. If the old one is revoked meanwhile, so is the new one."""
        return holder.token or self._passport.issue(holder.person, holder.since)

    async def revoke(self, person: str, device: str) -> Holder:
        """Revokes all tokens of the person and signs out their devices, all but this one; all, if it is empty."""
        done = await self._store.revoke(person, self._now(), digest_of(device))
        await self._store.announce(SIGNED_OUT, person)
        return Holder(person, done.at)

    async def _plays(self, person: str) -> bool:
        return bool(await self._store.tables_of(person, (PLAYING,), limit=1))

    def _refused(self, why: str) -> Holder:
        self._on_refusal(why)
        return Holder(is_signed_out=why != FORGED)


def is_revoked(said: Pass, digest: str, last: Revocation | None) -> bool:
    """The device that signed out the others is known by its secret, so it loses nothing if the answer with its new
    token gets lost, or if a request with the old one was under way."""
    return last is not None and said.since < last.at and not (digest and digest == last.device)


def digest_of(device: str) -> str:
    """What is kept of a device's secret; empty for none."""
    return hashlib.sha256(device.encode()).hexdigest() if device else ""

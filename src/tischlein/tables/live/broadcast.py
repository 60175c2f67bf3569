"""Sends frames to all connections of a table: at once after moves and steps of the shuffle, at a limited rate
after all other changes.

The limit bounds the traffic that one person can cause by toggling something in the lobby.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischlein.tables.frames.picture import Picture
from tischlein.tables.live.attendance import Attendance, Listener
from tischlein.tables.live.review import Review
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.state import TableState


@dataclass(eq=False, slots=True)
class Broadcast:
    state: TableState
    attendance: Attendance
    review: Review
    now: Callable[[], int]
    timing: Timing
    post: Callable[[Callable[[], Any]], None]
    """Adds a job to the keeper's queue."""
    on_shown: Callable[[], None]
    """Called after frames went out to everybody."""
    _timer: asyncio.TimerHandle | None = None
    _last: float = 0.0
    """Loop time of the last frames to everybody."""
    _match_key: object = None
    """The progress of the match in these frames."""
    _before: Picture | None = None

    def changed(self) -> None:
        """To be called after a commit."""
        at = self._last + self.timing.quiet
        if self._match_key != _match_key(self.state) or asyncio.get_running_loop().time() >= at:
            self.all()
        else:
            self._schedule(at)

    def soon(self) -> None:
        self._schedule(asyncio.get_running_loop().time() + self.timing.notice)

    def all(self) -> None:
        self.stop()
        self._last, self._match_key = asyncio.get_running_loop().time(), _match_key(self.state)
        picture = self._picture()
        for listener in self.attendance.listeners:
            self._show(listener, picture)
        self.on_shown()

    def one(self, listener: Listener) -> None:
        self._show(listener, self._picture())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _schedule(self, at: float) -> None:
        """Sends frames at that loop time, unless they are scheduled for earlier already."""
        if self._timer is not None:
            if self._timer.when() <= at:
                return
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(at, self.post, self.all)

    def _picture(self) -> Picture:
        presence = self.attendance.presence(self.state, self.now())
        self._before = Picture(self.state, presence, self.review.found, self._before)
        return self._before

    def _show(self, listener: Listener, picture: Picture) -> None:
        listener.send(picture.frame(listener.viewer, listener.since))
        listener.since = self.state.n


def _match_key(state: TableState) -> object:
    """Changes with everything that has to be shown at once."""
    shuffle = state.shuffling
    step = (shuffle.secret, shuffle.is_listed) if shuffle is not None else None
    return state.status, state.is_paused, state.rematch, len(state.match.entries) if state.match is not None else step

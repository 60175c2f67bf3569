"""The one connection on which PostgreSQL tells what was announced. It is made anew by itself when it breaks.

What was said in between is gone, so every listener then hears LOST and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg

from tischlein.store.hub import Hub
from tischlein.store.postgres_sql import CHANNEL

HEARTBEAT: Final = 20.0
"""Seconds of silence after which we ask whether the server is still there."""

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0

log = logging.getLogger(__name__)

Connection = psycopg.AsyncConnection[Any]


class PostgresEars:
    def __init__(self, connect: Callable[[], Awaitable[Connection]], hub: Hub) -> None:
        self._connect = connect
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when PostgreSQL is listening for us. Raises psycopg.Error."""
        connection = await self._listening()
        self._task = asyncio.create_task(self._run(connection), name="tischlein-ears")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listening(self) -> Connection:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _run(self, connection: Connection) -> None:
        while True:
            try:
                await self._hear(connection)
            except psycopg.Error as error:
                log.warning("PostgreSQL no longer tells what happens: %s", error)
            finally:
                await connection.close()
            connection = await self._listening_again()
            self._hub.lost()

    async def _hear(self, connection: Connection) -> None:
        while True:
            async for notify in connection.notifies(timeout=HEARTBEAT):
                channel, _, message = notify.payload.partition(" ")
                self._hub.publish([(channel, message)])
            await connection.execute("SELECT 1")

    async def _listening_again(self) -> Connection:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._listening()
            except psycopg.Error as error:
                log.info("PostgreSQL cannot be reached yet: %s", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

"""The connection on which PostgreSQL delivers messages (LISTEN). It is replaced when it breaks.

Messages that were sent in between are lost, so every subscriber then gets LOST.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg

from tischlein.store.postgres.sql import CHANNEL
from tischlein.store.pubsub import PubSub

HEARTBEAT: Final = 20.0
"""Seconds without a message after which a query checks that the server is still there."""

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0

log = logging.getLogger(__name__)

Connection = psycopg.AsyncConnection[Any]


class PostgresListener:
    """Passes what PostgreSQL delivers on to the subscriptions of this process."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], pubsub: PubSub) -> None:
        self._connect = connect
        self._pubsub = pubsub
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when messages are being delivered. Raises psycopg.Error."""
        connection = await self._listening()
        self._task = asyncio.create_task(self._run(connection), name="tischlein-listener")

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
            self._pubsub.lost()

    async def _hear(self, connection: Connection) -> None:
        while True:
            async for notify in connection.notifies(timeout=HEARTBEAT):
                channel, _, message = notify.payload.partition(" ")
                self._pubsub.publish(channel, message)
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

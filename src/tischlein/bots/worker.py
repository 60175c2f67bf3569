"""Worker processes must not outlive the process they work for."""

from __future__ import annotations

import multiprocessing
import os
import threading


def leave_with_parent() -> None:
    """To be called first thing in a worker.

    A parent that was killed cannot say goodbye, and the queue that a worker waits on would never end.
    """
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

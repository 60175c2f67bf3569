"""Ends worker processes with their parent."""

from __future__ import annotations

import multiprocessing
import os
import threading


def leave_with_parent() -> None:
    """Called first in a worker process, so that it ends when its parent does.

    A parent that was killed cannot stop its workers, and a worker would wait on its queue for ever.
    """
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

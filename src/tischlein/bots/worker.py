"""Worker processes: they end with their parent, and their memory is limited."""

from __future__ import annotations

import multiprocessing
import os
import threading


def limit_memory(megabytes: int) -> None:
    """Has allocations fail beyond this size, so that a bot gets a MemoryError before the machine gets slow."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    size = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (size if most == resource.RLIM_INFINITY else min(size, most), most))


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

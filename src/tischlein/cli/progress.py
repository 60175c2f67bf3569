"""A progress bar on stderr for long work, and nothing at all where stderr is not a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


def _bar() -> Progress:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    with _bar() as progress:
        task = progress.add_task("", total=total)

        def advance(done: int) -> None:
            progress.advance(task, done)

        yield advance


@contextmanager
def growing_bar() -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how far it is and how much there is, which may change: for work in several parts."""
    with _bar() as progress:
        task = progress.add_task("", total=None)
        last = 0

        def show(done: int, total: int) -> None:
            nonlocal last
            if total != last:  # another part, whose speed has nothing to do with that of the one before
                progress.reset(task, total=total)
                last = total
            progress.update(task, completed=done)

        yield show

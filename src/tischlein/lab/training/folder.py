"""Keeps finished pieces of work in a folder, so that a run that was killed goes on where it was.

A piece is written beside its name and renamed, so it is there whole or not at all. Every piece follows from the course
and its seed, from the weights to begin with and the sources, so a run that was interrupted ends like one that was not.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.lab.chunks import run_chunks
from tischlein.lab.training.course import Course, Report

COURSE: Final = "course"
SPENT: Final = "spent"


class Folder:
    def __init__(self, path: Path, course: Course) -> None:
        """Raises BadInput if the folder cannot be used or holds another run."""
        self.path: Final = path
        self.belongs_to(COURSE, course.record())

    def belongs_to(self, name: str, run: object) -> None:
        """Keeps what the pieces follow from. Raises BadInput if those that are here followed from something else."""
        asked = json.loads(json.dumps(run))
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not self.file(name).exists():
                self.keep(name, asked)
            found = self.read(name)
        except (OSError, ValueError) as error:
            raise BadInput(text("error-train-folder", folder=str(self.path), why=str(error))) from None
        if found != asked:
            raise BadInput(text("error-train-other", folder=str(self.path)))

    def file(self, name: str) -> Path:
        return self.path / f"{name}.json"

    def read(self, name: str) -> Any:
        """The piece of this name; None if it is not finished."""
        path = self.file(name)
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None

    def keep(self, name: str, piece: object) -> None:
        self.write(f"{name}.json", json.dumps(piece))

    def write(self, name: str, content: str) -> Path:
        path = self.path / name
        unfinished = path.with_suffix(".new")
        unfinished.write_text(content, encoding="utf-8")
        os.replace(unfinished, path)
        return path

    def forget(self, names: Sequence[str]) -> None:
        for name in names:
            self.file(name).unlink(missing_ok=True)

    def pieces(
        self, name: str, job: Callable[[int, int], Any], total: int, size: int, workers: int, report: Report
    ) -> Iterator[Any]:
        """Runs `job(first, count)` for chunks of a whole, as far as they are not finished, and yields all in order."""
        chunks = [(first, min(size, total - first)) for first in range(0, total, size)]
        missing = [chunk for chunk in chunks if not self.file(f"{name}-{chunk[0]}").exists()]
        done = total - sum(count for _, count in missing)
        report(done, total)
        for first, count, piece, seconds in run_chunks(partial(_numbered, job), missing, workers):
            self.keep(f"{name}-{first}", piece)
            self.keep(SPENT, self.spent() + seconds)
            done += count
            report(done, total)
        for first, _ in chunks:
            yield self.read(f"{name}-{first}")

    def spent(self) -> float:
        """The processor time of all finished pieces, in seconds."""
        return float(self.read(SPENT) or 0.0)

    def forget_pieces(self, name: str, total: int, size: int) -> None:
        self.forget([f"{name}-{first}" for first in range(0, total, size)])


def _numbered(job: Callable[[int, int], Any], first: int, count: int) -> tuple[int, int, Any, float]:
    began = time.process_time()
    piece = job(first, count)
    return first, count, piece, time.process_time() - began

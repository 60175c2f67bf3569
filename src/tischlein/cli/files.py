"""Reads and writes files that are named on the command line. Every failure is a BadInput of one sentence."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from errno import EACCES, ENOTDIR
from pathlib import Path

from tischlein.core.errors import BadInput
from tischlein.core.words import text


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or an impossible name
        raise BadInput(text("error-file-read", file=str(path), why=_short(error))) from None


def holds(path: Path, content: str) -> bool:
    """Whether the file exists with exactly this content."""
    try:
        return path.read_bytes() == content.encode()
    except OSError:
        return False


def whole_name(path: Path) -> Path:
    """The resolved path, the same for every way to name a file; an impossible name is returned unchanged."""
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError):
        return path


def check_folder(folder: Path) -> None:
    """Raises BadInput if files cannot be written to the folder; called before long work."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        why = os.strerror(ENOTDIR if not folder.is_dir() else EACCES)
        raise BadInput(text("error-file-write", file=str(folder), why=why))


def write_new(path: Path, content: str) -> None:
    """Writes a new file atomically, and never over an existing one: a crash leaves no half-written match."""
    _write(path, content, _publish)


def write_over(path: Path, content: str) -> None:
    """Replaces a file atomically: the old content stays until the new one is on disk."""
    _write(path, content, os.replace)


def _write(path: Path, content: str, publish: Callable[[str, Path], None]) -> None:
    try:
        draft = _write_draft(path.parent, content)
        try:
            publish(draft, path)
        finally:
            with contextlib.suppress(FileNotFoundError):  # it was renamed
                os.unlink(draft)
    except FileExistsError:
        raise BadInput(text("error-file-exists", file=str(path))) from None
    except (OSError, ValueError) as error:
        raise BadInput(text("error-file-write", file=str(path), why=_short(error))) from None


def _write_draft(folder: Path, content: str) -> str:
    with tempfile.NamedTemporaryFile("wb", dir=folder, delete=False) as file:
        try:
            file.write(content.encode())
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            file.close()
            os.unlink(file.name)
            raise
    return file.name


def _publish(draft: str, path: Path) -> None:
    try:
        os.link(draft, path)  # fails if the name is taken, which a rename would not
    except FileExistsError:
        raise
    except OSError:  # file systems without hard links: at least nothing is overwritten
        with path.open("xb") as file:
            file.write(Path(draft).read_bytes())


def _short(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__

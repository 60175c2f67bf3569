"""Reading and writing what people name on the command line; every failure is one sentence."""

from __future__ import annotations

import os
import tempfile
from errno import EACCES, ENOTDIR
from pathlib import Path

from tischlein.core.errors import BadInput
from tischlein.core.words import text


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a name that no file can have
        raise BadInput(text("error-file-read", file=str(path), why=_short(error))) from None


def holds(path: Path, content: str) -> bool:
    """Whether the file is there already with just this content."""
    try:
        return path.read_bytes() == content.encode()
    except OSError:
        return False


def check_folder(folder: Path) -> None:
    """Before long work: will its files have a place?"""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        why = os.strerror(ENOTDIR if not folder.is_dir() else EACCES)
        raise BadInput(text("error-file-write", file=str(folder), why=why))


def write_new(path: Path, content: str) -> None:
    """All or nothing, and never over an existing file: a crash leaves no half-written match behind."""
    try:
        draft = _write_draft(path.parent, content)
        try:
            _publish(draft, path)
        finally:
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
    except OSError:  # a memory stick may know no links: then at least nothing is overwritten
        with path.open("xb") as file:
            file.write(Path(draft).read_bytes())


def _short(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__

"""Files are written whole or not at all, and never over another one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tischlein.cli.files import read_text, write_new
from tischlein.core.errors import BadInput


def refusal(path: Path, content: str = "new") -> str:
    with pytest.raises(BadInput) as refused:
        write_new(path, content)
    return refused.value.text.key


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    write_new(tmp_path / "x", "Їжак\nß\n")
    assert read_text(tmp_path / "x") == "Їжак\nß\n"


def test_line_ends_are_the_same_on_every_system(tmp_path: Path) -> None:
    write_new(tmp_path / "x", "a\nb\n")
    assert (tmp_path / "x").read_bytes() == b"a\nb\n"


def test_an_existing_file_stays(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("old")
    assert refusal(tmp_path / "x") == "error-file-exists"
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("x", "old")]


def test_a_dangling_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "x").symlink_to(tmp_path / "elsewhere")
    assert refusal(tmp_path / "x") == "error-file-exists"
    assert not (tmp_path / "elsewhere").exists()


def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    assert refusal(tmp_path / "missing" / "x") == "error-file-write"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a\0b", "n" * 300])
def test_a_name_that_no_file_can_have_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name) == "error-file-write"
    assert list(tmp_path.iterdir()) == []


def test_text_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    assert refusal(tmp_path / "x", "\ud800") == "error-file-write"
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert refusal(tmp_path / "x") == "error-file-write"
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A memory stick: a file system without links."""

    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    return tmp_path


def test_a_file_system_without_links_takes_files_too(stick: Path) -> None:
    write_new(stick / "x", "new")
    assert [(path.name, path.read_text()) for path in stick.iterdir()] == [("x", "new")]


def test_without_links_an_existing_file_stays_as_well(stick: Path) -> None:
    (stick / "x").write_text("old")
    assert refusal(stick / "x") == "error-file-exists"
    assert [(path.name, path.read_text()) for path in stick.iterdir()] == [("x", "old")]


@pytest.mark.parametrize("name", ["missing", ".", "a\0b"])
def test_what_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_text(tmp_path / name)
    assert refused.value.text.key == "error-file-read"

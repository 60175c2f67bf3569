"""A message parsed alone says what it says when its whole file is parsed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from tischlein.words.shelf import Shelf
from tischlein.words.words import LANGUAGES, word_files

FILE = """\
# About the guest.
-guest = { $case ->
   *[who] Ada
    [whom] Adam
 }
greeting = Hello { -guest(case: "whom") },
    { $count ->
        [one] { single }
       *[other] { $count } tables
    }
## Comment
single=one table
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_and_says_the_same(language: str) -> None:
    files = word_files(language)
    whole, shelf = FluentBundle([language], use_isolating=False), Shelf(language, files)
    for path in files:
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    keys = [entry.id.name for path in files for entry in messages(path)]
    assert len(keys) > 1000
    for key in keys:
        args = {"count": 3, "who": "Ada", "points": 5}
        assert key in shelf
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert shelf.say(key, args) == whole.format_pattern(pattern, args)[0]


def messages(path: Path) -> list[ast.Message]:
    return [entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize(("count", "said"), [(1, "one table"), (4, "4 tables")])
def test_what_a_message_refers_to_is_parsed_with_it(tmp_path: Path, count: int, said: str) -> None:
    (tmp_path / "en.ftl").write_text(FILE)
    assert Shelf("en", [tmp_path / "en.ftl"]).say("greeting", {"count": count}) == f"Hello Adam,\n{said}"


def test_the_first_of_two_files_with_a_key_has_it(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_text(f"key = {name}\nonly-{name} = {'{ key }'}\n")
    shelf = Shelf("en", [tmp_path / "a", tmp_path / "b"])
    assert [shelf.say(key, {}) for key in ("key", "only-a", "only-b")] == ["a", "a", "a"]


def test_a_term_is_no_message(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(FILE)
    assert "-guest" not in Shelf("en", [tmp_path / "en.ftl"])

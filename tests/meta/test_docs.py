"""The documents are correct about modules, commands, options, limits, links, examples and decisions."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import re
from collections import Counter
from dataclasses import fields
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tischlein.cli.app import app
from tischlein.server.limits import Limits
from tischlein.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tischlein"
DECISIONS = ROOT / "docs" / "decisions"

LIMIT = re.compile(r"^\| `(\w+)` \| ([^|]+) \|", re.MULTILINE)
ROOM = re.compile(r"^- \*\*`([a-z_/]+)/`\*\* (.*(?:\n  .*)*)", re.MULTILINE)
NAME = re.compile(r"`([a-z_]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4,}(\S.*)$", re.MULTILINE)
QUOTED = re.compile(r"`([^`\n]+)`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
PATH = re.compile(r"^[\w.-]+(?:/[\w.*-]+)+\.(?:py|ts|svelte|toml|md|svg|cjs)$")
PLACES = (ROOT, PACKAGE, ROOT / "web", ROOT / "web" / "src")
"""Folders that file names in documents are relative to."""
ENVIRONMENT = re.compile(r"TISCHLEIN_[A-Z]+")
FIGURE = re.compile(r"`(tischlein_\w+)`")
OVERTURNED = re.compile(r"\A# \d+ .*\n\nOverturned by \[decision (\d+)\]\((\S+)\)\.\n")
OVERTURNS = re.compile(r"\b[Oo]verturns\s+decisions?((?:[\s,]+(?:and\s+)?\d+(?:\s*\([^)]*\))?)+)")


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def documents() -> list[Path]:
    places = ("*.md", "docs/**/*.md", "benchmarks/*.md", "web/*.md", "src/**/*.md")
    return sorted(path for place in places for path in ROOT.glob(place))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


each_document = pytest.mark.parametrize("path", documents(), ids=name_of)


def snippets(text: str) -> list[str]:
    """Code in a document: backquoted text, and indented lines without their comments."""
    plain = FENCED.sub("", text)
    return [*QUOTED.findall(plain), *(line.partition(" #")[0] for line in INDENTED.findall(plain))]


# Limits


def figure(value: object) -> str:
    if isinstance(value, tuple):
        rate, at_once = value
        pace = f"{rate:,g} a second" if rate >= 0.1 else f"{60 * rate:,g} a minute"
        return f"{pace}, {at_once:,} at once"
    assert isinstance(value, int | float)
    return f"{value:,g}" if value < 1000 else f"{value:,.0f}"


def test_every_limit_is_on_the_operators_page() -> None:
    page = read(ROOT / "docs" / "operators.md")
    section = page.partition("## Limits for strangers")[2].partition("\n## ")[0]
    told = {name: said.strip() for name, said in LIMIT.findall(section)}
    limits = Limits()
    assert told == {field.name: figure(getattr(limits, field.name)) for field in fields(limits)}


# Modules


def modules() -> set[str]:
    """All modules except games, which have a common layout, and `__init__` files."""
    found = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py")}
    return {
        path.with_suffix("").as_posix() for path in found if path.parts[0] != "games" and path.name != "__init__.py"
    }


def test_the_architecture_names_every_module_once() -> None:
    page = read(ROOT / "ARCHITECTURE.md").partition("\n## Rooms\n")[2].partition("\n## ")[0]
    told = Counter(f"{room}/{name}" for room, said in ROOM.findall(page) for name in NAME.findall(said))
    there = modules()
    assert there - set(told) == set(), "these modules are not told of"
    assert set(told) - there == set(), "these are told of, but not there"
    assert [name for name, times in told.items() if times > 1] == []


# Commands and options


def options_of(command: str) -> set[str]:
    return {name for argument in app[command].assemble_argument_collection() for name in argument.names}


def commands() -> set[str]:
    return {name for name in app if not name.startswith("-")}


def calls(text: str) -> list[tuple[str, list[str]]]:
    """Calls of `tischlein` in a document: the command and its options."""
    found = []
    for snippet in snippets(text):
        called = re.match(r"(?:\S*/|ExecStart=\S*/)?tischlein ([a-z]+)\b(.*)", snippet)
        if called:
            found.append((called[1], OPTION.findall(called[2])))
    return found


@each_document
def test_commands_and_options_that_are_told_exist(path: Path) -> None:
    for command, options in calls(read(path)):
        assert command in commands(), command
        assert set(options) <= options_of(command), f"tischlein {command}"


@each_document
def test_options_of_make_play_exist(path: Path) -> None:
    for given in re.findall(r'make play ARGS="([^"]*)"', read(path)):
        assert set(OPTION.findall(given)) <= options_of("serve"), given


def test_every_command_is_told_of() -> None:
    pages = [read(ROOT / "README.md"), read(ROOT / "docs" / "operators.md")]
    assert commands() == {command for page in pages for command, _ in calls(page)} & commands()


def test_the_operators_page_has_every_option_of_the_server() -> None:
    table = read(ROOT / "docs" / "operators.md").partition("| option | meaning |")[2].partition("\n\n")[0]
    told = [option for row in table.splitlines() for option in OPTION.findall(row.partition(" | ")[0])]
    assert sorted(told) == sorted(options_of("serve"))


def start_script() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("play", str(ROOT / "play"))
    spec = importlib.util.spec_from_loader("play", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_every_command_of_the_start_script_is_told_of() -> None:
    told = {
        command
        for name in ("README.md", "CONTRIBUTING.md")
        for snippet in snippets(read(ROOT / name))
        for command in re.findall(r"^(?:\./play|make) ([a-z-]+)", snippet)
    }
    assert told == set(start_script().COMMANDS)


def test_make_knows_every_command_of_the_start_script() -> None:
    rule = re.search(r"^([a-z -]+):\n\t@python3 play \$@", read(ROOT / "Makefile"), re.MULTILINE)
    assert rule is not None
    assert set(rule[1].split()) == set(start_script().COMMANDS)


# Files, settings, figures


@each_document
def test_links_lead_to_files(path: Path) -> None:
    for target in LINK.findall(FENCED.sub("", read(path))):
        if not target.startswith(("http://", "https://", "#")):
            assert (path.parent / target.partition("#")[0]).exists(), target


@each_document
def test_files_that_are_named_exist(path: Path) -> None:
    """Source files only, and not in overturned decisions, which describe the past."""
    text = read(path)
    if OVERTURNED.match(text):
        return
    for quoted in QUOTED.findall(FENCED.sub("", text)):
        if PATH.match(quoted):
            places = [*PLACES, path.parent, *(PACKAGE / "games").iterdir()]
            assert any(list(place.glob(quoted)) for place in places if place.is_dir()), quoted


@each_document
def test_environment_variables_that_are_told_are_read(path: Path) -> None:
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "web").glob("*.[pt][ys]"), *(ROOT / "tests" / "e2e").glob("*.py")]
    for name in set(ENVIRONMENT.findall(read(path))):
        assert any(name in read(source) for source in sources), name


@each_document
def test_figures_that_are_told_exist(path: Path) -> None:
    there = {sample.name for family in Metrics().registry.collect() for sample in family.samples}
    assert set(FIGURE.findall(read(path))) <= there


def test_quotations_are_from_the_code() -> None:
    def flush_left(text: str) -> str:
        return "\n".join(line.strip() for line in text.splitlines())

    examples = FENCED.findall(read(ROOT / "CONTRIBUTING.md"))
    assert examples
    for example in examples:
        first, _, quoted = example.partition("\n")
        source = read(ROOT / first.removeprefix("# "))
        assert flush_left(quoted) in flush_left(source), first


# Decisions


def records() -> dict[int, Path]:
    return {int(path.name[:4]): path for path in sorted(DECISIONS.glob("[0-9]*.md"))}


def overturned() -> dict[int, int]:
    """Overturned decision -> the later one, according to the first line of its record."""
    found = {}
    for number, path in records().items():
        said = OVERTURNED.match(read(path))
        if said:
            assert records()[int(said[1])].name == said[2], path.name
            found[number] = int(said[1])
    return found


def test_no_two_decisions_have_one_number() -> None:
    assert len(records()) == len(list(DECISIONS.glob("[0-9]*.md")))


def test_every_decision_is_listed_with_its_title_and_whether_it_holds() -> None:
    listed = re.findall(r"^\| (\d+) \| \[(.*)\]\((\S+)\) \| (.*?) *\|$", read(DECISIONS / "README.md"), re.MULTILINE)
    later = overturned()
    assert [(int(number), title, name, state) for number, title, name, state in listed] == [
        (
            number,
            read(path).partition("\n")[0].removeprefix(f"# {number} "),
            path.name,
            f"overturned by {later[number]}" if number in later else "",
        )
        for number, path in records().items()
    ]


def test_overturned_decisions_say_so_in_their_first_line() -> None:
    said = {
        (int(earlier), number)
        for number, path in records().items()
        for numbers in OVERTURNS.findall(read(path))
        for earlier in re.findall(r"\d+", re.sub(r"\([^)]*\)", "", numbers))
    }
    assert said == set(overturned().items())

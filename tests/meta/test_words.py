"""The word files have the same messages in every language, and exactly those that the code uses.

The used keys are read from the source: arguments of `text(...)`, `.say(...)` and `Sentence(...)`. Computed keys are
resolved if that is possible statically (a loop over literals); all others belong to a family that is listed here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tischlein
from tischlein.bots.roster import level_names, offered_names
from tischlein.core.lessonfile import lesson_of
from tischlein.core.options import complete_options
from tischlein.core.registry import (
    components_part,
    find_game,
    game_folder,
    game_ids,
    game_part,
    places_part,
    replay_part,
)
from tischlein.words.words import FALLBACK, LANGUAGES, LATER, SHELL, Words

CATEGORIES: Final = {
    "de": {"one", "other"},
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
}
"""The plural forms of whole numbers, and `other`, which Fluent requires as the default."""

PLURAL: Final = {"zero", "one", "two", "few", "many"}
"""A selector with one of these selects by plural form; one with numbers and `other` does not."""

SAME_AS_ENGLISH: Final = {
    "de": {
        "arena-number",
        "bot",
        "cl-motif-named",
        "cl-page-cap-panda",
        "cl-page-ms",
        "cl-page-subject-panda",
        "dy-card-reform",
        "dy-title",
        "mr-look-blubb",
        "mr-orange",
        "mr-page-since-turn",
        "mr-title",
        "page-bot-name",
        "page-chat",
        "page-code",
        "page-link",
        "page-speed-normal",
        "play-refused",
        "play-score",
        "simulate-bot",
        "simulate-max",
        "simulate-min",
        "simulate-p95",
    },
    "uk": {"arena-number", "cl-motif-named", "mr-page-since-turn", "play-refused", "play-score", "simulate-p95"},
}
"""Messages that may equal the English ones: names, numbers, punctuation. All others count as untranslated."""

MINUTE: Final = ("goal", "turn", "end")
"""The game in one minute, on its rules page."""
MOST_WORDS: Final = 30
"""In each of its three sentences."""

CODE: Final = Path(tischlein.__file__).parent
PAGE: Final = Path(__file__).parents[2] / "web" / "src"


# The content of the files


class Reader(Visitor):
    """The variables of one message, and its plural selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, set[str], str]] = []
        """Variable, plural forms, default."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        named = [variant for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
        forms = [_name(variant) for variant in named]
        if PLURAL & set(forms) and isinstance(node.selector, ftl.VariableReference):
            assert len(forms) == len(set(forms)), f"{node.selector.id.name}: a plural form twice"
            default = next((_name(variant) for variant in named if variant.default), "")
            self.choices.append((node.selector.id.name, set(forms), default))
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        return {variable for variable, _, _ in self.choices}


def _name(variant: ftl.Variant) -> str:
    assert isinstance(variant.key, ftl.Identifier)
    return variant.key.name


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    return parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)}


def read(message: ftl.Message) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


def prose(node: ftl.BaseNode) -> str:
    """The literal text, without variables and comments."""
    parts: list[str] = []

    class Collect(Visitor):
        def visit_TextElement(self, element: ftl.TextElement) -> None:
            parts.append(element.value)

        def visit_Comment(self, comment: ftl.Comment) -> None:
            pass

    Collect().visit(node)
    return "\n".join(parts)


def folders() -> dict[str, Path]:
    return {"shell": SHELL, "later": LATER, **{game_id: game_folder(game_id) / "locales" for game_id in game_ids()}}


def shell_messages() -> dict[str, ftl.Message]:
    return {**messages(SHELL, FALLBACK), **messages(LATER, FALLBACK)}


EVERY_FOLDER = pytest.mark.parametrize("folder", folders().values(), ids=folders().keys())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_TRANSLATION = pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {FALLBACK}))


@EVERY_FOLDER
def test_there_is_a_file_for_each_language_and_no_other(folder: Path) -> None:
    names = {f"{language}.ftl" for language in LANGUAGES}
    if folder not in (SHELL, LATER):  # English rules are RULES.md itself
        names |= {f"rules.{language}.md" for language in LANGUAGES if language != FALLBACK}
    assert {path.name for path in folder.iterdir()} == names


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_file_parses(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert keys, "a file without words"
    assert sorted(keys) == sorted(set(keys)), "a key twice"


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_no_message_is_empty(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        assert message.value is not None, key
        assert prose(message).strip() or read(message).variables, key


@EVERY_FOLDER
@EVERY_TRANSLATION
def test_same_keys_in_the_same_order(folder: Path, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, FALLBACK))


@EVERY_FOLDER
@EVERY_TRANSLATION
def test_same_variables(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        assert read(message).variables == read(messages(folder, FALLBACK)[key]).variables, key


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_plural_forms_are_those_of_the_language(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        for variable, forms, default in read(message).choices:
            assert forms == CATEGORIES[language], f"{key}: ${variable}"
            assert default == "other", f"{key}: ${variable}"


@EVERY_FOLDER
@EVERY_TRANSLATION
def test_what_is_counted_in_english_is_counted_everywhere(folder: Path, language: str) -> None:
    """A translation may have more plural selectors: Ukrainian nouns change where English ones do not."""
    for key, message in messages(folder, FALLBACK).items():
        assert read(message).counted <= read(messages(folder, language)[key]).counted, key


@EVERY_TRANSLATION
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        key
        for folder in folders().values()
        for key, message in messages(folder, language).items()
        if message.equals(messages(folder, FALLBACK)[key], ignored_fields=["span", "comment"])
    }
    assert same == SAME_AS_ENGLISH[language]


@EVERY_FOLDER
def test_what_can_be_typed_is_named_only_where_one_types(folder: Path) -> None:
    """Verbs of the notation, such as (draw), are for the terminal only. In Ukrainian texts, Latin letters show them."""
    typed = re.compile(r"\([a-z]+[\s)]")
    found = {key for key, message in messages(folder, "uk").items() if typed.search(prose(message))}
    at_the_keyboard = {key for key in found if re.match(r"\w\w-ask-|error-|play-", key)}
    assert found - at_the_keyboard == set()


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_quotes_and_letters_are_those_of_the_language(folder: Path, language: str) -> None:
    foreign = {"de": "“”«»а-яіїєґ", "en": "„«»а-яіїєґ", "uk": "„“”ёъыэ"}[language]
    for key, message in messages(folder, language).items():
        shown = prose(message)
        if language == "de":
            assert shown.count("„") == shown.count("“"), key
            shown = re.sub(r"„([^„“]*)“", r"\1", shown.replace("\n", ""))
        assert not re.search(f"[\"'{foreign}]", shown, re.IGNORECASE), key
        assert not re.search(r"[a-z][а-яіїєґ]|[а-яіїєґ][a-z]", shown, re.IGNORECASE), f"{key}: two alphabets in a word"


@pytest.mark.parametrize("game_id", game_ids())
@EVERY_LANGUAGE
def test_a_minute_is_enough(game_id: str, language: str) -> None:
    prefix, said = find_game(game_id).info.prefix, messages(game_folder(game_id) / "locales", language)
    for part in MINUTE:
        words = re.findall(r"\w[\w’-]*", prose(said[f"{prefix}-rules-{part}"]))
        assert 5 <= len(words) <= MOST_WORDS, part


# The keys that the code uses


class Asked(NamedTuple):
    place: str
    pattern: str
    """A key; `*` stands for each computed part."""
    variables: frozenset[str] | None
    """The names of its arguments; None if they cannot be read from the source."""


def sources(folder: Path) -> list[Path]:
    inside = [path.relative_to(folder) for path in sorted(folder.rglob("*.py"))]
    return [folder / path for path in inside if not {"tests", "games"} & set(path.parts)]


@cache
def asked(folder: Path) -> list[Asked]:
    """All sources below the folder, except games, which are checked one by one."""
    return [each for path in sources(folder) for each in _asked_in(path)]


def _asked_in(path: Path) -> Iterator[Asked]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    loops = _loops(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
        if called not in {"say", "text", "reason", "Sentence"}:
            continue
        names = [keyword.arg for keyword in node.keywords]
        if called == "Sentence":  # whose fields are the arguments
            names += [str(arg.value) for arg in node.args[1:] if isinstance(arg, ast.Constant)]
        variables = None if None in names else frozenset(filter(None, names))
        for pattern in _patterns(node.args[0], loops):
            yield Asked(f"{path.name}:{node.lineno}", pattern, variables)


def _patterns(node: ast.expr, loops: dict[str, list[str]]) -> list[str]:
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return _patterns(body, loops) + _patterns(orelse, loops)
        case ast.JoinedStr(values=parts):
            patterns = [""]
            for part in parts:
                ends = _literals(part, loops)
                patterns = [start + end for start in patterns for end in ends]
            return patterns
    return []


def _literals(part: ast.expr, loops: dict[str, list[str]]) -> list[str]:
    match part:
        case ast.Constant(value=str(literal)):
            return [literal]
        case ast.FormattedValue(value=ast.Name(id=name)):
            return loops.get(name, ["*"])
    return ["*"]


def _loops(tree: ast.Module) -> dict[str, list[str]]:
    """The literals that each loop variable runs over."""
    tuples: dict[str, list[str]] = {}
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            tuples[node.targets[0].id] = _strings(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            over = tuples.get(node.iter.id, []) if isinstance(node.iter, ast.Name) else _strings(node.iter)
            if over:
                found.setdefault(node.target.id, []).extend(over)
    return found


def _strings(node: ast.expr) -> list[str]:
    elements = node.elts if isinstance(node, ast.Tuple) else []
    return [each.value for each in elements if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def page_text(folder: Path) -> str:
    sources = sorted(path for path in folder.rglob("*") if path.suffix in {".svelte", ".ts"})
    return "\n".join(path.read_text(encoding="utf-8") for path in sources if ".test." not in path.name)


def page_keys(folder: Path, prefix: str, known: Iterable[str]) -> set[str]:
    """Keys that the page uses: whole ones are strings in its sources, computed ones have their prefix there."""
    text = page_text(folder)
    starts = tuple(re.findall(rf"`({prefix}-[a-z0-9-]*-)\$\{{", text))
    return set(re.findall(rf"""['"`]({prefix}-[a-z0-9-]*[a-z0-9])['"`]""", text)) | {
        key for key in known if key.startswith(starts)
    }


def shell_page_keys() -> set[str]:
    named = {f"page-bot-{name}" for name in level_names()}
    told = {key for name in offered_names() for key in (f"page-bot-{name}-about", f"page-level-{name}")}
    return page_keys(PAGE, "page", []) | named | told


# Families: keys that are computed from what a game declares


def _titles(game_id: str) -> set[str]:
    return {f"{find_game(game_id).info.prefix}-title"}


def _options(game_id: str) -> set[str]:
    """Names of options and choices in the lobby, as specified by `core.game.OptionSpec`."""
    info = find_game(game_id).info
    keys = {f"{info.prefix}-option-{spec.key}" for spec in info.options}
    return keys | {f"{info.prefix}-option-{spec.key}-{each}" for spec in info.options for each in spec.choices if each}


def _ends(game_id: str) -> set[str]:
    """One for each `reason` of a Result in the game's code."""
    reasons = set()
    for path in sources(game_folder(game_id)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Result":
                reasons.add(_constant(node.args[0], game_part(game_id, path.stem)))
    assert reasons, f"{game_id} never ends"
    return {f"{find_game(game_id).info.prefix}-end-{reason}" for reason in reasons}


def _constant(node: ast.expr, module: object) -> str:
    value = node.value if isinstance(node, ast.Constant) else getattr(module, getattr(node, "id", ""))
    assert isinstance(value, str), "the reason of a Result is a literal or a constant of its module"
    return value


def _rules_page(game_id: str) -> set[str]:
    """The game in one line and in one minute; and what its box is called, if that is drawn."""
    parts = [*MINUTE, "claim"]
    if components_part(game_id) is not None:
        parts += ["box", "box-note"]
    return {f"{find_game(game_id).info.prefix}-rules-{part}" for part in parts}


def _said_by_core(*parts: str, where: str) -> Callable[[str], set[str]]:
    """Keys that core computes for each game whose sources contain this."""

    def needed_by(game_id: str) -> set[str]:
        code = "\n".join(path.read_text(encoding="utf-8") for path in sources(game_folder(game_id)))
        return {f"{find_game(game_id).info.prefix}-{part}" for part in parts} if where in code else set()

    return needed_by


_notation = _said_by_core("notation", where="Notation(")
_sheet_names = _said_by_core("sheet-unknown", where="Sheets(")
_sheet_toml = _said_by_core("sheet-toml", where="SheetReader")
_sheet_fields = _said_by_core("sheet-field", where="= SheetReader(")


def _colours(game_id: str) -> set[str]:
    return {f"{find_game(game_id).info.prefix}-{colour}" for colour in game_part(game_id, "data").COLOURS}


def _monsters(game_id: str) -> set[str]:
    sheet = game_part(game_id, "sheet")
    return {f"mr-look-{name}" for each in sheet.SHEETS.names for name in sheet.find_sheet(each).monsters}


def _in_data(names: str, start: str) -> Callable[[str], set[str]]:
    """A key for each name in a table of the game's `data`."""
    return lambda game_id: {f"{start}-{name}" for name in getattr(game_part(game_id, "data"), names) if name}


def _final_sources(game_id: str) -> set[str]:
    return {
        f"dy-log-final-{game_part(game_id, 'data').SOURCES[source]}" for source in game_part(game_id, "tally").FINAL
    }


def _places(game_id: str) -> set[str]:
    """The orders of seats that simulations tell apart, but the order of play, which is a word of the shell."""
    part = places_part(game_id)
    if part is None:
        return set()
    game = find_game(game_id)
    seats = game.info.min_seats
    orders = part.places(game.setup(complete_options(game.info, seats, {}), seats, 1))
    return {f"{game.info.prefix}-place-{order}" for order in orders if order != "order"}


def _motifs(game_id: str) -> set[str]:
    data = game_part(game_id, "data")
    return {f"cl-motif-{name}" for name in (*data.MOTIFS, data.RICKSHAW_NAME)}


def _replays(game_id: str) -> set[str]:
    """A game that names key moments has words for each of them, for the ticks between, and for what it counts."""
    part, prefix = replay_part(game_id), find_game(game_id).info.prefix
    if part is None:
        return set()
    return {f"{prefix}-tick", *(f"{prefix}-moment-{icon}" for icon in part.ICONS), *part.USES}


def _lessons(game_id: str) -> set[str]:
    """What the host of a learn match says."""
    lesson = lesson_of(game_id)
    return {f"{find_game(game_id).info.prefix}-learn-{word}" for word in lesson.words} if lesson else set()


EVERY_GAME_HAS: Final = (
    _titles,
    _replays,
    _options,
    _ends,
    _places,
    _rules_page,
    _lessons,
    _notation,
    _sheet_names,
    _sheet_toml,
    _sheet_fields,
)

FAMILIES: Final[dict[str, Callable[[str], set[str]]]] = {
    "*-title": _titles,
    "*-end-*": _ends,
    "*-place-*": _places,
    "*-notation": _notation,
    **{f"*-rules-{part}": _rules_page for part in (*MINUTE, "claim")},
    "*-sheet-field": _sheet_fields,
    "*-sheet-toml": _sheet_toml,
    "*-sheet-unknown": _sheet_names,
    "cl-action-*": _in_data("ACTIONS", "cl-action"),
    "cl-motif-*": _motifs,
    "dy-card-*": _in_data("CARDS", "dy-card"),
    "dy-log-final-*": _final_sources,
    "dy-source-*": _in_data("SOURCES", "dy-source"),
    "dy-tile-*": _in_data("KINDS", "dy-tile"),
    "dy-title-*": _in_data("TITLES", "dy-title"),
    "mr-*": _colours,
}
"""The keys that the computed keys of the source can become."""

SHOWN_IN_THE_BROWSER: Final[dict[str, Callable[[str], set[str]]]] = {
    "cl": _in_data("LOOKS", "cl-look"),
    "dy": _in_data("COLOURS", "dy-look"),
    "mr": _monsters,
}
"""Keys of pictures by prefix, which no Python code uses."""


def needed(game_id: str) -> set[str]:
    prefix = find_game(game_id).info.prefix
    keys = set().union(*(family(game_id) for family in EVERY_GAME_HAS))
    if prefix in SHOWN_IN_THE_BROWSER:
        keys |= SHOWN_IN_THE_BROWSER[prefix](game_id)
    folder = game_folder(game_id)
    for part in ("page", "what"):
        keys |= page_keys(folder / "web", f"{prefix}-{part}", messages(folder / "locales", FALLBACK))
    for each in asked(game_folder(game_id)):
        keys |= FAMILIES[each.pattern](game_id) if "*" in each.pattern else {each.pattern}
    return keys


def all_asked() -> list[Asked]:
    return [each for folder in (CODE, *map(game_folder, game_ids())) for each in asked(folder)]


def test_every_composed_key_belongs_to_a_family() -> None:
    found = {each.pattern: each.place for each in all_asked() if "*" in each.pattern}
    assert {pattern: place for pattern, place in found.items() if pattern not in FAMILIES} == {}
    assert found.keys() == FAMILIES.keys(), "a family that the code no longer uses"


def test_shell_has_the_words_that_its_code_uses() -> None:
    wanted = {each.pattern for each in asked(CODE) if "*" not in each.pattern} | shell_page_keys()
    assert len(wanted) > 50, "the source was not read"
    assert wanted - shell_messages().keys() == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_game_has_the_words_that_its_code_uses(game_id: str) -> None:
    own = messages(game_folder(game_id) / "locales", FALLBACK).keys()
    assert needed(game_id) - own - shell_messages().keys() == set()


def test_no_word_of_the_shell_is_dead() -> None:
    used = {each.pattern for each in all_asked()} | shell_page_keys()
    assert shell_messages().keys() - used == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_no_word_of_the_game_is_dead(game_id: str) -> None:
    assert messages(game_folder(game_id) / "locales", FALLBACK).keys() - needed(game_id) == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_words_of_a_game_begin_with_its_prefix(game_id: str) -> None:
    prefix = f"{find_game(game_id).info.prefix}-"
    assert [key for key in messages(game_folder(game_id) / "locales", FALLBACK) if not key.startswith(prefix)] == []
    assert [key for key in shell_messages() if key.startswith(prefix)] == []


def test_every_variable_is_passed() -> None:
    known = {key: message for folder in folders().values() for key, message in messages(folder, FALLBACK).items()}
    looked_at = 0
    for each in all_asked():
        if each.pattern in known and each.variables is not None:
            looked_at += 1
            assert read(known[each.pattern]).variables <= each.variables, f"{each.place}: {each.pattern}"
    assert looked_at > 50, "the source was not read"


# Rendered sentences


@pytest.mark.parametrize(
    ("language", "points", "spoken"),
    [
        ("de", 0, "0 Punkte"),
        ("de", 1, "1 Punkt"),
        ("de", 2, "2 Punkte"),
        ("en", 0, "0 points"),
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("uk", 0, "0 балів"),
        ("uk", 1, "1 бал"),
        ("uk", 2, "2 бали"),
        ("uk", 4, "4 бали"),
        ("uk", 5, "5 балів"),
        ("uk", 11, "11 балів"),
        ("uk", 12, "12 балів"),
        ("uk", 21, "21 бал"),
        ("uk", 22, "22 бали"),
        ("uk", 25, "25 балів"),
        ("uk", 111, "111 балів"),
    ],
)
def test_points_in_the_right_form(language: str, points: int, spoken: str) -> None:
    assert Words(language).say("play-points", points=points) == spoken


@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
@EVERY_FOLDER
@EVERY_LANGUAGE
def test_every_message_can_be_said(folder: Path, language: str, count: int) -> None:
    words = Words(language)
    for key, message in messages(folder, language).items():
        said = words.say(key, **dict.fromkeys(read(message).variables, count))
        assert said.strip(), key
        assert not re.search(r"[{}$]|\?\?\?|  ", said), f"{key}: {said}"
        assert said != key or "-" not in key

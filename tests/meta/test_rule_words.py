"""The rules of every game in every language: the same document as RULES.md, clause by clause, in other words."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from tischlein.core.registry import find_game, game_folder, game_ids, game_part
from tischlein.core.rulebook import Rulebook, RuleClause, Section
from tischlein.words.rulebooks import read_rulebook
from tischlein.words.words import FALLBACK, LANGUAGES

EVERY_TRANSLATION = pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {FALLBACK}))
EVERY_GAME = pytest.mark.parametrize("game_id", game_ids())
REFERENCE = re.compile(r"\b[A-Z]{2,3}-\d+\.\d+\b")
QUOTED = re.compile(r"`[^`]*`")


def english(game_id: str) -> Rulebook:
    return translated(game_id, FALLBACK)


def translated(game_id: str, language: str) -> Rulebook:
    rules = read_rulebook(game_id, language)
    assert rules is not None
    return rules


def frame(rules: Rulebook) -> object:
    """What stands around the sections."""
    return len(rules.introduction), [part.mark for part in rules.legend], len(rules.remarks)


def outline(section: Section) -> object:
    cells = [[set(REFERENCE.findall(cell)) for cell in row] for row in section.table]
    return section.number, len(section.paragraphs), cells


def skeleton(clause: RuleClause) -> object:
    """All of a clause but its words."""
    said = " ".join(part.text for part in clause.parts)
    marks = [part.mark for part in clause.parts]
    return clause.id, marks, set(REFERENCE.findall(said)), set(QUOTED.findall(said))


@EVERY_GAME
@EVERY_TRANSLATION
def test_the_document_has_the_same_sections(game_id: str, language: str) -> None:
    ours, theirs = english(game_id), translated(game_id, language)
    assert frame(theirs) == frame(ours)
    assert [outline(section) for section in theirs.sections] == [outline(section) for section in ours.sections]


@EVERY_GAME
@EVERY_TRANSLATION
def test_every_clause_has_its_words_under_the_same_marks(game_id: str, language: str) -> None:
    ours, theirs = english(game_id), translated(game_id, language)
    assert list(ours.clauses)
    for clause, words in zip_longest(ours.clauses, theirs.clauses):
        assert words is not None, f"{clause.id} has no words"
        assert clause is not None, f"{words.id} is no clause"
        assert skeleton(words) == skeleton(clause)


@EVERY_GAME
@EVERY_TRANSLATION
def test_the_words_are_not_the_english_ones(game_id: str, language: str) -> None:
    ours, theirs = english(game_id), translated(game_id, language)
    parts = {part.text for clause in ours.clauses for part in clause.parts} | {*ours.introduction, *ours.remarks}
    parts |= {section.heading for section in ours.sections} | {ours.title}
    said = [part.text for clause in theirs.clauses for part in clause.parts] + theirs.introduction + theirs.remarks
    said += [section.heading for section in theirs.sections] + [theirs.title]
    assert [words for words in said if words in parts] == []


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_leads_to_its_clause(game_id: str, language: str) -> None:
    """What a refusal is linked to is there: the clause of every reason, and every id that the code mentions at all."""
    known = {clause.id for clause in translated(game_id, language).clauses}
    reasons = getattr(game_part(game_id, "why"), "CLAUSES", {}) if (game_folder(game_id) / "why.py").is_file() else {}
    assert {reason: clause for reason, clause in reasons.items() if clause not in known} == {}
    assert cited(game_id) - known == set()
    assert cited(game_id) >= set(reasons.values()) != set() or not reasons


def cited(game_id: str) -> set[str]:
    """Clauses that stand in the game's sources as strings, in Python and in the browser: a refusal may carry them."""
    prefix = find_game(game_id).info.prefix.upper()
    quoted = re.compile(rf"""["'`]({prefix}-\d+\.\d+)["'`]""")
    paths = [path for path in game_folder(game_id).rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    sources = [path for path in paths if "tests" not in path.parts and ".test." not in path.name]
    return {found for path in sources for found in quoted.findall(path.read_text(encoding="utf-8"))}

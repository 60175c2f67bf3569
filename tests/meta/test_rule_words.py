"""The rules of every game in every language: the same document as RULES.md, clause by clause, in other words."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from tischlein.core.registry import game_folder, game_ids
from tischlein.core.rulebook import Rulebook, RuleClause, Section, parse_rulebook
from tischlein.words.words import FALLBACK, LANGUAGES

EVERY_TRANSLATION = pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {FALLBACK}))
EVERY_GAME = pytest.mark.parametrize("game_id", game_ids())
REFERENCE = re.compile(r"\b[A-Z]{2,3}-\d+\.\d+\b")
QUOTED = re.compile(r"`[^`]*`")


def english(game_id: str) -> Rulebook:
    return parse_rulebook((game_folder(game_id) / "RULES.md").read_text(encoding="utf-8"))


def translated(game_id: str, language: str) -> Rulebook:
    path = game_folder(game_id) / "locales" / f"rules.{language}.md"
    return parse_rulebook(path.read_text(encoding="utf-8"))


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

"""Parses the rules of a game: RULES.md, and the same document in other languages (locales/rules.LANGUAGE.md).

All have the same form: a title, an introduction that may explain the marks, then sections with or without a number.
A section contains paragraphs or a table, then clauses of one line each: `- **MR-1.6** [text] ... [ruling] ...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from tischlein.core.errors import BadInput
from tischlein.core.words import text

Mark: TypeAlias = Literal["text", "ruling", "sheet"]
"""The source of a part of a clause: the printed rules, a decision of ours, or a reconstructed figure."""
MARKS: Final = ("text", "ruling", "sheet")

_TITLE: Final = re.compile(r"# (\S.*)")
_HEADING: Final = re.compile(r"## (?:(\d+) )?(\S.*)")
_LEGEND: Final = re.compile(r"- `\[(text|ruling|sheet)\]`: (\S.*)")
_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)\*\* (\[.*)")
_MARK: Final = re.compile(r"\[([^\]]*)\]")
_SPECIAL: Final = ("#", "- ", "* ", "|", " ", "\t")
"""Beginnings of lines that are not paragraphs."""


class BadRulebook(BadInput):
    """A line of a rulebook is malformed."""


class RulePart(NamedTuple):
    mark: Mark
    text: str


@dataclass(frozen=True, slots=True)
class RuleClause:
    id: str
    parts: tuple[RulePart, ...]


@dataclass(slots=True)
class Section:
    number: int | None
    """None for an appendix, which has no clauses."""
    heading: str
    paragraphs: list[str] = field(default_factory=list)
    table: list[tuple[str, ...]] = field(default_factory=list)
    """The first row contains the names of the columns."""
    clauses: list[RuleClause] = field(default_factory=list)


@dataclass(slots=True)
class Rulebook:
    title: str
    introduction: list[str] = field(default_factory=list)
    """Paragraphs before the legend of the marks."""
    legend: list[RulePart] = field(default_factory=list)
    """The meaning of each mark."""
    remarks: list[str] = field(default_factory=list)
    """Paragraphs after the legend."""
    sections: list[Section] = field(default_factory=list)

    @property
    def clauses(self) -> Iterator[RuleClause]:
        return (clause for section in self.sections for clause in section.clauses)


def parse_rulebook(content: str) -> Rulebook:
    """Raises BadRulebook. Duplicate ids are not found here but in `lawbook.clauses`."""
    lines = content.splitlines()
    title = _TITLE.fullmatch(lines[0]) if lines else None
    if title is None:
        raise _malformed(1, lines[0] if lines else "")
    rulebook = Rulebook(title[1].rstrip())
    is_new_paragraph = True
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            is_new_paragraph = True
        elif heading := _HEADING.fullmatch(line):
            rulebook.sections.append(Section(int(heading[1]) if heading[1] else None, heading[2].rstrip()))
            is_new_paragraph = True
        elif line.startswith(_SPECIAL):
            if not _enter(rulebook, line):
                raise _malformed(number, line)
            is_new_paragraph = True
        else:
            paragraphs = _paragraphs(rulebook)
            if paragraphs is None:
                raise _malformed(number, line)
            if is_new_paragraph:
                paragraphs.append(line.rstrip())
            else:
                paragraphs[-1] += f" {line.rstrip()}"
            is_new_paragraph = False
    return rulebook


def _malformed(number: int, line: str) -> BadRulebook:
    return BadRulebook(text("error-rules-line", line=number, found=line[:60]))


def _paragraphs(rulebook: Rulebook) -> list[str] | None:
    """The list that a paragraph belongs to now; None once a section has its table or its clauses."""
    if not rulebook.sections:
        return rulebook.remarks if rulebook.legend else rulebook.introduction
    section = rulebook.sections[-1]
    return None if section.table or section.clauses else section.paragraphs


def _enter(rulebook: Rulebook, line: str) -> bool:
    """Adds a line of a list or a table to the rulebook. False if it is not allowed there."""
    if not rulebook.sections:
        return _enter_legend(rulebook, line)
    section = rulebook.sections[-1]
    if line.startswith("|"):
        return _enter_row(section, line)
    clause = _clause(line) if section.number is not None else None
    if clause is not None:
        section.clauses.append(clause)
    return clause is not None


def _enter_legend(rulebook: Rulebook, line: str) -> bool:
    found = _LEGEND.fullmatch(line)
    if found is None or rulebook.remarks:
        return False
    rulebook.legend.append(RulePart(cast(Mark, found[1]), found[2].rstrip()))
    return True


def _enter_row(section: Section, line: str) -> bool:
    cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
    if section.clauses or (section.table and len(cells) != len(section.table[0])):
        return False
    if set("".join(cells)) != {"-"}:  # the line below the names of the columns
        section.table.append(cells)
    return True


def _clause(line: str) -> RuleClause | None:
    found = _CLAUSE.fullmatch(line)
    if found is None:
        return None
    pieces = _MARK.split(found[2])  # an empty text, then marks and texts alternately
    parts = [RulePart(cast(Mark, mark), said.strip()) for mark, said in zip(pieces[1::2], pieces[2::2], strict=True)]
    is_whole = all(part.mark in MARKS and part.text for part in parts)
    return RuleClause(found[1], tuple(parts)) if parts and is_whole else None

"""Rules as a document: what is read, and which line is refused."""

from __future__ import annotations

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.registry import game_folder, game_ids
from tischlein.core.rulebook import BadRulebook, RuleClause, RulePart, parse_rulebook

RULES = """# Any game: the rules

A game for two.
Its second line.

Marks:

- `[text]`: it is printed.
- `[ruling]`: we say so.

A mark holds on.

## 1 Laying

First, words.

Then more.

- **AG-1.1** [text] One lays (AG-2.1), see `fixed`.
- **AG-1.2** [text] One draws. [ruling] In any order. [sheet] Five.

## Bounds

No clause here.

## 2 Cards

| card | what |
|---|---|
| 1 Raise | AG-2.1 |

- **AG-2.1** [ruling] Gain 1.
"""


def test_title_introduction_legend_and_remarks() -> None:
    rules = parse_rulebook(RULES)
    assert rules.title == "Any game: the rules"
    assert rules.introduction == ["A game for two. Its second line.", "Marks:"]
    assert rules.legend == [("text", "it is printed."), ("ruling", "we say so.")]
    assert rules.remarks == ["A mark holds on."]


def test_sections_with_and_without_a_number() -> None:
    sections = parse_rulebook(RULES).sections
    assert [(each.number, each.heading) for each in sections] == [(1, "Laying"), (None, "Bounds"), (2, "Cards")]
    assert [each.paragraphs for each in sections] == [["First, words.", "Then more."], ["No clause here."], []]
    assert [each.table for each in sections] == [[], [], [("card", "what"), ("1 Raise", "AG-2.1")]]
    assert [[clause.id for clause in each.clauses] for each in sections] == [["AG-1.1", "AG-1.2"], [], ["AG-2.1"]]


def test_a_mark_holds_until_the_next_one_in_its_clause() -> None:
    assert list(parse_rulebook(RULES).clauses) == [
        RuleClause("AG-1.1", (RulePart("text", "One lays (AG-2.1), see `fixed`."),)),
        RuleClause(
            "AG-1.2",
            (RulePart("text", "One draws."), RulePart("ruling", "In any order."), RulePart("sheet", "Five.")),
        ),
        RuleClause("AG-2.1", (RulePart("ruling", "Gain 1."),)),
    ]


def test_an_id_that_occurs_twice_is_read_twice() -> None:
    again = parse_rulebook(RULES + "- **AG-1.1** [text] Once more.\n")
    assert [clause.id for clause in again.clauses] == ["AG-1.1", "AG-1.2", "AG-2.1", "AG-1.1"]


@pytest.mark.parametrize(
    "line",
    [
        "- **AG-2.2** Without a mark.",
        "- **AG-2.2** Before [text] the mark.",
        "- **AG-2.2** [text] One. [txt] Misspelt.",
        "- **AG-2.2** [text]",
        "- **AG-2.2** [text] [ruling] Empty before it.",
        "- **AG-2.2** [text] Empty after it. [ruling]",
        "- **AG-2** [text] Half an id.",
        "- AG-2.2 [text] Not in bold.",
        "- Just a list.",
        "* **AG-2.2** [text] Another bullet.",
        "  - **AG-2.2** [text] Further in.",
        "  a second line of a clause",
        "A paragraph after clauses.",
        "| a row | after clauses |",
        "### 3 Deeper",
        "##3 Too close",
        "# A second title",
    ],
)
def test_a_malformed_line_is_named_by_its_number(line: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        parse_rulebook(RULES + line + "\n")
    assert refused.value.text.args == {"line": len(RULES.splitlines()) + 1, "found": line}
    assert isinstance(refused.value, BadInput)


@pytest.mark.parametrize("content", ["", "No title\n", "\n# Late\n", "# \n", "## 1 A section first\n"])
def test_the_first_line_is_the_title(content: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        parse_rulebook(content)
    assert refused.value.text.args["line"] == 1


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("Marks:", "- **AG-0.1** [text] A clause before every section.", 6),
        ("- `[text]`: it is printed.", "- `[txt]`: it is printed.", 8),
        ("A mark holds on.", "A mark holds on.\n\n- `[sheet]`: a figure, too late.", 13),
        ("No clause here.", "- **AG-3.1** [text] In a section without a number.", 24),
        ("| 1 Raise | AG-2.1 |", "| 1 Raise | AG-2.1 | 7 |", 30),
        ("| 1 Raise | AG-2.1 |", "A paragraph in a table.", 30),
    ],
)
def test_a_line_in_the_wrong_place_is_named_by_its_number(before: str, after: str, line: int) -> None:
    assert before in RULES
    with pytest.raises(BadRulebook) as refused:
        parse_rulebook(RULES.replace(before, after, 1))
    assert refused.value.text.args["line"] == line


def test_a_long_line_is_shown_by_its_beginning() -> None:
    with pytest.raises(BadRulebook) as refused:
        parse_rulebook(RULES + "- " + "x" * 10_000)
    assert refused.value.text.args["found"] == "- " + "x" * 58


@pytest.mark.parametrize("game_id", game_ids())
def test_the_clauses_of_a_section_bear_its_number(game_id: str) -> None:
    rules = parse_rulebook((game_folder(game_id) / "RULES.md").read_text(encoding="utf-8"))
    assert list(rules.clauses)
    for section in rules.sections:
        assert {int(clause.id.split("-")[1].split(".")[0]) for clause in section.clauses} <= {section.number}

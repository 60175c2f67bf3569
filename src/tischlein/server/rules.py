"""The rules of a game over HTTP, for its rules page: read once, sent as they are from then on."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec
import structlog
from aiohttp import web

from tischlein.bots.roster import offered_names
from tischlein.bots.strength import strengths
from tischlein.core.game import GameInfo
from tischlein.core.lessonfile import has_lesson
from tischlein.core.registry import components_part, find_game, game_ids
from tischlein.core.rulebook import BadRulebook, RuleClause, RulePart, Section
from tischlein.server.content import Content
from tischlein.server.context import Context
from tischlein.server.errors import Refusal
from tischlein.tables import wire
from tischlein.words.rulebooks import read_rulebook
from tischlein.words.words import FALLBACK, LANGUAGES, Words

log = structlog.get_logger("tischlein")

CACHE: Final = "no-cache"
"""Kept by the browser, and asked about each time: it gets the new ones after an update of the server."""


async def rules_of(context: Context, request: web.Request) -> web.Response:  # noqa: ARG001 - one signature for all
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in game_ids() or language not in LANGUAGES:
        raise Refusal(404, "no such rules")
    content = await asyncio.to_thread(content_of, game, language)
    if content is None:
        raise Refusal(404, "no such rules")
    return content.answer(request)


@cache
def content_of(game_id: str, language: str) -> Content | None:
    """None for a game from elsewhere that has no rules, or none that can be read."""
    try:
        shown = shown_rules(game_id, language)
    except BadRulebook as error:
        log.warning("unreadable rules", game=game_id, language=language, error=repr(error))
        return None
    return Content(msgspec.json.encode(shown), "application/json", CACHE) if shown is not None else None


def shown_rules(game_id: str, language: str) -> wire.ShownRules | None:
    """Raises BadRulebook."""
    rules = read_rulebook(game_id, language)
    if rules is None:
        return shown_rules(game_id, FALLBACK) if language != FALLBACK else None
    box = components_part(game_id)
    return wire.ShownRules(
        game=shown_game(find_game(game_id).info),
        language=language,
        title=rules.title,
        introduction=rules.introduction,
        legend=[_part(part) for part in rules.legend],
        remarks=rules.remarks,
        # What has no number has no clauses: it is for those who write tests.
        sections=[_section(section) for section in rules.sections if section.number is not None],
        components=box.components() if box is not None else None,
    )


def _part(part: RulePart) -> wire.ShownRulePart:
    return wire.ShownRulePart(part.mark, part.text)


def _clause(clause: RuleClause) -> wire.ShownClause:
    return wire.ShownClause(clause.id, [_part(part) for part in clause.parts])


def _section(section: Section) -> wire.ShownSection:
    return wire.ShownSection(
        number=section.number,
        heading=section.heading,
        paragraphs=section.paragraphs,
        table=[list(row) for row in section.table],
        clauses=[_clause(clause) for clause in section.clauses],
    )


@cache
def _titles(prefix: str) -> dict[str, str]:
    """A game from elsewhere may have none in a language; then the page shows its id."""
    key = f"{prefix}-title"
    said = {language: Words(language).say(key) for language in LANGUAGES}
    return {language: title for language, title in said.items() if title != key}


def _shown_bots(game_id: str) -> list[wire.ShownBot]:
    measured = strengths(game_id)
    return [
        wire.ShownBot(name, found.against, round(100 * found.rate))
        if (found := measured.get(name))
        else wire.ShownBot(name)
        for name in offered_names()
    ]


def shown_game(info: GameInfo) -> wire.ShownGame:
    return wire.ShownGame(
        id=info.id,
        prefix=info.prefix,
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        minutes=info.minutes,
        age=info.age,
        options=[
            wire.ShownOption(spec.key, list(spec.choices), spec.default, spec.for_children)
            for spec in info.options
            if spec.key != info.look_option
        ],
        looks=list(info.looks),
        bots=_shown_bots(info.id),
        credits=wire.ShownCredits(info.credits.author, info.credits.publisher, info.credits.year),
        has_lesson=has_lesson(info.id),
        titles=_titles(info.prefix),
    )

"""The body of a message to a webhook: a sentence for chat services, and the same as fields for programs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

from tischlein.core.registry import find_game
from tischlein.tables.live.messages import Message
from tischlein.words.words import FALLBACK, LANGUAGES, Words

_HARMLESS: Final = str.maketrans("@<>[]`*", "\uff20\u2039\u203a()'\u2217")
"""Names are chosen by strangers: in a chat they must not call everybody, hide a link or end a format."""


class Player(Struct, frozen=True):
    seat: int
    """From 1."""
    name: str
    """As typed; empty if the person has none."""


class Body(Struct, frozen=True):
    text: str
    """Slack, Mattermost, Rocket.Chat and others show this."""
    content: str
    """Discord shows this. The same sentence."""
    event: str
    """turn, or greeting: the first message, when the webhook was set."""
    game: str
    title: str
    table: str
    """The table's code."""
    link: str
    turn: list[Player]
    until: str | None
    """When the turn clock runs out (ISO 8601, UTC); null without one."""
    allowed_mentions: dict[str, list[str]]
    """Tells Discord to call nobody."""


def body_of(message: Message, base: str) -> bytes:
    language = message.language if message.language in LANGUAGES else FALLBACK
    words = Words(language, [name.translate(_HARMLESS) for name in message.names])
    title = words.say(f"{find_game(message.game).info.prefix}-title")
    link = f"{base}/table/{message.code}"
    who = ", ".join(words.name(seat) for seat in message.seats)
    if message.seats:
        said = words.say("webhook-turn", who=who, count=len(message.seats), game=title, link=link)
    else:
        said = words.say("webhook-greeting", game=title, link=link)
    return msgspec.json.encode(
        Body(
            text=said,
            content=said,
            event="turn" if message.seats else "greeting",
            game=message.game,
            title=title,
            table=message.code,
            link=link,
            turn=[Player(seat + 1, message.names[seat]) for seat in message.seats],
            until=_iso(message.turn_ends) if message.turn_ends else None,
            allowed_mentions={"parse": []},
        )
    )


def _iso(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).isoformat(timespec="seconds")

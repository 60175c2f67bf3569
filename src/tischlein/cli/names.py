"""Who sits where: people by name (empty: by seat number), bots as `bot:NAME` in match files."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.words.words import Words

_BOT = "bot:"


def bot_player(name: str) -> str:
    return _BOT + name


def bot_name(player: str) -> str:
    """The bot of a player's name in a match file; empty for a person."""
    return player.removeprefix(_BOT) if player.startswith(_BOT) else ""


def shown_names(players: Sequence[str], words: Words) -> list[str]:
    """Names of players as they are shown."""
    return [
        words.say("bot", number=seat + 1, name=bot_name(player)) if bot_name(player) else player
        for seat, player in enumerate(players)
    ]

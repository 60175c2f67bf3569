"""The yardstick's ratings of moves, kept as they are."""

from tischlein.games.dayunhe.bot.classic.rating import rate

__all__ = ["rate"]

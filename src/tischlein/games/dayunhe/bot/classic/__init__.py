"""The yardstick's ratings of moves, kept as they are."""

from tischlein.games.dayunhe.bot.classic.rating import is_unkind, rate

__all__ = ["is_unkind", "rate"]

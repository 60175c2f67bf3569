"""Good play, as the greedy bot asks for it."""

from tischlein.games.dayunhe.bot.rating import rate

__all__ = ["rate"]

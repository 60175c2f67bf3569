"""Ratings of moves for the greedy bot."""

from tischlein.games.dayunhe.bot.rating import rate

__all__ = ["rate"]

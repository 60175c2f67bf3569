"""Ratings of single moves, by which the yardstick `classic` plays."""

from tischlein.games.click.bot.classic import rate

__all__ = ["rate"]

"""Ratings of single moves, by which the yardstick `classic` plays."""

from tischlein.games.monsterrolle.bot.classic import is_unkind, rate

__all__ = ["is_unkind", "rate"]

"""Ratings of moves for the greedy bot."""

from tischlein.games.dayunhe.bot.rating import is_unkind, rate

__all__ = ["is_unkind", "rate"]

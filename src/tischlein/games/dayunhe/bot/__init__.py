"""What bots know about good and kind play: ratings of single moves, and which of them hurt."""

from tischlein.games.dayunhe.bot.classic import rate
from tischlein.games.dayunhe.bot.kindness import is_harsh, is_unkind

__all__ = ["is_harsh", "is_unkind", "rate"]

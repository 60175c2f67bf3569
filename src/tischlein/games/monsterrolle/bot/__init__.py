"""What bots know about good and kind play: ratings of single moves, and which of them hurt."""

from tischlein.games.monsterrolle.bot.classic import is_unkind, rate
from tischlein.games.monsterrolle.bot.kindness import is_harsh

__all__ = ["is_harsh", "is_unkind", "rate"]

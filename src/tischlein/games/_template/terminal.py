"""Draws the table for a terminal, one line per seat."""

from __future__ import annotations

from rich.text import Text as Drawing

from tischlein.core.terminal import Speaker
from tischlein.core.words import Text, text

from . import View


def draw(view: View, words: Speaker, width: int) -> Drawing:
    lines = [words.say("tp-show-prize", prize=view.prize, left=view.prizes_left)]
    for seat, hand in enumerate(view.hands):
        cards = " ".join(map(str, hand))
        lines.append(words.say("tp-show-seat", who=words.name(seat), points=view.points[seat], cards=cards))
    return Drawing("\n".join(lines))


def ask(view: View) -> Text:
    return text("tp-ask", prize=view.prize)

"""Draws the table for a terminal. Letters tell everything that colours do, so it is readable without them."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Drawing

from tischlein.core.terminal import Speaker
from tischlein.core.types import SPECTATOR, Seat
from tischlein.core.words import Text, text
from tischlein.games.monsterrolle.data import LETTERS, STAR, TEAR, card_text, card_words, is_paper, is_tear
from tischlein.games.monsterrolle.legal import broken_joints
from tischlein.games.monsterrolle.rules import best_section
from tischlein.games.monsterrolle.state import DRAW
from tischlein.games.monsterrolle.view import View

INK: Final = "#1b1b1b"
PAPER_STYLES: Final = ("#f2a0a0", "#f6c089", "#f3e08a", "#a9dba0", "#9cc4f0", "#cdaaf0")
"""Pale enough for black letters, and distinguishable for most eyes; the letters carry the meaning."""
CELL: Final = 6


def draw(view: View, words: Speaker, width: int) -> Drawing:
    """The whole table as the viewer may see it."""
    drawing = Drawing()
    for seat in range(view.seats):
        _draw_seat(drawing, view, seat, words, width)
    top = card_text(view.discard[-1]) if view.discard else "–"
    scorings = len(view.points) // view.seats
    card = words(card_words(top)) if view.discard else "–"
    drawing.append(
        words.say(
            "mr-show-piles",
            deck=view.deck_size,
            discard=len(view.discard),
            top=top,
            card=card,
            scorings=scorings,
        )
    )
    if view.seat != SPECTATOR:
        drawing.append("\n" + words.say("mr-show-hand").strip() + " ")
        for card_code in view.hand:
            _draw_card(drawing, card_code, is_protected=False)
            drawing.append(" ")
    drawing.append("\n" + words.say("mr-show-legend"), style="dim")
    return drawing


def ask(view: View) -> Text:
    """What the active seat has to do, in one sentence."""
    if view.phase == DRAW:
        return text("mr-ask-draw", card=card_words(card_text(view.discard[-1])))
    used = view.laid + view.discarded
    if used == 0:
        return text("mr-ask-first")
    if used == 2:
        return text("mr-ask-confirm")
    if view.discarded:
        return text("mr-ask-discard")
    if broken_joints(view.rows[view.active], view.fresh):
        return text("mr-ask-repair")
    return text("mr-ask-second")


def _draw_seat(drawing: Drawing, view: View, seat: Seat, words: Speaker, width: int) -> None:
    row = view.rows[seat]
    total = sum(view.points[seat :: view.seats])
    points = words.say("play-points", points=total)
    title = words.say("mr-show-seat", who=words.name(seat), points=points, cards=view.hand_sizes[seat])
    drawing.append("> " if seat == view.active else "  ", style="bold")
    best = words.say("mr-show-best", points=best_section(row))
    drawing.append(f"{title} · {best}\n", style="bold" if seat == view.active else "")
    if not row:
        drawing.append(f"    {words.say('mr-show-empty')}\n", style="dim")
    a_line = max(1, (width - 4) // CELL)
    for first in range(0, len(row), a_line):
        places = range(first, min(first + a_line, len(row)))
        drawing.append("    " + "".join(f"{place + 1:^{CELL}}" for place in places).rstrip() + "\n    ", style="dim")
        for place in places:
            _draw_card(drawing, row[place], is_protected=bool(view.protected[seat] >> place & 1))
            drawing.append(" ")
        drawing.append("\n")


def _draw_card(drawing: Drawing, card: int, *, is_protected: bool) -> None:
    """Draws five characters: ` r b `, ` r*b `, `[r b]` if protected, ` ~r~ ` for a tear."""
    if is_paper(card):
        left, right = card >> 3 & 7, card & 7
        drawing.append(("[" if is_protected else " ") + LETTERS[left], style=f"{INK} on {PAPER_STYLES[left]}")
        drawing.append("*" if card & STAR else " ", style=f"bold {INK} on white")
        drawing.append(LETTERS[right] + ("]" if is_protected else " "), style=f"{INK} on {PAPER_STYLES[right]}")
    elif is_tear(card):
        colour = card - TEAR
        drawing.append(f" ~{LETTERS[colour]}~ ", style=f"bold {PAPER_STYLES[colour]}")
    else:
        drawing.append("[stop]", style="bold")

"""Draws the table for a terminal: motifs by name and rickshaws as brackets, so it is readable without colours."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Drawing

from tischlein.core.terminal import Speaker
from tischlein.core.types import SPECTATOR, Seat
from tischlein.core.words import Text, text
from tischlein.games.click.data import ACTIONS, COVERED, TAKEN, action_words, cards_words, motif_words, row_words
from tischlein.games.click.moves import OPEN_LETTERS
from tischlein.games.click.page import turns_left
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.state import ACT, ENDING, MUST_TAKE, PLACE, REPLACED, SEAT_BITS, START
from tischlein.games.click.view import View

STYLES: Final = "#f2a0a0 #9cc4f0 #f3b0d8 #e8e8e8 #f3e08a #c9a98a #b8b8b8 #a9dba0 #a9dba0 #a9dba0".split()
"""A pale background for each motif, and one for all parts of the dragon."""
OTHER: Final = "#d8d4c8"
"""For kinds that a sheet has added."""
INK: Final = "#1b1b1b"


def _ground(kind: int) -> str:
    return STYLES[kind] if kind < len(STYLES) else OTHER


def draw(view: View, words: Speaker, width: int) -> Drawing:
    """The whole table as the viewer may see it."""
    sheet = find_sheet(view.options["sheet"])
    drawing = Drawing()
    for seat in range(view.seats):
        points = words.say("play-points", points=sum(sheet.points[card] for card in view.scored[seat]))
        drawing.append("> " if seat == view.active else "  ", style="bold")
        drawing.append(_seat_line(view, seat, points, words) + "\n", style="bold" if seat == view.active else "")
    _draw_wall(drawing, view, words, width)
    market = words(cards_words(tuple(sheet.names[card] for card in view.market)))
    drawing.append(words.say("cl-show-market", cards=market, deck=view.deck_size, discard=len(view.discard)) + "\n")
    for letter, card in zip(OPEN_LETTERS, view.open, strict=True):
        if card == TAKEN:
            drawing.append(words.say("cl-show-open-none", letter=letter) + "\n", style="dim")
        else:
            row = words(row_words("-".join(sheet.names[motif] for motif in sheet.rows[card])))
            drawing.append(words.say("cl-show-open", letter=letter, row=row, points=sheet.points[card]) + "\n")
    if view.seat != SPECTATOR:
        for slot, card in enumerate(view.compositions, 1):
            row = words(row_words("-".join(sheet.names[motif] for motif in sheet.rows[card])))
            drawing.append(words.say("cl-show-composition", slot=slot, row=row, points=sheet.points[card]) + "\n")
        for action in view.actions:
            drawing.append(words.say("cl-show-action", card=words(action_words(ACTIONS[action]))) + "\n")
    decks = words.say("cl-show-decks", compositions=view.composition_deck_size, actions=view.action_deck_size)
    drawing.append(decks, style="dim")
    if turns_left(view):
        drawing.append("\n" + words.say("cl-show-last", turns=turns_left(view)), style="bold")
    return drawing


def _seat_line(view: View, seat: Seat, points: str, words: Speaker) -> str:
    return words.say(
        "cl-show-seat",
        who=words.name(seat),
        points=points,
        photos=len(view.scored[seat]),
        actions=view.action_sizes[seat],
        compositions=view.composition_sizes[seat],
    )


def _draw_wall(drawing: Drawing, view: View, words: Speaker, width: int) -> None:
    if not view.wall:
        drawing.append(words.say("cl-show-wall-empty") + "\n")
        return
    drawing.append(words.say("cl-show-wall") + "\n")
    names = find_sheet(view.options["sheet"]).names
    shown = [words(motif_words(names[card & ~COVERED])) for card in view.wall]
    shown = [f"[{name}]" if card >= COVERED else name for card, name in zip(view.wall, shown, strict=True)]
    cell = max(map(len, shown)) + 2
    a_line = max(1, (width - 4) // (cell + 1))
    for first in range(0, len(view.wall), a_line):
        places = range(first, min(first + a_line, len(view.wall)))
        numbers = "".join(f"{place + 1:^{cell + 1}}" for place in places)
        drawing.append(f"    {numbers.rstrip()}\n    ", style="dim")
        for place in places:
            drawing.append(f"{shown[place]:^{cell}}", style=f"{INK} on {_ground(view.wall[place] & ~COVERED)}")
            drawing.append(" ")
        drawing.append("\n")


def ask(view: View) -> Text:
    """What this seat has to do, in one sentence."""
    if view.answered:
        return text("cl-ask-answer")
    if view.queue and view.queue[0] & SEAT_BITS == view.seat:
        return text("cl-ask-mark")
    if view.queue or view.seat != view.active:
        return text("cl-ask-call")
    if view.phase == START:
        return text("cl-ask-start")
    if view.phase == PLACE:
        return text("cl-ask-place", card=motif_words(find_sheet(view.options["sheet"]).names[view.drawn]))
    if view.phase == MUST_TAKE:
        return text("cl-ask-must-take")
    if view.phase == REPLACED:
        return text("cl-ask-replaced")
    if view.phase == ENDING:
        return text("cl-ask-ending")
    if view.phase == ACT:
        return text("cl-ask-act-more") if view.played else text("cl-ask-act")
    return text("cl-ask-take")

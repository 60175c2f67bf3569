"""Draws the table for a terminal. Letters tell everything that colours do, so it is readable without them."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Drawing

from tischlein.core.terminal import Speaker
from tischlein.core.types import Seat
from tischlein.core.words import Text, text
from tischlein.games.dayunhe.chart import HEADINGS
from tischlein.games.dayunhe.data import CARDS, SOURCES, card_words, tile_words
from tischlein.games.dayunhe.page import Shown, ShownSeat, ShownTile, show
from tischlein.games.dayunhe.printed import Fixed, ShownField, fixed
from tischlein.games.dayunhe.state import (
    DRAFTING,
    INSPECTING,
    PLACING,
    REBUILDING,
    RISING,
    SAILING,
    TAKING,
    TUCKING,
    TURNING,
)
from tischlein.games.dayunhe.view import View

INK: Final = "#1b1b1b"
STYLES: Final = {"y": "#e8c547", "r": "#e07a6b", "g": "#7fb98a", "b": "#7aa7d9", "p": "#b79ad6"}
CELL: Final = 20


def draw(view: View, words: Speaker, width: int) -> Drawing:
    """The whole table as the viewer may see it."""
    shown, box = show(view), fixed(view)
    drawing = Drawing()
    drawing.append(
        words.say("dy-show-ship", round=shown.round, field=shown.ship, heading=shown.heading, trips=shown.trips) + "\n"
    )
    _draw_map(drawing, shown, box)
    for seat in range(view.seats):
        _draw_seat(drawing, shown, box, seat, words)
    if view.step == DRAFTING and shown.received:
        cards = ", ".join(f"{name} ({words(card_words(name))})" for name in shown.received)
        drawing.append(words.say("dy-show-received", cards=cards) + "\n")
    drawing.append(words.say("dy-show-legend"), style="dim")
    return drawing


def ask(view: View) -> Text:
    """What the active seat has to do, in one sentence."""
    if view.step == TAKING:
        return text("dy-ask-take")
    if view.step == DRAFTING:
        return text("dy-ask-draft")
    if view.step == RISING:
        return text("dy-ask-rise", tiles=show(view).turn.rising)
    if view.step == TUCKING:
        return text("dy-ask-under")
    if view.step == INSPECTING:
        return text("dy-ask-inspect")
    if view.step == SAILING:
        return text("dy-ask-sail")
    tile = show(view).turn.tile
    if view.step == PLACING:
        return text("dy-ask-place", tile=tile_words(tile))
    if view.step == TURNING:
        return text("dy-ask-turn", tile=tile_words(tile))
    if view.step == REBUILDING:
        return text("dy-ask-rebuild-unrest") if tile == "unrest" else text("dy-ask-rebuild", tile=tile_words(tile))
    card = card_words(CARDS[view.cards[view.active]])
    return text("dy-ask-act", card=card, supplies=view.supplies, builds=view.builds)


def _letter(shown: Shown, seat: Seat) -> str:
    return shown.seats[seat].colour[0]


def _draw_map(drawing: Drawing, shown: Shown, box: Fixed) -> None:
    """Draws a line for each coordinate to the south, so that offset columns or rows interlock."""
    lines: dict[int, list[tuple[ShownField, ShownTile | None]]] = {}
    for field, tile in zip(box.fields, shown.tiles, strict=True):
        lines.setdefault(field.y, []).append((field, tile))
    step = CELL if box.tops == "flat" else CELL // 2
    west, width = min(field.x for field in box.fields), step * max(field.x for field in box.fields) + CELL
    for y in sorted(lines):
        end = step * west
        for field, tile in sorted(lines[y], key=lambda each: each[0].x):
            drawing.append(" " * (step * field.x - end))
            _draw_field(drawing, shown, field, tile)
            end = step * field.x + CELL
        drawing.append(" " * (width - end) + "\n")


def _draw_field(drawing: Drawing, shown: Shown, field: ShownField, tile: ShownTile | None) -> None:
    drawing.append(">" if field.name == shown.ship else " ", style="bold")
    name = f"{field.name:<4}"
    if field.place in HEADINGS:
        drawing.append(f"{name + '=' * 10:<{CELL - 1}}", style="bold")
        return
    letter = _letter(shown, field.region) if field.region >= 0 else ""
    drawing.append(name, style=STYLES.get(letter, "dim"))
    if tile is None:
        drawing.append(f"{'.':<{CELL - 5}}", style="dim")
        return
    owner = _letter(shown, tile.owner)
    what = f"{owner}!" if tile.tile == "unrest" else f"{owner} {tile.tile[:6]} {tile.line}"
    drawing.append(what, style=f"{INK} on {STYLES[owner]}")
    drawing.append(" " * (CELL - 5 - len(what)))


def _draw_seat(drawing: Drawing, shown: Shown, box: Fixed, seat: Seat, words: Speaker) -> None:
    own = shown.seats[seat]
    is_active = seat == shown.active and shown.step != "over"
    title = words.say(
        "dy-show-seat",
        who=words.name(seat),
        letter=own.colour[0],
        reputation=own.reputation,
        region=own.region,
        wall=own.wall,
        fist=box.fist,
        city=len(own.city),
        network=len(own.network),
        riots=own.riots,
        final=own.tally.final,
    )
    drawing.append("> " if is_active else "  ", style="bold")
    drawing.append(f"{title}\n", style="bold" if is_active else "")
    tiles = ", ".join(_tile_words(box, name, words) for name in own.warehouse) or words.say("dy-show-nothing")
    stacks = ", ".join(_stack_words(box, own, stack, words) for stack in range(3))
    parts = [words.say("dy-show-warehouse", tiles=tiles), words.say("dy-show-stacks", stacks=stacks)]
    if own.has_card:
        card = words(card_words(own.card)) if own.card else words.say("dy-show-hidden")
        parts.append(words.say("dy-show-card", card=card))
    drawing.append(f"    {' · '.join(parts)}\n")
    if own.title:
        points = ", ".join(
            f"{words(text(f'dy-source-{source}'))} {points:+d}"
            for source, points in zip(SOURCES, own.sums, strict=True)
            if points
        )
        said = words.say(
            "dy-show-final", who=words.name(seat), title=words(text(f"dy-title-{own.title}")), points=points
        )
        drawing.append(f"    {said}\n", style="bold")


def _tile_words(box: Fixed, name: str, words: Speaker) -> str:
    """The name as it is typed, with the value and the line: canals of the same value differ only by their lines."""
    said = words(text(f"dy-tile-{name}"))
    for kind in box.kinds:
        if kind.name == name:
            return words.say("dy-show-tile", code=name, tile=said, value=kind.value, line=kind.lines[0])
    return said


def _stack_words(box: Fixed, own: ShownSeat, stack: int, words: Speaker) -> str:
    size, top = own.stacks[stack], own.tops[stack]
    said = _tile_words(box, top, words) if top else words.say("dy-show-hidden")
    return f"{size} ({said})" if size else "0"

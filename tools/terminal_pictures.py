"""Draws the pictures of the README anew: `.venv/bin/python tools/terminal_pictures.py`.

A match between two bots is stopped in the middle and shown as the terminal shows it to seat 1.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.core.events import heard_by
from tischlein.core.match import Match, new_header
from tischlein.core.registry import find_game, game_part
from tischlein.core.types import seats_in
from tischlein.words.words import Words

FOLDER = Path(__file__).parents[1] / "docs"
SEED, STOP_AT, TOLD = 15, 62, 7


def main() -> None:
    game, drawing = find_game("monsterrolle"), game_part("monsterrolle", "terminal")
    match = Match(game, new_header(game, 3, SEED))
    bots = [seated(game, seat_bot("greedy", "monsterrolle", seat)) for seat in range(3)]
    while len(match.entries) < STOP_AT or game.to_act(match.state) != 1:
        seat = seats_in(game.to_act(match.state))[0]
        match.play(seat, bots[seat](match.state, seat, game.legal(match.state, seat)), 0)
    view = game.view(match.state, 0)
    # Without the web fonts that rich links: a picture must not load anything.
    svg_format = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    for language in ("de", "en", "uk"):
        words = Words(language, ["Mia", "Bot 2", "Bot 3"])
        console = Console(record=True, width=96, file=StringIO(), force_terminal=True, color_system="truecolor")
        told = [event for sent in match.sent for event in heard_by(sent, 0)][-TOLD:]
        for event in told:
            console.print(words(event.text()), highlight=False, markup=False)
        console.print()
        console.print(drawing.draw(view, words, console.width), highlight=False)
        console.print(words(drawing.ask(view)), highlight=False, markup=False)
        console.print("> ", end="", highlight=False)
        title = f"tischlein play monsterrolle --lang {language}"
        (FOLDER / f"terminal-{language}.svg").write_text(
            console.export_svg(title=title, code_format=svg_format, unique_id=f"t{language}"), encoding="utf-8"
        )


if __name__ == "__main__":
    main()

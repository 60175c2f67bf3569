"""Copies the template to a game of its own: rules, words, bot, tests, goldens and mutants, with another prefix.

    python tools/new_game.py NAME PREFIX [FOLDER]

NAME is the folder and the id of the game, PREFIX starts its word keys and, in capitals, its clauses. FOLDER is where
games lie; without it the game is put beside the others. Afterwards it is found, played and held to all laws.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parents[1] / "src" / "tischlein" / "games"
TEMPLATE: Final = GAMES / "_template"


def new_game(name: str, prefix: str, folder: Path = GAMES) -> Path:
    """Raises ValueError for a name or prefix that cannot be used or is taken."""
    if not re.fullmatch(r"[a-z][a-z0-9]*", name):
        raise ValueError(f"NAME is lower case letters and digits, not {name!r}")
    if not re.fullmatch(r"[a-z]{2}", prefix):
        raise ValueError(f"PREFIX is two lower case letters, not {prefix!r}")
    taken = prefixes(GAMES) | prefixes(folder)
    if prefix in taken:
        raise ValueError(f"PREFIX {prefix} belongs to another game; taken are {', '.join(sorted(taken))}")
    made = folder / name
    if made.exists() or (GAMES / name).exists():
        raise ValueError(f"there is a game {name} already")
    shutil.copytree(TEMPLATE, made, ignore=shutil.ignore_patterns("__pycache__"))
    for path in made.rglob("*"):
        if path.is_file():
            path.write_text(renamed(path.read_text(encoding="utf-8"), name, prefix), encoding="utf-8")
    return made


def prefixes(folder: Path) -> set[str]:
    """Those of the games that lie there: what their English words begin with."""
    words = [path.read_text(encoding="utf-8") for path in folder.glob("*/locales/en.ftl")]
    return {found for text in words for found in re.findall(r"^([a-z]+)-title\b", text, re.MULTILINE)}


def renamed(text: str, name: str, prefix: str) -> str:
    text = re.sub(r"\bTP-", f"{prefix.upper()}-", text)
    text = re.sub(r"\btp-", f"{prefix}-", text).replace('"tp"', f'"{prefix}"')
    return re.sub(r"\bclass Template\b|\bTemplate\(\)", lambda found: found[0].replace("Template", name.title()), text)


def main(arguments: list[str]) -> int:
    if not 2 <= len(arguments) <= 3:
        print("usage: new-game NAME PREFIX [FOLDER]", file=sys.stderr)
        return 2
    name, prefix, *folder = arguments
    try:
        made = new_game(name, prefix, *map(Path, folder))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{made}: begin with RULES.md, then `tischlein play {name}`")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

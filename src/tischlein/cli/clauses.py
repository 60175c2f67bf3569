"""`tischlein clauses`: lists every clause with its tests and its lines of code."""

from __future__ import annotations

from tischlein.cli.files import read_text
from tischlein.core.registry import game_folder, game_ids
from tischlein.lawbook.clauses import trace
from tischlein.words.words import Words, pick_language


def show_clauses(game: str | None, *, quiet: bool) -> int:
    words = Words(pick_language(None))
    is_complete = True
    for game_id in [game] if game is not None else game_ids():
        folder = game_folder(game_id)
        read_text(folder / "RULES.md")  # raises BadInput for a game without rules
        found = trace(folder)
        for clause in [] if quiet else found.clauses:
            print(f"{game_id} {clause.id}")
            print(f"    tests: {', '.join(clause.tests) or '-'}")
            print(f"    code:  {', '.join(clause.code) or '-'}")
        for clause in found.untested:
            print(words.say("clauses-untested", game=game_id, clause=clause.id))
        for place in found.unknown:
            print(words.say("clauses-unknown", game=game_id, place=place))
        for clause_id in found.twice:
            print(words.say("clauses-twice", game=game_id, clause=clause_id))
        is_complete = is_complete and found.is_complete
        if found.is_complete:
            print(words.say("clauses-ok", game=game_id, clauses=len(found.clauses)))
    return 0 if is_complete else 1

"""Monsterrolle (2-4 seats): unroll matching paper, tear other players' strips, protect your own. See RULES.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.facade import Facade
from tischlein.core.game import Credits, GameInfo, OptionSpec
from tischlein.games.monsterrolle import invariants, moves, page, position, rules, sheet, why
from tischlein.games.monsterrolle.legal import legal as legal_moves
from tischlein.games.monsterrolle.legal import to_act
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.state import copy as copy_of
from tischlein.games.monsterrolle.view import View, determinize
from tischlein.games.monsterrolle.view import view as view_of


class Monsterrolle(Facade[State, View]):
    info = GameInfo(
        id="monsterrolle",
        prefix="mr",
        min_seats=2,
        max_seats=4,
        rules_version=2,
        minutes=15,
        age=6,
        options=(
            OptionSpec("direction", ("free", "fixed"), "free"),
            OptionSpec("sheet", sheet.SHEETS.names, "six", is_open=True),
            OptionSpec("begins", ("random", "1", "2", "3", "4"), "random"),
            OptionSpec("monsters", ("",), "", is_open=True),
        ),
        looks=sheet.SHEETS.find("six").monsters,
        look_option="monsters",
        credits=Credits("Janet Kneisel", "Schmidt Spiele", 2024),
    )
    setup = staticmethod(rules.setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal_moves)
    explain = staticmethod(why.explain)
    apply = staticmethod(rules.apply)
    result = staticmethod(rules.result)
    copy = staticmethod(copy_of)
    view = staticmethod(view_of)
    show = staticmethod(page.show)
    determinize = staticmethod(determinize)
    format = staticmethod(moves.NOTATION.format)
    parse = staticmethod(moves.NOTATION.parse)
    dump = staticmethod(position.dump)
    load = staticmethod(position.load)
    check = staticmethod(invariants.check)
    length = staticmethod(rules.length)
    bound = staticmethod(rules.bound)


GAME: Final = Monsterrolle()

"""Da Yunhe, the Great Imperial Canal (2-5 seats): build canals, steer the ship, keep the peace. See RULES.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.facade import Facade
from tischlein.core.game import Credits, GameInfo, OptionSpec
from tischlein.games.dayunhe import invariants, moves, page, position, printed, rules, scoring, sheet, why
from tischlein.games.dayunhe.data import COLOURS
from tischlein.games.dayunhe.legal import legal as legal_moves
from tischlein.games.dayunhe.legal import to_act
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.setup import setup as set_up
from tischlein.games.dayunhe.state import State
from tischlein.games.dayunhe.state import copy as copy_of
from tischlein.games.dayunhe.view import View, determinize
from tischlein.games.dayunhe.view import view as view_of


class DaYunhe(Facade[State, View]):
    info = GameInfo(
        id="dayunhe",
        prefix="dy",
        min_seats=2,
        max_seats=5,
        rules_version=3,
        minutes=60,
        age=10,
        options=(
            OptionSpec("fist", tuple(FISTS), "three"),
            OptionSpec("begins", ("random", *map(str, range(1, len(COLOURS) + 1))), "random"),
            OptionSpec("sheet", sheet.SHEETS.names, "canal", is_open=True),
            OptionSpec("colours", ("",), "", is_open=True),
        ),
        looks=COLOURS,
        look_option="colours",
        credits=Credits("Björn Müller-Mätzig", year=2016),
    )
    setup = staticmethod(set_up)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal_moves)
    explain = staticmethod(why.explain)
    apply = staticmethod(rules.apply)
    result = staticmethod(scoring.result)
    copy = staticmethod(copy_of)
    view = staticmethod(view_of)
    show = staticmethod(page.show)
    fixed = staticmethod(printed.fixed)
    determinize = staticmethod(determinize)
    format = staticmethod(moves.NOTATION.format)
    parse = staticmethod(moves.NOTATION.parse)
    dump = staticmethod(position.dump)
    load = staticmethod(position.load)
    check = staticmethod(invariants.check)
    length = staticmethod(rules.length)
    bound = staticmethod(rules.bound)


GAME: Final = DaYunhe()

"""Click! The Great Wall (2-4 seats): build a wall, see the photo first, call. See RULES.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.facade import Facade
from tischlein.core.game import Credits, GameInfo, OptionSpec
from tischlein.games.click import dealing, ending, invariants, moves, page, position, rules, sheet, why
from tischlein.games.click.data import LOOKS
from tischlein.games.click.legal import legal as legal_moves
from tischlein.games.click.legal import to_act
from tischlein.games.click.state import State
from tischlein.games.click.state import copy as copy_of
from tischlein.games.click.view import View, determinize
from tischlein.games.click.view import view as view_of


class Click(Facade[State, View]):
    info = GameInfo(
        id="click",
        prefix="cl",
        min_seats=2,
        max_seats=4,
        rules_version=8,
        minutes=30,
        age=8,
        options=(
            OptionSpec("photos", ("race", "calm"), "race", for_children="calm"),
            OptionSpec("short", tuple(dealing.SHORTENED), "full"),
            OptionSpec("begins", ("random", "1", "2", "3", "4"), "random"),
            OptionSpec("lockout", ("on", "off"), "on"),
            OptionSpec("helper", ("off", "on"), "off"),
            OptionSpec("cap", ("250ms", "400ms", "150ms"), "250ms"),
            OptionSpec("patience", ("15s", "30s", "60s"), "15s"),
            OptionSpec("sheet", sheet.SHEETS.names, "standard", is_open=True),
            OptionSpec("colours", ("",), "", is_open=True),
        ),
        looks=LOOKS,
        look_option="colours",
        credits=Credits("Vicky Trouerbach", "Jolly Dutch", 2022),
    )
    setup = staticmethod(rules.setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal_moves)
    judge = staticmethod(why.judge)
    apply = staticmethod(rules.apply)
    result = staticmethod(ending.result)
    copy = staticmethod(copy_of)
    view = staticmethod(view_of)
    show = staticmethod(page.show)
    fixed = staticmethod(page.fixed)
    determinize = staticmethod(determinize)
    format = staticmethod(moves.NOTATION.format)
    parse = staticmethod(moves.NOTATION.parse)
    dump = staticmethod(position.dump)
    load = staticmethod(position.load)
    check = staticmethod(invariants.check)
    length = staticmethod(rules.length)
    bound = staticmethod(rules.bound)


GAME: Final = Click()

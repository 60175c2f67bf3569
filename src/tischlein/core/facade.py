"""Base class of games. A game's class names its functions; judging, copying and defaults are inherited.

    class Bidding(Facade[State, View]):
        info = GameInfo(...)
        setup = staticmethod(rules.setup)
        legal = staticmethod(legal.legal)
        ...

`staticmethod` puts a module's function into the class without a wrapper, so that a call costs no more, and the type
checker compares it with the protocol. The type checker also reports a class that lacks a function.
"""

from __future__ import annotations

from tischlein.core.game import OK, Game, Reason, State, Verdict, View, illegal
from tischlein.core.states import copied
from tischlein.core.types import Move, Seat


class Facade(Game[State, View]):
    def explain(self, state: State, seat: Seat, move: Move) -> Reason:
        """Why the move is not allowed. Called only for a move that is not in `legal`."""
        raise NotImplementedError

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        """The default, for games without late moves: a move is legal, or refused with a reason."""
        return OK if move in self.legal(state, seat) else illegal(self.explain(state, seat, move))

    def copy(self, state: State) -> State:
        return copied(state)

    def fixed(self, view: View) -> object | None:
        """The default, for games whose page has no constant part."""
        return None

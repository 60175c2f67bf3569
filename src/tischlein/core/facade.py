"""What a game's class need not say itself: it names its functions, and this judges and copies.

    class Bidding(Facade[State, View]):
        info = GameInfo(...)
        setup = staticmethod(rules.setup)
        legal = staticmethod(legal.legal)
        ...

`staticmethod` puts a function of a module into the class as it is, so that a call costs nothing more, and the type
checker compares it with the protocol. It also refuses to make a game of a class in which a function is missing.
"""

from __future__ import annotations

from tischlein.core.game import OK, Game, Reason, State, Verdict, View, illegal
from tischlein.core.states import copied
from tischlein.core.types import Move, Seat


class Facade(Game[State, View]):
    def explain(self, state: State, seat: Seat, move: Move) -> Reason:
        """Why the move is not allowed. Only asked about a move that is not among the legal ones."""
        raise NotImplementedError

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        """For games in which nothing comes too late: legal, or refused with a reason."""
        return OK if move in self.legal(state, seat) else illegal(self.explain(state, seat, move))

    def copy(self, state: State) -> State:
        return copied(state)

    def fixed(self, view: View) -> object | None:
        """For games of which the page needs nothing once and for all."""
        return None

"""Every distinct outcome of the rest of a turn: which cards leave the hand, and how the rows are then.

Orders of moves that lead to the same rows, hand and discard pile are merged; the one found first is kept. What lies
below another card does not matter any more (MR-3.9).
"""

from __future__ import annotations

from typing import Final

from tischlein.core.states import without
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle.bot.rows import wishes
from tischlein.games.monsterrolle.data import CANONICAL, COLOURS_OF, FITS, STOP, TEAR
from tischlein.games.monsterrolle.legal import LEFT_BROKEN, RIGHT_BROKEN, broken_joints, ways_to_lie
from tischlein.games.monsterrolle.moves import DISCARD, LAY, LAY_STOP, LAY_TEAR, SEAT, WHERE
from tischlein.games.monsterrolle.state import NOWHERE


class Outcome:
    """A position in which a seat's turn could end, or in which its second card is still to come."""

    def __init__(self, rows: list[bytes], protected: int, hand: bytes, discard: bytes, moves: tuple[Move, ...]) -> None:
        self.rows: Final = rows
        self.protected: Final = protected
        """The places of the own row under stop cards."""
        self.hand: Final = hand
        self.discard: Final = discard
        """The discards of this turn, the last one on top."""
        self.moves: Final = moves


class Turns:
    """Collects the outcomes for one seat."""

    def __init__(
        self,
        seat: Seat,
        rivals: list[Seat],
        protected: tuple[int, ...],
        ways: list[int],
        *,
        is_fixed: bool,
        is_rough: bool = False,
    ) -> None:
        """`is_rough` leaves out what is rarely best: discards after a first card, and a second card over the first."""
        self.is_rough: Final = is_rough
        self.seat: Final = seat
        self.rivals: Final = rivals
        self.protected: Final = protected
        self.ways: Final = ways
        self.is_fixed: Final = is_fixed
        self.found: list[Outcome] = []
        self._seen: set[tuple[bytes, int, bytes, bytes]] = set()

    def explore(self, start: Outcome, laid: int, discarded: int, fresh: int) -> None:
        """Collects all outcomes that can be reached from here."""
        used = laid + discarded
        broken = broken_joints(start.rows[self.seat], fresh) if laid else 0
        if used and not broken:
            self._keep(start)
        if used == 2:
            return
        if broken:
            self._repair(start, fresh, broken)
        elif discarded:
            self._discard(start, is_last=True)
        elif laid:
            self._second(start, fresh)
        else:
            self._first(start)

    def _keep(self, end: Outcome) -> None:
        key = (b"\xff".join(end.rows), end.protected, end.hand, end.discard)
        if key not in self._seen:
            self._seen.add(key)
            self.found.append(end)

    def _first(self, start: Outcome) -> None:
        row = start.rows[self.seat]
        codes = ways_to_lie(start.hand, self.ways)
        for place in range(len(row), -1, -1):
            if start.protected >> place & 1:
                continue
            fits = FITS[wishes(row, place)]
            for code in codes:
                if fits >> (code & 63) & 1:
                    after = self._laid(start, code, place)
                    self._keep(after)
                    self._second(after, place)
                else:
                    self._first_broken(start, code, place)
        for after in self._torn(start):
            self._keep(after)
            self._second(after, NOWHERE)
        self._discard(start, is_last=False)

    def _first_broken(self, start: Outcome, code: int, place: int) -> None:
        """A first paper that does not match: most cannot be repaired, which is found out before anything is built."""
        row = start.rows[self.seat]
        laid = row[:place] + bytes((code,)) + row[place + 1 :]
        broken = broken_joints(laid, place)
        repairs = self._repairs(laid, start.protected, place, broken)
        ways, wanted = self.ways, 0
        for repair in repairs:
            wanted |= FITS[wishes(laid, repair)]
        for card in start.hand:
            if card < TEAR and ways[card] & wanted:
                self._repair(self._laid(start, code, place), place, broken)
                return

    def _repairs(self, row: bytes, protected: int, fresh: int, broken: int) -> list[int]:
        """The places where a second paper could correct all mismatches (MR-3.7, MR-3.8)."""
        places = [] if self.is_rough else [fresh]
        if broken == LEFT_BROKEN:
            places.append(fresh - 1)
        elif broken == RIGHT_BROKEN:
            places.append(fresh + 1)
        return [place for place in places if not protected >> place & 1]

    def _second(self, start: Outcome, fresh: int) -> None:
        """After a first card that matches: a paper that matches at once, a stop, a tear or a discard."""
        row = start.rows[self.seat]
        codes = ways_to_lie(start.hand, self.ways)
        for place in range(len(row), -1, -1):
            if not start.protected >> place & 1:
                fits = FITS[wishes(row, place)]
                for code in codes:
                    if fits >> (code & 63) & 1:
                        self._keep(self._laid(start, code, place))
        if fresh != NOWHERE and STOP in start.hand:
            self._keep(self._stopped(start, fresh))
        for after in self._torn(start):
            self._keep(after)
        if not self.is_rough:
            self._discard(start, is_last=True)

    def _repair(self, start: Outcome, fresh: int, broken: int) -> None:
        """Only a paper may follow that corrects all mismatches."""
        row = start.rows[self.seat]
        codes = ways_to_lie(start.hand, self.ways)
        for place in self._repairs(row, start.protected, fresh, broken):
            fits = FITS[wishes(row, place)]
            for code in codes:
                if fits >> (code & 63) & 1:
                    self._keep(self._laid(start, code, place))

    def _discard(self, start: Outcome, *, is_last: bool) -> None:
        last = -1
        for card in start.hand:
            if card == last:
                continue
            last = card
            rest, pile = without(start.hand, card), start.discard + bytes((card,))
            after = Outcome(start.rows, start.protected, rest, pile, (*start.moves, DISCARD | card))
            self._keep(after)
            if not is_last and not self.is_rough:
                self._discard(after, is_last=True)

    def _laid(self, start: Outcome, code: int, place: int) -> Outcome:
        row = start.rows[self.seat]
        rows = start.rows[:]
        rows[self.seat] = row[:place] + bytes((code,)) + row[place + 1 :]
        hand = without(start.hand, code if self.is_fixed else CANONICAL[code])
        moves = (*start.moves, LAY | place << WHERE | code)
        return Outcome(rows, start.protected, hand, start.discard, moves)

    def _stopped(self, start: Outcome, place: int) -> Outcome:
        moves = (*start.moves, LAY_STOP | place << WHERE)
        hand = without(start.hand, STOP)
        return Outcome(start.rows, start.protected | 1 << place, hand, start.discard, moves)

    def _torn(self, start: Outcome) -> list[Outcome]:
        """One for each tear of the hand on each paper of the others that shows its colour (MR-4.4).

        Of equal outcomes the first is played, so the rivals come as given: by number, all would tear the first seat.
        """
        found: list[Outcome] = []
        last = -1
        for card in start.hand:
            if card < TEAR or card >= STOP or card == last:
                continue
            last = card
            colour = card - TEAR
            rest = without(start.hand, card)
            for seat in self.rivals:
                row = start.rows[seat]
                for place, over in enumerate(row):
                    if COLOURS_OF[over] >> colour & 1 and not self.protected[seat] >> place & 1:
                        rows = start.rows[:]
                        rows[seat] = row[:place] + bytes((card,)) + row[place + 1 :]
                        moves = (*start.moves, LAY_TEAR | (seat << SEAT | place) << WHERE | colour)
                        found.append(Outcome(rows, start.protected, rest, start.discard, moves))
        return found

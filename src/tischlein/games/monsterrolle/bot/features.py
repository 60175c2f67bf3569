"""What is seen in a position after a seat's turn, as numbers with names. Learnt weights make a value of them.

Most features are multiplied by the chance that the next scoring falls into a certain time, because a long strip
counts now, and a good hand counts later.
"""

from __future__ import annotations

from typing import Final

from tischlein.games.monsterrolle.bot.chances import expected_damage, none_held, scoring_within, scorings_left
from tischlein.games.monsterrolle.bot.rows import Reach, Row, papers_of
from tischlein.games.monsterrolle.data import (
    FITS,
    HAND_SIZE,
    LAID_EITHER_WAY,
    LAID_STRAIGHT,
    STOP,
    TEAR,
)
from tischlein.games.monsterrolle.rules import new_table
from tischlein.games.monsterrolle.view import View, unseen_cards

TIMES: Final = {
    "now": "the chance that the next scoring comes before anybody plays",
    "soon": "the chance that it comes after that, but before the seat's own next turn",
    "next": "the chance that it comes in the round after that",
    "later": "the chance that it comes later",
    "coming": "the chance that it comes after the seat's own next turn",
    "after": "the number of scorings after the next one",
}
NOW, SOON, NEXT, LATER, COMING, AFTER = range(6)

NEAR: Final = 8
"""Rivals within so many points of the leading one may still overtake them."""

ALWAYS: Final = (NOW, SOON, NEXT, LATER, AFTER)
REACTING: Final = (SOON, COMING, AFTER)
OWN_TURN: Final = (COMING, AFTER)

BASES: Final[tuple[tuple[str, str, tuple[int, ...]], ...]] = (
    ("own-best", "points of the own best section", ALWAYS),
    ("own-second", "points of the own second section", REACTING),
    ("own-last", "points of the section at the own open end", OWN_TURN),
    ("own-joined", "points that covering the best tear would add", REACTING),
    ("own-exposure", "points that the best tear held by a rival is expected to take", REACTING),
    ("own-fragile", "points that the worst tear which nobody has laid yet would take", OWN_TURN),
    ("own-ends", "share of the unseen cards that could be appended", OWN_TURN),
    ("own-joins", "share of the unseen cards that could cover the best tear", OWN_TURN),
    ("own-guard", "points that the worst tear would take, as above, if a stop card is kept in hand", OWN_TURN),
    ("reach-one", "points that one paper of the hand would add", OWN_TURN),
    ("reach-two", "points that two papers of the hand would add", OWN_TURN),
    ("hand-papers", "papers kept in hand", OWN_TURN),
    ("hand-stars", "papers with stars kept in hand", OWN_TURN),
    ("hand-stops", "stop cards kept in hand", OWN_TURN),
    ("hand-tears", "tears kept in hand", OWN_TURN),
    ("hand-fits", "papers in hand that could be appended", OWN_TURN),
    ("hand-chain", "papers in hand that could be appended one after another, up to three", OWN_TURN),
    ("rival-best", "points of the leading rival's best section", ALWAYS),
    ("rival-second", "points of the leading rival's second section", REACTING),
    ("rival-last", "points of the section at the leading rival's open end", REACTING),
    ("rival-joined", "points that covering a tear would add for the leading rival", REACTING),
    ("rival-ends", "share of the unseen cards that the leading rival could append", REACTING),
    ("rival-joins", "share of the unseen cards with which the leading rival could cover its best tear", REACTING),
    ("rival-fragile", "points that the worst unseen tear would take from the leading rival", OWN_TURN),
    ("rival-pack", "other rivals near the leading one: each that is level counts 1, 8 points behind 0", REACTING),
    ("tear-best", "points that the best tear in hand would take from the leading rival", OWN_TURN),
    ("tear-use", "tears in hand that would take two points or more from the leading rival", OWN_TURN),
    ("others-best", "points of the other rivals' best sections, on average", ALWAYS),
    ("others-second", "points of the other rivals' second sections, on average", REACTING),
    ("others-joined", "points that covering a tear would add for the other rivals, on average", REACTING),
    ("gift-reach", "points that the top discard would add for the next seat", REACTING),
    ("gift-tear", "points that the top discard, a tear, would take from the own row", REACTING),
    ("gift-stop", "the top discard is a stop card", OWN_TURN),
    ("gift-star", "the top discard has a star", OWN_TURN),
)
ROW: Final = 8
OWN: Final = 17
RIVALS: Final = 30
"""BASES are in groups: up to ROW of the own row, up to OWN of the hand, up to RIVALS of their rows, then gifts."""
PLAIN: Final = {
    "one": "always 1",
    "lead": "points so far less those of the leading rival",
    "lead-others": "points so far less those of the other rivals, on average",
    **{f"time-{time}": meaning for time, meaning in TIMES.items()},
}
FEATURES: Final = PLAIN | {
    f"{name}-{list(TIMES)[time]}": f"{meaning}, times {list(TIMES.values())[time]}"
    for name, meaning, times in BASES
    for time in times
}


class Scene:
    """What stays the same during a turn, seen by one seat; and the features of each outcome of it."""

    def __init__(self, view: View) -> None:
        seats = view.seats
        self.seat: Final = view.seat
        self.seats: Final = seats
        self.rivals: Final = [(view.seat + step) % seats for step in range(1, seats)]
        """In the order of play, so that of equal ones no seat is always the first."""
        self.is_fixed: Final = view.options["direction"] == "fixed"
        self.ways: Final = LAID_STRAIGHT if self.is_fixed else LAID_EITHER_WAY
        self.protected: Final = view.protected
        self.totals: Final = [sum(view.points[seat::seats]) for seat in range(seats)]
        self.left: Final = scorings_left(view.points, seats)
        self.times: Final = _times(view, self.left)
        self.discard: Final = view.discard
        unseen = unseen_cards(view, _cards(view))
        self.unseen: Final = unseen
        self._note_tears(view, unseen)
        self._note_colours(unseen)
        self._rows: dict[tuple[bytes, int], Row] = {}
        self._reaches: dict[tuple[bytes, int, bytes], Reach] = {}

    def _note_tears(self, view: View, unseen: list[int]) -> None:
        self.unseen_tears = [unseen.count(TEAR + colour) for colour in range(6)]
        known = b"".join(cards for seat, cards in enumerate(view.known) if seat != view.seat)
        self.known_tears = [colour for colour in range(6) if TEAR + colour in known]
        self.unlaid_tears = [colour for colour in range(6) if self.unseen_tears[colour]]
        self.threats = sorted({*self.unlaid_tears, *self.known_tears})
        """The colours of the tears that may still be laid on the own row."""
        hidden = HAND_SIZE * (self.seats - 1) - len(known)
        self.none_held = none_held(len(unseen), hidden, sum(self.unseen_tears))

    def _note_colours(self, unseen: list[int]) -> None:
        """By wish of a place: the share of the unseen cards that fit there."""
        ways = self.ways
        masks = [ways[card] for card in unseen if card < TEAR]
        self._masks = masks
        self._shares: dict[int, float] = {}

    def share(self, wish: int) -> float:
        found = self._shares.get(wish)
        if found is None:
            fits, count = FITS[wish], 0
            for mask in self._masks:
                if mask & fits:
                    count += 1
            found = count / max(1, len(self.unseen))
            self._shares[wish] = found
        return found

    def row(self, row: bytes, protected: int) -> Row:
        key = (row, protected)
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = Row(row, protected)
        return found

    def reach(self, row: Row, papers: bytes) -> Reach:
        key = (row.row, row.protected, papers)
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = Reach(row, papers, self.ways)
        return found

    def features(self, rows: list[bytes], protected: int, hand: bytes, discard: bytes) -> list[float]:
        """Of the position after a turn: all rows, the own stop cards and hand, the discard pile."""
        own = self.row(rows[self.seat], protected)
        standing = self.standing(rows)
        bases = self.see_row(own) + self.see_hand(own, hand)
        bases += self.see_rivals(rows, standing[0], hand)
        bases += self.see_gift(rows, own, discard)
        return spread(self.plain(standing), bases, self.times)

    def standing(self, rows: list[bytes]) -> list[int]:
        """The rivals, first the one who leads if all go on like this, of equals the next to play; then the others."""
        lead, most = -1, -1
        for seat in self.rivals:
            expected = self.totals[seat] + self.left * self.row(rows[seat], self.protected[seat]).best
            if expected > most:
                lead, most = seat, expected
        return [lead] + [seat for seat in self.rivals if seat != lead]

    def plain(self, standing: list[int]) -> list[float]:
        """The features that are not multiplied by a time."""
        mine, others = self.totals[self.seat], 0
        for seat in standing[1:]:
            others += self.totals[seat]
        share = mine - others / (self.seats - 2) if self.seats > 2 else 0.0
        return [1.0, float(mine - self.totals[standing[0]]), share, *self.times]

    def exposure(self, own: Row) -> float:
        """What the best tear that the rivals hold is expected to take from the own row."""
        known = 0
        for colour in self.known_tears:
            known = max(known, own.damage[colour])
        return expected_damage(own.damage, self.unseen_tears, known, self.none_held)

    def see_row(self, own: Row) -> list[float]:
        """Of the own row: the first ROW of BASES."""
        return [
            float(own.best),
            float(own.second),
            float(own.last),
            float(own.joined - own.best),
            self.exposure(own),
            float(_worst(own, self.threats)),
            self.share(own.end),
            self.share(own.join_wishes) if own.join_wishes >= 0 else 0.0,
        ]

    def see_hand(self, own: Row, hand: bytes) -> list[float]:
        """Of the own hand: the next of BASES, up to OWN."""
        reach = self.reach(own, papers_of(hand))
        stars = papers = stops = tears = 0
        for card in hand:
            if card < TEAR:
                papers += 1
                stars += card >> 6
            elif card < STOP:
                tears += 1
            else:
                stops += 1
        return [
            float(_worst(own, self.threats)) if stops else 0.0,
            float(reach.one - own.best),
            float(reach.two - own.best),
            float(papers),
            float(stars),
            float(stops),
            float(tears),
            float(reach.fitting),
            float(reach.chain),
        ]

    def see_rivals(self, rows: list[bytes], lead: int, hand: bytes) -> list[float]:
        """Of the rivals' rows: the next of BASES, up to RIVALS."""
        bases: list[float] = []
        rival = self.row(rows[lead], self.protected[lead])
        best = useful = 0
        for card in hand:
            if TEAR <= card < STOP:
                damage = rival.damage[card - TEAR]
                best = max(best, damage)
                if damage > 1:
                    useful += 1
        bases.append(float(rival.best))
        bases.append(float(rival.second))
        bases.append(float(rival.last))
        bases.append(float(rival.joined - rival.best))
        bases.append(self.share(rival.end))
        bases.append(self.share(rival.join_wishes) if rival.join_wishes >= 0 else 0.0)
        bases.append(float(_worst(rival, self.unlaid_tears)))
        sums = [0, 0, 0]
        most = self.totals[lead] + self.left * rival.best
        pack = 0.0
        for seat in self.rivals:
            if seat != lead:
                other = self.row(rows[seat], self.protected[seat])
                pack += max(0, NEAR - (most - self.totals[seat] - self.left * other.best)) / NEAR
                sums[0] += other.best
                sums[1] += other.second
                sums[2] += other.joined - other.best
        bases.append(pack)
        bases.append(float(best))
        bases.append(float(useful))
        others = max(1, self.seats - 2)
        for total in sums:
            bases.append(total / others)
        return bases

    def see_gift(self, rows: list[bytes], own: Row, discard: bytes) -> list[float]:
        """Of what is left to the next seat: the last of BASES."""
        reach = tear = stop = star = 0
        if discard:
            card = discard[-1]
            if card == STOP:
                stop = 1
            elif card >= TEAR:
                tear = own.damage[card - TEAR]
            else:
                star = card >> 6
                follower = (self.seat + 1) % self.seats
                row = self.row(rows[follower], self.protected[follower])
                reach = self.reach(row, discard[-1:]).one - row.best
        return [float(reach), float(tear), float(stop), float(star)]


def _worst(row: Row, colours: list[int]) -> int:
    """What the worst tear of these colours would take."""
    worst = 0
    for colour in colours:
        worst = max(worst, row.damage[colour])
    return worst


TIMES_OF: Final = [times for _, _, times in BASES]


def spread(numbers: list[float], bases: list[float], times: list[float]) -> list[float]:
    """Appends each base feature times each of its times."""
    for index, base in enumerate(bases):
        for time in TIMES_OF[index]:
            numbers.append(base * times[time])
    return numbers


def _times(view: View, left: int) -> list[float]:
    """The chances of TIMES; counted in cards, of which a turn takes up to two."""
    if left == 0:
        return [0.0] * 6
    seats = view.seats
    follower = (view.seat + 1) % seats if view.active == view.seat else view.active
    is_waiting = view.active == view.seat or view.phase == 0
    first = HAND_SIZE - view.hand_sizes[follower] if is_waiting else 0
    others = (view.seat - follower) % seats
    bounds = [first, first + 2 * others, first + 2 * others + 2 * seats]
    chances = [scoring_within(cards, view.deck_size, seats, left) for cards in bounds]
    return [
        chances[0],
        chances[1] - chances[0],
        chances[2] - chances[1],
        1.0 - chances[2],
        1.0 - chances[1],
        float(left - 1),
    ]


_CARDS: Final[dict[tuple[str, str], bytes]] = {}


def _cards(view: View) -> bytes:
    """All cards of the table, which are sorted once for each sheet and direction."""
    key = (view.options["sheet"], view.options["direction"])
    found = _CARDS.get(key)
    if found is None:
        found = _CARDS[key] = new_table(view.options, view.seats).cards
    return found


def features(view: View) -> list[float]:
    """Of a position, as if the turn of the seat were over."""
    scene = Scene(view)
    return scene.features(list(view.rows), view.protected[view.seat], view.hand, view.discard)

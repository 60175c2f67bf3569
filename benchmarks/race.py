"""`python benchmarks/race.py`: who wins the race for a photo, and how often that is whoever was truly fastest.

Four people at lines of 15, 35, 60 and 90 ms round trip react after N(700, 180) ms. The model of what lies between is
stated in `Line` and in docs/race.md, where the figures stand. Everything goes through the product's own desk and judge.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import nan
from statistics import NormalDist

from tischlein.core.rng import derive
from tischlein.tables.clock import Trip
from tischlein.tables.race.desk import CallDesk, Called
from tischlein.tables.race.judge import LAST_TRIPS

OPENED = 1_000_000_000
FRIENDS, STRANGERS, RAISED = 250.0, 150.0, 400.0
"""The caps of CL-6.4."""
ROUND_TRIPS = (15.0, 35.0, 60.0, 90.0)
REFRESH = 1000 / 60
UNLIMITED = 1_000_000.0
FORGER = 2
"""The seat at the 60 ms line lies, where somebody does."""


@dataclass(frozen=True, slots=True)
class Line:
    """Milliseconds. Each way takes half the round trip and jitter; one in a hundred packets is held up on its way."""

    round_trip: float
    jitter: float = 0.0
    """The mean of further jitter on each way, as of a bad radio."""

    def way(self, dice: random.Random) -> float:
        jitter = dice.expovariate(1 / (0.5 + 0.05 * self.round_trip + self.jitter))
        hiccup = dice.uniform(10, 150) if dice.random() < 0.01 else 0.0
        return self.round_trip / 2 + jitter + hiccup

    def pings(self, dice: random.Random) -> list[float]:
        return [self.way(dice) + self.way(dice) for _ in range(LAST_TRIPS)]


@dataclass(frozen=True, slots=True)
class Press:
    """One person's part in a race, in milliseconds."""

    reaction: float
    """From the picture to the press: the truth."""
    claimed: float
    arrives: float
    pings: list[float]
    line: float = 0.0
    """The shortest round trip that TCP has measured; 0 if unknown."""


Forgery = Callable[[Press], Press]


def honest(press: Press) -> Press:
    return press


def claims_no_time(press: Press) -> Press:
    return replace(press, claimed=0.0)


def claims_no_time_and_delays_pongs(press: Press) -> Press:
    """All that a changed page can do. What its system acknowledges by TCP is not delayed."""
    return replace(press, claimed=0.0, pings=[ping + FRIENDS for ping in press.pings])


def delays_all_but_its_calls(press: Press) -> Press:
    """Takes a network stack of one's own: whatever can be measured is long, but calls are sent at once."""
    return replace(claims_no_time_and_delays_pongs(press), line=press.line + FRIENDS)


def press(line: Line, dice: random.Random) -> Press:
    """The page paints at the next refresh of its screen, measures with a millisecond of noise, sends within three."""
    reaction = max(150.0, dice.gauss(700, 180))
    painted = line.way(dice) + dice.uniform(0, REFRESH)
    arrives = painted + reaction + dice.uniform(0, 3) + line.way(dice)
    pings = line.pings(dice)
    return Press(reaction, round(reaction + dice.gauss(0, 1)), arrives, pings, min(pings))


@dataclass(slots=True)
class Figures:
    races: int = 0
    finishes: int = 0
    rightly: int = 0
    """The truly fastest won, photo finishes aside."""
    rightly_by_arrival: int = 0
    """The same races, had the first message won."""
    wins: list[int] = field(default_factory=lambda: [0] * len(ROUND_TRIPS))
    wins_by_arrival: list[int] = field(default_factory=lambda: [0] * len(ROUND_TRIPS))
    margins: list[float] = field(default_factory=list)
    """By how much the truly fastest was ahead where another one won, in milliseconds."""
    waits: list[float] = field(default_factory=list)
    """From the arrival of the winning call to the verdict, in milliseconds."""

    @property
    def decided(self) -> int:
        return self.races - self.finishes


LINES = tuple(Line(round_trip) for round_trip in ROUND_TRIPS)
JITTERY = (*LINES[:FORGER], Line(60.0, jitter=20.0), *LINES[FORGER + 1 :])
"""On the 60 ms line every packet takes 20 ms more in the mean, exponentially."""
LONG = (*LINES[:FORGER], Line(200.0), *LINES[FORGER + 1 :])


def as_known(press: Press) -> Press:
    return press


def as_unknown(press: Press) -> Press:
    """Behind a proxy: TCP measures the way to the proxy, so it is not asked."""
    return replace(press, line=0.0)


def as_before(press: Press) -> Press:
    """The judge before there was a cap for lines that only their pongs make long."""
    return replace(press, line=UNLIMITED)


def simulate(
    races: int,
    seed: int,
    forgery: Forgery = honest,
    cap: float = FRIENDS,
    lines: tuple[Line, ...] = LINES,
    judge: Forgery = as_known,
) -> Figures:
    dice = random.Random(seed)
    figures = Figures()
    for number in range(races):
        field = [press(line, dice) for line in lines]
        field[FORGER] = forgery(field[FORGER])
        field = [judge(each) for each in field]
        count(figures, field, derive(seed, number), cap)
    return figures


def count(figures: Figures, field: list[Press], draw: int, cap: float) -> None:
    winner, decided_at = judged(field, draw, cap)
    fastest = min(range(len(field)), key=lambda seat: field[seat].reaction)
    quickest_line = min(range(len(field)), key=lambda seat: field[seat].arrives)
    figures.races += 1
    figures.wins[winner.strip.seat] += 1
    figures.wins_by_arrival[quickest_line] += 1
    figures.waits.append(decided_at - field[winner.strip.seat].arrives)
    if winner.strip.is_photo_finish:
        figures.finishes += 1
        return
    figures.rightly_by_arrival += quickest_line == fastest
    if winner.strip.seat == fastest:
        figures.rightly += 1
    else:
        figures.margins.append(field[winner.strip.seat].reaction - field[fastest].reaction)


def judged(field: list[Press], draw: int, cap: float) -> tuple[Called[int], float]:
    """The first call that the desk lets through, and when."""
    trips = [[Trip(OPENED - 1_000, micros(ping)) for ping in each.pings] for each in field]
    desk: CallDesk[int] = CallDesk(micros(cap), draw, lambda seat: trips[seat], lambda seat: micros(field[seat].line))
    desk.open(1, dict.fromkeys(range(len(field)), OPENED))
    arriving = sorted(range(len(field)), key=lambda seat: field[seat].arrives)
    while True:
        timer = desk.next_look()
        at = OPENED + micros(field[arriving[0]].arrives) if arriving else timer
        if timer is not None and (at is None or timer < at):
            now = timer
        else:
            seat = arriving.pop(0)
            now = OPENED + micros(field[seat].arrives)
            desk.call(seat, seat, window=1, reaction=field[seat].claimed, now=now)
        for each in desk.due(now):
            assert isinstance(each, Called)
            return each, (now - OPENED) / 1000


def micros(milliseconds: float) -> int:
    return round(milliseconds * 1000)


def share(part: int, whole: int) -> str:
    """Per cent with a 95 % interval (Wilson)."""
    z = NormalDist().inv_cdf(0.975)
    rate = part / whole
    centre = (rate + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * ((rate * (1 - rate) + z * z / (4 * whole)) / whole) ** 0.5 / (1 + z * z / whole)
    return f"{100 * rate:.2f} % ({100 * (centre - half):.2f} - {100 * (centre + half):.2f})"


def percentile(values: list[float], rank: float) -> float:
    return nan if not values else sorted(values)[min(len(values) - 1, int(rank * len(values)))]


def report(races: int, seed: int) -> str:
    fair = simulate(races, seed)

    def wins(forgery: Forgery = honest, cap: float = FRIENDS, lines: tuple[Line, ...] = LINES) -> str:
        """What the seat at the 60 ms line wins: before there was a cap for unproven lines, now, and behind a proxy."""
        found = [simulate(races, seed, forgery, cap, lines, judge) for judge in (as_before, as_known, as_unknown)]
        return " | ".join(share(figures.wins[FORGER], races) for figures in found)

    rows = [
        f"{races:,} races, seed {seed}; in brackets 95 % intervals",
        "",
        "| | the judge | first message wins |",
        "|---|---|---|",
        f"| the truly fastest wins, of {fair.decided:,} races without a photo finish "
        f"| {share(fair.rightly, fair.decided)} | {share(fair.rightly_by_arrival, fair.decided)} |",
        *(
            f"| wins at {round_trip:.0f} ms, of all races "
            f"| {share(fair.wins[seat], races)} | {share(fair.wins_by_arrival[seat], races)} |"
            for seat, round_trip in enumerate(ROUND_TRIPS)
        ),
        "",
        f"Photo finishes: {share(fair.finishes, races)}.",
        f"Where another one won, the truly fastest was ahead by {percentile(fair.margins, 0.5):.1f} ms in the median.",
        f"From the winning message to the verdict: {percentile(fair.waits, 0.5):.0f} ms in the median, "
        f"{percentile(fair.waits, 0.95):.0f} at the 95th percentile, {max(fair.waits):.0f} at most.",
        "",
        f"| the seat at {ROUND_TRIPS[FORGER]:.0f} ms | its wins before | now | now, behind a silent proxy |",
        "|---|---|---|---|",
        f"| is honest | {wins()} |",
        f"| is honest on a jittery line | {wins(lines=JITTERY)} |",
        f"| is honest on a line of 200 ms | {wins(lines=LONG)} |",
        f"| claims a reaction of 0 | {wins(claims_no_time)} |",
        f"| claims 0 and delays its pongs, cap {FRIENDS:.0f} ms | {wins(claims_no_time_and_delays_pongs)} |",
        f"| the same, cap {STRANGERS:.0f} ms | {wins(claims_no_time_and_delays_pongs, STRANGERS)} |",
        f"| the same, cap {RAISED:.0f} ms | {wins(claims_no_time_and_delays_pongs, RAISED)} |",
        f"| delays all but its calls, acknowledgements too | {wins(delays_all_but_its_calls)} |",
    ]
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.perf_counter()
    print(report(asked.races, asked.seed))
    print(f"\n{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()

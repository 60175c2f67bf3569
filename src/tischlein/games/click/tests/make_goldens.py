"""Searches matches that show a rare situation, and writes the missing ones as golden playthroughs.

python -m tischlein.games.click.tests.make_goldens
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tischlein.core.match import Match, new_header
from tischlein.core.rng import below, derive
from tischlein.core.types import Move, Seat, seats_in
from tischlein.games.click import GAME, live
from tischlein.games.click.bot import rate
from tischlein.games.click.data import COVERED
from tischlein.games.click.moves import CLICK
from tischlein.games.click.state import State
from tischlein.lawbook import situations
from tischlein.lawbook.playthrough import Policy, random_policy
from tischlein.lawbook.situations import shared_victory

FOLDER = Path(__file__).parent / "goldens"
COMMAND, REACTION, HASTE = 900, 650, 60
"""Milliseconds on the clock."""

REMOVING = (Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8")
for action in ("move1", "move2", "swap", "extra", "replace", "back"):
    REMOVING = REMOVING.replace(f"\n{action} = 5", f"\n{action} = 1")
REMOVING = REMOVING.replace("\nremove = 5", "\nremove = 29")
"""With the cards of the box no match reaches 200 turns: the wall fills up, and useless hands are exchanged."""


@dataclass(frozen=True, slots=True)
class Situation(situations.Situation):
    policy: Callable[[int], Policy]
    reaction: int = 0
    """0 for a match without a clock."""


def sensible_policy(seed: int) -> Policy:
    """Plays the best rated move four times out of five, else any move but a call without a photo."""
    rng, anything = derive(seed, 2), random_policy(seed)

    def choose(state: State, seat: Seat, legal: list[Move]) -> Move:
        nonlocal rng
        dice, rng = below(rng, 5)
        rates = rate(GAME.view(state, seat), legal)
        best = legal[rates.index(max(rates))]
        if dice or best == CLICK or len(legal) < 4:
            return best
        return anything(state, seat, [move for move in legal if move != CLICK])

    return choose


def rash_policy(seed: int) -> Policy:
    """Calls without a photo from time to time."""
    rng, sensible = derive(seed, 3), sensible_policy(seed)

    def choose(state: State, seat: Seat, legal: list[Move]) -> Move:
        nonlocal rng
        dice, rng = below(rng, 12)
        return CLICK if dice == 0 and CLICK in legal else sensible(state, seat, legal)

    return choose


def idle_policy(seed: int) -> Policy:
    """Makes no photo, and draws a composition only if there is nothing else to do."""
    anything = random_policy(seed)
    shunned = {GAME.parse(text) for text in ("click", "extra", "renew")}

    def choose(state: State, seat: Seat, legal: list[Move]) -> Move:
        return anything(state, seat, [move for move in legal if move not in shunned] or legal)

    return choose


def raced(situation: Situation, seed: int) -> Match:
    """Asks all seats that may act; calls come first, else the seat moves that the others wait for."""
    match = Match(GAME, new_header(GAME, situation.seats, seed, options=situation.options))
    policy = situation.policy(seed)
    now = 0
    while awaited := seats_in(match.to_act):
        chosen = {seat: policy(match.state, seat, GAME.legal(match.state, seat)) for seat in awaited}
        calls = [seat for seat in awaited if chosen[seat] == CLICK]
        if calls:
            for seat in calls:
                now += situation.reaction
                match.play(seat, CLICK, now)
        else:
            seat = next(seat for seat in awaited if live.awaited(match.state, match.to_act) >> seat & 1)
            now += COMMAND if situation.reaction else 0
            match.play(seat, chosen[seat], now)
    return match


def states(match: Match) -> Iterator[State]:
    again = Match(GAME, match.header)
    yield again.state
    for entry in match.entries:
        again.follow(entry)
        yield again.state


def kinds(match: Match) -> list[str]:
    return [type(sent.event).__name__ for step in match.sent for sent in step]


def ends_by(reason: str) -> Callable[[Match], bool]:
    return lambda match: match.result is not None and match.result.reason == reason


def rickshaw_on_an_empty_wall(match: Match) -> bool:
    for step in match.sent:
        names = [type(sent.event).__name__ for sent in step]
        if "PhotoTaken" in names and "RickshawWaits" in names and "WallRefilled" in names:
            return True
    return False


def three_rickshaws(match: Match) -> bool:
    return any(sum(card >= COVERED for card in state.wall) == 3 for state in states(match))


def contested(match: Match) -> bool:
    """Whether two seats have called in a row, and both made their photo."""
    texts = [entry.text.split()[0] for entry in match.entries]
    return any(texts[at : at + 4] == ["click", "click", "photo", "photo"] for at in range(len(texts)))


def wrong_calls(match: Match) -> bool:
    return kinds(match).count("WrongCall") > 5 and "PhotoTaken" in kinds(match)


def false_start(match: Match) -> bool:
    """Whether a call for a photo that could not have been seen yet is given up, and repeated in time."""
    texts = [entry.text.split()[0] for entry in match.entries]
    return any(texts[at : at + 4] == ["click", "nothing", "click", "photo"] for at in range(len(texts)))


def locked_out(match: Match) -> bool:
    return "LockedOut" in kinds(match) and ends_by("last-open")(match)


def calm_photo_gone(match: Match) -> bool:
    return {"PhotoGone", "PhotoTaken"} <= set(kinds(match))


def deck_shuffled(match: Match) -> bool:
    return {"WallDeckShuffled", "ActionDeckShuffled"} <= set(kinds(match))


SITUATIONS = {
    "two-seats-last-open": Situation("CL-7.1: the last open composition", 2, {}, ends_by("last-open"), sensible_policy),
    "three-seats-last-turns": Situation("CL-7.2: the last turns", 3, {}, ends_by("last-turns"), sensible_policy),
    "turn-limit": Situation("CL-7.4: 200 turns", 2, {"sheet": REMOVING}, ends_by("turn-limit"), idle_policy),
    "four-seats-short": Situation(
        "CL-1.8: a short game", 4, {"short": "minus6"}, ends_by("last-turns"), sensible_policy
    ),
    "shared-victory": Situation("CL-7.3: a shared victory", 3, {"short": "minus4"}, shared_victory, sensible_policy),
    "rickshaw-on-an-empty-wall": Situation(
        "CL-5.4: a rickshaw waits for the refill",
        2,
        {"sheet": REMOVING},
        rickshaw_on_an_empty_wall,
        sensible_policy,
    ),
    "three-rickshaws": Situation("CL-5.1: three rickshaws on the wall", 2, {}, three_rickshaws, sensible_policy),
    "decks-shuffled": Situation("CL-2.6: both decks are shuffled anew", 2, {}, deck_shuffled, sensible_policy),
    "contested": Situation(
        "CL-3.6: two photos in one window", 3, {"cap": "400ms"}, contested, sensible_policy, REACTION
    ),
    "wrong-calls": Situation(
        "CL-3.7: wrong calls", 4, {"cap": "150ms", "lockout": "off"}, wrong_calls, rash_policy, REACTION
    ),
    "false-start": Situation("CL-6.3: a false start", 2, {}, false_start, sensible_policy, HASTE),
    "locked-out": Situation("CL-3.15: calls in the lock-out", 3, {}, locked_out, rash_policy, REACTION),
    "calm": Situation(
        "CL-6.9: a calm photo is gone", 3, {"photos": "calm", "patience": "30s"}, calm_photo_gone, sensible_policy
    ),
    "calm-two-seats": Situation(
        "CL-6.6: calm photos", 2, {"photos": "calm", "patience": "60s"}, ends_by("last-open"), sensible_policy
    ),
    "helper": Situation(
        "CL-3.18: a table with the helper",
        2,
        {"helper": "on", "short": "minus5"},
        ends_by("last-turns"),
        sensible_policy,
    ),
}


if __name__ == "__main__":
    situations.write_missing(FOLDER, SITUATIONS, raced)

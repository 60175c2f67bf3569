"""Searches matches that show a rare situation, and writes the missing ones as golden playthroughs.

python -m tischlein.games.dayunhe.tests.make_goldens
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tischlein.core.events import Event
from tischlein.core.match import Match, new_header
from tischlein.core.rng import below, derive
from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.moves import END, HALT
from tischlein.games.dayunhe.state import State
from tischlein.lawbook.playthrough import Policy, play_out
from tischlein.lawbook.situations import Situation, any_match, shared_victory, write_missing

FOLDER = Path(__file__).parent / "goldens"


def busy_policy(seed: int) -> Policy:
    """Random play that seldom ends turns and inspections early, so that every part of the cards occurs."""
    rng = derive(seed, 2)

    def choose(_state: State, _seat: Seat, legal: list[Move]) -> Move:
        nonlocal rng
        dice, rng = below(rng, 6)
        moves = [move for move in legal if move not in (END, HALT)] if dice else legal
        index, rng = below(rng, len(moves or legal))
        return (moves or legal)[index]

    return choose


def told(match: Match) -> list[list[Event]]:
    """The public events of each step."""
    return [[sent.event for sent in step] for step in match.sent]


def happens(kind: type) -> Callable[[Match], bool]:
    return lambda match: any(isinstance(event, kind) for step in told(match) for event in step)


def plays_every_card(match: Match) -> bool:
    used = (events.Raised, events.Removed, events.Calmed, events.TurnedUp, events.Reformed)
    return all(happens(kind)(match) for kind in used) and any(entry.text == "inspect" for entry in match.entries)


def uprising_in_the_last_round(match: Match) -> bool:
    return any(isinstance(event, events.Uprising) for event in told(match)[-1])


def puts_unrest_away(match: Match) -> bool:
    """Whether one seat chooses a stack for each tile of an uprising, and one has tiles spread."""
    texts = [entry.text for entry, step in zip(match.entries, told(match), strict=True) if _is_settled(step)]
    return "spread" in texts and any(text.startswith("under") for text in texts)


def _is_settled(step: list[Event]) -> bool:
    return any(isinstance(event, events.Settled) for event in step)


def inspection_ends(trips: int) -> Callable[[Match], bool]:
    """Whether a trip ends in phase 2 with so many left, and turns follow in the same round."""

    def occurs(match: Match) -> bool:
        for entry, step in zip(match.entries, told(match), strict=True):
            ended = [event for event in step if isinstance(event, events.TripEnded)]
            closed = any(isinstance(event, events.RoundBegan | events.Ended) for event in step)
            if entry.text.startswith("sail") and ended and not closed and ended[0].trips == trips:
                return True
        return False

    return occurs


def rebuilds_of_all_kinds(match: Match) -> bool:
    return all(happens(kind)(match) for kind in (events.Turned, events.Moved, events.Swapped))


HARD, EASY = {"fist": "two"}, {"fist": "four"}
SITUATIONS = {
    "two-seats": Situation("two seats, all options as they are", 2, {}, any_match),
    "three-seats": Situation("three seats", 3, {}, any_match),
    "four-seats-easy": Situation("DY-2.4: four seats, the fist at four", 4, EASY, any_match),
    "five-seats-hard": Situation("DY-2.4: five seats, the fist at two", 5, HARD, any_match),
    "every-card": Situation("section 5: every third part that is no attack", 4, {}, plays_every_card),
    "attack-destroy": Situation("DY-5.4: a canal is destroyed", 2, {}, happens(events.Destroyed)),
    "attack-tea": Situation("DY-5.6: a tea break", 2, {}, happens(events.TeaBreak)),
    "attack-intrigue": Situation("DY-5.8: an intrigue", 3, {}, happens(events.Intrigued)),
    "attack-denounce": Situation("DY-5.9: somebody is denounced", 4, {}, happens(events.Denounced)),
    "rebuilds": Situation("DY-4.7: a tile turned, one moved, two swapped", 2, {}, rebuilds_of_all_kinds),
    "uprising-at-the-end": Situation("DY-7.2: an uprising in the last round", 3, HARD, uprising_in_the_last_round),
    "uprising-settled": Situation("DY-7.3: unrest put under stacks one by one, and spread", 2, {}, puts_unrest_away),
    "inspection-ends-a-trip": Situation("DY-5.13: a trip ends in phase 2", 2, {}, inspection_ends(2)),
    "fourth-trip-in-phase-2": Situation("DY-5.13: the fourth trip ends in phase 2", 2, {}, inspection_ends(0)),
    "shared-victory": Situation("DY-8.3: a shared victory", 2, {}, shared_victory),
}


def played(situation: Situation, seed: int) -> Match:
    header = new_header(GAME, situation.seats, seed, options=situation.options)
    return play_out(GAME, header, busy_policy(seed))


if __name__ == "__main__":
    write_missing(FOLDER, SITUATIONS, played)

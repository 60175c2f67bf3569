"""Searches matches that show a rare situation, and writes the missing ones as golden playthroughs.

python -m tischlein.games.monsterrolle.tests.make_goldens
"""

from __future__ import annotations

from pathlib import Path

from tischlein.core.events import Sent
from tischlein.core.match import Match, new_header
from tischlein.core.rng import below, derive
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle import GAME, events
from tischlein.games.monsterrolle.bot import rate
from tischlein.games.monsterrolle.state import State
from tischlein.lawbook.playthrough import Policy, play_out, random_policy
from tischlein.lawbook.situations import Situation, any_match, shared_victory, write_missing

FOLDER = Path(__file__).parent / "goldens"


def sensible_policy(seed: int) -> Policy:
    """Plays the best rated move three times out of four, else any: long rows with tears, stops and repairs."""
    rng, anything = derive(seed, 2), random_policy(seed)

    def choose(state: State, seat: Seat, legal: list[Move]) -> Move:
        nonlocal rng
        dice, rng = below(rng, 4)
        if dice == 0:
            return anything(state, seat, legal)
        rates = rate(GAME.view(state, seat), legal)
        return legal[rates.index(max(rates))]

    return choose


def kinds(step: list[Sent]) -> list[str]:
    return [type(sent.event).__name__ for sent in step]


def repaired_pair(match: Match) -> bool:
    """Whether the first card was appended and the second covers its neighbour or itself."""
    for first, second in zip(match.sent, match.sent[1:], strict=False):
        if kinds(first) == ["Laid"] == kinds(second):
            one, two = first[0].event, second[0].event
            assert isinstance(one, events.Laid)
            assert isinstance(two, events.Laid)
            if not one.over and two.over and two.place == one.place - 1:
                return True
    return False


def scoring_when_turned_up(match: Match) -> bool:
    """Whether a scoring card was turned up when the discard pile began again (MR-2.4), not drawn."""
    return any(
        "ScoringCame" in names and "TurnedUp" in names[names.index("ScoringCame") :] for names in map(kinds, match.sent)
    )


def third_scoring_when_turned_up(match: Match) -> bool:
    names = kinds(match.sent[-1])
    return "Took" in names and "Drew" in names and names.index("Drew") < names.index("ScoringCame")


def protected_cover(match: Match) -> bool:
    for first, second in zip(match.sent, match.sent[1:], strict=False):
        if kinds(first) == ["Laid"] and kinds(second) == ["Protected"]:
            laid = first[0].event
            assert isinstance(laid, events.Laid)
            if laid.over:
                return True
    return False


def scoring_then_another_choice(match: Match) -> bool:
    """Whether a scoring card was drawn and the player took from the discard pile afterwards (MR-2.5, MR-7.2)."""
    return any(
        first_entry.text == "draw" and "ScoringCame" in kinds(first) and second_entry.text == "take"
        for first_entry, second_entry, first in zip(match.entries, match.entries[1:], match.sent, strict=False)
    )


SITUATIONS = {
    "two-seats": Situation("two seats, all options as they are", 2, {}, any_match),
    "three-seats-fixed": Situation("MR-1.4: fixed direction", 3, {"direction": "fixed"}, any_match),
    "four-seats-four-colours": Situation("MR-1.3: the sheet of four colours", 4, {"sheet": "four"}, any_match),
    "four-colours-fixed": Situation(
        "MR-1.8: seat 2 begins", 2, {"sheet": "four", "direction": "fixed", "begins": "2"}, any_match
    ),
    "shared-victory": Situation("MR-5.4: a shared victory", 3, {}, shared_victory),
    "repaired-pair": Situation("MR-3.7: a mismatch that the second card mends", 2, {}, repaired_pair),
    "scoring-turned-up": Situation("MR-2.4: a scoring card is turned up", 2, {}, scoring_when_turned_up),
    "ends-when-turned-up": Situation("MR-7.7: the last scoring is turned up", 2, {}, third_scoring_when_turned_up),
    "protected-cover": Situation("MR-4.1: a stop on a covering card", 2, {}, protected_cover),
    "scoring-then-choice": Situation("MR-2.5: the player chooses again", 2, {}, scoring_then_another_choice),
}


def played(situation: Situation, seed: int) -> Match:
    header = new_header(GAME, situation.seats, seed, options=situation.options)
    return play_out(GAME, header, sensible_policy(seed))


if __name__ == "__main__":
    write_missing(FOLDER, SITUATIONS, played)

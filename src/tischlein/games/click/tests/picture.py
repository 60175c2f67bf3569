"""Positions as small text pictures, and short functions for moves and questions. For tests only.

    position("lantern fan* tower", hand="swap back", own="lantern-fan-blossom")

A wall is its cards from left to right, with `*` under a rickshaw. In piles the last card is the top. What a picture
leaves out is dealt from the rest of the box, always in the same way: hands are filled up, and all other wall cards go
where `rest` says. Pictures use their own component sheet, so that they do not depend on the shipped one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tischlein.core.events import Recorder, Sent
from tischlein.core.game import Reason, Verdict
from tischlein.core.options import complete_options
from tischlein.core.rng import shuffle
from tischlein.games.click import GAME
from tischlein.games.click.data import ACTIONS, COVERED
from tischlein.games.click.dealing import new_table
from tischlein.games.click.state import State, card_name, row_name

SHEET = (Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8")
RICKSHAW = "rickshaw"


def start(seats: int = 2, seed: int = 0, **options: str) -> State:
    """A match at its beginning."""
    return GAME.setup(complete_options(GAME.info, seats, options), seats, seed)


def position(
    wall: str = "",
    *,
    seats: int = 2,
    active: int = 0,
    phase: str = "act",
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    own: str = "",
    held: Mapping[int, str] | None = None,
    opened: str = "",
    market: str = "",
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    action_discard: str = "",
    action_rest: str = "deck",
    compositions: int | None = None,
    scored: Mapping[int, str] | None = None,
    waiting: int = 0,
    drawn: str = "",
    turn: int = 5,
    last: int = 0,
    answers: bool | None = None,
    **options: str,
) -> State:
    """`hand` and `own` are those of the active seat, `deck` the cards on top, `compositions` the size of their deck.

    A dash for the market means that it is empty; for the open compositions, that all but the last are taken.
    """
    chosen = complete_options(GAME.info, seats, {"sheet": SHEET, **options})
    table = new_table(chosen, seats)
    box = _Box([table.names[card] for card in table.wall])
    walls, top, shown = _cards(wall), _cards(deck), _cards(discard)
    box.take(card.removesuffix("*") for card in walls)
    box.take(card for card in [*top, *shown, *_cards(drawn)] if card != RICKSHAW)
    stalls = [] if market == "-" else box.deal(market, 0 if market else 3)
    others = box.cards
    used = [*walls, *top, *shown].count(RICKSHAW) + sum(card.endswith("*") for card in walls) + waiting
    rickshaws = [RICKSHAW] * (3 - used)
    bottom = [*rickshaws, *others] if rest == "deck" else []
    if rest == "discard":
        shown = [*rickshaws, *others, *shown]
    elif rest == "wall":
        walls += [card + "*" if place < len(rickshaws) else card for place, card in enumerate(others)]
    actions = _Box([ACTIONS[card] for card in table.actions])
    hand_texts = {**(hands or {}), active: hand}
    hands_dealt = {seat: actions.deal(text, 0) for seat, text in hand_texts.items()}
    thrown = actions.deal(action_discard, 0)
    for seat in range(seats):
        missing = 3 - len(hands_dealt.get(seat, []))
        hands_dealt[seat] = hands_dealt.get(seat, []) + actions.deal("", missing)
    left = actions.cards
    photos = _Box([row_name(table, row) for row in table.rows])
    numbers = {row_name(table, row): number for number, row in enumerate(table.rows)}
    own_texts = {**(held or {}), active: own}
    own_dealt = {seat: photos.deal(text, 0) for seat, text in own_texts.items()}
    piles = {seat: photos.deal(text, 0) for seat, text in (scored or {}).items()}
    openly: list[str | None] = [*photos.deal(opened.replace("-only ", ""), 0)]
    is_last_open = opened.startswith("-only ")
    plain = [card for card in photos.cards if "panda" not in card and "head" not in card]
    while len(openly) < 3:
        if is_last_open:  # the others are in the score pile of the last seat
            openly.insert(0, None)
            piles[seats - 1] = [*piles.get(seats - 1, []), plain[-1]]
            photos.cards.remove(plain.pop())
            continue
        openly.append(plain.pop())
        photos.cards.remove(openly[-1] or "")
    for seat in range(seats):
        missing = 2 - len(own_dealt.get(seat, []))
        own_dealt[seat] = own_dealt.get(seat, []) + photos.deal("", missing)
    removed = photos.deal("", table.removed_size)
    deck_size = len(photos.cards) if compositions is None else compositions
    gone = photos.deal("", len(photos.cards) - deck_size)
    is_calm = chosen["photos"] == "calm"
    asks = is_calm and phase in ("take", "act", "ending") if answers is None else answers
    data: dict[str, Any] = {
        "options": chosen,
        "turn": turn,
        "active": active,
        "phase": phase,
        "played": 0,
        "last": last or (turn + seats if deck_size == 0 else 0),
        "end": 0,
        "wall": walls,
        "market": stalls,
        "deck": bottom + top,
        "discard": shown,
        "drawn": drawn or None,
        "is_stacked": False,
        "is_shot": False,
        "waiting": waiting,
        "action_deck": left if action_rest == "deck" else [],
        "action_discard": thrown + (left if action_rest == "discard" else []),
        "shuffled": [ACTIONS[card] for card in table.actions],
        "actions": [hands_dealt[seat] for seat in range(seats)],
        "composition_deck": [numbers[card] for card in photos.cards],
        "compositions": [[numbers[card] for card in own_dealt[seat]] for seat in range(seats)],
        "open": [None if card is None else numbers[card] for card in openly],
        "scored": [[numbers[card] for card in piles.get(seat, [])] for seat in range(seats)],
        "gone": [[numbers[card] for card in gone] if seat == 0 else [] for seat in range(seats)],
        "removed": [numbers[card] for card in removed],
        "window": 9,
        "opened": 0,
        "passed": 0,
        "resting": 0,
        "wrong": [0] * seats,
        "queue": [],
        "early": [[]] * seats,
        "locked": [0] * seats,
        "misses": [0] * seats,
        "answers": [None] * seats if asks else [],
        "before_wall": [],
        "before_held": [[]] * seats,
        "before_active": active,
        "changed": 0,
        "rng": 1,
    }
    state = GAME.load(data)
    GAME.check(state)
    return state


class _Box:
    """The cards that the picture has not used yet, in a fixed order that looks shuffled."""

    def __init__(self, cards: list[str]) -> None:
        order = list(range(len(cards)))
        shuffle(1, order)
        self.cards = [cards[index] for index in order]

    def take(self, cards) -> None:
        for card in cards:
            self.cards.remove(card)

    def deal(self, text: str, at_least: int) -> list[str]:
        dealt = text.split()
        self.take(dealt)
        while len(dealt) < at_least:
            dealt.append(self.cards.pop())
        return dealt


def _cards(text: str) -> list[str]:
    return text.split()


def legal(state: State, seat: int | None = None) -> set[str]:
    """The texts of all legal moves of the seat."""
    return {GAME.format(move) for move in GAME.legal(state, state.active if seat is None else seat)}


def actions(state: State, verb: str) -> set[str]:
    return {text for text in legal(state) if text.split()[0] == verb}


def judged(state: State, text: str, seat: int | None = None) -> Verdict:
    return GAME.judge(state, state.active if seat is None else seat, GAME.parse(text))


def play(state: State, *texts: str, seat: int | None = None, at: int = 0) -> list[Sent]:
    """Judges and plays each move by the active or the given seat; returns the events."""
    recorder = Recorder()
    for text in texts:
        who = state.active if seat is None else seat
        verdict = GAME.judge(state, who, GAME.parse(text))
        assert verdict.is_ok, f"{text}: {verdict.reason}"
        GAME.apply(state, who, GAME.parse(text), at, recorder)
        GAME.check(state)
    return recorder.sent


def shoot(state: State, photo: str, *, seat: int | None = None) -> list[Sent]:
    """A call and its marks."""
    return play(state, "click", photo, seat=seat)


def why(state: State, text: str, *, seat: int | None = None) -> Reason:
    verdict = judged(state, text, seat)
    assert verdict.reason is not None, f"{text} is allowed"
    return verdict.reason


def wall(state: State) -> str:
    return cards(state, state.wall)


def cards(state: State, pile: bytes) -> str:
    return " ".join(card_name(state.table, card) + ("*" if card >= COVERED else "") for card in pile)


def hand(state: State, seat: int = 0) -> str:
    return " ".join(ACTIONS[card] for card in state.actions[seat])


def rows(state: State, held: bytes) -> set[str]:
    return {row_name(state.table, state.table.rows[card]) for card in held}


def kinds(sent: list[Sent]) -> list[str]:
    return [type(part.event).__name__ for part in sent]

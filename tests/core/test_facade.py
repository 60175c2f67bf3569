"""What core adds to the functions of a game: judging by the legal moves, reasons, notation, sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from tischlein.core.errors import BadOption, NotationError
from tischlein.core.events import PlainEvent, Said, Sentence, name_of
from tischlein.core.notation import Notation
from tischlein.core.options import first_seat
from tischlein.core.registry import find_game
from tischlein.core.why import reason
from tischlein.core.words import seat_name, text

GAME = find_game("monsterrolle")


def test_a_move_is_judged_by_the_legal_ones() -> None:
    state = GAME.setup({"direction": "free", "sheet": "six", "begins": "1", "monsters": ""}, 2, 1)
    assert all(GAME.judge(state, 0, move).is_ok for move in GAME.legal(state, 0))
    refused = GAME.judge(state, 1, GAME.legal(state, 0)[0])
    assert not refused.is_ok
    assert refused.reason is not None
    assert refused.reason.clause == "MR-1.8"


def test_a_reason_has_its_clause_and_its_words() -> None:
    refusal = reason("xy-why-full", "XY-1.2", count=3)
    assert (refusal.clause, refusal.text) == ("XY-1.2", text("xy-why-full", count=3))


NOTATION = Notation("xy", lambda: [("at B4", 4), ("swap 1 2", 12), ("swap 2 1", 12)])


def test_a_move_has_one_text_and_may_be_typed_otherwise() -> None:
    assert [NOTATION.format(move) for move in (4, 12)] == ["at B4", "swap 1 2"]
    assert [NOTATION.parse(typed) for typed in ("at B4", "  AT   b4 ", "swap 2 1")] == [4, 4, 12]
    assert [NOTATION.has(move) for move in (4, 12, 5, -1)] == [True, True, False, False]


@pytest.mark.parametrize("typed", ["", "at", "at b4 b5", "x" * 100])
def test_what_is_no_move_is_refused_in_the_words_of_the_game(typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.parse(typed)
    assert refused.value.text == text("xy-notation", typed=typed[:40])


@dataclass(frozen=True, slots=True)
class Robbed(PlainEvent):
    seat: int
    victim: int
    coins: int
    cards: tuple[int, ...]
    reveals: ClassVar = True
    sentence: ClassVar = Sentence(
        "xy-log-robbed", "coins", who=name_of("seat"), victim=name_of("victim"), cards=Said("cards", len)
    )


def test_the_sentence_of_an_event_is_made_of_its_fields() -> None:
    event = Robbed(0, 2, 5, (1, 1))
    assert event.text() == text("xy-log-robbed", who=seat_name(0), victim=seat_name(2), coins=5, cards=2)
    assert (event.reveals, event.pause, PlainEvent.reveals) == (True, 0.0, False)
    assert event == Robbed(0, 2, 5, (1, 1))
    assert len({event, Robbed(0, 2, 5, (1, 1)), Robbed(1, 2, 5, (1, 1))}) == 2


def test_who_begins() -> None:
    assert [first_seat(begins, 3) for begins in ("random", "1", "3")] == [None, 0, 2]
    with pytest.raises(BadOption) as refused:
        first_seat("4", 3)
    assert refused.value.text == text("error-option-value", option="begins", value="4", known="random, 1, 2, 3")

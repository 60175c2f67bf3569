"""Events reach their audience and nobody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tischlein.core.events import Recorder, event_to_plain, has_revealed, heard_by, public_texts
from tischlein.core.types import EVERYONE, SPECTATOR, all_but, only, seats_in
from tischlein.core.words import Text, text


@dataclass(frozen=True, slots=True)
class Whispered:
    reveals: ClassVar[bool] = True
    what: str

    def text(self) -> Text:
        return text("whispered", what=self.what)


@dataclass(frozen=True, slots=True)
class Shouted:
    reveals: ClassVar[bool] = False
    what: str
    times: int = 2

    def text(self) -> Text:
        return text("shouted", what=self.what)


def recorded() -> Recorder:
    out = Recorder()
    out.to(only(1), Whispered("ace"))
    out.to(all_but(1), Shouted("a card"))
    out.to(EVERYONE, Shouted("done"))
    return out


def test_a_seat_hears_what_was_sent_to_it_in_order() -> None:
    assert heard_by(recorded().sent, 1) == [Whispered("ace"), Shouted("done")]


def test_others_and_spectators_do_not_hear_a_whisper() -> None:
    for seat in (0, 2, SPECTATOR):
        assert heard_by(recorded().sent, seat) == [Shouted("a card"), Shouted("done")]


def test_the_public_log_is_what_a_spectator_heard() -> None:
    assert public_texts(recorded().sent) == [text("shouted", what="a card"), text("shouted", what="done")]


def test_one_revealing_event_is_enough_whoever_heard_it() -> None:
    sent = recorded().sent
    assert has_revealed(sent)
    assert not has_revealed(sent[1:])
    assert not has_revealed([])


def test_the_plain_form_names_the_kind_and_every_field() -> None:
    assert event_to_plain(Shouted("done")) == {"kind": "Shouted", "what": "done", "times": 2}


def test_masks_and_seats_say_the_same() -> None:
    assert seats_in(only(3) | only(0)) == [0, 3]
    assert 2 not in seats_in(all_but(2))
    assert SPECTATOR in seats_in(all_but(2))
    assert only(SPECTATOR) & EVERYONE

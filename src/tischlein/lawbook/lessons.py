"""Plays the script of a lesson through on the engine: what is asked can be done when it is asked, whichever way."""

from __future__ import annotations

from typing import Any

from tischlein.core.errors import NotationError
from tischlein.core.game import Game
from tischlein.core.lesson import ANYTHING, PUPIL, Ask, Lesson, counts
from tischlein.core.match import Match, new_header
from tischlein.core.registry import live_part
from tischlein.core.types import Move, Seat, seats_in


class Stuck(Exception):
    """The script asks for something that cannot be done."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")


def first_position(game: Game[Any, Any], lesson: Lesson) -> Match:
    """Raises BadInput for seats and options that the game refuses."""
    options = dict(lesson.options)
    if game.info.look_option and lesson.looks:
        options[game.info.look_option] = ",".join(lesson.looks)
    return Match(game, new_header(game, lesson.seats, lesson.seed, options=options))


def check_lesson(game: Game[Any, Any], lesson: Lesson) -> Match:
    """Raises Stuck unless every asked move, every other one that counts and all moves of the others are legal in turn,
    and the board can offer what it is told to.

    Returns the match as it stands after the moves that the host would show.
    """
    asks = lesson.asks
    shown = first_position(game, lesson)
    for at, ask in enumerate(asks):
        _offered(shown, ask)
        for other in _others(shown, ask):
            match = first_position(game, lesson)
            for number, each in enumerate(asks):
                _follow(match, each, other if number == at else None)
        _follow(shown, ask)
    return shown


def _others(match: Match, ask: Ask) -> list[str]:
    """What counts as well. Texts that are written out must be legal; of those that are not, whatever is."""
    exact = [text for text in ask.moves[1:] if not text.endswith(ANYTHING)]
    for text in exact:
        _legal(match, ask.line, PUPIL, text)
    begun = [text for text in ask.moves if text.endswith(ANYTHING)]
    found = [match.game.format(move) for move in match.legal(PUPIL)] if begun else []
    return exact + [text for text in found if counts(begun, text) and text not in ask.moves]


def _offered(match: Match, ask: Ask) -> None:
    found = [match.game.format(move) for move in match.legal(PUPIL)] if ask.offers else []
    for text in ask.offers:
        if not any(counts([text], each) for each in found):
            raise Stuck(ask.line, f"{text} is offered, but legal are: {', '.join(found)}")


def _follow(match: Match, ask: Ask, chosen: str | None = None) -> None:
    if ask.moves:
        match.play(PUPIL, _legal(match, ask.line, PUPIL, chosen or ask.moves[0]), 0)
    for seat, text in ask.then:
        move = _legal(match, ask.line, seat, text)
        if seat == PUPIL and not live_part(match.header.game).is_for_table(match.state, move):
            raise Stuck(ask.line, f"{seat + 1}: {text} is the pupil's to make")
        match.play(seat, move, 0)


def _legal(match: Match, line: int, seat: Seat, text: str) -> Move:
    try:
        move = match.game.parse(text)
    except NotationError as error:
        raise Stuck(line, str(error)) from None
    if seat not in seats_in(match.to_act) or move not in match.legal(seat):
        legal = ", ".join(match.game.format(each) for each in match.legal(seat))
        raise Stuck(line, f"{seat + 1}: {text} is not legal, but: {legal}")
    return move

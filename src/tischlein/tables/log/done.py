"""Which commands were carried out, so that one that a page sends twice is applied once. Bounded, by person.

What others do in between never counts, and chat is remembered apart: a move that is sent again after a long silence
must not be played twice because strangers have talked meanwhile.
"""

from __future__ import annotations

from typing import Final

from tischlein.tables.log.state import TableState

PER_PERSON: Final = 64
"""Commands that are remembered of each person, other than chat."""
PEOPLE: Final = 100
"""People of whom they are remembered; of more, those who have no seat are forgotten first."""
CHAT: Final = 400
"""Lines of chat, of all people together."""


def remember(state: TableState, key: str, n: int, *, is_chat: bool) -> None:
    """`key` is `gate.checks.command_key`, `n` the number of the last record of the command."""
    if is_chat:
        state.said[key] = n
        _drop_oldest(state.said, CHAT)
        return
    person = _person(key)
    mine = state.done.pop(person, {})
    mine[key] = n
    _drop_oldest(mine, PER_PERSON)
    state.done[person] = mine  # last: in the order in which people did something
    if len(state.done) > PEOPLE:
        del state.done[next((each for each in state.done if each not in state.people), next(iter(state.done)))]


def done_at(state: TableState, key: str) -> int | None:
    """The number of the last record of a command that was carried out."""
    return state.done.get(_person(key), {}).get(key) or state.said.get(key)


def _person(key: str) -> str:
    return key.partition("/")[0]


def _drop_oldest(numbers: dict[str, int], most: int) -> None:
    if len(numbers) > most:
        del numbers[next(iter(numbers))]

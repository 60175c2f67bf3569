"""A table at which every chair is taken, by people with names as long as names may be."""

from __future__ import annotations

from collections.abc import Sequence

from tests.e2e.friend import Friend, open_table

NAMES = [
    "Maximiliane-Annegret",
    "Wolodymyr Zaporizkyj",
    "Олександра-Катерина1",
    "Bartholomäus Kniepho",
    "Kunigunde Uhlenhorst",
]
"""Of twenty letters each."""
WIDEST = [
    "Württembergerinnenxx",
    "Олександра-Катерина1",
    "Mmmmmmmmmm Wwwwwwwww",
    "Wolodymyr Zaporizkyj",
    "Kunigunde Uhlenhorst",
]
"""Of twenty letters too: one without a place to break it, one of the widest letters."""


def full_table(url: str, game: str, seats: int, names: Sequence[str] = NAMES) -> tuple[str, list[Friend]]:
    code, token = open_table(url, game=game, seats=seats, name=names[0])
    friends = [Friend(url, code, token)]
    for seat in range(1, seats):
        friends.append(Friend(url, code))
        friends[-1].do("sit", seat=seat, name=names[seat])
    return code, friends

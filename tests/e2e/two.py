"""Two players at one table, without browsers."""

from __future__ import annotations

from typing import Any

from tests.e2e.friend import Friend, open_table


class Two:
    """Olena and Ben. Questions about the table are answered from Olena's frame."""

    def __init__(self, url: str, game: str, **options: str) -> None:
        self.code, token = open_table(url, game=game)
        self.people = [Friend(url, self.code, token), Friend(url, self.code)]
        for key, value in options.items():
            self.people[0].do("setOption", key=key, value=value)
        self.people[1].do("sit", seat=1, name="Ben")
        self.people[0].do("start")

    @property
    def token(self) -> str:
        return self.people[0].token

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.people[0].frame["match"]["view"])

    @property
    def window(self) -> int:
        return int(self.people[0].frame["match"]["window"])

    def moves(self, seat: int) -> list[str]:
        match = self.people[seat].frame["match"] or {"legal": {}}  # no match in this player's last frame
        return list(match["legal"].get(str(seat), []))

    def play(self, seat: int, move: str) -> None:
        """Waits until both have got the frame."""
        self.people[seat].do("play", seat=seat, move=move)
        for friend in self.people:
            friend.wait(lambda friend=friend: friend.frame["v"] >= self.people[seat].frame["v"])

    def find(self, seat: int, *verbs: str, besides: str = "?") -> str:
        """Plays the first move of one of these kinds, in this order, as soon as there is one."""

        def found() -> list[str]:
            moves = [move for move in self.moves(seat) if besides not in move]
            return [move for verb in verbs for move in moves if move.split()[0] == verb]

        self.people[seat].wait(found)
        return found()[0]

    def leave(self) -> None:
        for friend in self.people:
            friend.leave()


def take_canals(table: Two) -> None:
    """The opening of Da Yunhe: everybody takes a tile that can be built later."""
    while table.view["step"] == "taking":
        seat = table.view["active"]
        tops = table.view["seats"][seat]["tops"]
        table.play(seat, next(f"take {at}" for at, top in enumerate(tops, 1) if top != "unrest"))


def play_click_out(table: Two) -> None:
    """Only takes new hands, until the compositions are used up."""
    host = table.people[0]
    while True:
        host.wait(lambda: host.status == "finished" or table.view["phase"] not in ("start", "ending"))
        if host.status == "finished":
            break
        seat = table.view["active"]
        table.play(seat, table.find(seat, "take", "lay", "renew", "end"))
    host.wait(lambda: host.frame["match"].get("review") is not None)

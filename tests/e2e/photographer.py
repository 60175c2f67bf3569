"""Plays Click! in a browser: finds photos from the view, presses the shutter, marks with two taps."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.player import TAP_MS, TAPS, Player


class Photographer(Player):
    @property
    def match(self) -> dict[str, Any]:
        return dict(self.frame.get("match") or {})

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.match.get("view") or {})

    @property
    def seat(self) -> int:
        return next(number for number, seat in enumerate(self.seats) if seat["isYou"])

    @property
    def moves(self) -> list[str]:
        return self.legal.get(str(self.seat), [])

    @property
    def commands(self) -> list[str]:
        """The legal moves without calls and answers."""
        return [move for move in self.moves if move.split()[0] not in ("click", "nothing", "pass")]

    def photo(self) -> tuple[str, int] | None:
        return photo_on(self.view, self.seat)

    def spot(self, at: str) -> Locator:
        return self.page.locator(f"section.world [data-at='{at}']").first

    def touch(self, at: str) -> None:
        """Touch on a phone, where the actions are in a menu, else the mouse."""
        if self.taps and (at.startswith("act:") or at == "renew") and not self.spot(at).is_visible():
            self.spot("actions").tap(timeout=TAP_MS)
        if self.taps:
            self.spot(at).tap(timeout=TAP_MS)
        else:
            self.spot(at).click(timeout=TAP_MS)

    def shoot(self) -> bool:
        """Calls and marks: shutter, composition, first and last card. Returns whether the photo was made."""
        found = self.photo()
        if found is None or "click" not in self.moves:
            return False
        before = len(self.view["seats"][self.seat]["photos"])
        self.touch("shutter")
        self.wait(lambda: self.view["marking"] == self.seat or "click" not in self.moves, "the call")
        self.wait(lambda: self.view["marking"] in (-1, self.seat), "the turn to mark")
        if self.view["marking"] != self.seat:
            return False
        self.mark(found)
        return len(self.view["seats"][self.seat]["photos"]) > before

    def mark(self, found: tuple[str, int]) -> None:
        self.touch(f"frame:{found[0]}")
        self.touch(f"wall:{found[1]}")
        self.wait(lambda: self.view["marking"] != self.seat, "the photo")

    def order(self, move: str) -> None:
        """One move by taps, including its confirmation."""
        before = self.version
        for _ in range(TAPS):
            try:
                for at in spots_of(move):
                    self.touch(at)
                if needs_yes(move):
                    yes = self.page.locator(".confirm .yes")
                    yes.tap(timeout=TAP_MS) if self.taps else yes.click(timeout=TAP_MS)
                self.wait(lambda: self.version > before and move not in self.moves, f"the move {move}")
                return
            except PlaywrightTimeout:
                self.page.keyboard.press("Escape")
        raise AssertionError(f"no tap was answered; wanted {move} of {self.moves}")


def photo_on(view: dict[str, Any], seat: int) -> tuple[str, int] | None:
    """The name of a composition and the place of its first card, if this seat has one on the wall."""
    wall = ["" if card["has_rickshaw"] else card["motif"] for card in view["wall"]]
    named = {str(slot): each for slot, each in enumerate(view["compositions"], 1)}
    if view["active"] == seat:
        named |= {name: each for name, each in zip("abc", view["open"], strict=True) if each}
    for name, each in named.items():
        row = each["motifs"]
        for place in range(len(wall) - len(row) + 1):
            if wall[place : place + len(row)] == row:
                return name, place + 1
    return None


def spots_of(move: str) -> list[str]:
    """The elements to tap, in order."""
    verb, *places = move.split()
    if verb == "take":
        return [f"market:{places[0]}", f"end:{places[1]}"]
    if verb == "lay":
        return [f"end:{places[0]}"]
    if verb == "draw":
        return ["deck"]
    if verb == "swap":
        return ["act:swap", *(f"wall:{place}" for place in places)]
    if verb == "remove":
        return ["act:remove", f"wall:{places[0]}"]
    return [verb]


def needs_yes(move: str) -> bool:
    return move.split(maxsplit=1)[0] in ("swap", "remove", "renew")

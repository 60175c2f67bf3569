"""Plays Da Yunhe in a browser: by touch, by mouse, or by keyboard alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.e2e import keys
from tests.e2e.player import TAP_MS, Player

AIMED = ("rebuild", "remove", "destroy", "calm", "intrigue", "denounce")
"""Parts of cards that need a target after they are chosen."""
TWICE = ("spy", "reform", "tea", "inspect")
"""Parts that ask for confirmation."""
HALT = ".actions .choice:not([data-target], .turn, .leave)"


class Builder(Player):
    def __init__(self, page: Page, seed: int = 1, *, taps: bool = False) -> None:
        self.sent: list[str] = []
        super().__init__(page, seed, taps=taps)

    def _listen(self, socket: WebSocket) -> None:
        super()._listen(socket)
        socket.on("framesent", self._overhear)

    def _overhear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "play":
            self.sent.append(message["move"])

    @property
    def view(self) -> dict[str, Any]:
        return dict((self.frame.get("match") or {}).get("view") or {})

    @property
    def moves(self) -> list[str]:
        return next(iter(self.legal.values()), [])

    @property
    def seat(self) -> int:
        return int(next(iter(self.legal)))

    def spot(self, at: str) -> Locator:
        """Finds an element by its name on the board, or as a CSS selector."""
        css = at if at.startswith((".", "dialog")) else f"[data-at='{at}']"
        return self.page.locator(f"section.world {css}").first

    def touch(self, at: str) -> None:
        if self.taps:
            self.spot(at).tap(timeout=TAP_MS)
        else:
            self.spot(at).click(timeout=TAP_MS)

    def confirm(self) -> None:
        self.touch(".confirm")

    def take(self, card: str) -> None:
        self.touch(f"card:{card}")
        self.touch(".take")

    def turn(self) -> None:
        """Rotates the tile once, then places it."""
        before = self._drawn_map()
        if self.view["turn"]["begun"] == "build":
            self.touch(str(self.view["turn"]["field"]))
        else:
            self.touch(".actions .turn")
        assert self._drawn_map() != before, "the tile was not turned"
        self.confirm()

    def _drawn_map(self) -> str:
        return self.page.locator("section.world .map .art").inner_html()

    def sail(self, field: str) -> None:
        """A single route is preselected; of several, one is previewed before it is confirmed."""
        has_choice = sum(move.startswith("sail ") for move in self.moves) > 1
        self.touch(field)
        if has_choice:
            self.touch(field)

    def aim(self, verb: str, aim: str) -> None:
        """The effect is shown before it is confirmed; a single victim is preselected."""
        self.touch(f"part:{verb}")
        if not aim.isdigit():
            self.touch(aim)
        elif sum(move.startswith(f"{verb} ") for move in self.moves) > 1:
            self.touch(f"seat:{int(aim) - 1}")
        if verb != "rebuild":
            self.confirm()

    def end(self) -> None:
        """Ends the turn, and confirms the question about unused parts."""
        has_left = len({move.split()[0] for move in self.moves} - {"end", "rebuild"}) > 0
        self.touch(".act.end")
        if has_left:
            self.touch("dialog .go")

    def order(self, move: str) -> str:
        """Carries a move out on the board. Returns the played move, which has the rotation that the board suggests."""
        before, verb, *rest = self.version, *move.split()
        self._await_drawn(self._spot_of(verb, *rest))
        if verb == "pick":
            self.take(rest[0])
        elif verb == "turn":
            self.turn()
        elif verb == "sail":
            self.sail(rest[0])
        elif verb in TWICE:
            self.touch(f"part:{verb}")
            self.confirm()
        elif verb in AIMED:
            self.aim(verb, rest[0])
        elif verb == "end":
            self.end()
        else:
            self.touch(self._spot_of(verb, *rest))
            if verb == "city" or (verb == "at" and self.view["turn"]["tile"] == "unrest"):
                self.confirm()
        self.wait(lambda: self.version > before, f"an answer to {move}")
        played = self.sent[-1]
        assert played == move or (verb == "turn" and played.startswith("turn ")), f"{played} instead of {move}"
        return played

    def _await_drawn(self, at: str) -> None:
        """Waits until the page has drawn the newest frame: an earlier tap would refer to the previous one."""
        css = at if at.startswith(".") else f"[data-at='{at}'][data-target]"
        self.page.locator(f"section.world {css}").first.wait_for(timeout=TAP_MS)

    def _spot_of(self, verb: str, first: str = "") -> str:
        """The element that is tapped first."""
        if verb in ("take", "supply"):
            return f"stack:{int(first) - 1}"
        if verb == "pick":
            return f"card:{first}"
        if verb in ("build", "city"):
            return f"house:{self.view['seats'][self.seat]['warehouse'].index(first)}"
        if verb in ("at", "sail", "swap"):
            return first
        if verb == "turn":
            return ".actions"
        if verb == "under":
            return f"under:{int(first) - 1}"
        if verb == "spread":
            return verb
        if verb == "end":
            return ".act.end.ready"
        if verb == "halt":
            return HALT
        return f"part:{verb}"


class KeyBuilder(Builder):
    """Uses the keyboard only: Tab between groups, arrow keys within them."""

    def reach(self, at: str) -> None:
        self.spot(at).wait_for(timeout=TAP_MS)
        css = at if at.startswith((".", "dialog")) else f"[data-at='{at}']"
        keys.reach(self.page, f"section.world {css}", self._arrow_to)

    def _arrow_to(self, css: str) -> None:
        apart = """(css) => {
          const from = document.activeElement.getBoundingClientRect();
          const to = document.querySelector(css).getBoundingClientRect();
          return [(to.x - from.x) / to.width, (to.y - from.y) / to.height];
        }"""
        for _ in range(keys.STEPS):
            if keys.is_on(self.page, css):
                return
            across, down = self.page.evaluate(apart, css)
            if abs(down) > 0.4:
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        raise AssertionError(f"no arrow leads to {css}")

    def touch(self, at: str) -> None:
        self.reach(at)
        self.page.keyboard.press("Enter")

    def take(self, card: str) -> None:
        self.touch(f"card:{card}")
        expect(self.spot(f"card:{card}")).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def turn(self) -> None:
        self.reach(str(self.view["turn"]["field"] or self.view["turn"]["source"]))
        before = self._drawn_map()
        self.page.keyboard.press("r")
        assert self._drawn_map() != before, "the tile was not turned"
        self.page.keyboard.press("Enter")

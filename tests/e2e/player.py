"""Plays in a browser: looks, taps and types.

Messages are read from the page's own socket, so the product needs no test hooks; all actions go through the page as a
user's would.
"""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 30.0
TAP_MS = 4_000
TAPS = 5


class Player:
    def __init__(self, page: Page, seed: int = 1, *, taps: bool = False) -> None:
        self.taps = taps
        self.page = page
        self.frame: dict[str, Any] = {}
        self.fixed: dict[str, Any] = {}
        """The constant part of the view, which is sent once."""
        self.frames = 0
        self.log: list[dict[str, Any]] = []
        self.dice = random.Random(seed)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "frame":
            self.fixed = message.get("fixed") or ({} if message["isWhole"] else self.fixed)
            if message["match"]:
                message["match"]["view"] = {**self.fixed, **message["match"]["view"]}
            self.frame = message
            self.frames += 1
            self.log = message["log"] if message["isWhole"] else self.log + message["log"]

    @property
    def status(self) -> str:
        return str(self.frame.get("table", {}).get("status", ""))

    @property
    def seats(self) -> list[dict[str, Any]]:
        return list(self.frame.get("table", {}).get("seats", []))

    @property
    def version(self) -> int:
        return int(self.frame.get("v", 0))

    @property
    def legal(self) -> dict[str, list[str]]:
        match = self.frame.get("match") or {}
        return dict(match.get("legal", {}))

    def wait(self, condition: Any, what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, f"waited in vain for {what}; last frame {self.version} {self.status}"
            self.page.wait_for_timeout(15)

    def choose(self) -> str:
        """Lays cards if possible, then ends the turn; sometimes something else, so that every kind of move occurs."""
        moves = next(iter(self.legal.values()))
        order = ["lay", "end", "draw", "tear", "stop", "take", "discard"]
        if self.dice.random() < 0.3:
            self.dice.shuffle(order)
        for verb in order:
            chosen = [move for move in moves if move.startswith(verb)]
            if chosen and verb == "lay":
                return max(chosen, key=lambda move: int(move.split()[-1]))  # a long row is worth most
            if chosen:
                return self.dice.choice(chosen)
        raise AssertionError(f"no move among {moves}")

    def type_move(self, move: str) -> None:
        before = self.version
        line = self.page.get_by_label("Move as text")
        line.fill(move)
        line.press("Enter")
        self.wait(lambda: self.version > before, f"an answer to {move}")

    def step(self) -> None:
        if self.taps:
            self.tap_move()
        else:
            self.type_move(self.choose())

    def tap_move(self) -> None:
        """One move with the pointer; retried, because the page may still be drawing."""
        before = self.version
        for _ in range(TAPS):
            try:
                self._tap_something()
                self.wait(lambda: self.version > before, "the move just tapped")
                return
            except PlaywrightTimeout:
                self.page.keyboard.press("Escape")
        raise AssertionError(f"no tap was answered; legal: {self.legal}")

    def _tap_something(self) -> None:
        """Taps a pile, or a card and a highlighted target, or the button that ends the turn."""
        moves = next(iter(self.legal.values()))
        board = self.page.locator("section.world")
        if board.locator(".scoring").count():  # stays until it is dismissed
            board.locator(".scoring .go").click(timeout=TAP_MS)
        if moves == ["end"] or (moves[-1] == "end" and self.dice.random() < 0.3):
            board.locator("[data-at='done']").click(timeout=TAP_MS)
        elif "draw" in moves:
            board.locator(f"[data-at='{self.dice.choice(['deck', 'discard'])}']").click(timeout=TAP_MS)
        else:
            self._tap_card()

    def _tap_card(self) -> None:
        """Waits for the element, because the page draws a frame some time after it arrives."""
        board = self.page.locator("section.world")
        hand = board.locator("[data-at^='hand:']")
        fitting = board.locator("[data-at^='hand:']:not(.useless)")
        moves = next(iter(self.legal.values()))
        hand.first.wait_for(timeout=TAP_MS)
        if fitting.count() and any(move.startswith(("lay", "tear", "stop")) for move in moves):
            fitting.nth(self.dice.randrange(fitting.count())).click(timeout=TAP_MS)
            board.locator("[data-target]").first.click(timeout=TAP_MS)
            return
        thrown = board.locator(".round.bin")
        for _ in range(5):  # nothing fits: a card can still be thrown away
            hand.first.click(timeout=TAP_MS)
            self.page.wait_for_timeout(300)
            if thrown.count():
                thrown.click(timeout=TAP_MS)
                return
        raise AssertionError(f"nothing can be thrown away, although {moves}")


def play_out(players: list[Player], *, limit: int = 600) -> None:
    """Plays for whoever is awaited until the match is over."""
    for _ in range(limit):
        players[0].wait(
            lambda: players[0].status == "finished" or any(player.legal for player in players), "somebody's turn"
        )
        if players[0].status == "finished":
            return
        for player in players:
            if player.legal:
                player.step()
                break
    raise AssertionError("the match did not end")

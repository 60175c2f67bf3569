"""Somebody who plays a learn match by looking: taps what has the gold frame and is pointed at, and reads nothing."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

NO_WORDS: Final = """
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
svg text { fill: transparent !important; stroke: none !important; }
"""
"""Hides every letter and number, also those that come later; drawings stay, also those in the colour of text."""

PATIENCE: Final = 30.0
FINGER: Final = 45
"""The finger ends so many pixels before what it points at, at most."""

BUTTONS: Final = {"next", "go-on"}
"""These glow, and nobody points at them."""

LOOK = """() => {
  const stage = document.querySelector('[data-learning]');
  const box = (node) => {
    const at = node.getBoundingClientRect();
    return { x: at.x, y: at.y, width: at.width, height: at.height };
  };
  const frame = document.querySelector('[data-frame]');
  const finger = document.querySelector('[data-aim]');
  const main = stage && box(stage);
  const aim = finger && finger.dataset.aim.split(',').map(Number);
  return {
    isThere: stage !== null,
    isOver: document.querySelector('#learn-over') !== null,
    frame: frame && box(frame),
    name: frame && frame.dataset.frame,
    aim: aim && { x: aim[0] + main.x, y: aim[1] + main.y },
    said: document.querySelector('[data-learning] > [role=status]')?.textContent ?? '',
  };
}"""


class Pupil:
    def __init__(self, page: Page, *, touches: bool) -> None:
        self.page = page
        self.touches = touches
        self.tapped: list[str] = []

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK))

    def tap(self, x: float, y: float) -> None:
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def wait_for_frame(self) -> dict[str, Any]:
        """What is shown once something glows and stands still, or the lesson is over."""
        until, before = time.monotonic() + PATIENCE, None
        while True:
            seen = self.look()
            if seen["isOver"] or (seen["frame"] and seen == before):
                return seen
            before = seen
            assert time.monotonic() < until, f"nothing glows after {self.tapped}"
            self.page.wait_for_timeout(60)

    def step(self, seen: dict[str, Any]) -> None:
        """Taps what has the frame, and waits until something else is shown."""
        frame = seen["frame"]
        if seen["name"] not in BUTTONS:
            assert seen["aim"], f"nobody points at {seen['name']}"
            assert _gap(frame, seen["aim"]) <= FINGER, f"the finger is far from {seen['name']}"
        self.tap(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
        self.tapped.append(seen["name"])
        self.wait_for_change(seen)

    def wait_for_change(self, seen: dict[str, Any]) -> None:
        until = time.monotonic() + PATIENCE
        while self._is_same(seen):
            assert time.monotonic() < until, f"{seen['name']} led nowhere; {self.tapped}"
            self.page.wait_for_timeout(40)

    def until(self, name: str) -> None:
        """Goes on until this place has the frame."""
        while (seen := self.wait_for_frame())["name"] != name:
            assert not seen["isOver"]
            self.step(seen)

    def _is_same(self, seen: dict[str, Any]) -> bool:
        now = self.look()
        return (now["name"], now["said"], now["isOver"]) == (seen["name"], seen["said"], seen["isOver"])

    def learn(self, show: Callable[[int], object] = lambda _number: None, *, most: int = 80) -> None:
        """From here to the end."""
        for number in range(most):
            seen = self.wait_for_frame()
            show(number)
            if seen["isOver"]:
                return
            self.step(seen)
        raise AssertionError(f"the lesson does not end: {self.tapped}")


def _gap(box: dict[str, float], point: dict[str, float]) -> float:
    across = max(box["x"] - point["x"], point["x"] - box["x"] - box["width"], 0)
    down = max(box["y"] - point["y"], point["y"] - box["y"] - box["height"], 0)
    return float((across**2 + down**2) ** 0.5)


def open_lesson(page: Page, learn: str, title: str) -> None:
    """From the home page; both are words of the page's language."""
    page.get_by_role("button", name=re.compile(f"{learn}.*{title}")).click()
    expect(page.locator("[data-learning='ask']")).to_be_visible()

"""How large the things are that can be pressed, and how far they stay away from the lower edge."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Page

_MEASURE = """() => {
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        let [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
        let [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let outer = node.parentElement; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflowY === 'visible') continue;
            const frame = outer.getBoundingClientRect();
            [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
            [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return { isSeen: right - left > 4 && bottom - top > 4, width: box.width, height: box.height, bottom };
    };
    const css = 'button, a[href], input, select, textarea, summary, [role=button], [data-target]';
    const isActive = (node) => !node.disabled && !node.closest('[inert], .vh, .skip, [aria-disabled=true]')
        && node.checkVisibility({ checkOpacity: true }) && getComputedStyle(node).clipPath === 'none';
    return [...document.querySelectorAll(css)].filter(isActive).map((node) => ({
        name: node.dataset.at ?? node.getAttribute('aria-label') ?? (node.textContent.trim() || node.className),
        isBoard: node.closest('section.world') !== null,
        isCalled: node.hasAttribute('data-target'),
        ...seen(node.closest('label') ?? node),
    })).filter((each) => each.isSeen);
}"""


class Target(TypedDict):
    name: str
    isBoard: bool
    isCalled: bool
    """It leads to a move that is possible now."""
    width: float
    height: float
    bottom: float


def targets(page: Page) -> list[Target]:
    """Everything in sight that can be pressed; what is covered or scrolled away is not."""
    found: list[Target] = page.evaluate(_MEASURE)
    assert any(each["isBoard"] for each in found), "no board"
    return found


def too_small(page: Page, least: float) -> list[str]:
    return [
        f"{each['name']}: {each['width']:.0f} x {each['height']:.0f}"
        for each in targets(page)
        if min(each["width"], each["height"]) < least - 0.5
    ]


def too_low(page: Page, rest: float) -> list[str]:
    """Targets that reach into the lowest `rest` pixels of the screen."""
    size = page.viewport_size
    assert size is not None
    edge = size["height"] - rest
    return [
        f"{each['name']}: {each['bottom']:.0f} of {edge:.0f}" for each in targets(page) if each["bottom"] > edge + 0.5
    ]

"""How large the things are that can be pressed, and how far they stay away from the lower edge."""

from __future__ import annotations

from playwright.sync_api import Page

_MEASURE = """() => [...document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role=button], [data-target]'
)].filter((node) => !node.disabled && !node.closest('[inert], .vh, .skip, [aria-disabled=true]') && node.checkVisibility()).map((node) => {
    const label = node.closest('label');
    const box = (label ?? node).getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), box.right, box.bottom];
    return { name: node.dataset.at ?? node.getAttribute('aria-label') ?? (node.textContent.trim() || node.className),
             left, top, width: box.width, height: box.height, bottom, isBoard: node.closest('section.world') !== null };
}).filter((each) => each.width > 1 && each.top < innerHeight && each.left < innerWidth)"""


def measured(page: Page) -> list[dict[str, float | str | bool]]:
    found: list[dict[str, float | str | bool]] = page.evaluate(_MEASURE)
    assert found, "nothing to press"
    return found

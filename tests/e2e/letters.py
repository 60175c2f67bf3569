"""How large the letters of a page are on the screen, in whatever way they were scaled."""

from __future__ import annotations

from playwright.sync_api import Page

_MEASURE = """() => {
    const isClipped = (element) => element && (getComputedStyle(element).clipPath !== 'none'
        && element.getBoundingClientRect().width < 4 || isClipped(element.parentElement));  // for screen readers only
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const element = node.parentElement;
        if (!text || !element || element.closest('.vh, .skip, script, style, [inert]')) continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const isOnScreen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
        if (!box.width || !isOnScreen || isClipped(element)) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        let host = element;
        while (!matrix && host && !host.offsetHeight) host = host.parentElement;
        const height = host.getBoundingClientRect().height;
        const measured = matrix ? Math.hypot(matrix.b, matrix.d) : height / host.offsetHeight;
        const zoom = element.currentCSSZoom ?? 1;
        const scale = Math.abs(measured - zoom) < 0.06 ? zoom : measured;  // heights are rounded to whole pixels
        const name = element.closest('[class]')?.getAttribute('class') ?? '';
        found.push([Math.round(size * scale * 10) / 10, `${text.slice(0, 40)} <${element.tagName} ${name}>`]);
    }
    return found;
}"""

PART_OF_HEIGHT = 40
"""Letters at least so small a part of the screen's height are read at three metres."""


def too_small(page: Page) -> list[str]:
    """The visible texts of a big screen that are smaller than a fortieth of its height, with their sizes."""
    size = page.viewport_size
    assert size is not None
    least = size["height"] / PART_OF_HEIGHT
    found: list[tuple[float, str]] = page.evaluate(_MEASURE)
    assert found, "no text at all"
    return [f"{height} px: {text}" for height, text in found if height < least - 0.1]

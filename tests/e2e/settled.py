"""Waits until the layout of a page has settled."""

from __future__ import annotations

from playwright.sync_api import Page

QUIET = 3
"""Number of animation frames without movement: what is measured in one frame is drawn in the next."""

STILL = """(quiet) => new Promise((done) => {
  let before = '', same = 0, frames = 0;
  const places = () => [...document.querySelectorAll('section.world, section.world [data-at], dialog, main > *')]
    .map((node) => { const at = node.getBoundingClientRect(); return `${at.x},${at.y},${at.width},${at.height}`; })
    .join(';');
  const look = () => {
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= quiet || ++frames > 200) done(same >= quiet);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def settle(page: Page) -> None:
    assert page.evaluate(STILL, QUIET), "the page does not come to rest"

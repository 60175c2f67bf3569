"""A new game: a copy of the template is played in the browser without building the page again.

Then it gets its own board, outside of this repository.
"""

from __future__ import annotations

import re
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.axe import grave
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.e2e.player import Player

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "src" / "tischlein" / "games" / "_template"
ROUNDS = 5

BOARD = """
<script lang="ts">
  import type { BoardProps } from '$kit/board';
  import Icon from '$kit/Icon.svelte';

  const { view, legal, onmove }: BoardProps<{ prize: number }> = $props();
</script>

<p>{view.prize}</p>
{#each legal as move (move)}
  <button type="button" data-at={move} onclick={() => onmove(move)}><Icon name="check" />{move}</button>
{/each}
"""
BOARD_TEST = """
import { expect, it } from 'vitest';
import { click, show } from '$kit/testing';
import { loadBoard } from '$lib/games';
import Board from './Board.svelte';

it('is found, and bids', async () => {
  expect(await loadBoard('bidding')).toBe(Board);
  const { container, onmove } = show(Board, { view: { prize: 3 }, legal: ['bid 3'] });
  click(container, 'bid 3');
  expect(onmove).toHaveBeenCalledWith('bid 3');
});
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = tmp_path_factory.mktemp("games")
    shutil.copytree(TEMPLATE, games / "bidding", ignore=shutil.ignore_patterns("__pycache__"))
    yield from serving(tmp_path_factory.mktemp("first-minute"), games=games)


@pytest.mark.parametrize(
    ("size", "language", "button", "asked", "end"),
    [
        (DESKTOP, "en", "Play now.*Template", "Your turn", "All prizes are won"),
        pytest.param(
            *(PHONE, "de", "Sofort spielen.*Vorlage", "Du bist dran", "Alle Preise sind vergeben"),
            marks=pytest.mark.soak,
        ),
    ],
    ids=["desktop", "phone"],
)
def test_the_template_copied_is_played_to_its_end(
    visit: Visit, keep: Keep, size: ViewportSize, language: str, button: str, asked: str, end: str
) -> None:
    page = visit("/", size=size, language=language)
    player = Player(page)
    page.get_by_role("button", name=re.compile(button)).click()

    board = page.locator("section.plain")
    for left in range(ROUNDS, 0, -1):
        expect(board.locator(".view")).to_contain_text(f"prizes left: {left}")
        expect(board.locator("[data-prompt]")).to_have_text(asked)
        moves = board.get_by_role("button", name=re.compile("^bid "))
        expect(moves).to_have_count(left)
        if left == ROUNDS - 1:
            keep(page, f"plain-board-{language}")
            assert not grave(page)
        moves.first.click()

    player.wait(lambda: player.status == "finished", "the end")
    expect(page.locator("[aria-labelledby='result-title']")).to_contain_text(end)
    keep(page, f"plain-board-end-{language}")
    assert page.get_by_text("tp-").count() == 0, "a key without its words"

    page.locator("dialog a[href^='/replay/']").click()
    expect(board.locator(".view")).to_contain_text(f"prizes left: {ROUNDS}")
    page.keyboard.press("End")
    expect(board.locator(".view")).to_contain_text("prizes left: 0")
    assert page.get_by_text("tp-").count() == 0, "a key without its words"


GOALS = [("de", "Gewinne Preise"), ("en", "Win prizes"), ("uk", "Вигравай призи")]


@gated("language, goal", GOALS, gate=GOALS[2:])
def test_its_rules_have_a_page_of_words(visit: Visit, language: str, goal: str) -> None:
    page = visit("/rules/bidding#TP-1.3", language=language)
    expect(page.locator("main li[id]")).to_have_count(4)
    expect(page.locator("[id='TP-1.3']")).to_be_focused()
    expect(page.locator("#minute")).to_contain_text(goal)
    expect(page.locator("#box, .figure, .scene")).to_have_count(0)
    assert page.get_by_text("tp-").count() == 0, "a key without its words"


@pytest.mark.soak
def test_a_board_outside_of_this_repository_is_found_and_uses_the_kit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "bidding" / "web"
    web.mkdir(parents=True)
    (web / "Board.svelte").write_text(BOARD)
    (web / "Board.test.ts").write_text(BOARD_TEST)
    monkeypatch.setenv("TISCHLEIN_GAMES", str(tmp_path))
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    assert web / "Board.svelte" in set(build["sources"]()), "a change of it is a reason to build the page again"
    build["fetch"]()
    build["run"](ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs", "run", str(web))

"""Click! in real browsers: a whole match of three people, a race at different latencies, and play by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import keys
from tests.e2e.cable import Cable, Delivery
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.photographer import Photographer
from tests.e2e.player import TAP_MS
from tests.e2e.staged import FIRST
from tischlein.lawbook.clauses import clause

TITLE = "Click! The Great Wall"
NEAR, FAR = 0.020, 0.180
"""Latencies in seconds, one way."""
APART = 80
"""Milliseconds. A busy machine may hold up a page by half of that."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    yield from serving(tmp_path, first=FIRST)


@pytest.fixture
def cables(server: Server) -> Iterator[tuple[Cable, Cable]]:
    between = Cable(server.port, NEAR), Cable(server.port, FAR)
    yield between
    for each in between:
        each.close()


def open_table(page: Page, host: Photographer, name: str, **options: str) -> None:
    page.get_by_role("button", name=re.compile(f"Open a table.*{TITLE}")).click()
    host.wait(lambda: host.status == "open", "the lobby")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Use this name|Sit down")).first.click()
    for key, value in options.items():
        page.locator(f"#option-{key}").select_option(value)
        host.wait(lambda key=key, value=value: host.frame["table"]["options"][key] == value, key)


def join(visit: Visit, host: Photographer, name: str, *, at: str = "", is_phone: bool = False) -> Photographer:
    path = f"/join/{host.frame['table']['invitation']}"
    page = visit(path, size=PHONE, at=at) if is_phone else visit(path, at=at)
    guest = Photographer(page, taps=is_phone)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Sit down|Join")).first.click()
    host.wait(lambda: any(seat["name"] == name for seat in host.seats), name)
    return guest


def start(people: list[Photographer]) -> None:
    host = people[0]
    host.page.get_by_role("button", name="Start", exact=True).click()
    if len(host.seats) > len(people):
        host.page.get_by_role("button", name=re.compile("Take them away")).click()
    for person in people:
        person.wait(lambda person=person: person.match.get("window") == 2, "the first turn")
        person.spot("shutter").wait_for()


@pytest.mark.soak
@pytest.mark.timeout(120)
def test_three_people_play_from_home_to_the_end(visit: Visit, keep: Keep) -> None:
    host = Photographer(visit())
    open_table(host.page, host, "Olena", short="minus6")
    host.page.get_by_role("button", name=re.compile("Remove a chair")).click()
    host.wait(lambda: len(host.seats) == 3, "three chairs")
    people = [host, join(visit, host, "Ben", is_phone=True), join(visit, host, "Eve")]
    start(people)
    keep(host.page, "click-table")
    keep(people[1].page, "click-table-phone")
    every_size_has_wall_shutter_and_compositions(host.page, keep)
    nobody_else_scrolls_the_wall(host, people[1])
    shots, wished, attentive = 0, ["swap", "end"], people[1:]  # Olena overlooks hers
    while host.status != "finished":
        caller = next((person for person in attentive if person.status == "playing" and person.photo()), None)
        if caller is not None and "click" in caller.moves:
            shots += caller.shoot()
            if shots == 1:
                keep(caller.page, "click-photo")
            continue
        mover = next((person for person in people if person.commands), None)
        if mover is None:
            host.page.wait_for_timeout(20)
            continue
        mover.order(choose(mover.commands, wished))
    assert shots >= 1, "Ben has a photo on the first wall and sees it"
    for person in people:
        person.wait(lambda person=person: person.match.get("review") is not None, "the look back")
        assert person.match["result"] == host.match["result"]
    assert max(host.match["result"]["scores"]) > 0
    expect(host.page.get_by_role("heading", name="Missed photos")).to_be_visible()
    keep(host.page, "click-end")
    keep(people[1].page, "click-end-phone")
    assert any(row["seat"] == 0 and row["v"] == 0 for row in host.match["review"])
    expect(host.page.locator(".missed .sums")).to_contain_text("Olena left")
    host.page.locator(".missed button").first.click()
    expect(host.page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(host.page.locator(".frame.missed")).to_be_visible()
    keep(host.page, "click-missed")


SIZES = [
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (1366, 650),
    (2560, 1440),
    (375, 667),
    (360, 640),
    (320, 568),
    (844, 390),
]


def edges(node: Locator) -> tuple[float, float, float, float]:
    box = node.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def every_size_has_wall_shutter_and_compositions(page: Page, keep: Keep) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        for at in ("shutter", "frame:1", "wall:1"):
            left, top, right, bottom = edges(page.locator(f"[data-at='{at}']"))
            assert min(left, top) >= -1, f"{at} at {width}x{height}"
            assert right <= width + 1, f"{at} at {width}x{height}"
            assert bottom <= height + 1, f"{at} at {width}x{height}"
        rows = {round(edges(each)[1]) for each in page.locator("[data-at^='wall:'] .caption").all()}
        assert len(rows) == 1, f"one row at {width}x{height}"
        keep(page, f"click-{width}x{height}")
    large_letters_leave_the_board_there(page, keep)
    page.set_viewport_size(PHONE)
    is_cut = "node => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1"
    assert not page.locator("header .name").evaluate(is_cut), "the name of the game"
    page.set_viewport_size(DESKTOP)


def large_letters_leave_the_board_there(page: Page, keep: Keep) -> None:
    """At 200 % text the whole wall is above the hand, and nothing overlaps."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        for at in ("wall:1", "frame:1", "shutter"):
            left, top, right, bottom = edges(page.locator(f"[data-at='{at}']"))
            assert min(left, top) >= -1, f"{at} with large letters at {width}x{height}"
            assert right <= width + 1, f"{at} with large letters at {width}x{height}"
            assert bottom <= height + 1, f"{at} with large letters at {width}x{height}"
        below = page.locator(".room > :is(.finish, .tray):visible").first  # phones do not show a finished race
        assert edges(page.locator("[data-at='wall:1'] .wall-card"))[3] <= edges(below)[1] + 1
        if width > 700:
            open_ones, supply = edges(page.locator(".table .open h2")), edges(page.locator(".supply h2"))
            is_beside = open_ones[2] <= supply[0] + 1 or supply[2] <= open_ones[0] + 1
            assert is_beside or open_ones[3] <= supply[1] + 1 or supply[3] <= open_ones[1] + 1
        keep(page, f"click-large-{width}x{height}")
    page.evaluate("document.documentElement.style.fontSize = ''")


def nobody_else_scrolls_the_wall(mover: Photographer, watcher: Photographer) -> None:
    """Ben's wall has large cards and is scrolled to its right end; Olena lays at the left end."""
    sizes = watcher.page.locator("[data-at='card-size']")
    sizes.tap()
    sizes.tap()
    overview = watcher.page.locator(".overview")
    _, top, right, bottom = edges(overview)
    watcher.page.touchscreen.tap(right - 4, (top + bottom) / 2)
    count = len(watcher.view["wall"])
    before = edges(watcher.spot(f"wall:{count}"))
    mover.order("take 1 left")
    watcher.wait(lambda: len(watcher.view["wall"]) == count + 1, "the card")
    expect(watcher.page.locator("[data-cell='1'].fresh")).to_be_visible()
    after = edges(watcher.spot(f"wall:{count + 1}"))
    assert abs(after[0] - before[0]) < 3, "what he looks at stays where it is"
    sizes.tap()


def choose(commands: list[str], wished: list[str]) -> str:
    """The next move: step 2 as fast as possible, then an action while some are `wished`, later a new hand."""
    for verb in [*wished[:1], "take", "lay", "renew", "end"]:
        found = [move for move in commands if move.startswith(verb)]
        if found:
            if verb in wished:
                wished.remove(verb)
            return found[0]
    return commands[0]


PRESS_AT = """(at) => setTimeout(() => {
  while (Date.now() < at);
  window.pressedAt = Date.now();
  document.querySelector('[data-at="shutter"]').dispatchEvent(
    new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }));
}, at - Date.now() - 4)"""


SURE = 0.05
"""Seconds by which the wrong message has to be ahead."""
COMMAND = 60
"""Least size of a command in bytes."""
ROUNDS = 3
"""Tries per window; after three wrong calls it is closed."""


def last_command(cable: Cable) -> Delivery:
    """The last chunk that is longer than a pong."""
    return next(each for each in reversed(cable.delivered) if each.size > COMMAND)


def press(first: Photographer, second: Photographer) -> int:
    """Both press, one of them later. Returns the real difference in milliseconds."""
    at = int(first.page.evaluate("Date.now()")) + 600
    first.page.evaluate(PRESS_AT, at)
    second.page.evaluate(PRESS_AT, at + APART)
    first.page.wait_for_timeout(900)
    return int(second.page.evaluate("window.pressedAt")) - int(first.page.evaluate("window.pressedAt"))


@pytest.mark.timeout(90)
@clause("CL-6.1")
def test_the_right_one_wins_although_the_other_s_message_arrives_first(
    visit: Visit, keep: Keep, cables: tuple[Cable, Cable]
) -> None:
    near = Photographer(visit(at=cables[0].url))
    # The far round trip is 360 ms: with 250, delays of a busy machine would count for the near one only.
    open_table(near.page, near, "Olena", cap="400ms", lockout="off")
    far = join(visit, near, "Ben", at=cables[1].url, is_phone=True)
    start([near, far])
    near.page.wait_for_timeout(1000)  # enough for five pings
    for _ in range(ROUNDS):
        later = press(far, near)
        near.wait(lambda: len(near.view["queue"]) == 2, "both calls")
        ahead = last_command(cables[1]).begun - last_command(cables[0]).done
        if abs(later - APART) < APART / 2 and ahead > SURE:
            break
        for seat in near.view["queue"]:  # a busy machine delayed a press or a message
            person = (near, far)[seat]
            person.wait(lambda person=person, seat=seat: person.view["marking"] == seat, "the turn to mark")
            person.touch("nothing")
        near.wait(lambda: near.view["marking"] == -1, "play to go on")
    else:
        pytest.skip("this machine is too busy to press in time")
    assert near.view["queue"] == [1, 0], f"pressed {later} ms later, arrived {ahead} s ahead"
    far.wait(lambda: far.view["marking"] == 1, "the turn to mark")
    found = far.photo()
    assert found is not None
    keep(far.page, "click-marking-phone")
    far.mark(found)
    near.wait(lambda: any(line["strips"] for line in near.log), "the photo finish")
    strips = next(line["strips"] for line in near.log if line["strips"])
    assert [each["seat"] for each in strips] == [1, 0]
    assert strips[0]["effective"] < strips[1]["effective"]
    if strips[0]["elapsed"] < strips[1]["elapsed"]:
        pytest.skip("this machine is too busy to read a message when it comes")
    near.wait(lambda: near.view["marking"] == 0, "the turn to mark")
    second = near.photo()
    assert second is not None
    near.mark(second)
    for person in (near, far):
        finish = person.page.locator(".finish.on")
        for number in ("elapsed", "credit", "effective"):
            expect(finish).to_contain_text(str(round(strips[0][number] / 1000)))
        _, top, _, bottom = edges(finish)
        for at in ("deck", "market:1", "market:3", "wall:1", "shutter", "frame:1"):
            above, below = edges(person.spot(at))[1::2]
            assert below <= top + 1 or above >= bottom - 1, at
    keep(near.page, "click-photo-finish")
    keep(far.page, "click-photo-finish-phone")


class ByKeyboard(Photographer):
    """Uses the keyboard only."""

    def touch(self, at: str) -> None:
        self.spot(at).wait_for(timeout=TAP_MS)
        keys.reach(self.page, f"section.world [data-at='{at}']", self.by_arrows)
        self.page.keyboard.press("Enter")

    def by_arrows(self, spot: str) -> None:
        self.page.keyboard.press("Home")
        for _ in range(keys.STEPS):
            if keys.is_on(self.page, spot):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {spot}")


@pytest.mark.soak
@pytest.mark.timeout(120)
@clause("CL-6.6")
def test_a_calm_match_by_keyboard_alone(visit: Visit, keep: Keep) -> None:
    page = visit()
    player = ByKeyboard(page)
    page.get_by_role("button", name=re.compile(f"Open a table.*{TITLE}")).wait_for()
    keys.enter(page, f"Open a table.*{TITLE}")
    player.wait(lambda: player.status == "open", "the lobby")
    page.locator("#option-photos").wait_for()
    for key, value in (("photos", "calm"), ("short", "minus6")):
        keys.reach(page, f"#option-{key}", player.by_arrows)
        for _ in range(6):
            if player.frame["table"]["options"][key] == value:
                break
            before = player.version
            page.keyboard.press("ArrowDown")
            player.wait(lambda before=before: player.version > before, key)
    keys.enter(page, ".*medium bot")
    player.wait(lambda: player.seats[1]["kind"] == "bot", "a bot")
    keys.enter(page, "Start")
    keys.enter(page, ".*Take them away.*")
    player.wait(lambda: "pass" in player.moves, "the first window")
    player.spot("shutter").wait_for()
    keep(page, "click-calm")
    the_space_bar_presses_the_button_that_has_the_focus(page, player)
    shots = 0
    while player.status != "finished":
        if "pass" in player.moves:
            shots += answer(player)
        elif player.commands:
            player.order(choose(player.commands, []))
        else:
            page.wait_for_timeout(20)
    assert shots >= 1
    assert player.match["result"]["scores"][0] > 0
    keep(page, "click-calm-end")


def the_space_bar_presses_the_button_that_has_the_focus(page: Page, player: ByKeyboard) -> None:
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(player.spot("pass")).to_be_visible()  # nothing was called, nothing answered
    player.spot("shutter").focus()


def answer(player: ByKeyboard) -> int:
    """Calls and marks a photo if there is one, else passes. Returns how many photos were attempted."""
    window, found = player.view["window"], player.photo()
    if found is None:
        player.touch("pass")
    else:
        player.page.keyboard.press("Escape")  # off the button, which the space bar would press
        player.page.keyboard.press("Space")
        player.touch(f"frame:{found[0]}")
        player.touch(f"wall:{found[1]}")
    player.wait(lambda: "pass" not in player.moves or player.view["window"] != window, "the answer")
    return int(found is not None)

"""A person at the page: sets tables up and plays by clicking, as the page offers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from playwright.sync_api import BrowserContext, Locator, Page, expect

PATIENCE_MS = 300_000
"""So long is waited for what must come: this only ends a hang."""
POLLING_MS = 20
TYPEFACES = ("Fraunces Variable", "Atkinson Hyperlegible Next Variable")
DO_IT = ".panel button.main"
CHOSEN_OF_SEVERAL = (
    ".panel [role=group]:not([aria-label=Figure]):has([aria-pressed] ~ [aria-pressed])"
    " [aria-pressed=true], .panel :checked"
)
"""What is taken of several things; a figure in hand is not placed yet."""
PLANNED = ".panel .picked[aria-busy=false]"
"""An item is in hand, and the page knows where it can go."""


def wait_for_a_frame(page: Page) -> None:
    """Waits until all that is there now has been laid out and shown.

    The second callback comes when the frame of the first is done, with what observes sizes.
    """
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wait_for_typefaces(page: Page) -> None:
    """Waits until all is written in our own letters, which have sizes of their own."""
    for face in TYPEFACES:
        page.wait_for_function(
            "face => [...document.fonts].some(one => one.family.includes(face)"
            " && one.status === 'loaded')",
            arg=face,
        )
    wait_for_a_frame(page)


def open_table(
    page: Page,
    game: str,
    seats: list[str],
    last_round: int | None = None,
    options: Sequence[str] = (),
) -> None:
    """Sets a table up by the form: `me`, `here`, `open`, or a level of bots, for each seat; the
    options are called by how their words begin."""
    region = page.get_by_role("region", name=game)
    region.get_by_role("button", name="Players and options").click()
    form = page.locator("form")
    form.get_by_role("button", name=str(len(seats)), exact=True).click()
    rows = form.locator("li.seat")
    expect(rows).to_have_count(len(seats))
    for row, seat in zip(rows.all(), seats, strict=True):
        who = seat if seat in ("me", "here", "open") else "bot"
        row.locator("select").first.select_option(who)
        if who == "bot":
            row.locator("select").nth(1).select_option(seat)
    if last_round is not None:
        form.get_by_role("spinbutton").fill(str(last_round))
    for option in options:
        form.get_by_role("checkbox", name=re.compile(f"^{option}")).check()
    form.get_by_role("button", name="Start game").click()
    wait_for_table(page)


def links_of(page: Page) -> list[str]:
    """The links that a table's dialog offers at once: invitations, then the onlookers'."""
    page.get_by_role("button", name="Invite", exact=True).click()
    dialog = page.get_by_role("dialog")
    found = dialog.locator("[data-link]:visible")
    found.last.wait_for()
    links = [one.input_value() for one in found.all()]
    page.keyboard.press("Escape")
    return ["/" + link.split("/", 3)[3] for link in links]


def accept_invitation(page: Page, name: str = "") -> None:
    """Accepts an invitation."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the game").click()
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    page.wait_for_selector("main[data-turn], .cover")


def turn(page: Page, by_keys: bool = False) -> str:
    """Waits while others decide; whether it is `mine` then, or the game is `over`.

    The final count is closed, by a press or by keys.
    """
    found = page.wait_for_function(
        """() => {
            const turn = document.querySelector("main")?.dataset.turn;
            return turn === "mine" || turn === "over" ? turn : false;
        }"""
    )
    if found.json_value() == "over":
        (close_finale_by_keys if by_keys else close_finale)(page)
    return str(found.json_value())


def close_finale(page: Page) -> None:
    """Whoever is there when a game ends closes the final count to look at the table."""
    finale = page.get_by_role("dialog", name="The final count")
    if page.locator("main").get_attribute("data-finale") == "yes":
        press(finale.get_by_role("button", name="Close"))
        finale.wait_for(state="detached")


def close_finale_by_keys(page: Page) -> None:
    """The focus is in the final count, and the escape key leads back to the table."""
    finale = page.get_by_role("dialog", name="The final count")
    if page.locator("main").get_attribute("data-finale") == "yes":
        finale.wait_for()
        page.wait_for_function("() => document.activeElement.closest('dialog')")
        page.keyboard.press("Escape")
        finale.wait_for(state="detached")


def expect_whole_game(page: Page) -> None:
    """The game has come to its end here, and its result and what comes next are told."""
    expect(page.locator("main")).to_have_attribute("data-turn", "over")
    expect(page.locator(".task")).to_contain_text(re.compile("wins?!|share the victory!"))
    expect(page.locator("table thead th").first).to_be_attached()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(1)


def next_of(pages: Sequence[Page]) -> Page:
    """Waits until it is somebody's turn, and tells whose; the first's when the game is over."""
    for _ in range(PATIENCE_MS // POLLING_MS):
        turns = [page.evaluate("document.querySelector('main')?.dataset.turn") for page in pages]
        if "mine" in turns:
            return pages[turns.index("mine")]
        if set(turns) == {"over"}:
            return pages[0]
        pages[0].wait_for_timeout(POLLING_MS)
    raise TimeoutError("nobody had a turn")


def expect_the_end(people: dict[str, Page], onlooker: Page) -> None:
    """Whoever has won reads so; everybody else reads who has, by name."""
    expect(onlooker.locator(".task")).to_contain_text(re.compile("wins!|share the victory!"))
    told = onlooker.locator(".task").inner_text()
    for name, page in people.items():
        expect(page.locator(".task")).to_have_text("You win!" if told == f"{name} wins!" else told)


def phase(page: Page) -> str:
    return page.locator("main").get_attribute("data-phase") or ""


def commands(page: Page) -> int:
    """How many commands of this page have been answered."""
    return int(page.locator("main").get_attribute("data-commands") or "0")


def wait_for_answer(page: Page, before: int) -> None:
    """Waits until the next command is done and shown, or the screen is covered after it."""
    page.wait_for_function(
        """n => document.querySelector(".cover")
            || Number(document.querySelector("main")?.dataset.commands) > n""",
        arg=before,
    )


def press(found: Locator) -> None:
    """Clicks, or taps where there is touch."""
    if has_touch(found.page.context):
        found.tap()
    else:
        found.click()


@lru_cache(maxsize=16)
def has_touch(context: BrowserContext) -> bool:
    """It stays so as long as the context is there."""
    return bool(context.pages[0].evaluate("navigator.maxTouchPoints > 0"))


def play(page: Page, random: Random) -> None:
    """Makes one decision of Giants or Orongo by clicking, or by tapping where there is touch."""
    before = commands(page)
    expect_nothing_chosen(page)
    {
        "bid": _bid,
        "choose": _choose,
        "place": _place,
        "move": _move,
        "marks": _mark,
        "take-back": _mark,
        "bids": _bid_shells,
        "chips": _chip,
        "moai": _build,
    }.get(phase(page), _agree)(page, random)
    wait_for_answer(page, before)


def expect_nothing_chosen(page: Page) -> None:
    """Of several things none is taken before somebody chooses it: much cannot be undone."""
    expect(page.locator(CHOSEN_OF_SEVERAL)).to_have_count(0)


def choose_one(page: Page, group: str, random: Random) -> None:
    """Of a group of buttons presses one, unless it offers but one, or none."""
    offered = page.locator(f".panel [aria-label='{group}']").get_by_role("button")
    if offered.count() > 1:
        expect_nothing_chosen(page)
        expect(page.locator(DO_IT)).to_be_disabled()
        press(_any(offered, random))


def _agree(page: Page, random: Random) -> None:
    press(page.locator(DO_IT))


def _bid(page: Page, random: Random) -> None:
    panel = page.locator(".panel")
    for name in ("Chief", "Sorcerer"):
        button = panel.get_by_role("button", name=name)
        if random.random() < 0.5 and button.get_attribute("aria-disabled") == "false":
            press(button)
    more = panel.get_by_role("button", name="More: tribe markers")
    if more.is_enabled():
        press(more)
    press(page.locator(DO_IT))


def _choose(page: Page, random: Random) -> None:
    press(page.locator(".panel button").first)


def _place(page: Page, random: Random) -> None:
    figures = page.locator(".panel [aria-label=Figure] button[aria-disabled=false]")
    if not figures.count() or (may_pass(page) and random.random() < 0.12):
        pass_turn(page)
        return
    press(figures.nth(random.randrange(figures.count())))
    more = page.get_by_role("button", name="More: logs")
    if more.is_enabled():
        press(more)
    press(_any(page.locator(".hex.lit"), random))
    choose_one(page, "Power of the hex", random)
    press(page.locator(DO_IT))


def _move(page: Page, random: Random) -> None:
    items = page.locator(".panel .items button")
    if may_pass(page) and (not items.count() or random.random() < 0.1):
        pass_turn(page)
        return
    if items.count():  # else one is in hand already
        press(_any(items, random))
    page.wait_for_selector(PLANNED)
    lit = page.locator(".hex.lit.good:not(.chosen)")
    if not lit.count():
        lit = page.locator(".hex.lit:not(.chosen)")
    if lit.count():
        press(_any(lit, random))
        page.wait_for_selector(".panel ol li")
        page.wait_for_selector(PLANNED)
    choose_one(page, "And then", random)
    press(page.locator(f"{DO_IT}:not(:disabled)"))


def _mark(page: Page, random: Random) -> None:
    """One item, or none where it may not be alone."""
    item = _any(page.get_by_role("checkbox"), random)
    press(item)
    if page.locator(DO_IT).is_disabled():
        press(item)
    press(page.locator(DO_IT))


def _pass(page: Page) -> Locator:
    return page.locator(".panel").get_by_role("button", name="Pass")


def may_pass(page: Page) -> bool:
    return _pass(page).count() > 0


def pass_turn(page: Page) -> None:
    """Passing asks once more."""
    press(_pass(page))
    press(page.locator(".panel .sure button.main"))


def _bid_shells(page: Page, random: Random) -> None:
    slider = page.get_by_role("slider", name="shells")
    most = int(slider.get_attribute("max") or "0")
    for _ in range(random.choice([0, 0, *range(min(most, 4) + 1)])):
        press(page.get_by_role("button", name="More: shells"))
    press(page.locator(DO_IT))


def _chip(page: Page, random: Random) -> None:
    press(_any(page.locator(".hex.lit"), random))
    press(page.locator(DO_IT))


def _build(page: Page, random: Random) -> None:
    for group in ("Which tiles do you use up?", "On which palm do you build the Moai?"):
        choose_one(page, group, random)
    press(page.locator(DO_IT))


def _any(found: Locator, random: Random) -> Locator:
    return found.nth(random.randrange(found.count()))

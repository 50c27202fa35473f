"""Positions worth testing, reached by clicking, without luck: three people, each in a browser or
all at one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.elsewhere import play_until
from tests.web.person import (
    DO_IT,
    accept_invitation,
    commands,
    links_of,
    next_of,
    open_table,
    pass_turn,
    phase,
    wait_for_answer,
)

BESIDE = "E8"
"""The hex beside the Moai quarry."""
AHU = "Tongariki"
"""An ahu on it."""

SEATS = {"Orongo": ["me", "novice"], "Giants": ["me", "novice", "novice"]}
PHASES = [
    *(("Orongo", met) for met in ("bids", "chips", "moai")),
    *(("Giants", met) for met in ("bid", "choose", "place", "move", "marks", "take-back")),
]

Decision = Callable[[Page], None]


def path_of(link: str) -> str:
    return "/" + link.split("/", 3)[3]


def sit_three(
    visit: Visit, options: Sequence[str] = (), **host_has: bool | int
) -> tuple[list[Page], str]:
    """Three browsers at a table of Giants, by seat, and the path for onlookers."""
    host = visit(**host_has)
    open_table(host, "Giants", ["me", "open", "open"], options=options)
    *invitations, watching = links_of(host)
    guests = [visit(path) for path in invitations]
    for guest in guests:
        accept_invitation(guest)
    return [host, *guests], watching


def until_transport(pages: list[Page]) -> None:
    """In the first round each carves with his chief and takes a statue. Blue places worker and
    sorcerer beside the quarry, Green buys a half-tablet."""
    placing: list[list[Decision]] = [
        [lambda page: place_beside(page, "Worker"), lambda page: place_beside(page, "Sorcerer")],
        [buy],
        [],
    ]
    while phase(page := next_of(pages)) != "move":
        if phase(page) == "place":
            waiting = placing[pages.index(page)]
            decide(page, waiting.pop(0) if waiting else pass_turn)
        else:
            decide(page, bid_chief if phase(page) == "bid" else take_first)


def until_blue_carries(pages: list[Page]) -> None:
    """It is Blue's turn to carry a statue."""
    until_transport(pages)
    while (page := next_of(pages)) is not pages[0]:
        decide(page, pass_turn)


def decide(page: Page, decision: Decision) -> None:
    before = commands(page)
    decision(page)
    wait_for_answer(page, before)


def sit_down(page: Page) -> None:
    """Of the people at one screen, whoever is to decide says that they are there."""
    page.wait_for_selector("main[data-turn=mine], .cover")
    if page.locator(".cover").count():
        page.get_by_role("button", name="It’s me").click()
        page.wait_for_selector("main[data-turn=mine]")


def until_at_one_screen(page: Page, wanted: str) -> None:
    """Three at one screen in the first round: each carves with their chief, takes a statue, and
    passes from then on."""
    open_table(page, "Giants", ["me", "here", "here"])
    sit_down(page)
    while phase(page) != wanted:
        decide(page, {"bid": bid_chief, "choose": take_first}.get(phase(page), pass_turn))
        sit_down(page)


def until_many_statues(page: Page) -> None:
    """Three at one screen in the first round: Blue alone bids, all they have but a marker, takes a
    statue with each sculptor, and is to carry them. Everybody passes."""
    open_table(page, "Giants", ["me", "here", "here"])
    bids = [_bid_all_but_a_marker, agree, agree]
    sit_down(page)
    while phase(page) != "move":
        if phase(page) == "bid":
            decide(page, bids.pop(0))
        else:
            decide(page, take_first if phase(page) == "choose" else pass_turn)
        sit_down(page)


def until_phase(page: Page, game: str, wanted: str) -> None:
    """One is to decide in this phase of a game."""
    if wanted == "marks":
        until_many_statues(page)
        decide(page, pass_turn)
    else:
        open_table(page, game, SEATS[game])
        play_until(page, wanted)
    assert phase(page) == wanted


def agree(page: Page) -> None:
    page.locator(DO_IT).click()


def _bid_all_but_a_marker(page: Page) -> None:
    for name in ("Chief", "Sorcerer", "More: workers", "More: tribe markers"):
        page.locator(".panel").get_by_role("button", name=name).click()
    agree(page)


def bid_chief(page: Page) -> None:
    page.get_by_role("button", name="Chief", exact=True).click()
    page.get_by_role("button", name="Bid", exact=True).click()


def take_first(page: Page) -> None:
    page.locator(".panel button").first.click()


def place_beside(page: Page, figure: str) -> None:
    page.locator(".panel").get_by_role("button", name=figure, exact=True).click()
    page.locator(f".hex[aria-label^='{BESIDE},']").click()
    if figure == "Sorcerer":
        page.get_by_role("button", name="No power").click()
    page.locator(DO_IT).click()


def buy(page: Page) -> None:
    page.get_by_role("button", name="Buy a half-tablet").click()


def erect(page: Page) -> None:
    """Carries a statue from the quarry to the ahu beside it."""
    page.locator(".panel .items button").first.click()
    page.locator(f".hex.lit[aria-label^='{BESIDE},']").click()
    page.locator(".panel").get_by_role("button", name=f"Erect on {AHU}").click()
    page.locator(f"{DO_IT}:not(:disabled)").click()

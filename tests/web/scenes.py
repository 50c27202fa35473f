"""Positions worth testing, reached without luck: three people, each in a browser or all at one
screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from playwright.sync_api import Page

from ahu.server import messages
from ahu.server.choices import expanded
from tests.server.guests import Guest
from tests.web.conftest import Visit
from tests.web.elsewhere import await_elsewhere, guest_of, play_until
from tests.web.person import (
    DO_IT,
    accept_invitation,
    commands,
    expect_nothing_chosen,
    links_of,
    open_table,
    pass_turn,
    phase,
    play,
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
Fields = Mapping[str, object]
"""What is decided in words of the protocol, or what matters of it."""

CHIEF: Fields = {"do": "bid", "markers": 0, "workers": 0, "sorcerer": False, "chief": True}
ALL_BUT_A_MARKER: Fields = {
    "do": "bid",
    "markers": 1,
    "workers": 1,
    "sorcerer": True,
    "chief": True,
}
WORKER: Fields = {"do": "place", "figure": "worker", "hex": BESIDE, "logs": 0}
SORCERER: Fields = {"do": "place", "figure": "sorcerer", "hex": BESIDE, "logs": 0, "power": None}
TABLET: Fields = {"do": "buy"}


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


def until_blue_carries(pages: list[Page]) -> None:
    """In the first round each carves with his chief and takes a statue. Blue places worker and
    sorcerer beside the quarry, Green buys a half-tablet. It is Blue's turn to carry then."""
    plans = [[CHIEF, WORKER, SORCERER], [CHIEF, TABLET], [CHIEF]]
    come_to("move", pages, plans, of_blue=True)


def come_to(
    wanted: str, pages: list[Page], plans: Sequence[Sequence[Fields]], of_blue: bool = False
) -> None:
    """All seats of these pages decide elsewhere until somebody is to decide in a phase. Each takes
    what the plan of the seat says, one after the other; else they pass, or take the first."""
    await_elsewhere(_come_to(wanted, guest_of(pages), [list(plan) for plan in plans], of_blue))
    if len(pages) == 1:
        pages[0].reload()
        sit_down(pages[0])
    for page in pages:
        page.wait_for_selector(f"main[data-phase={wanted}]")
    if of_blue:
        pages[0].wait_for_selector("main[data-turn=mine]")


async def _come_to(wanted: str, guest: Guest, plans: list[list[Fields]], of_blue: bool) -> None:
    async with guest:
        while True:
            assert guest.state is not None
            found = next((one for one in guest.state.projections if one.choices), None)
            if found is None:
                await guest.until(messages.TableState)
                continue
            assert found.seat is not None
            if guest.view(found.seat)["table"]["phase"] == wanted and not (of_blue and found.seat):
                return
            choices, plan = expanded(found.choices), plans[found.seat]
            fits = [one for one in choices if plan and plan[0].items() <= one.items()]
            if fits:
                plan.pop(0)
            passes = [one for one in choices if one["do"] == "pass"]
            done = await guest.play(found.seat, [*fits, *passes, *choices][0])
            assert isinstance(done, messages.Done), done
            await guest.state_at(done.number)


def decide(page: Page, decision: Decision) -> None:
    before = commands(page)
    decision(page)
    wait_for_answer(page, before)


def play_soon_over(page: Page, random: Random, met: set[str]) -> None:
    """One decision. Whoever has placed chips bids no shells from then on: the end comes soon."""
    now = phase(page)
    if now == "bids" and "chips" in met:
        expect_nothing_chosen(page)
        decide(page, agree)
    else:
        play(page, random)
    met.add(now)


def sit_down(page: Page) -> None:
    """Of the people at one screen, whoever is to decide says that they are there."""
    page.wait_for_selector("main[data-turn=mine], .cover")
    if page.locator(".cover").count():
        page.get_by_role("button", name="It’s me").click()
        page.wait_for_selector("main[data-turn=mine]")


def come_to_at_one_screen(page: Page, wanted: str, plans: Sequence[Sequence[Fields]]) -> None:
    """Three at one screen, who decide as planned; whoever is to decide then is there."""
    open_table(page, "Giants", ["me", "here", "here"])
    come_to(wanted, [page], plans)


def until_at_one_screen(page: Page, wanted: str) -> None:
    """Three at one screen in the first round: each carves with their chief, takes a statue, and
    passes from then on."""
    come_to_at_one_screen(page, wanted, [[CHIEF], [CHIEF], [CHIEF]])


def until_many_statues(page: Page) -> None:
    """Three at one screen in the first round: Blue alone bids, all they have but a marker, takes a
    statue with each sculptor, and is to carry them. Everybody passes."""
    come_to_at_one_screen(page, "move", [[ALL_BUT_A_MARKER], [], []])


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

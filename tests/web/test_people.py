"""People at a table in two browsers: one leaves and returns, a bot plays on, and they talk."""

from __future__ import annotations

import re
from contextlib import closing
from random import Random
from sqlite3 import connect

from playwright.sync_api import Page, expect

from tests.server.servers import PATIENCE_S, Served
from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import accept_invitation, links_of, play, turn, wait_for_table
from tests.web.test_barriers import Looker
from tests.web.test_seats import row, table_for_two


def meet(page: Page) -> None:
    """Open the panel of people and chat."""
    page.get_by_role("button", name="People and chat").click()
    expect(page.get_by_role("complementary", name="People at the table")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_a_bot_plays_on_while_one_is_gone(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    guest.get_by_label("Your name").fill("Hotu")
    guest.get_by_role("button", name="Join the game").click()
    # Some seconds later it is gone.
    expect(host.locator(".toast")).to_have_text("Hotu joins as Green.")
    wait_for_table(guest)
    expect(host.get_by_role("button", name="Send the link")).to_have_count(0)
    meet(guest)
    guest.get_by_role("button", name="Let a bot play for me").click()
    expect(guest.get_by_text("A bot is playing for you.")).to_be_visible()
    address = guest.url
    guest.goto("about:blank")
    expect(host.locator(row(host, 1))).to_contain_text("a bot plays on")
    random = Random(1)
    for _ in range(3):  # nobody waits for the one who is gone
        expect(host.locator("main")).to_have_attribute("data-turn", "mine")
        play(host, random)
    guest.goto(address)
    guest.get_by_role("button", name="Take over again").click()
    expect(host.locator(row(host, 1))).not_to_contain_text("a bot plays on")
    expect(host.locator(".log")).to_contain_text("Hotu plays again")
    meet(guest)
    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Resign").click()
    expect(guest.get_by_text("You’ve resigned.").first).to_be_visible()
    expect(host.locator(row(host, 1))).to_contain_text("resigned")


def let_go(running: Served, page: Page, hours: float) -> None:
    """As if what happened at a page's table had happened so much earlier."""
    table = re.search(r"/table/([\w-]+)", page.url)
    assert table is not None
    with closing(connect(running.database, timeout=PATIENCE_S)) as database, database:
        earlier = "UPDATE events SET at = at - ? WHERE table_id = ?"
        assert database.execute(earlier, (hours * 3600, table[1])).rowcount > 0


def test_a_bot_plays_on_for_who_never_decides(visit: Visit, running: Served) -> None:
    """Although they are there, a day is enough where no clock runs."""
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    meet(host)
    panel = host.get_by_role("complementary", name="People at the table")
    wish = panel.get_by_role("button", name="If Hotu hasn’t decided for 1 day: let a bot play on")
    let_go(running, host, hours=20.5)
    wish.click()
    expect(panel.get_by_role("alert")).to_contain_text("without clocks a bot may play on")
    expect(panel.get_by_role("alert")).to_contain_text("in 4 hours")
    let_go(running, host, hours=4)
    wish.click()
    expect(panel.get_by_role("alert")).to_have_count(0)
    expect(wish).to_have_count(0)
    expect(host.locator(row(host, 1))).to_contain_text("a bot plays on")
    expect(host.locator(".log")).to_contain_text("Hotu’s time is up.")


def test_they_talk_and_onlookers_apart(visit: Visit, axe: str) -> None:
    host, invitation, watching = table_for_two(visit)
    guest, onlooker = visit(invitation), visit(watching)
    accept_invitation(guest, "Hotu")
    for page in (host, onlooker):
        meet(page)
    say(host, "Iorana!")
    expect(guest.get_by_role("button", name="something new")).to_be_visible()
    meet(guest)
    lines = guest.locator("[data-part=people] .lines")
    expect(lines).to_contain_text("Iorana!")
    guest.get_by_role("button", name="Well played").click()
    expect(host.locator("[data-part=people] .lines")).to_contain_text("Hotu")
    expect(host.get_by_role("img", name="Well played")).to_be_visible()
    onlooker.get_by_label("Your name").fill("Cleo")
    say(onlooker, "Who wins?")
    heard = onlooker.locator("[data-part=people] .lines")
    expect(heard).to_contain_text("Cleo Who wins?")
    expect(heard).not_to_contain_text("Iorana")
    expect(lines).not_to_contain_text("Who wins?")
    host.get_by_role("button", name="Mute Hotu").click()
    expect(host.get_by_role("img", name="Well played")).to_have_count(0)
    for page in (host, onlooker):
        Looker(axe)(page)
    host.keyboard.press("Escape")
    expect(host.locator("[data-part=people]")).to_have_count(0)


def rename(page: Page, name: str) -> None:
    """Call oneself otherwise at the table."""
    page.get_by_role("button", name="Invite", exact=True).click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    field.fill(name)
    field.press("Tab")
    page.keyboard.press("Escape")


def test_who_is_muted_stays_so_under_another_name(visit: Visit) -> None:
    """And what they say is nothing new."""
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    for page in (host, guest):
        meet(page)
    lines = host.locator("[data-part=people] .lines")
    say(guest, "Iorana!")
    expect(lines).to_contain_text("Iorana!")
    host.get_by_role("button", name="Mute Hotu").click()
    expect(lines).not_to_contain_text("Iorana!")
    host.keyboard.press("Escape")
    rename(guest, "Matua")
    expect(host.locator(row(host, 1))).to_contain_text("Matua")
    meet(guest)
    say(guest, "Guess who!")
    rename(guest, "Vai")
    expect(host.locator(row(host, 1))).to_contain_text("Vai")
    expect(host.get_by_role("button", name="something new")).to_have_count(0)
    meet(host)
    expect(lines).not_to_contain_text("Guess who!")
    host.get_by_role("button", name="Mute Vai").click()
    expect(lines).to_contain_text("Guess who!")


def test_the_next_game_has_other_options_and_a_clock(visit: Visit) -> None:
    """The form begins with what was agreed before."""
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    play_to_the_end([host, guest])
    turn(host)
    clock = host.locator(row(host, 0)).locator(".clock")
    expect(clock).to_have_count(0)
    host.get_by_role("button", name="With other options").click()
    form = host.get_by_role("dialog").locator("form")
    form.get_by_label("Amulet first").check()
    form.get_by_label("Clock").select_option("live")
    form.get_by_label("Minutes for each player").fill("7")
    ended = host.url
    form.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url != ended)
    wait_for_table(host)
    expect(clock).to_contain_text("07:00")  # it stands until everybody has come
    guest.get_by_role("dialog").get_by_role("button", name="Join the rematch").click()
    guest.wait_for_url(host.url)
    wait_for_table(guest)
    play_to_the_end([host, guest])
    turn(host)
    host.get_by_role("button", name="With other options").click()
    expect(form.get_by_label("Amulet first")).to_be_checked()
    expect(form.get_by_label("Clock")).to_have_value("live")
    expect(form.get_by_label("Minutes for each player")).to_have_value("7")


def test_a_table_with_a_clock(visit: Visit, axe: str) -> None:
    page = visit()
    region = page.get_by_role("region", name="Orongo")
    region.get_by_role("button", name="Players and options").click()
    page.locator("form li.seat").nth(1).locator("select").first.select_option("open")
    page.get_by_label("Clock").select_option("live")
    page.get_by_label("Minutes for each player").fill("7")
    Looker(axe)(page)
    page.get_by_role("button", name="Start game").click()
    wait_for_table(page)
    invitation, _ = links_of(page)
    clock = page.locator(row(page, 0)).locator(".clock")
    expect(clock).to_contain_text("07:00")  # it stands until the guest is there
    accept_invitation(visit(invitation), "Hotu")
    expect(clock).to_have_class(re.compile("running"))
    expect(clock).not_to_contain_text("07:00")


def test_by_correspondence_nobody_need_be_there(visit: Visit, axe: str) -> None:
    """The form asks only what matters, and says when a game is not rated."""
    page = visit()
    region = page.get_by_role("region", name="Orongo")
    region.get_by_role("button", name="Players and options").click()
    page.locator("form li.seat").nth(1).locator("select").first.select_option("open")
    away = page.get_by_label("When somebody’s away, a bot may play on after")
    unrated = page.get_by_text("On these terms the game isn’t rated.")
    expect(unrated).to_have_count(0)
    away.select_option("never")
    expect(unrated).to_be_visible()
    Looker(axe)(page)
    page.get_by_label("Clock").select_option("correspondence")
    expect(away).to_have_count(0)
    expect(unrated).to_have_count(0)
    page.get_by_role("button", name="Start game").click()
    wait_for_table(page)
    invitation, _ = links_of(page)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    expect(page.locator(row(page, 1)).locator(".clock")).to_have_class(re.compile("running"))
    guest.goto("about:blank")
    expect(page.locator(row(page, 1))).to_contain_text("away")
    meet(page)
    offered = page.locator("[data-do=let-bot-for], [data-do=let-bot-slow]")
    expect(offered).to_have_count(0)

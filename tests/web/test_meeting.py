"""Where people meet, and how they are told: the lobby, the leaderboard, notices and the links
in them."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Person
from tests.server.receiving import Mailbox, Receiver
from tests.server.servers import PATIENCE_S, Served, reserved_port, served
from tests.server.test_your_turn import until
from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import accept_invitation, links_of, open_table, turn, wait_for_table
from tests.web.test_barriers import Looker
from tests.web.test_players import button
from tests.web.test_seats import table_for_two


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.server.shutdown()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with reserved_port() as port:
        found = Mailbox(port)
        found.controller.start()
        yield found
        found.controller.stop()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Served]:
    """A server that sends notices."""
    options = (
        *("--address", "https://ahu.example", "--mail-from", "ahu@ahu.example"),
        *("--mail", f"smtp://127.0.0.1:{mailbox.controller.port}"),
        *("--notice-after", "0", "--private-notices", "1"),
    )
    with served(tmp_path_factory.mktemp("meeting"), *options) as found:
        yield found


@pytest.fixture(scope="module")
def server(host: Served) -> str:
    return host.address


@pytest.fixture
def look(axe: str) -> Looker:
    return Looker(axe)


def path_in(text: str, where: str) -> str:
    """The path of a link that was sent."""
    found = re.search(rf"https://ahu\.example(/{where}#[\w-]+)", text)
    assert found is not None, text
    return found[1]


def become_player(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    button(page, "With a recovery code")
    button(page, "I’ve saved it")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_one_sits_down_at_an_open_table_and_another_looks_on(visit: Visit, look: Looker) -> None:
    opener, _, _ = table_for_two(visit)
    button(opener, "Invite")
    dialog = opener.get_by_role("dialog")
    dialog.get_by_text("Open this table to everyone").click()
    dialog.get_by_label("Who should come").select_option("new")
    button(opener, "Show in the lobby")
    expect(dialog.get_by_text("The table is in the lobby now.")).to_be_visible()
    look(opener)
    opener.keyboard.press("Escape")
    guest, onlooker = visit("/lobby"), visit("/lobby", width=390, height=844, locale="fr-FR")
    card = guest.locator("li[data-table]")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("After 5 minutes away, a bot may play on.")
    expect(card).to_contain_text("Rated, if everyone is signed in; then nothing can be undone.")
    expect(onlooker.locator("li[data-table]")).to_have_count(1)
    for page in (guest, onlooker):
        look(page)
    guest.get_by_label("Your name").fill("Hotu")
    card.get_by_role("button").click()
    # Some seconds later it is gone.
    expect(opener.locator(".toast")).to_have_text("Hotu joins as Green.")
    wait_for_table(guest)
    onlooker.locator("li[data-table] a.button").click()
    wait_for_table(onlooker)
    again = visit("/lobby")
    expect(again.locator("li[data-table]")).to_have_count(1)
    expect(again.locator("li[data-table]").get_by_role("button")).to_have_count(
        0
    )  # no seat is free
    button(opener, "Invite")
    dialog.get_by_text("Open this table to everyone").click()
    button(opener, "Take out of the lobby")
    expect(dialog.get_by_text("The table is no longer in the lobby.")).to_be_visible()
    button(again, "Look again")
    expect(again.get_by_text("No table is open right now.")).to_be_visible()


def test_the_best_are_listed_with_how_sure_it_is(visit: Visit, host: Served, look: Looker) -> None:
    page = visit("/best")
    expect(page.get_by_text("Nobody has been rated yet.").first).to_be_visible()
    look(page)
    with sqlite3.connect(host.database, timeout=PATIENCE_S) as connection:
        rate = "INSERT INTO ratings (game, who, mu, sigma, games) VALUES ('orongo', ?, ?, ?, 7)"
        connection.executemany(rate, [("bot novice", 18.0, 2.0), ("bot expert", 31.5, 1.25)])
    for locale, told in (("en-GB", "31.5 ± 2.5"), ("de-DE", "31,5 ± 2,5"), ("fr-FR", "31,5 ± 2,5")):
        page = visit("/best", locale=locale, width=390, height=844)
        lines = page.locator("[aria-labelledby=best-orongo] li")
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text(told)
        look(page)


def sign_in(page: Page, who: Person, name: str) -> None:
    page.goto(page.url.partition("/table/")[0].rstrip("/") + "/you")
    code = page.get_by_label("Recovery code")
    code.fill(who.recovery)
    code.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def tables_of(who: Person) -> object:
    return who.ask("GET", "/players/me/tables").json()["tables"]


def test_two_players_meet_one_reports_and_avoids_and_meets_again(
    visit: Visit, host: Served, look: Looker
) -> None:
    """What was played, the rating, and whom one avoids: all of it on another device."""
    ana, ben = Person(host, "Mahina"), Person(host, "Hotu")
    here, there = visit(), visit()
    sign_in(here, ana, "Mahina")
    sign_in(there, ben, "Hotu")
    here.get_by_role("link", name="Ahu").first.click()
    open_table(here, "Orongo", ["me", "open"])
    there.goto(host.address + links_of(here)[0])
    accept_invitation(there, "Hotu")
    until(lambda: tables_of(ana) and tables_of(ben))
    play_to_the_end([here, there])
    turn(here)
    button(here, "Invite")
    dialog = here.get_by_role("dialog")
    dialog.get_by_text("Report or avoid someone").click()
    dialog.get_by_role("combobox", name="Who").select_option("Hotu")
    dialog.get_by_label("What happened").fill("Called me names.")
    button(here, "Report")
    expect(dialog.get_by_text("Thank you. Whoever runs this server will read it.")).to_be_visible()
    button(here, "Avoid")
    expect(dialog.get_by_text("Neither of you will be shown")).to_be_visible()
    look(here)
    with closing(sqlite3.connect(host.database, timeout=PATIENCE_S)) as connection:
        told = connection.execute("SELECT player, text FROM reports").fetchall()
    assert told == [(ben.id, "Called me names.")]
    until(lambda: ana.ask("GET", "/players/me/history").json()["games"])
    second = visit()
    sign_in(second, ana, "Mahina")
    played = second.get_by_role("region", name="Your games")
    line = played.locator("tbody tr")
    expect(line).to_have_count(1)
    expect(line.locator("td").first).to_have_text("1")
    expect(line).to_contain_text("±")
    expect(played).to_contain_text("Hotu: 1 game, you were ahead in")
    played.get_by_text("Latest games").click()
    expect(played.locator("details li")).to_contain_text("place with")
    expect(played.get_by_text("(not rated)")).to_have_count(0)
    look(second)
    expect(played.get_by_role("heading", name="Players you avoid")).to_be_visible()
    button(second, "Meet again")
    expect(played.get_by_role("heading", name="Players you avoid")).to_have_count(0)
    assert ana.ask("GET", "/players/me/avoided").json()["players"] == []


def test_notices_are_chosen_confirmed_and_stopped(
    visit: Visit, mailbox: Mailbox, receiver: Receiver, look: Looker
) -> None:
    page = visit("/you")
    become_player(page, "Mahina")
    page.get_by_label("E-mail address").fill("mahina@ahu.example")
    page.get_by_label("E-mail address").press("Enter")
    expect(page.get_by_text("(to be confirmed: an e-mail is on its way)")).to_be_visible()
    look(page)
    confirming = visit(path_in(mailbox.text(-1), "confirm"))
    button(confirming, "Yes, tell me when it’s my turn")
    expect(confirming.get_by_text("Done. You’ll be told when it’s your turn.")).to_be_visible()
    look(confirming)
    page.get_by_label("Webhook address").fill(f"{receiver.address}/hook")
    page.get_by_label("Webhook address").press("Enter")
    ways = page.locator("[aria-labelledby=notices] li")
    expect(ways).to_have_count(2)
    expect(page.get_by_text("(to be confirmed: an e-mail is on its way)")).to_have_count(0)
    page.get_by_role("link", name="Ahu").first.click()
    open_table(page, "Orongo", ["me", "here"])
    end = time.monotonic() + PATIENCE_S
    while not receiver.at("/hook"):
        assert time.monotonic() < end
        page.wait_for_timeout(50)
    told = json.loads(receiver.at("/hook")[0][1])
    assert told["link"].endswith(page.url.rpartition("/table/")[2])
    stopping = visit(path_in(told["stop"], "stop"))
    button(stopping, "Stop these messages")
    expect(stopping.get_by_text("Done. You’ll get no more messages this way.")).to_be_visible()
    look(stopping)
    page.goto(page.url.partition("/table/")[0] + "/you")
    expect(ways).to_have_count(1)
    ways.get_by_role("button", name="Stop").click()  # the e-mail too
    expect(ways).to_have_count(0)

"""Players on the page: by a passkey (Chromium's virtual authenticator) or a code, on two
devices."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.servers import PATIENCE_S, served
from tests.web.conftest import Visit
from tests.web.person import links_of, open_table, wait_for_table
from tests.web.test_barriers import Looker


@pytest.fixture
def look(axe: str) -> Looker:
    return Looker(axe)


class Device:
    """A browser with an authenticator of its own, at the server's name: addresses have none."""

    def __init__(self, visit: Visit, server: str, **options: object) -> None:
        self.page: Page = visit(**options)
        self.at = server.replace("127.0.0.1", "localhost")
        self.cdp: CDPSession = self.page.context.new_cdp_session(self.page)
        self.cdp.send("WebAuthn.enable")
        how = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": how})
        self.authenticator: str = made["authenticatorId"]

    def become(self, name: str) -> None:
        """Becomes a player with a passkey."""
        page = self.go("/you")
        page.get_by_label("Your name").fill(name)
        button(page, "With a passkey")
        expect(page.get_by_role("heading", level=1)).to_have_text(name)

    def go(self, path: str) -> Page:
        self.page.goto(self.at + path)
        return self.page

    def passkeys(self) -> list[dict[str, object]]:
        asked = {"authenticatorId": self.authenticator}
        found: list[dict[str, object]] = self.cdp.send("WebAuthn.getCredentials", asked)[
            "credentials"
        ]
        return found

    def learn(self, passkey: dict[str, object]) -> None:
        """The passkey has come here too, as password managers carry them."""
        asked = {"authenticatorId": self.authenticator, "credential": passkey}
        self.cdp.send("WebAuthn.addCredential", asked)


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_passkey_brings_the_tables_to_another_device(
    visit: Visit, server: str, look: Looker
) -> None:
    first = Device(visit, server)
    page = first.go("/")
    open_table(page, "Orongo", ["me", "novice"])
    table = page.url
    page = first.go("/")
    page.get_by_role("link", name="You", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()  # its page comes when asked for
    look(page)
    page.get_by_label("Your name").fill("Mahina")
    button(page, "With a passkey")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mahina")
    look(page)
    second = Device(visit, server)
    second.learn(first.passkeys()[0])
    there = second.go("/you")
    button(there, "Sign in with a passkey")
    expect(there.get_by_role("heading", level=1)).to_have_text("Mahina")
    expect(there.get_by_text("You are signed in on 2 devices.")).to_be_visible()
    there = second.go("/")
    line = there.locator(f"a[href='{table.removeprefix(first.at)}']").last
    line.click()
    expect(there.locator("[data-screen]").first).to_be_visible()
    # Nothing that is offered to others has the key of the player in it.
    session = there.evaluate("JSON.parse(localStorage['ahu-player']).session")
    button(there, "Invite")
    dialog = there.get_by_role("dialog")
    expect(dialog.get_by_label("Your name")).to_be_visible()
    assert session not in there.content()
    assert all(session not in field.input_value() for field in dialog.locator("input").all())
    there = second.go("/you")
    button(there, "Sign out")
    expect(there.get_by_role("heading", name="Become a player")).to_be_visible()
    kept = there.evaluate("localStorage['ahu-tables']")
    assert session not in kept
    there = second.go("/")
    there.get_by_role("heading", level=1).wait_for()
    expect(there.get_by_role("heading", name="My tables")).to_have_count(0)
    # The language that is chosen on one device is spoken on the next.
    page = first.go("/")
    with page.expect_response("**/api/players/me") as told:
        page.get_by_role("button", name="Français").click()
    assert told.value.json()["language"] == "fr"
    there = second.go("/you")
    button(there, "Sign in with a passkey")
    expect(there.get_by_role("heading", name="Profil")).to_be_visible()
    language = there.get_by_role("combobox", name="Langue")
    expect(language).to_have_value("fr")
    language.select_option("Deutsch")
    expect(there.get_by_role("combobox", name="Sprache")).to_have_value("de")
    expect(first.go("/you").get_by_role("combobox", name="Sprache")).to_have_value("de")


def test_whoever_looks_on_does_so_on_every_device(visit: Visit, server: str) -> None:
    """And what they send to others has no key of theirs in it."""
    host = visit()
    open_table(host, "Orongo", ["me", "novice"])
    (watch,) = links_of(host)
    first = Device(visit, server)
    first.become("Mahina")
    page = first.go(watch)
    wait_for_table(page)
    table = page.url.removeprefix(first.at)
    second = Device(visit, server)
    second.learn(first.passkeys()[0])
    there = second.go("/you")
    button(there, "Sign in with a passkey")
    expect(there.get_by_role("heading", level=1)).to_have_text("Mahina")
    session = there.evaluate("JSON.parse(localStorage['ahu-player']).session")
    second.go("/").locator(f"a[href='{table}']").last.click()
    wait_for_table(there)
    expect(there.locator("main")).to_have_attribute("data-turn", "others")
    button(there, "Invite")
    dialog = there.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_be_visible()
    expect(dialog.locator("[data-link]")).to_have_count(0)
    assert session not in there.content()
    second.go(f"{table}?step=0")
    expect(there.get_by_role("slider", name="Step")).to_be_visible()
    expect(there.get_by_role("button", name="Copy a link to this moment")).to_have_count(0)
    # With a link of their own they may pass it on, and keep it when they sign out.
    there = second.go(watch)
    wait_for_table(there)
    assert links_of(there) == [watch]
    there = second.go("/you")
    button(there, "Sign out")
    expect(there.get_by_role("heading", name="Become a player")).to_be_visible()
    assert session not in there.evaluate("localStorage['ahu-tables']")
    wait_for_table(second.go(table))


def test_a_code_is_shown_once_and_signs_in(
    visit: Visit, server: str, look: Looker, tmp_path: Path
) -> None:
    here = Device(visit, server, width=390, height=844)
    page = here.go("/you")
    page.get_by_label("Your name").fill("Hotu")
    button(page, "With a recovery code")
    code = page.locator("[data-code]").inner_text()
    look(page)
    button(page, "I’ve saved it")
    button(page, "Add a passkey")
    expect(page.get_by_text("Passkey made on")).to_be_visible()
    with page.expect_download() as loading:
        button(page, "Download everything about me")
    file = tmp_path / "all.json"
    loading.value.save_as(file)
    assert json.loads(file.read_text())["stored"]["players"][0]["name"] == "Hotu"
    button(page, "Sign out everywhere")
    page.get_by_label("Recovery code").fill(code.lower())
    page.get_by_label("Recovery code").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hotu")
    for _ in range(2):  # it asks once more
        button(page, "Delete everything about me")
    expect(page.get_by_role("heading", name="Become a player")).to_be_visible()


def test_what_one_signs_in_by_is_changed_only_after_signing_in_again(
    visit: Visit, look: Looker, tmp_path: Path
) -> None:
    with served(tmp_path) as own:
        here = Device(visit, own.address)
        page = here.go("/you")
        page.get_by_label("Your name").fill("Vai")
        button(page, "With a passkey")
        expect(page.get_by_role("heading", level=1)).to_have_text("Vai")
        with sqlite3.connect(own.database, timeout=PATIENCE_S) as connection:
            connection.execute("UPDATE player_sessions SET created = 0")
        button(page, "New recovery code")
        expect(page.get_by_role("alert")).to_contain_text("sign in again first")
        button(page, "Add a passkey")
        expect(page.get_by_role("region", name="Sign in again")).to_be_visible()
        assert len(here.passkeys()) == 1
        look(page)
        button(page, "Sign in with a passkey")
        expect(page.get_by_role("region", name="Sign in again")).to_have_count(0)
        expect(page.get_by_text("You are signed in on this device only.")).to_be_visible()
        button(page, "New recovery code")
        expect(page.locator("[data-code]")).to_be_visible()
        page.context.close()

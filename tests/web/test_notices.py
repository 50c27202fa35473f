"""Notices on their way to a player: a real Chromium gets what the server has pushed, and links
lead to the table; below a path.

Here the worker hears the real message, but showing it is ours (`SHOW`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.guests import open_table, person
from tests.server.people import Person
from tests.server.receiving import Receiver
from tests.server.servers import Served, served
from tests.server.test_your_turn import ADDRESS, Browser, until
from tests.web.conftest import Visit
from tests.web.person import wait_for_table

PREFIX = "/games/ahu"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    """Stands for the push service and for a webhook."""
    found = Receiver()
    yield found
    found.server.shutdown()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = (
        *("--address", ADDRESS, "--prefix", PREFIX),
        *("--notice-after", "0", "--private-notices", "1"),
    )
    with served(tmp_path_factory.mktemp("telling"), *options) as found:
        yield found


@pytest.fixture(scope="module")
def server(telling: Served) -> str:
    return telling.address


def play_a_turn(server: Served, who: Person) -> str:
    """It is a player's turn at a table that their browsers do not know."""
    made = open_table(server, "orongo", [person("Ana"), person("Ben")])
    who.keep(made, made.seats[0])
    return made.table


def sign_in(page: Page, who: Person) -> None:
    page.goto(page.url.split(PREFIX)[0] + f"{PREFIX}/you")
    code = page.get_by_label("Recovery code")
    code.fill(who.recovery)
    code.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")


SHOW = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
        self.shown.push({ title, ...options, close: () => (self.shown = []) });
    };
}"""
"""Keeps what is to be shown: Chromium without windows shows no notification to anybody."""
PRESS = """(action) => {
    const event = new ExtendableEvent("notificationclick");
    self.dispatchEvent(Object.assign(event, { notification: self.shown[0], action }));
}"""


class Worker:
    """The page's service worker, to which a push service delivers."""

    def __init__(self, page: Page, origin: str) -> None:
        self.origin = origin
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[dict[str, Any]] = []
        self.cdp.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self.cdp.send("ServiceWorker.enable")
        with page.context.expect_event("serviceworker") as begun:
            page.evaluate(
                """async (path) => {
                    await navigator.serviceWorker.register(path);
                    await navigator.serviceWorker.ready;
                }""",
                f"{PREFIX}/push.js",
            )
        self.inside = begun.value
        self.inside.evaluate(SHOW)

    def _hear(self, told: dict[str, Any]) -> None:
        self.registrations += told["registrations"]

    def deliver(self, message: str) -> None:
        delivered = {
            "origin": self.origin,
            "registrationId": self.registrations[-1]["registrationId"],
            "data": message,
        }
        self.cdp.send("ServiceWorker.deliverPushMessage", delivered)

    def shown(self) -> list[dict[str, Any]]:
        """The notifications that are there."""
        found: list[dict[str, Any]] = self.inside.evaluate(
            """() => self.shown.map(({ title, tag, renotify, actions }) =>
                ({ title, tag, renotify, actions }))"""
        )
        return found

    def press(self, action: str) -> None:
        """Press an action of the notification, or the notification itself."""
        self.inside.evaluate(PRESS, action)


@pytest.mark.parametrize(
    ("language", "title", "stopping"),
    [
        ("en", "Your turn in Orongo", "Stop these messages"),
        ("de", "Du bist dran bei Orongo", "Mitteilungen beenden"),
        ("fr", "À vous de jouer dans Orongo", "Arrêter ces messages"),
    ],
)
def test_a_push_is_shown_and_stops_by_one_press(
    telling: Served, receiver: Receiver, visit: Visit, language: str, title: str, stopping: str
) -> None:
    ana, keys = Person(telling, "Ana", language), Browser()
    path = f"/push/{language}"
    kept = ana.ask("POST", "/notices/push", keys.subscription(receiver.address + path))
    assert kept.status_code == 200, kept.text
    table = play_a_turn(telling, ana)
    until(lambda: receiver.at(path))
    ((_, body),) = receiver.at(path)
    worker = Worker(visit(), telling.address.removesuffix(PREFIX))
    worker.deliver(json.dumps(keys.read(body)))
    until(worker.shown)
    (shown,) = worker.shown()
    assert shown == {
        "title": title,
        "tag": f"/table/{table}",
        "renotify": True,
        "actions": [{"action": "stop", "title": stopping}],
    }
    worker.press("stop")
    until(lambda: ana.ask("GET", "/players/me/notices").json()["channels"] == [])
    assert worker.shown() == []


def test_the_link_of_a_notice_leads_to_the_table(
    telling: Served, receiver: Receiver, visit: Visit
) -> None:
    """On a device where the player is signed in, and it is their turn."""
    ana = Person(telling, "Ana")
    page = visit()
    sign_in(page, ana)
    ana.ask("POST", "/notices/webhook", {"address": f"{receiver.address}/hook"})
    play_a_turn(telling, ana)
    until(lambda: receiver.at("/hook"))
    ((_, body),) = receiver.at("/hook")
    link = json.loads(body)["link"]
    assert link.startswith(f"{ADDRESS}{PREFIX}/table/")
    page.goto(link.replace(ADDRESS, telling.address.removesuffix(PREFIX)))
    wait_for_table(page)
    expect(page.locator("main")).to_have_attribute("data-turn", "mine")

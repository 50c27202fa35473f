"""Notices on their way to a player: a real Chromium gets what the server has pushed, and links
lead to the table; below a path.

Here the worker hears the real message, but showing it is ours (`SHOW`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.guests import open_table, person
from tests.server.people import Person
from tests.server.receiving import Receiver
from tests.server.servers import PATIENCE_S, Served, served
from tests.server.test_your_turn import ADDRESS, Browser, channels_of, until
from tests.web.conftest import Visit
from tests.web.person import PATIENCE_MS, wait_for_table

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
    self.opened = [];
    Clients.prototype.openWindow = async (address) => void self.opened.push(address);
}"""
"""Keeps what is to be shown and opened: Chromium without windows shows no notification to anybody,
and opens a window only for a press of a person."""
SUBSCRIBE = """(endpoint, p256dh, auth) => {
    let subscription = null;
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async () => (subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => { subscription = null; self.unsubscribed = true; },
    });
}"""
"""Subscribes: Chromium without windows knows no push service."""
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
        with page.context.expect_event("serviceworker", timeout=PATIENCE_MS) as begun:
            page.evaluate(
                """async (path) => {
                    await navigator.serviceWorker.register(path);
                    await navigator.serviceWorker.ready;
                }""",
                f"{PREFIX}/push.js",
            )
        self.inside = begun.value
        self.inside.evaluate(SHOW)
        until(lambda: page.evaluate("true") and self.registrations)  # they come in between

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

    def opened(self) -> list[str]:
        """The addresses of the windows that were opened."""
        found: list[str] = self.inside.evaluate("self.opened")
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
def test_a_push_is_shown_opens_the_table_and_stops_by_one_press(
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
    worker.press("")
    until(worker.opened)
    assert worker.opened() == [telling.address + f"/table/{table}"]
    worker.deliver(json.dumps(keys.read(body)))
    until(worker.shown)
    worker.press("stop")
    until(lambda: channels_of(ana) == [])
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


def test_pushes_to_a_browser_end_when_its_player_signs_out(telling: Served, visit: Visit) -> None:
    """Whoever comes next at a shared computer is not told of their turns. To sign in again, as one
    must before a webhook is added, ends none."""
    ana, keys = Person(telling, "Ana"), Browser()
    endpoint = "http://127.0.0.1/this-browser"
    subscribed = [keys.p256dh, keys.subscription(endpoint)["auth"]]
    page = visit()
    told = ", ".join(map(json.dumps, [endpoint, *subscribed]))
    page.add_init_script(f"({SUBSCRIBE})({told})")
    sign_in(page, ana)
    page.get_by_role("button", name="Notify me in this browser").click()
    until(lambda: channels_of(ana) == [("push", endpoint, True)])
    with sqlite3.connect(telling.database, timeout=PATIENCE_S) as connection:
        aged = connection.execute(
            "UPDATE player_sessions SET created = 0 WHERE player = ?", [ana.id]
        )
        assert aged.rowcount == 2
    page.get_by_label("Webhook address").fill("http://127.0.0.1/hook")
    page.get_by_label("Webhook address").press("Enter")
    again = page.get_by_role("region", name="Sign in again")
    again.get_by_label("Recovery code").fill(ana.recovery)
    again.get_by_label("Recovery code").press("Enter")
    expect(again).to_have_count(0)
    assert channels_of(ana) == [("push", endpoint, True)]
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="Become a player")).to_be_visible()
    page.wait_for_function("self.unsubscribed")
    assert channels_of(ana) == []

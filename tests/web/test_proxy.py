"""Games to their end between three people on a public server: behind its proxy and below a path.

Each has a context of one browser, and clicks; once every kind of decision has been made, the game
goes on without clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.deployment import Deployment, deployed
from tests.server.servers import SEED
from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import (
    accept_invitation,
    links_of,
    next_of,
    open_table,
    phase,
    play,
    turn,
    wait_for_table,
)

PREFIX = "/games/ahu"
NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """Two servers, a worker and Caddy, as deploy/ has them."""
    with deployed(tmp_path_factory.mktemp("proxy"), PREFIX, SEED) as found:
        yield found


@pytest.fixture(scope="module")
def server(public: Deployment) -> str:
    return public.address


@pytest.fixture
def trusting(public: Deployment, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays without a browser trusts the authority of the proxy."""
    monkeypatch.setenv("SSL_CERT_FILE", str(public.authority))


def three(visit: Visit, game: str, last_round: int | None = None) -> list[Page]:
    """Three people at a table, each with a context of their own."""
    host = visit(ignore_https_errors=True)
    open_table(host, game, ["me", "open", "open"], last_round)
    people = [host]
    for name, link in zip(NAMES[1:], links_of(host), strict=False):
        assert link.startswith(f"{PREFIX}/table/")
        people.append(visit(link.removeprefix(PREFIX), ignore_https_errors=True))
        accept_invitation(people[-1], name)
    for page in people:
        assert f"{PREFIX}/table/" in page.url
        assert "#" not in page.url
    return people


def ended(people: list[Page]) -> None:
    for page in people:
        assert turn(page) == "over"
        expect(page.locator(".task")).to_contain_text(re.compile("win|victory"))


def test_orongo_and_one_leaves_and_returns(visit: Visit, trusting: None) -> None:
    people = three(visit, "Orongo")
    randoms = [Random(seed) for seed in (2, 3, 4)]

    def decide() -> str:
        page = next_of(people)
        met = phase(page)
        play(page, randoms[people.index(page)])
        return met

    while decide() != "chips":
        pass
    while phase(next_of(people)) != "bids":
        decide()
    leaver = people.pop()
    there, context = leaver.url, leaver.context
    leaver.close()
    expect(people[0].locator(".side")).to_contain_text("away")
    assert [decide(), decide()] == ["bids", "bids"]  # without the third
    returned = visit(context=context)
    returned.locator(f"a[href='{PREFIX}/table/{there.rsplit('/', 1)[1]}']").first.click()
    wait_for_table(returned)
    people.append(returned)
    assert next_of(people) is returned
    assert decide() == "bids"
    play_to_the_end(people)
    ended(people)


def test_giants(visit: Visit, trusting: None) -> None:
    people = three(visit, "Giants", last_round=1)
    randoms = [Random(seed) for seed in (5, 6, 7)]
    met = set[str]()
    while not {"bid", "place", "move"} <= met:
        page = next_of(people)
        met.add(phase(page))
        play(page, randoms[people.index(page)])
    play_to_the_end(people)
    ended(people)
    # The rules and where chance is checked are below the path as well.
    with people[0].expect_popup() as opened:
        people[0].get_by_role("link", name="Rules").first.click()
    opened.value.wait_for_selector("h2")
    assert f"{PREFIX}/rules/giants" in opened.value.url

"""Seats that change hands in browsers: invitations, giving up, taking back, and the list."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import accept_invitation, links_of, open_table, turn, wait_for_table


def home(page: Page) -> None:
    page.goto(page.url.split("/table")[0])
    page.wait_for_selector("section.card")


def kept(page: Page) -> dict[str, object]:
    """What this browser keeps of its latest table."""
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage['ahu-tables']"))
    return found[0]


def secrets(page: Page) -> list[str]:
    """The tokens of the seats at this browser."""
    seats = kept(page)["seats"]
    assert isinstance(seats, dict)
    return list(seats.values())


def row(page: Page, seat: int) -> str:
    """What the list of seats says about one."""
    return f".side li:has(.head) >> nth={seat}"


def table_for_two(visit: Visit) -> tuple[Page, str, str]:
    """One at a table, the path of the invitation for another, and that for onlookers."""
    host = visit()
    open_table(host, "Orongo", ["me", "open"])
    invitation, watching = links_of(host)
    return host, invitation, watching


def test_somebody_is_invited_and_sits_down(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    expect(host.locator(row(host, 1))).to_contain_text("waiting for someone to join")
    guest = visit(invitation)
    expect(guest.get_by_role("heading", level=1)).to_have_text("You’re invited to play Orongo.")
    expect(guest.get_by_text("You’d play Green.")).to_be_visible()
    expect(host.locator(row(host, 1))).to_contain_text(
        "waiting for someone"
    )  # merely opening it takes nothing
    accept_invitation(guest, "Hotu")
    assert turn(guest) == "mine"
    expect(host.locator(row(host, 1))).to_contain_text("Hotu")
    expect(host.locator(row(host, 1))).not_to_contain_text("waiting for someone")
    expect(host.locator(".log")).to_contain_text("Hotu joins as Green.")
    expect(host.get_by_role("button", name="Invite someone")).to_have_count(0)
    own = secrets(guest)[0]
    assert own not in json.dumps(kept(host))
    guest.goto(guest.url.split("/table")[0] + invitation)  # from the chat once more
    wait_for_table(guest)
    assert turn(guest) == "mine"


def test_a_second_who_comes_is_refused_and_may_look_on(visit: Visit) -> None:
    _, invitation, _ = table_for_two(visit)
    late, guest = visit(invitation, refused=True), visit(invitation)
    expect(late.get_by_role("heading", level=1)).to_contain_text("Orongo")
    accept_invitation(guest)
    expect(late.get_by_role("alert")).to_contain_text("Someone has already taken this seat.")
    with late.expect_response("**/claim") as answer:
        late.get_by_role("button", name="Join the game").click()
    assert answer.value.status == 409
    expect(late.get_by_role("alert")).to_contain_text("This invitation has been used")
    late.get_by_role("button", name="Just watch").click()
    wait_for_table(late)
    assert late.locator(".panel").count() == 0


def test_a_seat_is_given_up_and_given_to_somebody_else(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    guest.get_by_role("button", name="Invite", exact=True).click()
    guest.get_by_role("button", name="Give up my seat").click()
    group = guest.get_by_role("group", name="Give up my seat")
    expect(group).to_contain_text("everyone is told")
    group.get_by_role("button", name="Give up my seat").click()
    expect(guest.get_by_role("alert")).to_contain_text("You’re a spectator now.")
    assert secrets(guest) == []
    expect(host.locator(".log")).to_contain_text("Hotu gives up Green’s seat.")
    expect(host.locator(row(host, 1))).to_contain_text("a bot plays on")
    host.get_by_role("button", name="Invite", exact=True).click()
    host.get_by_role("button", name="Make a new invitation to").click()
    expect(host.locator("[data-link*='Invitation']")).to_be_visible()
    host.keyboard.press("Escape")
    again = links_of(host)[0]
    assert again != invitation
    other = visit(again)
    accept_invitation(other, "Kava")
    expect(host.locator(row(host, 1))).to_contain_text("Kava")


def test_a_seat_is_taken_back_after_a_question_and_its_browser_is_told(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    host.get_by_role("button", name="Invite", exact=True).click()
    host.get_by_role("button", name="Take the seat back from Hotu").click()
    group = host.get_by_role("group", name="Take the seat back")
    expect(group).to_contain_text("Hotu loses the seat at once")
    expect(guest.locator("main")).to_have_attribute("data-turn", "mine")
    group.get_by_role("button", name="Take the seat back").click()
    expect(guest.get_by_role("alert")).to_contain_text("Your seat was given up or taken back.")
    expect(guest.locator(".log")).to_contain_text("taken Green’s seat back from Hotu")
    assert guest.locator(".panel").count() == 0
    guest.reload()
    wait_for_table(guest)
    expect(guest.locator("main")).to_have_attribute("data-turn", "others")
    expect(host.locator("[data-link*='Invitation']")).to_be_visible()


def test_a_second_reader_of_a_seat_is_shown(visit: Visit) -> None:
    host, invitation, watching = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    expect(host.locator(row(host, 1))).not_to_contain_text("away")
    onlooker = visit(watching)
    wait_for_table(onlooker)
    expect(host.get_by_text("1 person is watching.")).to_be_visible()
    expect(onlooker.get_by_text("watching.")).to_have_count(0)
    guest.get_by_role("button", name="Invite", exact=True).click()
    guest.get_by_text("Play on another device").click()
    expect(guest.get_by_text("Anyone who has it sees your secrets")).to_be_visible()
    link = guest.locator("[data-link='Hotu on another device']").input_value()
    spy = visit("/" + link.split("/", 3)[3])
    assert turn(spy) == "mine"
    for page in (host, guest, onlooker, spy):
        expect(page.locator(row(page, 1))).to_contain_text("open in 2 places at once")
    spy.close()
    expect(host.locator(row(host, 1))).not_to_contain_text("open in")
    guest.close()
    expect(host.locator(row(host, 1))).to_contain_text("away")


def test_no_link_on_offer_carries_a_seat(visit: Visit) -> None:
    """But the one for another device, which says so."""
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation, permissions=["clipboard-read", "clipboard-write"])
    accept_invitation(guest)
    guest.get_by_role("slider", name="shells").fill("1")
    guest.get_by_role("button", name="Bid", exact=True).click()
    host.get_by_role("button", name="Bid", exact=True).click()
    guest.locator(".log li > span > button").nth(1).click()
    guest.get_by_role("button", name="Copy a link to this moment").click()
    expect(guest.locator(".replay use[href='#icon-check']")).to_have_count(1)
    copied = guest.evaluate("navigator.clipboard.readText()")
    offered = [copied]
    for page in (host, guest):
        page.get_by_role("button", name="Invite", exact=True).click()
        dialog = page.get_by_role("dialog")
        for link in dialog.locator("[data-link]").all():
            if "another device" not in str(link.get_attribute("data-link")):
                offered.append(link.input_value())
        page.keyboard.press("Escape")
        offered += page.locator("a").evaluate_all("all => all.map(a => a.href)")
        home(page)
        offered += page.locator("a").evaluate_all("all => all.map(a => a.href)")
    assert len(offered) > 8
    for page in (host, guest):
        for token in secrets(page):
            assert not [link for link in offered if token in link]
    stranger = visit("/" + copied.split("/", 3)[3])
    wait_for_table(stranger)
    expect(stranger.locator(".replay")).to_be_visible()
    assert stranger.locator(".panel, .own").count() == 0
    assert secrets(stranger) == []


def test_a_link_to_a_position_takes_nobodys_seat(visit: Visit) -> None:
    """Opened where the seat is played, it loses nothing."""
    _, invitation, watching = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest)
    before = secrets(guest)
    guest.goto(guest.url.split("/table")[0] + watching.replace("#", "?step=1#"))
    wait_for_table(guest)
    assert secrets(guest) == before
    guest.goto(guest.url)
    assert turn(guest) == "mine"


# My tables


def off_the_list(page: Page) -> None:
    page.get_by_role("button", name="Remove this Orongo table from the list").click()


def test_a_running_game_is_only_hidden_and_shown_again(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    address, before = page.url, secrets(page)
    home(page)
    off_the_list(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You’re playing Blue here, and the game isn’t over.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Your turn").first).to_be_visible()
    off_the_list(page)
    dialog.get_by_role("button", name="Just hide it").click()
    expect(page.get_by_role("link", name="Your turn")).to_have_count(0)
    assert secrets(page) == before
    page.reload()
    page.get_by_text("1 hidden table").click()
    page.get_by_role("button", name="Show again").click()
    expect(page.get_by_role("link", name="Your turn").first).to_be_visible()
    page.goto(address)
    assert turn(page) == "mine"


def test_the_seat_can_be_given_up_instead(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    home(guest)
    off_the_list(guest)
    dialog = guest.get_by_role("dialog")
    dialog.get_by_role("button", name="Give up the seat").click()
    dialog.get_by_role("group").get_by_role("button", name="Give up the seat").click()
    expect(dialog).to_have_count(0)
    expect(host.locator(".log")).to_contain_text("Hotu gives up Green’s seat.")
    assert secrets(guest) == []


def test_forgetting_for_good_asks(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    home(page)
    off_the_list(page)
    page.get_by_role("button", name="Just hide it").click()
    page.get_by_text("1 hidden table").click()
    page.get_by_role("button", name="Forget for good").click()
    group = page.get_by_role("group", name="Forget for good")
    expect(group).to_contain_text("You’re playing here, and the game isn’t over.")
    group.get_by_role("button", name="Cancel").click()
    assert secrets(page) != []
    page.get_by_role("button", name="Forget for good").click()
    group.get_by_role("button", name="Forget for good").click()
    expect(page.get_by_text("hidden table")).to_have_count(0)
    assert page.evaluate("localStorage['ahu-tables']") == "[]"


def test_seats_are_never_dropped_to_make_room(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        """() => localStorage.setItem("ahu-tables", JSON.stringify([
            ...Array.from({length: 150}, (_, i) =>
                ({table: `seat${i}`, game: "orongo", seats: {0: `t${i}`}, open: {}, watch: null})),
            ...Array.from({length: 150}, (_, i) =>
                ({table: `look${i}`, game: "orongo", seats: {}, open: {}, watch: `w${i}`})),
        ]))"""
    )
    open_table(page, "Orongo", ["me", "novice"])
    tables = page.evaluate("JSON.parse(localStorage['ahu-tables']).map(one => one.table)")
    assert len([table for table in tables if table.startswith("seat")]) == 150
    assert len([table for table in tables if table.startswith("look")]) == 100


def test_a_seat_from_before_there_were_invitations(visit: Visit) -> None:
    """A link that is a bare token still sits its holder down, beside other seats kept here."""
    page = visit()
    open_table(page, "Orongo", ["me", "here"])
    first, second = secrets(page)
    table = str(kept(page)["table"])
    other = visit(f"/table/{table}#{second}")
    assert turn(other) == "mine"
    assert secrets(other) == [second]
    assert kept(other)["watch"] is None
    other.goto(other.url + f"#{first}")
    other.reload()
    wait_for_table(other)
    expect(other.locator("main")).to_have_attribute("data-turn", "mine")
    assert secrets(other) == [first, second]

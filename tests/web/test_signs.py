"""Secrets paid for, signs that it is one's turn, movements: what a person notices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_until
from tests.web.person import (
    accept_invitation,
    links_of,
    next_of,
    open_table,
    phase,
    play,
    turn,
    wait_for_a_frame,
    wait_for_table,
)
from tests.web.scenes import (
    AHU,
    CHIEF,
    bid_chief,
    buy,
    come_to,
    decide,
    erect,
    place_beside,
    sit_three,
    until_blue_carries,
)

RECORD_SIGNS = """
    window.signs = { notices: [], tones: 0, travels: 0, pieces: 0, dice: 0 };
    const RealNotification = window.Notification;
    window.Notification = class extends RealNotification {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) {
            super(title, options);
            window.signs.notices.push(`${title}: ${options.body}`);
        }
    };
    const RealAudio = window.AudioContext;
    window.AudioContext = class extends RealAudio {
        createOscillator() {
            window.signs.tones++;
            return super.createOscillator();
        }
    };
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.classList?.contains("travel")) window.signs.travels++;
                else if (node.classList?.contains("flying")) window.signs.pieces++;
                else if (node.classList?.contains("reveal"))
                    window.signs.dice += node.querySelectorAll("[data-die]").length;
    }).observe(document, { childList: true, subtree: true });
"""
"""Writes down what the page does with the browser's own means, which still do it. Notices are
allowed: a browser without windows has nobody to ask."""

STAND_STILL = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        const animation = animate.apply(this, all);
        animation.pause();
        return animation;
    };
"""
AWAY = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"


def test_peeking_costs_half_a_tablet_and_shows_the_base(visit: Visit) -> None:
    pages, _ = sit_three(visit)
    blue, green, red = pages
    until_blue_carries(pages)
    expect(green.get_by_role("button", name="Peek under a Moai")).to_have_count(0)
    decide(blue, erect)
    tablets = green.locator(".side li.mine").get_by_text("1 half-tablet")
    expect(tablets).to_have_count(1)
    green.get_by_role("button", name="Peek under a Moai").click()
    green.locator(f".ahu[aria-label^='ahu {AHU}']").click()
    decide(green, lambda page: page.get_by_role("button", name="Peek", exact=True).click())
    found = f"Under {AHU}’s Moai lies Blue’s base. Only you know."
    expect(green.get_by_role("status").filter(has_text=found)).to_be_visible()
    expect(tablets).to_have_count(0)
    expect(green.get_by_role("button", name="Peek under a Moai")).to_have_count(0)
    expect(red.locator(".log")).to_contain_text(AHU)  # all see that somebody looks, and where
    assert found not in red.locator("body").inner_text()


def test_a_notice_and_a_title_when_it_is_my_turn(visit: Visit) -> None:
    page, guest = _two(visit)
    page.add_init_script(RECORD_SIGNS)
    page.reload()
    _set(page, "Notify me when it’s my turn")
    page.evaluate(AWAY)
    _bid(page)
    expect(page).to_have_title("Orongo · Ahu")
    _bid(guest, 0)
    expect(page).to_have_title("● Your turn · Orongo · Ahu")
    page.wait_for_function("() => signs.notices.length")
    assert page.evaluate("signs.notices") == ["Your turn: Orongo"]
    assert page.evaluate("signs.tones") == 0


def test_settings_opened_too_early_stay_open_when_the_table_comes(visit: Visit) -> None:
    page, _ = _two(visit)
    answers: list[Callable[[], None]] = []
    opened = False

    def hear(socket: WebSocketRoute, message: str | bytes) -> None:
        if opened:
            socket.send(message)
        else:
            answers.append(lambda: socket.send(message))

    page.route_web_socket(
        "**/*",
        lambda socket: socket.connect_to_server().on_message(lambda said: hear(socket, said)),
    )
    page.reload()
    page.get_by_role("button", name="Settings").click()
    opened = True
    for answer in answers:
        answer()
    wait_for_table(page)
    page.get_by_role("dialog", name="Settings").get_by_label("Sounds").click()
    assert page.evaluate("JSON.parse(localStorage['ahu-settings']).sound")


def test_a_sound_only_for_who_wants_it(visit: Visit) -> None:
    page, guest = _two(visit)
    for one in (page, guest):
        one.add_init_script(RECORD_SIGNS)
        one.reload()
        wait_for_table(one)
    assert not page.evaluate("JSON.parse(localStorage['ahu-settings']).sound")
    _set(page, "Sounds")
    _bid(page)
    _bid(guest, 0)
    assert turn(page) == "mine"
    page.wait_for_function("() => signs.tones")
    assert guest.evaluate("signs.tones") == 0


def test_a_journey_is_shown_to_those_who_want_movement(visit: Visit) -> None:
    pages, watch = sit_three(visit)
    moved, unwanted, reduced = (
        _onlooker(visit, watch, movement)
        for movement in ("no-preference", "no-preference", "reduce")
    )
    unwanted.get_by_role("button", name="Settings").click()
    unwanted.get_by_role("dialog").get_by_role("button", name="None").click()
    unwanted.keyboard.press("Escape")
    until_blue_carries(pages)
    for onlooker in (moved, unwanted, reduced):
        _wait_for_the_same(onlooker, pages[0])
    decide(pages[0], erect)
    for onlooker, travels in ((moved, 1), (unwanted, 0), (reduced, 0)):
        expect(onlooker.locator(".log")).to_contain_text(f"erects it on {AHU}")
        onlooker.wait_for_function(f"() => signs.travels === {travels}")


def test_a_piece_is_put_down_once(visit: Visit) -> None:
    """What others do then moves nothing that is there already."""
    pages, watch = sit_three(visit)
    onlooker = _onlooker(visit, watch, "no-preference")
    come_to("place", pages, [[CHIEF], [CHIEF], [CHIEF]], of_blue=True)
    _wait_for_the_same(onlooker, pages[0])
    before = onlooker.evaluate("signs.pieces")
    decide(pages[0], lambda page: place_beside(page, "Worker"))
    expect(onlooker.locator(".log")).to_contain_text("places a worker")
    onlooker.wait_for_function("before => signs.pieces > before", arg=before)
    wait_for_a_frame(onlooker)
    moved = onlooker.evaluate("signs.pieces")
    decide(next_of(pages), buy)
    expect(onlooker.locator(".log")).to_contain_text("buys a half-tablet")
    onlooker.wait_for_function("moved => signs.pieces > moved", arg=moved)
    wait_for_a_frame(onlooker)
    assert onlooker.evaluate("signs.pieces") == moved + 1, "the half-tablet, from the supply"


def test_a_chip_flies_from_its_owner_to_the_board_until_somebody_skips_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(STAND_STILL)
    page.reload()
    open_table(page, "Orongo", ["me", "novice"])
    random = Random(3)
    play_until(page, "chips")
    page.keyboard.press("Escape")
    flying = page.locator(".flying:has([href='#chip-0'])")
    expect(flying).to_have_count(0)
    chips = page.locator(".island [href='#chip-0']:visible")
    there = chips.count()
    play(page, random)
    expect(flying).to_have_count(1)
    assert chips.count() == there  # it is not seen on the board before it has landed
    left, top = _middle(flying.locator("[href='#chip-0']"))
    home = _middle(page.locator("[data-belongings='0'] [data-home=chip-0] svg").first)
    assert abs(left - home[0]) < 4
    assert abs(top - home[1]) < 4
    page.keyboard.press("Escape")
    expect(flying).to_have_count(0)
    assert chips.count() > there


def _wait_for_the_same(onlooker: Page, page: Page) -> None:
    """An onlooker has seen all that this page has: too much at once would be shown at once."""
    step = page.locator(".log li[data-step]").last.get_attribute("data-step")
    onlooker.wait_for_selector(f".log li[data-step='{step}']", state="attached")
    wait_for_a_frame(onlooker)


def _middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _onlooker(visit: Visit, path: str, movement: str) -> Page:
    page = visit("/", reduced_motion=movement)
    page.add_init_script(RECORD_SIGNS)
    page.goto(page.url.rstrip("/") + path)
    wait_for_table(page)
    return page


def test_movement_never_holds_up_play(visit: Visit) -> None:
    """Where no movement ever gets on, decisions go on all the same."""
    page = visit(reduced_motion="no-preference")
    page.add_init_script(RECORD_SIGNS + STAND_STILL)
    page.reload()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=2)
    random, phases = Random(3), set[str]()
    while turn(page) == "mine":
        phases.add(phase(page))
        play(page, random)
    assert {"bid", "place", "move"} <= phases
    assert page.evaluate("signs.dice") > 0


def test_bids_open_side_by_side_until_somebody_skips_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(STAND_STILL)
    page.reload()
    open_table(page, "Orongo", ["me", "novice", "novice"])
    assert turn(page) == "mine"
    opened = page.locator(".reveal li")
    expect(opened).to_have_count(0)
    play(page, Random(3))
    expect(opened).to_have_count(3)
    expect(page.get_by_role("button", name="Skip the animation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.get_by_role("button", name="Skip the animation")).to_have_count(0)


def test_what_was_opened_before_is_not_opened_again_when_a_bid_is_taken_back(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(RECORD_SIGNS + STAND_STILL)
    page.reload()
    open_table(page, "Giants", ["me", "novice", "novice"])
    assert turn(page) == "mine"
    decide(page, bid_chief)
    expect(page.locator("main")).to_have_attribute("data-phase", "choose")
    expect(page.locator(".reveal li")).to_have_count(3)
    dice = page.evaluate("signs.dice")
    decide(page, lambda page: page.get_by_role("button", name="Undo your bid").click())
    expect(page.locator("main")).to_have_attribute("data-phase", "bid")
    expect(page.locator(".reveal")).to_have_count(0)
    assert page.evaluate("signs.dice") == dice
    decide(page, bid_chief)
    expect(page.locator(".reveal li")).to_have_count(3)


def test_what_is_announced_has_a_sign_of_its_own(visit: Visit) -> None:
    """It is no pass and no amulet, where there is room for signs only."""
    page = visit(width=390, height=640)
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    play(page, Random(2))
    assert turn(page) == "mine"
    decide(page, lambda page: page.get_by_role("button", name="Undo your bid").click())
    announced = page.locator(".since li").filter(has_text="You’ve taken back one decision.")
    expect(announced.locator(".sign use[href='#icon-people']")).to_have_count(1)
    expect(announced.locator("[href='#amulet']")).to_have_count(0)


def test_a_seat_gets_another_name(visit: Visit) -> None:
    page, guest = _two(visit)
    page.get_by_role("button", name="Invite", exact=True).click()
    page.get_by_label("Your name").fill("Hotu")
    page.get_by_label("Your name").press("Tab")
    page.keyboard.press("Escape")
    for one in (page, guest):
        expect(one.locator(".side ul li").first).to_contain_text("Hotu")


def _two(visit: Visit) -> tuple[Page, Page]:
    """Two browsers at a table of Orongo."""
    page = visit()
    open_table(page, "Orongo", ["me", "open"])
    guest = visit(links_of(page)[0])
    accept_invitation(guest)
    return page, guest


def _bid(page: Page, shells: int = 1) -> None:
    page.get_by_role("slider", name="shells").fill(str(shells))
    page.get_by_role("button", name="Bid", exact=True).click()


def _set(page: Page, name: str) -> None:
    """Turns a setting over."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label(name).click()
    page.keyboard.press("Escape")

"""Your turn, wherever you are: a push service, a mail server and a webhook, all real, get one
notice."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from ahu.core.refusal import Refused
from ahu.server.choices import expanded
from ahu.server.notices.confirmation_limits import MOST_OF_ONE, MOST_TO_ONE
from ahu.server.notices.lookup import Lookups
from ahu.server.notices.outgoing import is_public, target
from ahu.server.notices.push import contact, decoded, encoded
from tests.server.guests import Guest, open_table, person
from tests.server.people import Person, key_of
from tests.server.receiving import Mailbox, Receiver
from tests.server.servers import PATIENCE_S, Served, reserved_port, served

ADDRESS = "https://ahu.example"


class World(Struct):
    server: Served
    receiver: Receiver
    mailbox: Mailbox


def telling(port: int) -> list[str]:
    """The options of a server that tells at once, by mail through this port."""
    return [
        *("--address", ADDRESS, "--mail", f"smtp://127.0.0.1:{port}"),
        *("--mail-from", "ahu@ahu.example", "--notice-after", "0", "--private-notices", "1"),
    ]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("turns")
    place = None if request.param == "sqlite" else request.getfixturevalue("database")
    receiver = Receiver()
    with reserved_port() as port:
        mailbox = Mailbox(port)
        mailbox.controller.start()
        with served(folder, *telling(port), database=place) as server:
            yield World(server, receiver, mailbox)
        mailbox.controller.stop()
    receiver.server.shutdown()


def until(found: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


class Browser:
    """The keys of a browser that is pushed to."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        public = self.private.public_key()
        self.p256dh = encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": encoded(self.secret)}

    def read(self, body: bytes) -> Any:
        read = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(read)


def check_signature(token: str, public: str) -> None:
    """Raise an error unless the key has signed the token for our stand-in."""
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.split(".")[1]))
    assert claims["sub"] == ADDRESS
    assert claims["aud"].startswith("http://127.0.0.1:")


def play(server: Served, table: str, tokens: list[str], seat: int) -> None:
    """The seat decides once."""

    async def run() -> None:
        async with Guest(server, table, tokens) as there:
            choices = expanded(there.projection(seat).choices)
            done = await there.play(seat, choices[0])
            await there.state_at(done.number)

    asyncio.run(run())


def test_one_notice_a_turn_by_every_way_chosen(world: World) -> None:
    server, receiver, mailbox = world.server, world.receiver, world.mailbox
    receiver.posted.clear()
    mailbox.letters.clear()
    ana, browser = Person(server, "Ana", "de"), Browser()
    told = ana.ask("GET", "/players/me/notices").json()
    assert told["kinds"] == ["push", "mail", "webhook"]
    pushed = ana.ask("POST", "/notices/push", browser.subscription(f"{receiver.address}/push"))
    assert pushed.status_code == 200, pushed.text
    ana.ask("POST", "/notices/webhook", {"address": f"{receiver.address}/hook?a=1"})
    kept = ana.ask("POST", "/notices/mail", {"address": "ana@example.org"}).json()
    assert [one["confirmed"] for one in kept["channels"]] == [True, True, False]
    until(lambda: mailbox.letters)
    code = re.search(rf"{ADDRESS}/confirm#(\S+)", mailbox.text(0))
    assert code is not None
    assert server.post("/api/notices/confirm", json={"code": code[1]}).status_code == 204
    used = server.post("/api/notices/confirm", json={"code": code[1]})
    assert key_of(used) == (400, "player-notice-confirm")
    made = open_table(server, "orongo", [person("Ana"), person("Ben")])
    tokens = [token or "" for token in made.seats]
    ana.keep(made, tokens[0])
    until(lambda: len(mailbox.letters) == 2 and len(receiver.posted) == 2)
    # Others decide, she does not: nothing more comes for this turn.
    play(server, made.table, tokens, 1)
    another = open_table(server, "orongo", [person("Ana"), person("Ben")])
    ana.keep(another, another.seats[0])
    until(lambda: len(mailbox.letters) == 3 and len(receiver.posted) == 4)
    tables = [made.table, another.table]
    ((headers, body), _) = receiver.at("/push")
    found = browser.read(body)
    assert found["title"] == "Du bist dran bei Orongo"
    assert found["stopping"] == "Mitteilungen beenden"
    assert [browser.read(body)["path"] for _, body in receiver.at("/push")] == [
        f"/table/{table}" for table in tables
    ]
    told = ana.ask("GET", "/players/me/notices").json()
    signed = re.fullmatch(r"vapid t=(\S+),k=(\S+)", headers["Authorization"])
    assert signed is not None
    assert signed[2] == told["key"]
    check_signature(signed[1], signed[2])
    assert headers["Content-Encoding"] == "aes128gcm"
    hooks = [json.loads(body) for _, body in receiver.at("/hook?a=1")]
    assert [hook["link"] for hook in hooks] == [f"{ADDRESS}/table/{table}" for table in tables]
    to, _ = mailbox.letters[1]
    assert to == ["ana@example.org"]
    letter = mailbox.text(1)
    assert f"{ADDRESS}/table/{made.table}" in letter
    # The link in each of them ends it, by one press and without signing in.
    stops = [*re.findall(r"/stop#(\S+)", letter + " " + hooks[0]["stop"]), found["stop"]]
    assert len(set(stops)) == 3
    # A mail program posts to another link (RFC 8058); to look at that ends nothing.
    header = message_from_bytes(mailbox.letters[1][1])
    assert header["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = header["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
    for method in ("GET", "HEAD"):
        asked = server.request(method, link)
        assert asked.status_code == 303
        assert urljoin(ADDRESS + link, asked.headers["location"]) == f"{ADDRESS}/stop#{stops[0]}"
    channels = ana.ask("GET", "/players/me/notices").json()["channels"]
    assert {channel["kind"] for channel in channels} == {"push", "mail", "webhook"}
    one_click = {"List-Unsubscribe": "One-Click"}
    assert server.post(link, data=one_click).status_code == 204
    channels = ana.ask("GET", "/players/me/notices").json()["channels"]
    assert {channel["kind"] for channel in channels} == {"push", "webhook"}
    for stop in stops:
        assert server.post("/api/notices/stop", json={"id": stop}).status_code == 204
    assert ana.ask("GET", "/players/me/notices").json()["channels"] == []


def deciding(guest: Guest) -> list[int]:
    assert guest.state is not None
    return guest.state.deciding


def test_a_new_turn_is_told_and_whoever_is_gone_is_forgotten(world: World) -> None:
    server, receiver = world.server, world.receiver
    receiver.posted.clear()
    ana, browser = Person(server), Browser()
    ana.ask("POST", "/notices/push", browser.subscription(f"{receiver.address}/again"))
    made = open_table(server, "orongo", [person(), person()])
    tokens = [token or "" for token in made.seats]
    ana.keep(made, tokens[0])
    until(lambda: len(receiver.at("/again")) == 1)
    receiver.status = 410

    async def on_to_the_next_turn() -> None:
        async with Guest(server, made.table, tokens) as there:
            others_decided = False
            while not others_decided or 0 not in deciding(there):
                seat = 0 if 0 in deciding(there) else deciding(there)[0]
                choices = expanded(there.projection(seat).choices)
                done = await there.play(seat, choices[0])
                await there.state_at(done.number)
                others_decided = seat != 0

    asyncio.run(on_to_the_next_turn())
    until(lambda: len(receiver.at("/again")) == 2)
    until(lambda: ana.ask("GET", "/players/me/notices").json()["channels"] == [])
    receiver.status = 201


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "224.0.0.1"),
    ],
)
def test_private_addresses_are_private(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


@pytest.mark.parametrize(
    "url",
    [
        *("http://9.9.9.9/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/x"),
        *("ftp://9.9.9.9/", "https://ana:secret@9.9.9.9/", "https://", "https://9.9.9.9:99999/"),
        *("https://[/", "https://169.254.169.254/latest", "https://2130706433/", "nonsense"),
    ],
)
def test_nothing_is_sent_beside_this_server(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(target(url, "ana", Lookups(), private=False))


def test_what_cannot_be_told_is_refused(server: Served) -> None:
    ana = Person(server)
    assert ana.ask("GET", "/players/me/notices").json()["kinds"] == []
    for how, body in (
        ("push", Browser().subscription("https://9.9.9.9/")),
        ("mail", {"address": "ana@example.org"}),
        ("webhook", {"address": "https://9.9.9.9/"}),
    ):
        refused = ana.ask("POST", f"/notices/{how}", body)
        assert key_of(refused) == (400, "player-notice-none")


def test_what_cannot_be_pushed_to_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, "--address", ADDRESS) as server:
        ana = Person(server)
        assert ana.ask("GET", "/players/me/notices").json()["kinds"] == ["push", "webhook"]
        for wanted in (
            Browser().subscription("https://127.0.0.1/push"),
            {"endpoint": "https://9.9.9.9/", "p256dh": "AAAA", "auth": "AAAA"},
        ):
            refused = ana.ask("POST", "/notices/push", wanted)
            assert key_of(refused) == (400, "player-notice-address")


@pytest.mark.parametrize("address", ["", "http://ahu.example", "https://localhost"])
def test_nothing_is_pushed_by_whom_push_services_refuse(address: str) -> None:
    assert contact(address) is None


def test_a_slow_host_holds_up_nobody_else(world: World) -> None:
    """However much is to be told there."""
    server, receiver = world.server, world.receiver
    slow, quick = Person(server, "Slow"), Person(server, "Quick")
    for way in range(10):
        body = {"address": f"{receiver.address}/slow/{way}"}
        assert slow.ask("POST", "/notices/webhook", body).status_code == 200
    body = {"address": f"{receiver.address}/quick"}
    assert quick.ask("POST", "/notices/webhook", body).status_code == 200

    def held() -> int:
        return sum(path.startswith("/slow") for path, *_ in receiver.posted)

    for who in (slow, quick):
        made = open_table(server, "orongo", [person(), person()])
        who.keep(made, made.seats[0])
        until(held)
    until(lambda: receiver.at("/quick"))
    assert held() < 8
    receiver.released.set()
    until(lambda: held() == 10)


def test_an_address_asks_for_few_letters(tmp_path: Path) -> None:
    """Whoever it signs in as, and wherever they are to go."""
    with reserved_port() as port:
        mailbox = Mailbox(port)
        mailbox.controller.start()
        with served(tmp_path, *telling(port), "--rate", "30") as server:
            players = Person(server), Person(server)
            answers = [
                players[i % 2].ask("POST", "/notices/mail", {"address": f"a{i}@ahu.example"})
                for i in range(6)
            ]
        mailbox.controller.stop()
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert key_of(answers[-1]) == (429, "player-notice-often")


def test_no_mailbox_is_filled(world: World) -> None:
    """Whoever asks, and however the address is written."""
    server, letters = world.server, len(world.mailbox.letters)
    answers = []
    for i in range(MOST_TO_ONE + 2):
        body = {"address": f"Vic.tim+{i}@ahu.example" if i % 2 else "v.i.ctim@AHU.example"}
        answers.append(Person(server, f"p{i}").ask("POST", "/notices/mail", body))
    assert [answer.status_code for answer in answers] == [200] * MOST_TO_ONE + [429] * 2
    assert key_of(answers[-1]) == (429, "player-notice-often")
    assert len(world.mailbox.letters) == letters + MOST_TO_ONE
    one = Person(server)
    sent = [
        one.ask("POST", "/notices/mail", {"address": f"other{i}@ahu.example"}).status_code
        for i in range(MOST_OF_ONE + 1)
    ]
    assert sent == [200] * MOST_OF_ONE + [429]


def channels_of(who: Person) -> list[tuple[str, str, bool]]:
    told = who.ask("GET", "/players/me/notices").json()["channels"]
    return sorted((one["kind"], one["address"], one["confirmed"]) for one in told)


def test_a_borrowed_session_adds_nothing_that_outlasts_it(world: World) -> None:
    server, receiver = world.server, world.receiver
    ana = Person(server)
    asyncio.run(ana.age())
    for kind, address in (("mail", "eve@example.org"), ("webhook", f"{receiver.address}/eve")):
        refused = ana.ask("POST", f"/notices/{kind}", {"address": address})
        assert key_of(refused) == (403, "player-sign-in-again")
    eve = f"{receiver.address}/eve"
    ana.ask("POST", "/notices/push", Browser().subscription(eve))
    assert channels_of(ana) == [("push", eve, True)]
    ana.sign_in_again()
    ana.ask("POST", "/players/sign-out", {"everywhere": True})
    ana.sign_in_again()
    assert channels_of(ana) == []


def test_signing_out_ends_the_pushes_of_that_device_only(world: World) -> None:
    server, receiver = world.server, world.receiver
    ana = Person(server)
    here, there = f"{receiver.address}/here", f"{receiver.address}/there"
    ana.ask("POST", "/notices/push", Browser().subscription(here))
    ana.ask("POST", "/notices/webhook", {"address": f"{receiver.address}/hook"})
    before = ana.sign_in_again()
    ana.ask("POST", "/notices/push", Browser().subscription(there))
    ana.session, now = before, ana.session
    assert ana.ask("POST", "/players/sign-out", {"everywhere": False}).status_code == 204
    ana.session = now
    left = [("push", there, True), ("webhook", f"{receiver.address}/hook", True)]
    assert channels_of(ana) == left


def test_a_browser_is_pushed_to_for_one_player(world: World) -> None:
    """For whoever asked last."""
    server, receiver = world.server, world.receiver
    ana, ben, browser = Person(server), Person(server, "Ben"), Browser()
    shared = f"{receiver.address}/shared"
    for who in (ana, ben):
        who.ask("POST", "/notices/push", browser.subscription(shared))
        who.ask("POST", "/notices/webhook", {"address": f"{receiver.address}/group"})
    group = ("webhook", f"{receiver.address}/group", True)
    assert channels_of(ana) == [group]
    assert channels_of(ben) == [("push", shared, True), group]


def test_an_address_is_replaced_once_the_new_one_is_confirmed(world: World) -> None:
    server, mailbox = world.server, world.mailbox
    ana = Person(server)

    def ask_for(address: str) -> str:
        letters = len(mailbox.letters)
        assert ana.ask("POST", "/notices/mail", {"address": address}).status_code == 200
        until(lambda: len(mailbox.letters) > letters)
        code = re.search(r"/confirm#(\S+)", mailbox.text(-1))
        assert code is not None
        return code[1]

    def confirm(code: str) -> int:
        return server.post("/api/notices/confirm", json={"code": code}).status_code

    assert confirm(ask_for("first@example.org")) == 204
    mistyped = ask_for("frist@example.org")
    kept, asked = ("mail", "first@example.org", True), ("mail", "second@example.org", False)
    assert channels_of(ana) == [kept, ("mail", "frist@example.org", False)]
    code = ask_for("second@example.org")
    assert channels_of(ana) == [kept, asked]
    assert confirm(mistyped) == 400
    assert confirm(code) == 204
    assert channels_of(ana) == [("mail", "second@example.org", True)]

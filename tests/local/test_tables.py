"""Tables without a server: the same messages, stored before they are told, by texts alone."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from ahu.local import tables
from ahu.local.http import LocalHttp
from ahu.local.store import Stored
from ahu.local.tables import LocalTables
from ahu.local.wires import Wires

Json = dict[str, Any]


class Shelf:
    """Keeps tables in memory, as a browser's database does."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.broken = False

    async def open(self, table: str, stored: Stored) -> None:
        self.tables[table] = stored

    async def append(self, table: str, number: int, status: str, events: Sequence[str]) -> bool:
        if self.broken:
            raise OSError("no room")
        kept = self.tables[table]
        if number != len(kept.events) + 1:
            return False
        self.tables[table] = Stored(kept.setup, status, [*kept.events, *events])
        return True

    async def load(self, table: str) -> Stored | None:
        return self.tables.get(table)

    async def listed(self, tables: Sequence[str]) -> list[tuple[str, str, str]]:
        found = [(name, self.tables.get(name)) for name in tables]
        return [(name, kept.setup, kept.status) for name, kept in found if kept is not None]

    async def remove(self, table: str) -> None:
        del self.tables[table]


class Window:
    """A window of the browser, with a worker of its own."""

    def __init__(self, shelf: Shelf) -> None:
        self.heard: dict[int, list[Json]] = {}
        self.ended: list[int] = []
        self.tables = LocalTables(shelf, self)
        self.http = LocalHttp(self.tables)
        self.wires = Wires(self.tables)

    def say(self, wire: int, text: str) -> None:
        self.heard[wire].append(json.loads(text))

    def hang_up(self, wire: int) -> None:
        self.ended.append(wire)

    async def ask(self, path: str, body: object, token: str = "", method: str = "POST") -> Json:
        text = body if isinstance(body, str) else json.dumps(body)
        answer = await self.http.request(method, path, token, text)
        found: Json = json.loads(answer.body or "{}")
        return found

    async def open(self, game: str, *players: Json) -> Json:
        return await self.ask("/api/tables", {"game": game, "seats": players})

    async def enter(self, wire: int, opened: Json, seat: int) -> None:
        self.heard[wire] = []
        self.wires.connect(wire, opened["table"])
        await self.send(wire, do="hello", tokens=[opened["seats"][seat]])

    async def send(self, wire: int, **message: object) -> Json:
        """Sends a message, and returns its answer."""
        id = f"m{sum(map(len, self.heard.values()))}-{wire}"
        await self.wires.receive(wire, json.dumps({"id": id, **message}))
        return next(said for said in self.heard[wire] if said.get("id") == id)

    def state(self, wire: int) -> Json:
        return [said for said in self.heard[wire] if said["is"] == "state"][-1]


PERSON, BOT = {"player": "person"}, {"player": "bot", "level": "novice"}


def run(work: Callable[[Shelf, Window], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PAUSE_S", 0)

    async def all_of_it() -> None:
        shelf = Shelf()
        await work(shelf, Window(shelf))

    asyncio.run(all_of_it())


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0.001)


def test_what_is_done_is_kept_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        opened = await window.open("orongo", PERSON, BOT)
        await window.enter(1, opened, 0)
        assert window.heard[1][0]["is"] == "welcome"
        choices = window.state(1)["projections"][0]["choices"]
        assert choices
        await until(lambda: len(shelf.tables[opened["table"]].events) > 0)
        before = window.state(1)
        again = Window(shelf)  # the page is loaded anew
        await again.enter(1, opened, 0)
        assert again.state(1)["projections"][0]["choices"] == choices
        assert again.state(1)["number"] >= before["number"]
        mine = {"held": [{"table": opened["table"], "tokens": [opened["seats"][0]]}]}
        (summary,) = (await again.ask("/api/mine", mine))["tables"]
        assert summary["game"] == "orongo"
        assert summary["waits_for_you"]

    run(work, monkeypatch)


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_a_puzzle_begins_in_the_middle_of_a_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        opened = await window.ask("/api/puzzles", {"game": game, "puzzle": 1})
        seat = next(seat for seat, token in enumerate(opened["seats"]) if token)
        for reader in (window, Window(shelf)):
            await reader.enter(1, opened, seat)
            assert reader.state(1)["projections"][0]["choices"]

    run(work, monkeypatch)


def test_what_cannot_be_kept_is_refused_and_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        opened = await window.open("orongo", PERSON, PERSON)
        await window.enter(1, opened, 0)
        before = window.state(1)["number"]
        shelf.broken = True
        answer = await window.send(1, do="rename", seat=0, name="Ada")
        assert answer["refusal"]["key"] == "local-not-kept"
        assert window.state(1)["number"] == before
        shelf.broken = False
        assert (await window.send(1, do="rename", seat=0, name="Ada"))["is"] == "done"
        assert window.state(1)["names"][0] == "Ada"

    run(work, monkeypatch)


def test_another_window_that_went_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        opened = await window.open("orongo", PERSON, PERSON)
        other = Window(shelf)
        for one in (window, other):
            await one.enter(1, opened, 0)
        await other.send(1, do="rename", seat=0, name="Ada")
        message = {"id": "late", "do": "rename", "seat": 0, "name": "Eve"}
        await window.wires.receive(1, json.dumps(message))
        assert window.ended == [1]  # the page connects anew, and asks again
        assert all(said.get("id") != "late" for said in window.heard[1])
        await window.enter(2, opened, 0)
        assert window.state(2)["names"][0] == "Ada"

    run(work, monkeypatch)


def test_a_seat_sees_and_does_only_what_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        opened = await window.open("orongo", PERSON, PERSON)
        await window.enter(1, opened, 0)
        assert [one["seat"] for one in window.state(1)["projections"]] == [0]
        answer = await window.send(1, do="undo", seat=1)
        assert answer["refusal"]["key"] == "table-not-yours"
        window.heard[2] = []
        window.wires.connect(2, opened["table"])
        answer = await window.send(2, do="hello", tokens=["wrong"])
        assert answer["refusal"]["key"] == "table-token"
        removal = await window.ask(f"/api/tables/{opened['table']}", "", "wrong", "DELETE")
        assert removal["error"]["key"] == "table-token"
        await window.ask(f"/api/tables/{opened['table']}", "", opened["owner"], "DELETE")
        assert shelf.tables == {}

    run(work, monkeypatch)


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ([PERSON, {"player": "guest"}], "local-needs-server"),
        ([PERSON, {"player": "bot", "level": "expert"}], "local-level"),
        ([PERSON, {"player": "bot", "level": "nobody"}], "table-level"),
    ],
)
def test_what_needs_a_server_or_too_long_is_refused(
    monkeypatch: pytest.MonkeyPatch, seats: list[Json], key: str
) -> None:
    async def work(shelf: Shelf, window: Window) -> None:
        assert (await window.open("orongo", *seats))["error"]["key"] == key
        assert (await window.ask("/api/lobby", "", method="GET"))["error"]["key"] == (
            "local-needs-server"
        )

    run(work, monkeypatch)


def test_it_needs_nothing_but_msgspec() -> None:
    """What a browser does not have is not asked for."""
    script = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"babel", "fluent", "numpy", "sqlalchemy", "starlette"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import asyncio
import ahu.local.browser
from tests.local.test_tables import PERSON, BOT, Shelf, Window, tables
async def work():
    tables.PAUSE_S = 0
    window = Window(Shelf())
    games = ("orongo", [PERSON, BOT]), ("giants", [PERSON, BOT, BOT])
    for wire, (game, seats) in enumerate(games):
        opened = await window.open(game, *seats)
        await window.enter(wire, opened, 0)
        assert window.state(wire)["projections"][0]["choices"]
asyncio.run(work())
"""
    subprocess.run([sys.executable, "-c", script], check=True)

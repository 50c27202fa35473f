from __future__ import annotations

from typing import Any

import pytest

from ahu.core.board import Board
from ahu.core.contract import Action
from ahu.core.refusal import LONGEST, Refusal
from ahu.engine.session import LONGEST_LINE
from ahu.games import GAMES
from tests.core.pennies import PENNIES, PenniesPosition
from tests.engine.talk import Talk


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_a_whole_game(talk: Talk) -> None:
    status = talk.begin(seed=7, names=["Ann"])
    while status["waiting"] != "over":
        seat = status["deciding"][0]
        actions = talk.ask("legal", seat=seat)["actions"]
        status = talk.ask("play", seat=seat, action=actions[-1]["action"])
        assert [event["text"] for event in status["happened"]] == [actions[-1]["text"]]
    assert status["winners"]
    assert status["round"] == 4
    assert talk.ask("status") == {**status, "happened": []}


@pytest.mark.parametrize(
    ("name", "phases"), [("giants", ["first", "dice"]), ("orongo", ["first", "tiles"])]
)
def test_the_status_says_the_phase(name: str, phases: list[str]) -> None:
    talk = Talk(games=GAMES)
    status = talk.ask("new", game=name, players=3)
    assert [status["phase"], talk.ask("chance", outcome="first blue")["phase"]] == phases
    assert talk.ask("public")["public"]["phase"] == phases[1]


def test_a_game_without_phases_says_none(talk: Talk) -> None:
    assert talk.begin()["phase"] == ""


def test_actions_are_given_as_data_or_in_notation(talk: Talk) -> None:
    talk.begin(first=0)
    talk.ask("play", seat=0, action={"do": "bid", "pennies": 2})
    status = talk.ask("play", seat=1, action="bid 1")
    assert status["deciding"] == [0]
    assert status["happened"] == [
        {"round": 1, "number": 3, "seat": 1, "move": {"do": "bid", "pennies": 1}, "text": "bid 1"}
    ]


def test_legal_lists_actions_and_asides(talk: Talk) -> None:
    talk.begin(first=0, options={"purse": 1})
    legal = talk.ask("legal", seat=1)
    assert [choice["text"] for choice in legal["actions"]] == ["bid 0", "bid 1"]
    assert legal["asides"] == [{"action": {"do": "show"}, "text": "show"}]


def test_the_id_comes_back(talk: Talk) -> None:
    assert talk.raw('{"do": "games", "id": 7}')["id"] == 7
    assert talk.raw('{"do": "games", "id": "x"}')["id"] == "x"
    assert talk.raw('{"do": "games"}')["id"] is None
    assert talk.raw('{"do": "nothing", "id": 8}')["id"] == 8
    for id in ("1.5", "true", "[]", "9" * 40, "-" + "9" * 40):
        assert talk.raw(f'{{"do": "games", "id": {id}}}')["id"] is None


def test_a_long_word_does_not_silence_the_message(talk: Talk) -> None:
    error = talk.fail("new", game="x" * 3_000, players=2)
    assert error["args"]["name"] == "x" * LONGEST + "…"
    assert error["message"].startswith("there is no game “xxx")
    assert error["message"].endswith("…”; there are pennies")


def test_seeds_make_chance_happen(talk: Talk) -> None:
    first = [talk.begin(seed=seed)["happened"][0]["text"] for seed in range(20)]
    assert set(first) == {"first 0", "first 1"}
    assert first == [talk.begin(seed=str(seed))["happened"][0]["text"] for seed in range(20)]


def test_chance_by_hand(talk: Talk) -> None:
    assert talk.begin()["waiting"] == "chance"
    assert talk.ask("outcomes")["outcomes"] == [
        {"outcome": {"chance": "first", "seat": seat}, "text": f"first {seat}", "weight": 1}
        for seat in range(2)
    ]
    assert talk.fail("play", seat=0, action="bid 1")["key"] == "chance-first"
    assert talk.ask("chance", outcome="first 1")["waiting"] == "seats"
    assert talk.fail("chance", outcome="first 1")["key"] == "no-chance-now"
    assert talk.ask("undo")["waiting"] == "chance"
    assert talk.ask("chance", outcome={"chance": "first", "seat": 0})["events"] == 1


def test_chance_as_listed(talk: Talk) -> None:
    status = talk.begin(chance=["first 1", {"chance": "first", "seat": 0}])
    assert [event["text"] for event in status["happened"]] == ["first 1"]
    assert talk.fail("undo")["key"] == "nothing-to-undo"
    talk.ask("play", seat=0, action="bid 1")
    assert talk.ask("undo")["events"] == 1
    assert talk.fail("undo")["key"] == "nothing-to-undo"


@pytest.mark.parametrize(
    ("chance", "where"),
    [
        (["first 7"], "$.chance[0]"),
        ([{"chance": "first"}], "$.chance[0]"),
        (["first 0", {"chance": "first", "seat": "x"}], "$.chance[1].seat"),
        (["nonsense"], "$.chance[0]"),
        ("first 0", "$.chance"),
    ],
)
def test_chance_wrongly_listed(talk: Talk, chance: object, where: str) -> None:
    assert talk.fail("new", game="pennies", players=2, chance=chance)["where"] == where
    assert talk.fail("status")["key"] == "engine-no-game"


def test_undo_and_reset(talk: Talk) -> None:
    begun = talk.begin(seed=3)
    talk.ask("play", seat=0, action="bid 1")
    talk.ask("play", seat=0, action="show")
    assert talk.ask("undo")["events"] == 2
    assert talk.ask("reset") == {**begun, "happened": []}
    assert talk.fail("undo")["key"] == "nothing-to-undo"
    talk.ask("play", seat=0, action="bid 1")
    assert talk.ask("reset")["events"] == 1


def test_check_does_nothing(talk: Talk) -> None:
    talk.begin(first=0)
    assert talk.ask("check", seat=0, action="bid 6") == {"refusal": None}
    refusal = talk.ask("check", seat=0, action="bid 7")["refusal"]
    assert refusal["rule"] == "P2"
    assert "bid 7" in refusal["message"]
    assert talk.ask("status")["events"] == 1


def test_positions_views_and_set_ups(talk: Talk) -> None:
    talk.begin(first=0)
    talk.ask("play", seat=0, action="bid 3")
    snapshot = talk.ask("position")["snapshot"]
    assert snapshot["bids"] == [3, None]
    assert talk.ask("recall", seat=1)["snapshot"]["bids"] == [None, None]
    assert talk.ask("view", seat=1)["view"]["purse"] == 6
    assert talk.ask("public")["public"]["purses"] == [None, None]
    other = Talk()
    assert other.ask("setup", game="pennies", snapshot=snapshot)["deciding"] == [1]
    assert other.ask("position")["snapshot"] == snapshot
    assert other.ask("record", format="json")["record"]["header"]["start"] == snapshot
    assert other.fail("undo")["key"] == "nothing-to-undo"
    other.ask("play", seat=1, action="bid 0")
    assert other.ask("reset")["deciding"] == [1]
    wrong = {**snapshot, "bids": [3]}
    assert other.fail("setup", game="pennies", snapshot=wrong)["where"] == "$.snapshot snapshot"
    wrong = {**snapshot, "bids": [3, "x"]}
    assert other.fail("setup", game="pennies", snapshot=wrong)["where"] == "$.snapshot.bids[1]"


@pytest.mark.parametrize("format", ["text", "json"])
def test_records_go_out_and_in(talk: Talk, format: str) -> None:
    talk.begin(seed=3, names=["Ann"])
    talk.ask("play", seat=1, action="bid 1")
    status = talk.ask("status")
    record = talk.ask("record", format=format)["record"]
    other = Talk()
    assert {**other.ask("replay", record=record), "happened": []} == status
    assert other.ask("record", format=format)["record"] == record
    assert other.ask("undo")["events"] == 1
    assert other.ask("undo")["waiting"] == "chance"


def test_records_that_are_wrong(talk: Talk) -> None:
    talk.begin(seed=3)
    talk.ask("play", seat=1, action="bid 1")
    text = talk.ask("record")["record"]
    data = talk.ask("record", format="json")["record"]
    assert talk.fail("replay", record="x")["where"] == "$.record line 1"
    error = talk.fail("replay", record=text.replace("bid 1", "bid 8"))
    assert (error["where"], error["rule"]) == ("$.record event 2", "P2")
    data["events"][1]["move"]["pennies"] = "x"
    where = "$.record.events[1].move.pennies"
    assert talk.fail("replay", record=data)["where"] == where
    assert talk.fail("replay", record=7)["key"] == "json-type"
    assert talk.fail("replay", record=text, board="1 2")["key"] == "record-board"
    assert talk.ask("status")["events"] == 2


def test_board_and_games(talk: Talk) -> None:
    assert talk.ask("games")["games"] == [
        {
            "name": "pennies",
            "players": [2, 3],
            "rules": 1,
            "options": {"purse": 6, "open": False},
        }
    ]
    talk.begin(first=0, board="1 2 3")
    board = talk.ask("board")
    assert [hex["neighbours"] for hex in board["hexes"]] == [["f1"], ["f2", "f0"], ["f1"]]
    assert board["features"] == []


def test_plans_are_for_games_that_have_them(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    talk.begin(first=0)
    assert talk.fail("plan", seat=0, item="moai")["key"] == "engine-no-plan"

    def plan(position: PenniesPosition, seat: int, item: Any) -> tuple[Any, ...]:
        return ({"item": item, "seat": seat},)

    for name in ("pick", "steps", "value", "plan"):
        monkeypatch.setattr(PenniesPosition, name, plan, raising=False)
    assert talk.ask("plan", seat=1, item="moai") == {"plan": [{"item": "moai", "seat": 1}]}


def test_quit(talk: Talk) -> None:
    assert talk.ask("quit") == {"quit": True}
    assert talk.session.over


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"", "json-truncated"),
        (b"{", "json-truncated"),
        (b"nonsense", "json-broken"),
        (b"[]", "json-type"),
        (b"7", "json-type"),
        (b"{}", "json-missing"),
        (b'{"do": "dance"}', "engine-unknown"),
        (b'{"do": 1}', "json-type"),
        (b'{"do": "legal"}', "json-missing"),
        (b'{"do": "legal", "seat": "0"}', "json-type"),
        (b'{"do": "legal", "seat": true}', "json-type"),
        (b'{"do": "legal", "seat": 1.5}', "json-type"),
        (b'{"do": "legal", "seat": 9}', "seat"),
        (b'{"do": "legal", "seat": -1}', "seat"),
        (b'{"do": "legal", "seat": ' + b"9" * 60 + b"}", "seat"),
        (b'{"do": "legal", "seat": ' + b"9" * 6000 + b"}", "json-number"),
        (b'{"do": "legal", "seat": 1e999}', "json-number"),
        (b'{"do": "legal", "seat": 0, "colour": 1}', "json-unknown"),
        (b'{"do": "record", "format": "xml"}', "json-value"),
        (b'{"do": "play", "seat": 0, "action": "dance"}', "json-value"),
        (b'{"do": "play", "seat": 0, "action": null}', "json-type"),
        (b'{"do": "play", "seat": 0, "action": {"do": "bid"}}', "json-missing"),
        (b'{"do": "play", "seat": 0, "action": {"do": "bid", "pennies": 1e400}}', "json-number"),
        (b'{"do": "new", "game": "nim", "players": 2}', "unknown-game"),
        (b'{"do": "new", "game": "pennies", "players": 7}', "players"),
        (b'{"do": "new", "game": "pennies", "players": 2, "first": 2}', "seat"),
        (b'{"do": "new", "game": "pennies", "players": 2, "names": ["", "", ""]}', "names"),
        (b'{"do": "new", "game": "pennies", "players": 2, "options": {"x": 1}}', "json-unknown"),
        (
            b'{"do": "new", "game": "pennies", "players": 2, "seed": 1, "chance": ["first 0"]}',
            "engine-seed-or-chance",
        ),
        (b'{"do": "new", "game": "pennies", "players": 2, "board": "x"}', "internal"),
        (b"[" * 100_000, "json-deep"),
        (b'{"do":' * 100_000, "json-deep"),
        (b'{"do": "\xff"}', "utf8"),
        (b"\xff\xfe", "json-broken"),
        (b" " * (LONGEST_LINE + 1), "engine-long"),
    ],
)
def test_what_is_wrong_is_answered_and_changes_nothing(talk: Talk, line: bytes, key: str) -> None:
    before = talk.begin(seed=1)
    assert talk.raw(line)["error"]["key"] == key
    assert talk.ask("status") == {**before, "happened": []}


@pytest.mark.parametrize("do", ["status", "undo", "reset", "position", "public", "board", "record"])
def test_without_a_game_there_is_nothing_to_ask(talk: Talk, do: str) -> None:
    assert talk.fail(do)["key"] == "engine-no-game"


def test_the_place_of_a_fault_is_told(talk: Talk) -> None:
    talk.begin(first=0)
    assert talk.fail("legal", seat=5)["where"] == "$.seat"
    assert talk.fail("play", seat=0, action="bid 8")["where"] == "$.action"
    bad = {"do": "bid", "pennies": "x"}
    assert talk.fail("play", seat=0, action=bad)["where"] == "$.action.pennies"


@pytest.mark.parametrize(
    ("language", "start"), [("en", "the game is"), ("de", "das Spiel ist"), ("fr", "le jeu est")]
)
def test_messages_are_in_the_language_asked_for(language: str, start: str) -> None:
    error = Talk(language).fail("new", game="pennies", players=9)
    assert error["message"].startswith(start)
    assert error["message"].endswith("(P1)")
    assert error["rule"] == "P1"
    assert error["args"] == {"players": 9, "least": 2, "most": 3}


def test_a_fault_inside_a_game_is_answered(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = talk.begin(seed=1)
    snapshot = talk.ask("position")["snapshot"]

    def broken(position: PenniesPosition, seat: int, action: Action) -> None:
        position._put(purses=[99, 99])
        raise ZeroDivisionError("one\ntwo")

    with monkeypatch.context() as patch:
        patch.setattr(PenniesPosition, "play", broken)
        error = talk.fail("play", seat=0, action="bid 0")
    assert error["key"] == "internal"
    assert error["args"] == {"problem": "ZeroDivisionError: one"}
    assert talk.ask("status") == {**before, "happened": []}
    assert talk.ask("position")["snapshot"] == snapshot

    def broken_board(text: str | None = None) -> Board:
        raise RecursionError

    with monkeypatch.context() as patch:
        patch.setattr(PENNIES, "board", broken_board)
        assert talk.fail("new", game="pennies", players=2)["key"] == "internal"
    assert talk.ask("status") == {**before, "happened": []}


def test_a_game_without_words_is_answered(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    talk.begin(seed=1)

    def wordless(position: PenniesPosition, seat: int, action: Action) -> Refusal:
        return Refusal("P9", "pennies-wordless")

    monkeypatch.setattr(PenniesPosition, "check", wordless)
    error = talk.fail("play", seat=0, action="bid 0")
    assert (error["rule"], error["key"]) == ("P9", "pennies-wordless")
    assert "no words" in error["message"]

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from ahu.core.board import Feature
from ahu.engine.replies import AnyReply, ErrorDetail
from ahu.engine.requests import AnyRequest
from ahu.engine.schema import schema
from ahu.games import GAMES
from ahu.wire.boards import HexInfo
from ahu.wire.events import WrittenEvent
from tests.core.pennies import PENNIES
from tests.engine.talk import Talk

ROOT = Path(__file__).parents[2]
Validator = jsonschema.Draft202012Validator


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found = schema(PENNIES)
    Validator.check_schema(found)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def part(document: dict[str, Any], name: str) -> jsonschema.protocols.Validator:
    return Validator({"$ref": f"#/$defs/{name}", "$defs": document["$defs"]})


def test_real_traffic_is_valid(document: dict[str, Any]) -> None:
    talk = Talk()
    asked, answered = part(document, "request"), part(document, "reply")

    def check(do: str, **rest: object) -> Any:
        request: dict[str, Any] = {"do": do, "id": 1, **rest}
        asked.validate(request)
        reply = talk.raw(msgspec.json.encode(request))
        answered.validate(reply)
        return reply.get("ok")

    check("games")
    check("status")
    check("new", game="pennies", players=2, chance=["first 0"], options={"purse": 3, "open": True})
    status = check("new", game="pennies", players=3, seed="x", names=["Ann"])
    check("outcomes")
    while status["waiting"] != "over":
        seat = status["deciding"][0]
        for choice in check("legal", seat=seat)["actions"]:
            part(document, "action").validate(choice["action"])
        check("check", seat=seat, action="bid 9")
        check("play", seat=seat, action="nonsense")
        action = check("legal", seat=seat)["actions"][-1]["action"]
        part(document, "view").validate(check("view", seat=seat)["view"])
        part(document, "public").validate(check("public")["public"])
        snapshot = check("recall", seat=seat)["snapshot"]
        part(document, "snapshot").validate(snapshot)
        status = check("play", seat=seat, action=action)
    check("undo")
    part(document, "snapshot").validate(check("position")["snapshot"])
    record = check("record", format="json")["record"]
    part(document, "record").validate(record)
    part(document, "options").validate(record["header"]["options"])
    for event in record["events"]:
        part(document, "outcome" if event["seat"] is None else "action").validate(event["move"])
    check("replay", record=record)
    check("replay", record=check("record")["record"])
    check("setup", game="pennies", snapshot=snapshot)
    check("new", game="pennies", players=2)
    check("chance", outcome="first 0")
    check("chance", outcome={"chance": "first", "seat": 0})
    check("plan", seat=0, item="x")
    check("board")
    check("reset")
    check("quit")


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_games_in_full_are_valid(name: str) -> None:
    game = GAMES[name]
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema(game)))
    Validator.check_schema(document)
    kinds = ("reply", "action", "view", "public", "snapshot", "record")
    valid = {kind: part(document, kind) for kind in kinds}
    talk = Talk(games=GAMES)
    dice = random.Random(2)
    status = talk.ask("new", game=name, players=3, seed=1, names=["Ann"])
    for step in itertools.count():
        if status["waiting"] == "over":
            break
        seat = dice.choice(status["deciding"])
        legal = talk.ask("legal", seat=seat)
        choice = dice.choice(legal["actions"])
        if step % 20 == 0:
            for kind, asked in (("view", "view"), ("public", "public"), ("snapshot", "recall")):
                more = {} if asked == "public" else {"seat": seat}
                valid[kind].validate(talk.ask(asked, **more)[kind])
            for each in (*legal["actions"][:20], *legal["asides"][:5]):
                valid["action"].validate(each["action"])
        move = choice["text"] if step % 2 else choice["action"]
        status = talk.ask("play", seat=seat, action=move)
        if step % 20 == 0:
            valid["reply"].validate({"id": None, "ok": status})
    snapshot = talk.ask("position")["snapshot"]
    valid["snapshot"].validate(snapshot)
    record = talk.ask("record", format="json")["record"]
    valid["record"].validate({**record, "events": record["events"][::10]})
    for given in (record, talk.ask("record")["record"]):
        again = talk.ask("replay", record=given)
        assert {**again, "happened": []} == {**status, "happened": []}
        assert talk.ask("position")["snapshot"] == snapshot
    assert talk.ask("setup", game=name, snapshot=snapshot)["scores"] == status["scores"]


def test_fields_carry_the_descriptions_of_the_source() -> None:
    found = schema(GAMES["giants"])["$defs"]
    for kind, field, words in (
        ("Enter", "chief", "The seat whose chief carries it alone."),
        ("GiantsOptions", "quick_game", "Two workers to begin with (G1.2)."),
        ("GiantsOptions", "round_limit", "The last round (G6.5)."),
        ("Journey", "points", "What each seat scores on the way."),
        ("RecordHeader", "start", "The position that the game began from, where that was set up."),
        ("NewRequest", "id", "Anything by which the asker knows the reply."),
    ):
        assert found[kind]["properties"][field]["description"] == words
    assert "description" not in found["Erect"]["properties"]["ahu"]


def test_a_request_and_a_reply_describe_all_their_fields() -> None:
    found = schema(GAMES["giants"])["$defs"]
    kinds = [*AnyRequest.__args__, *AnyReply.__args__, ErrorDetail, WrittenEvent, HexInfo, Feature]
    for kind in kinds:
        for name, field in found[kind.__name__]["properties"].items():
            if name != "do":
                assert field.get("description"), f"{kind.__name__}.{name}"


def test_a_plan_has_a_type() -> None:
    talk = Talk(games=GAMES)
    talk.ask("replay", record=(ROOT / "docs" / "examples" / "giants.record").read_text("utf-8"))
    while True:
        talk.ask("undo")
        status = talk.ask("status")
        seats = status["deciding"] if status["phase"] == "move" else []
        picks = [
            (seat, choice["action"]["item"])
            for seat in seats
            for choice in talk.ask("legal", seat=seat)["actions"]
            if choice["action"]["do"] == "pick"
        ]
        if picks:
            break
    seat, item = picks[0]
    reply = talk.raw(msgspec.json.encode({"do": "plan", "seat": seat, "item": item}))
    document = msgspec.json.decode(msgspec.json.encode(schema(GAMES["giants"])))
    part(document, "reply").validate(reply)
    (journey, *_) = reply["ok"]["plan"]
    part(document, "journey").validate(journey)
    assert not part(document, "journey").is_valid({**journey, "ends": [{"do": "pass"}]})
    assert not part(document, "journey").is_valid({**journey, "given": "much"})
    assert not part(schema(GAMES["orongo"]), "journey").is_valid(journey)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("request", {"do": "dance"}),
        ("request", {"do": "legal"}),
        ("request", {"do": "play", "seat": 0, "action": {"do": "dance"}}),
        ("reply", {"id": 1}),
        ("action", {"do": "bid"}),
        ("outcome", {"chance": "first", "seat": "x"}),
        ("options", {"nose": 1}),
        ("record", {"format": "x"}),
    ],
)
def test_what_is_wrong_is_not_valid(document: dict[str, Any], name: str, value: Any) -> None:
    assert not part(document, name).is_valid(value)

from __future__ import annotations

import itertools
import random
from typing import Any

import jsonschema
import msgspec
import pytest

from ahu.engine.schema import schema
from ahu.games import GAMES
from tests.core.pennies import PENNIES
from tests.engine.talk import Talk

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

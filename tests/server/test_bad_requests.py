"""Whatever is asked over HTTP is answered clearly: never a 5xx, never another shape than said."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from requests import Session
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

import ahu
from ahu.core.record import write_json
from ahu.server import messages, requests
from tests.server.guests import Guest, errors, open_table, person
from tests.server.servers import PATIENCE_S, Served

KINDS = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@pytest.mark.parametrize("kind", KINDS)
def test_every_request_is_answered_as_described(server: Served, kind: GenerationMode) -> None:
    """Requests made from the OpenAPI document, right ones and wrong ones; no table is lost."""
    made = open_table(server, "orongo", [person(), person()])
    api = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations: list[Any] = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]  # an Err has none and fails
    described = server.get("/api/openapi.json").json()["paths"]
    assert len(operations) == sum(map(len, described.values())) >= 48
    with Session() as session:
        for operation in operations:
            _ask(operation, kind, session)
    assert errors(server) == 0
    assert server.get("/healthz").json() == {"status": "ok"}
    held = {"table": made.table, "tokens": [made.seats[0]]}
    mine = server.post("/api/mine", json={"held": [held]}).json()
    assert [found["waits_for_you"] for found in mine["tables"]] == [True]


def _ask(operation: Any, kind: GenerationMode, session: Session) -> None:
    @given(case=operation.as_strategy(generation_mode=kind))
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        # A schema cannot say which names and records have a meaning: those are refused.
        case.call_and_validate(
            excluded_checks=[positive_data_acceptance], timeout=PATIENCE_S, session=session
        )

    try:
        ask()
    except Unsatisfiable:
        assert kind is GenerationMode.NEGATIVE  # nothing about it could be wrong


JSON = {"Content-Type": "application/json"}


def _seats(game: str, seats: bytes) -> bytes:
    return b'{"game":"%s","seats":[%s]}' % (game.encode(), seats)


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "key"),
    [
        ("POST", "/api/tables", b"{", JSON, 400, "json-truncated"),
        ("POST", "/api/tables", b'{"game":"\xff"}', JSON, 400, "utf8"),
        ("POST", "/api/tables", b"[" * 60000, JSON, 400, "json-type"),
        ("POST", "/api/tables", b"{}", {}, 415, "table-media"),
        ("POST", "/api/tables", b" " * 70_000, JSON, 413, "table-large"),
        (
            "POST",
            "/api/tables",
            b'{"game":"go","seats":[{"player":"person"}]}',
            JSON,
            400,
            "unknown-game",
        ),
        (
            "POST",
            "/api/tables",
            b'{"game":"orongo","seats":[{"player":"person"}]}',
            JSON,
            400,
            "players",
        ),
        (
            "POST",
            "/api/tables",
            _seats("orongo", b'{"player":"bot"},{"player":"bot","level":"god"}'),
            JSON,
            400,
            "table-level",
        ),
        (
            "POST",
            "/api/tables",
            _seats("orongo", b'{"player":"person","level":"easy"},{"player":"person"}'),
            JSON,
            400,
            "table-level-person",
        ),
        (
            "POST",
            "/api/tables",
            b'{"game":"orongo","seats":[{"player":"person"},{"player":"person"}],'
            b'"options":{"open_bases":true}}',
            JSON,
            400,
            "json-unknown",
        ),
        ("POST", "/api/records", b"nonsense", {}, 400, "record-format"),
        ("POST", "/api/records", b"x" * 2_000_001, {}, 413, "table-large"),
        ("POST", "/api/chance", b'{"record":"","seed":"x"}', JSON, 400, "record-format"),
        ("GET", "/api/tables/none/record", b"", {"Authorization": "Bearer x"}, 404, "table-none"),
        ("GET", "/api/tables/none/record", b"", {}, 403, "table-token"),
        ("GET", "/api/tables/none/record?format=pdf", b"", {}, 400, "table-query"),
        ("POST", "/api/records", b"", {"Origin": "https://x.example"}, 403, "table-origin"),
        ("GET", "/api/nowhere", b"", {}, 404, "table-page-missing"),
        ("DELETE", "/api/tables", b"", {}, 405, "table-method"),
        ("GET", "/api/tables", b"", {}, 405, "table-method"),
    ],
)
def test_what_is_wrong_is_said(
    server: Served,
    method: str,
    path: str,
    body: bytes,
    headers: dict[str, str],
    status: int,
    key: str,
) -> None:
    response = server.request(method, path, content=body, headers=headers)
    assert (response.status_code, response.json()["error"]["key"]) == (status, key)


def test_a_running_game_gives_no_record(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])
    for token, status in ((made.watch, 409), (made.seats[0], 409), ("wrong", 403), ("~", 403)):
        response = server.get(
            f"/api/tables/{made.table}/record",
            headers={"Authorization": f"Bearer {token}"},
        )
        assert response.status_code == status


def test_my_tables(server: Served) -> None:
    """Tables are listed for whoever holds a token; wrong ones are left out without a word."""
    made = open_table(server, "orongo", [person("Ana"), person("Ben")])
    held = [
        {"table": made.table, "tokens": [made.seats[1]]},
        {"table": made.table, "tokens": [made.watch]},
        {"table": made.table, "tokens": ["wrong"]},
        {"table": "none", "tokens": [made.watch]},
    ]
    answer = server.post("/api/mine", json={"held": held}).json()
    assert [found["seats"] for found in answer["tables"]] == [[1], []]
    assert [found["waits_for_you"] for found in answer["tables"]] == [True, False]
    assert answer["tables"][0]["names"] == ["Ana", "Ben"]
    assert answer["tables"][0]["deciding"] == [0, 1]


def test_a_table_waits_for_any_of_the_seats_held(server: Served) -> None:
    """Who holds several seats is waited for as long as one of them must decide."""
    made = open_table(server, "orongo", [person("Ana"), person("Ben"), person("Eve")])
    both = {"table": made.table, "tokens": [made.seats[1], made.seats[0], "wrong", made.watch]}
    one = {"table": made.table, "tokens": [made.seats[0]]}

    def mine() -> list[Any]:
        answer = server.post("/api/mine", json={"held": [both, one]}).json()
        return [(found["seats"], found["waits_for_you"]) for found in answer["tables"]]

    async def bid(seat: int) -> None:
        async with Guest(server, made.table, [made.seats[seat] or ""]) as guest:
            done = await guest.play(seat, "bid 1")
            assert isinstance(done, messages.Done), done

    assert mine() == [([0, 1], True), ([0], True)]
    asyncio.run(bid(0))
    assert mine() == [([0, 1], True), ([0], False)]
    asyncio.run(bid(1))
    assert mine() == [([0, 1], False), ([0], False)]


def test_every_answer_is_guarded(server: Served) -> None:
    for path in ("/", "/api/about", "/api/nowhere", "/healthz", "/metrics"):
        headers = server.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_long_answers_are_compressed(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])
    mine = {"held": [{"table": made.table, "tokens": [made.watch]}] * 50}
    with httpx.Client(base_url=server.address, timeout=PATIENCE_S) as client:
        answers = [
            client.get("/api/about"),
            client.get("/api/openapi.json"),
            client.get("/metrics"),
            client.post("/api/mine", json=mine),
        ]
        for answer in answers:
            assert answer.headers["content-encoding"] == "gzip", answer.url
            assert int(answer.headers["content-length"]) < len(answer.content) / 3
            assert "Accept-Encoding" in answer.headers["vary"]
        again = {"If-None-Match": answers[0].headers["etag"]}
        assert client.get("/api/about", headers=again).status_code == 304
        with_tokens = client.post("/api/mine", json={"held": mine["held"][:1]})
        assert "content-encoding" not in with_tokens.headers


def test_metrics_count(server: Served) -> None:
    def opened() -> float:
        text = server.get("/metrics").text
        line = next(
            x for x in text.splitlines() if x.startswith('ahu_tables_opened_total{game="orongo"}')
        )
        return float(line.split()[1])

    open_table(server, "orongo", [person(), person()])
    before = opened()
    open_table(server, "orongo", [person(), person()])
    assert opened() == before + 1


def test_about_tells_what_there_is(server: Served) -> None:
    about = server.get("/api/about").json()
    assert [game["name"] for game in about["games"]][:2] == ["giants", "orongo"]
    assert {level["name"] for level in about["levels"]} >= {"novice", "expert"}
    assert all(option["rule"] for game in about["games"] for option in game["options"])
    assert requests.About.__struct_fields__ == tuple(about)


def test_numbers_too_large_to_be_written_are_refused(server: Served) -> None:
    """Their sum has one digit more than may be written down."""
    match = ahu.new("orongo", players=2, seed=1)
    plain = json.loads(write_json(match.record))
    plain["header"]["start"] = msgspec.to_builtins(match.position.snapshot())
    plain["events"] = []
    record = json.dumps(plain).replace('"shells": 24', f'"shells": {"9" * 4300}')
    response = server.post("/api/records", content=record)
    assert (response.status_code, response.json()["error"]["key"]) == (400, "orongo-shell-count")
    response = server.post("/api/chance", json={"record": record, "seed": "x"})
    assert (response.status_code, response.json()["error"]["key"]) == (400, "orongo-shell-count")

"""Describes the HTTP interface as an OpenAPI document, made from the messages."""

from __future__ import annotations

import re
from typing import Any

import ahu
from ahu.server import requests
from ahu.server.players import paths as players
from ahu.server.players import requests as player_requests
from ahu.wire.schema import definitions

JSON = "application/json"
DEFINED = "#/components/schemas/"


def document(prefix: str = "") -> dict[str, Any]:
    """Returns the whole document of a server whose addresses stand below `prefix`."""
    bodies = (*requests.BODIES, *player_requests.BODIES)
    answers = (*requests.ANSWERS, *player_requests.ANSWERS)
    components = definitions({}, bodies, place=DEFINED)
    components |= definitions({}, answers, place=DEFINED, complete=True)
    record = {"text/plain": {"schema": {"type": "string"}}, JSON: {"schema": {"type": "object"}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ahu", "version": ahu.__version__},
        "servers": [{"url": prefix or "/"}],
        "paths": {
            "/api/about": {"get": _operation("What this server has", {200: "About"})},
            "/api/games/{game}/text/{language}": {
                "get": _file("The sentences of a game in a language", "text/plain", "Fluent")
            },
            "/api/games/{game}/picture/{language}": {
                "get": _file("A picture of a game's board", "image/svg+xml", "The picture")
            },
            "/api/tables": {
                "post": _operation("Open a table", {201: "OpenedTable"}, body="NewTable")
            },
            "/api/lessons": {
                "post": _operation("Take a lesson", {201: "OpenedTable"}, body="NewLesson")
            },
            "/api/puzzles": {
                "post": _operation("Solve a puzzle", {201: "OpenedTable"}, body="NewPuzzle")
            },
            "/api/mine": {
                "post": _operation(
                    "How some tables stand", {200: "TableSummaries"}, body="HeldTables"
                )
            },
            "/api/tables/{table}": {
                "delete": _with_token(_done("Take a table away", "It is gone"))
            },
            "/api/tables/{table}/record": {"get": _record(record)},
            "/api/tables/{table}/claim": {
                "post": _at_table(
                    _operation("Take the seat of an invitation", {200: "Claimed"}, body="Claim")
                )
            },
            "/api/tables/{table}/leave": {
                "post": _with_token(_done("Give a seat up", "It is free"))
            },
            "/api/tables/{table}/invite": {
                "post": _with_token(
                    _operation("Invite somebody to a seat", {200: "Invited"}, body="Invite")
                )
            },
            "/api/tables/{table}/rematch": {
                "post": _with_token(
                    _operation("Play once more", {200: "Rematch"}, body="Changed", needed=False)
                )
            },
            "/api/tables/{table}/analysis": {
                "get": _with_token(_operation("How far an analysis is", {200: "AnalysisState"})),
                "post": _with_token(
                    _operation("Have a finished game analysed", {202: "AnalysisState"})
                ),
            },
            "/api/records": {
                "post": {
                    **_operation("Keep a record to look at", {201: "OpenedTable"}),
                    "requestBody": {"required": True, "content": record},
                }
            },
            "/api/chance": {
                "post": _operation(
                    "Whether chance came from a seed", {200: "ChanceChecked"}, body="CheckChance"
                )
            },
            **_of_players(),
            "/healthz": {"get": _operation("Whether the server is alive", {200: "Health"})},
            "/readyz": {
                "get": _operation("Whether something can be stored", {200: "Health", 503: "Health"})
            },
        },
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _of_players() -> dict[str, Any]:
    """Returns the requests of players and about them."""
    found: dict[str, Any] = {}
    for one in players.PATHS:
        answers = {one.status: one.answer} if one.answer else {}
        operation = _operation(one.summary, answers, one.body or None)
        if one.status == 303:
            operation["responses"]["303"] = {"description": "The page that asks"}
        elif not one.answer:
            operation["responses"]["204"] = {"description": "It is done"}
        names = re.findall(r"{(\w+)}", one.path)
        if names:
            operation["parameters"] = [_in_path(name) for name in names]
        if one.signed_in:
            operation["security"] = [{"token": []}]
        found.setdefault(f"/api{one.path}", {})[one.method] = operation
    return found


def _operation(
    summary: str, answers: dict[int, str], body: str | None = None, needed: bool = True
) -> dict[str, Any]:
    responses = {
        str(status): {"description": name, "content": {JSON: {"schema": _ref(name)}}}
        for status, name in answers.items()
    }
    problem = {"description": "Problem", "content": {JSON: {"schema": _ref("Problem")}}}
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {"503": problem, **responses, "4XX": problem},
    }
    if body is not None:
        content = {JSON: {"schema": _ref(body)}}
        operation["requestBody"] = {"required": needed, "content": content}
    return operation


def _done(summary: str, then: str) -> dict[str, Any]:
    """Returns an operation whose answer has no content."""
    operation = _operation(summary, {})
    operation["responses"]["204"] = {"description": then}
    return operation


def _at_table(operation: dict[str, Any]) -> dict[str, Any]:
    return {**operation, "parameters": [_in_path("table")]}


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _with_token(operation: dict[str, Any]) -> dict[str, Any]:
    return {**_at_table(operation), "security": [{"token": []}]}


def _record(content: dict[str, Any]) -> dict[str, Any]:
    operation = _operation("The record of a finished game", {})
    operation["responses"]["200"] = {"description": "The record", "content": content}
    operation["security"] = [{"token": []}]
    operation["parameters"] = [
        _in_path("table"),
        {
            "name": "format",
            "in": "query",
            "required": False,
            "schema": {"type": "string", "enum": ["text", "json"]},
        },
    ]
    return operation


def _file(summary: str, type: str, description: str) -> dict[str, Any]:
    """Returns an operation that answers with a file of a game in a language."""
    operation = _operation(summary, {})
    content = {type: {"schema": {"type": "string"}}}
    operation["responses"]["200"] = {"description": description, "content": content}
    operation["parameters"] = [_in_path(name) for name in ("game", "language")]
    return operation


def _ref(name: str) -> dict[str, str]:
    return {"$ref": DEFINED + name}

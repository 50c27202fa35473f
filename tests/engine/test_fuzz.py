"""Whatever is sent, every line gets a reply, and a failed request changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.talk import Talk

ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 3)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["bid 1", "take f0", "first 0", "show", "pennies", "text", "json"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
TALK = Talk()
TALK.begin(first=0)
RECORD = TALK.ask("record", format="json")["record"]
SNAPSHOT = TALK.ask("position")["snapshot"]
VALID: list[dict[str, Any]] = [
    {"do": "new", "game": "pennies", "players": 2, "seed": 1, "names": ["a"], "options": {}},
    {"do": "new", "game": "pennies", "players": 3, "chance": ["first 0"], "first": None},
    {"do": "setup", "game": "pennies", "snapshot": SNAPSHOT},
    {"do": "replay", "record": RECORD},
    {"do": "status"},
    {"do": "legal", "seat": 0},
    {"do": "play", "seat": 0, "action": {"do": "bid", "pennies": 1}},
    {"do": "play", "seat": 1, "action": "bid 2"},
    {"do": "play", "seat": 0, "action": {"do": "take", "field": "f0"}},
    {"do": "check", "seat": 0, "action": {"do": "take", "field": "f0"}},
    {"do": "outcomes"},
    {"do": "chance", "outcome": {"chance": "first", "seat": 0}},
    {"do": "view", "seat": 1},
    {"do": "recall", "seat": 1},
    {"do": "public"},
    {"do": "record", "format": "text"},
    {"do": "undo"},
    {"do": "reset"},
    {"do": "board"},
    {"do": "plan", "seat": 0, "item": "x"},
    {"do": "games"},
]


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place within plain data."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            found += places(inner, (*path, i))
    return found


def changed(value: Any, path: tuple[str | int, ...], new: object) -> Any:
    """The data with something else at a place."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    request: Any = draw(st.sampled_from(VALID))
    for _ in range(draw(st.integers(0, 2))):
        request = changed(request, draw(st.sampled_from(places(request))), draw(ANYTHING))
    if isinstance(request, dict) and draw(st.booleans()):
        request = {**request, "id": draw(ANYTHING)}
    try:
        return msgspec.json.encode(request)
    except (OverflowError, ValueError, UnicodeError):
        return b"{}"


def survives(lines: list[bytes]) -> None:
    talk = Talk("de")
    before = talk.begin(first=0)
    for line in lines:
        reply = talk.raw(line)
        if "error" in reply:
            assert reply["error"]["message"]
            # A board in this small game is read without care, and that is answered as a fault.
            assert reply["error"]["key"] != "internal" or b'"board"' in line
            assert talk.ask("status") == {**before, "happened": []}
        elif talk.session.over:
            return
        before = talk.ask("status")


@settings(max_examples=150, deadline=None)
@given(st.lists(st.binary(max_size=40), max_size=4))
def test_any_bytes(lines: list[bytes]) -> None:
    survives(lines)


@settings(max_examples=150, deadline=None)
@given(st.lists(ANYTHING, max_size=4))
def test_any_json(values: list[Any]) -> None:
    lines = []
    for value in values:
        try:
            lines.append(msgspec.json.encode(value))
        except (OverflowError, ValueError, UnicodeError):
            lines.append(repr(value).encode("utf-8", "surrogatepass"))
    survives(lines)


@settings(max_examples=300, deadline=None)
@given(st.lists(requests(), min_size=1, max_size=8))
def test_requests_with_something_changed(lines: list[bytes]) -> None:
    survives(lines)

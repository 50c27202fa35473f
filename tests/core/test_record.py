from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ahu.core.match import replay
from ahu.core.record import (
    event_lines,
    read,
    read_json,
    read_text,
    write_json,
    write_text,
)
from ahu.core.refusal import Refused
from ahu.text import LANGUAGES, sentence
from tests.core.pennies import PENNIES
from tests.core.test_match import played

KNOWN = {"pennies": PENNIES}
TEXT = write_text(played(1).record, PENNIES)
JSON = write_json(played(1).record)


def refused(text: str) -> str:
    with pytest.raises(Refused) as caught:
        replay(PENNIES, read(text.encode(), KNOWN))
    return str(caught.value)


@pytest.mark.parametrize("seed", range(20))
def test_text_and_json_bring_a_record_back(seed: int) -> None:
    match = played(seed)
    text = write_text(match.record, PENNIES)
    assert read_text(text, KNOWN) == match.record
    assert write_text(read_text(text, KNOWN), PENNIES) == text
    assert read_json(write_json(match.record), KNOWN) == match.record
    assert read(text.encode(), KNOWN) == read(write_json(match.record), KNOWN)
    again = replay(PENNIES, match.record)
    assert again.record == match.record
    assert again.position.snapshot() == match.position.snapshot()


def test_a_record_reads_well() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "ahu record 1"
    assert lines[5:11] == [
        "option purse: 6",
        "option open: no",
        "seat blue: Ann",
        "seat green: Bo",
        "seat red:",
        "",
    ]
    assert lines[11].startswith("1.1    chance first ")
    assert [number for number, _ in event_lines(TEXT)] == list(range(12, len(lines) + 1))


def test_other_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    other = "\ufeff" + TEXT.replace("\n", "\r\n")
    assert read(other.encode(), KNOWN) == read_text(TEXT, KNOWN)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ahu record 1", "ahu record 2", "line 1: a record begins with"),
        ("game: pennies", "game: nim", "line 2: there is no game “nim”"),
        ("rules: 1", "rules: 2", "line 3: written under rules version 2"),
        ("board: Row\n", "", "header: the header lacks “board”"),
        ("board: Row", "board Row", "line 4: not a header line"),
        ("board: Row", "game: pennies", "line 4: the header has “game” twice"),
        (
            "option purse: 6",
            "option purse: many",
            "line 6: option purse cannot be “many”; it can be …–…",
        ),
        ("option purse: 6", "option nose: 6", "line 6: pennies has no option “nose”"),
        ("seat red:", "seat pink:", "line 10: unknown header line “seat pink”"),
        ("seat green: Bo\nseat red:\n", "", "header: the game is for 2 to 3 players, not 1"),
        ("seat red:", f"seat red: {'x' * 61}", "longer than 60"),
        ("1.1    chance", "1.1 pink", "line 12: “pink” does not sit here"),
        ("1.1    chance", "1 chance", "line 12: not an event"),
        ("first ", "second ", "line 12: “second"),
        ("1.1    chance", "١.1 chance", "line 12: not an event"),
        ("digest: ", "digest: x", "header: played on another board"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TEXT
    assert message in refused(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"ahu record 1"', '"x"', "$.format: a record begins"),
        ('"pennies"', '"nim"', "$.header.game: there is no game"),
        ('"rules": 1', '"rules": "1"', "$.header.rules: int expected, found str"),
        ('"rules": 1', '"rules": 7', "$.header.rules: written under rules version 7"),
        ('"purse": 6', '"purse": "6"', "$.header.options.purse: int expected, found str"),
        ('"seat": null', '"seat": 0', "$.events[0].move"),
        ('"seat": null', '"seat": 5', "$.events[0].seat: there is no seat 5"),
        (
            '"chance": "first"',
            '"chance": "last"',
            "$.events[0].move.chance: “last” is not a possible value here",
        ),
        ('"seats": [', '"seats": ["x", ', "$.header.seats: the game is for"),
        ('"header": {', '"header": {"x": 1,', "$.header: “x” is not known here"),
        ('"events": [', '"events": [,', "broken JSON at byte"),
    ],
)
def test_a_fault_in_json_is_told_with_its_path(old: str, new: str, message: str) -> None:
    text = JSON.decode()
    assert old in text
    assert message in refused(text.replace(old, new, 1))


def test_names_in_json_are_put_on_one_line() -> None:
    record = read_json(JSON.replace(b'"Ann"', b'" A\\nn: n "'), KNOWN)
    assert record.header.seats[0] == "A n: n"
    assert read_text(write_text(record, PENNIES), KNOWN) == record


def test_what_is_no_text_is_refused_with_its_line() -> None:
    with pytest.raises(Refused, match="line 2: not UTF-8"):
        read(b"ahu record 1\n\xff", KNOWN)
    with pytest.raises(Refused, match="not UTF-8"):
        read(b'{"format": "\xff"}', KNOWN)
    with pytest.raises(Refused, match="nested too deeply"):
        read(b'{"header": {"options": ' + b"[" * 100_000, KNOWN)


def harmless(data: bytes) -> None:
    """Reading and replaying either works or is refused, with a sentence in every language."""
    try:
        match = replay(PENNIES, read(data, KNOWN))
    except Refused as fault:
        assert all(sentence(fault.refusal, language) for language in LANGUAGES)  # noqa: PT017
    else:
        text = write_text(match.record, PENNIES)
        assert write_text(read_text(text, KNOWN), PENNIES) == text
        assert read_json(write_json(match.record), KNOWN) == match.record


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.binary(), st.text().map(str.encode), st.text().map("ahu record 1\n{}".format)))
def test_any_data_is_harmless(data: bytes | str) -> None:
    harmless(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))


@settings(max_examples=250, deadline=None)
@given(
    st.sampled_from([TEXT.encode(), JSON]),
    st.lists(
        st.tuples(st.integers(0, 3000), st.integers(0, 30), st.binary(max_size=4)), max_size=3
    ),
)
def test_damaged_records_are_harmless(data: bytes, cuts: list[tuple[int, int, bytes]]) -> None:
    for at, size, more in cuts:
        at %= len(data) + 1
        data = data[:at] + more + data[at + size :]
    harmless(data)


@settings(max_examples=100, deadline=None)
@given(st.permutations(TEXT.splitlines()).map("\n".join))
def test_shuffled_lines_are_harmless(text: str) -> None:
    harmless(text.encode())


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60), st.text(max_size=60))
def test_any_name_survives(one: str, other: str) -> None:
    from ahu.core.match import Match

    match = Match(PENNIES, 2, first=0, names=(one, other))
    text = write_text(match.record, PENNIES)
    assert read_text(text, KNOWN) == match.record
    assert read_json(write_json(match.record), KNOWN) == match.record
    assert (
        msgspec.json.decode(write_json(match.record))["header"]["seats"][0]
        == (match.record.header.seats[0])
    )

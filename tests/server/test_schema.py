"""The page's types are those of the messages."""

from __future__ import annotations

import re

from ahu.server import messages
from ahu.server.schema import TARGET, definitions, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run `python -m ahu.server.schema`"


def test_every_name_in_the_schema_is_defined() -> None:
    found = definitions()
    text = repr(found)
    for name in re.findall(r"'#/\$defs/(\w+)'", text):
        assert name in found


def test_every_message_is_there() -> None:
    found = definitions()
    for union in (messages.Wanted, messages.Spoken):
        for kind in union.__args__:
            assert kind.__name__ in found

"""Every refusal Orongo can give exists in every language, with the same arguments."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ahu.text import LANGUAGES, say

SOURCES = files("ahu.games.orongo")
TELLING = ("aid.py", "ending.py", "narration.py")
"""The modules that tell and explain, rather than refuse."""
KEYS = sorted(
    {
        key
        for file in SOURCES.iterdir()
        if file.name.endswith(".py") and file.name not in TELLING
        for key in re.findall(r'"(orongo-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the variables each one uses."""
    text = (files("ahu.games.orongo.text") / language / "refusals.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z-]+) = ", text, flags=re.MULTILINE)[1:]
    bodies = zip(parts[::2], parts[1::2], strict=True)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in bodies}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message_and_no_more(language: str) -> None:
    assert sorted(messages(language)) == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_variables_in_every_language(language: str) -> None:
    found, english = messages(language), messages("en")
    for key in KEYS:
        assert found[key] - {"colour"} == english[key] - {"colour"}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 11])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for key, names in messages(language).items():
        words = {"colour": "red", "field": "p4", "palm": "p5", "text": "x", "action": "Pass"}
        text = say(key, language, **words, **dict.fromkeys(names - words.keys(), number))
        assert text
        assert "{" not in text

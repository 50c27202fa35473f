"""A parser of the command line that speaks the reader's language and never dumps its usage."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from ahu.cli.faults import as_usage, unknown, usage
from ahu.text import LANGUAGES, language_named, say

# What argparse says in English, to be said in our words.
_MISSING = re.compile(r"the following arguments are required: (?P<name>\S+).*", re.DOTALL)
_NEEDS_VALUE = re.compile(r"argument (?P<name>\S+): expected .*", re.DOTALL)
_NO_VALUE = re.compile(r"argument (?P<name>\S+): ignored explicit argument .*", re.DOTALL)
_UNKNOWN = re.compile(r"unrecognized arguments: (?P<name>\S*).*", re.DOTALL)


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for anywhere in the call, and the rest of the call. Raises Usage."""
    language: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word != "--language" and not word.startswith("--language="):
            rest.append(word)
            continue
        value = next(words, "") if word == "--language" else word.partition("=")[2]
        if not value:
            raise usage("cli-needs-value", name="--language")
        with as_usage():
            language = language_named(value)
    return language, rest


class Parser(argparse.ArgumentParser):
    """Arguments of one command. Values stay text; the command reads them."""

    def __init__(self, command: str, language: str) -> None:
        self.language = language

        class Formatter(argparse.HelpFormatter):
            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[Any],
                prefix: str | None = None,
            ) -> None:
                prefix = say("cli-usage", language) + " "
                super().add_usage(usage, actions, groups, prefix)

        super().__init__(
            prog=f"ahu {command}",
            description=self._text(f"cli-{command.replace(' ', '-')}"),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = say("cli-arguments", language)
        self._optionals.title = say("cli-options", language)

    def _text(self, key: str) -> str:
        return say(key, self.language).replace("%", "%%")

    def take(self, name: str, text: str, value: str = "", **settings: Any) -> None:
        """Add an argument; `text` and `value` are keys: what it means, and what its value is."""
        if value:
            settings["metavar"] = say(value, self.language)
        self.add_argument(*name.split(), help=self._text(text), **settings)

    def parse(self, argv: list[str]) -> argparse.Namespace:
        """The arguments, as text. Raises Usage."""
        return self.parse_intermixed_args(argv)

    def finish(self) -> None:
        """Add what every command has."""
        self.take("--language", "cli-language-text", metavar="|".join(LANGUAGES))
        self.take("-h --help", "cli-help-text", action="store_true")

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence of our own."""
        if found := _UNKNOWN.fullmatch(message):
            word = found["name"]
            if word.startswith("-"):
                known = [name for name in self._option_string_actions if name.startswith("--")]
                raise unknown("cli-unknown-flag", "cli-unknown-flag-nearest", word, known)
            raise usage("cli-unexpected", found=word)
        if found := _MISSING.fullmatch(message):
            raise usage("cli-missing", name=found["name"].rstrip(","))
        if found := _NEEDS_VALUE.fullmatch(message):
            raise usage("cli-needs-value", name=found["name"])
        if found := _NO_VALUE.fullmatch(message):
            raise usage("cli-no-value", name=found["name"])
        raise usage("cli-wrong")

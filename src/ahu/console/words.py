"""Words in one language, with the glyph and colour of each clan."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ahu.core.contract import COLOURS
from ahu.core.log import Message
from ahu.core.refusal import Argument
from ahu.text import can_say, say

GLYPHS = ("●", "■", "◆", "▼", "✚")
"""A glyph for each clan, so that nothing is told by colour alone."""
STYLES = ("bright_blue", "green", "red", "yellow", "magenta")

COMMANDS = ("help", "log", "board", "back", "undo", "aside", "quit")
"""The extra words that a prompt understands. The texts say how they are typed."""


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.clans = tuple(self("clan", colour=colour) for colour in COLOURS)
        self._clan = re.compile(rf"\b({'|'.join(self.clans)})\b")
        self.typed = {
            word.strip(): command
            for command in COMMANDS
            for word in self(f"terminal-word-{command}").split(",")
        }

    def __call__(self, key: str, /, **args: Argument) -> str:
        return say(key, self.language, **args)

    def perhaps(self, key: str) -> str | None:
        """Returns the message of this key, which needs no arguments, or None if there is none."""
        return self(key) if can_say(key) else None

    def command(self, text: str) -> str | None:
        """Returns the extra word that somebody typed, in this language or in English, or None."""
        return self.typed.get(text.casefold())

    def word(self, command: str) -> str:
        """Returns how an extra word is shown."""
        return self(f"terminal-word-{command}").split(",")[0].strip()

    def listed(self, parts: Sequence[str]) -> str:
        """Returns some things in a row: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self("terminal-list", most=", ".join(parts[:-1]), last=parts[-1])

    def phrase(self, said: Message) -> str:
        """Returns a message in words, with the messages it contains."""
        args: dict[str, Argument] = {}
        for name, value in said.args.items():
            if isinstance(value, Message):
                args[name] = self.phrase(value)
            elif isinstance(value, list):
                args[name] = self.listed([self.phrase(part) for part in value])
            else:
                args[name] = value
        return self(said.key, **args)

    def clan(self, seat: int) -> Text:
        """Returns a clan with its glyph, in its colour."""
        return Text(f"{GLYPHS[seat]} {self.clans[seat]}", STYLES[seat])

    def paint(self, sentence: str, style: str = "") -> Text:
        """Returns a sentence in which every clan has its glyph and colour."""
        text = Text(style=style)
        end = 0
        for found in self._clan.finditer(sentence):
            text.append(sentence[end : found.start()])
            text.append(self.clan(self.clans.index(found[0])))
            end = found.end()
        text.append(sentence[end:])
        return text

"""Reads TOML piece by piece: what is not in the expected form becomes a fault.

A piece that cannot be read is reported once and read as None. Places are counted from 1.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from typing import Any

from ahu.boards.fault import Findings, shown
from ahu.core.refusal import refuse

Table = dict[str, Any]

MOST_TEXT = 200_000
"""The largest board needs a tenth of this; longer texts are refused unread."""

_PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


def parse(text: str, rule: str) -> Table:
    """Returns the TOML in this text. Raises Refused, with the line, if it is not TOML."""
    if len(text) > MOST_TEXT:
        raise refuse(rule, "board-too-long", most=MOST_TEXT)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise refuse(rule, "board-too-deep") from None
    except ValueError as error:  # TOMLDecodeError, or a number with too many digits
        problem = str(error)
        place = _PLACE.search(problem)
        if place is None:
            raise refuse(rule, "board-not-toml", problem=shown(problem, 200)) from None
        line = place[1] or str(text.count("\n") + 1)
        raise refuse(
            rule, "board-not-toml", f"line {line}", problem=shown(problem[: place.start()], 200)
        ) from None


class Form(Findings):
    """Reads the pieces of one board and notes what is wrong with them."""

    def table(
        self, value: object, where: str, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> Table:
        """Returns a table with these keys, or an empty one for anything else."""
        if not isinstance(value, dict):
            self._type("table", value, where)
            return {}
        known = ", ".join([*needed, *optional])
        for key in value:
            if key not in needed and key not in optional:
                self.fault("unknown-key", where, name=shown(key), known=known)
        for key in needed:
            if key not in value:
                self.fault("missing-key", where, name=key)
        return value

    def items(self, table: Table, key: str, where: str) -> list[Any] | None:
        """Returns the list under this key; a missing key was reported with its table."""
        value: list[Any] | None = self._typed(table, key, where, "list", list)
        return value

    def integer(self, table: Table, key: str, where: str, least: int, most: int) -> int | None:
        """Returns the whole number under this key, within these bounds."""
        value: int | None = self._typed(table, key, where, "integer", int)
        if value is not None and not least <= value <= most:
            self.fault("range", where, least=least, most=most, found=shown(value))
            return None
        return value

    def pair(self, table: Table, key: str, where: str) -> tuple[int, int] | None:
        """Returns the coordinates [q, r] under this key, wherever they point."""
        value = self._typed(table, key, where, "list", list)
        if value is None:
            return None
        if len(value) != 2 or not all(type(number) is int for number in value):
            self.fault("pair", where)
            return None
        return value[0], value[1]

    def name(self, table: Table, key: str, where: str) -> str | None:
        """Returns the text under this key, if it can stand in a line of notation."""
        value: str | None = self._typed(table, key, where, "text", str)
        if value is None:
            return None
        if not value.strip():
            self.fault("name-empty", where)
        elif any(map(_unprintable, value)):
            self.fault("name-characters", where, name=shown(value))
        elif value != " ".join(value.split()):
            self.fault("name-spaces", where, name=shown(value))
        else:
            return value
        return None

    def _typed(self, table: Table, key: str, where: str, expected: str, type_: type) -> Any:
        value = table.get(key)
        if value is None or (isinstance(value, type_) and not isinstance(value, bool)):
            return value
        return self._type(expected, value, where)

    def _type(self, expected: str, value: object, where: str) -> None:
        self.fault("type", where, expected=expected, found=shown(value))


def _unprintable(character: str) -> bool:
    # These are controls, invisible formatting, half characters, line ends, and what XML cannot
    # hold.
    category = unicodedata.category(character)
    return category in ("Cc", "Cf", "Cs", "Zl", "Zp") or ord(character) & 0xFFFE == 0xFFFE

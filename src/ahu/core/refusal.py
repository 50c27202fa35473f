"""Refusals: what is wrong, by which rule, and where, as data that become a sentence at the edge."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import force_setattr, replace

Argument = str | int
MOST = 2**63 - 1
"""The largest number in a message; a file may hold one that cannot even be written down."""
LONGEST = 1000
"""The most characters of a text to repeat: no person reads on, and Fluent refuses 2,500."""


class Refusal(Struct, frozen=True):
    """The reason why something is not allowed."""

    rule: str
    """The id of the rule that forbids it; empty for a fault of form."""
    key: str
    """The name of the message."""
    args: dict[str, Argument] = {}
    """The arguments of the message."""
    where: str = ""
    """The place of the fault in a file or request; empty when it is the whole."""

    def __post_init__(self) -> None:
        """Shortens arguments and places that are too long or too large."""
        if any(map(_is_too_much, self.args.values())):
            force_setattr(self, "args", {name: _bounded(it) for name, it in self.args.items()})
        if len(self.where) > LONGEST:
            force_setattr(self, "where", _bounded(self.where))


def _is_too_much(value: Argument) -> bool:
    return len(value) > LONGEST if isinstance(value, str) else abs(value) > MOST


def _bounded(value: Argument) -> Argument:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return max(-MOST, min(MOST, value))


class Refused(Exception):
    """Raised when something that is not allowed is done all the same; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        from ahu.text import sentence  # sentences are loaded only when one is needed

        return sentence(self.refusal)


def refuse(rule: str, key: str, where: str = "", **args: Argument) -> Refused:
    """Returns an exception to raise, with a refusal made from these arguments."""
    return Refused(Refusal(rule, key, args, where))


class at:  # noqa: N801  # it is used like a function
    """Prefixes the place of every refusal raised in the block with `where`."""

    def __init__(self, where: str) -> None:
        self._where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        if isinstance(error, Refused):
            inner = error.refusal.where
            place = inner[1:] if inner.startswith("$") else f" {inner}" if inner else ""
            raise Refused(replace(error.refusal, where=self._where + place)) from None

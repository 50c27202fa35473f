"""What is wrong, by which rule, and where: data first, a sentence only at the edge."""

from __future__ import annotations

from msgspec import Struct

Argument = str | int


class Refusal(Struct, frozen=True):
    """Why something is not allowed.

    `rule` is the id of the rule that forbids it (empty for a fault of form), `key` names the
    message and `args` fill it in the reader's language; `where` is the place of the fault in a
    file or request, if there is one.
    """

    rule: str
    key: str
    args: dict[str, Argument] = {}
    where: str = ""


class Refused(Exception):
    """Raised when something that is not allowed is done all the same; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        from ahu.text import sentence  # sentences are loaded only when one is needed

        return sentence(self.refusal)


def refuse(rule: str, key: str, where: str = "", **args: Argument) -> Refused:
    """An exception to raise, in short."""
    return Refused(Refusal(rule, key, args, where))

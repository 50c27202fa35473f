"""What is wrong with a board: each fault with its rule, its message and its place."""

from __future__ import annotations

from msgspec import Struct

from ahu.core.refusal import Argument, Refusal

MOST_SHOWN = 40
"""A value in a message is cut after this many characters."""


class BoardFault(Struct, frozen=True):
    """One thing wrong with a board; a warning does not keep it from being played."""

    refusal: Refusal
    warning: bool = False


class Findings:
    """Gathers the faults of one board, under the rule that describes its form."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.faults: list[BoardFault] = []

    def fault(self, key: str, where: str = "", rule: str | None = None, **args: Argument) -> None:
        """Notes what the rules do not allow; by the rule of the form unless another is given."""
        rule = self.rule if rule is None else rule
        self.faults.append(BoardFault(Refusal(rule, f"board-{key}", args, where)))

    def warning(self, key: str, where: str = "", **args: Argument) -> None:
        """Notes what is allowed, but its author may not have meant."""
        self.faults.append(
            BoardFault(Refusal(self.rule, f"board-{key}", args, where), warning=True)
        )

    @property
    def broken(self) -> Refusal | None:
        """The first fault that is not a warning."""
        return next((fault.refusal for fault in self.faults if not fault.warning), None)


def shown(value: object, most: int = MOST_SHOWN) -> str:
    """Returns any value from a file as one short, printable piece of text."""
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, int):
        # Very long integers cannot be written in decimals.
        text = str(value) if value.bit_length() < 128 else f"{value:#x}"
    elif isinstance(value, dict | list):
        text = "{…}" if isinstance(value, dict) else "[…]"
    else:
        text = str(value)
    clear = "".join(
        c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:most]
    )
    return clear if len(text) <= most else clear + "…"

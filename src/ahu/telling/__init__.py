"""What happened and what is to be done, as messages: a key and arguments, in nobody's language."""

from __future__ import annotations

from ahu.telling.said import Entry, Said, Story

__all__ = ["Entry", "Said", "Story"]

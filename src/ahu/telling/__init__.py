"""What happened and what is to be done, as messages: a key and arguments, in nobody's language.

Terminal and browser say the same; each makes the sentences where its reader is.
"""

from __future__ import annotations

from ahu.telling.said import Entry, Said, Story
from ahu.telling.tellers import Teller, teller_for

__all__ = ["Entry", "Said", "Story", "Teller", "teller_for"]

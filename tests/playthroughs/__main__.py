"""Write every playthrough anew, or print one with everything that is known after each step."""

from __future__ import annotations

import sys

from tests.playthroughs.digests import digests
from tests.playthroughs.games import PLAYTHROUGHS
from tests.playthroughs.telling import tell, tell_all


def write() -> None:
    """Write all files."""
    for playthrough in PLAYTHROUGHS:
        playthrough.digests.write_text(digests(playthrough), encoding="utf-8")
        if playthrough.told:
            playthrough.text.write_text(tell(playthrough), encoding="utf-8")
        print(playthrough.name)


if len(sys.argv) > 1:
    chosen = {playthrough.name: playthrough for playthrough in PLAYTHROUGHS}
    print(tell_all(chosen[sys.argv[1]]), end="")
else:
    write()

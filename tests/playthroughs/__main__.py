"""Write every playthrough anew."""

from __future__ import annotations

from tests.playthroughs.telling import GAMES, tell

for playthrough in GAMES:
    playthrough.path.write_text(tell(playthrough), encoding="utf-8")
    print(playthrough.path.name)

"""Small programs that play, well or badly."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

LOOP = """
import json, os, sys, time
for count, line in enumerate(sys.stdin):
    question = json.loads(line)
    number, legal = question["id"], question["legal"]
    def answer(action, number=number):
        print(json.dumps({"id": number, "action": action}), flush=True)
"""

WELL = "    answer(legal[question['seed'] % len(legal)]['text'])"
AS_DATA = "    answer(legal[-1]['action'])"
CRASHES = "    sys.exit(3)"
HANGS = "    time.sleep(600)"
HANGS_ONCE = (
    f"    if not os.path.exists(sys.argv[1]): open(sys.argv[1], 'w'); time.sleep(600)\n{WELL}"
)
ILLEGAL = "    answer('bid 1000' if question['game'] == 'orongo' else 'bid 99 markers')"
GARBAGE = "    print('hello', flush=True)"
LATE = f"    answer('nonsense', number - 1)\n{WELL}"
FLOODS = "    while True: answer('nonsense', number - 1)"
SPAWNS = "    os.system(f'sleep {sys.argv[1]}')"


def program(folder: Path, body: str, *arguments: str, ms: int = 100) -> str:
    """A bot that runs a program with this in its loop."""
    file = folder / "bot.py"
    file.write_text(LOOP + body, encoding="utf-8")
    command = shlex.join([sys.executable, "-S", str(file), *arguments])
    return f"cmd,ms={ms}:{command}"

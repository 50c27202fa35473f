"""`ahu analyse` says who was how likely to win when, and which moves and what luck decided."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ahu.analysis.moments import Analyser
from ahu.analysis.report import Analysis, CostlyMove, TurningPoint, report
from ahu.cli.arguments import Argument, Option
from ahu.cli.command import Command
from ahu.cli.replay import replayed
from ahu.console.faults import put
from ahu.console.progress import bar
from ahu.console.words import Words
from ahu.core.log import Message


def run(record: str, board: str | None, json: bool, language: str) -> int:
    """Analyses a finished game, and prints what was found. Raises Refused for a running one."""
    match = replayed(record, board)
    analyser = Analyser(match)
    words = Words(language)
    moments = []
    with bar(words("cli-analysing"), len(analyser)) as went_on:
        for number in range(len(analyser)):
            moments.append(analyser.moment(number))
            went_on(1)
    found = report(match, moments)
    if json:
        put(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    else:
        print(told(found, words))
    return 0


def told(found: Analysis, words: Words) -> str:
    """Returns an analysis for people."""
    return "\n\n".join(
        [
            _table(words("cli-analyse-chances"), _chances(found, words)),
            "\n".join([words("page-analysis-turning"), *_turning(found.turning, words)]),
            "\n".join([words("page-analysis-costly"), *_costly(found.costly, words)]),
            _table(words("page-analysis-luck"), _accounts(found, words)),
            words("page-analysis-about"),
        ]
    )


def _table(heading: str, rows: Sequence[Sequence[str]]) -> str:
    """Returns rows of words, the first column to the left, the others to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            [row[0].ljust(wide[0])] + [c.rjust(w) for c, w in zip(row[1:], wide[1:], strict=True)]
        )
        for row in rows
    ]
    return "\n".join([heading, *(f"  {line}".rstrip() for line in lines)])


def _chances(found: Analysis, words: Words) -> list[list[str]]:
    """Returns the chances at the beginning and at the end of each round."""
    players = len(found.accounts)
    last = {point.round: point for point in found.points[1:]}
    rows = [["", *words.clans[:players]]]
    begin = found.points[0]
    rows.append([words("cli-analyse-begin"), *(_percent(chance) for chance in begin.chances)])
    for round, point in last.items():
        name = words("cli-analyse-round", round=round)
        rows.append([name, *(_percent(chance) for chance in point.chances)])
    return rows


def _turning(points: Sequence[TurningPoint], words: Words) -> list[str]:
    lines = []
    for point in points:
        changes = ", ".join(
            f"{words.clans[seat]} {_signed(change)}"
            for seat, change in enumerate(point.changes)
            if round(100 * change)
        )
        what = _said(point.say, words) or words("page-analysis-chance-did")
        what = f"{what} ({changes})"
        lines.append("  " + words("cli-analyse-line", round=point.round, what=what))
    return lines or [f"  {words('page-analysis-no-turning')}"]


def _costly(moves: Sequence[CostlyMove], words: Words) -> list[str]:
    lines = []
    for move in moves:
        what = _said(move.played, words)
        line = words("cli-analyse-line", round=move.round, what=what)
        lines.append(f"  {_signed(-move.cost)}  {line}")
        lines.append(f"        {words('page-analysis-better')} {_said(move.better, words)}")
    return lines or [f"  {words('page-analysis-no-costly')}"]


def _accounts(found: Analysis, words: Words) -> list[list[str]]:
    columns = ("start", "by-luck", "by-own", "by-others", "end", "lost")
    rows = [["", *(words(f"page-analysis-{column}") for column in columns)]]
    for seat, one in enumerate(found.accounts):
        changes = [_signed(change) for change in (one.luck, one.own, one.others)]
        cells = [_percent(one.start), *changes, _percent(one.end), _percent(one.lost)]
        rows.append([words.clans[seat], *cells])
    return rows


def _said(lines: Sequence[Message], words: Words) -> str:
    return " ".join(map(words.phrase, lines))


def _percent(share: float) -> str:
    return str(round(100 * share))


def _signed(share: float) -> str:
    percent = round(100 * share)
    return f"+{percent}" if percent > 0 else f"−{-percent}" if percent else "0"


ANALYSE = Command(
    run,
    [
        Argument("record", "cli-replay-record-text", "cli-value-file"),
        Option("--board", "cli-board-text", "cli-value-file"),
        Option("--json", "cli-analyse-json-text"),
    ],
)

"""Draws pictures of a contest. The same results give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ahu.arena.results import GameResult
from ahu.arena.summary import ContestSummary
from ahu.text import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SAND, SEA, CLAY, INK = "#dfcb98", "#2e6a79", "#b4532f", "#2b2118"
LEAST_MS = 0.01
"""The shortest time on the logarithmic axis, because a logarithm needs more than zero."""


def ladder(summary: ContestSummary, path: Path, language: str) -> None:
    """Draws the ratings with their intervals, the strongest bot on top."""
    bots = summary.bots[::-1]
    figure, axes = _figure(7, 1.2 + 0.45 * len(bots), say("arena-plot-rating", language), "")
    low = [bot.rating - bot.rating_interval[0] for bot in bots]
    high = [bot.rating_interval[1] - bot.rating for bot in bots]
    rating = [bot.rating for bot in bots]
    rows = range(len(bots))
    axes.errorbar(rating, rows, xerr=[low, high], fmt="o", color=SEA, ecolor=CLAY, capsize=4)
    axes.set_yticks(list(rows), [_short(bot.bot) for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.4)
    _save(figure, path)


def strength(summary: ContestSummary, path: Path, language: str) -> None:
    """Draws the share of wins against the time a decision took."""
    figure, axes = _figure(
        7, 4.2, say("arena-plot-time", language), say("arena-plot-share", language)
    )
    for bot in sorted(summary.bots, key=lambda bot: bot.bot):
        low, high = bot.win_share - bot.interval[0], bot.interval[1] - bot.win_share
        at = max(LEAST_MS, bot.ms_per_decision)
        share = 100 * bot.win_share
        reach = [[100 * low], [100 * high]]
        axes.errorbar([at], [share], yerr=reach, fmt="o", color=SEA, ecolor=CLAY, capsize=4)
        axes.annotate(
            _short(bot.bot), (at, share), textcoords="offset points", xytext=(7, 5), color=INK
        )
    axes.axhline(100 * summary.fair_share, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xscale("log")
    axes.set_ylim(-4, 104)
    axes.margins(x=0.2)
    _save(figure, path)


def scores(
    summary: ContestSummary, results: Sequence[GameResult], path: Path, language: str
) -> None:
    """Draws how the scores of each bot are spread: the middle half, and all but the rarest."""
    bots = summary.bots[::-1]
    figure, axes = _figure(7, 1.2 + 0.45 * len(bots), say("arena-plot-score", language), "")
    values = [
        [r.scores[seat] for r in results for seat, name in enumerate(r.bots) if name == bot.bot]
        for bot in bots
    ]
    drawn = axes.boxplot(values, orientation="horizontal", whis=(2.5, 97.5), showfliers=False)
    for parts in drawn.values():
        for part in parts:
            part.set_color(SEA)
    for middle in drawn["medians"]:
        middle.set_color(CLAY)
    axes.set_yticks(range(1, len(bots) + 1), [_short(bot.bot) for bot in bots])
    _save(figure, path)


def _short(text: str) -> str:
    return text if len(text) <= 32 else text[:31] + "…"


def _figure(width: float, height: float, across: str, up: str) -> tuple[Figure, Axes]:
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    axes.grid(axis="x" if not up else "both", color=SAND, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _save(figure: Figure, path: Path) -> None:
    """Writes the figure as SVG without today's date, so that the bytes stay the same."""
    import matplotlib

    with matplotlib.rc_context({"svg.hashsalt": "ahu", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
    # matplotlib ends some lines with blanks
    text = path.read_text(encoding="utf-8")
    path.write_text("\n".join(row.rstrip() for row in text.splitlines()) + "\n", encoding="utf-8")

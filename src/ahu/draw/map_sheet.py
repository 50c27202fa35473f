"""The sheet every board is drawn on: sea, island, frame, title and compass."""

from __future__ import annotations

from xml.sax.saxutils import escape

from ahu.draw.art import Art
from ahu.draw.hexes import Grid
from ahu.draw.svg import (
    FONT,
    Box,
    clean,
    group,
    number,
    polar,
    shortened,
    tag,
    text,
    use,
    width_of,
    wobble,
)

INK = "#3a2d20"
SAND = "#f3e7c6"
PAPER = "#f6ecd2"
RED = "#a5301f"

DEEP = "#1d4757"
DEPTHS = (
    (2.35, "#205062"),
    (1.75, "#265c6d"),
    (1.2, "#2e6a79"),
    (0.75, "#3b7c87"),
    (0.42, "#539497"),
)
"""How far each band of water reaches, in hexes, and its colour, from deep to shoal."""
HEIGHTS = ((1.5, "#e8d6a8"), (0.6, "#f0e2bd"))
"""How far inland each band of land begins, and its colour, from high to low."""
HIGHEST = "#dfcb98"

FRAME = 26
"""The width of the paper around the chart."""
LEAST = (760.0, 560.0)


class Chart:
    """A sheet in the making. Games draw on `body`, and note in `boxes` what may not be covered."""

    def __init__(
        self, art: Art, grid: Grid, name: str, game: str, legend: str, legend_box: Box
    ) -> None:
        self.art = art
        self.grid = grid
        self.name = shortened(name, 44)
        self.game = game
        self.body: list[str] = []
        self.boxes = [Box.around(x, y, grid.wide * 2.5, grid.size * 2.4) for x, y in grid.centres]
        self.legend = legend
        self.legend_box = legend_box

    def svg(self) -> str:
        """Returns the finished picture."""
        title, size = self._cartouche()
        sheet = Box.hull(self.boxes).grown(self.grid.size * 0.55)
        sheet = _at_least(sheet, LEAST)
        corner, sheet = self._room(sheet, size[0], size[1])
        self.boxes.append(Box.around(*corner, *size))
        rose, sheet = self._room(sheet, 160, 175)
        self.boxes.append(Box.around(*rose, 150, 170))
        page = sheet.grown(FRAME)
        width, height = page.right - page.left, page.bottom - page.top
        box = f"{number(page.left)} {number(page.top)} {number(width)} {number(height)}"
        drawn = "".join(
            (
                self._sea(sheet, rose),
                self._land(),
                *self.body,
                group(use("compass") + _north(), rose[0], rose[1] + 8, 0.98),
                group(title, *corner),
                _frame(page, sheet),
            )
        )
        content = "".join(
            (
                tag("title", escape(clean(f"{self.name} ({self.game})"))),
                tag("defs", "".join([self.art.used_by(drawn), *self._own_defs(sheet)])),
                drawn,
            )
        )
        return (
            tag(
                "svg",
                content,
                xmlns="http://www.w3.org/2000/svg",
                viewBox=box,
                width=number(width),
                height=number(height),
                role="img",
                font_family=FONT,
            )
            + "\n"
        )

    def _own_defs(self, sheet: Box) -> list[str]:
        coast = self.grid.coast()
        return [
            tag("polygon", id="hex", points=self.grid.outline(0.965), stroke_linejoin="round"),
            tag("path", id="coast", d=coast, stroke_linejoin="round"),
            tag("clipPath", tag("path", d=coast, clip_rule="evenodd"), id="land"),
            tag("clipPath", _rect(sheet), id="sheet"),
            tag(
                "radialGradient",
                tag("stop", offset=0, stop_color="#24566a")
                + tag("stop", offset=1, stop_color="#143642"),
                id="deep",
                r="75%",
            ),
        ]

    def _sea(self, sheet: Box, rose: tuple[float, float]) -> str:
        """Returns deep water, compass lines across it, and bands of depth to the shore."""
        size = self.grid.size
        rays = "".join(
            f"M{number(rose[0])} {number(rose[1])}l{number(x)} {number(y)}"
            for x, y in (polar(turn * 22.5 + 11.25, 4000) for turn in range(16))
        )
        parts = [
            _rect(sheet, fill="url(#deep)"),
            tag("path", d=rays, stroke=SAND, stroke_width=0.7, opacity=0.1),
        ]
        for reach, colour in DEPTHS:
            band = 2 * reach * size
            parts.append(use("coast", stroke="#9cc3bf", stroke_width=band + 2.4, opacity=0.5))
            parts.append(use("coast", stroke=colour, stroke_width=band))
        parts.append(self._waves(sheet))
        return tag("g", "".join(parts), clip_path="url(#sheet)", fill="none")

    def _waves(self, sheet: Box) -> str:
        """Returns little crests wherever the sea is open."""
        step = 84.0
        crests = []
        for row in range(int((sheet.bottom - sheet.top) / step) + 1):
            for column in range(int((sheet.right - sheet.left) / step) + 1):
                x = sheet.left + step * (column + 0.5 * (row % 2) + 0.3 * wobble(row, column, 1))
                y = sheet.top + step * (row + 0.5 + 0.3 * wobble(row, column, 2))
                crest = Box.around(x, y, 46, 18)
                inside = sheet.grown(-14).overlap(crest) == 46 * 18
                if inside and not any(crest.overlap(box.grown(8)) for box in self.boxes):
                    crests.append(use("crest", x, y))
        return tag("g", "".join(crests), stroke="#a9cdc9", stroke_width=1.3, opacity=0.42)

    def _land(self) -> str:
        """Returns the island: surf, beach, and bands of height with contour lines."""
        size = self.grid.size
        parts = [
            use(
                "coast",
                fill=HIGHEST,
                fill_rule="evenodd",
                stroke="#e9f1ea",
                stroke_width=0.52 * size,
                opacity=0.85,
            ),
            use("coast", fill=HIGHEST, fill_rule="evenodd", stroke=INK, stroke_width=0.36 * size),
            use("coast", fill="none", stroke=SAND, stroke_width=0.36 * size - 4),
        ]
        inner = [tag("g", use("coast", fill=HIGHEST), fill_rule="evenodd")]
        for reach, colour in HEIGHTS:
            band = 2 * reach * size
            inner.append(
                use("coast", fill="none", stroke="#b79c64", stroke_width=band + 2, opacity=0.6)
            )
            inner.append(use("coast", fill="none", stroke=colour, stroke_width=band))
        parts.append(tag("g", "".join(inner), clip_path="url(#land)"))
        return "".join(parts)

    def _cartouche(self) -> tuple[str, tuple[float, float]]:
        """Returns the title on its plate, around (0, 0), and the size of the plate."""
        letters = 34.0 if len(self.name) <= 18 else 34 * 18 / len(self.name) + 4
        title = width_of(self.name, letters) * 1.3
        legend_width = self.legend_box.right - self.legend_box.left
        legend_height = self.legend_box.bottom - self.legend_box.top
        width = max(title, legend_width, 200) + 64
        height = 102 + legend_height
        plate = Box.around(0, 0, width, height)
        top = plate.top
        parts = [
            _rect(plate, rx=10, fill="#0c2630", opacity=0.35, transform="translate(3 4)"),
            _rect(plate, rx=10, fill=PAPER, stroke=INK, stroke_width=1.6),
            _rect(plate.grown(-6), rx=6, fill="none", stroke="#a8823f", stroke_width=1),
            text(self.name, 0, top + 50, letters, fill=INK, font_weight="bold", letter_spacing=1),
            _flourish(top + 66),
            text(self.game.upper(), 0, top + 87, 14, fill=RED, letter_spacing=6),
            group(self.legend, -self.legend_box.centre[0], top + 96 - self.legend_box.top),
        ]
        return "".join(parts), (width, height)

    def _room(self, sheet: Box, width: float, height: float) -> tuple[tuple[float, float], Box]:
        """Returns the middle of a free place of this size, on a taller sheet if there is none."""
        inner = sheet.grown(-18)
        low, right = inner.bottom - height / 2, inner.right - width / 2
        high, left = inner.top + height / 2, inner.left + width / 2
        corners = [(right, low), (left, high), (right, high), (left, low)]
        needed = [Box.around(x, y, width, height) for x, y in corners]
        covered = [sum(box.overlap(other) for other in self.boxes) for box in needed]
        if min(covered) == 0:
            return corners[covered.index(0)], sheet
        # There is always room below everything else.
        taller = sheet._replace(bottom=sheet.bottom + height + 24)
        return (right, taller.bottom - 18 - height / 2), taller


def _at_least(box: Box, size: tuple[float, float]) -> Box:
    width = max(size[0], box.right - box.left)
    height = max(size[1], box.bottom - box.top)
    return Box.around(*box.centre, width, height)


def _rect(box: Box, **attributes: object) -> str:
    return tag(
        "rect",
        x=number(box.left),
        y=number(box.top),
        width=number(box.right - box.left),
        height=number(box.bottom - box.top),
        **attributes,
    )


def _north() -> str:
    return text("N", 0, -66, 20, fill=SAND, font_weight="bold")


def _flourish(y: float) -> str:
    line = f"M-70 {number(y)}H-12M12 {number(y)}H70"
    diamond = f"M-6 {number(y)}L0 {number(y - 4)} 6 {number(y)} 0 {number(y + 4)}Z"
    return tag("path", d=line, stroke="#a8823f", stroke_width=1.2) + tag(
        "path", d=diamond, fill=RED
    )


def _frame(page: Box, sheet: Box) -> str:
    """Returns the paper's edge with a scale of dark and light degrees."""
    outside = f"M{_corners(page)}Z M{_corners(sheet)}Z"
    scale = sheet.grown(9)
    dashes = "".join(
        _degrees(start, along, length)
        for start, along, length in (
            ((scale.left, scale.top), "h", scale.right - scale.left),
            ((scale.left, scale.bottom), "h", scale.right - scale.left),
            ((scale.left, scale.top), "v", scale.bottom - scale.top),
            ((scale.right, scale.top), "v", scale.bottom - scale.top),
        )
    )
    lines = "".join(
        _rect(sheet.grown(by), fill="none", stroke=INK, stroke_width=width)
        for by, width in ((0, 2.2), (5, 0.9), (13, 0.9))
    )
    return tag("path", d=outside, fill=PAPER, fill_rule="evenodd") + dashes + lines


def _corners(box: Box) -> str:
    left, top, right, bottom = (number(value) for value in box)
    return f"{left} {top}H{right}V{bottom}H{left}"


def _degrees(start: tuple[float, float], along: str, length: float) -> str:
    """Returns one side of the scale, which begins and ends dark."""
    dash = length / (2 * round(length / 84) + 1)
    line = f"M{number(start[0])} {number(start[1])}{along}{number(length)}"
    return tag("path", d=line, stroke=INK, stroke_width=7, stroke_dasharray=f"{dash:.2f}")

// Places on the map.

import type { Layout } from "./messages";

export type Point = { x: number; y: number };

/** The points of a hexagon around (0, 0). */
export function hexPoints(size: number, scale = 1): string {
  const wide = (size * Math.sqrt(3)) / 2;
  const corners = [
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
  ] as const;
  return corners
    .map(([x, y]) => `${(x * wide * scale).toFixed(1)},${((y * size * scale) / 2).toFixed(1)}`)
    .join(" ");
}

/** The centre of a hex. */
export function centre(layout: Layout, hex: string): Point {
  const [x, y] = layout.centres[hex] ?? [0, 0];
  return { x, y };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The hex that an arrow key leads to: the nearest in about that direction. */
export function stepTo(layout: Layout, from: string, key: string): string | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const start = centre(layout, from);
  let best: string | undefined;
  let least = Infinity;
  for (const [name, [x, y]] of Object.entries(layout.centres)) {
    const along = (x - start.x) * arrow.x + (y - start.y) * arrow.y;
    const aside = Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x);
    if (along <= 1 || aside > along * 1.2) continue;
    // A little to the left comes before a little to the right, so that keys always agree.
    const cost = along + 2 * aside + (x > start.x ? 0.01 : 0);
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** Places on the screen row by row, each from left to right. */
export function inReadingOrder<Place extends Element>(places: Iterable<Place>): Place[] {
  const placed = [...places].map((place) => ({ place, at: place.getBoundingClientRect() }));
  const middle = ({ top, height }: DOMRect): number => top + height / 2;
  placed.sort(({ at: one }, { at: other }) => middle(one) - middle(other) || one.left - other.left);
  return placed.map(({ place }) => place);
}

/** Where little waves are drawn: wherever the sea is open. */
export function crests(layout: Layout): Point[] {
  const [left, top, width, height] = layout.box;
  const step = 84;
  const places = Object.values(layout.centres);
  const found: Point[] = [];
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = left + step * (column + 0.5 * (row % 2) + 0.3 * wobble(row, column)) + 20;
      const y = top + step * (row + 0.5 + 0.3 * wobble(column, row));
      const clear = places.every(([a, b]) => Math.hypot(a - x, b - y) > layout.size * 2.6);
      if (clear) found.push({ x: Math.round(x), y: Math.round(y) });
    }
  }
  return found;
}

/** Looks random, and is always the same. */
function wobble(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return 2 * (mixed - Math.floor(mixed)) - 1;
}

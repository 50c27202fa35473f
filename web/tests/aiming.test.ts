import { expect, test } from "vitest";

import { aims, type Box, FINGER, holds, seen, zoomFor } from "../src/lib/aiming";

const ROOM = { width: 390, height: 350 };

function hex(x: number, y: number, size = 22): Box {
  return { left: x, top: y, right: x + size, bottom: y + size };
}

function inOneOf(targets: Box[]): boolean {
  const views = aims(targets, ROOM).map((aim) => seen(aim, ROOM));
  return targets.every((target) => views.some((view) => holds(view, target)));
}

test("what is large enough already is not zoomed", () => {
  expect(aims([hex(0, 0, 50), hex(300, 200, 60)], ROOM).map(({ zoom }) => zoom)).toEqual([1]);
});

test("targets near each other are seen at once, large enough for a finger", () => {
  const targets = [hex(10, 10), hex(40, 20), hex(60, 60)];
  const found = aims(targets, ROOM);
  expect(found).toHaveLength(1);
  expect(22 * (found[0]?.zoom ?? 0)).toBeGreaterThanOrEqual(FINGER);
  expect(inOneOf(targets)).toBe(true);
});

test("a target alone is not made larger than needed", () => {
  const [only] = aims([hex(100, 100)], ROOM);
  expect(22 * (only?.zoom ?? 0)).toBeLessThan(1.5 * FINGER);
});

test("where targets are spread, one looks first where most are, and at all of them in turn", () => {
  const many = [0, 30, 60, 90].map((x) => hex(280 + x - 20, 300));
  const targets = [hex(0, 0), ...many];
  const found = aims(targets, ROOM);
  expect(found).toHaveLength(2);
  const first = found[0];
  expect(first && many.every((box) => holds(seen(first, ROOM), box))).toBe(true);
  expect(inOneOf(targets)).toBe(true);
});

test("a whole board of targets is covered", () => {
  const rows = Array.from({ length: 11 }, (_, i) => i);
  const targets = rows.flatMap((row) => rows.map((column) => hex(column * 30, row * 28)));
  expect(inOneOf(targets)).toBe(true);
  expect(aims(targets, ROOM).length).toBeLessThan(12);
});

test("the smallest target decides", () => {
  expect(zoomFor([hex(0, 0, 88), hex(0, 0, 11)])).toBeCloseTo(4.08);
});

test("nothing to choose, nowhere to look", () => {
  expect(aims([], ROOM)).toEqual([]);
});

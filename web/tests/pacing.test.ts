// Positions that come in a quick series are shown one by one.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pacing } from "../src/lib/pacing";

let heard: number[];
let frames: (() => void)[];
let hidden: boolean;

/** Some milliseconds pass, and the page is drawn. */
function draw(ms: number): void {
  vi.advanceTimersByTime(ms);
  for (const frame of frames.splice(0)) frame();
}

beforeEach(() => {
  heard = [];
  frames = [];
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pacing = (pause = 50): Pacing<number> =>
  new Pacing(
    (one) => heard.push(one),
    () => pause,
  );

test("the first is handed on at once, the others one by one, in order", () => {
  const paced = pacing();
  for (const one of [1, 2, 3]) paced.take(one);
  expect(heard).toEqual([1]);
  draw(49);
  expect(heard).toEqual([1]);
  draw(1);
  expect(heard).toEqual([1, 2]);
  draw(50);
  draw(50);
  expect(heard).toEqual([1, 2, 3]);
  paced.take(4);
  expect(heard).toEqual([1, 2, 3, 4]);
});

test("where nothing moves, each waits only until the page is drawn", () => {
  const paced = pacing(0);
  for (const one of [1, 2]) paced.take(one);
  draw(0);
  expect(heard).toEqual([1, 2]);
});

test("nothing waits where nobody looks, nor when far behind or cut off", () => {
  const paced = pacing();
  for (let one = 0; one < 14; one++) paced.take(one);
  expect(heard).toHaveLength(14);
  paced.take(14);
  paced.catchUp();
  expect(heard.at(-1)).toBe(14);
  paced.take(15);
  hidden = true;
  paced.take(16);
  expect(heard).toEqual([...Array(17).keys()]);
});

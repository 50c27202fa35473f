// What happened since one's last decision, and the last moves, from the log alone.

import { expect, test } from "vitest";

import {
  announcedSince,
  isAnnounced,
  lastMoves,
  newsLately,
  newsSince,
  revealed,
  unheard,
  withAnnouncements,
  type Heard,
} from "../src/lib/recentEvents";
import type { Announcement, LogEntry } from "../src/lib/messages";
import { roundStarts } from "../src/lib/replay.svelte";

const entry = (step: number, seat: number | null, hexes: string[] = []): LogEntry => ({
  step,
  round: 1,
  seat,
  say: { key: `told-${step}`, args: {} },
  rules: [],
  events: [],
  fleeting: false,
  hexes,
  forced: false,
});

test("before the first decision all is news", () => {
  const log = [entry(1, null), entry(2, 1)];
  expect(newsSince(log, 0, 0)).toEqual(log);
});

test("one's own move is no news, what came before it neither", () => {
  const log = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 2)];
  expect(newsSince(log, 1, 0).map(({ step }) => step)).toEqual([3, 4]);
});

test("what one's own move brought about is news", () => {
  const log = [entry(2, 0), entry(2, null), entry(3, 1)];
  expect(newsSince(log, 1, 0)).toEqual(log.slice(1));
  const gained = [entry(2, 0), entry(2, 0), entry(3, 1)];
  expect(newsSince(gained, 1, 0)).toEqual(gained.slice(1));
});

test("what was revealed with one's own decision is shown beside it", () => {
  const log = [entry(3, 1), entry(3, 0), entry(3, 2)];
  expect(newsSince(log, 2, 0)).toEqual(log);
});

test("who looks on sees the last steps, with all that each brought about", () => {
  const log = [entry(1, 1), entry(2, 0), entry(3, 1), entry(3, null), entry(4, 0)];
  expect(newsLately(log, 2)).toEqual(log.slice(2));
  expect(newsLately([], 2)).toEqual([]);
});

test("the last move of each player that touched the board", () => {
  const log = [
    entry(1, null, ["a"]),
    entry(2, 0, ["b"]),
    entry(3, 1, ["c"]),
    entry(4, 0, ["d", "e"]),
    entry(5, 1),
  ];
  expect(lastMoves(log, 0).map(({ step }) => step)).toEqual([4, 3]);
});

test("where moves may have been forgotten, an older one is not taken for the last", () => {
  const log = [entry(2, 0, ["b"]), entry(4, 1, ["c"])];
  expect(lastMoves(log, 3).map(({ seat }) => seat)).toEqual([1]);
});

const change = (key: string, step = 3): Announcement => ({
  step,
  round: 1,
  seat: 1,
  say: { key, args: {} },
});

test("all events of a series are told in order, and once", () => {
  const log = [entry(1, null), entry(2, 1), entry(2, null), entry(3, 2)];
  const at = (steps: number, ...announcements: Announcement[]): Heard => ({ steps, announcements });
  expect(unheard(log, at(1), at(3))).toEqual(log.slice(1));
  expect(unheard(log, at(3), at(3))).toEqual([]);
  expect(unheard(log.slice(0, 1), at(3), at(1))).toEqual([]);
  const sat = change("sat-down");
  expect(unheard(log, at(3), at(3, sat))).toMatchObject([sat]);
  expect(unheard(log, at(2), at(3, sat))).toMatchObject([log[3], sat]);
});

test("where only the latest announcements are kept, the next one is new", () => {
  const kept = Array.from({ length: 10 }, (_, i) => change(i % 2 ? "left" : "sat-down"));
  const next = change("sat-down");
  expect(announcedSince(kept, kept)).toEqual([]);
  expect(announcedSince(kept, [...kept.slice(1), next])).toEqual([next]);
  expect(announcedSince([], kept)).toEqual(kept);
});

test("an announcement that moves back is not told again, the same one later is", () => {
  const hint = change("hint");
  const undone = change("undo", 1);
  expect(announcedSince([hint], [change("hint", 1), undone])).toEqual([undone]);
  expect(announcedSince([hint], [change("hint", 5)])).toEqual([change("hint", 5)]);
});

test("what several seats had sealed is revealed together, chance where it is cast", () => {
  const event = { seat: 0, move: { do: "bid" }, text: "bid" };
  const told = (step: number, seat: number | null): LogEntry => ({
    ...entry(step, seat),
    events: [event],
  });
  const bids = [told(3, 0), told(3, 1)];
  const news = [told(2, null), ...bids, entry(3, 1), told(4, 1)];
  expect(revealed(news, 0, () => false)).toEqual(bids);
  expect(revealed(news, 0, ({ seat }) => seat === null)).toEqual(bids);
  expect(revealed(news.slice(0, 1), 0, ({ seat }) => seat === null)).toEqual(news.slice(0, 1));
  expect(revealed([told(4, 1)], 0, () => false)).toEqual([]);
  expect(revealed(news, 3, () => false)).toEqual([]); // it has been opened before
});

test("what was announced is told apart from what happened", () => {
  const announced = { step: 2, round: 1, seat: 1, say: { key: "asks", args: {} } };
  const log = withAnnouncements([entry(1, 0), entry(3, 1)], [announced]);
  expect(log.map(isAnnounced)).toEqual([false, true, false]);
});

test("a round begins with its first event", () => {
  const log = [1, 2, 3, 4].map((step) => ({ ...entry(step, 0), round: step < 3 ? 1 : 2 }));
  expect(roundStarts(log)).toEqual([1, 3]);
});

// Whose talk is not shown.

import { beforeEach, expect, test } from "vitest";

import type { TalkLine } from "../src/lib/messages";
import { isMuted, mute, speakers } from "../src/lib/muting";
import { settings } from "../src/lib/settings.svelte";

const said = (seat: number | null, name = ""): TalkLine => ({
  ...{ number: 1, seat, name },
  ...{ text: "Iorana!", sign: null },
});

beforeEach(() => {
  settings.muted = [];
  settings.name = "";
});

test("a seat is muted at its table, whatever it is called", () => {
  mute("here", said(1, "Hotu"));
  expect(isMuted("here", said(1, "Matua"))).toBe(true);
  expect(isMuted("here", said(2, "Hotu"))).toBe(false);
  expect(isMuted("there", said(1, "Hotu"))).toBe(false);
});

test("an onlooker is muted by name, and is no seat", () => {
  mute("here", said(null, "1"));
  expect(isMuted("here", said(null, "1"))).toBe(true);
  expect(isMuted("here", said(null))).toBe(false);
  expect(isMuted("here", said(1, "1"))).toBe(false);
});

test("who is muted is heard again by a second press", () => {
  for (const wanted of [true, false]) {
    mute("here", said(1));
    expect(isMuted("here", said(1))).toBe(wanted);
  }
});

test("everybody else who spoke can be muted, once", () => {
  const lines = [said(0), said(1, "Hotu"), said(1, "Matua")];
  expect(speakers("here", lines, 0)).toEqual([said(1, "Matua")]);
  settings.name = "Ana";
  const onlookers = [said(null, "Ana"), said(null, "Ben"), said(null, "Ben"), said(null)];
  expect(speakers("here", onlookers, null)).toEqual([said(null, "Ben"), said(null)]);
});

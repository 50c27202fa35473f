// What a screen reader is told at a table.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Announcement, TableState } from "../src/lib/messages";
import { speech } from "../src/lib/i18n.svelte";
import Announcer from "../src/parts/Announcer.svelte";
import { blankTable } from "../src/lib/storedTables";
import { Table } from "../src/lib/table.svelte";
import { Server, stateOf } from "./server";

let server: Server;

beforeEach(async () => {
  localStorage.clear();
  await speech.learn("en");
  await speech.learnPart("table");
  server = await Server.start();
});

afterEach(() => server.stop());

const change = (i: number): Announcement => ({
  step: 1,
  round: 1,
  seat: 1,
  say: {
    key: i % 2 ? "table-told-leave" : "table-told-claim",
    args: { colour: "green", named: "yes", name: "Hotu" },
  },
});

const state = (number: number, changes: number[]): TableState =>
  stateOf({ number, announcements: changes.map(change) });

test("a seat that changes hands is told, however often it did before", async () => {
  const table = new Table("t", { ...blankTable("t"), seats: { 0: "mine" } });
  const guest = await server.guest();
  await guest.welcome({}, state(1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  await vi.waitFor(() => expect(table.state?.number).toBe(1));
  const announcer = mount(Announcer, { target: document.body, props: { table, task: "" } });
  flushSync();
  const told = (): (string | null)[] =>
    [...document.querySelectorAll("[role=log] p")].map(({ textContent }) => textContent);
  const before = told();
  guest.say(state(2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  await vi.waitFor(() => expect(table.state?.number).toBe(2));
  flushSync();
  expect(told()).toEqual([...before, "Hotu joins as Green."]);
  await unmount(announcer);
  table.close();
});

// One table as a device sees it: the log, commands, and who sits at the screen.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Pace, Refusal, Projection, TableState } from "../src/lib/messages";
import { blankTable, myTable } from "../src/lib/storedTables";
import { Table } from "../src/lib/table.svelte";
import { Server, stateOf, welcome } from "./server";

let server: Server;
let table: Table;

beforeEach(async () => {
  localStorage.clear();
  server = await Server.start();
});

afterEach(async () => {
  table.close();
  await server.stop();
});

const entry = (step: number, more: Partial<LogEntry> = {}): LogEntry => ({
  step,
  round: 1,
  seat: 0,
  say: { key: `told-${step}`, args: {} },
  rules: [],
  events: [],
  fleeting: false,
  hexes: [],
  forced: false,
  ...more,
});

const projection = (more: Partial<Projection> = {}): Projection => ({
  seat: 0,
  own: { seat: 0 },
  task: null,
  choices: [],
  asides: [],
  undo: null,
  forget: 0,
  without: [],
  journeyed: null,
  lesson: null,
  ...more,
});

const state = (
  number: number,
  { forget = 0, ...log }: Partial<TableState> & { forget?: number } = {},
  more: Partial<TableState> = {},
): TableState =>
  stateOf({ number, steps: number, projections: [projection({ forget })], ...log, ...more });

const told = (): string[] => table.log.map(({ say }) => say.key);

/** Somebody with the token of seat 0 sits at the screen. */
async function sit(first: TableState): Promise<Awaited<ReturnType<Server["guest"]>>> {
  table = new Table("t", { ...blankTable("t"), seats: { 0: "mine" }, watch: "watch" });
  const guest = await server.guest();
  await guest.welcome({}, first);
  await vi.waitFor(() => expect(table.state?.number).toBe(first.number));
  return guest;
}

async function hear(guest: Awaited<ReturnType<Server["guest"]>>, said: TableState): Promise<void> {
  guest.say(said);
  await vi.waitFor(() => expect(table.state?.number).toBe(said.number));
}

test("the log goes on from what is kept", async () => {
  const guest = await sit(state(2, { log: [entry(1), entry(2)] }));
  await hear(guest, state(3, { keep: 2, log: [entry(3)] }));
  expect(told()).toEqual(["told-1", "told-2", "told-3"]);
});

test("what has become a secret is told otherwise, in its place", async () => {
  const guest = await sit(state(3, { log: [entry(1), entry(2), entry(3)] }));
  const discreet = entry(2, { say: { key: "discreet-2", args: {} } });
  await hear(guest, state(4, { keep: 3, log: [discreet, entry(4)] }));
  expect(told()).toEqual(["told-1", "discreet-2", "told-3", "told-4"]);
});

test("a long log comes before its state, page by page", async () => {
  const guest = await sit(state(1, { log: [entry(1)] }));
  guest.say({ is: "log", entries: [entry(1), entry(2)] });
  guest.say({ is: "log", entries: [entry(3)] });
  await hear(guest, state(4, { log: [entry(4)] }));
  expect(told()).toEqual(["told-1", "told-2", "told-3", "told-4"]);
  await hear(guest, state(5, { keep: 4, log: [entry(5)] }));
  expect(told()).toHaveLength(5);
});

test("what only others on this socket may read is left out", async () => {
  const log = [entry(1), entry(1, { say: { key: "other-1", args: {} } }), entry(2)];
  await sit(state(2, { log }, { projections: [projection({ without: [1] })] }));
  expect(told()).toEqual(["told-1", "told-2"]);
});

test("a seat sees the table of all and its own, an onlooker just the table", async () => {
  const shared = { game: "g", phase: "p" } as unknown as TableState["table"];
  const guest = await sit(
    state(1, {}, { table: shared, projections: [projection({ own: { seat: 0, bid: 3 } })] }),
  );
  expect(table.view).toEqual({ seat: 0, bid: 3, table: shared });
  await hear(guest, state(2, {}, { table: shared, projections: [projection({ own: null })] }));
  expect(table.view).toEqual(shared);
});

test("a decision is another once something else may be decided", async () => {
  const bids = (...shells: number[]): Partial<TableState> => ({
    projections: [projection({ choices: [{ do: "bid", fields: ["shells"], groups: [[shells]] }] })],
  });
  const guest = await sit(state(1, {}, bids(0, 1)));
  const first = table.decision;
  await hear(guest, state(2, {}, bids(0, 1)));
  expect(table.decision).toBe(first);
  await hear(guest, state(3, {}, bids(0)));
  expect(table.decision).not.toBe(first);
});

test("what was taken back is no longer told", async () => {
  const guest = await sit(state(3, { log: [entry(1), entry(2), entry(3)] }));
  await hear(guest, state(4, { keep: 1, log: [] }));
  expect(told()).toEqual(["told-1"]);
});

test("fleeting entries are forgotten up to one's last decision, the others stay", async () => {
  const guest = await sit(state(2, { log: [entry(1, { fleeting: true }), entry(2)] }));
  await hear(guest, state(3, { keep: 2, forget: 2, log: [entry(3, { fleeting: true })] }));
  expect(told()).toEqual(["told-2", "told-3"]);
});

test("what is forgotten leaves no older move as the last", async () => {
  const place = entry(1, { seat: 1, hexes: ["a"] });
  const carry = entry(2, { seat: 1, hexes: ["b"], fleeting: true });
  const guest = await sit(state(1, { log: [place] }));
  await hear(guest, state(2, { keep: 1, log: [carry] }));
  expect(table.lastMoves).toEqual([carry]);
  expect(table.news).toEqual([place, carry]);
  await hear(guest, state(3, { keep: 2, forget: 2, log: [entry(3)] }));
  expect(table.lastMoves).toEqual([]);
  expect(table.news).toEqual([]);
});

test("at the end the news are still those since one's last decision", async () => {
  const guest = await sit(
    state(3, { forget: 1, log: [entry(1), entry(2), entry(3, { seat: 1 })] }),
  );
  const last = entry(4, { seat: 1 });
  await hear(guest, state(4, { log: [entry(1), entry(2), entry(3), last] }, { waiting: "over" }));
  expect(table.news.at(-1)).toEqual(last);
  expect(table.news[0]?.step).toBe(3);
});

test("announcements stand behind what had happened then", async () => {
  const announced = { step: 1, round: 1, seat: 1, say: { key: "sat-down", args: {} } };
  await sit(state(2, { log: [entry(1), entry(2)] }, { announcements: [announced] }));
  expect(told()).toEqual(["told-1", "sat-down", "told-2"]);
});

test("a command is done once the table stands where it has brought it", async () => {
  const guest = await sit(state(1));
  let done: boolean | undefined;
  void table.play([{ do: "bid" }]).then((answer) => (done = answer));
  const { id } = await guest.next("play");
  expect(table.busy).toBe(true);
  guest.say({ is: "done", id, number: 3 });
  await hear(guest, state(2));
  expect(done).toBeUndefined();
  await hear(guest, state(3));
  await vi.waitFor(() => expect(done).toBe(true));
  expect(table.busy).toBe(false);
  expect(table.commands).toBe(1);
});

test("a refused command tells why, until the next", async () => {
  const guest = await sit(state(1));
  const refusal: Refusal = { rule: "R1", key: "no", args: {}, where: "" };
  const first = table.undo();
  guest.say({ is: "refused", id: (await guest.next("undo")).id, refusal, number: 1 });
  expect(await first).toBe(false);
  expect(table.refusal).toEqual(refusal);
  const second = table.undo();
  guest.say({ is: "done", id: (await guest.next("undo", 1)).id, number: 1 });
  expect(await second).toBe(true);
  expect(table.refusal).toBeUndefined();
});

test("a seat that is lost is forgotten, and one looks on", async () => {
  const guest = await sit(state(1));
  const refusal: Refusal = { rule: "", key: "table-seat-lost", args: {}, where: "" };
  guest.say({ is: "refused", id: null, refusal, number: 1 });
  const onlooker = await server.guest(1);
  expect((await onlooker.next("hello")).tokens).toEqual(["watch"]);
  expect(table.lost).toBe(0);
  expect(myTable("t")?.seats).toEqual({});
});

test("the token of a link becomes the seat that the server says it is", async () => {
  table = new Table("t", blankTable("t"), "linked");
  const guest = await server.guest();
  expect((await guest.next("hello")).tokens).toEqual(["linked"]);
  await guest.welcome({ held: [1] });
  await vi.waitFor(() => expect(table.seat).toBe(1));
  expect(myTable("t")).toMatchObject({ game: "whist", seats: { 1: "linked" } });
});

test("where several share a screen, nobody's secrets are asked for before somebody is there", async () => {
  table = new Table("t", { ...blankTable("t"), seats: { 0: "a", 1: "b" }, watch: "watch" });
  expect((await (await server.guest()).next("hello")).tokens).toEqual(["watch"]);
  table.sit(1);
  expect((await (await server.guest(1)).next("hello")).tokens).toEqual(["b"]);
});

test("a bot is offered for who should be there, or once a decision takes too long", async () => {
  table = new Table("t", { ...blankTable("t"), seats: { 0: "mine" }, watch: "watch" });
  const guest = await server.guest();
  const turn: Pace = { kind: "correspondence", seconds: 86400, increment: 0 };
  const terms = welcome().terms;
  const others = { deciding: [0, 1], holders: ["taken", "taken"] } satisfies Partial<TableState>;
  await guest.welcome({ terms }, state(1, {}, others));
  guest.say({ is: "presence", seats: [1, 0], watching: 0 });
  await vi.waitFor(() => expect(table.missing).toBe(1));
  guest.say({ is: "presence", seats: [1, 1], watching: 0 });
  await vi.waitFor(() => expect(table.unhurried).toEqual([1]));
  expect(table.missing).toBeNull();
  table.welcome = welcome({ terms: { ...terms, pace: turn } });
  guest.say({ is: "presence", seats: [1, 0], watching: 0 });
  guest.say({ is: "clocks", left: [86400, 86400], running: [0, 1] });
  await vi.waitFor(() => expect(table.clocks?.running).toEqual([0, 1]));
  expect([table.missing, table.unhurried]).toEqual([null, []]);
  guest.say({ is: "clocks", left: [86400, 86400], running: [] });
  await vi.waitFor(() => expect(table.unhurried).toEqual([1]));
  expect(table.missing).toBeNull();
});

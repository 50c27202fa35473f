// A connection that heals by itself, against a real server of sockets.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Refusal } from "../src/lib/messages";
import { TableSocket, type Connection, type Heard } from "../src/lib/socket";
import { Server } from "./server";

let server: Server;
let socket: TableSocket | undefined;
let connections: Connection[];
let refusals: Refusal[];
let seen: number | null;

const REFUSAL: Refusal = { rule: "", key: "table-token", args: {}, where: "" };

beforeEach(async () => {
  server = await Server.start();
  connections = [];
  refusals = [];
  seen = null;
});

afterEach(async () => {
  vi.useRealTimers();
  socket?.close();
  await server.stop();
});

function connect(more: Partial<Heard> = {}): TableSocket {
  socket = new TableSocket("t", ["token"], {
    welcome: () => undefined,
    state: (state) => (seen = state.number),
    presence: () => undefined,
    connection: (connection) => connections.push(connection),
    refused: (refusal) => refusals.push(refusal),
    ...more,
  });
  return socket;
}

test("says who it is before anything else", async () => {
  connect();
  const guest = await server.guest();
  const hello = await guest.next("hello");
  expect(hello).toMatchObject({ tokens: ["token"] });
  expect(guest.heard).toHaveLength(1);
});

test("holds a command back until it is welcome, and hears its answer", async () => {
  const answer = connect().ask({ do: "undo", seat: 0 });
  const guest = await server.guest();
  await guest.next("hello");
  expect(guest.heard).toHaveLength(1);
  await guest.welcome();
  const { id } = await guest.next("undo");
  guest.say({ is: "done", id, number: 2 });
  expect(await answer).toEqual({ is: "done", id, number: 2 });
});

test("gives each of several answers to whoever asked", async () => {
  const asked = connect();
  const guest = await server.guest();
  await guest.welcome();
  const answers = [asked.ask({ do: "undo", seat: 0 }), asked.ask({ do: "undo", seat: 1 })];
  const [one, other] = [await guest.next("undo", 0), await guest.next("undo", 1)];
  guest.say({ is: "refused", id: other.id, refusal: REFUSAL, number: 1 });
  guest.say({ is: "done", id: one.id, number: 2 });
  expect((await Promise.all(answers)).map(({ is }) => is)).toEqual(["done", "refused"]);
  expect(refusals).toEqual([]);
});

test("comes back after a break as the same client", async () => {
  connect();
  const guest = await server.guest();
  await guest.welcome({}, { number: 7 });
  await vi.waitFor(() => expect(seen).toBe(7));
  guest.break();
  const again = await server.guest(1);
  const [first, second] = [await guest.next("hello"), await again.next("hello")];
  expect(second.client).toBe(first.client);
  expect(connections).toEqual(["open", "lost"]);
});

test("sends again what was not answered, with the same id, and nothing else", async () => {
  const asked = connect();
  const guest = await server.guest();
  await guest.welcome();
  const answered = asked.ask({ do: "undo", seat: 0 });
  guest.say({ is: "done", id: (await guest.next("undo")).id, number: 2 });
  await answered;
  const lost = asked.ask({ do: "rename", seat: 0, name: "Mahina" });
  const { id } = await guest.next("rename");
  guest.break();
  const again = await server.guest(1);
  await again.welcome();
  expect((await again.next("rename")).id).toBe(id);
  again.say({ is: "done", id, number: 3 });
  expect(await lost).toMatchObject({ is: "done", number: 3 });
  expect(again.heard.map((message) => message.do)).toEqual(["hello", "rename"]);
});

test("tries no more once it is not let in", async () => {
  connect();
  const guest = await server.guest();
  const gone = new Promise((resolve) => guest.socket.once("close", resolve));
  const { id } = await guest.next("hello");
  guest.say({ is: "refused", id, refusal: REFUSAL, number: 0 });
  await gone;
  expect(refusals).toEqual([REFUSAL]);
  dispatchEvent(new Event("online")); // even when it is hurried
  connect(); // the next to come is another
  const other = await (await server.guest(1)).next("hello");
  expect(other.client).not.toBe((await guest.next("hello")).client);
  expect(connections).toEqual([]);
});

test("leaves when the seat is lost, but not when something could not be read", async () => {
  connect();
  const guest = await server.guest();
  await guest.welcome();
  guest.say({ is: "refused", id: null, refusal: { ...REFUSAL, key: "json" }, number: 1 });
  guest.say({ is: "pong", id: "nobody's", number: 1 });
  expect(refusals).toEqual([]);
  const lost = { ...REFUSAL, key: "table-seat-lost" };
  guest.say({ is: "refused", id: null, refusal: lost, number: 1 });
  await vi.waitFor(() => expect(refusals).toEqual([lost]));
});

test("sends as many bytes whatever is decided in secret", async () => {
  const asked = connect();
  const guest = await server.guest();
  await guest.welcome();
  void asked.ask({ do: "play", seat: 0, actions: [{ do: "bid", card: 1 }] });
  void asked.ask({ do: "play", seat: 0, actions: [{ do: "bid", card: 13, more: [1, 2, 3] }] });
  await guest.next("play", 1);
  const [one, other] = guest.lengths.slice(-2);
  expect(one).toBe(other);
  expect(guest.lengths.every((length) => length % 512 === 0)).toBe(true);
});

test("asks for a sign of life when nothing is heard, and goes when none comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  connect();
  const guest = await server.guest();
  await guest.welcome({}, { number: 3 });
  while (seen !== 3) await new Promise(setImmediate);
  vi.advanceTimersByTime(20_000);
  await guest.next("ping");
  const gone = new Promise((resolve) => guest.socket.once("close", resolve));
  vi.advanceTimersByTime(10_000);
  await gone;
});

test("comes back at once when the network does, without waiting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  connect();
  const guest = await server.guest();
  await guest.welcome();
  guest.break();
  while (connections.at(-1) !== "lost") await new Promise(setImmediate);
  dispatchEvent(new Event("online"));
  await (await server.guest(1)).next("hello");
});

test("closed while it connects, it says nothing and does not come back", async () => {
  connect().close();
  const guest = await server.guest();
  await vi.waitFor(() => expect(guest.socket.readyState).toBe(WebSocket.CLOSED));
  expect(guest.heard).toEqual([]);
  expect(connections).toEqual([]);
});

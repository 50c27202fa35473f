// Addresses: what they say, and what they keep from the server.

import { expect, test } from "vitest";

import {
  invitationAddress,
  readRoute,
  ruleAddress,
  seatAddress,
  stepAddress,
  watchAddress,
  type Route,
} from "../src/lib/route.svelte";

const read = (address: string): Route => readRoute(new URL(address, "http://here"));

test("an invitation is read as it is written, and nothing of it is sent to a server", () => {
  const address = invitationAddress("t1", "secret", 3, "watch");
  const url = new URL(address, "http://here");
  expect(url.pathname + url.search).toBe("/table/t1");
  expect(read(address)).toEqual({
    page: "table",
    table: "t1",
    step: null,
    secrets: { invitation: "secret", seat: 3, token: null, watch: "watch" },
  });
});

test("a bare token may be a seat's or the onlookers'", () => {
  expect(read(watchAddress("t1", "w", 7))).toMatchObject({ step: 7, secrets: { token: "w" } });
  expect(read(seatAddress("t1", "s", "w"))).toMatchObject({ secrets: { token: "s", watch: "w" } });
});

test.each(["-1", "1.5", "x", "9999999999"])("a step that is none is left out: %s", (step) => {
  expect(read(stepAddress("t1", 0).replace("0", step))).toMatchObject({ step: null });
});

test("the rules of any game have an address", () => {
  expect(read(ruleAddress("tic tac", "T1.2"))).toEqual({
    page: "rules",
    game: "tic tac",
    rule: "T1.2",
  });
});

test.each(["/nowhere", "/rules", "/table", "/table/"])("there is nothing at %s", (address) => {
  expect(read(address)).toEqual({ page: "lost" });
});

test("below a prefix an address says the same", () => {
  const below = (address: string): Route =>
    readRoute(new URL(address, "http://here"), "/games/ahu");
  expect(below("/games/ahu/")).toEqual({ page: "start" });
  expect(below("/games/ahu/rules/giants#G1")).toEqual(read("/rules/giants#G1"));
  expect(below("/games/ahu/table/t1?step=2#w")).toEqual(read("/table/t1?step=2#w"));
});

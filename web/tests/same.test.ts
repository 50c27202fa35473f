// Values that the server sends, compared.

import { expect, test } from "vitest";

import { same } from "../src/lib/same";

test("the order of fields is of no matter, that of a list is", () => {
  expect(same({ do: "bid", shells: 3 }, { shells: 3, do: "bid" })).toBe(true);
  expect(same([{ a: [1, 2] }, null], [{ a: [1, 2] }, null])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test("what one has and the other lacks makes them differ", () => {
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same({}, [])).toBe(false);
  expect(same({}, null)).toBe(false);
  expect(same(undefined, [])).toBe(false);
  expect(same("1", 1)).toBe(false);
});

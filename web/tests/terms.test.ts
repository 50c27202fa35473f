// What is agreed at a table: the server's tests read the same cases.

import { expect, test } from "vitest";

import { mayCount } from "../src/lib/terms";
import cases from "../../tests/server/rated_terms.json";
import type { Terms } from "../src/lib/messages";

test.each(cases)("games under these terms are rated or not: $terms", ({ terms, rated }) => {
  expect(mayCount(terms as Terms)).toBe(rated);
});

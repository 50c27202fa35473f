// Groups of actions become single ones again.

import { expect, test } from "vitest";

import { expanded } from "../src/lib/choices";

test("every combination of a group is an action", () => {
  const groups = [
    [
      ["a", "b"],
      [0, 1],
    ],
    [["c"], [2]],
  ];
  expect(expanded([{ do: "go", fields: ["to", "with"], groups }])).toEqual([
    { do: "go", to: "a", with: 0 },
    { do: "go", to: "a", with: 1 },
    { do: "go", to: "b", with: 0 },
    { do: "go", to: "b", with: 1 },
    { do: "go", to: "c", with: 2 },
  ]);
});

test("an action without fields is one", () => {
  expect(expanded([{ do: "pass", fields: [], groups: [[]] }])).toEqual([{ do: "pass" }]);
});

test("a value may be a list", () => {
  const kinds = [
    {
      do: "enter",
      fields: ["figures"],
      groups: [
        [
          [
            [1, 0],
            [0, 1],
          ],
        ],
      ],
    },
  ];
  expect(expanded(kinds)).toEqual([
    { do: "enter", figures: [1, 0] },
    { do: "enter", figures: [0, 1] },
  ]);
});

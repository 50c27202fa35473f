// A game that brings nothing for the page: what of its view is shown, and in which words.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  gameAbout,
  gameName,
  readable,
  refusalWords,
  say,
  speech,
  t,
  words,
} from "../src/lib/i18n.svelte";
import { columnsOf, factsOf } from "../src/plain/facts";
import { choiceWords, fieldName, scalarWords } from "../src/plain/words";

const TEXTS: Record<string, string> = {
  en: [
    "game-whist = Whist",
    "game-whist-about = Take tricks.",
    "whist-field-trump-suit = the trumps",
    "whist-choice-play = play { $card } of { $suits }",
    "page-close = Hijacked",
    "rule-W1 = Follow suit.",
  ].join("\n"),
  de: "game-whist = Whist auf Deutsch",
};

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const [, game, language = ""] = /\/api\/games\/(\w+)\/text\/(\w+)/.exec(path) ?? [];
    return Promise.resolve(
      game === "whist"
        ? new Response(TEXTS[language] ?? "")
        : new Response(JSON.stringify({ error: { key: "unknown-game" } }), { status: 404 }),
    );
  });
  await speech.learn("en");
  await speech.learnPart("table");
  await speech.learnGame("whist");
});

afterEach(() => vi.unstubAllGlobals());

test("a game from another package says its own sentences", () => {
  expect(gameName("whist")).toBe("Whist");
  expect(gameAbout("whist")).toBe("Take tricks.");
  expect(fieldName("whist", "trump_suit")).toBe("The trumps");
  expect(speech.hasRules("whist")).toBe(true);
});

test("it says nothing in the page's name", () => {
  expect(t("page-close")).toBe("Close");
});

test("it speaks the language that the page speaks", async () => {
  await speech.learn("de");
  expect(gameName("whist")).toBe("Whist auf Deutsch");
  expect(speech.hasRules("whist")).toBe(false);
});

test("a game without a word is called by its name", async () => {
  await speech.learnGame("nine_mens");
  expect(gameName("nine_mens")).toBe("Nine mens");
  expect(gameAbout("nine_mens")).toBeUndefined();
  expect(words("nine_mens-phase")).toBeUndefined();
});

test("its rules are read one game at a time", async () => {
  await speech.learnRules("whist");
  expect(speech.rules).toMatchObject({ game: "whist", ids: ["W1"] });
});

test("names in code become words", () => {
  expect(["has_bid", "tricksWon", "x"].map(readable)).toEqual(["Has bid", "Tricks won", "X"]);
});

test("a choice is said with its fields, else by what it is made of", () => {
  const action = { do: "play", card: 7, suits: ["♠", "♥"] };
  expect(choiceWords("whist", action)).toBe("play 7 of ♠ and ♥");
  expect(choiceWords("nim", action)).toBe("play 7 ♠ and ♥");
});

test("a refusal without words says that there are none", () => {
  const refusal = { rule: "W1", key: "whist-revoke", args: { card: 7 }, where: "" };
  expect(refusalWords(refusal)).toMatch(/^Refused, .*“whist-revoke” \(card=7\)$/);
  expect(refusalWords({ ...refusal, key: "game-over" })).toBe("The game is over");
});

test("what happened is said with the words of the choice", () => {
  const move = { key: "whist-choice-play", args: { card: 7, suits: "♠" } };
  expect(say({ key: "plain-told", args: { colour: "blue", move } })).toBe("Blue: play 7 of ♠");
});

test("single values are said in words", () => {
  expect([null, "", true, false, 1234, "a"].map(scalarWords)).toEqual([
    "–",
    "–",
    "yes",
    "no",
    "1,234",
    "a",
  ]);
});

test("what the game says has an entry for each seat stands with the seats", () => {
  const view = {
    prize: 3,
    hands: [[1, 2], [3]],
    has_bid: [true, false],
    dice: [4, 5],
    chips: [6, 7],
  };
  expect(factsOf(view, 2, ["hands", "chips", "prize"])).toEqual({
    table: [
      { name: "prize", value: 3 },
      { name: "has_bid", value: [true, false] },
      { name: "dice", value: [4, 5] },
    ],
    seats: [
      [
        { name: "hands", value: [1, 2] },
        { name: "chips", value: 6 },
      ],
      [
        { name: "hands", value: [3] },
        { name: "chips", value: 7 },
      ],
    ],
  });
});

test("what every table shows is not shown twice", () => {
  const heading = { game: "whist", players: 2, phase: "bid", round: 1, waiting: "seats" };
  const view = { ...heading, seat: 0, table: {}, deciding: [0], scores: [0, 0], bid: 7 };
  expect(factsOf(view, 2).table).toEqual([{ name: "bid", value: 7 }]);
});

test("objects with the same fields are a table", () => {
  const row = { x: 1, y: 2 };
  expect(columnsOf([row, { x: 3, y: 4 }])).toEqual(["x", "y"]);
  expect(columnsOf([row, { x: 3 }])).toEqual([]);
  expect(columnsOf([1, 2])).toEqual([]);
  expect(columnsOf([])).toEqual([]);
});

// What a person has in mind: routes, bids and sets, from the legal actions and the server's plans.

import { beforeEach, describe, expect, test } from "vitest";

import type { GiantsEnter, GiantsJourney } from "../src/games/giants/messages";
import type { GiantsPlanned } from "../src/games/giants/plans";
import { rise, standingHeight } from "../src/games/giants/ahus";
import type { GiantsItemInSight } from "../src/games/giants/messages";
import { arrange, offered, tokensOn } from "../src/games/giants/tokens";
import { GiantsTurn } from "../src/games/giants/turn.svelte";
import { OrongoTurn } from "../src/games/orongo/turn.svelte";
import type { Action } from "../src/lib/messages";
import type { Table } from "../src/lib/table.svelte";

const enter = (hex: string): GiantsEnter => ({
  do: "enter",
  hex,
  figures: [1, 0],
  logs: 0,
  chief: null,
});

const journey = (...hexes: string[]): GiantsJourney => ({
  hex: hexes.at(-1) ?? "",
  steps: hexes.map(enter),
  points: [0, 1],
  given: hexes.length,
  ends: [],
  settles: hexes.length > 1,
});

const plan = (journeys: GiantsJourney[], steps: string[] = []): GiantsPlanned => ({
  is: "planned",
  id: "",
  number: 1,
  points: [0, 0],
  ends: [{ action: { do: "stop" }, value: 0 } as GiantsPlanned["ends"][number]],
  steps: steps.map(enter),
  journeys,
});

describe("a statue on its way", () => {
  let asked: { after: Action[]; answer: (planned: GiantsPlanned) => void }[];
  let tried: Action[][];
  let turn: GiantsTurn;

  beforeEach(() => {
    asked = [];
    tried = [];
    const item = { item: "1a", start: "A1", hex: "A1" };
    const table = {
      choices: [{ do: "pick", item: "1a" }],
      myTurn: true,
      state: { table: { phase: "move", players: 2, hand: null, items: [item] } },
      plan: (_: string, after: Action[]) =>
        new Promise((answer) => asked.push({ after, answer: answer as never })),
      try: (actions: Action[]) => Promise.resolve(void tried.push(actions)),
      explain: () => Promise.resolve(),
    };
    turn = new GiantsTurn(table as unknown as Table);
  });

  /** Presses a hex; the server answers what is possible then. */
  async function press(hex: string, then: GiantsPlanned): Promise<void> {
    const pressed = turn.press(hex);
    asked.at(-1)?.answer(then);
    await pressed;
  }

  test("is picked where it lies, and the ends of its journeys are lit", async () => {
    expect([...turn.lights.keys()]).toEqual(["A1"]);
    await press("A1", plan([journey("B1"), journey("B1", "C1")]));
    expect(turn.route).toEqual(["A1"]);
    expect(turn.lights.get("C1")).toMatchObject({
      badge: "2",
      good: true,
      signs: [{ name: "moai" }],
    });
    expect(turn.end?.action).toEqual({ do: "stop" });
  });

  test("goes the whole journey to the hex that is pressed, and on from there", async () => {
    await press("A1", plan([journey("B1", "C1")]));
    await press("C1", plan([], ["D1"]));
    expect(turn.route).toEqual(["A1", "B1", "C1"]);
    expect(asked.at(-1)?.after.map((action) => action.do)).toEqual(["pick", "enter", "enter"]);
    await press("D1", plan([]));
    expect(turn.route).toEqual(["A1", "B1", "C1", "D1"]);
  });

  test("goes back when a hex of its route is pressed", async () => {
    await press("A1", plan([journey("B1", "C1")]));
    await press("C1", plan([]));
    await press("B1", plan([]));
    expect(turn.route).toEqual(["A1", "B1"]);
  });

  test("does not follow what was lit before the server has answered", async () => {
    await press("A1", plan([journey("B1"), journey("C1")]));
    const first = turn.press("B1");
    await turn.press("C1");
    await turn.press("Z9");
    expect(asked).toHaveLength(2);
    expect(tried).toEqual([]);
    asked[1]?.answer(plan([]));
    await first;
    expect(turn.route).toEqual(["A1", "B1"]);
  });

  test("takes no answer that comes too late", async () => {
    const early = turn.choose("1a");
    const late = turn.go([enter("B1")]);
    asked[1]?.answer(plan([journey("C1")]));
    await late;
    asked[0]?.answer(plan([journey("Z9")]));
    await early;
    expect(turn.planned?.journeys.map(({ hex }) => hex)).toEqual(["C1"]);
  });

  test("is not settled before somebody chooses how, where there are several ways", async () => {
    const ends = [
      { action: { do: "erect", ahu: "Tahai" }, value: 3 },
      { action: { do: "stop" }, value: 0 },
    ] as GiantsPlanned["ends"];
    await press("A1", { ...plan([]), ends });
    expect(turn.end).toBeNull();
    turn.pressAhu("Tahai");
    expect(turn.end?.action).toEqual({ do: "erect", ahu: "Tahai" });
  });

  test("asks why it cannot go where nothing is lit", async () => {
    await press("A1", plan([]));
    await turn.press("Q7");
    expect(tried[0]?.at(-1)).toEqual({
      do: "enter",
      hex: "Q7",
      figures: [0, 0],
      logs: 0,
      chief: null,
    });
  });
});

describe("pieces on a hex", () => {
  test("each stands apart within the hex, whatever there are", () => {
    const seen = {
      hex: "A1",
      workers: [2, 0, 1],
      sorcerers: [1],
      chiefs: [0],
      logs: 3,
      cut: false,
    };
    const tokens = tokensOn(seen, []);
    expect(tokens.map(({ key }) => key)).toEqual(["w0", "c0", "s1", "w2", "logs"]);
    const stood = arrange(tokens, 60);
    expect(new Set(stood.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(stood.every(({ x, y }) => Math.hypot(x, y) < 60)).toBe(true);
  });

  const item = (name: string, size: number, marker: number | null = null): GiantsItemInSight => ({
    item: name,
    size,
    headdress: false,
    front: null,
    hex: "A1",
    start: "A1",
    marker,
    mover: null,
    abandoned: false,
  });

  test("statues that look alike are one with their number, but for the one in hand", () => {
    const items = [item("1a", 1), item("1b", 1), item("1c", 1, 2), item("2a", 2)];
    expect(tokensOn(undefined, items).map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(tokensOn(undefined, items, ["1b"]).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  test("with five players they stay readable", () => {
    const seen = {
      hex: "A1",
      workers: [1, 2, 1, 1, 3],
      sorcerers: [0],
      chiefs: [],
      logs: 2,
      cut: false,
    };
    const items = [1, 2, 3, 2, 1].map((size, clan) => item(`i${clan}`, size, clan));
    const stood = arrange(tokensOn(seen, items), 60);
    expect(stood.length).toBe(12);
    expect(stood[0]?.scale).toBeGreaterThan(0.7);
  });

  test("they stand beside an ahu and its Moai, which hide nothing", () => {
    const moai = { left: -52, top: -20, right: -12, bottom: 45 };
    const [stood] = arrange(tokensOn(undefined, [item("3a", 3)]), 60, [moai]);
    expect(stood && stood.x - 13 * stood.scale).toBeGreaterThanOrEqual(moai.right);
    expect(stood?.scale).toBeGreaterThan(1);
  });

  test("the statues on offer say which of them one could carve", () => {
    expect(offered([2, 0, 1], [1])).toMatchObject([
      { size: 1, count: 2, within: true },
      { size: 3, count: 1, within: false },
    ]);
  });
});

describe("a name above an ahu", () => {
  const place = {
    feature: "Tahai",
    x: 0,
    y: 0,
    scale: 1,
    stand: [0, -18] as [number, number],
    name: { lines: ["Tahai"], x: 0, y: -24, above: true },
  };
  const seen = { state: "taken", moai: 3, crowned: true } as const;

  test("rises above whatever stands there, and back", () => {
    const top = place.stand[1] - standingHeight(seen);
    expect(place.name.y - rise(place, seen)).toBeLessThan(top);
    expect(rise(place, { ...seen, state: "free", moai: null, crowned: false })).toBe(0);
  });

  test("stays where it is not in the way", () => {
    expect(rise({ ...place, name: { ...place.name, above: false } }, seen)).toBe(0);
  });
});

describe("a Moai to build", () => {
  const build = (tiles: string[], palm: string): Action => ({ do: "build", tiles, palm });

  function turnOf(...actions: Action[]): { turn: OrongoTurn; explained: Action[] } {
    const explained: Action[] = [];
    const explain = (action: Action) => Promise.resolve(void explained.push(action));
    const table = { choices: actions, myTurn: true, explain };
    const turn = new OrongoTurn(table as unknown as Table);
    turn.reset();
    return { turn, explained };
  }

  test("the palms are those of the chosen set, and of several none is chosen before", async () => {
    const { turn } = turnOf(build(["3"], "p1"), build(["3"], "p2"), build(["5", "6"], "p2"));
    expect(turn.sets).toEqual([["3"], ["5", "6"]]);
    expect([turn.tiles, turn.palms, turn.ready]).toEqual([null, [], null]);
    await turn.press("3");
    expect([turn.palms, turn.palm, turn.ready]).toEqual([["p1", "p2"], null, null]);
    await turn.press("6");
    expect([turn.palms, turn.palm]).toEqual([["p2"], "p2"]);
    expect(turn.ready).toEqual(build(["5", "6"], "p2"));
  });

  test("a bid is ready at once, a chip once its field is pressed", async () => {
    expect(turnOf({ do: "bid", shells: 0 }).turn.ready).toEqual({ do: "bid", shells: 0 });
    const { turn, explained } = turnOf({ do: "place", field: "7" });
    expect(turn.ready).toBeNull();
    await turn.press("8");
    expect(explained).toEqual([{ do: "place", field: "8" }]);
    await turn.press("7");
    expect(turn.ready).toEqual({ do: "place", field: "7" });
  });
});

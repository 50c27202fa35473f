// The pictures of the rules of Giants.

import {
  drawing,
  pieces,
  sign,
  type Drawn,
  type Picture,
  type Pictures,
} from "../../rules/pictures";
import AhuPicture from "./AhuPicture.svelte";
import DiePicture from "./DiePicture.svelte";
import HexesPicture from "./HexesPicture.svelte";
import { STATUE_SCALE, type Token } from "./tokens";

export { HEX_SIZE as hexSize } from "./sizes";

export const [BLUE, GREEN, RED] = [0, 1, 2];

const of = (clan: number, ...names: string[]): Drawn[] => names.map((name) => ({ name, clan }));
export const moai = (size: number): Drawn => ({ name: "moai", scale: STATUE_SCALE[size] ?? 1 });

export const worker = (clan: number, count = 1): Token => ({
  key: `w${clan}`,
  kind: "worker",
  clan,
  count,
});
const log: Token = { key: "log", kind: "log", count: 1 };
const chief = (clan: number): Token => ({ key: `c${clan}`, kind: "chief", clan, count: 1 });
export const statue = (size: number, marker: number | null = null): Token => ({
  key: "statue",
  kind: "item",
  count: 1,
  item: {
    item: "",
    size,
    headdress: false,
    front: null,
    hex: null,
    start: "",
    marker,
    mover: null,
    abandoned: false,
  },
});

export const ground = (kind: string, ...tokens: Token[]) => ({
  hex: { name: "", kind, number: 3 },
  tokens,
});
export const hexes = (words: string | undefined, ...row: ReturnType<typeof ground>[]): Picture =>
  drawing(HexesPicture, { hexes: row }, words);
export const ahu = (
  words: string | undefined,
  seen: { state: "free" | "reserved" | "taken"; moai?: number; crowned?: boolean },
  owner: number | null = null,
): Picture =>
  drawing(
    AhuPicture,
    {
      ahu: { moai: 4, headdress: 5 },
      seen: { base: null, moai: null, crowned: false, ...seen },
      owner,
    },
    words,
  );
const power = (kind: string, words: string, ...gain: (string | Drawn)[]): Picture[] => [
  hexes(undefined, ground(kind)),
  sign("→"),
  pieces(words, ...gain),
];

const route = (words: string): Picture =>
  hexes(
    words,
    ground("moai_quarry", statue(2)),
    ground("land", worker(BLUE), worker(RED)),
    ground("land", worker(BLUE), log),
    ground("land", chief(RED)),
  );

export const pictures: Pictures = {
  "overview-aim": [
    pieces("moai", moai(1), moai(2), moai(3)),
    sign("→"),
    ahu(undefined, { state: "taken", moai: 3 }, BLUE),
  ],
  "overview-round": [
    drawing(DiePicture, { face: 2 }),
    sign("→"),
    pieces("die-moai", moai(2)),
    pieces("bid-first", ...of(BLUE, "marker", "marker"), ...of(BLUE, "worker")),
    route("route"),
  ],
  "overview-win": [
    ahu("scored", { state: "taken", moai: 2, crowned: true }, BLUE),
    sign("4 × 2 + 5 = 13"),
  ],
  G0: [
    pieces("worker", ...of(BLUE, "worker")),
    pieces("sorcerer", ...of(BLUE, "sorcerer")),
    pieces("chief", ...of(BLUE, "chief")),
    pieces("marker", ...of(BLUE, "marker")),
    pieces("base", ...of(BLUE, "base")),
    pieces("moai", moai(1), moai(2), moai(3)),
    pieces("headdress", "topknot"),
    pieces("log", "log"),
    pieces("tablet", "tablet"),
    ahu("ahu-free", { state: "free" }),
    ahu("ahu-reserved", { state: "reserved" }, BLUE),
    ahu("ahu-taken", { state: "taken", moai: 2 }),
  ],
  G1: [
    pieces("screen", ...of(GREEN, "worker", "sorcerer", "chief", "marker", "marker")),
    pieces("bases", ...of(GREEN, "base")),
  ],
  G2: [
    drawing(DiePicture, { face: 0 }, "die-none"),
    drawing(DiePicture, { face: 2 }),
    sign("→"),
    pieces("die-moai", moai(2)),
  ],
  G3: [
    pieces("bid-first", ...of(BLUE, "marker", "marker"), ...of(BLUE, "worker")),
    sign("→"),
    pieces("takes", moai(1)),
    pieces("bid-second", ...of(RED, "marker", "chief")),
    sign("→"),
    pieces("takes", moai(3)),
  ],
  G4: [
    ...power("village", "gain-worker", ...of(BLUE, "worker")),
    ...power("sorcerers_hut", "gain-marker", ...of(BLUE, "marker")),
    ...power("forest", "gain-logs", "log", "log", "log"),
    ...power("headdress_quarry", "gain-headdress", "topknot"),
    ahu("gain-ahu", { state: "reserved" }, BLUE),
  ],
  G5: [route("route"), pieces("route-points", ...of(RED, "badge"))],
  G6: [
    pieces("back", ...of(RED, "worker", "sorcerer", "chief", "marker")),
    pieces("gone", "log", "log"),
    hexes("abandoned", ground("land", statue(1))),
  ],
  G7: [
    pieces("pay", "tablet"),
    sign("→"),
    ahu("hidden", { state: "taken", moai: 2 }),
    sign("→"),
    ahu("seen", { state: "taken", moai: 2 }, RED),
  ],
  G8: [
    ahu("scored", { state: "taken", moai: 2, crowned: true }, BLUE),
    sign("4 × 2 + 5 = 13"),
    pieces("scored-tablet", "tablet", "tablet"),
    sign("3"),
  ],
};

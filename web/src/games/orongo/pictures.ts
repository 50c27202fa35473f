// The pictures of the rules of Orongo.

import {
  drawing,
  pieces,
  sign,
  type Drawn,
  type Picture,
  type Pictures,
} from "../../rules/pictures";
import FieldsPicture from "./FieldsPicture.svelte";
import type { OrongoFieldView } from "./messages";

export { HEX_SIZE as hexSize } from "./sizes";

const [BLUE, RED] = [0, 2];

export const field = (kind: string, seen: Partial<OrongoFieldView> = {}): OrongoFieldView => ({
  name: "",
  kind,
  coastal: false,
  tile: kind !== "palm",
  chip: null,
  bears: "nothing",
  ...seen,
});
export const palm = (seen: Partial<OrongoFieldView> = {}): OrongoFieldView => field("palm", seen);
export const coast = (seen: Partial<OrongoFieldView> = {}): OrongoFieldView =>
  palm({ coastal: true, ...seen });

export const fields = (words: string | undefined, ...drawn: OrongoFieldView[]): Picture =>
  drawing(FieldsPicture, { fields: drawn }, words);
const lit = (words: string, field: OrongoFieldView): Picture =>
  drawing(FieldsPicture, { fields: [field], lit: true }, words);
const shells = (count: number): string[] => Array.from({ length: count }, () => "shell");
export const chips = (count: number): Drawn[] =>
  Array.from({ length: count }, () => ({ name: "chip", clan: BLUE }));

export const BLUE_CHIP = { chip: BLUE };
const USED = { chip: BLUE, bears: "shell" } as const;

const SET = [field("temple", BLUE_CHIP), field("deity", BLUE_CHIP), coast(BLUE_CHIP)];
const USED_SET = [
  field("temple", USED),
  field("deity", USED),
  coast({ chip: BLUE, bears: "moai" }),
];

export const pictures: Pictures = {
  "overview-aim": [fields("set", ...SET), sign("→"), fields("built", ...USED_SET)],
  "overview-round": [
    fields(undefined, field("nest")),
    pieces("bid-most", ...shells(3)),
    sign("→"),
    pieces("places", ...chips(3)),
    fields(undefined, field("nest", BLUE_CHIP), palm(BLUE_CHIP)),
  ],
  "overview-win": [fields("main", coast({ chip: BLUE, bears: "main" }))],
  O1: [
    fields("no-tile", field("temple", { tile: false })),
    fields("tile", field("temple")),
    fields("inland", palm()),
    fields("coastal", coast()),
    pieces("chip", { name: "chip", clan: BLUE }),
    pieces("shell", "shell"),
    pieces("amulet", "amulet"),
  ],
  O2: [fields("no-tile", field("nest", { tile: false })), sign("→"), fields("tile", field("nest"))],
  O3: [
    pieces("bid-most", ...shells(4)),
    sign("→"),
    pieces("places", ...chips(3)),
    pieces("bid-next", ...shells(2)),
    sign("→"),
    pieces("places", ...chips(2)),
    { art: { sign: "0" }, words: "bid-none" },
    sign("→"),
    pieces("atoll", ...shells(4)),
  ],
  O4: [
    lit("may-tile", field("food")),
    fields("own-chip", field("nest", BLUE_CHIP)),
    lit("may-palm", palm()),
    fields("may-not", field("deity", { chip: RED })),
  ],
  O5: [
    fields("set", ...SET),
    sign("→"),
    fields("built", ...USED_SET),
    fields("set-quarry", field("quarry")),
    fields("set-temple", field("temple"), field("deity")),
    fields("set-birdman", field("birdman"), field("nest")),
    fields("set-food", field("food"), field("food")),
  ],
  O6: [fields("main", coast({ chip: BLUE, bears: "main" }))],
  O7: [pieces("hidden-shells", ...shells(3))],
};

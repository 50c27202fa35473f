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

const field = (kind: string, seen: Partial<OrongoFieldView> = {}): OrongoFieldView => ({
  name: "",
  kind,
  coastal: false,
  tile: kind !== "palm",
  chip: null,
  bears: "nothing",
  ...seen,
});
const palm = (seen: Partial<OrongoFieldView> = {}): OrongoFieldView => field("palm", seen);
const coast = (seen: Partial<OrongoFieldView> = {}): OrongoFieldView =>
  palm({ coastal: true, ...seen });

const fields = (words: string, ...drawn: OrongoFieldView[]): Picture =>
  drawing(FieldsPicture, { fields: drawn }, words);
const lit = (words: string, field: OrongoFieldView): Picture =>
  drawing(FieldsPicture, { fields: [field], lit: true }, words);
const shells = (count: number): string[] => Array.from({ length: count }, () => "shell");
const chips = (count: number): Drawn[] =>
  Array.from({ length: count }, () => ({ name: "chip", clan: BLUE }));

const BLUE_CHIP = { chip: BLUE };
const USED = { chip: BLUE, bears: "shell" } as const;

export const pictures: Pictures = {
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
    fields("set", field("temple", BLUE_CHIP), field("deity", BLUE_CHIP), coast(BLUE_CHIP)),
    sign("→"),
    fields(
      "built",
      field("temple", USED),
      field("deity", USED),
      coast({ chip: BLUE, bears: "moai" }),
    ),
    fields("set-quarry", field("quarry")),
    fields("set-temple", field("temple"), field("deity")),
    fields("set-birdman", field("birdman"), field("nest")),
    fields("set-food", field("food"), field("food")),
  ],
  O6: [fields("main", coast({ chip: BLUE, bears: "main" }))],
  O7: [pieces("hidden-shells", ...shells(3))],
};

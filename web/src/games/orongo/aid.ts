// The pictures of the player aid of Orongo.

import { pieces, sign, type Pictures } from "../../rules/pictures";
import { BLUE_CHIP, chips, coast, field, fields, palm } from "./pictures";

const bare = "";
const SCALE = 1.7;

export const pictures: Pictures = {
  main: [fields(bare, coast({ ...BLUE_CHIP, bears: "main" }))],
  quarry: [fields(bare, field("quarry"))],
  temple: [fields(bare, field("temple"), field("deity"))],
  birdman: [fields(bare, field("birdman"), field("nest"))],
  food: [fields(bare, field("food"), field("food"))],
  coast: [fields(bare, coast({ ...BLUE_CHIP, bears: "moai" }))],
  "bid-most": [pieces(bare, ...chips(3))],
  "bid-second": [pieces(bare, ...chips(2))],
  "bid-other": [pieces(bare, ...chips(1))],
  "bid-none": [sign("0")],
  amulet: [pieces(bare, { name: "amulet", scale: SCALE })],
  tile: [fields(bare, field("nest"))],
  palm: [fields(bare, field("nest", BLUE_CHIP), palm())],
  shell: [pieces(bare, { name: "shell", scale: SCALE })],
  chip: [pieces(bare, ...chips(1))],
  "face-down": [fields(bare, field("deity", { tile: false }))],
};

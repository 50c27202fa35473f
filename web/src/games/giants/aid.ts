// The pictures of the player aid of Giants.

import { pieces, type Pictures } from "../../rules/pictures";
import { ahu, BLUE, ground, hexes, moai, RED, statue, worker } from "./pictures";

const bare = "";

const SCALE = 1.3;

const own = (name: string): Pictures => ({
  [name]: [pieces(bare, { name, clan: BLUE, scale: SCALE })],
});
const power = (name: string, kind: string): Pictures => ({
  [`power-${name}`]: [hexes(bare, ground(kind))],
});
const size = (count: number): Pictures => ({ [`moai-${count}`]: [pieces(bare, moai(count))] });

export const pictures: Pictures = {
  ...own("worker"),
  ...own("sorcerer"),
  ...own("chief"),
  ...own("marker"),
  ...own("base"),
  ...power("worker", "village"),
  ...power("marker", "sorcerers_hut"),
  ...power("logs", "forest"),
  ...power("headdress", "headdress_quarry"),
  "power-reserve": [ahu(bare, { state: "reserved" }, BLUE)],
  ...size(1),
  ...size(2),
  ...size(3),
  erected: [ahu(bare, { state: "taken", moai: 3 }, BLUE)],
  values: [ahu(bare, { state: "free" })],
  crowned: [ahu(bare, { state: "taken", moai: 2, crowned: true }, BLUE)],
  tablet: [pieces(bare, { name: "tablet", scale: SCALE })],
  tablets: [pieces(bare, { name: "tablet", scale: SCALE }, { name: "tablet", scale: SCALE })],
  log: [pieces(bare, { name: "log", scale: SCALE })],
  way: [hexes(bare, ground("land", statue(2)), ground("land", worker(BLUE), worker(RED)))],
  marked: [hexes(bare, ground("land", statue(1, BLUE)))],
};

// The pieces of Orongo.

import type { PieceLook } from "../../look/pieces";

const pieces: Record<string, PieceLook> = {
  shell: { box: "-12 -12 24 24" },
  amulet: { box: "-13 -14 26 26" },
  chip: { box: "-18 -17 36 36", sign: { scale: 0.95 } },
};

export default pieces;

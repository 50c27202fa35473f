// The pieces of Giants.

import type { PieceLook } from "../../look/pieces";

const FIGURE = { y: 5 };

const pieces: Record<string, PieceLook> = {
  chief: { box: "-23 -29 46 48", sign: FIGURE },
  sorcerer: { box: "-21 -25 42 43", sign: FIGURE },
  worker: { box: "-18 -18 36 36", sign: FIGURE },
  marker: { box: "-12 -12 24 24" },
  // Face down it must tell nothing.
  base: { box: "-17 -17 34 34", sign: { scale: 0.42 }, alike: true },
  log: { box: "-15 -15 30 30" },
  tablet: { box: "-12 -12 24 24" },
};

export default pieces;

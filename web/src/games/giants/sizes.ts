// Of the drawings of Giants.

/** From the centre of a hex to its corner, as on the board. */
export const HEX_SIZE = 60;

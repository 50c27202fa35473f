// Of the drawings of Orongo.

/** From the centre of a hex to its corner, as on the board. */
export const HEX_SIZE = 46;

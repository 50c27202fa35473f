// What the board shows besides the pieces: which hexes can be chosen, and how.

/** Why a hex, or something on it, is lit: with a word on it, as the end of a route, or as chosen. */
export type Light = { badge?: string; good?: boolean; chosen?: boolean };
export type Lights = ReadonlyMap<string, Light>;

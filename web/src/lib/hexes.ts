// What the board shows besides the pieces: which hexes can be chosen, and how.

/** A small picture on a lit hex, of what it would give. */
export type HexSign = { name: string; clan?: number };

/** Why a hex, or something on it, is lit: with a word or pictures on it, as an end, or as chosen. */
export type Light = {
  badge?: string;
  good?: boolean;
  chosen?: boolean;
  signs?: HexSign[];
  /** The same in words. */
  said?: string[];
};
export type Lights = ReadonlyMap<string, Light>;

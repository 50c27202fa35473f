// Written by `python -m ahu.server.schema` from ahu.games.orongo.

export type OrongoAction = OrongoBid | OrongoPlace | OrongoBuild;

// The seat bids some of the shells behind its screen (O3).
export type OrongoBid = {
  do: "bid";
  shells: number;
};

// The seat uses up the tiles, in the order of their numbers, for a Moai on the palm (O5).
export type OrongoBuild = {
  do: "build";
  tiles: string[];
  palm: string;
};

// A field as everybody sees it.
export type OrongoFieldView = {
  name: string;
  kind: string;
  coastal: boolean;
  /** Whether its tile lies face up. */
  tile: boolean;
  chip: number | null;
  bears: "main" | "moai" | "nothing" | "shell";
};

// Chance gives this seat the amulet at the start (O1.5).
export type OrongoFirst = {
  chance: "first";
  seat: number;
};

// The variants of Orongo.
export type OrongoOptions = {
  /** Whether ties are counted from the holder of the amulet themselves (O3.4). */
  amulet_first: boolean;
};

export type OrongoOutcome = OrongoFirst | OrongoTile;

// The seat places a chip (O4).
export type OrongoPlace = {
  do: "place";
  field: string;
};

// The part of a position that everybody sees.
export type OrongoPublicView = {
  game: "orongo";
  players: number;
  phase: "bids" | "chips" | "first" | "moai" | "over" | "tiles";
  round: number;
  waiting: "chance" | "over" | "seats";
  deciding: number[];
  scores: number[];
  options: OrongoOptions;
  tiles_due: number;
  /** The number of tiles that lie face down. */
  tiles_left: number;
  atoll: number;
  amulet: number | null;
  placing: number | null;
  /** The field of the main Moai, once it stands. */
  main: string | null;
  seats: OrongoSeatView[];
  fields: OrongoFieldView[];
  /** The neighbouring fields with chips of one seat: these connect its groups (O5.1). */
  links: [string, string][];
  winners: number[];
};

// The part of a seat that everybody sees.
export type OrongoSeatView = {
  colour: string;
  chips: number;
  moai: number;
  has_bid: boolean;
  /** The bid in this round's auction, once all are in. */
  bid: number | null;
  /** The number of chips still to be placed in this round. */
  due: number;
};

// Chance turns up the next tile and lays it on its field (O2).
export type OrongoTile = {
  chance: "tile";
  field: string;
};

// The part that one seat sees: the table, the shells behind its screen, and its own bid.
export type OrongoView = {
  seat: number;
  table: OrongoPublicView;
  shells: number;
  bid: number | null;
};

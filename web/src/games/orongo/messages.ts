// Written by `python -m ahu.server.schema` from ahu.games.orongo.

export type OrongoAction = OrongoBid | OrongoPlace | OrongoBuild;

// Bid some of the shells behind one's screen (O3).
export type OrongoBid = {
  do: "bid";
  shells: number;
};

// Use up the tiles, in the order of their numbers, and build a Moai on the palm (O5).
export type OrongoBuild = {
  do: "build";
  tiles: string[];
  palm: string;
};

// A field as it lies on the table.
export type OrongoFieldView = {
  name: string;
  kind: string;
  coastal: boolean;
  /** Whether its tile lies face up. */
  tile: boolean;
  chip: number | null;
  bears: "main" | "moai" | "nothing" | "shell";
};

// This seat holds the amulet at the start (O1.5).
export type OrongoFirst = {
  chance: "first";
  seat: number;
};

// The variants of Orongo.
export type OrongoOptions = {
  /** Ties are counted from the holder of the amulet himself (O3.4). */
  amulet_first: boolean;
};

export type OrongoOutcome = OrongoFirst | OrongoTile;

// Place a chip (O4).
export type OrongoPlace = {
  do: "place";
  field: string;
};

// What everybody sees.
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
  /** Tiles that lie face down. */
  tiles_left: number;
  atoll: number;
  amulet: number | null;
  placing: number | null;
  /** The field of the main Moai, once it stands. */
  main: string | null;
  seats: OrongoSeatView[];
  fields: OrongoFieldView[];
  /** Neighbouring fields with chips of one seat: these connect its groups (O5.1). */
  links: [string, string][];
  winners: number[];
};

// What everybody sees of a seat.
export type OrongoSeatView = {
  colour: string;
  chips: number;
  moai: number;
  has_bid: boolean;
  /** The bid in this round's auction, once all are in. */
  bid: number | null;
  /** Chips still to be placed in this round. */
  due: number;
};

// The next tile is turned up and laid on its field (O2).
export type OrongoTile = {
  chance: "tile";
  field: string;
};

// What one seat sees: the table, what is behind its screen, and the bid in its own hand.
export type OrongoView = {
  seat: number;
  table: OrongoPublicView;
  shells: number;
  bid: number | null;
};

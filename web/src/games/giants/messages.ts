// Written by `python -m ahu.server.schema` from ahu.games.giants.

export type GiantsAction = GiantsBid | GiantsTake | GiantsDecline | GiantsPlace | GiantsBuy | GiantsPass | GiantsPick | GiantsEnter | GiantsStop | GiantsMark | GiantsErect | GiantsCrown | GiantsMarkLaid | GiantsTakeBack | GiantsPeek;

// An ahu; a base is named only where everybody may see its colour.
export type GiantsAhuInSight = {
  ahu: string;
  state: "free" | "reserved" | "taken";
  base: number | null;
  /** The size of its Moai. */
  moai: number | null;
  crowned: boolean;
};

// Seal a bid of markers and sculptors (G3.1).
export type GiantsBid = {
  do: "bid";
  markers: number;
  workers: number;
  sorcerer: boolean;
  chief: boolean;
};

// Buy half a tablet with a tribe marker (G4.4).
export type GiantsBuy = {
  do: "buy";
};

// Crown the Moai of an ahu with the headdress in hand (G5.5).
export type GiantsCrown = {
  do: "crown";
  ahu: string;
};

// Take no statue in this auction any more (G3.3).
export type GiantsDecline = {
  do: "decline";
};

// The face of one die (G2.1).
export type GiantsDie = {
  chance: "die";
  face: number;
};

// Carry the item in hand into a hex (G5.2 to G5.4).
export type GiantsEnter = {
  do: "enter";
  hex: string;
  /** How many workers and sorcerers of each seat take part; none when a chief does. */
  figures: number[];
  logs: number;
  /** The seat whose chief carries it alone. */
  chief: number | null;
};

// Erect the Moai in hand on an ahu (G5.5).
export type GiantsErect = {
  do: "erect";
  ahu: string;
};

// The first player (G1.5).
export type GiantsFirst = {
  chance: "first";
  seat: number;
};

// A hex with something on it, or a forest that has been cut.
export type GiantsHexInSight = {
  hex: string;
  /** By seat. */
  workers: number[];
  /** The seats whose sorcerer stands there. */
  sorcerers: number[];
  chiefs: number[];
  logs: number;
  cut: boolean;
};

// A statue or headdress in front of a screen, or on a hex.
export type GiantsItemInSight = {
  item: string;
  size: number;
  headdress: boolean;
  /** The seat in front of whose screen it lies. */
  front: number | null;
  hex: string | null;
  /** The hex where its next journey begins: in front of a screen, its quarry's (G5.1). */
  start: string;
  marker: number | null;
  /** Who moved it in this phase. */
  mover: number | null;
  abandoned: boolean;
};

// One way to bring an item to a hex: no other gives away fewer points.
export type GiantsJourney = {
  hex: string;
  steps: GiantsEnter[];
  /** What each seat scores on the way. */
  points: number[];
  /** Their sum. */
  given: number;
  /** How the action may end there; settling the item comes first. */
  ends: GiantsAction[];
  /** Whether the item can be settled there: erected or used to crown (G5.5). */
  settles: boolean;
};

// Leave the item in hand where it is, with a tribe marker (G5.6).
export type GiantsMark = {
  do: "mark";
};

// Mark some of the items just laid on their quarry hexes (G5.9).
export type GiantsMarkLaid = {
  do: "mark-laid";
  /** Kept in the order of their names, however they are given. */
  items: string[];
};

// The variants of Giants.
export type GiantsOptions = {
  /** Two workers to begin with (G1.2). */
  quick_game: boolean;
  /** Moai score when they are erected (G8.4). */
  visible_score: boolean;
  /** Statues nobody took return to the supply (G3.6). */
  return_unsculpted: boolean;
  /** Everyone always sees who erected what (G7.2). */
  open_bases: boolean;
  /** Everyone always sees what lies behind the screens (G7.3). */
  open_screens: boolean;
  /** The last round (G6.5). */
  round_limit: number;
};

export type GiantsOutcome = GiantsFirst | GiantsDie;

// Do nothing more in this phase (G4.5, G5).
export type GiantsPass = {
  do: "pass";
};

// Return half a tablet to look under the Moai of an ahu (G7.1).
export type GiantsPeek = {
  do: "peek";
  ahu: string;
};

// Begin an action with an item (G5.1).
export type GiantsPick = {
  do: "pick";
  item: string;
};

// Place a figure with logs, perhaps using the power of the hex (G4.1 to G4.3).
export type GiantsPlace = {
  do: "place";
  figure: "chief" | "sorcerer" | "worker";
  hex: string;
  logs: number;
  power: "headdress" | "logs" | "marker" | "reserve" | "worker" | null;
  /** The ahu to reserve. */
  ahu: string | null;
};

// What everybody may see.
export type GiantsPublicView = {
  game: "giants";
  players: number;
  phase: "bid" | "choose" | "dice" | "first" | "marks" | "move" | "over" | "place" | "take-back";
  round: number;
  waiting: "chance" | "over" | "seats";
  deciding: number[];
  scores: number[];
  options: GiantsOptions;
  first: number | null;
  dice_rolled: number;
  quarry: [number, number, number];
  moai_supply: [number, number, number];
  headdress_supply: number;
  log_supply: number;
  tablet_supply: number;
  /** The order of choice in the auction. */
  order: number[];
  /** The item being handled. */
  hand: string | null;
  hand_moved: boolean;
  seats: GiantsSeatInSight[];
  hexes: GiantsHexInSight[];
  items: GiantsItemInSight[];
  ahus: GiantsAhuInSight[];
  winners: number[];
};

// What lies behind a screen; a bid still sealed counts as lying there (G3.1).
export type GiantsScreen = {
  workers: number;
  sorcerer: boolean;
  chief: boolean;
  markers: number;
  logs: number;
  bases: number;
};

// Figures in front of a screen: bid, and out of use for this round (G3.7).
export type GiantsSculptors = {
  workers: number;
  sorcerer: boolean;
  chief: boolean;
};

// What everybody sees of a seat.
export type GiantsSeatInSight = {
  score: number;
  /** Half-tablets. */
  tablets: number;
  markers_front: number;
  sculptors: GiantsSculptors;
  passed: boolean;
  /** Whether it has sealed its bid or its choice of markers. */
  sealed: boolean;
  /** Its bid, once all are open and as long as statues are chosen. */
  bid: GiantsBid | null;
  /** Workers and sorcerer in its bid that can still carve. */
  idle: number;
  idle_chief: boolean;
  declined: boolean;
  /** With open screens only. */
  screen: GiantsScreen | null;
};

// Leave the item in hand where it is (G5.6).
export type GiantsStop = {
  do: "stop";
};

// Take a statue of this size from the quarry; who carved it (G3.3, G3.5).
export type GiantsTake = {
  do: "take";
  size: number;
  by: "chief" | "sculptors";
};

// Take back the markers of some items (G6.2).
export type GiantsTakeBack = {
  do: "take-back";
  /** Kept in the order of their names, however they are given. */
  items: string[];
};

// What one seat may see: the table, and what is its own to know.
export type GiantsView = {
  seat: number;
  table: GiantsPublicView;
  screen: GiantsScreen;
  /** Its own sealed bid. */
  bid: GiantsBid | null;
  /** Its own sealed choice of markers to take back. */
  take_back: string[] | null;
  /** Whose base lies under the Moai of an ahu, where it may know (G7.1, G7.2). */
  bases: Record<string, number>;
};

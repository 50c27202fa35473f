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

// The seat seals a bid of markers and sculptors (G3.1).
export type GiantsBid = {
  do: "bid";
  markers: number;
  workers: number;
  sorcerer: boolean;
  chief: boolean;
};

// The seat buys half a tablet with a tribe marker (G4.4).
export type GiantsBuy = {
  do: "buy";
};

// The seat crowns the Moai of an ahu with the headdress in hand (G5.5).
export type GiantsCrown = {
  do: "crown";
  ahu: string;
};

// The seat takes no more statues in this auction (G3.3).
export type GiantsDecline = {
  do: "decline";
};

// Chance rolls this face of one die (G2.1).
export type GiantsDie = {
  chance: "die";
  face: number;
};

// The seat carries the item in hand into a hex (G5.2 to G5.4).
export type GiantsEnter = {
  do: "enter";
  hex: string;
  /** The number of workers and sorcerers of each seat that take part; empty when a chief does. */
  figures: number[];
  logs: number;
  /** The seat whose chief carries it alone. */
  chief: number | null;
};

// The seat erects the Moai in hand on an ahu (G5.5).
export type GiantsErect = {
  do: "erect";
  ahu: string;
};

// Chance makes this seat the first player (G1.5).
export type GiantsFirst = {
  chance: "first";
  seat: number;
};

// A hex with something on it, or a forest that has been cut.
export type GiantsHexInSight = {
  hex: string;
  /** The number of workers of each seat. */
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
  /** The seat that moved it in this phase. */
  mover: number | null;
  abandoned: boolean;
};

// One way to bring an item to a hex; no other gives away fewer points.
export type GiantsJourney = {
  hex: string;
  steps: GiantsEnter[];
  /** What each seat scores on the way. */
  points: number[];
  /** The sum of the points. */
  given: number;
  /** The actions that may end it there; settling the item comes first. */
  ends: GiantsAction[];
  /** Whether the item can be settled there: erected or used to crown (G5.5). */
  settles: boolean;
};

// The seat leaves the item in hand where it is, with a tribe marker (G5.6).
export type GiantsMark = {
  do: "mark";
};

// The seat marks some of the items just laid on their quarry hexes (G5.9).
export type GiantsMarkLaid = {
  do: "mark-laid";
  /** The items, kept in the order of their names, however they are given. */
  items: string[];
};

// The variants of Giants.
export type GiantsOptions = {
  /** Two workers to begin with (G1.2). */
  quick_game: boolean;
  /** Whether Moai score when they are erected (G8.4). */
  visible_score: boolean;
  /** Whether statues that nobody took return to the supply (G3.6). */
  return_unsculpted: boolean;
  /** Whether everybody always sees who erected what (G7.2). */
  open_bases: boolean;
  /** Whether everybody always sees what lies behind the screens (G7.3). */
  open_screens: boolean;
  /** The last round (G6.5). */
  round_limit: number;
};

export type GiantsOutcome = GiantsFirst | GiantsDie;

// The seat does nothing more in this phase (G4.5, G5).
export type GiantsPass = {
  do: "pass";
};

// The seat returns half a tablet to look under the Moai of an ahu (G7.1).
export type GiantsPeek = {
  do: "peek";
  ahu: string;
};

// The seat begins an action with an item (G5.1).
export type GiantsPick = {
  do: "pick";
  item: string;
};

// The seat places a figure with logs, and may use the power of the hex (G4.1 to G4.3).
export type GiantsPlace = {
  do: "place";
  figure: "chief" | "sorcerer" | "worker";
  hex: string;
  logs: number;
  power: "headdress" | "logs" | "marker" | "reserve" | "worker" | null;
  /** The ahu to reserve. */
  ahu: string | null;
};

// The part of a position that everybody may see.
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

// The things behind a screen; a bid still sealed counts as lying there (G3.1).
export type GiantsScreen = {
  workers: number;
  sorcerer: boolean;
  chief: boolean;
  markers: number;
  logs: number;
  bases: number;
};

// The figures in front of a screen: bid, and out of use for this round (G3.7).
export type GiantsSculptors = {
  workers: number;
  sorcerer: boolean;
  chief: boolean;
};

// The part of a seat that everybody sees.
export type GiantsSeatInSight = {
  score: number;
  /** The number of half-tablets. */
  tablets: number;
  markers_front: number;
  sculptors: GiantsSculptors;
  passed: boolean;
  /** Whether the seat has sealed its bid or its choice of markers. */
  sealed: boolean;
  /** Its bid, once all are open and as long as statues are chosen. */
  bid: GiantsBid | null;
  /** The number of workers and sorcerers in its bid that can still carve. */
  idle: number;
  idle_chief: boolean;
  declined: boolean;
  /** The things behind its screen, if the option opens screens. */
  screen: GiantsScreen | null;
};

// The seat leaves the item in hand where it is (G5.6).
export type GiantsStop = {
  do: "stop";
};

// The seat takes a statue of this size from the quarry, and says who carved it (G3.3, G3.5).
export type GiantsTake = {
  do: "take";
  size: number;
  by: "chief" | "sculptors";
};

// The seat takes back the markers of some items (G6.2).
export type GiantsTakeBack = {
  do: "take-back";
  /** The items, kept in the order of their names, however they are given. */
  items: string[];
};

// The part of a position that one seat may see: the table and its own secrets.
export type GiantsView = {
  seat: number;
  table: GiantsPublicView;
  screen: GiantsScreen;
  /** Its own sealed bid. */
  bid: GiantsBid | null;
  /** Its own sealed choice of markers to take back. */
  take_back: string[] | null;
  /** The owner of the base under the Moai of an ahu, where the seat may know it (G7.1, G7.2). */
  bases: Record<string, number>;
};

// Written by `python -m ahu.server.schema` from src/ahu/server/messages.py.

// What this server has.
export type About = {
  version: string;
  games: GameInfo[];
  levels: LevelInfo[];
  largest_record: number;
};

// A platform for statues, the hex it overlaps, and what it is worth.
export type AhuInfo = {
  name: string;
  hex: string;
  moai: number;
  headdress: number;
};

// The middle of an ahu, and where its name stands; a crowded hex has no room for names.
export type AhuPlace = {
  ahu: string;
  x: number;
  y: number;
  scale: number;
  name: [number, number] | null;
};

// A line of the log that is no event of the game: somebody takes a seat, or gives it up.
//
// It stands behind the entries up to its step.
export type Announcement = {
  step: number;
  round: number;
  seat: number;
  say: Said;
};

// A board; some games have ahus on it.
export type BoardInfo = {
  name: string;
  digest: string;
  hexes: HexInfo[];
  ahus: AhuInfo[];
  layout: Layout;
};

// Whether chance came from the seed; `event` is the first that did not, from 1.
export type ChanceChecked = {
  fair: boolean;
  digest: string;
  outcomes: number;
  event: number | null;
};

// Asks why a seat may not do something.
export type Check = {
  do: "check";
  seat: number;
  action: GiantsAction | OrongoAction | string;
  id: string;
};

// Asks whether the dice or tiles of a record came from a seed. The record is text or JSON.
export type CheckChance = {
  record: string;
  seed: string;
};

// Why not; null when it is allowed.
export type Checked = {
  is: "checked";
  id: string;
  refusal: Refusal | null;
};

// A legal action. Its words are the message `GAME-choice-DO` with its fields.
export type Choice = {
  action: GiantsAction | OrongoAction;
  notation: string;
  carves?: number[];
};

// Takes the seat of an invitation, with a secret token that the client has made up for it.
//
// Sending it again is answered again: an answer that was lost does not lose the seat.
// Without a name, the seat keeps the one it has.
export type Claim = {
  invitation: string;
  token: string;
  name?: string | null;
};

// The seat is now held by the token that was sent.
export type Claimed = {
  seat: number;
};

// A command was carried out, now or when it was sent before; it is stored.
export type Done = {
  is: "done";
  id: string;
  number: number;
};

// A way to end the action with an item.
export type End = {
  action: GiantsAction | OrongoAction;
  value: number;
};

// Something that happened; chance has no seat.
export type EventInfo = {
  seat: number | null;
  move: GiantsAction | OrongoAction | GiantsOutcome | OrongoOutcome;
  notation: string;
};

// A game that can be played here.
export type GameInfo = {
  name: string;
  players: number[];
  rules: number;
  options: OptionInfo[];
  board: BoardInfo;
};

export type GiantsAction = GiantsBid | GiantsTake | GiantsDecline | GiantsPlace | GiantsBuy | GiantsPass | GiantsPick | GiantsEnter | GiantsStop | GiantsMark | GiantsErect | GiantsCrown | GiantsMarkLaid | GiantsTakeBack | GiantsPeek;

// An ahu; a base is named only where everybody may see its colour.
export type GiantsAhuInSight = {
  ahu: string;
  state: "free" | "reserved" | "taken";
  base: number | null;
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
  figures: number[];
  logs: number;
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
  workers: number[];
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
  front: number | null;
  hex: string | null;
  start: string;
  marker: number | null;
  mover: number | null;
  abandoned: boolean;
};

// Leave the item in hand where it is, with a tribe marker (G5.6).
export type GiantsMark = {
  do: "mark";
};

// Mark some of the items just laid on their quarry hexes (G5.9).
export type GiantsMarkLaid = {
  do: "mark-laid";
  items: string[];
};

// The variants of Giants.
export type GiantsOptions = {
  quick_game: boolean;
  visible_score: boolean;
  return_unsculpted: boolean;
  open_bases: boolean;
  open_screens: boolean;
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
  order: number[];
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
  tablets: number;
  markers_front: number;
  sculptors: GiantsSculptors;
  passed: boolean;
  sealed: boolean;
  bid: GiantsBid | null;
  idle: number;
  idle_chief: boolean;
  declined: boolean;
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
  items: string[];
};

// What one seat may see: the table, and what is its own to know.
export type GiantsView = {
  seat: number;
  table: GiantsPublicView;
  screen: GiantsScreen;
  bid: GiantsBid | null;
  take_back: string[] | null;
  bases: Record<string, number>;
};

// Whether the server works.
export type Health = {
  status: "broken" | "ok";
};

// A table and the tokens that somebody holds of it.
export type Held = {
  table: string;
  tokens: string[];
};

// Comes first: the tokens of the seats or of an onlooker, and the number last seen.
//
// A client that comes back says the same `client` again, so that it is not counted twice.
export type Hello = {
  do: "hello";
  tokens: string[];
  since?: number | null;
  client?: string | null;
  id: string;
};

// A hex of a board; `number` is the logs of a forest, or the number of a tile's field.
export type HexInfo = {
  name: string;
  q: number;
  r: number;
  kind: string;
  number: number;
  coastal: boolean;
};

// The owner invites somebody to a seat; an earlier invitation to it is void.
//
// With `take_back`, the seat is taken from whoever holds it. Everybody is told.
export type Invite = {
  seat: number;
  take_back?: boolean;
};

// A new invitation to a seat: it can be taken once.
export type Invited = {
  seat: number;
  invitation: string;
};

// One way to bring an item to a hex: no other gives away fewer points.
export type Journey = {
  hex: string;
  steps: GiantsEnter[];
  points: number[];
  given: number;
  ends: GiantsAction[];
  settles: boolean;
};

// A journey that was made: the item as it was before, and its hexes from the first.
export type Journeyed = {
  item: GiantsItemInSight;
  route: string[];
};

// A board on paper: the same numbers for the same board.
export type Layout = {
  size: number;
  box: [number, number, number, number];
  coast: string;
  centres: Record<string, [number, number]>;
  ahus: AhuPlace[];
  site: string | null;
};

// A level of bots, and the most it thinks about a decision.
export type LevelInfo = {
  name: string;
  ms: number;
};

// A line of the log: the message, its rules, and the events it tells.
//
// `step` is how many events had happened then: `Look` gives the position.
export type LogEntry = {
  step: number;
  round: number;
  seat: number | null;
  say: Said;
  rules: string[];
  events: EventInfo[];
  fleeting: boolean;
};

// Asks for the position after so many events; `seat` null is everybody's view.
//
// Once the game is over any seat may be asked for, and `open` gives everything.
export type Look = {
  do: "look";
  step: number;
  seat?: number | null;
  open?: boolean;
  id: string;
};

// A position of the past, as whoever asked may see it; `views` has all seats when open.
export type Looked = {
  is: "looked";
  id: string;
  step: number;
  steps: number;
  view: GiantsView | OrongoView | GiantsPublicView | OrongoPublicView;
  views: (GiantsView | OrongoView | GiantsPublicView | OrongoPublicView)[];
  event: EventInfo | null;
  scores: number[];
};

// A new table. The tokens are told once, and only to whoever opened it.
export type Made = {
  table: string;
  seats: (string | null)[];
  invitations: (string | null)[];
  watch: string;
  owner: string;
  digest: string;
};

// Asks how the tables stand that somebody holds tokens of.
export type Mine = {
  held: Held[];
};

// Who plays a seat. An empty name is shown as the colour.
//
// A person sits with whoever opens the table, who gets the seat's token; a guest is somebody
// else, who gets an invitation to it; a bot has a level.
export type NewSeat = {
  player: "bot" | "guest" | "person";
  level?: string;
  name?: string;
};

// A table to open. Options left out are as the game's rules have them.
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number>;
};

// An option of a game: yes or no, or a number with bounds.
export type OptionInfo = {
  name: string;
  kind: "number" | "yes-no";
  default: boolean | number;
  least: number | null;
  most: number | null;
  rule: string;
};

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
  tiles_left: number;
  atoll: number;
  amulet: number | null;
  placing: number | null;
  main: string | null;
  seats: OrongoSeatView[];
  fields: OrongoFieldView[];
  links: [string, string][];
  winners: number[];
};

// What everybody sees of a seat.
export type OrongoSeatView = {
  colour: string;
  chips: number;
  moai: number;
  has_bid: boolean;
  bid: number | null;
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

// A column of the result: the message that names it, and a number for each seat.
export type Part = {
  name: Said;
  points: number[];
};

// Asks for a sign of life.
export type Ping = {
  do: "ping";
  id: string;
};

// Asks where an item can go, after the actions in `after`.
export type Plan = {
  do: "plan";
  seat: number;
  item: string;
  after?: (GiantsAction | OrongoAction | string)[];
  id: string;
};

// Where an item can go, after the actions in `after`.
export type Planned = {
  is: "planned";
  id: string;
  number: number;
  points: number[];
  ends: End[];
  steps: GiantsEnter[];
  journeys: Journey[];
};

// A seat does something, or a series that is one decision: all of it or nothing.
//
// With `number`, it is refused when the table has moved on since.
export type Play = {
  do: "play";
  seat: number;
  actions: (GiantsAction | OrongoAction | string)[];
  number?: number | null;
  id: string;
};

// A sign of life.
export type Pong = {
  is: "pong";
  id: string;
  number: number;
};

// Who is there. Sent whenever it changes; it has no number, and no record tells it.
export type Presence = {
  is: "presence";
  seats: number[];
  watching: number;
};

// Why a request was not carried out.
export type Problem = {
  error: Refusal;
};

// Why something is not allowed.
//
// `rule` is the id of the rule that forbids it (empty for a fault of form), `key` names the
// message and `args` fill it in the reader's language; `where` is the place of the fault in a
// file or request, if there is one.
export type Refusal = {
  rule: string;
  key: string;
  args: Record<string, string | number>;
  where: string;
};

// A command was not carried out, and where the table stands. Without an id: not read at all.
export type Refused = {
  is: "refused";
  id: string | null;
  refusal: Refusal;
  number: number;
};

// A seat has a new name.
export type Rename = {
  do: "rename";
  seat: number;
  name: string;
  id: string;
};

// How the game ended.
export type Result = {
  winners: number[];
  parts: Part[];
  say: Said;
};

// A message of the texts with its arguments.
//
// An argument that is a message, or a list of messages, is said first; a list becomes
// “one, two and three”.
export type Said = {
  key: string;
  args: Record<string, string | number | Said[] | Said>;
};

// Who plays a seat.
export type SeatInfo = {
  colour: string;
  player: "bot" | "person";
  level: string;
  name: string;
};

// All that one seat, or (seat null) an onlooker, may know now.
export type Sight = {
  seat: number | null;
  view: GiantsView | OrongoView | GiantsPublicView | OrongoPublicView;
  task: Said | null;
  choices: Choice[];
  asides: Choice[];
  undo: number;
  keep: number;
  forget: number;
  log: LogEntry[];
  journeyed: Journeyed | null;
};

export type Spoken = Welcome | State | Presence | Done | Refused | Checked | Planned | Tried | Looked | Pong;

// How the table stands after event `number`. Sent after Hello and whenever it changes.
export type State = {
  is: "state";
  number: number;
  steps: number;
  round: number;
  waiting: "chance" | "over" | "seats";
  deciding: number[];
  waits: Said[];
  scores: number[];
  names: string[];
  holders: ("bot" | "free" | "invited" | "taken")[];
  announcements: Announcement[];
  sights: Sight[];
  result: Result | null;
  seed: string | null;
};

// The tables that were found; those that were not, or whose tokens are wrong, are left out.
export type Summaries = {
  tables: Summary[];
};

// How a table stands, for a list of tables.
export type Summary = {
  table: string;
  game: string;
  players: number;
  seats: number[];
  names: string[];
  round: number;
  over: boolean;
  waits_for_you: boolean;
  deciding: number[];
  winners: number[];
  changed: string;
};

// What the seat would see and could do then, and what each seat would have scored.
//
// Where its turn would end there is no view and there are no choices.
export type Tried = {
  is: "tried";
  id: string;
  number: number;
  view: GiantsView | OrongoView | null;
  points: number[];
  choices: Choice[];
};

// Asks what a seat could do after these actions, without doing them.
export type Try = {
  do: "try";
  seat: number;
  actions: (GiantsAction | OrongoAction | string)[];
  id: string;
};

// A seat takes back its last decision.
export type Undo = {
  do: "undo";
  seat: number;
  id: string;
};

export type Wanted = Hello | Play | Undo | Check | Plan | Try | Look | Rename | Ping;

// The answer to Hello: what stays the same about the table. A State follows.
export type Welcome = {
  is: "welcome";
  id: string;
  table: string;
  game: string;
  board: BoardInfo;
  options: GiantsOptions | OrongoOptions;
  seats: SeatInfo[];
  held: number[];
  watching: boolean;
  digest: string;
  uploaded: boolean;
};

// Written by `python -m ahu.server.schema` from ahu.server.messages and ahu.server.requests.

// What this server offers.
export type About = {
  version: string;
  games: GameInfo[];
  levels: LevelInfo[];
  largest_record: number;
};

// Something that a seat does. Each game derives one struct for each kind of action.
export type Action = {
  do: string;
  [field: string]: unknown;
};

// Adds a passkey to a player.
export type AddPasskey = {
  passkey: NewPasskey;
};

// Goes on to the next step of a lesson: what a step asks for is done for the learner.
//
// `step` is the step one is at: it is refused if that is done already.
export type Advance = {
  do: "advance";
  seat: number;
  step: number;
  id: string;
};

// One thing to know, in a sentence or two.
export type AidEntry = {
  say: Message;
  /** The name of the picture beside it; empty where there is none. */
  picture: string;
};

// A few things that belong together.
export type AidSection = {
  title: Message;
  entries: AidEntry[];
};

// The analysis of a finished game.
export type Analysis = {
  version: number;
  game: string;
  points: GraphPoint[];
  turning: TurningPoint[];
  costly: CostlyMove[];
  accounts: SeatAccount[];
};

// How far the analysis of a finished game is, and what it says once it is done.
export type AnalysisState = {
  running: boolean;
  /** How many moments are judged. */
  done: number;
  /** How many there are; 0 before the first is judged. */
  of: number;
  analysis: Analysis | null;
};

// A line of the log that is no event of the game: who took a seat, or took back decisions.
//
// It stands behind the entries up to its step.
export type Announcement = {
  step: number;
  round: number;
  seat: number;
  say: Message;
};

export type AnyClientMessage = Hello | Play | Undo | Check | Plan | Try | Hint | Look | Advance | Rename | LetBot | TakeOver | Resign | Say | Ping;

export type AnyServerMessage = Welcome | Log | TableState | Presence | Clocks | Talk | Done | CommandRefused | Checked | Planned | Tried | Hinted | Looked | Pong;

// Avoids whoever has a seat at a table where one has a place: neither joins the other.
export type Avoid = {
  table: string;
  seat: number;
};

// Those whom a player avoids.
export type Avoided = {
  players: AvoidedPlayer[];
};

// Somebody whom a player avoids.
export type AvoidedPlayer = {
  player: string;
  name: string;
};

// A player, or a level of bots, on the leaderboard.
export type BestPlayer = {
  name: string;
  level: string;
  rating: PlayerRating;
  games: number;
};

// Those who are strongest for sure, the strongest first.
export type BestPlayers = {
  game: string;
  players: BestPlayer[];
};

// A board: its hexes, and what the game has on them.
export type BoardInfo = {
  /** The name of the board. */
  name: string;
  /** The SHA-256 of what the board is, in hexadecimal digits. */
  digest: string;
  /** All hexes of the board. */
  hexes: HexInfo[];
  /** What stands on the hexes from the beginning. */
  features: Feature[];
};

// Whether chance came from the seed; `event` is the first that did not, from 1.
export type ChanceChecked = {
  fair: boolean;
  digest: string;
  outcomes: number;
  event: number | null;
};

// Changes what a player has chosen; what is left out stays.
export type ChangePlayer = {
  name?: string | null;
  language?: "de" | "en" | "fr" | null;
  listed?: boolean | null;
};

// What is otherwise in the next game with the same people; all of it, not only what differs.
//
// It is for whoever has the `owner`'s token to say.
export type Changed = {
  owner: string;
  options?: Record<string, boolean | number>;
  terms?: Terms;
};

// A way of being told that it is one's turn.
export type ChannelInfo = {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
};

// Asks why a seat may not play an action.
export type Check = {
  do: "check";
  seat: number;
  action: Action | string;
  id: string;
};

// Asks whether chance in a record came from a seed. The record is text or JSON.
export type CheckChance = {
  record: string;
  seed: string;
};

// Answers Check with the reason why not; null if the action is allowed.
export type Checked = {
  is: "checked";
  id: string;
  refusal: Refusal | null;
};

// Legal actions of one kind. Their words are the message `GAME-choice-DO` with their fields.
export type Choices = {
  do: string;
  /** The names of the actions' fields. */
  fields: string[];
  /** The values of each field in each group: every combination of them is an action. */
  groups: unknown[][][];
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

// Says that the token that was sent now holds the seat.
export type Claimed = {
  seat: number;
};

// Tells how many seconds each seat has left at this moment, and whose clocks run.
//
// Sent with every TableState where there are clocks; it has no number.
export type Clocks = {
  is: "clocks";
  left: number[];
  running: number[];
};

// Says why a command was not carried out, and where the table stands.
//
// Without an id, the command could not be read at all.
export type CommandRefused = {
  is: "refused";
  id: string | null;
  refusal: Refusal;
  number: number;
};

// Confirms an e-mail address, by the code that was sent there.
export type ConfirmNotices = {
  code: string;
};

// A move that was worse than another, as its seat could know it.
export type CostlyMove = {
  /** The step before it: what one saw when it was decided. */
  step: number;
  round: number;
  seat: number;
  /** The chance of winning that it lost. */
  cost: number;
  played: Message[];
  better: Message[];
  /** The hexes that the better move touches. */
  hexes: string[];
  /** The way an item takes in the better move, from its first hex. */
  route: string[];
};

// One thing that counts at the end: what it is, whose, and its points.
export type CountedThing = {
  say: Message;
  seat: number;
  points: number;
  /** The drawing that shows it, if there is one. */
  piece: string;
  size: number;
  /** Whether nobody was sure whose it is before the end. */
  hidden: boolean;
};

// Says that a command was carried out, now or when it was sent before, and is stored.
export type Done = {
  is: "done";
  id: string;
  number: number;
};

// A board, and how it is drawn.
export type DrawnBoard = {
  /** The name of the board. */
  name: string;
  /** The SHA-256 of what the board is, in hexadecimal digits. */
  digest: string;
  /** All hexes of the board. */
  hexes: HexInfo[];
  /** What stands on the hexes from the beginning. */
  features: Feature[];
  /** Where everything lies on paper. */
  layout: Layout;
};

// The end of a game, in the order in which it is told. It exists only once the game is over.
export type Ending = {
  /** Why the game ended; None where the game does not say. */
  reason: Message | null;
  rules: string[];
  /** Everything that counted; the points of each seat add up to its score. Empty where the game does not say. */
  counted: CountedThing[];
  /** The place of each seat, from 1; equals share one. */
  ranks: number[];
};

// Something that happened, as a table tells it: without a number, which could tell secrets.
export type EventInfo = {
  /** Who did it; null for chance. */
  seat: number | null;
  /** What was done, as data. */
  move: Action | Outcome;
  /** The move in notation. */
  text: string;
};

// Everything that is stored about a player, as the database has it, without secrets.
export type Exported = {
  stored: Record<string, (Record<string, string | number | boolean | null>)[]>;
};

// A thing that a board has on a hex from the beginning.
export type Feature = {
  /** Its kind, in the words of the game. */
  kind: string;
  /** Its name in notation; its kind, where there is only one. */
  name: string;
  /** The name of its hex. */
  hex: string;
  /** The numbers that are written on it. */
  values: Record<string, number>;
};

// The middle of a feature, where pieces stand on it, and its name, if there is room for it.
export type FeaturePlace = {
  feature: string;
  x: number;
  y: number;
  scale: number;
  stand: [number, number];
  name: NamePlace | null;
};

// A journey that was made: the item as it was before, and its hexes from the first.
export type FinishedJourney = {
  item: Record<string, unknown>;
  route: string[];
};

// Keeps a table for a player no longer.
export type ForgetTable = {
  table: string;
};

// A game that can be played here.
export type GameInfo = {
  /** The name of the game in requests. */
  name: string;
  /** The numbers of players that the game allows. */
  players: number[];
  /** The version of its rules. */
  rules: number;
  options: OptionInfo[];
  /** Null where the game needs none. */
  board: BoardInfo | null;
  /** The names of its lessons, in the order in which they are taken. */
  lessons: string[];
  /** The difficulty of each of its puzzles, from 1. */
  puzzles: number[];
  minutes: [number, number] | null;
  weight: "heavy" | "light" | "medium" | null;
  /** Options for a game that somebody begins by one press, against bots. */
  first_options: Record<string, boolean | number>;
  /** Whether there is a picture of its board. */
  picture: boolean;
};

// How a player has played a game.
export type GameStatistics = {
  game: string;
  games: number;
  /** The sum of the player's shares of victories. */
  won: number;
  /** On average. */
  points: number;
  best: number;
  rating: PlayerRating | null;
};

// The chance of winning of each seat after `step` events.
export type GraphPoint = {
  step: number;
  round: number;
  /** Who had just moved; null for chance, and at the beginning. */
  seat: number | null;
  chances: number[];
};

// Whether the server works.
export type Health = {
  status: "broken" | "ok";
};

// A table and the tokens that somebody holds of it.
export type HeldTable = {
  table: string;
  tokens: string[];
};

// Asks how the tables stand that somebody holds tokens of.
export type HeldTables = {
  held: HeldTable[];
};

// Comes first, with the tokens of seats or of an onlooker. The whole log follows.
//
// A client that comes back sends the same `client` again, so that it is not counted twice. An
// onlooker who is signed in may send the `session`: what they say is then stored as theirs.
export type Hello = {
  do: "hello";
  tokens: string[];
  client?: string | null;
  session?: string | null;
  id: string;
};

// A hex of a board.
export type HexInfo = {
  /** The name of the hex in notation. */
  name: string;
  /** Its axial coordinates: q grows to the east … */
  q: number;
  /** … and r to the south-east. */
  r: number;
  /** What the hex is, in the words of the game. */
  kind: string;
  /** A number that belongs to the kind; 0 where it needs none. */
  number: number;
  /** The names of the hexes around it. */
  neighbours: string[];
};

// Asks what a seat should do, as far as it can know. Everybody is told of a seat's first.
export type Hint = {
  do: "hint";
  seat: number;
  id: string;
};

// Answers Hint with the best moves, the best first.
export type Hinted = {
  is: "hinted";
  id: string;
  number: number;
  moves: HintedMove[];
};

// A move of a hint: what to do, in words, what it is worth, and why.
export type HintedMove = {
  say: Message[];
  /** The hexes it touches. */
  hexes: string[];
  /** The way an item takes, from its first hex; empty where none moves. */
  route: string[];
  /** The chance of winning after it, from 0 to 1. */
  chance: number;
  /** What it brings that the other moves do not, the weightiest first. */
  reasons: Message[];
};

// How a player has played.
export type History = {
  /** The latest. */
  games: PlayedGame[];
  statistics: GameStatistics[];
  rivals: Rival[];
};

// Invites somebody to a seat, for the owner; an earlier invitation to it is void.
//
// With `take_back`, the seat is taken from whoever holds it. Everybody is told.
export type Invite = {
  seat: number;
  take_back?: boolean;
};

// A new invitation to a seat; it can be taken once.
export type Invited = {
  seat: number;
  invitation: string;
};

// Takes a free seat of an open table, with a token that the client has made up.
//
// Sending it again is answered again.
export type JoinTable = {
  token: string;
  name?: string | null;
};

// A way to end the action with an item.
export type JourneyEnd = {
  action: Action;
  /** The value written where the item would be settled; 0 where it would not be. */
  value: number;
};

// Keeps places at tables for a player, so that every device of theirs opens them.
export type KeepTables = {
  held: KeptTable[];
};

// A table, and the tokens that somebody holds of it: of seats, of onlookers, of its owner.
export type KeptTable = {
  table: string;
  tokens: string[];
};

// A board on paper: the same numbers for the same board.
export type Layout = {
  /** From the centre of a hex to its corner. */
  size: number;
  /** Left, top, width and height of everything. */
  box: [number, number, number, number];
  /** The path around the island. */
  coast: string;
  centres: Record<string, [number, number]>;
  /** Of those that have a place of their own beside the middle of their hex. */
  features: FeaturePlace[];
};

// Where a learner is in a lesson.
export type LessonProgress = {
  /** How many steps are done. */
  step: number;
  steps: number;
  /** What is to be done: something to read, something to do, or nothing, since this was all. */
  task: "do" | "done" | "read";
  say: Message;
  /** What is said to a wrong try. */
  wrong: Message;
  /** What to look at: hexes and features of the board, and parts of the page. */
  show: string[];
  /** The answer of a puzzle, once somebody has decided. */
  solved: PuzzleAnswer | null;
};

// Lets a bot play on for one's seat; for the seat `absent`, whose person is away, or slow where
// no clock runs, the bot that was agreed upon.
export type LetBot = {
  do: "letbot";
  seat: number;
  level?: string;
  absent?: number | null;
  id: string;
};

// A level of bots, and the most milliseconds it thinks about a decision.
export type LevelInfo = {
  name: string;
  ms: number;
};

// The tables that are open to all, the newest first.
export type Lobby = {
  tables: LobbyTable[];
};

// A table that is open to all.
export type LobbyTable = {
  table: string;
  game: string;
  options: Record<string, boolean | number>;
  names: string[];
  /** The level of each bot; empty for people. */
  levels: string[];
  /** The seats that nobody has. */
  empty: number[];
  /** How many seats anybody may take. */
  free: number;
  /** Whom the opener hopes for. */
  level: string;
  /** The clocks, where there are any. */
  pace: Pace | null;
  /** How long a table must stand still before a bot may play on for somebody who is away; 0 for never, and of no matter by correspondence. */
  away_s: number;
  /** Whether games under the table's terms may count for ratings. */
  rated: boolean;
  round: number;
  /** The onlookers' token, where everybody may look on. */
  watch: string | null;
  /** Whether everybody there may ask for hints. */
  hints: boolean;
  created: string;
};

// Begins the log of the TableState that follows, which would be too large with all of it.
export type Log = {
  is: "log";
  entries: LogEntry[];
};

// A line of the log: the message, its rules, and the events it tells.
//
// `step` is how many events had happened then; `Look` gives the position.
export type LogEntry = {
  step: number;
  round: number;
  seat: number | null;
  say: Message;
  rules: string[];
  events: EventInfo[];
  /** Whether it is told now, but may not be looked up after one's next decision. */
  fleeting: boolean;
  /** The hexes that were touched, in their order. */
  hexes: string[];
  /** Whether it was the seat's only choice, which the table made by itself. */
  forced: boolean;
};

// Asks for the position after `step` events; `seat` null is everybody's view.
//
// Once the game is over any seat may be asked for, and `open` gives everything.
export type Look = {
  do: "look";
  step: number;
  seat?: number | null;
  open?: boolean;
  id: string;
};

// Answers Look with a past position as the client may see it; `views` has all seats if open.
export type Looked = {
  is: "looked";
  id: string;
  step: number;
  steps: number;
  view: View | PublicView;
  views: (View | PublicView)[];
  /** What had just happened, where it may be told. */
  event: EventInfo | null;
  /** The scores then; while a game runs, those of now where earlier ones would tell a secret. */
  scores: number[];
};

// An e-mail address; a letter asks there for a confirmation.
export type MailTo = {
  address: string;
};

// What a player has chosen, and by what they sign in.
export type Me = {
  player: string;
  name: string;
  language: "de" | "en" | "fr";
  /** Whether they are on the leaderboard. */
  listed: boolean;
  /** Whether there is a recovery code. */
  recovery: boolean;
  passkeys: PasskeyInfo[];
  /** How many devices are signed in. */
  devices: number;
  /** Whether this device has signed in just now, so that it may change by what they sign in. */
  fresh: boolean;
};

// Avoids somebody no longer.
export type MeetAgain = {
  player: string;
};

// A key of the texts with its arguments.
//
// An argument that is a message, or a list of messages, is put into words first; a list becomes
// “one, two and three”.
export type Message = {
  key: string;
  args: Record<string, string | number | Message[] | Message>;
};

// A name in one or several lines: their middle, and the baseline of the last.
export type NamePlace = {
  lines: string[];
  x: number;
  y: number;
  /** Whether it rises to the top of what stands at its feature. */
  above: boolean;
};

// A lesson to take: a table whose other seats and chance follow a script.
export type NewLesson = {
  game: string;
  lesson: string;
  /** The name of whoever learns. */
  name?: string;
};

// What a browser answers when it has made a passkey; binary parts are base64url.
export type NewPasskey = {
  id: string;
  client_data: string;
  attestation: string;
};

// Makes a player, with a passkey or else with a recovery code.
export type NewPlayer = {
  name: string;
  language: "de" | "en" | "fr";
  passkey?: NewPasskey | null;
};

// A puzzle to solve: a table at a position in which one decision is clearly best.
export type NewPuzzle = {
  game: string;
  /** Its number, from 1. */
  puzzle: number;
  /** The name of whoever solves it. */
  name?: string;
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
  terms?: Terms;
};

// A player's ways of being told, and what there is here.
export type Notices = {
  /** What a browser needs to know to subscribe to pushes. */
  key: string;
  kinds: string[];
  channels: ChannelInfo[];
};

// Opens a table to all who come: to sit down, or (with the onlookers' token) to look on.
//
// With neither, it is taken out of the lobby. The level tells whom the opener hopes for.
export type OpenToAll = {
  joinable: boolean;
  watch?: string | null;
  level?: "any" | "new" | "some" | "strong";
};

// A new table. The tokens are told once, and only to whoever opened it.
export type OpenedTable = {
  table: string;
  /** A token for each seat of a person at the opener's screen. */
  seats: (string | null)[];
  /** An invitation to each seat of a guest; who takes it gets a token that nobody else sees. */
  invitations: (string | null)[];
  /** The token of onlookers. */
  watch: string;
  /** The token with which the table can be deleted, and guests be invited. */
  owner: string;
  /** The SHA-256 of the seed: with it, the seed told at the end can be checked. */
  digest: string;
};

// An option of a game: yes or no, or a number with bounds.
export type OptionInfo = {
  name: string;
  kind: "number" | "yes-no";
  default: boolean | number;
  least: number | null;
  most: number | null;
  /** The rule that describes it. */
  rule: string;
};

// The variants of a game that the players agree on before it begins.
//
// Each is a yes or no, or a whole number, and names the rule that describes it:
// `Annotated[bool, Meta(extra={"rule": "G1.2"})]`.
export type Options = Record<string, boolean | number>;

// One thing that chance does: the smallest that can happen by itself.
export type Outcome = {
  chance: string;
  [field: string]: unknown;
};

export type OwnView = {
  seat: number;
  [field: string]: unknown;
};

// The clock of each seat.
//
// `live`: so many seconds for the whole game, and some more for each turn. `correspondence`: so
// many seconds for each turn.
export type Pace = {
  kind: "correspondence" | "live";
  seconds: number;
  /** The seconds that a seat gets after each turn of a live game. */
  increment: number;
};

// What a passkey is asked to sign; it counts once, and for minutes only.
export type PasskeyChallenge = {
  challenge: string;
};

// A passkey of a player; when it was made is UTC, ISO 8601.
export type PasskeyInfo = {
  id: string;
  created: string;
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
  after?: (Action | string)[];
  id: string;
};

// Answers Plan with where an item can go, after the actions in `after`.
export type Planned = {
  is: "planned";
  id: string;
  number: number;
  /** What each seat would have scored up to here. */
  points: number[];
  /** How the action may end here. */
  ends: JourneyEnd[];
  /** The steps that the item can make next, each by the way the game thinks best. */
  steps: Action[];
  /** A journey to every other place where the action may end. */
  journeys: Record<string, unknown>[];
};

// Plays an action of a seat, or a series that is one decision: all of it or nothing.
//
// With `number`, it is refused if the table has moved on since.
export type Play = {
  do: "play";
  seat: number;
  actions: (Action | string)[];
  number?: number | null;
  id: string;
};

// A finished game of a player.
export type PlayedGame = {
  table: string;
  game: string;
  ended: string;
  rated: boolean;
  /** The player's. */
  seat: number;
  seats: PlayedSeat[];
};

// A seat of a finished game; without name and level, of somebody who is no player.
export type PlayedSeat = {
  name: string;
  level: string;
  points: number;
  place: number;
};

// How strong somebody is: newcomers have 25. Two standard deviations are the uncertainty.
export type PlayerRating = {
  rating: number;
  uncertainty: number;
};

// A table that a player keeps; whether as its owner, and whether to look on.
export type PlayerTable = {
  summary: TableSummary;
  owner: boolean;
  watch: boolean;
};

// The tables that a player keeps and still may open.
export type PlayerTables = {
  tables: PlayerTable[];
};

// Answers Ping with a sign of life.
export type Pong = {
  is: "pong";
  id: string;
  number: number;
};

// Tells who is there. Sent whenever it changes; it has no number, and no record tells it.
export type Presence = {
  is: "presence";
  /** How many clients read with each seat's token: more than one is worth a look. */
  seats: number[];
  /** How many clients look on. */
  watching: number;
};

// Why a request was not carried out.
export type Problem = {
  error: Refusal;
};

// What one seat may know now beside what everybody does; an onlooker's has no seat.
export type Projection = {
  seat: number | null;
  /** The seat's view without the table, which the state has; null for an onlooker. */
  own: OwnView | null;
  /** What the seat has to do now. */
  task: Message | null;
  /** What the seat may decide. */
  choices: Choices[];
  /** What the seat may do besides, without taking a turn. */
  asides: Choices[];
  /** What an Undo would take back; null if it would be refused. */
  undo: UndoOffer | null;
  /** The step up to which the client must forget fleeting entries. */
  forget: number;
  /** The entries of the log that are not for it, but for other seats of this client, by their places in it. */
  without: number[];
  /** The journey that has just ended; told once, when it ends. */
  journeyed: FinishedJourney | null;
  /** Where the seat is in its lesson, where one is taken here. */
  lesson: LessonProgress | null;
};

// The part of a position that everybody may see; onlookers get it.
//
// The public view of every game begins with these fields.
export type PublicView = {
  game: string;
  players: number;
  phase: string;
  round: number;
  waiting: "chance" | "over" | "seats";
  deciding: number[];
  scores: number[];
  [field: string]: unknown;
};

// A browser's subscription to pushes.
export type PushTo = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

// What was decided in a puzzle, and what would have been best.
export type PuzzleAnswer = {
  /** Whether the decision was right; `shown` where somebody asked for the answer instead. */
  verdict: "right" | "shown" | "wrong";
  best: RatedDecision;
  /** What was decided, where it was wrong. */
  tried: RatedDecision | null;
  /** The next best decisions. */
  others: RatedDecision[];
};

// A decision of a puzzle, and what it is worth.
export type RatedDecision = {
  /** What it is, as the log tells it. */
  say: Message[];
  /** The chance of winning after it, in hundredths; null where it is below all that are listed. */
  worth: number | null;
  /** What others would probably do then. */
  then: Message[];
};

// A new recovery code; the one before it is void.
export type RecoveryCode = {
  recovery: string;
};

// The reason why something is not allowed.
export type Refusal = {
  /** The id of the rule that forbids it; empty for a fault of form. */
  rule: string;
  /** The name of the message. */
  key: string;
  /** The arguments of the message. */
  args: Record<string, string | number>;
  /** The place of the fault in a file or request; empty when it is the whole. */
  where: string;
};

// The table of a rematch; whoever holds a seat here holds it there by the same token.
export type Rematch = {
  table: string;
};

// Removes a passkey from a player.
export type RemovePasskey = {
  id: string;
};

// Gives a seat a new name.
export type Rename = {
  do: "rename";
  seat: number;
  name: string;
  id: string;
};

// Tells whoever runs the server about whoever has a seat.
export type ReportPlayer = {
  seat: number;
  text: string;
};

// Gives the game up: a bot plays on for the seat for good, and wins nothing for its person.
export type Resign = {
  do: "resign";
  seat: number;
  level?: string;
  id: string;
};

// A column of the result: the message that names it, and a number for each seat.
export type ResultColumn = {
  name: Message;
  points: number[];
};

// Somebody whom a player has met often, or a level of bots.
export type Rival = {
  name: string;
  level: string;
  games: number;
  /** How often the player was ahead of them. */
  ahead: number;
};

// Says something: a few words, or a sign.
//
// Who has a seat talks with the others who play, under the seat's name; onlookers talk among
// themselves, each under a name of their choice.
export type Say = {
  do: "say";
  seat?: number | null;
  text?: string;
  sign?: "bye" | "hurry" | "laugh" | "no" | "thanks" | "thinking" | "well" | "wow" | "yes" | null;
  name?: string;
  id: string;
};

// Where a seat's chance of winning went, from the beginning to the end.
//
// `start` and the three changes add up to the share of the victory that it had in the end.
export type SeatAccount = {
  start: number;
  /** What chance changed. */
  luck: number;
  /** What its own moves changed. */
  own: number;
  /** What the moves of the others changed. */
  others: number;
  end: number;
  /** The sum of what its moves cost compared with better ones. */
  lost: number;
};

// Who plays a seat.
export type SeatInfo = {
  colour: string;
  player: "bot" | "person";
  level: string;
  name: string;
};

// Signs a device in, by a passkey or by the recovery code.
export type SignIn = {
  passkey?: UsedPasskey | null;
  recovery?: string | null;
};

// Signs this device out, or all devices.
export type SignOut = {
  everywhere?: boolean;
};

// Says that a device is signed in; the secrets are told once.
export type SignedIn = {
  player: string;
  session: string;
  /** The recovery code of a new player without a passkey. */
  recovery: string | null;
};

// Ends a way of being told; whoever has its link may.
export type StopNotices = {
  id: string;
};

// How the game ended. The last of its parts decides.
export type TableResult = {
  winners: number[];
  parts: ResultColumn[];
  say: Message;
  ending: Ending;
};

// Tells how the table stands after event `number`. Sent after Hello and whenever it changes.
export type TableState = {
  is: "state";
  number: number;
  /** How many events the game has so far; fewer after an undo. */
  steps: number;
  round: number;
  waiting: "chance" | "over" | "seats";
  deciding: number[];
  /** Who must do what, in words for everybody. */
  waits: Message[];
  scores: number[];
  /** What each seat would score if the game ended now; empty where the scores say it, or where it may not be known. */
  estimates: number[];
  names: string[];
  /** Who has each seat; nobody has one that is free, or to which somebody is invited. */
  holders: ("bot" | "free" | "invited" | "taken")[];
  /** The level of the bot that plays on for the person of each seat; empty where none does. */
  stand_ins: string[];
  /** The seats whose people have resigned: a bot plays on for good. */
  resigned: number[];
  /** All announcements, of each seat's holders the last few. */
  announcements: Announcement[];
  /** The view that everybody has. */
  table: PublicView;
  /** The step up to which the client keeps the entries of its log. */
  keep: number;
  /** The entries after `keep`, and before them those that are told differently from now on, which replace those of the same steps. A long log comes before, in `Log` messages. */
  log: LogEntry[];
  /** One for each seat of this client; one without a seat for an onlooker. */
  projections: Projection[];
  result: TableResult | null;
  /** The seed of chance, told when the game is over. */
  seed: string | null;
  /** The table of the rematch, once somebody has started one: each seat is held there by the token that holds it here, and so is the onlookers' place. */
  rematch: string | null;
};

// The tables that were found, without those that do not exist or whose tokens are wrong.
export type TableSummaries = {
  tables: TableSummary[];
};

// How a table stands, for a list of tables.
export type TableSummary = {
  table: string;
  game: string;
  players: number;
  /** The seats of the tokens; an onlooker has none. */
  seats: number[];
  names: string[];
  round: number;
  over: boolean;
  /** Whether one of these seats must decide. */
  waits_for_you: boolean;
  deciding: number[];
  winners: number[];
  /** When something last happened: UTC, ISO 8601. */
  changed: string;
};

// Takes one's seat back from the bot that plays on for it.
export type TakeOver = {
  do: "takeover";
  seat: number;
  id: string;
};

// Tells what has been said since the client was last told; at first, what was said lately.
export type Talk = {
  is: "talk";
  lines: TalkLine[];
};

// What somebody said; an onlooker has no seat.
export type TalkLine = {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  sign: "bye" | "hurry" | "laugh" | "no" | "thanks" | "thinking" | "well" | "wow" | "yes" | null;
};

// What is agreed at a table besides the rules of its game.
export type Terms = {
  /** The clocks; without, nobody is hurried for a day. */
  pace: Pace | null;
  /** How long a table must stand still before others may let a bot play on for somebody who is not there; 0 for never. Without clocks they may after a day, too, if the person is there. */
  away_s: number;
  /** The level of the bot that plays on for somebody who is away, out of time or has left. */
  stand_in: string;
  /** Whether people may talk at the table. */
  talk: boolean;
  /** Whether people may ask for hints although others play: whoever sits down agrees to it. One person alone with bots always may. */
  hints: boolean;
};

// Answers Try with what the seat would see and could do, and what each seat would have scored.
//
// Where its turn would end there is no view and there are no choices, and what is scored by its
// last decision does not count.
export type Tried = {
  is: "tried";
  id: string;
  number: number;
  view: View | null;
  points: number[];
  choices: Choices[];
};

// Asks what a seat could do after `actions`, without playing them.
export type Try = {
  do: "try";
  seat: number;
  actions: (Action | string)[];
  id: string;
};

// A moment at which much changed.
export type TurningPoint = {
  step: number;
  round: number;
  /** Who moved; null for chance. */
  seat: number | null;
  /** How the chance of each seat changed. */
  changes: number[];
  /** What happened. */
  say: Message[];
};

// Takes back a seat's last decision.
export type Undo = {
  do: "undo";
  seat: number;
  id: string;
};

// What an Undo would take back.
export type UndoOffer = {
  /** The step that the game would go back to. */
  step: number;
  /** The kind of action with which the seat's decision began. */
  does: string;
  /** Whether what others or chance have done since goes too. */
  others: boolean;
};

// What a browser answers when a passkey was used; binary parts are base64url.
export type UsedPasskey = {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
};

// The part of a position that one seat may see: the public view and its own secrets.
export type View = {
  seat: number;
  table: PublicView;
  [field: string]: unknown;
};

// The address of a webhook.
export type WebhookTo = {
  address: string;
};

// Answers Hello with what stays the same about the table. A TableState follows.
export type Welcome = {
  is: "welcome";
  id: string;
  table: string;
  game: string;
  /** Null in a game that needs none. */
  board: DrawnBoard | null;
  options: Options;
  seats: SeatInfo[];
  /** The seats of this client's tokens. */
  held: number[];
  /** Whether one of the tokens is the onlookers'. */
  watching: boolean;
  /** The digest of the seed; empty for an uploaded record. */
  digest: string;
  uploaded: boolean;
  /** The fields of the public view that have an entry for each seat, where the game names them. */
  by_seat: string[];
  /** The name of the lesson that is taken here; empty where there is none. */
  lesson: string;
  /** The player aid, with the numbers of this table; empty in a game without one. */
  aid: AidSection[];
  terms: Terms;
};

// One table as this device sees it: who sits at the screen, what the server last said.

import { askRematch, Failed, inviteTo, leaveSeat } from "./api";
import { expanded } from "./choices";
import { clanName } from "./clans";
import { logAfter } from "./heardLog";
import { lastMoves, newsLately, newsSince, withAnnouncements } from "./recentEvents";
import type {
  Action,
  Changed,
  LessonProgress,
  LogEntry,
  Clocks,
  Hinted,
  Looked,
  Planned,
  Presence,
  Projection,
  PublicView,
  Refusal,
  Say,
  TalkLine,
  TableState,
  Tried,
  View,
  Welcome,
} from "./messages";
import {
  isKey,
  keepTable,
  storedSession,
  watchOf,
  withoutSeat,
  type MyTable,
} from "./storedTables";
import { same } from "./same";
import { renewPage } from "./staleBuild";
import { byCorrespondence } from "./terms";
import { TableSocket, type Answer, type Connection, type Heard, type NewMessage } from "./socket";

/** A move that is proposed, as it is drawn on the board. */
export type Suggestion = { hexes: string[]; route: string[] };

/** What is otherwise in the next game. */
export type Changes = Required<Omit<Changed, "owner">>;

/** How many lines of talk are kept. */
const MOST_TALK = 100;

export class Table {
  welcome: Welcome | undefined = $state.raw();
  state: TableState | undefined = $state.raw();
  presence: Presence | undefined = $state.raw();
  /** What each seat has left, and when this device heard it. */
  clocks: (Clocks & { at: number }) | undefined = $state.raw();
  /** What people have said, where the one at the screen may hear it. */
  talk: TalkLine[] = $state.raw([]);
  /** What this device holds of the table. */
  mine: MyTable = $state.raw({} as MyTable);
  /** The seat that was given up or taken back while it was at the screen. */
  lost: number | null = $state(null);
  connection: Connection = $state("connecting");
  /** The events of the game, as far as the one at the screen may know them. */
  told: LogEntry[] = $state.raw([]);
  /** What happened, with what was announced in between. */
  log: LogEntry[] = $derived.by(() => withAnnouncements(this.told, this.state?.announcements));
  /** What happened since the seat at the screen last decided; for an onlooker, lately. */
  news: LogEntry[] = $derived.by(() => {
    if (this.seat !== null) return newsSince(this.log, this.decided, this.seat);
    return this.over ? [] : newsLately(this.log, this.welcome?.seats.length ?? 1);
  });
  /** The last move of each player on the board, as far as it may be known. */
  lastMoves: LogEntry[] = $derived.by(() => lastMoves(this.log, this.forgotten));
  /** All that the seat at the screen sees; for an onlooker, what everybody does. */
  view: View | PublicView | undefined = $derived.by(() => {
    const { state, projection } = this;
    if (!state || !projection) return undefined;
    return projection.own ? { ...projection.own, table: state.table } : state.table;
  });
  /** What the seat at the screen may decide, and what it may do besides. */
  choices: Action[] = $derived.by(() => expanded(this.projection?.choices ?? []));
  asides: Action[] = $derived.by(() => expanded(this.projection?.asides ?? []));
  /** How often something else could be decided than before. */
  decision = $state(0);
  /** The seat at the screen; null for an onlooker. */
  seat: number | null = $state(null);
  /** Whether a command is on its way. */
  busy = $state(false);
  /** How many commands have been answered. */
  commands = $state(0);
  /** The move of a hint or an analysis that is shown on the board. */
  suggestion: Suggestion | null = $state.raw(null);
  /** Why the last command was refused. */
  refusal: Refusal | undefined = $state.raw();

  /** How many events there were when the seat last decided. */
  private decided = $state(0);
  /** Up to here moves may have been forgotten, so that what is left need not be the last. */
  private forgotten = $state(0);
  private socket: TableSocket | undefined;
  private waiting: { number: number; resolve: () => void }[] = [];

  constructor(
    readonly id: string,
    mine: MyTable,
    /** Of a link: whether it is a seat's or the onlookers', the server will say. */
    private linked: string | null = null,
  ) {
    this.mine = mine;
    if (linked !== null) {
      this.sit(null);
      return;
    }
    // Where several people share the screen, nobody's secrets are asked for before one is there.
    const shared = this.seats.length > 1 && mine.watch !== null;
    this.sit(shared ? null : (this.seats[0] ?? null));
  }

  /** Whether somebody is invited to a seat and has not come yet, or it was given up. */
  isFree(seat: number): boolean {
    const holder = this.state?.holders[seat];
    return holder === "invited" || holder === "free";
  }

  /** The seats that are played on this device. */
  get seats(): number[] {
    return Object.keys(this.mine.seats).map(Number);
  }

  /** What the seat at the screen, or an onlooker, may know beside what everybody does. */
  get projection(): Projection | undefined {
    return this.state?.projections.find((projection) => projection.seat === this.seat);
  }

  /** Where the seat at the screen is in its lesson, if it takes one. */
  get lesson(): LessonProgress | null {
    return this.projection?.lesson ?? null;
  }

  get over(): boolean {
    return this.state?.waiting === "over";
  }

  /** Whether the seat at the screen must decide. */
  get myTurn(): boolean {
    return (this.projection?.task ?? null) !== null;
  }

  /** Another person on this device who must decide, while the one at the screen need not. */
  get next(): number | null {
    if (this.myTurn || !this.state) return null;
    return this.state.deciding.find((seat) => this.seats.includes(seat)) ?? null;
  }

  /** What others may be given so that they look on: a token, and never a player's key. */
  get watch(): string | null {
    const { watch } = this.mine;
    return watch !== null && isKey(watch) ? null : watch;
  }

  /** A token this device holds, for requests that need one. */
  get token(): string | null {
    return this.tokenOf(this.seat);
  }

  nameOf(seat: number): string {
    return this.state?.names[seat] ?? this.welcome?.seats[seat]?.name ?? "";
  }

  /** What a seat is called in sentences: by its name, else by its colour. */
  calledOf(seat: number): string {
    return this.nameOf(seat) || clanName(seat);
  }

  /** This seat is at the screen now: only what it may know is asked for. */
  sit(seat: number | null): void {
    const token = this.tokenOf(seat);
    this.socket?.close();
    this.seat = seat;
    this.state = undefined;
    this.presence = undefined;
    this.clocks = undefined;
    this.talk = [];
    this.told = [];
    this.refusal = undefined;
    this.busy = false;
    if (token === null) {
      this.connection = "refused";
      return;
    }
    const session = seat === null ? storedSession()?.session : undefined;
    const heard: Heard = {
      welcome: (welcome) => this.welcomed(welcome),
      state: (state) => this.heard(state),
      connection: (connection) => this.connected(connection),
      presence: (presence) => (this.presence = presence),
      clocks: (clocks) => (this.clocks = { ...clocks, at: performance.now() }),
      talk: ({ lines }) => this.listen(lines),
      refused: (refusal) => this.refused(refusal),
    };
    this.socket = new TableSocket(this.id, [token], heard, session);
  }

  close(): void {
    this.socket?.close();
  }

  /** Does something, all of it or nothing. True when it was done. */
  async play(actions: Action[]): Promise<boolean> {
    return this.seat !== null && this.command({ do: "play", seat: this.seat, actions });
  }

  async undo(): Promise<boolean> {
    return this.seat !== null && this.command({ do: "undo", seat: this.seat });
  }

  async rename(name: string): Promise<boolean> {
    return this.seat !== null && this.command({ do: "rename", seat: this.seat, name });
  }

  /** Lets a bot play on for the seat at the screen. */
  async letBot(level: string): Promise<boolean> {
    return this.seat !== null && this.command({ do: "letbot", seat: this.seat, level });
  }

  /** Lets a bot play on for somebody who is away. */
  async letBotFor(absent: number): Promise<boolean> {
    return this.seat !== null && this.command({ do: "letbot", seat: this.seat, absent });
  }

  /** Takes the seat at the screen back from a bot. */
  async takeOver(): Promise<boolean> {
    return this.seat !== null && this.command({ do: "takeover", seat: this.seat });
  }

  async resign(level: string): Promise<boolean> {
    return this.seat !== null && this.command({ do: "resign", seat: this.seat, level });
  }

  /** Says something to those who play, or as an onlooker to the others. */
  async say(said: Pick<Say, "text" | "sign">, name: string): Promise<boolean> {
    const who = this.seat === null ? { name } : { seat: this.seat };
    const answer = await this.ask({ do: "say", ...who, ...said });
    if (answer.is === "refused") this.refusal = answer.refusal;
    return answer.is === "done";
  }

  /** The level of the bot that plays on for a seat's person; empty where none does. */
  standIn(seat: number | null): string {
    return (seat !== null && this.state?.stand_ins[seat]) || "";
  }

  /** Other people whom the table waits for. */
  private get awaited(): number[] {
    if (this.seat === null || this.over || !this.state) return [];
    const { deciding, holders } = this.state;
    return deciding.filter(
      (seat) => !this.seats.includes(seat) && holders[seat] !== "bot" && !this.standIn(seat),
    );
  }

  /** Somebody else whom the table waits for, who is not there and should be. */
  get missing(): number | null {
    const terms = this.welcome?.terms;
    const expected = terms && terms.away_s > 0 && !byCorrespondence(terms);
    const found = this.awaited.find(
      (seat) =>
        this.state?.holders[seat] === "free" || (expected && this.presence?.seats[seat] === 0),
    );
    return found ?? null;
  }

  /** Those whom the table waits for, whom no clock hurries and who are not missing. */
  get unhurried(): number[] {
    const terms = this.welcome?.terms;
    if (!terms) return [];
    const holding = this.awaited.filter((seat) => this.state?.holders[seat] !== "free");
    if (byCorrespondence(terms)) {
      const { clocks } = this;
      return clocks ? holding.filter((seat) => !clocks.running.includes(seat)) : [];
    }
    if (terms.pace || !terms.away_s) return [];
    return holding.filter((seat) => this.presence?.seats[seat]);
  }

  /** Goes on in the lesson; what the step asks for is done. */
  async advance(): Promise<boolean> {
    const { seat, lesson } = this;
    return seat !== null && !!lesson && this.command({ do: "advance", seat, step: lesson.step });
  }

  /** Gives up the seat at the screen. True when it was given up. */
  async leave(): Promise<boolean> {
    const token = this.seat === null ? undefined : this.mine.seats[this.seat];
    return token !== undefined && this.request(() => leaveSeat(this.id, token));
  }

  /** Invites somebody to a seat, for whoever opened the table. */
  async invite(seat: number, take_back: boolean): Promise<boolean> {
    const { owner } = this.mine;
    if (!owner) return false;
    return this.request(async () => {
      const { invitation } = await inviteTo(this.id, owner, { seat, take_back });
      const { invitations } = this.mine;
      this.keep({ ...this.mine, invitations: { ...invitations, [seat]: invitation } });
    });
  }

  /** The table of the rematch, with what this device holds here; undefined where it is refused. */
  async rematch(changes?: Changes): Promise<string | undefined> {
    let found = this.state?.rematch ?? undefined;
    const [token] = Object.values(this.mine.seats);
    const { owner } = this.mine;
    const changed = changes && owner ? { owner, ...changes } : undefined;
    if (token !== undefined && found === undefined) {
      this.busy = true;
      await this.request(async () => {
        found = (await askRematch(this.id, token, changed)).table;
      });
      this.busy = false;
    }
    if (found !== undefined)
      keepTable({ ...this.mine, table: found, open: {}, invitations: {}, hidden: false });
    return found;
  }

  private listen(lines: TalkLine[]): void {
    const last = this.talk.at(-1)?.number ?? 0;
    this.talk = [...this.talk, ...lines.filter(({ number }) => number > last)].slice(-MOST_TALK);
  }

  private async request(work: () => Promise<void>): Promise<boolean> {
    this.refusal = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.refusal = error.refusal;
      return false;
    }
  }

  private keep(mine: MyTable): void {
    this.mine = mine;
    keepTable(mine);
  }

  /** Why the seat may not do this; null when it may. */
  async why(action: Action): Promise<Refusal | null> {
    if (this.seat === null) return null;
    const answer = await this.ask({ do: "check", seat: this.seat, action });
    if (answer.is === "refused") return answer.refusal;
    return answer.is === "checked" ? answer.refusal : null;
  }

  /** Says why the seat may not do this. */
  async explain(action: Action): Promise<void> {
    this.refusal = (await this.why(action)) ?? undefined;
  }

  async plan(item: string, after: Action[]): Promise<Planned | undefined> {
    if (this.seat === null) return undefined;
    const answer = await this.ask({ do: "plan", seat: this.seat, item, after });
    if (answer.is === "refused") this.refusal = answer.refusal;
    return answer.is === "planned" ? answer : undefined;
  }

  async try(actions: Action[]): Promise<Tried | undefined> {
    if (this.seat === null) return undefined;
    const answer = await this.ask({ do: "try", seat: this.seat, actions });
    if (answer.is === "refused") this.refusal = answer.refusal;
    return answer.is === "tried" ? answer : undefined;
  }

  /** Whether the one at the screen may ask for a hint now. */
  get hintable(): boolean {
    const { welcome } = this;
    if (!welcome || !this.myTurn || this.seat === null || welcome.lesson) return false;
    const people = welcome.seats.filter(({ player }) => player === "person").length;
    return people === 1 || welcome.terms.hints;
  }

  async hint(): Promise<Hinted | undefined> {
    if (this.seat === null) return undefined;
    this.refusal = undefined;
    const answer = await this.ask({ do: "hint", seat: this.seat });
    if (answer.is === "refused") this.refusal = answer.refusal;
    return answer.is === "hinted" ? answer : undefined;
  }

  async look(step: number, seat: number | null, open = false): Promise<Looked | undefined> {
    const answer = await this.ask({ do: "look", step, seat, open });
    if (answer.is === "refused") this.refusal = answer.refusal;
    return answer.is === "looked" ? answer : undefined;
  }

  private async command(message: NewMessage): Promise<boolean> {
    this.busy = true;
    this.refusal = undefined;
    const answer = await this.ask(message);
    if (answer.is === "done") await this.reached(answer.number);
    else if (answer.is === "refused") this.refusal = answer.refusal;
    this.busy = false;
    this.commands++;
    return answer.is === "done";
  }

  /** Waits until the table stands where a command has brought it: older choices are void. */
  private reached(number: number): Promise<void> {
    if ((this.state?.number ?? -1) >= number) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ number, resolve }));
  }

  private ask(message: NewMessage): Promise<Answer> {
    if (!this.socket) throw new Error("nobody sits at the screen");
    return this.socket.ask(message);
  }

  private tokenOf(seat: number | null): string | null {
    const { watch, seats } = this.mine;
    return (seat === null ? (this.linked ?? watch) : seats[seat]) ?? null;
  }

  private connected(connection: Connection): void {
    const healed = this.connection === "lost" && connection === "open";
    this.connection = connection;
    if (healed) void renewPage();
  }

  private welcomed(welcome: Welcome): void {
    const known = this.welcome !== undefined;
    this.welcome = welcome;
    if (known) return;
    const mine = { ...this.mine, game: welcome.game, hidden: false };
    const token = this.linked;
    // A link does not say whose seat it is; the server does.
    const held = welcome.held[0];
    if (token !== null && held !== undefined) {
      mine.seats = { ...mine.seats, [held]: token };
      mine.open = Object.fromEntries(
        Object.entries(mine.open).filter(([seat]) => Number(seat) !== held),
      );
      this.seat = held;
      this.linked = null;
    } else if (token !== null) {
      mine.watch = watchOf(mine.watch, token);
    }
    this.keep(mine);
  }

  /** The server does not let us in, or no longer: a seat that was lost is not asked for again. */
  private refused(refusal: Refusal): void {
    const gone = refusal.key === "table-seat-lost" || refusal.key === "table-token";
    if (gone && this.seat !== null) {
      this.lost = this.seat;
      this.keep(withoutSeat(this.mine, this.seat));
      const next = this.mine.watch === null ? this.seats[0] : null;
      if (next !== undefined) {
        this.sit(next);
        return;
      }
    }
    this.connection = "refused";
    this.refusal = refusal;
  }

  private heard(state: TableState): void {
    const projection = state.projections.find((found) => found.seat === this.seat);
    if (!same(projection?.choices, this.projection?.choices)) this.decision++;
    if (projection) {
      this.remember(state, projection);
      this.told = logAfter(this.told, state, projection);
    }
    this.state = state;
    for (const { resolve } of this.waiting.filter((one) => one.number <= state.number)) resolve();
    this.waiting = this.waiting.filter((one) => one.number > state.number);
  }

  /** Keeps in mind when the seat last decided, and how far back the log is whole. */
  private remember(state: TableState, projection: Projection): void {
    const { forget, seat } = projection;
    const first = this.state === undefined;
    if (state.waiting !== "over") this.decided = forget;
    else if (first) this.decided = state.steps;
    const dropped = this.told.filter((one) => one.fleeting && one.step <= forget);
    if (state.waiting === "over") this.forgotten = 0;
    else if (first || state.keep === 0) this.forgotten = seat === null ? state.steps : forget;
    else this.forgotten = Math.max(this.forgotten, ...dropped.map((one) => one.step));
  }
}

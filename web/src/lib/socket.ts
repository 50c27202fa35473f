// A connection to a table that heals by itself. Commands carry an id and are sent again after
// a break until they are answered: the server does each once.

import type {
  Clocks,
  Presence,
  Refusal,
  AnyServerMessage,
  Log,
  LogEntry,
  TableState,
  AnyClientMessage,
  Talk,
  Welcome,
} from "./messages";

import { transport } from "virtual:transport";

import type { Wire } from "../transport/transport";
import { Pacing } from "./pacing";
import { pace } from "./settings.svelte";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewMessage = WithoutId<AnyClientMessage>;
export type Answer = Exclude<
  AnyServerMessage,
  Welcome | Log | TableState | Presence | Clocks | Talk
>;
export type Connection = "connecting" | "open" | "lost" | "refused";

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const SIGN_OF_LIFE = 20_000;
/** So long each position of a quick series is seen, where things move. */
const BETWEEN_STATES_MS = 50;
/** The longest sealed decision is shorter. */
const SEALED_ROOM = 512;

type Asked = { message: AnyClientMessage; resolve: (answer: Answer) => void };

export type Heard = {
  welcome(welcome: Welcome): void;
  state(state: TableState): void;
  presence(presence: Presence): void;
  clocks?(clocks: Clocks): void;
  talk?(talk: Talk): void;
  connection(connection: Connection): void;
  /** The server does not let these tokens in, or no longer. */
  refused(refusal: Refusal): void;
};

export class TableSocket {
  private wire: Wire | undefined;
  private asked = new Map<string, Asked>();
  private wait = SHORTEST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private welcomed = false;
  private hello = "";
  /** The beginning of the log of the state that comes next. */
  private pages: LogEntry[] = [];
  /** By this the server knows a client that comes back. */
  private readonly client = newId();
  private readonly pacing = new Pacing<TableState>(
    (state) => {
      if (!this.closed) this.heard.state(state);
    },
    () => BETWEEN_STATES_MS * pace(),
  );

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
    private readonly heard: Heard,
    /** By which an onlooker is a player. */
    private readonly session?: string,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Asks for something; the promise is kept once the server answers. */
  ask(message: NewMessage): Promise<Answer> {
    const whole = { ...message, id: newId() } as AnyClientMessage;
    return new Promise((resolve) => {
      this.asked.set(whole.id, { message: whole, resolve });
      if (this.welcomed) this.send(whole);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.wire?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.welcomed = false;
    this.pages = [];
    const wire = transport.connect(this.table, {
      open: () => {
        this.hello = newId();
        const { tokens, client, session, hello: id } = this;
        this.send({ do: "hello", tokens, client, id, ...(session && { session }) });
      },
      message: (text) => {
        if (wire === this.wire) this.hear(JSON.parse(text) as AnyServerMessage);
      },
      close: () => {
        if (wire !== this.wire) return;
        this.pacing.catchUp();
        this.lose();
      },
    });
    this.wire = wire;
  }

  private hear(spoken: AnyServerMessage): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ping(), SIGN_OF_LIFE);
    if (spoken.is === "welcome") {
      this.welcomed = true;
      this.wait = SHORTEST_WAIT;
      this.heard.welcome(spoken);
      this.heard.connection("open");
      for (const { message } of this.asked.values()) this.send(message);
    } else if (spoken.is === "log") {
      this.pages.push(...spoken.entries);
    } else if (spoken.is === "state") {
      this.pacing.take({ ...spoken, log: [...this.pages.splice(0), ...spoken.log] });
    } else if (spoken.is === "presence") {
      this.heard.presence(spoken);
    } else if (spoken.is === "clocks") {
      this.heard.clocks?.(spoken);
    } else if (spoken.is === "talk") {
      this.heard.talk?.(spoken);
    } else if (spoken.is === "refused" && (spoken.id === this.hello || isFarewell(spoken))) {
      this.heard.refused(spoken.refusal);
      this.close();
    } else if (spoken.id !== null) {
      const asked = this.asked.get(spoken.id);
      this.asked.delete(spoken.id);
      asked?.resolve(spoken);
    }
  }

  private ping(): void {
    void this.ask({ do: "ping" });
    // Silence after that means that the connection is gone.
    this.timer = setTimeout(() => this.wire?.close(), SIGN_OF_LIFE / 2);
  }

  private lose(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.heard.connection("lost");
    // Not everybody at the same moment: a server that comes back has thousands to greet.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hurry = (): void => {
    const gone = this.wire?.state === "closed";
    if (!this.closed && gone && document.visibilityState === "visible") this.connect();
  };

  private send(message: AnyClientMessage): void {
    this.wire?.send(padded(JSON.stringify(message)));
  }
}

/** Whether a seat was lost: the server says so by itself, and ends the connection. */
const isFarewell = (spoken: Answer): boolean =>
  spoken.is === "refused" && spoken.id === null && spoken.refusal.key === "table-seat-lost";

/** As long, by blanks at its end, whatever is sealed: an encrypted connection still tells sizes. */
const padded = (text: string): string =>
  text.padEnd(Math.ceil(text.length / SEALED_ROOM) * SEALED_ROOM);

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A server of sockets that says what a test tells it to: real connections, on this machine only.

import type { AddressInfo } from "node:net";

import { WebSocket, WebSocketServer } from "ws";

import type { AnyServerMessage, TableState, AnyClientMessage, Welcome } from "../src/lib/messages";

type Waiting = {
  wanted: (message: AnyClientMessage) => boolean;
  resolve: (message: AnyClientMessage) => void;
};

/** One connection of a client, from the server's side. */
export class Guest {
  readonly heard: AnyClientMessage[] = [];
  readonly lengths: number[] = [];
  private waiting: Waiting[] = [];

  constructor(readonly socket: WebSocket) {
    socket.on("message", (data) => {
      const text = String(data);
      this.lengths.push(text.length);
      this.hear(JSON.parse(text) as AnyClientMessage);
    });
  }

  say(message: AnyServerMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message of a kind that comes, or has come. */
  next<Do extends AnyClientMessage["do"]>(
    kind: Do,
    nth = 0,
  ): Promise<Extract<AnyClientMessage, { do: Do }>> {
    type Message = Extract<AnyClientMessage, { do: Do }>;
    const found = this.heard.filter((message): message is Message => message.do === kind)[nth];
    if (found) return Promise.resolve(found);
    let left = nth - this.heard.filter((message) => message.do === kind).length;
    return new Promise((resolve) =>
      this.waiting.push({
        wanted: (message) => message.do === kind && left-- === 0,
        resolve: (message) => resolve(message as Message),
      }),
    );
  }

  /** Answers Hello, and says how the table stands. */
  async welcome(said: Partial<Welcome> = {}, state: Partial<TableState> = {}): Promise<void> {
    const { id } = await this.next("hello");
    this.say(welcome({ id, ...said }));
    this.say(stateOf(state));
  }

  /** Breaks the connection, as a network does. */
  break(): void {
    this.socket.terminate();
  }

  private hear(message: AnyClientMessage): void {
    this.heard.push(message);
    const found = this.waiting.filter((one) => one.wanted(message));
    this.waiting = this.waiting.filter((one) => !found.includes(one));
    for (const { resolve } of found) resolve(message);
  }
}

export class Server {
  private readonly guests: Guest[] = [];
  private waiting: { nth: number; resolve: (guest: Guest) => void }[] = [];

  private constructor(private readonly server: WebSocketServer) {
    server.on("connection", (socket) => {
      const guest = new Guest(socket);
      this.guests.push(guest);
      for (const { nth, resolve } of this.waiting)
        if (nth === this.guests.length - 1) resolve(guest);
    });
  }

  /** Starts one, and lets the page's sockets find it. */
  static async start(): Promise<Server> {
    const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
    location.href = `http://127.0.0.1:${port}/`;
    return new Server(server);
  }

  /** The connection of this number, once it is there. */
  guest(nth = 0): Promise<Guest> {
    const found = this.guests[nth];
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => this.waiting.push({ nth, resolve }));
  }

  async stop(): Promise<void> {
    for (const { socket } of this.guests) socket.terminate();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export const welcome = (said: Partial<Welcome> = {}): Welcome => ({
  is: "welcome",
  id: "",
  table: "t",
  game: "whist",
  board: null,
  options: {},
  seats: [
    { colour: "blue", player: "person", level: "", name: "" },
    { colour: "green", player: "person", level: "", name: "" },
  ],
  held: [0],
  watching: false,
  digest: "",
  uploaded: false,
  by_seat: [],
  lesson: "",
  aid: [],
  terms: { pace: null, away_s: 300, stand_in: "normal", talk: true, hints: false },
  ...said,
});

export const stateOf = (said: Partial<TableState> = {}): TableState => ({
  is: "state",
  number: 1,
  steps: 1,
  round: 1,
  waiting: "seats",
  deciding: [0],
  waits: [],
  scores: [0, 0],
  estimates: [],
  names: ["", ""],
  holders: ["taken", "taken"],
  stand_ins: ["", ""],
  resigned: [],
  announcements: [],
  table: {} as TableState["table"],
  keep: 0,
  log: [],
  projections: [],
  result: null,
  seed: null,
  rematch: null,
  ...said,
});

// A worker of this browser at the other end: it has the rules, the bots and the tables itself.

import { at, HOME } from "../lib/prefix";
import { loading } from "./loading.svelte";
import type { FromWorker, ToWorker } from "./protocol";
import type { Transport, Wire, WireListener } from "./transport";

type Answer = Extract<FromWorker, { is: "answer" }>;

/** The worker, and who waits for what it says. */
class Desk {
  private worker: Worker | undefined;
  private asked = new Map<number, (answer: Answer) => void>();
  private wires = new Map<number, LocalWire>();
  private last = 0;

  tell(message: ToWorker): void {
    this.started().postMessage(message);
  }

  ask(method: string, path: string, token: string, body: string): Promise<Answer> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.tell({ is: "request", id, method, path, token, body });
    });
  }

  add(wire: LocalWire): number {
    this.wires.set(++this.last, wire);
    return this.last;
  }

  remove(number: number): void {
    this.wires.delete(number);
  }

  /** Starts the worker, unless it has been started. */
  started(): Worker {
    if (this.worker) return this.worker;
    this.worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    this.worker.onerror = () => loading.fail();
    loading.begin();
    this.worker.postMessage({ is: "start", home: HOME } satisfies ToWorker);
    return this.worker;
  }

  private hear(message: FromWorker): void {
    if (message.is === "loading") loading.reach(message.part);
    else if (message.is === "ready") loading.end();
    else if (message.is === "broken") loading.fail();
    else if (message.is === "answer") {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    } else if (message.is === "message") this.wires.get(message.wire)?.hear(message.text);
    else this.wires.get(message.wire)?.close();
  }
}

const desk = new Desk();

/** Lets the rules be loaded before anybody needs them. */
export const warmUp = (): void => void desk.started();

class LocalWire implements Wire {
  state: Wire["state"] = "connecting";
  private readonly number: number;

  constructor(
    table: string,
    private readonly listener: WireListener,
  ) {
    this.number = desk.add(this);
    desk.tell({ is: "connect", wire: this.number, table });
    queueMicrotask(() => {
      if (this.state !== "connecting") return;
      this.state = "open";
      listener.open();
    });
  }

  send(text: string): void {
    if (this.state === "open") desk.tell({ is: "send", wire: this.number, text: text.trimEnd() });
  }

  close(): void {
    if (this.state === "closed") return;
    this.state = "closed";
    desk.tell({ is: "close", wire: this.number });
    desk.remove(this.number);
    queueMicrotask(() => this.listener.close());
  }

  hear(text: string): void {
    if (this.state === "open") this.listener.message(text);
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === "/api/about") return fetch(at("/about.json"));
  const headers = new Headers(init.headers);
  const token = (headers.get("Authorization") ?? "").replace(/^Bearer /, "");
  const body = typeof init.body === "string" ? init.body : "";
  const answer = await desk.ask(init.method ?? "GET", path, token, body);
  return new Response(answer.body, {
    status: answer.status,
    headers: { "Content-Type": answer.type },
  });
}

export const transport: Transport = {
  request,
  connect: (table, listener) => new LocalWire(table, listener),
  picture: (game, language) => at(`/pictures/${game}-${language}.svg`),
};

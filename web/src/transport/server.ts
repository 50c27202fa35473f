// A server at the other end: requests over HTTP, and a WebSocket for each table.

import { at } from "../lib/prefix";
import type { Transport, Wire, WireListener } from "./transport";

class SocketWire implements Wire {
  private readonly socket: WebSocket;

  constructor(table: string, listener: WireListener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = at(`/api/tables/${encodeURIComponent(table)}/socket`);
    this.socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket.onopen = () => listener.open();
    this.socket.onmessage = (event) => listener.message(String(event.data));
    this.socket.onclose = () => listener.close();
  }

  get state(): Wire["state"] {
    if (this.socket.readyState === WebSocket.CONNECTING) return "connecting";
    return this.socket.readyState === WebSocket.OPEN ? "open" : "closed";
  }

  send(text: string): void {
    if (this.state === "open") this.socket.send(text);
  }

  close(): void {
    const { socket } = this;
    // A socket that is still being opened is closed once it is open; browsers complain otherwise.
    if (this.state === "connecting") socket.onopen = () => socket.close();
    else socket.close();
  }
}

export const transport: Transport = {
  request: (path, init) => fetch(at(path), init),
  connect: (table, listener) => new SocketWire(table, listener),
  picture: (game, language) => at(`/api/games/${game}/picture/${language}`),
};

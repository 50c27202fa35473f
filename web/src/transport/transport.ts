// What stands at the other end of the page: a server, or a worker in this browser. Both are asked the
// same requests and speak the same messages.

export type WireListener = {
  open(): void;
  message(text: string): void;
  close(): void;
};

/** A connection to a table. Its listener is never called before `connect` has returned. */
export interface Wire {
  readonly state: "connecting" | "open" | "closed";
  /** Sends a message if the wire is open; else it is lost. */
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Asks what the server would be asked over HTTP. Rejects where nobody can be reached. */
  request(path: string, init?: RequestInit): Promise<Response>;
  connect(table: string, listener: WireListener): Wire;
  /** Where a picture of a game's board is. */
  picture(game: string, language: string): string;
}

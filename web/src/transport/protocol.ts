// What the page and its worker say to each other besides the messages of tables.

export type ToWorker =
  | { is: "start"; home: string }
  | { is: "request"; id: number; method: string; path: string; token: string; body: string }
  | { is: "connect"; wire: number; table: string }
  | { is: "send"; wire: number; text: string }
  | { is: "close"; wire: number };

export type FromWorker =
  | { is: "loading"; part: number }
  | { is: "ready" }
  | { is: "broken" }
  | { is: "answer"; id: number; status: number; type: string; body: string }
  | { is: "message"; wire: number; text: string }
  | { is: "closed"; wire: number };

/** What the build has put beside the page for its worker. */
export type SiteFiles = {
  pyodide: string;
  /** The archives that are unpacked before the rules begin. */
  archives: string[];
  /** Whether the rules are compiled for this platform. */
  compiled: boolean;
  /** How many bytes are loaded in all. */
  bytes: number;
};

// Keeps tables in the browser's own database. Everything it takes and gives is JSON, for Python.

const NAME = "ahu";
const TABLES = "tables";
const EVENTS = "events";
/** Behind every number of an event. */
const LAST = Number.MAX_SAFE_INTEGER;

type Stored = { setup: string; status: string; events: string[] };
type TableRow = { table: string; setup: string; status: string };
type EventRow = { table: string; number: number; event: string };

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });

/** The events of a table, in order. */
const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, LAST]);

export class Database {
  private constructor(
    private readonly opened: IDBDatabase,
    /** Is called once something is kept. */
    private readonly kept: (table: string, number: number) => void,
  ) {}

  /** `place` keeps apart what several sites of one origin have. */
  static async at(place: string, kept: Database["kept"]): Promise<Database> {
    const request = indexedDB.open(NAME + place, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "table" });
      request.result.createObjectStore(EVENTS, { keyPath: ["table", "number"] });
    };
    return new Database(await result(request), kept);
  }

  async open(table: string, stored: string): Promise<void> {
    const { setup, status, events } = JSON.parse(stored) as Stored;
    const transaction = this.writing();
    transaction.objectStore(TABLES).add({ table, setup, status } satisfies TableRow);
    this.add(transaction, table, 1, events);
    await done(transaction);
  }

  /** False where another window has kept an event of this number before. */
  async append(table: string, number: number, status: string, events: string): Promise<boolean> {
    const transaction = this.writing();
    const ended = done(transaction);
    const tables = transaction.objectStore(TABLES);
    const row = (await result(tables.get(table))) as TableRow | undefined;
    if (row === undefined) transaction.abort();
    else {
      tables.put({ ...row, status });
      this.add(transaction, table, number, JSON.parse(events) as string[]);
    }
    try {
      await ended;
    } catch (error) {
      const conflict = error instanceof DOMException && error.name === "ConstraintError";
      if (conflict || row === undefined) return false;
      throw error;
    }
    this.kept(table, number + (JSON.parse(events) as string[]).length - 1);
    return true;
  }

  async load(table: string): Promise<string> {
    const transaction = this.opened.transaction([TABLES, EVENTS]);
    const row = result(transaction.objectStore(TABLES).get(table));
    const rows = result(transaction.objectStore(EVENTS).getAll(eventsOf(table)));
    const found = (await row) as TableRow | undefined;
    const events = ((await rows) as EventRow[]).map(({ event }) => event);
    return JSON.stringify(found ? { setup: found.setup, status: found.status, events } : null);
  }

  async listed(tables: string): Promise<string> {
    const store = this.opened.transaction(TABLES).objectStore(TABLES);
    const rows = await Promise.all(
      (JSON.parse(tables) as string[]).map((table) => result(store.get(table))),
    );
    const found = (rows as (TableRow | undefined)[]).filter((row) => row !== undefined);
    return JSON.stringify(found.map(({ table, setup, status }) => [table, setup, status]));
  }

  async remove(table: string): Promise<void> {
    const transaction = this.writing();
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(EVENTS).delete(eventsOf(table));
    await done(transaction);
  }

  /** What it writes is on the disk before it is told. */
  private writing(): IDBTransaction {
    return this.opened.transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
  }

  private add(transaction: IDBTransaction, table: string, from: number, events: string[]): void {
    const store = transaction.objectStore(EVENTS);
    for (const [i, event] of events.entries())
      store.add({ table, number: from + i, event } satisfies EventRow);
  }
}

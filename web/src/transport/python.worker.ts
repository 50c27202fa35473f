// Runs the rules, the narration and the bots, in Python, beside the page: it never waits for them.

import type { PyodideInterface } from "pyodide";

import { Database } from "./database";
import type { FromWorker, SiteFiles, ToWorker } from "./protocol";

type PythonWorker = {
  request(method: string, path: string, token: string, body: string): Promise<string>;
  connect(wire: number, table: string): void;
  disconnect(wire: number): void;
  receive(wire: number, text: string): Promise<void>;
  moved(table: string, number: number): void;
};

const tell = (message: FromWorker): void => postMessage(message);

/** Loads the files one after the other, and says how far it is. */
class Loading {
  private loaded = 0;

  constructor(
    private readonly home: string,
    private readonly bytes: number,
  ) {}

  async bytesOf(path: string): Promise<ArrayBuffer> {
    const response = await fetch(this.home + path);
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
    const parts: Uint8Array[] = [];
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      this.loaded += value.length;
      tell({ is: "loading", part: Math.min(1, this.loaded / this.bytes) });
    }
    return new Blob(parts as BlobPart[]).arrayBuffer();
  }
}

async function start(home: string): Promise<PythonWorker> {
  const files = (await (await fetch(`${home}site.json`)).json()) as SiteFiles;
  const loading = new Loading(home, files.bytes);
  const folder = `${home}${files.pyodide}/`;
  // Fetched here first, to say how far it is; Pyodide then finds them in the browser's cache.
  await loading.bytesOf(`${files.pyodide}/pyodide.asm.wasm`);
  await loading.bytesOf(`${files.pyodide}/python_stdlib.zip`);
  const archives = await Promise.all(files.archives.map((path) => loading.bytesOf(path)));
  const module = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<PyodideInterface>;
  };
  const env = { HOME: "/home/pyodide", ...(files.compiled ? {} : { AHU_INTERPRETED: "1" }) };
  const python = await module.loadPyodide({ indexURL: folder, env });
  for (const archive of archives) python.unpackArchive(archive, "wheel");
  const others = new BroadcastChannel(`ahu${home}`);
  const database = await Database.at(new URL(home).pathname, (table, number) =>
    others.postMessage([table, number]),
  );
  const listener = {
    say: (wire: number, text: string) => tell({ is: "message", wire, text }),
    hang_up: (wire: number) => tell({ is: "closed", wire }),
  };
  const Worker = python.pyimport("ahu.local.browser").BrowserWorker as unknown as (
    database: Database,
    listener: object,
  ) => PythonWorker;
  const worker = Worker(database, listener);
  others.onmessage = ({ data: [table, number] }: MessageEvent<[string, number]>) =>
    worker.moved(table, number);
  return worker;
}

let worker: Promise<PythonWorker> | undefined;

async function hear(message: ToWorker): Promise<void> {
  if (message.is === "start") {
    worker = start(message.home);
    worker.then(
      () => tell({ is: "ready" }),
      (error: unknown) => {
        console.error(error);
        tell({ is: "broken" });
      },
    );
    return;
  }
  const python = await worker;
  if (!python) return;
  if (message.is === "request") {
    const { id, method, path, token, body } = message;
    const answer = JSON.parse(await python.request(method, path, token, body)) as {
      status: number;
      type: string;
      body: string;
    };
    tell({ is: "answer", id, ...answer });
  } else if (message.is === "connect") {
    python.connect(message.wire, message.table);
  } else if (message.is === "send") {
    await python.receive(message.wire, message.text);
  } else {
    python.disconnect(message.wire);
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch(() => undefined); // that it is broken has been told
});

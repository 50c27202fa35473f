// What is asked over HTTP.

import type {
  About,
  ChanceChecked,
  CheckChance,
  Made,
  Mine,
  NewTable,
  Problem,
  Refusal,
  Summaries,
} from "./messages";

/** The server refused, or could not be reached. */
export class Failed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

const UNREACHABLE: Refusal = { rule: "", key: "page-unreachable", args: {}, where: "" };

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await request(path, init);
  return (await response.json()) as Answer;
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failed(UNREACHABLE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Failed(problem?.error ?? UNREACHABLE);
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

let about: Promise<About> | undefined;

/** What the server has; asked once. */
export function askAbout(): Promise<About> {
  about ??= ask<About>("/api/about").catch((error: unknown) => {
    about = undefined;
    throw error;
  });
  return about;
}

export const openTable = (table: NewTable): Promise<Made> => ask("/api/tables", post(table));
export const askMine = (mine: Mine): Promise<Summaries> => ask("/api/mine", post(mine));
export const checkChance = (wanted: CheckChance): Promise<ChanceChecked> =>
  ask("/api/chance", post(wanted));

/** Takes a table away, for everybody. */
export async function removeTable(table: string, owner: string): Promise<void> {
  const headers = { Authorization: `Bearer ${owner}` };
  await request(`/api/tables/${table}`, { method: "DELETE", headers });
}

/** Opens a table that replays a record. */
export const uploadRecord = (record: string): Promise<Made> =>
  ask("/api/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: record });

/** The record of a finished game, as text. */
export async function downloadRecord(table: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request(`/api/tables/${table}/record?format=text`, { headers });
  return response.text();
}

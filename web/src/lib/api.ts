// What is asked over HTTP.

import type {
  About,
  AnalysisState,
  Changed,
  ChanceChecked,
  CheckChance,
  Claim,
  Claimed,
  Invite,
  Invited,
  OpenedTable,
  HeldTables,
  NewLesson,
  NewPuzzle,
  NewTable,
  Problem,
  Refusal,
  Rematch,
  TableSummaries,
} from "./messages";

import { transport } from "virtual:transport";

/** The server refused, or could not be reached. */
export class Failed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

const UNREACHABLE: Refusal = { rule: "", key: "page-unreachable", args: {}, where: "" };

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await request(path, init);
  return (await response.json()) as Answer;
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await transport.request(path, init);
  } catch {
    throw new Failed(UNREACHABLE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Failed(problem?.error ?? UNREACHABLE);
}

export const bearer = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
});

export const post = (body: unknown): RequestInit & { headers: Record<string, string> } => ({
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

/** The sentences of a game in a language, in Fluent. */
export async function askText(game: string, language: string): Promise<string> {
  const response = await request(`/api/games/${encodeURIComponent(game)}/text/${language}`);
  return response.text();
}

export const openTable = (table: NewTable): Promise<OpenedTable> => ask("/api/tables", post(table));
export const openLesson = (lesson: NewLesson): Promise<OpenedTable> =>
  ask("/api/lessons", post(lesson));
export const openPuzzle = (puzzle: NewPuzzle): Promise<OpenedTable> =>
  ask("/api/puzzles", post(puzzle));
export const askMine = (mine: HeldTables): Promise<TableSummaries> => ask("/api/mine", post(mine));

/** Takes the seat of an invitation. Sent again with the same token, it is answered again. */
export const claimSeat = (table: string, claim: Claim): Promise<Claimed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/claim`, post(claim));

/** Gives a seat up; everybody is told. */
export async function leaveSeat(table: string, token: string): Promise<void> {
  await request(`/api/tables/${encodeURIComponent(table)}/leave`, {
    method: "POST",
    headers: bearer(token),
  });
}

/** Invites somebody to a seat; everybody is told. */
export function inviteTo(table: string, owner: string, invite: Invite): Promise<Invited> {
  const init = post(invite);
  return ask(`/api/tables/${encodeURIComponent(table)}/invite`, {
    ...init,
    headers: { ...init.headers, ...bearer(owner) },
  });
}

/** Starts a rematch, or finds the one that somebody has started. */
export const askRematch = (table: string, token: string, changed?: Changed): Promise<Rematch> =>
  ask(`/api/tables/${encodeURIComponent(table)}/rematch`, {
    ...(changed ? post(changed) : { method: "POST" }),
    headers: { ...(changed && post(changed).headers), ...bearer(token) },
  });

/** How far the analysis of a finished game is. */
export const lookAtAnalysis = (table: string, token: string): Promise<AnalysisState> =>
  ask(`/api/tables/${encodeURIComponent(table)}/analysis`, { headers: bearer(token) });

/** Has a finished game analysed, or goes on with what was broken off. */
export const startAnalysis = (table: string, token: string): Promise<AnalysisState> =>
  ask(`/api/tables/${encodeURIComponent(table)}/analysis`, {
    method: "POST",
    headers: bearer(token),
  });

export const checkChance = (wanted: CheckChance): Promise<ChanceChecked> =>
  ask("/api/chance", post(wanted));

/** Takes a table away, for everybody. */
export async function removeTable(table: string, owner: string): Promise<void> {
  await request(`/api/tables/${table}`, { method: "DELETE", headers: bearer(owner) });
}

/** Opens a table that replays a record. */
export const uploadRecord = (record: string): Promise<OpenedTable> =>
  ask("/api/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: record });

/** The record of a finished game, as text. */
export async function downloadRecord(table: string, token: string): Promise<string> {
  const response = await request(`/api/tables/${table}/record?format=text`, {
    headers: bearer(token),
  });
  return response.text();
}

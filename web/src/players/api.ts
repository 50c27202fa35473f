// What is asked over HTTP about players.

import { ask, bearer, post, request } from "../lib/api";
import { isSignedIn, storedSession } from "../lib/storedTables";
import type {
  Avoided,
  BestPlayers,
  ChangePlayer,
  Claimed,
  Exported,
  History,
  JoinTable,
  KeepTables,
  Lobby,
  Me,
  NewPasskey,
  NewPlayer,
  Notices,
  OpenToAll,
  PasskeyChallenge,
  PlayerTables,
  PushTo,
  RecoveryCode,
  ReportPlayer,
  SignedIn,
  SignIn,
} from "../lib/messages";

/** A request of whoever is signed in here. */
export function mine(method: string, body?: unknown): RequestInit {
  const headers = bearer(storedSession()?.session ?? "-");
  if (body === undefined) return { method, headers };
  const init = post(body);
  return { ...init, method, headers: { ...init.headers, ...headers } };
}

const ofPlayers = (path: string): string => `/api/players${path}`;

export const askChallenge = (): Promise<PasskeyChallenge> =>
  ask(ofPlayers("/challenge"), { method: "POST" });
export const createPlayer = (player: NewPlayer): Promise<SignedIn> =>
  ask(ofPlayers(""), post(player));
export const signIn = (how: SignIn): Promise<SignedIn> => ask(ofPlayers("/sign-in"), post(how));
export const askMe = (): Promise<Me> => ask(ofPlayers("/me"), mine("GET"));
export const changeMe = (change: ChangePlayer): Promise<Me> =>
  ask(ofPlayers("/me"), mine("POST", change));
export const newCode = (): Promise<RecoveryCode> => ask(ofPlayers("/recovery"), mine("POST"));
export const addPasskey = (passkey: NewPasskey): Promise<Me> =>
  ask(ofPlayers("/passkeys"), mine("POST", { passkey }));
export const removePasskey = (id: string): Promise<Me> =>
  ask(ofPlayers("/passkeys/remove"), mine("POST", { id }));
export const askTables = (): Promise<PlayerTables> => ask(ofPlayers("/me/tables"), mine("GET"));
export const askExport = (): Promise<Exported> => ask(ofPlayers("/me/export"), mine("GET"));

export async function signOut(everywhere: boolean): Promise<void> {
  await request(ofPlayers("/sign-out"), mine("POST", { everywhere }));
}
export async function deleteMe(): Promise<void> {
  await request(ofPlayers("/me"), mine("DELETE"));
}
export async function keepPlaces(places: KeepTables): Promise<void> {
  await request(ofPlayers("/keep"), mine("POST", places));
}
export async function forgetPlaces(table: string): Promise<void> {
  await request(ofPlayers("/forget"), mine("POST", { table }));
}

// Meeting

export const askHistory = (): Promise<History> => ask(ofPlayers("/me/history"), mine("GET"));
export const askBest = (game: string): Promise<BestPlayers> =>
  ask(`/api/best/${encodeURIComponent(game)}`);
export const askLobby = (): Promise<Lobby> =>
  ask("/api/lobby", isSignedIn() ? mine("GET") : undefined);
export const askAvoided = (): Promise<Avoided> => ask(ofPlayers("/me/avoided"), mine("GET"));

export const joinTable = (table: string, join: JoinTable): Promise<Claimed> => {
  const init = isSignedIn() ? mine("POST", join) : post(join);
  return ask(`/api/lobby/${encodeURIComponent(table)}/join`, init);
};

/** Opens a table to all, or closes it again. */
export async function openToAll(table: string, owner: string, how: OpenToAll): Promise<void> {
  const init = post(how);
  await request(`/api/tables/${encodeURIComponent(table)}/lobby`, {
    ...init,
    headers: { ...init.headers, ...bearer(owner) },
  });
}
export async function report(table: string, token: string, told: ReportPlayer): Promise<void> {
  const init = post(told);
  await request(`/api/tables/${encodeURIComponent(table)}/report`, {
    ...init,
    headers: { ...init.headers, ...bearer(token) },
  });
}
export async function avoid(table: string, seat: number): Promise<void> {
  await request(ofPlayers("/avoid"), mine("POST", { table, seat }));
}
export async function meetAgain(player: string): Promise<void> {
  await request(ofPlayers("/meet-again"), mine("POST", { player }));
}

// Notices

export const askNotices = (): Promise<Notices> => ask(ofPlayers("/me/notices"), mine("GET"));
export const noticesBy = (kind: string, to: PushTo | { address: string }): Promise<Notices> =>
  ask(`/api/notices/${kind}`, mine("POST", to));
export async function stopNotices(id: string): Promise<void> {
  await request("/api/notices/stop", post({ id }));
}
export async function confirmNotices(code: string): Promise<void> {
  await request("/api/notices/confirm", post({ code }));
}

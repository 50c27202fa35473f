// What is asked over HTTP about players.

import { ask, bearer, post, request } from "../lib/api";
import { storedSession } from "../lib/storedTables";
import type {
  ChangePlayer,
  Exported,
  KeepTables,
  Me,
  NewPasskey,
  NewPlayer,
  PasskeyChallenge,
  PlayerTables,
  RecoveryCode,
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

const at = (path: string): string => `/api/players${path}`;

export const askChallenge = (): Promise<PasskeyChallenge> =>
  ask(at("/challenge"), { method: "POST" });
export const createPlayer = (player: NewPlayer): Promise<SignedIn> => ask(at(""), post(player));
export const signIn = (how: SignIn): Promise<SignedIn> => ask(at("/sign-in"), post(how));
export const askMe = (): Promise<Me> => ask(at("/me"), mine("GET"));
export const changeMe = (change: ChangePlayer): Promise<Me> => ask(at("/me"), mine("POST", change));
export const newCode = (): Promise<RecoveryCode> => ask(at("/recovery"), mine("POST"));
export const addPasskey = (passkey: NewPasskey): Promise<Me> =>
  ask(at("/passkeys"), mine("POST", { passkey }));
export const removePasskey = (id: string): Promise<Me> =>
  ask(at("/passkeys/remove"), mine("POST", { id }));
export const askTables = (): Promise<PlayerTables> => ask(at("/me/tables"), mine("GET"));
export const askExport = (): Promise<Exported> => ask(at("/me/export"), mine("GET"));

export async function signOut(everywhere: boolean): Promise<void> {
  await request(at("/sign-out"), mine("POST", { everywhere }));
}
export async function deleteMe(): Promise<void> {
  await request(at("/me"), mine("DELETE"));
}
export async function keepPlaces(places: KeepTables): Promise<void> {
  await request(at("/keep"), mine("POST", places));
}
export async function forgetPlaces(table: string): Promise<void> {
  await request(at("/forget"), mine("POST", { table }));
}

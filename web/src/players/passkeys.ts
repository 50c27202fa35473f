// Passkeys: the browser makes and uses them, the server checks what they sign (WebAuthn).

import { Failed } from "../lib/api";
import type { NewPasskey, UsedPasskey } from "../lib/messages";
import { askChallenge } from "./api";

export const hasPasskeys = (): boolean =>
  "credentials" in navigator && typeof PublicKeyCredential === "function";

const USER_BYTES = 16;
const ES256 = -7;
const RS256 = -257;

/** A new passkey of this device. Whoever thinks better of it gets a refusal. */
export async function makePasskey(name: string): Promise<NewPasskey> {
  const { challenge } = await askChallenge();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { name: "Ahu" },
        user: {
          id: crypto.getRandomValues(new Uint8Array(USER_BYTES)),
          name: name || "Ahu",
          displayName: name || "Ahu",
        },
        pubKeyCredParams: [
          { type: "public-key", alg: ES256 },
          { type: "public-key", alg: RS256 },
        ],
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

/** A passkey that the person picks. */
export async function usePasskey(): Promise<UsedPasskey> {
  const { challenge } = await askChallenge();
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), userVerification: "preferred" },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: text(used.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await ask().catch(() => null);
  if (found === null) {
    throw new Failed({ rule: "", key: "players-no-passkey", args: {}, where: "" });
  }
  return found as PublicKeyCredential;
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

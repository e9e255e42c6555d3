/** Passkeys: the browser makes and uses them, the server checks them. */

import { post } from "./api";
import type { JsonObject, PasskeyOptions } from "./wire";

type Listed = readonly { readonly id: string }[];

/** Whether passkeys work here: the browser supports them and the page is secure. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window;
}

function bytesIn(text: unknown): ArrayBuffer {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The options as the browser wants them: what JSON has as text is bytes there. */
export function withBytes(options: JsonObject): Readonly<Record<string, unknown>> {
  const changed: Record<string, unknown> = { ...options, challenge: bytesIn(options["challenge"]) };
  const user = options["user"] as JsonObject | undefined;
  if (user) changed["user"] = { ...user, id: bytesIn(user["id"]) };
  for (const key of ["excludeCredentials", "allowCredentials"]) {
    const listed = options[key] as Listed | undefined;
    if (listed) changed[key] = listed.map((one) => ({ ...one, id: bytesIn(one.id) }));
  }
  return changed;
}

/** What a device answered, as JSON. */
export function asJson(made: PublicKeyCredential): JsonObject {
  const parts: readonly string[] = [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
    "userHandle",
  ];
  const response = made.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const packed: Record<string, string> = {};
  for (const part of parts) {
    const bytes = response[part];
    if (bytes) packed[part] = textOf(bytes);
  }
  return { id: made.id, rawId: textOf(made.rawId), type: made.type, response: packed };
}

/** Makes a passkey for the account; false when its owner thinks better of it. */
export async function makePasskey(password: string, label: string): Promise<boolean> {
  const { options } = await post<PasskeyOptions>("/api/passkeys/options", { password });
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (made) await post("/api/passkeys", { credential: asJson(made), label });
  return made !== null;
}

/** Signs in by a passkey; false when its owner thinks better of it. */
export async function enterByPasskey(): Promise<boolean> {
  const { options } = await post<PasskeyOptions>("/api/passkey-sessions/options");
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialRequestOptions;
  const made = await asked(() => navigator.credentials.get({ publicKey }));
  if (made) await post("/api/passkey-sessions", { credential: asJson(made) });
  return made !== null;
}

/** The device's answer; null if it was cancelled, timed out, or has no such passkey. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

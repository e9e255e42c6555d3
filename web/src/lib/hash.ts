/** SHA-256 and HMAC by the browser itself; a page without https may have neither. */

export function canHash(): boolean {
  return typeof crypto !== "undefined" && (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** The SHA-256 of a text in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hexOf(new Uint8Array(digest));
}

/** 32 random bytes in hexadecimal. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Gives for a text the first eight bytes of its HMAC-SHA256, as a whole number. */
export async function keyed(secret: string): Promise<(text: string) => Promise<bigint>> {
  const name = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), name, false, ["sign"]);
  return async (text) => {
    const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
    return new DataView(signed).getBigUint64(0);
  };
}

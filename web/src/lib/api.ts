/** Calls to the server: one shape of answer, one shape of error, the session's token on every write. */

import type { ErrorBody } from "./wire";

/** A fault of which only the code is known. */
export function plainError(code: string, message = ""): ErrorBody {
  return { code, message, rule: null, reason: null, facts: {}, index: null };
}

/** The server refused, or could not be reached (`code` is then "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refused: ErrorBody,
  ) {
    super(refused.message);
  }
}

let token = "";

/** Remembers the token that unsafe requests carry. */
export function useToken(csrf: string): void {
  token = csrf;
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

/** The text of a file, such as a record. */
export async function getText(path: string): Promise<string> {
  const response = await sent("GET", path);
  if (!response.ok) throw new ApiError(response.status, plainError("error"));
  return response.text();
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return call<T>("POST", path, body);
}

export function patch<T>(path: string, body: object): Promise<T> {
  return call<T>("PATCH", path, body);
}

export function remove<T>(path: string): Promise<T> {
  return call<T>("DELETE", path);
}

/** A path with the key of the invitation in the page's address, which private tables ask for. */
export function invited(path: string, key = keyInAddress()): string {
  if (!key) return path;
  return `${path}${path.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}

function keyInAddress(): string {
  const query = typeof location === "undefined" ? "" : location.search;
  return new URLSearchParams(query).get("key") ?? "";
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await sent(method, path, body);
  const answer: unknown = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, refusedIn(answer));
  // The wire records are the one place where the page trusts the server's word for a type.
  return answer as T;
}

async function sent(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = token;
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(0, plainError("unreachable", "unreachable"));
  }
}

/** The error inside an answer; anything else that failed is the plain "error". */
export function refusedIn(answer: unknown): ErrorBody {
  const plain = plainError("error");
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return plain;
  const error = answer.error;
  if (typeof error !== "object" || error === null || !("code" in error)) return plain;
  return { ...plain, ...error, code: String(error.code) };
}

/** Who is here, and what games there are. */

import { get, patch, post, remove, useToken } from "./api";
import { unsubscribe } from "./push";
import { loadTexts } from "./texts.svelte";
import type { GameInfo, Json, Me } from "./wire";

let me = $state.raw<Me | null>(null);
let games = $state.raw<readonly GameInfo[]>([]);
let ready = $state(false);
let failed = $state(false);
const contents = new Map<string, Promise<Json>>();

export const session = {
  get me(): Me | null {
    return me;
  },
  get games(): readonly GameInfo[] {
    return games;
  },
  get ready(): boolean {
    return ready;
  },
  /** The server could not be reached; the page tries again by itself. */
  get failed(): boolean {
    return failed;
  },
};

export function game(id: string): GameInfo | null {
  return games.find((one) => one.id === id) ?? null;
}

function known(found: Me): void {
  me = found;
  useToken(found.csrf);
}

const RETRY = 2000;

/** Fetches what every page needs, again and again until it is there. */
export async function begin(): Promise<void> {
  try {
    const [found, list] = await Promise.all([
      get<Me>("/api/me"),
      get<{ games: readonly GameInfo[] }>("/api/games"),
      loadTexts(),
    ]);
    known(found);
    games = list.games;
    ready = true;
    failed = false;
  } catch {
    failed = true;
    setTimeout(() => void begin(), RETRY);
  }
}

export async function refreshMe(): Promise<void> {
  known(await get<Me>("/api/me"));
}

export async function changeMe(
  change: Partial<Pick<Me, "name" | "lang" | "email" | "email_notices" | "webhook">> & {
    password?: string;
  },
): Promise<void> {
  known({ ...(await patch<Me>("/api/me", change)) });
}

export async function signUp(name: string, password: string, email: string): Promise<void> {
  await post("/api/accounts", { name, password, ...(email ? { email } : {}) });
  await refreshMe();
}

export async function signIn(name: string, password: string, code: string): Promise<void> {
  await post("/api/sessions", { name, password, code });
  await refreshMe();
}

export async function signOut(): Promise<void> {
  await remove("/api/sessions");
  // Whoever uses this browser next is not told of my turns.
  await unsubscribe().catch(() => undefined);
  await refreshMe();
}

/** The data rows of a game in the edition a table is played with; fetched once. */
export function contentOf(id: string, edition: string): Promise<Json> {
  const path = `/api/games/${id}/content?edition=${encodeURIComponent(edition)}`;
  const begun = contents.get(path) ?? get<Json>(path);
  contents.set(path, begun);
  begun.catch(() => contents.delete(path));
  return begun;
}

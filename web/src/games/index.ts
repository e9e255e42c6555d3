/** The games this page can show: every folder here with an `index.ts` that exports `GAME`. */

import type { GameModule } from "./contract";

const found = import.meta.glob<{ readonly GAME: GameModule }>("./*/index.ts");

/** The board and its parts, loaded when a table needs them; null when the page has none. */
export async function boardOf(id: string): Promise<GameModule | null> {
  const load = found[`./${id}/index.ts`];
  return load ? (await load()).GAME : null;
}

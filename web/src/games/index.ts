/** The games this page can show: every folder here with an `index.ts` that exports `GAME`. */

import { FONTS } from "game-fonts";
import type { GameModule } from "./contract";

const found = import.meta.glob<{ readonly GAME: GameModule }>("./*/index.ts");

/** The board and its parts, with the letters it needs, when a table needs them; null for none. */
export async function boardOf(id: string): Promise<GameModule | null> {
  const load = found[`./${id}/index.ts`];
  if (!load) return null;
  const [{ GAME }] = await Promise.all([load(), FONTS[id]?.()]);
  return GAME;
}

/** How a game's parts are laid out on a screen: which of them leave the rail for the table. */

import type { GameModule } from "../games/contract";
import { screen } from "../lib/settings.svelte";

/** Whether the rail takes the right half of a wide screen. */
export function isSpread(module: GameModule | null): boolean {
  return screen.wide && module?.spread !== undefined;
}

/** Whether a tablet shows on the table what is in the rail elsewhere. */
export function isInlaid(module: GameModule | null): boolean {
  return screen.medium && module?.inlaid === true;
}

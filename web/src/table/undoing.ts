/** One button and one key take back what was done last, in every game. */

import { settings } from "../lib/settings.svelte";
import { reachingUndo } from "./asking";
import type { Room } from "./room.svelte";

/**
 * Drops what is selected for an action; where nothing is, takes the last action back. What takes back
 * the answers of bots as well has to come twice.
 */
export function takeBack(room: Room): void {
  const asked = room.turn && reachingUndo(room.turn, settings);
  if (room.selected.length) room.selected = [];
  else if (asked && !room.unsure?.reaches) room.pressed = asked;
  else room.takeBack();
}

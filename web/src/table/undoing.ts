/** One button and one key take back what was done last, in every game. */

import type { Room } from "./room.svelte";

/** Drops what is selected for an action; where nothing is, takes the last action back. */
export function takeBack(room: Room): void {
  if (room.selected.length) room.selected = [];
  else void room.undo();
}

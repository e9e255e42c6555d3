/** What was pressed in haste, and for something else. */

import type { Room } from "./room.svelte";

/** A second press right after a skip answers nothing; keys are not pressed by their place. */
export function holdHasty(event: MouseEvent, { stream }: Pick<Room, "stream">): void {
  if (event.detail === 0 || !stream.isPassed) return;
  event.stopPropagation();
  event.preventDefault();
}

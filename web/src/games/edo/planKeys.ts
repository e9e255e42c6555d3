/** The keys of a slot of the plan. */

import type { Json } from "../../lib/wire";
import type { Draft } from "./draft.svelte";
import type { PlayerView } from "./view";

/** Turns, fills or moves the card of a slot; does nothing for any other key. */
export function slotKey(
  event: KeyboardEvent,
  draft: Draft,
  index: number,
  player: PlayerView | null,
  content: Json,
): void {
  const does: Readonly<Record<string, () => void>> = {
    r: () => draft.turn(index, content),
    R: () => draft.turn(index, content, -1),
    "+": () => draft.addAny(index, player, content),
    "=": () => draft.addAny(index, player, content),
    "-": () => draft.removeAny(index),
    "[": () => draft.swap(index, index - 1),
    "]": () => draft.swap(index, index + 1),
  };
  const run = does[event.key];
  if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

/** What the reader wants laid over the map: remembered, and asked of the server while it is wanted. */

import { untrack } from "svelte";
import type { Binding } from "../../lib/keys";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { OVERLAYS, overlaysOf, type Overlay } from "./overlays";
import type { OverlaysView } from "./view";

const KEYS: Readonly<Record<Overlay, string>> = { zones: "z", ranges: "r", fire: "f" };

/** Whether an overlay is wanted. */
export function onMap(overlay: Overlay): boolean {
  return settings.laid.includes(overlay);
}

/** Lays it over the map, or takes it away. */
export function lay(overlay: Overlay): void {
  const others = settings.laid.filter((one) => one !== overlay);
  settings.laid = onMap(overlay) ? others : [...others, overlay];
}

export function keyOf(overlay: Overlay): string {
  return KEYS[overlay].toUpperCase();
}

export const LAY_KEYS: readonly Binding[] = OVERLAYS.map((overlay) => ({
  keys: [KEYS[overlay]],
  text: `view-lay_${overlay}`,
  run: () => lay(overlay),
}));

/** What can be laid over the picture shown; null while nothing is wanted. Call it during set-up. */
export function layers(props: () => BoardProps): { readonly value: OverlaysView | null } {
  let value: OverlaysView | null = $state.raw(null);
  const view = $derived(props().view);
  const isWanted = $derived(OVERLAYS.some(onMap));
  $effect(() => {
    void view;
    let gone = false;
    const asked = isWanted ? untrack(props).overlays?.() : undefined;
    if (!asked) value = null;
    void asked?.then((found) => {
      if (!gone) value = overlaysOf(found);
    });
    return () => (gone = true);
  });
  return {
    get value() {
      return value;
    },
  };
}

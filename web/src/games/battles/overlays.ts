/** What is laid over the map, as the game tells it: which of it is drawn, and its outlines. */

import type { JsonObject } from "../../lib/wire";
import { beyond, ends, point, SIDES } from "./geometry";
import { whereabouts } from "./targets";
import type { BattlesView, OverlaysView, RangeView } from "./view";

export const OVERLAYS = ["zones", "ranges", "fire"] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** The overlays of this game: the engine makes them from the records that `view.ts` is made from. */
export function overlaysOf(found: JsonObject | null): OverlaysView | null {
  return found as unknown as OverlaysView | null;
}

/** What the pieces in the first of these hexes reach that has any, else the piece that acts. */
export function pointedAt(
  { ranges }: OverlaysView,
  view: BattlesView,
  hexes: readonly (string | null)[],
): readonly RangeView[] {
  const acting = view.declared ? whereabouts(view).get(view.declared.unit) : undefined;
  for (const hex of [...hexes, acting]) {
    const found = ranges.filter((range) => range.hex === hex);
    if (found.length) return found;
  }
  return [];
}

/** The line around hexes: every side behind which none of them lies. */
export function border(hexes: Iterable<string>): string {
  const inside = new Set(hexes);
  const lines: string[] = [];
  for (const hex of inside) {
    for (let side = 0; side < SIDES; side += 1) {
      const other = beyond(hex, side);
      if (other === null || !inside.has(other))
        lines.push(`M${ends(hex, side).map(point).join("L")}`);
    }
  }
  return lines.join("");
}

/** The hexes in range where the piece could not fire at an enemy; none for a commander's orders. */
export function unseen({ kind, within, seen }: RangeView): readonly string[] {
  const known = new Set(seen);
  return kind === "fire" ? within.filter((hex) => !known.has(hex)) : [];
}

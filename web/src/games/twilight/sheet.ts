/** The position of everything on the map: one sheet for the page and for the drawn picture. */

import sheet from "../../../../src/hatamoto/games/twilight/data/outlines.json";
import type { Spot } from "../../board/panzoom";

export const PLANE = { width: 1092, height: 592 };
export const COAST: string = sheet.coast;
export const BORDERS: string = sheet.borders;
export const AREAS: Readonly<Record<string, string>> = sheet.areas;

const PLACES = new Map(Object.entries(sheet.places));

/** A row of markers under a space, with one marker: how wide it is, how far below the middle, how high. */
const ROW = { half: 29, below: 30, height: 18 };
/** Half of a plaque, and how far a row may lie beside the middle of its own. */
const PLAQUE = { width: 42, height: 25 };
const ASIDE = 20;

/** The middle of a space. */
export function placeOf(space: string): Spot {
  const [x = 0, y = 0] = PLACES.get(space) ?? [];
  return { x, y };
}

/** How much of the plaques of others a row of markers at this place would cover, in units of width. */
function covered(space: string, aside: number): number {
  const at = placeOf(space);
  const top = at.y + ROW.below;
  return [...PLACES.keys()]
    .filter((other) => other !== space)
    .map((other) => {
      const { x, y } = placeOf(other);
      const isBeside = top >= y + PLAQUE.height - 2 || top + ROW.height <= y - PLAQUE.height + 2;
      const shared = PLAQUE.width + ROW.half - Math.abs(at.x + aside - x);
      return isBeside ? 0 : Math.max(0, shared);
    })
    .reduce((sum, one) => sum + one, 0);
}

/** How far aside its markers lie, so that they hide as little of other spaces as they can. */
export function markersAside(space: string): number {
  const steps = Array.from({ length: ASIDE / 2 + 1 }, (_, step) => [2 * step, -2 * step]).flat();
  return steps.reduce((best, step) => (covered(space, step) < covered(space, best) ? step : best));
}

/** The position of everything on the map: one sheet for the page and for the drawn picture. */

import sheet from "../../../../src/hatamoto/games/twilight/data/outlines.json";
import type { Spot } from "../../board/panzoom";

export const PLANE = { width: 1092, height: 592 };
export const COAST: string = sheet.coast;
export const BORDERS: string = sheet.borders;
export const AREAS: Readonly<Record<string, string>> = sheet.areas;

const PLACES = new Map(Object.entries(sheet.places));

/** The middle of a space. */
export function placeOf(space: string): Spot {
  const [x = 0, y = 0] = PLACES.get(space) ?? [];
  return { x, y };
}

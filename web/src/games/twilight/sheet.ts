/** The position of everything on the map: one sheet for the page and for the drawn picture. */

import sheet from "../../../../src/hatamoto/games/twilight/data/outlines.json";
import type { Spot } from "../../board/panzoom";
import { overlap, type Box } from "../../lib/placing";
import { HEAD, HEIGHT, WIDTH } from "./plaque";

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

/** Where the price of a space is written: above or below its plaque, and how far from its left edge. */
export interface TabPlace {
  readonly below: boolean;
  readonly side: "right" | "left" | "middle";
}

const TABS: readonly TabPlace[] = [false, true].flatMap((below) =>
  (["right", "left", "middle"] as const).map((side) => ({ below, side })),
);
/** How far a tab juts out beside its plaque, and how far below it the pins of support reach. */
const JUT = 5;
const PINS = 3;
/** Where the letters of a name stand, and how high they are in parts of their size. */
const LINE = 14.5;
const RISE = 0.9;
/** A name is worth more than the rest of a plaque; what lies off the map is not seen at all. */
const WORTH = { name: 3, off: 6 };

function cornerOf(space: string): { readonly left: number; readonly top: number } {
  const { x, y } = placeOf(space);
  return { left: x - WIDTH / 2, top: y - HEIGHT / 2 };
}

/** How far above a plaque a name in letters of this size reaches. */
export function riseOf(letters: number): number {
  return Math.max(0, RISE * letters - LINE);
}

function tabBox(space: string, { below, side }: TabPlace, letters: number, text: string): Box {
  const at = cornerOf(space);
  const width = [...text].reduce((sum, one) => sum + letters * (one > "\u2fff" ? 1 : 0.6), 13);
  const height = 1.2 * letters + 3;
  const aside = { right: WIDTH + JUT - width, left: -JUT, middle: (WIDTH - width) / 2 }[side];
  const top = below ? at.top + HEIGHT + PINS : at.top - riseOf(letters) - height;
  return { left: at.left + aside, top, width, height };
}

/** How much a tab hides: of names, of what else stands on plaques, and of itself. */
function hidden(tab: Box, letters: number): number {
  const rise = riseOf(letters);
  const off = tab.width * tab.height - overlap(tab, { left: 0, top: 0, ...PLANE });
  return [...PLACES.keys()].reduce((sum, other) => {
    const { left, top } = cornerOf(other);
    const name = { left, top: top - rise, width: WIDTH, height: HEAD + rise };
    const body = { left, top, width: WIDTH, height: HEIGHT };
    return sum + WORTH.name * overlap(tab, name) + overlap(tab, body);
  }, WORTH.off * off);
}

/** The place at which the price of a space, in letters of this size, hides the least. */
export function tabPlace(space: string, letters: number, text: string): TabPlace {
  const harm = (place: TabPlace) => hidden(tabBox(space, place, letters, text), letters);
  return TABS.reduce((best, one) => (harm(one) < harm(best) - 1 ? one : best));
}

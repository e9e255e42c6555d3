/** Where dice are drawn on the map: beside their hex, where they cover the fewest counters. */

import type { Box, Size } from "../../lib/placing";
import { middleOf } from "./geometry";
import { counterBox, covered, outside } from "./names";
import { stacked, type Cast } from "./trails";

/** Dice with their words in their place. */
export interface PlacedCast extends Cast, Box {}

export const HEIGHT = 27;
const GAP = 2;
/** From the middle of a hex to where the ring of its counter ends. */
const OFF = 27;
/** What a pixel farther away costs, in pixels of a counter that are covered. */
const FAR = 2;

/** What a pixel of a name is worth, in pixels of a counter. */
const NAME = 0.5;

/** What dice may cover of hexes that may be chosen, in pixels: a corner, never the price in the middle. */
const CORNER = 400;

/** Around a counter, at the upper right first; then the same a little farther off. */
function spots(width: number, height: number): readonly (readonly [number, number])[] {
  return [OFF, OFF + 14, OFF + 30].flatMap((off): readonly (readonly [number, number])[] => [
    [off, -off - height / 2],
    [-off - width, -off - height / 2],
    [-width / 2, -off - height],
    [-width / 2, off],
    [off, -height / 2],
    [-off - width, -height / 2],
    [off, off - height / 2],
    [-off - width, off - height / 2],
  ]);
}

function best(
  hex: string,
  { width, height }: Size,
  taken: readonly Box[],
  names: readonly Box[],
): Box {
  const { x, y } = middleOf(hex);
  const tried = spots(width, height).map(([dx, dy]) => {
    const box = { left: x + dx, top: y + dy, width, height };
    const away = Math.hypot(dx + width / 2, dy + height / 2);
    const hidden = covered(box, taken) + NAME * covered(box, names);
    return { box, harm: hidden + 4 * outside(box) + FAR * away };
  });
  return tried.reduce((least, one) => (one.harm < least.harm ? one : least)).box;
}

/** What must not be covered. */
export interface Covering {
  /** Hexes with counters, which are covered as little as can be. */
  readonly stood: readonly string[];
  /** Hexes that may be chosen: dice that would lie over one are not drawn. */
  readonly legal: readonly string[];
  /** Names on the map, which are covered rather than counters. */
  readonly names: readonly Box[];
}

/** The newest dice of each hex, piled where they cover least; `widthOf` is at the size printed. */
export function placedCasts(
  casts: readonly Cast[],
  { stood, legal, names }: Covering,
  widthOf: (cast: Cast) => number,
  scale: number,
): readonly PlacedCast[] {
  const chosen = legal.map(counterBox);
  const taken: Box[] = [...stood.map(counterBox), ...chosen];
  const all = stacked(casts);
  return [...new Set(all.map(({ hex }) => hex))].flatMap((hex) => {
    const pile = all.filter((cast) => cast.hex === hex);
    const width = Math.max(...pile.map(widthOf)) * scale;
    const step = (HEIGHT + GAP) * scale;
    const place = best(hex, { width, height: step * pile.length - GAP * scale }, taken, names);
    if (covered(place, chosen) > CORNER) return [];
    taken.push(place);
    return pile.map(({ row, ...cast }) => ({
      ...cast,
      left: place.left,
      top: place.top + (pile.length - 1 - row) * step,
      width: widthOf(cast) * scale,
      height: HEIGHT * scale,
    }));
  });
}

/** How the board fits its window: how far it is stretched, and what is shown first. */

import { PLANE, type Place } from "./content";
import type { Box } from "./layout";

const WHOLE: Readonly<Record<string, Box>> = {
  small: { x: 44, y: 72, width: 912, height: 724 },
  large: { x: 10, y: 8, width: 980, height: 784 },
};
const MOST_STRETCH = 1.32;
const MIDDLE = PLANE.width / 2;

/**
 * How far apart the spaces lie from west to east in a window of this shape: a low one has room beside
 * the board, and names that may not shrink need it.
 */
export function stretchOf(side: string, width: number, height: number): number {
  const { width: across, height: down } = WHOLE[side] ?? PLANE;
  if (width <= 0 || height <= 0) return 1;
  return Math.min(MOST_STRETCH, Math.max(1, (width / height) * (down / across)));
}

/** A stretched position; the middle stays where it is. */
export function stretched(x: number, stretch: number): number {
  return MIDDLE + (x - MIDDLE) * stretch;
}

/** The part of the board that is shown first: everything; on a phone the middle, large enough to read. */
export function homeOf(side: string, narrow = false, stretch = 1): Box {
  if (narrow) return { x: 222, y: 245, width: 556, height: 420 };
  const { x, y, width, height } = WHOLE[side] ?? { x: 0, y: 0, ...PLANE };
  return { x: x * stretch, y, width: width * stretch, height };
}

/** The spaces where a stretched board has them. */
export function spread(places: readonly Place[], stretch: number): readonly Place[] {
  return places.map((place) => ({ ...place, x: stretched(place.x, stretch) }));
}

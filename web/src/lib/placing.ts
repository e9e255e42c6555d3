/** Places a bubble next to its target, inside the window, without covering targets. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `apart`: above everything that is in the way, too far off for an arrow. */
export type Side = "below" | "above" | "right" | "left" | "apart";

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** The position of the arrow along the edge that faces the target. */
  readonly arrow: number;
}

const GAP = 10;
const EDGE = 8;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The area two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function beside(target: Box, bubble: Size, window: Size, side: Side): Placed {
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
  if (side === "below" || side === "above") {
    const left = clamp(EDGE, x - bubble.width / 2, window.width - bubble.width - EDGE);
    const under = target.top + target.height + GAP;
    const top = side === "below" ? under : target.top - GAP - bubble.height;
    return { left, top, side, arrow: clamp(14, x - left, bubble.width - 14) };
  }
  const top = clamp(EDGE, y - bubble.height / 2, window.height - bubble.height - EDGE);
  const after = target.left + target.width + GAP;
  const left = side === "right" ? after : target.left - GAP - bubble.width;
  return { left, top, side, arrow: clamp(14, y - top, bubble.height - 14) };
}

/** A box clipped to the window: next to a large one there may be no room. */
export function clipped(box: Box, window: Size): Box {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const width = Math.min(box.left + box.width, window.width) - left;
  const height = Math.min(box.top + box.height, window.height) - top;
  return { left, top, width, height };
}

/** The area that is hidden: outside the window, which counts most, or over what may be chosen. */
function penalty(place: Placed, bubble: Size, window: Size, avoid: readonly Box[]): number {
  const box = { ...bubble, left: place.left, top: place.top };
  const whole = bubble.width * bubble.height;
  const inside = overlap(box, { left: 0, top: 0, ...window });
  return (whole - inside) * 10 + avoid.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** Above the target and anything near it that must not be covered. */
function apart(target: Box, bubble: Size, window: Size, avoid: readonly Box[]): Placed {
  const above = beside(target, bubble, window, "above");
  let top = above.top;
  for (;;) {
    const box = { ...bubble, left: above.left, top };
    const covered = avoid.filter((other) => overlap(box, other) > 0);
    if (!covered.length) return { ...above, top, side: "apart" };
    top = Math.min(...covered.map((other) => other.top)) - EDGE - bubble.height;
  }
}

const STEP = 12;

/** Every place along one edge of the window, and the last one. */
function along(size: number, most: number): readonly number[] {
  const last = Math.max(EDGE, most - size - EDGE);
  const count = Math.floor((last - EDGE) / STEP) + 1;
  return [...Array.from({ length: count }, (_, index) => EDGE + index * STEP), last];
}

/** How far the middle of a bubble is from the middle of its target. */
function distance({ left, top }: Placed, bubble: Size, target: Box): number {
  return (
    Math.abs(left + bubble.width / 2 - target.left - target.width / 2) +
    Math.abs(top + bubble.height / 2 - target.top - target.height / 2)
  );
}

/** Anywhere in the window, the nearest to the target first. */
function elsewhere(target: Box, bubble: Size, window: Size): readonly Placed[] {
  const far = (place: Placed) => distance(place, bubble, target);
  return along(bubble.width, window.width)
    .flatMap((left) =>
      along(bubble.height, window.height).map((top): Placed => ({
        left,
        top,
        side: "apart",
        arrow: 0,
      })),
    )
    .sort((one, other) => far(one) - far(other));
}

/**
 * Costs per covered pixel, each far above the next, so that they act as an order; FAR is per pixel of
 * distance.
 */
const [ON_TARGET, ON_OTHERS, ON_PIECES, FAR] = [100_000, 100, 0.5, 4];

/**
 * The place of a bubble without an arrow: clear of its target first, then of the boxes to avoid, then,
 * if that is not far away, of pieces.
 */
export function placeWithoutArrow(
  target: Box,
  bubble: Size,
  window: Size,
  avoid: readonly Box[],
  pieces: readonly Box[] = [],
): Placed {
  const near = placeBubble(target, bubble, window, [target, ...avoid]);
  const boxAt = ({ left, top }: Placed): Box => ({ ...bubble, left, top });
  const piecesCost = (place: Placed) =>
    ON_PIECES * pieces.reduce((sum, other) => sum + overlap(boxAt(place), other), 0);
  const cost = (place: Placed) =>
    ON_TARGET * overlap(boxAt(place), target) +
    ON_OTHERS * penalty(place, bubble, window, avoid) +
    piecesCost(place);
  if (cost(near) === 0) return near;
  const places = [...elsewhere(target, bubble, window), near];
  const costs = places.map(
    (place) => cost(place) + (pieces.length ? FAR * distance(place, bubble, target) : 0),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? near;
}

/** Below the target, or else where it hides the least. */
export function placeBubble(
  target: Box,
  bubble: Size,
  window: Size,
  avoid: readonly Box[] = [],
): Placed {
  const near = SIDES.map((side) => beside(target, bubble, window, side));
  const places = [...near, apart(target, bubble, window, avoid)];
  const penalties = places.map((place) => penalty(place, bubble, window, avoid));
  const best = penalties.indexOf(Math.min(...penalties));
  return places[best] ?? beside(target, bubble, window, "below");
}

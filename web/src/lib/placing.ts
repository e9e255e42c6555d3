/** Where a bubble goes: beside its target, inside the window, off the target and what may be chosen. */

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
  /** Where the arrow stands along the edge towards the target. */
  readonly arrow: number;
}

const GAP = 10;
const EDGE = 8;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];

const between = (least: number, value: number, most: number) =>
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
    const left = between(EDGE, x - bubble.width / 2, window.width - bubble.width - EDGE);
    const under = target.top + target.height + GAP;
    const top = side === "below" ? under : target.top - GAP - bubble.height;
    return { left, top, side, arrow: between(14, x - left, bubble.width - 14) };
  }
  const top = between(EDGE, y - bubble.height / 2, window.height - bubble.height - EDGE);
  const after = target.left + target.width + GAP;
  const left = side === "right" ? after : target.left - GAP - bubble.width;
  return { left, top, side, arrow: between(14, y - top, bubble.height - 14) };
}

/** A box as far as it lies in the window: beside a large one there may be no room. */
export function clipped(box: Box, window: Size): Box {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const width = Math.min(box.left + box.width, window.width) - left;
  const height = Math.min(box.top + box.height, window.height) - top;
  return { left, top, width, height };
}

/** How bad a place is: outside the window is worst, then over what may be chosen. */
function harm(place: Placed, bubble: Size, window: Size, avoid: readonly Box[]): number {
  const box = { ...bubble, left: place.left, top: place.top };
  const whole = bubble.width * bubble.height;
  const inside = overlap(box, { left: 0, top: 0, ...window });
  return (whole - inside) * 10 + avoid.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** Above the target and whatever lies there that must not be covered. */
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

/** Below the target, else where it does the least harm. */
export function placed(
  target: Box,
  bubble: Size,
  window: Size,
  avoid: readonly Box[] = [],
): Placed {
  const near = SIDES.map((side) => beside(target, bubble, window, side));
  const places = [...near, apart(target, bubble, window, avoid)];
  const harms = places.map((place) => harm(place, bubble, window, avoid));
  const best = harms.indexOf(Math.min(...harms));
  return places[best] ?? beside(target, bubble, window, "below");
}

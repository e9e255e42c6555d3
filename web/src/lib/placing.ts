/** Where a bubble goes: beside its target, inside the window, never over the target. */

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

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
  /** Where the arrow stands, from the left of the bubble. */
  readonly arrow: number;
}

const GAP = 10;
const EDGE = 8;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Below the target when there is room, else above it. */
export function placed(target: Box, bubble: Size, window: Size): Placed {
  const middle = target.left + target.width / 2;
  const left = between(EDGE, middle - bubble.width / 2, window.width - bubble.width - EDGE);
  const under = target.top + target.height + GAP;
  const below = under + bubble.height + EDGE <= window.height || target.top - GAP < bubble.height;
  const top = below ? under : target.top - GAP - bubble.height;
  return { left, top, below, arrow: between(14, middle - left, bubble.width - 14) };
}

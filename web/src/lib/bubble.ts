/** Places the bubble of a guided game close to its target, and finds the line between the two. */

import { overlap, type Box, type Size } from "./placing";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a bubble keeps off, in this order. */
export interface Around {
  /** Never covered: the question, the odds. */
  readonly kept: readonly Box[];
  /** What may be chosen: covered rather than that the bubble is far away. */
  readonly legal: readonly Box[];
  /** Everything else with a name of its own. */
  readonly pieces: readonly Box[];
}

/** From the target to the bubble: room for the ring around the target and for a line. */
const GAP = 30;
const EDGE = 8;
const STEP = 12;
/** Costs per covered pixel, except NEAR and FAR: per pixel too near to the target, and too far from it. */
const COST = { target: 1000, kept: 100, legal: 0.03, piece: 0.008, near: 60, far: 4 };
/** So much of the distance between the middles decides between places that are equal otherwise. */
const TIE = 0.2;

/** Positions along one axis, the first and the last one at an edge of the window. */
function along(size: number, most: number): readonly number[] {
  const last = Math.max(EDGE, most - size - EDGE);
  const count = Math.floor((last - EDGE) / STEP) + 1;
  return [...Array.from({ length: count }, (_, index) => EDGE + index * STEP), last];
}

const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The gap between two boxes; 0 where they meet. */
export function gapBetween(one: Box, other: Box): number {
  const x = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const y = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(x, y);
}

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** What it costs to leave the bubble there, without what it covers. */
function farCost(box: Box, target: Box): number {
  const gap = gapBetween(box, target);
  const [from, to] = [middle(box), middle(target)];
  return (
    COST.target * overlap(box, target) +
    COST.near * Math.max(0, GAP - gap) +
    COST.far * Math.max(0, gap - GAP) +
    TIE * (Math.abs(from.x - to.x) + Math.abs(from.y - to.y))
  );
}

/** The place of a bubble: next to its target, and over as little as possible of what is around. */
export function placeNear(target: Box, bubble: Size, window: Size, around: Around): Box {
  const places = along(bubble.width, window.width).flatMap((left) =>
    along(bubble.height, window.height).map((top): Box => ({ left, top, ...bubble })),
  );
  const sorted = places
    .map((box) => ({ box, cost: farCost(box, target) }))
    .sort((one, other) => one.cost - other.cost);
  let best = { box: { left: EDGE, top: EDGE, ...bubble }, cost: Infinity };
  for (const { box, cost } of sorted) {
    if (cost >= best.cost) break;
    const whole =
      cost +
      COST.kept * covered(box, around.kept) +
      COST.legal * covered(box, around.legal) +
      COST.piece * covered(box, around.pieces);
    if (whole < best.cost) best = { box, cost: whole };
  }
  return best.box;
}

/** The point of a range that is nearest to the middle of what two ranges share, or to the other one. */
function facing(from: number, size: number, other: number, otherSize: number): number {
  const [least, most] = [Math.max(from, other), Math.min(from + size, other + otherSize)];
  if (least <= most) return (least + most) / 2;
  return from > other ? from : from + size;
}

/** No line where there is no room for one. */
const SHORTEST = 6;

/** The line from a bubble to the ring around its target; null where there is no room for one. */
export function lineTo(bubble: Box, ring: Box): readonly [Point, Point] | null {
  if (gapBetween(bubble, ring) < SHORTEST) return null;
  const start = {
    x: facing(bubble.left, bubble.width, ring.left, ring.width),
    y: facing(bubble.top, bubble.height, ring.top, ring.height),
  };
  const end = {
    x: facing(ring.left, ring.width, bubble.left, bubble.width),
    y: facing(ring.top, ring.height, bubble.top, bubble.height),
  };
  return [start, end];
}

/** The same to a ring that is about round. */
export function lineToRound(bubble: Box, ring: Box): readonly [Point, Point] | null {
  const to = middle(ring);
  const start = {
    x: Math.max(bubble.left, Math.min(to.x, bubble.left + bubble.width)),
    y: Math.max(bubble.top, Math.min(to.y, bubble.top + bubble.height)),
  };
  const [x, y] = [start.x - to.x, start.y - to.y];
  const far = Math.hypot(x, y);
  const radius = Math.max(ring.width, ring.height) / 2;
  if (far - radius < SHORTEST) return null;
  return [start, { x: to.x + (x * radius) / far, y: to.y + (y * radius) / far }];
}

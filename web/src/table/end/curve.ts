/** Where the lines, ticks and labels of a curve of scores lie. */

import type { Curve } from "../../lib/wire";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (score: number) => number;
  readonly low: number;
  readonly high: number;
  /** The scores that are ruled. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 3, 4, 5, 10, 20, 50];
/** The approximate number of grid lines. */
const RULED = 4;

/** A scale that holds all scores and the goal; around 0 where one marker serves both sides. */
export function scaleOf(curve: Curve, frame: Frame): Scale {
  const scores = curve.readings.flatMap((reading) => reading.scores);
  const goal = curve.goal ?? 0;
  const most = Math.max(goal, 1, ...scores);
  const high = curve.mirrored ? Math.max(most, ...scores.map(Math.abs)) : most;
  const low = curve.mirrored ? -high : Math.min(0, ...scores);
  const ats = curve.readings.map(({ at }) => at);
  const first = Math.min(...ats);
  const span = Math.max(1, Math.max(...ats) - first);
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const step = STEPS.find((one) => (high - low) / one <= RULED) ?? high;
  const ticks: number[] = [];
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) ticks.push(score);
  return {
    x: (at) => frame.left + ((at - first) / span) * wide,
    y: (score) => frame.top + ((high - score) / Math.max(1, high - low)) * tall,
    low,
    high,
    ticks,
  };
}

/** The line of one seat. */
export function lineOf(curve: Curve, seat: number, scale: Scale): readonly Point[] {
  return curve.readings.map(({ at, scores }) => ({
    x: scale.x(at),
    y: scale.y(scores[seat] ?? 0),
  }));
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}

/** The labels behind the last points, moved apart where they would lie over one another. */
export function labelsOf(
  ends: readonly { readonly seat: number; readonly y: number }[],
  gap: number,
): readonly { readonly seat: number; readonly y: number }[] {
  const sorted = ends.toSorted((one, other) => one.y - other.y);
  const placed: { seat: number; y: number }[] = [];
  for (const { seat, y } of sorted) {
    const last = placed.at(-1);
    placed.push({ seat, y: last ? Math.max(y, last.y + gap) : y });
  }
  const over = placed.length ? (placed.at(-1)?.y ?? 0) - (sorted.at(-1)?.y ?? 0) : 0;
  return placed.map(({ seat, y }) => ({ seat, y: y - over / 2 }));
}

/** Which rounds are labelled below the curve: all, or every nth if they would not fit. */
export function written(curve: Curve, wide: number): readonly number[] {
  const ats = curve.readings.map(({ at }) => at);
  const every = Math.max(1, Math.ceil((ats.length * 26) / Math.max(1, wide)));
  return ats.filter((_, index) => (ats.length - 1 - index) % every === 0);
}

/** The point of a line of the record on the line of a seat: between the ends of two rounds. */
export function spotOf(moment: number, curve: Curve, scale: Scale, seat: number): Point {
  const index = curve.readings.findIndex((reading) => reading.moment >= moment);
  const after = curve.readings.at(index);
  const before = curve.readings[index > 0 ? index - 1 : 0];
  if (!after || !before) return { x: scale.x(0), y: scale.y(0) };
  const lines = after.moment - before.moment;
  const part = lines > 0 ? Math.max(0, moment - before.moment) / lines : 1;
  const between = (from: number, to: number): number => from + (to - from) * part;
  const [low, high] = [before.scores[seat] ?? 0, after.scores[seat] ?? 0];
  return { x: scale.x(between(before.at, after.at)), y: scale.y(between(low, high)) };
}

const REACH = 30;
const APART = 23;

/** Positions of the key moment numbers: next to their points, inside the frame, not overlapping. */
export function badgesOf(spots: readonly Point[], frame: Frame): readonly Point[] {
  const placed: Point[] = [];
  for (const { x, y } of spots) {
    const side = y > frame.top + REACH + 14 ? -1 : 1;
    const free = [0, 1, 2, 3, 4, 5].map((turn) => ({
      x: Math.max(frame.left + 12, x - 14 + (turn >> 1) * APART),
      y: turn % 2 ? y - side * REACH : y + side * REACH,
    }));
    const fits = free.find(
      (one) => isInside(one, frame) && placed.every((other) => isApart(one, other)),
    );
    placed.push(fits ?? { x, y: y + side * REACH });
  }
  return placed;
}

function isInside({ y }: Point, { top, height, bottom }: Frame): boolean {
  return y > top - 6 && y < height - bottom + 4;
}

function isApart(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= APART;
}

/** Where the lines, ticks and labels of a curve of scores lie. */

import type { Curve, KeyMoment } from "../../lib/wire";

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
/** About so many ruled lines. */
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
  return points.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
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

/** Which rounds are written under the curve: all, or every so many where they would not fit. */
export function written(curve: Curve, wide: number): readonly number[] {
  const ats = curve.readings.map(({ at }) => at);
  const every = Math.max(1, Math.ceil((ats.length * 26) / Math.max(1, wide)));
  return ats.filter((_, place) => (ats.length - 1 - place) % every === 0);
}

/** The point a key moment belongs to: the score of the seat it was best for, in its round. */
export function spotOf(moment: KeyMoment, curve: Curve, scale: Scale, seat: number): Point {
  const reading = curve.readings.find(({ at }) => at === moment.at) ?? curve.readings.at(-1);
  return { x: scale.x(reading?.at ?? 0), y: scale.y(reading?.scores[seat] ?? 0) };
}

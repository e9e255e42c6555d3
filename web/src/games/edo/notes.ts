/** Where the board says what was won: beside fields, and under cities in place of what they pay. */

import { paysShift, type Plaque } from "./layout";

/** Where the first of several notes is, and how far the next one. */
export interface GainSpot {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** The width of a note with one digit. */
export const NOTE_WIDTH = 56;
/** How much wider two digits make it. */
const DIGIT_WIDTH = 11;
const GAP = 4;
const GAINS: Readonly<Record<string, Readonly<Record<string, GainSpot>>>> = {
  large: {
    forestry_2: { x: -22 - NOTE_WIDTH, y: -30, across: 0, down: -27 },
    forestry_1: { x: -22 - NOTE_WIDTH, y: -30, across: 0, down: -27 },
    quarry_1: { x: 14, y: 5, across: 0, down: 27 },
  },
};

/** The width of what a city pays somebody, with one digit; the sign of the money follows once. */
const PAID_WIDTH = 37;
export const SIGN_WIDTH = 23;

/** How wide each payment of these amounts is. */
export function paidWidth(amounts: readonly number[]): number {
  return PAID_WIDTH + (Math.max(0, ...amounts) > 9 ? DIGIT_WIDTH : 0);
}

/** How wide notes with these amounts are. */
export function noteWidth(amounts: readonly number[]): number {
  return NOTE_WIDTH + (Math.max(0, ...amounts) > 9 ? DIGIT_WIDTH : 0);
}

/**
 * Where notes of these amounts at a space are shown, relative to its middle, so that they cover no name:
 * in a city side by side, in place of what it pays.
 */
export function gainSpot(
  space: string,
  side: string,
  plaque: Plaque | null,
  amounts: readonly number[],
): GainSpot {
  if (!plaque) return GAINS[side]?.[space] ?? { x: 22, y: -30, across: 0, down: -27 };
  const { pays, height } = plaque;
  const [middle, y] = pays ? [0, pays.y + 11] : [paysShift(space), height / 2 + 11];
  const across = paidWidth(amounts) + GAP;
  const whole = amounts.length * across - GAP + SIGN_WIDTH;
  return { x: middle - whole / 2, y, across, down: 0 };
}

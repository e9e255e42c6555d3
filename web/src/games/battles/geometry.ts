/** The grid on the plane: the position of a hex and its outline. */

import type { Spot } from "../../board/panzoom";
import { COLS, ROWS, STEPS } from "./view";

export const SIDES = 6;

/** From side to side of a hex, in pixels at 100 %; a counter is 44. */
export const HEX_WIDTH = 62;
export const EDGE = HEX_WIDTH / Math.sqrt(3);
const RISE = EDGE * 1.5;
const MARGIN = 14;

export const PLANE = {
  width: (COLS + 0.5) * HEX_WIDTH + 2 * MARGIN,
  height: (ROWS - 1) * RISE + 2 * EDGE + 2 * MARGIN,
};

/** Corner k and k + 1 bound side k: east, north-east, north-west, west, south-west, south-east. */
const CORNERS: readonly Spot[] = [
  { x: HEX_WIDTH / 2, y: EDGE / 2 },
  { x: HEX_WIDTH / 2, y: -EDGE / 2 },
  { x: 0, y: -EDGE },
  { x: -HEX_WIDTH / 2, y: -EDGE / 2 },
  { x: -HEX_WIDTH / 2, y: EDGE / 2 },
  { x: 0, y: EDGE },
];

const [ODD, EVEN] = STEPS;

/** Every hex as an id, rows from the south. */
export const HEXES: readonly string[] = Array.from({ length: ROWS * COLS }, (_, index) =>
  idOf(Math.floor(index / COLS) + 1, (index % COLS) + 1),
);

export function idOf(row: number, column: number): string {
  return `h${String(row).padStart(2, "0")}${String(column).padStart(2, "0")}`;
}

export function rowOf(hex: string): number {
  return Number(hex.slice(1, 3));
}

export function columnOf(hex: string): number {
  return Number(hex.slice(3, 5));
}

/** The four digits printed in the hex. */
export function digits(hex: string): string {
  return hex.slice(1);
}

/** The id of the hex with these digits: events and data files write only them. */
export function hexId(digits: string): string {
  return `h${digits}`;
}

/** The position of a row and column; even rows half a hex further east. */
export function placeOf(row: number, column: number): Spot {
  const shift = Math.round(row) % 2 === 0 ? 0.5 : 0;
  return {
    x: MARGIN + (column - 0.5 + shift) * HEX_WIDTH,
    y: MARGIN + EDGE + (ROWS - row) * RISE,
  };
}

export function middleOf(hex: string): Spot {
  return placeOf(rowOf(hex), columnOf(hex));
}

/** The neighbour behind a side, or null beyond the edge. */
export function beyond(hex: string, side: number): string | null {
  const row = rowOf(hex);
  const step = (row % 2 ? ODD : EVEN)[side];
  if (!step) return null;
  const [up, right] = [row + step[0], columnOf(hex) + step[1]];
  return up < 1 || up > ROWS || right < 1 || right > COLS ? null : idOf(up, right);
}

/** The side that one hex shares with another; -1 when they do not touch. */
export function sideTo(one: string, other: string): number {
  return CORNERS.findIndex((_, side) => beyond(one, side) === other);
}

function corner(hex: string, index: number): Spot {
  const { x, y } = middleOf(hex);
  const by = CORNERS[index % SIDES] ?? { x: 0, y: 0 };
  return { x: x + by.x, y: y + by.y };
}

/** The two ends of a side. */
export function ends(hex: string, side: number): readonly [Spot, Spot] {
  return [corner(hex, side), corner(hex, side + 1)];
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}

export function point({ x, y }: Spot): string {
  return `${near(x)} ${near(y)}`;
}

/** The outline of a hex, perhaps larger or smaller. */
export function outline(hex: string, size = 1): string {
  const { x, y } = middleOf(hex);
  const points = CORNERS.map((by) => point({ x: x + by.x * size, y: y + by.y * size }));
  return `M${points.join("L")}Z`;
}

/** The box around hexes with room about them. */
export function boxAround(hexes: readonly string[], room: number) {
  const spots = hexes.map(middleOf);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return {
    x: Math.max(0, left),
    y: Math.max(0, top),
    width: Math.max(...xs) + room - left,
    height: Math.max(...ys) + room - top,
  };
}

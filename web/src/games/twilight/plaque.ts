/** The shapes of plaques: control changes the corners as well as the colour. */

import type { SpaceRow } from "./content";
import type { Side } from "./table";
import type { SpaceView } from "./view";

export const WIDTH = 84;
export const HEIGHT = 50;
export const HEAD = 18;
/** How far the middle of a side's box is from the edge, and half of its width. */
const BOX = 13;
const HALF = 11;
/** What the boxes leave between them, for a second name. */
export const BETWEEN = WIDTH - 2 * (BOX + HALF);

export type Form = "square" | "round" | "soft" | "cut";

/** The corners of a space: cut where nobody controls, else by who controls it. */
export function formOf(row: SpaceRow, view: SpaceView | undefined): Form {
  if (row.kind === "capital" || row.kind === "port") return "cut";
  if (view?.control === "pro") return "square";
  return view?.control === "anti" ? "round" : "soft";
}

const CORNER: Readonly<Record<Form, number>> = { square: 0, round: 15, soft: 5, cut: 10 };

/** The outline of a plaque. */
export function outline(form: Form): string {
  const corner = CORNER[form];
  const [right, bottom] = [WIDTH - corner, HEIGHT - corner];
  const turn = (x: number, y: number): string =>
    form === "cut" ? `l${x} ${y}` : `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${corner} 0H${right}${turn(corner, corner)}V${bottom}${turn(-corner, corner)}` +
    `H${corner}${turn(-corner, -corner)}V${corner}${turn(corner, -corner)}Z`
  );
}

/** The middle of a side's box: Anti on the left, Pro on the right. */
export function boxOf(side: Side): number {
  return side === "anti" ? BOX : WIDTH - BOX;
}

/** Where this many pins of support are drawn, under the box of a side. */
export function pins(side: Side, count: number): readonly number[] {
  const middle = boxOf(side);
  const step = Math.min(6, 24 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);
}

/** How long a name is in the head, drawn with letters of at least this size. */
export function lengthOf(name: string, isKanji: boolean, legible: number): number {
  return name.length * (isKanji ? 1.08 * Math.max(13, legible) : 0.57 * Math.max(10.8, legible));
}

/** What the head has for a name; `legible` is the size of the figure behind it, null without one. */
export function roomFor(indent: number, legible: number | null): number {
  if (legible === null) return WIDTH - indent - 3;
  return WIDTH - indent - 8 - 0.55 * Math.max(11.5, legible) - 4;
}

/** How many markers are drawn side by side under a space: few rows, so that nothing below is hidden. */
export function columnsFor(markers: number): number {
  return Math.min(3, Math.ceil(markers / 2));
}

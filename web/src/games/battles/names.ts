/** Places names on the map clear of counters, in one language if there is no room for two. */

import { overlap, type Box } from "../../lib/placing";
import { textWidth } from "../../lib/textWidth";
import type { Field } from "./field";
import { EDGE, middleOf, placeOf, PLANE, HEX_WIDTH } from "./geometry";

export type Anchor = "start" | "middle" | "end";

/** A name with all the places where it may be drawn, the best first. */
export interface Name {
  readonly id: string;
  readonly kind: string;
  readonly spots: readonly Spot[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/** A name in its place. Where counters leave no room for two languages it has only the reader's. */
export interface PlacedName extends Spot {
  readonly id: string;
  readonly kind: string;
  readonly isShort: boolean;
  /** The room its letters take. */
  readonly box: Box;
}

/** How names are written: in full, in short, and how much larger than printed. */
export interface Lettering {
  /** The name and, if there is room for it, the one in the other language. */
  readonly full: (id: string) => readonly [string, string];
  readonly short: (id: string) => string;
  readonly scale: number;
}

/** How names are shown: how much larger than printed, and whether from afar, without the other language. */
export interface Letters {
  readonly scale: number;
  readonly far: boolean;
}

/** From afar names are written larger, so that they can still be read. */
export function lettersAt(zoom: number): Letters {
  const scale = Math.min(1.9, Math.max(1, 0.76 / zoom));
  return { scale, far: scale > 1.25 };
}

/** The height of letters by kind, in pixels at 100 %. */
const SIZES: Readonly<Record<string, number>> = {
  water: 17,
  marsh: 17,
  height: 15.5,
  bridge: 12.5,
  victory: 15,
};

export function sizeOf(kind: string): number {
  return SIZES[kind] ?? 14.5;
}

/** A counter with its ring. */
const COUNTER = 52;
const STEPS: readonly number[] = [0, -20, 20, -36, 36];
const ASIDE: readonly number[] = [0, -HEX_WIDTH / 2, HEX_WIDTH / 2, -HEX_WIDTH, HEX_WIDTH];

/** The places of a name printed on the ground: there, or a little above, below or beside. */
function aboutSpot(x: number, y: number): readonly Spot[] {
  return ASIDE.flatMap((aside) =>
    STEPS.map((step) => ({ x: x + aside, y: y + step, anchor: "middle" as const })),
  );
}

/** The places of a victory hex's name: below and above it, beside it, at its corners, a row farther off. */
function aboutHex(hex: string): readonly Spot[] {
  const { x, y } = middleOf(hex);
  return [
    { x, y: y + EDGE + 5, anchor: "middle" },
    { x, y: y - EDGE - 3, anchor: "middle" },
    { x: x + HEX_WIDTH / 2 + 2, y: y + 6, anchor: "start" },
    { x: x - HEX_WIDTH / 2 - 2, y: y + 6, anchor: "end" },
    ...[EDGE + 5, -EDGE - 3].flatMap((step): readonly Spot[] => [
      { x: x - 4, y: y + step, anchor: "start" },
      { x: x + 4, y: y + step, anchor: "end" },
    ]),
    ...[-18, 26].flatMap((step): readonly Spot[] => [
      { x: x + HEX_WIDTH / 2 + 2, y: y + step, anchor: "start" },
      { x: x - HEX_WIDTH / 2 - 2, y: y + step, anchor: "end" },
    ]),
    ...[EDGE + 24, -EDGE - 22].flatMap((step): readonly Spot[] => [
      ...ASIDE.map((aside): Spot => ({ x: x + aside, y: y + step, anchor: "middle" })),
      { x: x + HEX_WIDTH, y: y + step, anchor: "start" },
      { x: x - HEX_WIDTH, y: y + step, anchor: "end" },
    ]),
  ];
}

/** All the names of a battle. */
export function namesOf(field: Field): readonly Name[] {
  const victories = field.victories.map((hex) => ({
    id: `victory-${field.id}_${hex}`,
    kind: "victory",
    spots: aboutHex(hex),
  }));
  const labels = field.labels.map(({ id, kind, row, column }) => {
    const { x, y } = placeOf(row, column);
    return { id: `place-${id}`, kind, spots: aboutSpot(x, y) };
  });
  return [...victories, ...labels];
}

/** About how wide a name is, with the smaller one in the other language behind it. */
function widthOfBoth([name, also]: readonly [string, string], size: number): number {
  return textWidth(name, size) + (also ? 5 + textWidth(also, Math.max(12, 0.82 * size)) : 0);
}

/** A name that is written larger keeps off what it belongs to, and off the edge of the map. */
function kept(spot: Spot, kind: string, scale: number): Spot {
  if (scale <= 1) return spot;
  const y = kind === "victory" ? spot.y + 10 * (scale - 1) : spot.y;
  if (spot.x < 1.6 * HEX_WIDTH) return { x: 4, y, anchor: "start" };
  if (spot.x > PLANE.width - 1.6 * HEX_WIDTH) return { x: PLANE.width - 4, y, anchor: "end" };
  return { ...spot, y };
}

/** The room that letters take. */
function boxOf({ x, y, anchor }: Spot, width: number, height: number): Box {
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return { left: x - before, top: y - height * 0.8, width, height };
}

/** The room a counter with its ring takes. */
export function counterBox(hex: string): Box {
  const { x, y } = middleOf(hex);
  return { left: x - COUNTER / 2, top: y - COUNTER / 2, width: COUNTER, height: COUNTER };
}

export const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** Outside the map nothing can be read at all; in whole pixels, so that nothing outside is nothing. */
export function outside(box: Box): number {
  return Math.round(box.width * box.height - overlap(box, { left: 0, top: 0, ...PLANE }));
}

interface Tried {
  readonly spot: Spot;
  readonly box: Box;
  readonly harm: number;
}

/** The place at which a text is covered least, the first of several. */
function best(spots: readonly Spot[], width: number, size: number, others: readonly Box[]): Tried {
  const tried = spots.map((spot) => {
    const box = boxOf(spot, width, size);
    return { spot, box, harm: covered(box, others) + 4 * outside(box) };
  });
  return tried.reduce((least, one) => (one.harm < least.harm ? one : least));
}

/** Puts every name where counters and the names before it cover the least of it. */
export function placedNames(
  names: readonly Name[],
  hexes: readonly string[],
  { full, short, scale }: Lettering,
): readonly PlacedName[] {
  const taken: Box[] = hexes.map(counterBox);
  return names.map(({ id, kind, spots }) => {
    const size = sizeOf(kind) * scale;
    const places = spots.map((spot) => kept(spot, kind, scale));
    const whole = best(places, widthOfBoth(full(id), size), size, taken);
    const half = best(places, textWidth(short(id), size), size, taken);
    const isShort = half.harm < whole.harm - 1;
    const found = isShort ? half : whole;
    taken.push(found.box);
    return { id, kind, ...found.spot, isShort, box: found.box };
  });
}

/** Where names stand on the map: on a side that no counter covers, where there is one. */

import { overlap, type Box } from "../../lib/placing";
import type { Field } from "./field";
import { EDGE, middleOf, placeOf, PLANE, WIDE } from "./geometry";

export type Anchor = "start" | "middle" | "end";

/** A name with all the places where it may stand, the best first. */
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

/** A name in its place; over the counters when there is none that they leave free. */
export interface PlacedName extends Spot {
  readonly id: string;
  readonly kind: string;
  readonly isOver: boolean;
}

/** How names are written: the letters of one, and how much larger than printed they are. */
export interface Lettering {
  readonly text: (id: string) => string;
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

const COUNTER = 44;
const STEPS: readonly number[] = [0, -20, 20, -36, 36];

/** The places of a name printed on the ground: there, or a little above or below. */
function aboutSpot(x: number, y: number): readonly Spot[] {
  return STEPS.map((step) => ({ x, y: y + step, anchor: "middle" as const }));
}

/** The places of a victory hex's name: below it, above it, right and left of it. */
function aboutHex(hex: string): readonly Spot[] {
  const { x, y } = middleOf(hex);
  return [
    { x, y: y + EDGE + 5, anchor: "middle" },
    { x, y: y - EDGE - 3, anchor: "middle" },
    { x: x + WIDE / 2 + 2, y: y + 6, anchor: "start" },
    { x: x - WIDE / 2 - 2, y: y + 6, anchor: "end" },
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

/** How wide a text is about: kanji are square, other letters a good half of it. */
function wide(text: string, size: number): number {
  return [...text].reduce((sum, one) => sum + (one > "\u2fff" ? size : size * 0.54), 0);
}

/** A name that is written larger keeps off what it belongs to, and off the edge of the map. */
function kept(spot: Spot, kind: string, scale: number): Spot {
  if (scale <= 1) return spot;
  const y = kind === "victory" ? spot.y + 10 * (scale - 1) : spot.y;
  if (spot.x < 1.6 * WIDE) return { x: 4, y, anchor: "start" };
  if (spot.x > PLANE.width - 1.6 * WIDE) return { x: PLANE.width - 4, y, anchor: "end" };
  return { ...spot, y };
}

/** The room that letters take. */
function boxOf({ x, y, anchor }: Spot, width: number, height: number): Box {
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return { left: x - before, top: y - height * 0.8, width, height };
}

function counterBox(hex: string): Box {
  const { x, y } = middleOf(hex);
  return { left: x - COUNTER / 2, top: y - COUNTER / 2 + 2, width: COUNTER, height: COUNTER };
}

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** Outside the map a name cannot be read at all. */
function outside(box: Box): number {
  return box.width * box.height - overlap(box, { left: 0, top: 0, ...PLANE });
}

/** Puts every name where counters and the names before it cover the least of it. */
export function placedNames(
  names: readonly Name[],
  hexes: readonly string[],
  { text, scale }: Lettering,
): readonly PlacedName[] {
  const counters = hexes.map(counterBox);
  const taken: Box[] = [];
  return names.map(({ id, kind, spots }) => {
    const size = sizeOf(kind) * scale;
    const width = wide(text(id), size);
    const tried = spots.map((one) => {
      const spot = kept(one, kind, scale);
      const box = boxOf(spot, width, size);
      return { spot, box, harm: covered(box, counters) + covered(box, taken) + 4 * outside(box) };
    });
    const least = Math.min(...tried.map(({ harm }) => harm));
    const found = tried.find(({ harm }) => harm === least) ?? tried[0];
    if (!found) return { id, kind, x: 0, y: 0, anchor: "middle", isOver: false };
    taken.push(found.box);
    return { id, kind, ...found.spot, isOver: covered(found.box, counters) > 0 };
  });
}

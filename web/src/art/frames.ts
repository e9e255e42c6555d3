import type { Clan } from "./animals";

interface Point {
  readonly x: number;
  readonly y: number;
}

const TURN = 2 * Math.PI;

/** A point on a circle around the middle of the field, the first one on top. */
function around(radius: number, part: number, centre = 50): Point {
  const angle = part * TURN - TURN / 4;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function at(point: Point): string {
  return `${rounded(point.x)} ${rounded(point.y)}`;
}

function circle(x: number, y: number, r: number): string {
  return `M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A closed path through corners that lie evenly on a circle. */
export function polygon(corners: number, radius: number, offset = 0): string {
  const points = Array.from({ length: corners }, (_, n) => around(radius, (n + offset) / corners));
  return `M${points.map(at).join("L")}Z`;
}

/** Lobes around the middle: the plum blossom and the scallop. */
export function lobes(count: number, distance: number, radius: number): string {
  const petals = Array.from({ length: count }, (_, n) => around(distance, n / count));
  return (
    petals.map((petal) => circle(petal.x, petal.y, radius)).join("") + circle(50, 50, distance)
  );
}

const SHIELD = "M6 7H94V52Q94 76 50 97Q6 76 6 52Z";

/** The frame of a clan's crest on a field of 100 by 100. */
export const FRAMES: Readonly<Record<Clan, string>> = {
  cat: lobes(5, 27, 22.5),
  crane: polygon(6, 50),
  rooster: circle(50, 50, 48),
  snake: "M50 0L100 50L50 100L0 50Z",
  wolf: SHIELD,
  carp: lobes(12, 41, 9.6),
};

/** How large the animal stands in its frame. */
export const INSETS: Readonly<Record<Clan, number>> = {
  cat: 0.52,
  crane: 0.6,
  rooster: 0.64,
  snake: 0.5,
  wolf: 0.64,
  carp: 0.62,
};

const CROSS = "M34 6H66V34H94V66H66V94H34V66H6V34H34Z";

/** The shapes of the seats in order; shape and colour always go together. */
export const SEAT_SHAPES: readonly string[] = [
  "M8 8H92V92H8Z",
  "M50 6L97 90H3Z",
  circle(50, 50, 46),
  "M50 1L99 50L50 99L1 50Z",
  polygon(6, 49, 0.5),
  CROSS,
];

export const SEAT_COLOURS: readonly string[] = [
  "#0072B2",
  "#B34700",
  "#6B6050",
  "#7A3E8E",
  "#AE2F1C",
  "#4C6629",
];

/** The shape of a seat by number; seats beyond the list begin again. */
export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? CROSS;
}

/** The colour of a seat by number. */
export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#6B6050";
}

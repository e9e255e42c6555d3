/** How the board is drawn: the size of each space, the cells of a city, the position of names. */

import { kindOf, type Place } from "./content";

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A city's plaque around its middle. */
export interface Plaque {
  readonly width: number;
  readonly height: number;
  readonly sites: readonly Cell[];
  readonly forts: readonly Cell[];
  /** A free row for what it pays; below the plaque where there is none. */
  readonly pays: { readonly x: number; readonly y: number; readonly width: number } | null;
}

export interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** In two lines, broken at the first space. */
  readonly split: boolean;
}

/** About how wide a text is, in heights of its letters. */
export function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter >= "\u2e80" ? 1 : 0.58), 0);
}

const HEAD = 34;
const EDGE = 9;

function row(count: number, x: number, y: number, size: number, gap: number): readonly Cell[] {
  return Array.from({ length: count }, (_, n) => ({ x: x + n * (size + gap), y, size }));
}

function town(sites: number, forts: number, size: number): Plaque {
  const width = (sites + forts) * (size + 3) + 2 * EDGE + 5;
  const height = HEAD + size + EDGE;
  const [left, top] = [-width / 2 + EDGE, -height / 2 + HEAD];
  const start = left + sites * (size + 3) + 6;
  return {
    width,
    height,
    sites: row(sites, left, top, size, 3),
    forts: row(forts, start, top, size, 3),
    pays: null,
  };
}

function capital(sites: number, forts: number, size: number): Plaque {
  const across = sites > 6 ? 5 : 3;
  const rows = Math.max(Math.ceil(sites / across), forts);
  const width = (across + 1) * (size + 3) + 2 * EDGE + 5;
  const height = HEAD + rows * (size + 3) + EDGE;
  const [left, top] = [-width / 2 + EDGE, -height / 2 + HEAD];
  const cells = Array.from({ length: sites }, (_, n) => ({
    x: left + (n % across) * (size + 3),
    y: top + Math.floor(n / across) * (size + 3),
    size,
  }));
  const beside = Array.from({ length: forts }, (_, n) => ({
    x: left + across * (size + 3) + 8,
    y: top + n * (size + 3),
    size,
  }));
  const filled = Math.ceil(sites / across);
  const pays =
    filled < rows
      ? { x: left, y: top + filled * (size + 3), width: across * (size + 3) - 3 }
      : null;
  return { width, height, sites: cells, forts: beside, pays };
}

/** The plaque of a city on one side of the board. */
export function plaqueOf(side: string, city: string, sites: number, forts: number): Plaque {
  const size = side === "large" ? 22 : 27;
  return city === "edo" ? capital(sites, forts, size) : town(sites, forts, size);
}

/** How large a round space is. */
export function radiusOf(space: string, side: string): number {
  const kind = kindOf(space);
  if (kind === "forestry" || kind === "quarry" || kind === "rice_field")
    return side === "large" ? 38 : 44;
  return kind === "border_post" ? 26 : 24;
}

/** Names that are moved so that they do not cover a piece; `true` sets one in two lines. */
const NAMES: Readonly<
  Record<string, Readonly<Record<string, readonly [number, number, NameSpot["anchor"], boolean?]>>>
> = {
  small: {
    rice_2: [18, 83, "middle"],
    forestry_1: [-18, 83, "middle"],
    river_sumida: [31, -25, "start", true],
    river_tama: [0, 45, "middle"],
    river_edogawa: [0, 45, "middle"],
    road_nikko: [0, 43, "middle"],
    road_koshu: [-44, 6, "end"],
    road_boso: [44, 6, "start"],
    border_south: [42, 6, "start"],
  },
  large: {
    rice_2: [-50, -15, "end"],
    forestry_1: [50, -15, "start"],
    forestry_2: [-58, 16, "end", true],
    rice_1: [58, 16, "start", true],
    river_sumida: [-25, 9, "end", true],
    river_tama: [0, 43, "middle", true],
    road_mito: [8, 43, "middle", true],
    river_edogawa: [0, 43, "middle", true],
    road_tokaido: [0, 43, "middle"],
    border_north: [42, -4, "start", true],
    border_northeast: [77, -63, "end", true],
    border_northwest: [-77, -63, "start", true],
    border_southeast: [42, -4, "start", true],
    border_southwest: [16, 44, "middle", true],
  },
};

/** Where the first line of the name of a round space is drawn, relative to its middle. */
export function nameSpot(space: string, side: string): NameSpot {
  const own = NAMES[side]?.[space];
  if (own) return { x: own[0], y: own[1], anchor: own[2], split: own[3] ?? false };
  const radius = radiusOf(space, side);
  const below = isField(space) ? 36 : 19;
  const y = kindOf(space) === "border_post" ? -radius - 10 : radius + below;
  return { x: 0, y, anchor: "middle", split: false };
}

/** Whether a space yields something, by its kind. */
export function isField(space: string): boolean {
  return ["forestry", "quarry", "rice_field"].includes(kindOf(space));
}

/** Cities whose figures are drawn at the left end, so that they cover no name. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  small: ["kawagoe"],
  large: ["kofu", "odawara"],
};

const FIGURE = { width: 34, height: 46 } as const;
const STEP = 30;

/** A row of figures: the position of the first one, relative to the middle, and the distance between two. */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** How much room the figures of a space have. */
function widest(space: string, radius: number, plaque: Plaque | null): number {
  if (plaque) return plaque.pays ? 70 : 90;
  return isField(space) ? radius * 2 : 64;
}

/** Where this many figures are drawn: on top of a field or a city, in the middle of a smaller space. */
export function figureRow(space: string, side: string, plaque: Plaque | null, count: number): Row {
  const radius = radiusOf(space, side);
  const most = widest(space, radius, plaque);
  const step = count > 1 ? Math.min(STEP, (most - FIGURE.width) / (count - 1)) : 0;
  const across = step * (count - 1);
  if (!plaque) {
    const y = isField(space) ? 9 - radius : kindOf(space) === "border_post" ? 18 : -2;
    return { x: -across / 2, y, step };
  }
  const inset = plaque.pays ? 34 : 15;
  const [end, y] = [plaque.width / 2 - inset, -1 - plaque.height / 2];
  return { x: LEFT[side]?.includes(space) ? -end : end - across, y, step };
}

/** Where the cost of a legal space is drawn: its edge nearest to the space, relative to the middle. */
export interface TabSpot {
  readonly x: number;
  /** The middle of its height. */
  readonly y: number;
  readonly grows: "left" | "right" | "both";
  /** There is no room for words: signs alone. */
  readonly terse?: boolean;
}

/** Below, where both sides are taken by names. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  small: ["road_koshu", "road_boso"],
  large: [],
};

/** On the other side than the name; else on the outer one. */
function isRight({ id, x }: Place, side: string): boolean {
  const { anchor } = nameSpot(id, side);
  return anchor === "middle" ? x > 520 : anchor === "end";
}

/** Beside the figures, and on the other side than the name. */
export function tabSpot(
  place: Place,
  side: string,
  plaque: Plaque | null,
  figures: number,
): TabSpot {
  const row = figureRow(place.id, side, plaque, figures);
  const reach = figures > 0 ? FIGURE.width / 2 + 3 : 0;
  const across = row.step * Math.max(0, figures - 1);
  if (plaque) return cityTab(place.id, side, plaque, { ...row, reach, across });
  const radius = radiusOf(place.id, side);
  if (BELOW[side]?.includes(place.id)) return { x: 0, y: radius + 16, grows: "both" };
  const [edge, y] = isField(place.id)
    ? [radius - 12, 21 - radius]
    : [Math.max(radius - 3, across / 2 + reach), 0];
  return isRight(place, side) ? { x: edge, y, grows: "right" } : { x: -edge, y, grows: "left" };
}

interface Taken extends Row {
  readonly reach: number;
  readonly across: number;
}

function cityTab(city: string, side: string, plaque: Plaque, taken: Taken): TabSpot {
  const y = -plaque.height / 2 - 12;
  /* Between rivers and roads there is no room about Edo: beside its name. */
  if (plaque.pays)
    return { x: plaque.width / 2 - 5, y: HEAD / 2 - plaque.height / 2, grows: "left", terse: true };
  return LEFT[side]?.includes(city)
    ? { x: taken.x + taken.across + taken.reach, y, grows: "right" }
    : { x: taken.x - taken.reach, y, grows: "left" };
}

/** How far the tab with what a city pays is moved out of the way of a field's figures. */
export function paysShift(space: string): number {
  return { kawagoe: 16, sakura: -16, kofu: -16, mito: 16 }[space] ?? 0;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The field a space covers, for its button. */
export function boxOf(place: Place, side: string, plaque: Plaque | null): Box {
  const radius = radiusOf(place.id, side);
  const [width, height] = plaque ? [plaque.width, plaque.height] : [radius * 2, radius * 2];
  return { x: place.x - width / 2, y: place.y - height / 2, width, height };
}

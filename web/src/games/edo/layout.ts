/** How the board is drawn: the size of each space, the cells of a city, where names stand. */

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
}

export interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
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
  return { width, height, sites: cells, forts: beside };
}

/** The plaque of a city on one side of the board. */
export function plaqueOf(side: string, city: string, sites: number, forts: number): Plaque {
  const size = side === "large" ? 22 : 27;
  return city === "edo" ? capital(sites, forts, size) : town(sites, forts, size);
}

/** How large a round space is. */
export function radiusOf(space: string, side: string): number {
  const kind = kindOf(space);
  if (kind === "forestry" || kind === "quarry" || kind === "rice")
    return side === "large" ? 38 : 44;
  return kind === "border" ? 26 : 24;
}

/** Where a name would be crossed or covered, it stands elsewhere. */
const NAMES: Readonly<
  Record<string, Readonly<Record<string, readonly [number, number, NameSpot["anchor"]]>>>
> = {
  small: {
    river_sumida: [-14, 42, "middle"],
    river_tama: [0, 44, "middle"],
    river_edogawa: [0, 44, "middle"],
    road_koshu: [-32, 6, "end"],
    road_boso: [32, 6, "start"],
    border_south: [36, 6, "start"],
  },
  large: {
    river_sumida: [-30, -16, "end"],
    road_mito: [30, 4, "start"],
    river_tama: [-30, 18, "end"],
    river_edogawa: [28, 16, "start"],
    road_tokaido: [-26, 16, "end"],
    forestry_2: [-44, 6, "end"],
    rice_1: [44, 6, "start"],
    quarry_1: [0, 56, "middle"],
    border_north: [36, 6, "start"],
    border_northeast: [26, -34, "end"],
    border_northwest: [-26, -34, "start"],
    border_southeast: [36, 6, "start"],
    border_southwest: [-36, 6, "end"],
  },
};

/** Where the name of a round space stands, from its middle. */
export function nameSpot(space: string, side: string): NameSpot {
  const own = NAMES[side]?.[space];
  if (own) return { x: own[0], y: own[1], anchor: own[2] };
  const radius = radiusOf(space, side);
  const y = kindOf(space) === "border" ? -radius - 8 : radius + 19;
  return { x: 0, y, anchor: "middle" };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the board is shown first: everything that stands on it. */
export function homeOf(side: string): Box {
  return side === "large"
    ? { x: 10, y: 8, width: 980, height: 784 }
    : { x: 44, y: 72, width: 912, height: 720 };
}

/** The field a space covers, for its button. */
export function boxOf(place: Place, side: string, plaque: Plaque | null): Box {
  const radius = radiusOf(place.id, side);
  const [width, height] = plaque ? [plaque.width, plaque.height] : [radius * 2, radius * 2];
  return { x: place.x - width / 2, y: place.y - height / 2, width, height };
}

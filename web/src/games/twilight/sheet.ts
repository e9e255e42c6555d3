/** The position of everything on the map: one sheet for the page and for the drawn picture. */

import sheet from "../../../../src/hatamoto/games/twilight/data/outlines.json";
import type { Spot } from "../../board/panzoom";
import { overlap, type Box, type Size } from "../../lib/placing";
import { textWidth } from "../../lib/textWidth";
import { columnsFor, HEAD, HEIGHT, WIDTH } from "./plaque";

export const PLANE = { width: 1092, height: 592 };
/** Sea under the south on a phone, so that nothing lies under the buttons. */
export const SLACK = 72;
/** A phone begins with a little more of the map than fits. */
export const NARROW = 1 / 1.05;
/** Letters so large beside the plaques that a price has room for its figure only. */
export const CROWDED = 16;
/** How high the room for a chosen space is, below the map. */
export const INSPECTOR = 84;

/** Whether all of the map can be in sight, with the tracks on its sea. */
export function hasRoom(width: number, height: number): boolean {
  return Math.min(width / PLANE.width, height / PLANE.height) > 0.8;
}

export const COAST: string = sheet.coast;
export const BORDERS: string = sheet.borders;
export const AREAS: Readonly<Record<string, string>> = sheet.areas;

const PLACES = new Map(Object.entries(sheet.places));

/** The middle of a space. */
export function placeOf(space: string): Spot {
  const [x = 0, y = 0] = PLACES.get(space) ?? [];
  return { x, y };
}

/** The part of the map about a space, with so much around its plaque. */
export function aroundSpace(space: string, margin: number) {
  const { x, y } = placeOf(space);
  const [wide, high] = [42 + margin, 25 + margin];
  return { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
}

/** Where the price of a space is written: above or below its plaque, and how far from its left edge. */
export interface TabPlace {
  readonly below: boolean;
  readonly side: "right" | "left" | "middle";
}

const TABS: readonly TabPlace[] = [false, true].flatMap((below) =>
  (["right", "left", "middle"] as const).map((side) => ({ below, side })),
);
/** How far a tab juts out beside its plaque, and how far below it the pins of support reach. */
const JUT = 5;
const PINS = 3;
/** Where the letters of a name stand, and how high they are in parts of their size. */
const LINE = 14.5;
const RISE = 0.9;
/** A name, a marker and a price are worth more than the rest of a plaque; what lies off the map is not seen at all. */
const WORTH = { name: 3, marker: 2, tab: 4, off: 6 };

function cornerOf(space: string): { readonly left: number; readonly top: number } {
  const { x, y } = placeOf(space);
  return { left: x - WIDTH / 2, top: y - HEIGHT / 2 };
}

/** How far above a plaque a name in letters of this size reaches. */
export function riseOf(letters: number): number {
  return Math.max(0, RISE * letters - LINE);
}

/** The room that a price with this text takes there. */
export function tabBox(
  space: string,
  { below, side }: TabPlace,
  letters: number,
  text: string,
): Box {
  const at = cornerOf(space);
  const width = textWidth(text, letters) + 13;
  const height = 1.2 * letters + 3;
  const aside = { right: WIDTH + JUT - width, left: -JUT, middle: (WIDTH - width) / 2 }[side];
  const top = below ? at.top + HEIGHT + PINS : at.top - riseOf(letters) - height;
  return { left: at.left + aside, top, width, height };
}

/** How much something hides: of names, of what else stands on other plaques, and of itself. */
function hidden(tab: Box, letters: number, own = ""): number {
  const rise = riseOf(letters);
  const off = tab.width * tab.height - overlap(tab, { left: 0, top: 0, ...PLANE });
  const others = [...PLACES.keys()].filter((one) => one !== own);
  return others.reduce((sum, other) => {
    const { left, top } = cornerOf(other);
    const name = { left, top: top - rise, width: WIDTH, height: HEAD + rise };
    const body = { left, top, width: WIDTH, height: HEIGHT };
    return sum + WORTH.name * overlap(tab, name) + overlap(tab, body);
  }, WORTH.off * off);
}

const sharedWith = (tab: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(tab, other), 0);

/** The place at which the price of a space hides the least, also of markers and of other prices. */
export function tabPlace(
  space: string,
  letters: number,
  text: string,
  markers: readonly Box[],
  tabs: readonly Box[] = [],
): TabPlace {
  const harm = (place: TabPlace) => {
    const tab = tabBox(space, place, letters, text);
    const shared = WORTH.marker * sharedWith(tab, markers) + WORTH.tab * sharedWith(tab, tabs);
    return hidden(tab, letters) + shared;
  };
  return TABS.reduce((best, one) => (harm(one) < harm(best) - 1 ? one : best));
}

/** Where the markers of a space lie: how far beside its middle, and below the top of its plaque. */
export interface MarkerPlace {
  readonly aside: number;
  readonly top: number;
}

/** How far markers may lie beside the middle of their plaque, in steps, and what a step is worth. */
const ASIDE = { most: 42, step: 2, harm: 2 };
/** Gaps: plaque to markers, marker to marker; and how far markers may overlap their own plaque's foot. */
const APART = { plaque: 5, marker: 2, foot: 6 };
/** Costs: hiding one's own pins; lying above, where prices are. */
const HARM = { foot: 150, above: 700 };

/** About how large a marker with letters of this size is, with or without its figure. */
export function markerSize(letters: number, plain: boolean): Size {
  return { width: 2.7 * letters + (plain ? 13 : 26), height: Math.max(17, letters + 4) };
}

/** How large so many markers are together. */
function markersSize(markers: number, letters: number, plain: boolean): Size {
  const columns = columnsFor(markers);
  const one = markerSize(letters, plain);
  return {
    width: columns * (one.width + APART.marker) - APART.marker,
    height: Math.ceil(markers / columns) * (one.height + 1) - 1,
  };
}

/** The place at which so many markers, in letters of this size, hide the least of other spaces. */
export function markerPlace(
  space: string,
  markers: number,
  letters: number,
  plain: boolean,
): MarkerPlace {
  const { width, height } = markersSize(markers, letters, plain);
  const at = cornerOf(space);
  const tops = [
    { top: HEIGHT + APART.plaque, harm: 0 },
    { top: HEIGHT - APART.foot, harm: HARM.foot },
    { top: -riseOf(letters) - height - APART.plaque, harm: HARM.above },
  ];
  const asides = Array.from({ length: ASIDE.most / ASIDE.step + 1 }, (_, n) => n * ASIDE.step);
  const tried = tops.flatMap(({ top, harm }) =>
    asides
      .flatMap((aside) => [aside, -aside])
      .map((aside) => {
        const left = at.left + (WIDTH - width) / 2 + aside;
        const box = { left, top: at.top + top, width, height };
        const hides = hidden(box, letters, space);
        return { aside, top, harm: harm + ASIDE.harm * Math.abs(aside) + hides };
      }),
  );
  const { aside, top } = tried.reduce((best, place) => (place.harm < best.harm ? place : best));
  return { aside, top };
}

/** The room that the markers of a space take there. */
export function markersBox(space: string, markers: number, letters: number, plain: boolean): Box {
  const size = markersSize(markers, letters, plain);
  const [at, { aside, top }] = [cornerOf(space), markerPlace(space, markers, letters, plain)];
  return { left: at.left + (WIDTH - size.width) / 2 + aside, top: at.top + top, ...size };
}

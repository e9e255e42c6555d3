/** All spaces of the map with their state, markers and what may be done there. */

import type { Box } from "../../lib/placing";
import type { Printed } from "./content";
import type { Spot } from "./labels";
import { markersBox, tabBox, tabPlace, type TabPlace } from "./sheet";
import type { Targets } from "./targets";
import type { AskedView, MarkerView, SpaceView, TwilightView } from "./view";

function nothing(space: string): SpaceView {
  const none = { anti: 0, pro: 0, anti_support: 0, pro_support: 0 };
  return { space, ...none, control: null, closed: false };
}

/** A question as far as it is about one space. */
function askedAt(asked: AskedView | null, space: string): AskedView | null {
  if (asked === null) return null;
  const at = <T>(all: Readonly<Record<string, T>> = {}): Readonly<Record<string, T>> =>
    space in all ? { [space]: all[space] as T } : {};
  const { seat, decision, points, after, bonus, needs, most, odds, prices } = asked;
  return {
    seat,
    decision,
    points,
    after: at(after),
    bonus: at(bonus),
    needs: at(needs),
    most: at(most),
    odds: at(odds),
    prices: at(prices),
  };
}

/** Every space in the order of the map. */
export function spotsOf(view: TwilightView, printed: Printed, targets: Targets): readonly Spot[] {
  const spaces = new Map(view.spaces.map((one) => [one.space, one]));
  const markers = new Map<string, MarkerView[]>();
  for (const one of view.markers) markers.set(one.space, [...(markers.get(one.space) ?? []), one]);
  return printed.spaces.map((row) => {
    const target = targets.get(row.id);
    return {
      row,
      space: spaces.get(row.id) ?? nothing(row.id),
      markers: markers.get(row.id) ?? [],
      target,
      asked: target?.legal ? askedAt(view.asked, row.id) : null,
    };
  });
}

/**
 * Keeps each spot as it was while nothing about it has changed, so that only the spaces of which
 * there is something new to say are drawn again.
 */
export function keeper(): (spots: readonly Spot[]) => readonly Spot[] {
  let kept: readonly { readonly spot: Spot; readonly told: string }[] = [];
  return (spots) => {
    kept = spots.map((spot, index) => {
      const { space, markers, target, asked } = spot;
      const told = JSON.stringify([space, markers, target, asked]);
      const before = kept[index];
      return before?.told === told && before.spot.row === spot.row ? before : { spot, told };
    });
    return kept.map(({ spot }) => spot);
  };
}

export interface SpotGroup {
  /** Null for what lies outside the areas. */
  readonly area: string | null;
  readonly spots: readonly Spot[];
}

/** The spaces under their areas, in the order of the data. */
export function grouped(spots: readonly Spot[]): readonly SpotGroup[] {
  const areas = [...new Set(spots.map(({ row }) => row.area))];
  return areas.map((area) => ({ area, spots: spots.filter(({ row }) => row.area === area) }));
}

/** Where markers lie: kept while there are as many of them at each space, since placing them takes time. */
export function boxKeeper(): (
  spots: readonly Spot[],
  letters: number,
  plain: boolean,
) => readonly Box[] {
  let kept: readonly Box[] = [];
  let told = "";
  return (spots, letters, plain) => {
    const marked = spots.filter(({ markers }) => markers.length);
    const now = JSON.stringify([
      marked.map(({ row, markers }) => [row.id, markers.length]),
      letters,
      plain,
    ]);
    if (now !== told) {
      kept = marked.map(({ row, markers }) => markersBox(row.id, markers.length, letters, plain));
    }
    told = now;
    return kept;
  };
}

/** A price and where it stands. */
export interface Tab extends TabPlace {
  readonly text: string;
}

/**
 * Where the prices stand, by space: one after the other, so that none covers another one. Kept while
 * they say the same.
 */
export function tabKeeper(): (
  tabs: readonly (readonly [space: string, text: string])[],
  letters: number,
  taken: readonly Box[],
) => ReadonlyMap<string, Tab> {
  let kept: ReadonlyMap<string, Tab> = new Map();
  let told = "";
  return (tabs, letters, taken) => {
    const now = JSON.stringify([tabs, letters, taken]);
    if (now !== told) kept = placed(tabs, letters, taken);
    told = now;
    return kept;
  };
}

function placed(
  tabs: readonly (readonly [space: string, text: string])[],
  letters: number,
  taken: readonly Box[],
): ReadonlyMap<string, Tab> {
  const boxes: Box[] = [];
  const places = new Map<string, Tab>();
  for (const [space, text] of tabs) {
    if (!text) continue;
    const place = tabPlace(space, letters, text, taken, boxes);
    places.set(space, { ...place, text });
    boxes.push(tabBox(space, place, letters, text));
  }
  return places;
}

/** The changes of one entry, cut into pictures: one for each change that is worth a look. */

import type { Beat, Cut } from "../../lib/beats";
import type { JsonObject, TableEvent } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { advance, weightOf } from "./advance";
import { placesOf, placesOfAll } from "./places";
import { viewOf } from "./table";
import type { ShogunateView } from "./view";

/** The change being shown on the way to a picture in which somebody is asked; null at rest. */
export function shownEvent({ toAct, news }: BoardProps, view: ShogunateView): TableEvent | null {
  return toAct.length || view.ended ? null : (news.at(-1) ?? null);
}

/** The pieces to outline: of the last changes, or of the record line pointed at. */
export function outlined({ pointed, news }: BoardProps): ReadonlySet<string> {
  return pointed === null ? placesOfAll(news) : placesOf(pointed);
}

export const cut: Cut = (before, after, news) => {
  const goal = viewOf(after);
  const beats: Beat[] = [];
  let view = viewOf(before);
  let told: TableEvent[] = [];
  for (const event of news) {
    view = advance(view, event, goal);
    told.push(event);
    const weight = weightOf(event);
    if (weight === 0) continue;
    beats.push({ view: view as unknown as JsonObject, news: told, weight });
    told = [];
  }
  const last = beats.at(-1);
  if (!last || told.length) return [...beats, { view: after, news: told, weight: 0 }];
  return [...beats.slice(0, -1), { ...last, view: after }];
};

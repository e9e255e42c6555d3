/** The view of a seat with its types, the two sides, and the spaces by id. */

import type { JsonObject } from "../../lib/wire";
import { SIDES, type AskedView, type SpaceView, type TwilightView } from "./view";

/** The seats by name. */
export type Side = (typeof SIDES)[number];
export const ANTI = SIDES.indexOf("anti");
export const PRO = SIDES.indexOf("pro");

/** The view of a game of Twilight of Shogun, as the server sends it. */
export function viewOf(view: JsonObject): TwilightView {
  return view as unknown as TwilightView;
}

export function spaceOf(view: TwilightView, id: string): SpaceView | undefined {
  return view.spaces.find(({ space }) => space === id);
}

/** Whether the question spends action points: spaces have prices, or a coup takes all of them. */
export function spendsPoints(asked: AskedView): boolean {
  return asked.most !== undefined || Object.keys(asked.prices ?? {}).length > 0;
}

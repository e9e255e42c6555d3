/** The view of a seat with its types, the two sides, and the spaces by id. */

import type { JsonObject } from "../../lib/wire";
import type { AskedView, SpaceView, TwilightView } from "./view";

export const ANTI = 0;
export const PRO = 1;

/** The seats by name: Anti-Bakufu begins. */
export type Side = "anti" | "pro";
export const SIDES: readonly Side[] = ["anti", "pro"];

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

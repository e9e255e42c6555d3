/** Reading the table a seat sees: what the parts of the picture ask of a view. */

import type { JsonObject } from "../../lib/wire";
import type { EdoView } from "./view";

/** The view as the server makes it. */
export function read(view: JsonObject): EdoView {
  return view as unknown as EdoView;
}

/** The seats in the order of their turns. */
export function turnOrder(view: EdoView): readonly number[] {
  const count = view.players.length;
  return view.players.map((_, index) => ((view.start ?? 0) + index) % count);
}

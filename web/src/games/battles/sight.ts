/** What the window on the map shows at first, and what has to be in sight. */

import type { Box } from "../../board/panzoom";
import type { TableEvent } from "../../lib/wire";
import type { Field } from "./field";
import { lastPlaces } from "./fight";
import { boxAround, EDGE, HEX_WIDTH } from "./geometry";
import type { BattlesView } from "./view";

export interface Reader {
  /** Null for a watcher. */
  readonly seat: number | null;
  readonly narrow: boolean;
}

/** A box about hexes; on a phone no larger than a thumb can use. */
function near(hexes: readonly string[], narrow: boolean): Box {
  const [first] = hexes;
  const all = boxAround(hexes, HEX_WIDTH * 1.2);
  if (!first || (!narrow && hexes.length > 1)) return all;
  const [middle, wide] = [boxAround([first], 0), HEX_WIDTH * (narrow ? 8 : 14)];
  const x = Math.max(0, middle.x - wide / 2);
  return { x, y: Math.max(0, middle.y - wide / 2), width: wide, height: wide };
}

/** Where the pieces are: on a phone the reader's own, for there is little room. */
export function toReturnTo(view: BattlesView, { seat, narrow }: Reader): readonly string[] {
  const stand = view.pieces.filter((piece) => !narrow || piece.seat === (seat ?? 0));
  return stand.map(({ hex }) => hex);
}

/** Where the window opens: about the pieces, or where they will come from. */
export function openingBox(field: Field, view: BattlesView, { seat, narrow }: Reader): Box | null {
  const own = field.sides[seat ?? 0];
  const stand = toReturnTo(view, { seat, narrow });
  if (stand.length > 3) return near(stand, narrow);
  const ownAreasOnly = narrow || (seat !== null && view.sides[seat]?.to_place.length);
  const areas = field.areas.filter(({ side }) => !ownAreasOnly || side === own);
  if (areas.length)
    return near(
      areas.flatMap(({ hexes }) => hexes),
      narrow,
    );
  const entry = [...field.entries].find(([, side]) => side === own)?.[0];
  return entry ? near([entry], narrow) : null;
}

/** From the middle of a counter to its ring. */
const COUNTER = 26;

/** The ground that is shown about what comes into sight: the dice lie there. */
export const ROOM = HEX_WIDTH * 1.2;

/** What has to be in sight: where a unit may be set up, else where something happened or who acts. */
export function focusBox(
  events: readonly TableEvent[],
  view: BattlesView,
  open: readonly string[],
): Box | null {
  if (open.length) return boxAround(open, EDGE);
  const places = lastPlaces(events, view);
  return places.length ? boxAround(places, COUNTER) : null;
}

/** The counters that lie in hexes, or would. */
export function counterBoxes(hexes: readonly string[]): readonly Box[] {
  return hexes.map((hex) => boxAround([hex], COUNTER));
}

/** A box with as much more on the left and on the right. */
export function besides({ x, y, width, height }: Box, room: number): Box {
  return { x: x - room, y, width: width + 2 * room, height };
}

/** Places the card of a hex on the map where it hides no piece, no victory hex and nothing to choose. */

import { covered } from "./names";
import { beyond, EDGE, HEX_WIDTH, middleOf, SIDES } from "./geometry";
import type { Box, Size } from "../../lib/placing";

/** The part of the map that is seen: where the plane begins in the window, and how large it is. */
export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
  readonly window: Size;
}

export interface Kept {
  /** What is pointed at: it and its neighbours are never covered. */
  readonly hex: string;
  readonly legal: readonly string[];
  /** Hexes with something to read: pieces and victory hexes. */
  readonly marked: readonly string[];
}

const GAP = 10;

function hexBox(hex: string, { left, top, zoom }: Seen): Box {
  const { x, y } = middleOf(hex);
  return {
    left: left + (x - HEX_WIDTH / 2) * zoom,
    top: top + (y - EDGE) * zoom,
    width: HEX_WIDTH * zoom,
    height: 2 * EDGE * zoom,
  };
}

/** Corners and the middles of the edges; the lower right comes first. */
function spots(card: Size, { width, height }: Size): readonly Box[] {
  const [right, foot] = [width - card.width - GAP, height - card.height - GAP];
  const [across, down] = [
    [right, GAP, right / 2],
    [foot, GAP, foot / 2],
  ];
  return down.flatMap((top) => across.map((left) => ({ left, top, ...card })));
}

/** Where the card lies, or null where it would always hide something that may be chosen. */
export function cardPlace(card: Size, seen: Seen, { hex, legal, marked }: Kept): Box | null {
  const around = Array.from({ length: SIDES }, (_, side) => beyond(hex, side));
  const near = around.filter((one) => one !== null);
  const never = [hex, ...near, ...legal].map((one) => hexBox(one, seen));
  const read = marked.map((one) => hexBox(one, seen));
  const free = spots(card, seen.window).filter((box) => covered(box, never) === 0);
  const harm = free.map((box) => covered(box, read));
  return free[harm.indexOf(Math.min(...harm))] ?? null;
}

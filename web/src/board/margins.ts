/** What lies beyond each edge of the window on a plane, and where that is marked. */

import { overlap, type Box as Area } from "../lib/placing";
import type { Box, Frame, Size } from "./panzoom";

export const WAYS = ["left", "right", "up", "down"] as const;
export type Way = (typeof WAYS)[number];

/** What is out of sight on one side. */
export interface Beyond {
  readonly way: Way;
  readonly boxes: readonly Box[];
}

function areaOf({ zoom, x, y }: Frame, box: Box): Area {
  const [width, height] = [box.width * zoom, box.height * zoom];
  return { left: x + box.x * zoom, top: y + box.y * zoom, width, height };
}

/** The edge that a box lies farthest beyond. */
function wayTo(frame: Frame, box: Box, window: Size): Way {
  const { left, top, width, height } = areaOf(frame, box);
  const [x, y] = [left + width / 2, top + height / 2];
  const far = [-x, x - window.width, -y, y - window.height];
  return WAYS[far.indexOf(Math.max(...far))] ?? "left";
}

/** Boxes that are out of sight, by the edge they lie beyond. */
export function beyond(hidden: readonly Box[], frame: Frame, window: Size): readonly Beyond[] {
  return WAYS.map((way) => ({
    way,
    boxes: hidden.filter((box) => wayTo(frame, box, window) === way),
  })).filter(({ boxes }) => boxes.length > 0);
}

const STEPS = 12;
/** Between a mark and the edge, so that its frame is whole. */
const INSET = 5;
/** What a pixel weighs of something that can be pressed, and of another mark, in pixels off the best place. */
const [HARM, CLASH] = [0.5, 5];

export interface Seen {
  readonly frame: Frame;
  readonly window: Size;
  /** What can be pressed: a mark rather lies elsewhere along its edge. */
  readonly taken: readonly Box[];
}

/** Where along its edge a mark would be level with what it speaks of. */
function level({ way, boxes }: Beyond, mark: Size, frame: Frame): number {
  const middles = boxes.map((box) => {
    const { left, top, width, height } = areaOf(frame, box);
    const isAside = way === "left" || way === "right";
    return isAside ? top + (height - mark.height) / 2 : left + (width - mark.width) / 2;
  });
  return middles.reduce((sum, one) => sum + one, 0) / Math.max(1, middles.length);
}

/** The mark of a side at its edge, off the others. */
function markPlace(side: Beyond, mark: Size, seen: Seen, others: readonly Area[]): Area {
  const { frame, window, taken } = seen;
  const { way } = side;
  const isAside = way === "left" || way === "right";
  const [right, foot] = [window.width - mark.width - INSET, window.height - mark.height - INSET];
  const room = isAside ? foot : right;
  const wanted = level(side, mark, frame);
  const at = (along: number): Area => {
    const left = isAside ? (way === "left" ? INSET : right) : along;
    return { left, top: isAside ? along : way === "up" ? INSET : foot, ...mark };
  };
  const areas = taken.map((box) => areaOf(frame, box));
  const shared = (area: Area, all: readonly Area[]) =>
    all.reduce((sum, other) => sum + overlap(area, other), 0);
  const cost = (along: number) =>
    HARM * shared(at(along), areas) + CLASH * shared(at(along), others) + Math.abs(along - wanted);
  const places = Array.from(
    { length: STEPS + 1 },
    (_, step) => INSET + ((room - INSET) * step) / STEPS,
  );
  const first = Math.min(room, Math.max(INSET, wanted));
  return at([first, ...places].reduce((best, one) => (cost(one) < cost(best) ? one : best)));
}

/** The marks of all sides, one after the other: none lies over another. */
export function markPlaces(sides: readonly Beyond[], mark: Size, seen: Seen): readonly Area[] {
  return sides.reduce<readonly Area[]>(
    (placed, side) => [...placed, markPlace(side, mark, seen, placed)],
    [],
  );
}

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
/** As much as a pixel of something covered weighs, in pixels away from the best place. */
const HARM = 0.5;

/**
 * The upper left corner of a mark at its edge: level with what it speaks of, but rather elsewhere along
 * the edge than on what can be pressed.
 */
export function markPlace(
  { way, boxes }: Beyond,
  mark: Size,
  seen: { readonly frame: Frame; readonly window: Size; readonly taken: readonly Box[] },
): { readonly left: number; readonly top: number } {
  const { frame, window, taken } = seen;
  const areas = taken.map((box) => areaOf(frame, box));
  const isAside = way === "left" || way === "right";
  const room = isAside ? window.height - mark.height : window.width - mark.width;
  const middles = boxes.map((box) => {
    const { left, top, width, height } = areaOf(frame, box);
    return isAside ? top + (height - mark.height) / 2 : left + (width - mark.width) / 2;
  });
  const wanted = middles.reduce((sum, one) => sum + one, 0) / Math.max(1, middles.length);
  const at = (along: number) => ({
    left: isAside ? (way === "left" ? 0 : window.width - mark.width) : along,
    top: isAside ? along : way === "up" ? 0 : window.height - mark.height,
  });
  const cost = (along: number) => {
    const area = { ...at(along), ...mark };
    const harm = areas.reduce((sum, other) => sum + overlap(area, other), 0);
    return HARM * harm + Math.abs(along - wanted);
  };
  const places = Array.from({ length: STEPS + 1 }, (_, step) => (room * step) / STEPS);
  const level = Math.min(room, Math.max(0, wanted));
  return at([level, ...places].reduce((best, one) => (cost(one) < cost(best) ? one : best)));
}

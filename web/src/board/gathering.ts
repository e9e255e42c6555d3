/** Which frame shows the most of some boxes of a plane. */

import { around, framesOn, isSeen, showing, type Box, type Frame, type Size } from "./panzoom";

/** What is looked at, and how. */
export interface Sight {
  readonly frame: Frame;
  /** The part of the window that no row of buttons covers. */
  readonly clear: Size;
  readonly cover: Box | null;
  /** The least zoom at which its letters can be read. */
  readonly legible: number;
  readonly clamp: (frame: Frame) => Frame;
}

/** The position of something in the window it lies in. */
export function boxIn({
  offsetLeft: x,
  offsetTop: y,
  offsetWidth,
  offsetHeight,
}: HTMLElement): Box {
  return { x, y, width: offsetWidth, height: offsetHeight };
}

/** The position of an element in a window that need not be its offset parent. */
export function boxWithin(element: Element, frame: Element): Box {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const { width, height } = inner;
  return { x: inner.x - outer.x, y: inner.y - outer.y, width, height };
}

/** Those that are not in sight, or covered. */
export function unseen(boxes: readonly Box[], sight: Omit<Sight, "clamp">): readonly Box[] {
  return boxes.filter((box) => !isSeen(sight.frame, box, sight.clear, sight.cover));
}

/** Of those that are hidden the ones that were before as well, so that none is left out; else all. */
export function toured(hidden: readonly Box[], before: readonly Box[]): readonly Box[] {
  const left = hidden.filter((box) => before.includes(box));
  return left.length ? left : hidden;
}

/** The frame as it is, if it shows all; one that is large enough and does; else that with the most. */
export function gathered(boxes: readonly Box[], sight: Sight): Frame {
  const { frame, clear, legible, clamp } = sight;
  const missing = (at: Frame): number => unseen(boxes, { ...sight, frame: at }).length;
  if (!boxes.length || missing(frame) === 0) return frame;
  const all = showing(around(boxes), clear, 0, frame.zoom);
  const frames = framesOn(boxes, frame.zoom, clear);
  const found = (all.zoom < legible ? frames : [all, ...frames]).map(clamp);
  const counts = found.map(missing);
  return found[counts.indexOf(Math.min(...counts))] ?? frame;
}

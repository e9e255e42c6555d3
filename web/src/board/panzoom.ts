/** The geometry of a plane seen through a viewport: its position and zoom. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point p of the plane is at x + zoom * p.x, y + zoom * p.y of the viewport. */
export interface Frame extends Spot {
  readonly zoom: number;
}

/** What the buttons are called. */
export interface ZoomWords {
  readonly nearer: string;
  readonly farther: string;
  readonly home: string;
}

/** How far a box may be from the edge of the window before it counts as seen. */
const CLEAR = 12;

/** The zoom at which the whole plane is seen. */
export function fitting(plane: Size, window: Size): number {
  return Math.min(window.width / plane.width, window.height / plane.height);
}

/** How far the plane may lie from the left edge and from the foot of the window. */
export interface Gaps {
  readonly left: number;
  readonly foot: number;
}

/** The position along one axis: centred if the plane is smaller, else with at most these gaps. */
function edge(at: number, plane: number, window: number, before: number, after: number): number {
  if (plane <= window) return (window - plane) / 2;
  return Math.min(before, Math.max(window - plane - after, at));
}

const NONE: Gaps = { left: 0, foot: 0 };

/** The nearest allowed frame. */
export function clampFrame(
  frame: Frame,
  plane: Size,
  window: Size,
  most: number,
  { left, foot }: Gaps = NONE,
): Frame {
  const least = Math.min(fitting(plane, window), most);
  const zoom = Math.min(most, Math.max(least, frame.zoom));
  return {
    zoom,
    x: edge(frame.x, plane.width * zoom, window.width, left, 0),
    y: edge(frame.y, plane.height * zoom, window.height, 0, foot),
  };
}

/** Larger or smaller, with one point of the window standing still. */
export function zoomed(frame: Frame, at: Spot, zoom: number): Frame {
  const factor = zoom / frame.zoom;
  return {
    zoom,
    x: at.x - (at.x - frame.x) * factor,
    y: at.y - (at.y - frame.y) * factor,
  };
}

/** The frame that shows a box of the plane as large as it will go within limits, or its middle. */
export function showing(box: Box, window: Size, legible = 0, largest = Infinity): Frame {
  const zoom = Math.max(legible, Math.min(largest, fitting(box, window)));
  return {
    zoom,
    x: (window.width - box.width * zoom) / 2 - box.x * zoom,
    y: (window.height - box.height * zoom) / 2 - box.y * zoom,
  };
}

/** The factor by which one press zooms. */
export const STEP = 1.3;

/** How far the arrow keys shift. */
const SHIFT = 80;
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [SHIFT, 0],
  ArrowRight: [-SHIFT, 0],
  ArrowUp: [0, SHIFT],
  ArrowDown: [0, -SHIFT],
};

function pull(from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return (least + most - from - to) / 2;
  if (from < least) return least - from;
  return to > most ? most - to : 0;
}

function meets(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || one.x + one.width <= other.x;
  return !isBeside && one.y < other.y + other.height && one.y + one.height > other.y;
}

/** The smallest shift after which a box of the window is seen, to the right of what covers it. */
export function seen(frame: Frame, box: Box, window: Size, cover: Box | null = null): Frame {
  const right = pull(box.x, box.x + box.width, CLEAR, window.width - CLEAR);
  const down = pull(box.y, box.y + box.height, CLEAR, window.height - CLEAR);
  const there = { ...box, x: box.x + right, y: box.y + down };
  const aside = cover && meets(there, cover) ? cover.x + cover.width + CLEAR - there.x : 0;
  return { zoom: frame.zoom, x: frame.x + right + aside, y: frame.y + down };
}

/** A box of the plane as it lies in the window. */
function placed({ zoom, x, y }: Frame, box: Box): Box {
  const [width, height] = [box.width * zoom, box.height * zoom];
  return { x: x + box.x * zoom, y: y + box.y * zoom, width, height };
}

/** The frame as it is while a box of the plane is in sight; else the nearest that shows it with room about it. */
export function following(
  frame: Frame,
  box: Box,
  room: number,
  window: Size,
  cover: Box | null = null,
): Frame {
  const near = seen(frame, placed(frame, box), window, cover);
  if (near.x === frame.x && near.y === frame.y) return frame;
  const [x, y] = [box.x - room, box.y - room];
  const wide = { x, y, width: box.width + 2 * room, height: box.height + 2 * room };
  return seen(frame, placed(frame, wide), window, cover);
}

function middle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether a box of the plane is in sight, but for its rim, and nothing covers it. */
export function isSeen(frame: Frame, box: Box, window: Size, cover: Box | null): boolean {
  const there = placed(frame, box);
  const { width, height } = there;
  const isIn = there.x >= -width / 4 && there.x + width <= window.width + width / 4;
  const isOn = there.y >= -height / 4 && there.y + height <= window.height + height / 4;
  return isIn && isOn && !(cover && meets(there, cover));
}

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/** The frames with one of these boxes, or what lies between two of them, in the middle. */
export function framesOn(boxes: readonly Box[], zoom: number, window: Size): readonly Frame[] {
  const spots = boxes.map(middle);
  return spots.flatMap((one, index) =>
    spots.slice(index).map((other) => ({
      zoom,
      x: window.width / 2 - ((one.x + other.x) / 2) * zoom,
      y: window.height / 2 - ((one.y + other.y) / 2) * zoom,
    })),
  );
}

/** Whether two frames show the same, up to a pixel. */
export function isSame(one: Frame, other: Frame): boolean {
  const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
  return far < 1 && Math.abs(one.zoom / other.zoom - 1) < 0.002;
}

/** Two fingers before and after: the point between them stays between them. */
export function pinched(
  frame: Frame,
  before: readonly [Spot, Spot],
  after: readonly [Spot, Spot],
): Frame {
  const [old, now] = [between(before), between(after)];
  const zoom = (frame.zoom * apart(after)) / Math.max(1, apart(before));
  const moved = { ...frame, x: frame.x + now.x - old.x, y: frame.y + now.y - old.y };
  return zoomed(moved, now, zoom);
}

function between([one, other]: readonly [Spot, Spot]): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function apart([one, other]: readonly [Spot, Spot]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Finds the element a guided game points at, and its position on the screen. */

import type { Box } from "./placing";

/** The first matching element that is visible. */
export function visible(selector: string): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}

/** The box of an element with some room around it. */
export function boxAround(element: Element, pad: number): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - pad, top: top - pad, width: width + 2 * pad, height: height + 2 * pad };
}

/** Whether its centre is outside the viewport of its map. */
export function isAway(element: Element): boolean {
  const view = element.closest("[data-plane]")?.parentElement?.parentElement;
  if (!view) return false;
  const [outer, inner] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
  return x < outer.left || x > outer.right || y < outer.top || y > outer.bottom;
}

const PAD = 6;

/** What belongs to an element and may jut out of it: prices, markers, crests. */
const PARTS = "[data-part]";

/** The box of the light on an element: with all that belongs to it; a hex has edges of its own. */
export function lightOf(element: Element): Box {
  if (element.matches("path")) return boxAround(element, 1);
  const parts = [...element.querySelectorAll(PARTS)].map((one) => boxAround(one, 1));
  const boxes = [boxAround(element, PAD), ...parts];
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((one) => one.left + one.width)) - left,
    height: Math.max(...boxes.map((one) => one.top + one.height)) - top,
  };
}

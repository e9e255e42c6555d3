/** How pieces move: a card turns over, a marker is handed from one place to another. */

import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const GLIDE = 220;
export const TURN = 180;

/** A card turned face-up. */
export function turn(_: Element, options: { readonly still: boolean }): TransitionConfig {
  return {
    duration: options.still ? 0 : TURN,
    easing: cubicOut,
    css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  };
}

/** Something that leaves one component and arrives in another under the same key. */
export const [leave, arrive] = crossfade({ duration: GLIDE, easing: cubicOut });

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where an item lies; one with a `--slot` is moved there by its transform, a column and a gap each. */
function spotOf(element: HTMLElement, gap: number): Spot {
  const slot = Number(element.style.getPropertyValue("--slot"));
  return { x: element.offsetLeft + slot * (element.offsetWidth + gap), y: element.offsetTop };
}

function slide(element: HTMLElement, by: Spot, farthest: boolean): void {
  const zIndex = farthest ? "4" : "auto";
  const start = { transform: `translate(${by.x}px, ${by.y}px)`, zIndex };
  const end = { transform: "translate(0, 0)", zIndex };
  element.animate([start, end], {
    duration: GLIDE,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    composite: "add",
  });
}

/** `{@attach glides(() => ...)}` on a list: items that change places glide there. */
export function glides(still: () => boolean): Attachment<HTMLElement> {
  return (list) => {
    const spots = new WeakMap<Element, Spot>();
    const items = (): readonly HTMLElement[] =>
      [...list.children].filter((child) => child instanceof HTMLElement);
    const gap = (): number => parseFloat(getComputedStyle(list).columnGap) || 0;
    const remember = (): void => {
      const between = gap();
      items().forEach((item) => spots.set(item, spotOf(item, between)));
    };
    const moved = (): void => {
      const between = gap();
      const ways = items().map((item) => {
        const [now, before] = [spotOf(item, between), spots.get(item)];
        return { x: (before?.x ?? now.x) - now.x, y: (before?.y ?? now.y) - now.y };
      });
      const most = Math.max(...ways.map(({ x, y }) => Math.abs(x) + Math.abs(y)));
      items().forEach((item, index) => {
        const way = ways[index];
        if (!way || still() || (way.x === 0 && way.y === 0)) return;
        slide(item, way, Math.abs(way.x) + Math.abs(way.y) === most);
      });
      remember();
    };
    const order = new MutationObserver(moved);
    const size = new ResizeObserver(remember);
    order.observe(list, { childList: true });
    size.observe(list);
    return () => {
      order.disconnect();
      size.disconnect();
    };
  };
}

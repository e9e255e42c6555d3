/** The wheel of the mouse, on an element that zooms. */

import type { Attachment } from "svelte/attachments";
import type { Spot } from "./panzoom";

/** `by`: how much larger, and at which point of the element; where `isLost` the wheel belongs to the page. */
export function wheels(
  isLost: (isDown: boolean) => boolean,
  by: (factor: number, at: Spot) => void,
): Attachment<HTMLElement> {
  return (node) => {
    const turn = (event: WheelEvent): void => {
      if (isLost(event.deltaY > 0)) return;
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), at);
    };
    node.addEventListener("wheel", turn, { passive: false });
    return () => node.removeEventListener("wheel", turn);
  };
}

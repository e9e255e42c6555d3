/** Fingers and pointers on a plane: one drags it, two pinch it; a drag is never also a click. */

import type { Attachment } from "svelte/attachments";
import { pinched, type Frame, type Spot } from "./panzoom";

/** How far a pointer may move and still count as a press. */
const STRAY = 6;

class Hold {
  private readonly fingers = new Map<number, Spot>();
  private from: Spot | null = null;
  private dragged = false;

  constructor(
    private readonly frame: () => Frame,
    private readonly go: (frame: Frame) => void,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) this.dragged = true;
    else {
      this.from = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    }
  }

  move(event: PointerEvent, element: HTMLElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && !this.begins(now)) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    this.shift(event.pointerId, before, now, element);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.from = null;
  }

  /** The click that ends a drag presses nothing. */
  click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private begins(now: Spot): boolean {
    const { from } = this;
    this.dragged = from !== null && Math.hypot(now.x - from.x, now.y - from.y) > STRAY;
    return this.dragged;
  }

  private shift(id: number, before: Spot, now: Spot, element: HTMLElement): void {
    const frame = this.frame();
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) {
      this.go({ ...frame, x: frame.x + now.x - before.x, y: frame.y + now.y - before.y });
      return;
    }
    const { left, top } = element.getBoundingClientRect();
    const inside = ({ x, y }: Spot): Spot => ({ x: x - left, y: y - top });
    const still = inside(other);
    this.go(pinched(frame, [inside(before), still], [inside(now), still]));
  }
}

/** `{@attach drags(...)}`: reports the position of the plane while it is dragged or pinched. */
export function drags(frame: () => Frame, go: (frame: Frame) => void): Attachment<HTMLElement> {
  return (element) => {
    const hold = new Hold(frame, go);
    const ends = new AbortController();
    const { signal } = ends;
    element.addEventListener("pointerdown", (event) => hold.down(event), { signal });
    element.addEventListener("pointermove", (event) => hold.move(event, element), { signal });
    element.addEventListener("pointerup", (event) => hold.up(event), { signal });
    element.addEventListener("pointercancel", (event) => hold.up(event), { signal });
    element.addEventListener("click", (event) => hold.click(event), { signal, capture: true });
    return () => ends.abort();
  };
}

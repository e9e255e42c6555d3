/** How pieces move: a card turns over, a marker is handed from one place to another. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

export const GLIDE = 220;
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

/** The parameters of a glide along a row. */
export function glide(still: boolean): {
  readonly duration: number;
  readonly easing: (t: number) => number;
} {
  return { duration: still ? 0 : GLIDE, easing: cubicOut };
}

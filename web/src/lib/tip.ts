/** Tooltips: any element may carry one; a single bubble in the shell shows it. */

import type { Attachment } from "svelte/attachments";

/** What a tooltip says: an optional bold lead, a sentence, and the paragraph behind it. */
export interface Tip {
  readonly lead?: string;
  readonly text: string;
  readonly rule?: string | null;
}

const sources = new WeakMap<Element, () => Tip | null>();

/** The tip of the nearest element that carries one, with that element. */
export function tipAt(target: EventTarget | null): { element: Element; tip: Tip } | null {
  for (
    let element = target instanceof Element ? target : null;
    element;
    element = element.parentElement
  ) {
    const tip = sources.get(element)?.() ?? null;
    if (tip) return { element, tip };
  }
  return null;
}

/** `{@attach tip(() => ...)}`: shown on hover (200 ms), focus and tap; null shows nothing. */
export function tip(source: () => Tip | null): Attachment<Element> {
  return (element) => {
    sources.set(element, source);
    element.setAttribute("data-tip", "");
    return () => sources.delete(element);
  };
}

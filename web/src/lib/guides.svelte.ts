/** The documents of a game in the reader's language, and the paragraph that is open beside the page. */

import { get } from "./api";
import { parsed, type Block } from "./markdown";
import { inOurFonts } from "./signs";
import type { Lang } from "./wire";

export type Part = "guide" | "rulings" | "provenance";

const fetched = new Map<string, Promise<readonly Block[]>>();

/** A document as blocks; fetched once. */
export function documentOf(game: string, part: Part, lang: Lang): Promise<readonly Block[]> {
  const path = `/api/games/${game}/${part}/${lang}`;
  const begun =
    fetched.get(path) ??
    get<{ markdown: string }>(path).then(({ markdown }) => parsed(inOurFonts(markdown)));
  fetched.set(path, begun);
  begun.catch(() => fetched.delete(path));
  return begun;
}

export interface Cited {
  readonly game: string;
  readonly rule: string;
}

let open = $state.raw<Cited | null>(null);

export const sheet = {
  get cited(): Cited | null {
    return open;
  },
};

/** Opens a paragraph in the side sheet. */
export function cite(game: string, rule: string): void {
  open = { game, rule };
}

export function closeSheet(): void {
  open = null;
}

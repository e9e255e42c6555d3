/** The documents of a game in the reader's language, and the open paragraph. */

import { get } from "./api";
import { isDoors, parsed, type Block } from "./markdown";
import { inOurFonts } from "./signs";
import type { Lang } from "./wire";

export type Part = "guide" | "aid" | "rulings" | "provenance";

export const PARTS: readonly Part[] = ["guide", "aid", "rulings", "provenance"];

const fetched = new Map<string, Promise<readonly Block[]>>();

/** A document as blocks, without its doors to others: the page has its own; fetched once. */
export function documentOf(game: string, part: Part, lang: Lang): Promise<readonly Block[]> {
  const path = `/api/games/${game}/${part}/${lang}`;
  const begun =
    fetched.get(path) ??
    get<{ markdown: string }>(path).then(({ markdown }) =>
      parsed(inOurFonts(markdown)).filter((one) => !isDoors(one)),
    );
  fetched.set(path, begun);
  begun.catch(() => fetched.delete(path));
  return begun;
}

const drawn = new Map<string, Promise<string>>();

/** The board at the end of a guided opening, as the address of a picture; fetched once. */
export function pictureOf(game: string, lesson: string, lang: Lang): Promise<string> {
  const path = `/api/games/${game}/pictures/${lesson}/${lang}`;
  const begun = drawn.get(path) ?? get<{ svg: string }>(path).then(({ svg }) => svg);
  drawn.set(path, begun);
  begun.catch(() => drawn.delete(path));
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

/** Opens a paragraph in the side sheet; without one, the whole guide. */
export function cite(game: string, rule = ""): void {
  open = { game, rule };
}

/** Where a link of a document leads inside its game's documents; null for one that leads elsewhere. */
export function leadOf(to: string, game: string): { part: Part | null; anchor: string } | null {
  const [address = "", anchor = ""] = to.split("#");
  if (address === "" && anchor) return { part: null, anchor: decodeURIComponent(anchor) };
  if (address.split("?")[0] !== `/learn/${game}`) return null;
  const named = new URLSearchParams(address.split("?")[1] ?? "").get("part");
  const part = PARTS.find((one) => one === named) ?? "guide";
  return { part, anchor: decodeURIComponent(anchor) };
}

export function closeSheet(): void {
  open = null;
}

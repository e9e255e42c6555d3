/** The real catalogues, read from where Python reads them. */

import { readFileSync } from "node:fs";
import { opened, Voice, WATCHER, type Catalogue } from "../src/lib/voice";
import type { Lang } from "../src/lib/wire";

const SOURCES = new URL("../../src/hatamoto/", import.meta.url);

export function ftl(path: string): string {
  return readFileSync(new URL(path, SOURCES), "utf8");
}

export function guide(path: string): string {
  return readFileSync(new URL(`../../docs/games/${path}`, import.meta.url), "utf8");
}

/** What `/api/texts/{lang}` serves. */
export function pageText(lang: Lang): string {
  return `${ftl(`texts/data/${lang}.ftl`)}\n${ftl(`server/text/${lang}.ftl`)}`;
}

export function gameText(game: string, lang: Lang): string {
  return ftl(`games/${game}/data/text/${lang}.ftl`);
}

export function shogunateText(lang: Lang): string {
  return gameText("shogunate", lang);
}

export function catalogues(lang: Lang): readonly Catalogue[] {
  return [opened(shogunateText(lang), lang), opened(pageText(lang), lang)];
}

export function speaker(lang: Lang, reader: number = WATCHER): Voice {
  return new Voice(lang, catalogues(lang), ["Hana", "Ren", "", "Sora"], reader);
}

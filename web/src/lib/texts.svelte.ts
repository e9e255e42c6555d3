/** The catalogues of the page and the games, in both languages, and the voices that speak them. */

import { get } from "./api";
import { BOT_NAMES, inScript, TABLE_TITLES } from "./naming";
import { otherLang, settings } from "./settings.svelte";
import { opened, Voice, WATCHER, type Catalogue } from "./voice";
import type { Facts, Lang } from "./wire";

const LANGS: readonly Lang[] = ["en", "ja"];
const PAGE = "";

/** By game ("" is the page itself) and language. */
let held: Readonly<Record<string, Catalogue>> = $state.raw({});
const loading = new Map<string, { readonly edition: string; readonly done: Promise<void> }>();

async function load(game: string, lang: Lang, edition: string): Promise<void> {
  const path = game === PAGE ? `/api/texts/${lang}` : `/api/games/${game}/texts/${lang}`;
  const which = edition ? `?edition=${encodeURIComponent(edition)}` : "";
  const { ftl } = await get<{ ftl: string }>(`${path}${which}`);
  held = { ...held, [`${game}/${lang}`]: opened(ftl, lang) };
}

/** Loads the texts of a game, or of the page, in both languages; once.
 *
 * A table names the edition it is played with; whoever names none takes what is there. */
export function loadTexts(game: string = PAGE, edition = ""): Promise<void> {
  const begun = loading.get(game);
  if (begun && (!edition || begun.edition === edition)) return begun.done;
  const done = Promise.all(LANGS.map((lang) => load(game, lang, edition))).then(() => undefined);
  loading.set(game, { edition, done });
  done.catch(() => loading.delete(game));
  return done;
}

/** A voice for one reader; `game` puts that game's catalogue first. */
export function voice(
  lang: Lang,
  game: string = PAGE,
  names: readonly string[] = [],
  reader: number = WATCHER,
): Voice {
  const wanted = game === PAGE ? [PAGE] : [game, PAGE];
  const found = wanted.map((id) => held[`${id}/${lang}`]).filter((one) => one !== undefined);
  return new Voice(lang, found, names, reader);
}

const page = $derived(voice(settings.lang));
const beside = $derived(voice(otherLang(settings.lang)));

/** The page's own words in the chosen language. */
export function t(id: string, facts: Facts = {}): string {
  return page.message(id, facts);
}

/** Several short things in one line, with the dot of the language between them. */
export function dotted(parts: readonly string[]): string {
  return parts.filter(Boolean).join(t("goal-dot"));
}

/** The same in the other language, for bilingual headings. */
export function also(id: string, facts: Facts = {}): string {
  return beside.message(id, facts);
}

/** Whether the page's catalogue knows a message. */
export function knows(id: string): boolean {
  return page.has(id);
}

/** A bot's name as this reader writes it. */
export function botName(name: string): string {
  return inScript(name, BOT_NAMES, t, [t, also]);
}

/** The name of a table as this reader writes it; one without a name is just a table. */
export function tableTitle(title: string): string {
  return title ? inScript(title, TABLE_TITLES, t, [t, also]) : t("row-untitled");
}

/** Kanji and figures printed on the pieces; they stay in both languages, as art. */

import { domain, faces } from "../../../../src/hatamoto/games/twilight/data/emblems.json";
import type { Figure } from "./emblems";

interface Face {
  readonly kanji: string;
  readonly figure: Figure;
}

const KANJI: Readonly<Record<Figure, Readonly<Record<string, string>>>> = faces;
const KINDS: readonly Figure[] = ["lord", "troops", "ships"];

/** What a marker's face shows. */
export function faceOf(marker: string): Face {
  const figure = KINDS.find((kind) => Object.hasOwn(KANJI[kind], marker)) ?? "troops";
  return { figure, kanji: KANJI[figure][marker] ?? faces.troops.other };
}

/** The name of a space as printed on its plaque: without the word for a domain. */
export function shortKanji(name: string): string {
  const place = name.endsWith(domain) ? name.slice(0, -domain.length) : name;
  return place.replace(/（.*）$/, "");
}

/** The name in Latin letters as printed on its plaque: without what is in brackets. */
export function shortLatin(name: string): string {
  return name.replace(/ *\(.*\)$/, "");
}

/** Kanji and figures printed on the pieces; they stay in both languages, as art. */

import type { Figure } from "./emblems";

interface Face {
  readonly kanji: string;
  readonly figure: Figure;
}

const lord = (kanji: string): Face => ({ kanji, figure: "lord" });
const troops = (kanji: string): Face => ({ kanji, figure: "troops" });

const FACES: Readonly<Record<string, Face>> = {
  katsura_kogoro: lord("桂"),
  choshu_regular: troops("長州"),
  yoshida_shoin: lord("松陰"),
  kiheitai: troops("奇兵"),
  kameyama_shachu: { kanji: "亀山", figure: "ships" },
  sakamoto_ryoma: lord("龍馬"),
  takechi_hanpeita: lord("武市"),
  nakaoka_shintaro: lord("中岡"),
  shinsengumi: troops("新選"),
  roshigumi: troops("浪士"),
  satsuma_regular_pro: troops("薩摩"),
  satsuma_regular_anti: troops("薩摩"),
  tosa_regular_pro: troops("土佐"),
  tosa_regular_anti: troops("土佐"),
  saga_regular_pro: troops("佐賀"),
  saga_regular_anti: troops("佐賀"),
  matsudaira_katamori: lord("容保"),
  mimawarigumi: troops("見廻"),
  bakufu_infantry_1: troops("歩兵"),
  bakufu_infantry_2: troops("歩兵"),
  yodo_pro: lord("容堂"),
  yodo_anti: lord("容堂"),
  tokugawa_iemochi: lord("家茂"),
  tokugawa_yoshinobu: lord("慶喜"),
  ii_naosuke: lord("井伊"),
  ii_naonori: lord("直憲"),
  bakufu_navy: { kanji: "海軍", figure: "ships" },
  katsu_kaishu: lord("勝"),
};

/** What a marker's face shows. */
export function faceOf(marker: string): Face {
  return FACES[marker] ?? troops("兵");
}

/** The name of a space as printed on its plaque: without the word for a domain. */
export function shortKanji(name: string): string {
  return name.replace(/藩$/, "").replace(/（.*）$/, "");
}

/** The name in Latin letters as printed on its plaque: without what is in brackets. */
export function shortLatin(name: string): string {
  return name.replace(/ *\(.*\)$/, "");
}

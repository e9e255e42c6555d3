/** What the page shows of a game before its board is loaded; found by the game's folders. */

import type { Component } from "svelte";
import type { Shape } from "./shapes";

const SCENES = import.meta.glob<Component>("../games/*/Scene.svelte", {
  eager: true,
  import: "default",
});
const EMBLEMS = import.meta.glob<readonly Shape[]>(
  "../../../src/hatamoto/games/*/data/emblems.json",
  { eager: true, import: "emblem" },
);

/** The illustration of a game: it fills its box, about 16:9, and is decoration only. */
export function sceneOf(game: string): Component | undefined {
  return SCENES[`../games/${game}/Scene.svelte`];
}

/** The emblem of a game on a field of 100 by 100, in the tone `figure`. */
export function emblemOf(game: string): readonly Shape[] | undefined {
  return EMBLEMS[`../../../src/hatamoto/games/${game}/data/emblems.json`];
}

/** Names the page gives to bots and tables: stored as written, read in the reader's own script. */

import type { Facts } from "./wire";

type Say = (id: string, facts?: Facts) => string;

/** How many names for bots and for tables the catalogue has. */
export const BOTS = 8;
const TABLES = 12;

const ids = (family: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${family}-${index + 1}`);

export const BOT_NAMES: readonly string[] = ids("bot-name", BOTS);
export const TABLE_NAMES: readonly string[] = ids("table-name", TABLES);
/** All generated names for tables without a title. */
export const TABLE_TITLES: readonly string[] = [...TABLE_NAMES, "lesson-table-title"];

/** A name with a number that makes it unique: "Cherry rain 2". */
const NUMBERED = /^(.*?)( \d+)?$/;

/**
 * A name that the page gave, as this reader's language has it; any other name as it is.
 * `voices` are all languages in which it may have been given.
 */
export function inScript(
  name: string,
  given: readonly string[],
  say: Say,
  voices: readonly Say[],
): string {
  const [, plain = "", number = ""] = NUMBERED.exec(name) ?? [];
  const id = given.find((one) => voices.some((voice) => voice(one) === plain));
  return id ? say(id) + number : name;
}

/** A name for a table that none of `taken` has; `luck` (0 to 1) chooses. */
export function freshTitle(say: Say, luck: number, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const names = TABLE_NAMES.map((id) => say(id) + (number > 1 ? ` ${number}` : ""));
    const free = names.filter((name) => !taken.includes(name));
    const chosen = free[Math.floor(luck * free.length)];
    if (chosen !== undefined) return chosen;
  }
}

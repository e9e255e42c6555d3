/** Which wide letters the page needs: those of the shell at once, those of a game with that game. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inOurFonts } from "../src/lib/signs.ts";

const SIGNS = "、。・「」（）：";
const WIDE = /[\u3001-\u9ffe\uff01-\uffee]/gu;

/** Messages of the shell that are set in Mincho: titles, prompts, heads of panels. */
const TITLES = /^(decision|game|nav|title|head|home-title|outcome|curtain|end|story|bot-name)\b/;

/** Messages of the page that a first visit shows: their letters are never left to a further cut. */
const FIRST = /^(home|make|nav|level|clock|game|option|seat)-/;

/** Messages of a game that the shell shows: its name, and what a table may choose. */
const SHOWN = /^(game|option|seat)-/;

/** Messages of a game that are set in Mincho however long they are. */
const PROMPTS = /^(decision|group)-/;

/** Names on pieces and cards are set in Mincho; they are short and no sentences. */
const LONGEST_NAME = 24;

/** Running text and what is set in Mincho, each with its letters, the most frequent first. */
export interface Letters {
  readonly running: readonly string[];
  readonly titles: readonly string[];
}

interface Message {
  readonly id: string;
  readonly text: string;
}

function wideIn(text: string): string {
  return inOurFonts(text).match(WIDE)?.join("") ?? "";
}

function read(folder: string, ending: RegExp): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = names.filter((name) => ending.test(name)).sort();
  return found.map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The letters of a text once each, the most frequent first. */
export function ranked(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const order = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "ja"));
  return order.map(([letter]) => letter);
}

/** The messages of a catalogue; what stands below one belongs to it. */
export function messages(catalogue: string): readonly Message[] {
  const found: { id: string; text: string }[] = [];
  for (const line of catalogue.split("\n")) {
    const start = /^(-?[a-z][\w-]*) *= *(.*)$/i.exec(line);
    const last = found.at(-1);
    if (start) found.push({ id: start[1] ?? "", text: start[2] ?? "" });
    else if (last && /^\s/.test(line)) last.text += line;
  }
  return found;
}

function textOf(some: readonly Message[]): string {
  return some.map(({ text }) => text).join("");
}

function isName({ id, text }: Message): boolean {
  return PROMPTS.test(id) || (!text.includes("。") && wideIn(text).length <= LONGEST_NAME);
}

/** The games that have words. */
export function gamesIn(root: string): readonly string[] {
  const home = join(root, "src/hatamoto/games");
  const rooms = readdirSync(home, { withFileTypes: true });
  const named = rooms.filter((room) => room.isDirectory() && !room.name.startsWith("_"));
  return named.map(({ name }) => name).sort();
}

function wordsOf(root: string, game: string): readonly Message[] {
  const home = join(root, "src/hatamoto/games", game);
  return read(home, /\.ftl$/).flatMap(messages);
}

/** The code of the page that comes with every visit: all but the games' own folders. */
function shellCode(root: string): string {
  const home = join(root, "web/src");
  const rooms = readdirSync(home, { withFileTypes: true });
  const parts = rooms
    .filter(({ name }) => name !== "games")
    .flatMap((room) =>
      room.isDirectory()
        ? read(join(home, room.name), /\.(svelte|ts)$/)
        : [readFileSync(join(home, room.name), "utf8")],
    );
  return parts.join("");
}

/** The kanji that are drawn as signs everywhere. */
function signsOf(root: string): string {
  return read(join(root, "src/hatamoto/drawing/data"), /\.json$/).join("");
}

/** What every visit needs. */
export function shellLetters(root: string): Letters {
  const own = ["src/hatamoto/server/text", "src/hatamoto/texts/data"];
  const spoken = own.flatMap((folder) => read(join(root, folder), /\.ftl$/).flatMap(messages));
  const shown = gamesIn(root).flatMap((game) =>
    wordsOf(root, game).filter(({ id }) => SHOWN.test(id)),
  );
  const titles = spoken.filter(({ id }) => TITLES.test(id));
  const names = shown.filter(({ id }) => id === "game-name");
  const pieces = wideIn(shellCode(root) + signsOf(root));
  const first = ranked(
    SIGNS + wideIn(textOf([...spoken, ...shown].filter(({ id }) => FIRST.test(id)))),
  );
  const others = ranked(wideIn(textOf([...spoken, ...shown])));
  return {
    running: [...new Set([...first, ...others])],
    titles: ranked(SIGNS + pieces + wideIn(textOf([...titles, ...names]))),
  };
}

/** Everything a reader may meet: all texts, data, guides and code, in both languages. */
export function everyText(root: string): string {
  const games = gamesIn(root);
  const code = (folder: string) => read(join(root, "web/src", folder), /\.(svelte|ts)$/);
  return inOurFonts(
    [
      ...["src/hatamoto/server/text", "src/hatamoto/texts/data"].flatMap((folder) =>
        read(join(root, folder), /\.ftl$/),
      ),
      ...games.flatMap((game) =>
        read(join(root, "src/hatamoto/games", game, "data"), /\.(ftl|json|toml|csv)$/),
      ),
      ...games.flatMap((game) =>
        read(join(root, "docs/games", game), /^(how-to-play|rulings|provenance)(\.ja)?\.md$/),
      ),
      ...code("games"),
      shellCode(root),
      signsOf(root),
    ].join(""),
  );
}

/** The letters beyond the shell's, the most frequent first: guides and rare words need them. */
export function furtherLetters(root: string, shell: Letters): readonly string[] {
  const had = new Set(shell.running);
  return ranked(wideIn(everyText(root))).filter((letter) => !had.has(letter));
}

/** Heads of guides and titles of lessons, which are set in Mincho. */
function headsIn(root: string): string {
  const guides = gamesIn(root).flatMap((game) =>
    read(join(root, "docs/games", game), /^(how-to-play|rulings|provenance)\.ja\.md$/),
  );
  const heads = guides.flatMap((guide) => guide.split("\n").filter((line) => line.startsWith("#")));
  const words = read(join(root, "src/hatamoto/server/text"), /\.ftl$/).flatMap(messages);
  return heads.join("") + textOf(words.filter(({ id }) => /^first-title|-title$/.test(id)));
}

/**
 * The letters that Mincho lacks in the shell: first those of heads, so that a page of rules needs few
 * cuts, then all others a reader may meet.
 */
export function furtherTitles(root: string, shell: Letters): readonly string[] {
  const had = new Set(shell.titles);
  const all = [...ranked(wideIn(headsIn(root))), ...ranked(wideIn(everyText(root)))];
  return [...new Set(all)].filter((letter) => !had.has(letter));
}

/** What one game needs beyond the shell. */
export function gameLetters(root: string, game: string, shell: Letters): Letters {
  const spoken = wordsOf(root, game);
  const drawn = read(join(root, "src/hatamoto/games", game, "data"), /\.json$/);
  const code = [...read(join(root, "web/src/games", game), /\.(svelte|ts)$/), ...drawn].join("");
  const beyond = (text: string, had: readonly string[]) =>
    ranked(text).filter((letter) => !had.includes(letter));
  return {
    running: beyond(wideIn(textOf(spoken)), shell.running),
    titles: beyond(wideIn(code + textOf(spoken.filter(isName))), shell.titles),
  };
}

/** The page's fonts, cut down at build time: a first cut for the shell, one more for each game. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import {
  furtherLetters,
  furtherTitles,
  gameLetters,
  gamesIn,
  shellLetters,
  type Letters,
} from "./letters.ts";

/** The most bytes of fonts a first visit loads, and the most a game adds. */
export const MOST_SHELL = 150_000;
export const MOST_GAME = 180_000;

/** What a cut of the Japanese sans takes: something for itself, and so much a letter. */
const KAKU_BASE = 2_500;
const KAKU_LETTER = 127;

/** How many letters a further cut holds: a page fetches only the cuts it needs letters of. */
const FURTHER = 160;
/** How the files of further cuts begin; they are not part of a first visit. */
export const FURTHER_FILES = "more-";
export const LATIN = letters(0x20, 0x7e) + "§·×ÄÖÜßàäçèéêñöüĀāĒēĪīŌōŪū–—‘’“”…‹›→←↑↓−";

const ONLY_LATIN = "U+0000-2FFF";
const SANS = "source-sans-3/files/source-sans-3-latin";
const MINCHO = "shippori-mincho/files/shippori-mincho";
const KAKU = "zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese";

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly text: string;
  readonly range: string;
  /** Fetched when a letter of it is met, and not before. */
  readonly isFurther?: boolean;
}

function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  ).join("");
}

function face(family: string, weight: string, file: string, text: string, range: string): Face {
  return { family, weight, file: `${file}-normal.woff2`, text, range };
}

function latinFaces(): readonly Face[] {
  return [
    face("Source Sans 3", "400", `${SANS}-400`, LATIN, ONLY_LATIN),
    face("Source Sans 3", "600 700", `${SANS}-600`, LATIN, ONLY_LATIN),
    face("Hatamoto Mincho", "400 700", `${MINCHO}-latin-600`, LATIN, ONLY_LATIN),
    face("Hatamoto Title", "700", `${MINCHO}-latin-700`, LATIN, ONLY_LATIN),
  ];
}

/** The letters as a range: a game's face is asked for these and no others. */
export function rangeOf(some: readonly string[]): string {
  const points = some.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16)}`).join(",");
}

function minchoFace(titles: readonly string[], range: string): Face {
  return face("Hatamoto Mincho", "400 700", `${MINCHO}-japanese-600`, titles.join(""), range);
}

/** Running Japanese gets what is left; its rarest letters come with the further cuts. */
function fitting(running: readonly string[], room: number): readonly string[] {
  return running.slice(0, Math.max(0, Math.floor((room - KAKU_BASE) / KAKU_LETTER)));
}

function kakuFace(running: readonly string[], range: string): Face {
  return face("Zen Kaku Gothic New", "400", `${KAKU}-400`, running.join(""), range);
}

async function cut(root: string, face: Face): Promise<Buffer> {
  const near = createRequire(join(root, "web/package.json"));
  const [scope = ""] = face.file.split("/");
  const folder = dirname(near.resolve(`@fontsource/${scope}/package.json`));
  const whole = readFileSync(join(folder, face.file.slice(scope.length + 1)));
  return subsetFont(whole, face.text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
}

/**
 * The style of a face. Japanese comes in several files: until all of them are there a run of text
 * would mix two faces, so it waits instead.
 */
export function rule(face: Face, source: string): string {
  const display = face.file.includes("-japanese-") ? "block" : "swap";
  return (
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:normal;` +
    `font-display:${display};src:url(./${source}) format("woff2");unicode-range:${face.range}}\n`
  );
}

/** Cuts one face unless the same cut lies there already; returns its file name and size. */
async function laid(root: string, folder: string, face: Face): Promise<[string, number]> {
  const key = createHash("sha256")
    .update(face.file + face.text)
    .digest("hex")
    .slice(0, 12);
  const name = `${face.isFurther ? FURTHER_FILES : ""}${face.file.split("/").at(-1)?.replace("-normal.woff2", "") ?? ""}-${key}.woff2`;
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, await cut(root, face));
  return [name, readFileSync(path).length];
}

/** Lays a style with its faces, the running text last into what is left of the room. */
async function layStyle(
  root: string,
  path: string,
  faces: readonly Face[],
  running: (room: number) => Face | null,
  most: number,
  further: () => readonly Face[] = () => [],
): Promise<number> {
  let css = "";
  let size = 0;
  const lay = async (one: Face) => {
    const [name, bytes] = await laid(root, dirname(path), one);
    css += rule(one, name);
    size += bytes;
  };
  for (const one of faces) await lay(one);
  const last = running(most - size);
  if (last) await lay(last);
  const first = size;
  if (first > most) throw new Error(`${path} takes ${first} bytes; at most ${most} are allowed`);
  for (const one of further()) await lay(one);
  writeFileSync(path, css);
  return first;
}

/** Cuts of the letters beyond the shell's, each fetched only where one of its letters stands. */
export function furtherFaces(letters: readonly string[], of = kakuFace): readonly Face[] {
  return Array.from({ length: Math.ceil(letters.length / FURTHER) }, (_, place) => {
    const some = letters.slice(place * FURTHER, (place + 1) * FURTHER);
    return { ...of(some, rangeOf(some)), isFurther: true };
  });
}

/** The faces of a first visit, and the letters of running text that found no room in them. */
function layShell(root: string, folder: string, shell: Letters): Promise<number> {
  const titles = minchoFace(shell.titles, rangeOf(shell.titles));
  let left: readonly string[] = [];
  const running = (room: number) => {
    const some = fitting(shell.running, room);
    left = shell.running.slice(some.length);
    return kakuFace(some, rangeOf(some));
  };
  const further = () => [
    ...furtherFaces([...left, ...furtherLetters(root, shell)]),
    ...furtherFaces(furtherTitles(root, shell), minchoFace),
  ];
  const path = join(folder, "fonts.css");
  return layStyle(root, path, [...latinFaces(), titles], running, MOST_SHELL, further);
}

function layGame(root: string, folder: string, game: string, shell: Letters): Promise<number> {
  const { titles, running } = gameLetters(root, game, shell);
  const faces = titles.length ? [minchoFace(titles, rangeOf(titles))] : [];
  const kaku = (room: number) => {
    const some = fitting(running, room);
    return some.length ? kakuFace(some, rangeOf(some)) : null;
  };
  return layStyle(root, join(folder, `${game}.css`), faces, kaku, MOST_GAME);
}

/** Lays `fonts.css` for the shell and `<game>.css` for each game; returns their sizes in bytes. */
export async function layFonts(
  root: string,
  folder: string,
): Promise<Readonly<Record<string, number>>> {
  mkdirSync(folder, { recursive: true });
  const shell = shellLetters(root);
  const sizes: Record<string, number> = { "": await layShell(root, folder, shell) };
  for (const game of gamesIn(root)) sizes[game] = await layGame(root, folder, game, shell);
  return sizes;
}

const BY_GAME = "game-fonts";

/** `import "fonts.css"` gives the shell's faces; `game-fonts` knows how to load a game's. */
export function fonts(root: string, isTest: boolean): Plugin {
  const folder = join(root, "web/node_modules/.fonts");
  const doors = gamesIn(root).map(
    (game) => `${game}: () => import(${JSON.stringify(join(folder, `${game}.css`))}),`,
  );
  return {
    name: "hatamoto-fonts",
    config: () => ({ resolve: { alias: { "fonts.css": join(folder, "fonts.css") } } }),
    resolveId: (id) => (id === BY_GAME ? `\0${BY_GAME}` : null),
    load: (id) =>
      id === `\0${BY_GAME}` ? `export const FONTS = {${isTest ? "" : doors.join("")}};` : null,
    buildStart: async () => {
      if (!isTest) await layFonts(root, folder);
    },
  };
}

/** The page's fonts, cut down at build time to the letters that the catalogues and the boards use. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const MOST = 150_000;
/** What a cut of the Japanese sans takes: something for itself, and so much a letter. */
const KAKU_BASE = 2_500;
const KAKU_LETTER = 127;
const LATIN = letters(0x20, 0x7e) + "§·×ÄÖÜßàäçèéêñöüĀāĒēĪīŌōŪū–—‘’“”…‹›→←↑↓−";
const SIGNS = "、。・「」（）：";
const WIDE = /[\u3001-\u9ffe\uff01-\uffee]/gu;

/** Messages that are set in Mincho: names, titles, prompts, heads of panels. */
const TITLES =
  /^((leader|clan|card|plot)-\w+(-full)?|(decision|game|nav|title|head|home-title|outcome|curtain)[-\w]*) *=/;

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly text: string;
  readonly range: string;
}

function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  ).join("");
}

function wideIn(text: string): string {
  return text.match(WIDE)?.join("") ?? "";
}

function read(folder: string, ending: RegExp): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = names.filter((name) => ending.test(name)).sort();
  return found.map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The letters of a text once each, the most frequent first. */
function ranked(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const order = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "ja"));
  return order.map(([letter]) => letter);
}

/** The wide letters of running text, and those of titles and pieces; the most frequent first. */
export function wanted(root: string): Readonly<Record<"running" | "titles", readonly string[]>> {
  const texts = read(join(root, "src/hatamoto"), /\.ftl$/)
    .join("\n")
    .split("\n");
  const spoken = texts.filter((line) => !line.startsWith("#"));
  const pieces = wideIn(read(join(root, "web/src"), /\.(svelte|ts)$/).join(""));
  const titles = spoken.filter((line) => TITLES.test(line));
  return {
    running: ranked(SIGNS + wideIn(spoken.join(""))),
    titles: ranked(SIGNS + pieces + wideIn(titles.join(""))),
  };
}

const ONLY_LATIN = "U+0000-2FFF";
const ONLY_WIDE = "U+3000-9FFF, U+FF00-FFEF";
const SANS = "source-sans-3/files/source-sans-3-latin";
const MINCHO = "shippori-mincho/files/shippori-mincho";
const KAKU = "zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese";

function face(family: string, weight: string, file: string, text: string): Face {
  const range = file.includes("japanese") ? ONLY_WIDE : ONLY_LATIN;
  return { family, weight, file: `${file}-normal.woff2`, text, range };
}

function narrowFaces(titles: readonly string[]): readonly Face[] {
  return [
    face("Source Sans 3", "400", `${SANS}-400`, LATIN),
    face("Source Sans 3", "600 700", `${SANS}-600`, LATIN),
    face("Hatamoto Mincho", "400 700", `${MINCHO}-latin-600`, LATIN),
    face("Hatamoto Mincho", "400 700", `${MINCHO}-japanese-600`, titles.join("")),
  ];
}

/** Running Japanese gets what is left; its rarest letters come from the reader's own fonts. */
function kakuFace(running: readonly string[], room: number): Face {
  const fitting = Math.floor((room - KAKU_BASE) / KAKU_LETTER);
  return face("Zen Kaku Gothic New", "400", `${KAKU}-400`, running.slice(0, fitting).join(""));
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

function rule(face: Face, source: string): string {
  return (
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:normal;` +
    `font-display:swap;src:url(./${source}) format("woff2");unicode-range:${face.range}}\n`
  );
}

/** Cuts one face unless the same cut lies there already; returns its file name and size. */
async function laid(root: string, folder: string, face: Face): Promise<[string, number]> {
  const key = createHash("sha256")
    .update(face.file + face.text)
    .digest("hex")
    .slice(0, 12);
  const name = `${face.file.split("/").at(-1)?.replace("-normal.woff2", "") ?? ""}-${key}.woff2`;
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, await cut(root, face));
  return [name, readFileSync(path).length];
}

/** Lays `fonts.css` and its fonts into the folder; more than 150 kB fails. */
export async function layFonts(root: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const { running, titles } = wanted(root);
  let css = "";
  let size = 0;
  const lay = async (one: Face) => {
    const [name, bytes] = await laid(root, folder, one);
    css += rule(one, name);
    size += bytes;
  };
  for (const one of narrowFaces(titles)) await lay(one);
  await lay(kakuFace(running, MOST - size));
  if (size > MOST) throw new Error(`the fonts take ${size} bytes; at most ${MOST} are allowed`);
  writeFileSync(join(folder, "fonts.css"), css);
  return size;
}

/** `import "fonts.css"` gives the faces. */
export function fonts(root: string): Plugin {
  const folder = join(root, "web/node_modules/.fonts");
  return {
    name: "hatamoto-fonts",
    config: () => ({ resolve: { alias: { "fonts.css": join(folder, "fonts.css") } } }),
    buildStart: async () => {
      await layFonts(root, folder);
    },
  };
}

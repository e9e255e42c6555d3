/** Every letter a reader can meet is in a font we ship, or is a sign that every system draws. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { inOurFonts } from "../src/lib/signs";
import { furtherFaces, LATIN } from "../vite/fonts";
import { everyText, furtherLetters, shellLetters } from "../vite/letters";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FONTS = `${ROOT}/web/node_modules/@fontsource`;
const KAKU = `${FONTS}/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-400-normal.woff2`;
const SANS = `${FONTS}/source-sans-3/files/source-sans-3-latin-400-normal.woff2`;
const WIDE = /[\u3001-\u9ffe\uff01-\uffee]/u;

/** Arrows, marks and figures: the reader's own fonts have them, on every system. */
const SIGNS = "←→↻⋯⏮ⓘ■▲▸▾○●★☰⚙✓✕";

const SHELL = shellLetters(ROOT);
const EVERY = everyText(ROOT);
const met = [...new Set(EVERY)].filter((letter) => letter > "\u007e");

/** The letters for which a font has a picture of its own: its table of characters, format 4. */
function drawn(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n);
  const cmap = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const start = font.readUInt32BE(cmap + 8);
  const found = new Set<number>();
  for (let n = 0; n < font.readUInt16BE(start + 2); n++) {
    const at = start + font.readUInt32BE(start + 8 + 8 * n);
    if (font.readUInt16BE(at) !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let one = 0; one < segments; one++) {
      const last = font.readUInt16BE(at + 14 + 2 * one);
      const first = font.readUInt16BE(at + 16 + 2 * (segments + one));
      for (let point = first; point <= last && point < 0xffff; point++) found.add(point);
    }
  }
  return found;
}

async function missing(path: string, letters: readonly string[]): Promise<readonly string[]> {
  const text = letters.join("");
  const had = drawn(await subsetFont(readFileSync(path), text, { targetFormat: "sfnt" }));
  return letters.filter((letter) => !had.has(letter.codePointAt(0) ?? 0));
}

test("every wide letter of texts, data, guides and code is in a cut", () => {
  const cuts = [...SHELL.running, ...furtherLetters(ROOT, SHELL)];
  const had = new Set(cuts);
  expect(met.filter((letter) => WIDE.test(letter) && !had.has(letter))).toEqual([]);
  expect(cuts.length).toBe(had.size);
});

test("the font has a picture of every letter that is cut from it", async () => {
  const cuts = [...SHELL.running, ...furtherLetters(ROOT, SHELL)];
  expect(await missing(KAKU, cuts)).toEqual([]);
});

test("every other letter is in the Latin cut or is a sign of every system", async () => {
  const others = met.filter((letter) => !WIDE.test(letter) && letter !== "\u3000");
  const latin = others.filter((letter) => LATIN.includes(letter) && !SIGNS.includes(letter));
  expect(await missing(SANS, latin)).toEqual([]);
  expect(others.filter((letter) => !LATIN.includes(letter) && !SIGNS.includes(letter))).toEqual([]);
});

test("further cuts hold each letter once and name it in their range", () => {
  const faces = furtherFaces([..."一二三"]);
  expect(faces.map(({ range }) => range)).toEqual(["U+4e00,U+4e09,U+4e8c"]);
  expect(faces.every(({ isFurther }) => isFurther)).toBe(true);
});

test("signs that no font of ours has become those they have", () => {
  expect(inOurFonts("3～6人、－2")).toBe("3〜6人、−2");
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rangeOf, rule } from "../vite/fonts";
import {
  furtherTitles,
  gameLetters,
  gamesIn,
  messages,
  ranked,
  shellLetters,
} from "../vite/letters";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SHELL = shellLetters(ROOT);
const wide = (text: string) => text.match(/[\u3041-\u9ffe]/gu) ?? [];

test("a message has what stands below it", () => {
  const read = messages("# 註\na-b = 一\n    二\n\nc =\n    { $n ->\n        *[other] 三\n    }\n");
  expect(read.map(({ id }) => id)).toEqual(["a-b", "c"]);
  expect(read[0]?.text).toContain("二");
  expect(read[1]?.text).toContain("三");
});

test("letters are ranked by how often they stand", () => {
  expect(ranked("一二二三三三")).toEqual(["三", "二", "一"]);
});

test("a range names each letter", () => {
  expect(rangeOf(["二", "一"])).toBe("U+4e00,U+4e8c");
});

test("the shell has every letter of the cards on the home page", () => {
  const shelf = gamesIn(ROOT)
    .map((game) =>
      readFileSync(`${ROOT}/src/hatamoto/games/${game}/data/text/ja.ftl`, "utf8")
        .split("\n")
        .filter((line) => /^game-(name|blurb)/.test(line))
        .join(""),
    )
    .join("");
  const missing = wide(shelf).filter((letter) => !SHELL.running.includes(letter));
  expect(missing).toEqual([]);
});

test.each(gamesIn(ROOT))("%s brings every letter of its catalogue that the shell lacks", (game) => {
  const { running, titles } = gameLetters(ROOT, game, SHELL);
  const words = readFileSync(`${ROOT}/src/hatamoto/games/${game}/data/text/ja.ftl`, "utf8");
  const said = messages(words).flatMap(({ text }) => wide(text));
  const had = new Set([...SHELL.running, ...running]);
  expect(said.filter((letter) => !had.has(letter))).toEqual([]);
  expect(titles.length).toBeGreaterThan(0);
});

test.each(gamesIn(ROOT))("%s brings no letter twice", (game) => {
  const { running, titles } = gameLetters(ROOT, game, SHELL);
  expect(running.filter((letter) => SHELL.running.includes(letter))).toEqual([]);
  expect(titles.filter((letter) => SHELL.titles.includes(letter))).toEqual([]);
});

test("the names on a game's cards are cut from Mincho", () => {
  const { titles } = gameLetters(ROOT, "shogunate", SHELL);
  const had = new Set([...SHELL.titles, ...titles]);
  expect([..."不名誉猫坂小夜遡"].filter((letter) => !had.has(letter))).toEqual([]);
});

test("Mincho has the letters of headings in its first further cuts, and none twice", () => {
  const cuts = furtherTitles(ROOT, SHELL);
  expect(new Set([...SHELL.titles, ...cuts]).size).toBe(SHELL.titles.length + cuts.length);
  const first = new Set([...SHELL.titles, ...cuts.slice(0, 480)]);
  expect([..."最初の行動、働くのは侍、建てて稼ぐ"].filter((one) => !first.has(one))).toEqual([]);
});

test("Japanese waits for its own face, Latin is shown at once in another", () => {
  const face = { family: "One", weight: "400", text: "", range: "U+20" };
  const named = (file: string) => rule({ ...face, file }, "one.woff2");
  expect(named("a/files/a-japanese-400-normal.woff2")).toContain("font-display:block");
  expect(named("a/files/a-latin-400-normal.woff2")).toContain("font-display:swap");
});

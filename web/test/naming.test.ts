import { expect, test } from "vitest";
import { BOT_NAMES, freshTitle, inScript, TABLE_NAMES, TABLE_TITLES } from "../src/lib/naming";
import type { Lang } from "../src/lib/wire";
import { speaker } from "./catalogues";

function say(lang: Lang): (id: string) => string {
  const voice = speaker(lang);
  return (id) => voice.message(id);
}
const [en, ja] = [say("en"), say("ja")];

test("each reader reads the name of a bot in their own script", () => {
  expect(inScript("Jubei", BOT_NAMES, ja, [ja, en])).toBe("十兵衛");
  expect(inScript("十兵衛", BOT_NAMES, en, [en, ja])).toBe("Jubei");
  expect(inScript("Hana", BOT_NAMES, ja, [ja, en])).toBe("Hana");
});

test("the number of a table's name is kept", () => {
  expect(inScript("Cherry rain 2", TABLE_TITLES, ja, [ja, en])).toBe("桜雨 2");
  expect(inScript("最初の一局", TABLE_TITLES, en, [en, ja])).toBe(en("lesson-table-title"));
  expect(inScript("", TABLE_TITLES, ja, [ja, en])).toBe("");
});

test("no two tables get the same name", () => {
  const taken: string[] = [];
  for (let made = 0; made < 2 * TABLE_NAMES.length + 1; made++) {
    const title = freshTitle(en, (made * 0.37) % 1, taken);
    expect(taken).not.toContain(title);
    taken.push(title);
  }
  expect(taken.at(-1)).toMatch(/ 3$/);
});

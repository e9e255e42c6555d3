import { expect, test } from "vitest";
import { costText, namesOf } from "../../src/games/battles/facts";
import { viewOf } from "../../src/games/battles/table";
import { opened, Voice } from "../../src/lib/voice";
import type { Lang } from "../../src/lib/wire";
import { gameText, pageText } from "../catalogues";

const speaker = (lang: Lang) =>
  new Voice(lang, [opened(gameText("battles", lang), lang), opened(pageText(lang), lang)]);
const [english, japanese] = [speaker("en"), speaker("ja")];

const reach = (hex: string, cost: number) => ({ hex, cost, path: [hex], stop: false });
const NORMAL = [reach("h1312", 1), reach("h1315", 4)];
const ROAD = [reach("h1312", 1), reach("h1315", 2), reach("h1316", 3)];
const VIEW = viewOf({ asked: { kind: "move", unit: "aizu", normal: NORMAL, road: ROAD } });

test("a price by road says why it is lower than the next one", () => {
  const road = "(two hexes a point, away from enemy zones, §8-2)";
  expect(costText(VIEW, english, "h1312")).toBe("1 movement point");
  expect(costText(VIEW, english, "h1315")).toContain("4 movement points");
  expect(costText(VIEW, english, "h1315")).toContain(`2 movement points by road ${road}`);
  expect(costText(VIEW, english, "h1316")).toBe(`3 movement points by road ${road}`);
});

test("a counter has its name in both languages, and nothing twice", () => {
  expect(namesOf("aizu", "会津", english, japanese)).toEqual(["Aizu Column", "会津藩兵"]);
  expect(namesOf("aizu", "会津", japanese, english)).toEqual(["会津藩兵", "Aizu Column"]);
  expect(namesOf("inf_1_1", "1-I", english, japanese)).toEqual([
    "1st Infantry, I Battalion",
    "1-I",
    "歩兵第一連隊第一大隊",
  ]);
});

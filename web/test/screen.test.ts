import { expect, test } from "vitest";
import { refusedIn } from "../src/lib/api";
import { overlap, placeBubble } from "../src/lib/placing";
import { readSettings } from "../src/lib/settings.svelte";
import { neighbour, type Spot } from "../src/lib/targets";

const WINDOW = { width: 1000, height: 800 };
const BUBBLE = { width: 200, height: 60 };

test("a bubble lies below its target", () => {
  const at = placeBubble({ left: 400, top: 100, width: 40, height: 40 }, BUBBLE, WINDOW);
  expect(at).toEqual({ left: 320, top: 150, side: "below", arrow: 100 });
});

test("a bubble at the foot of the window lies above", () => {
  const at = placeBubble({ left: 400, top: 740, width: 40, height: 40 }, BUBBLE, WINDOW);
  expect(at.side).toBe("above");
});

test("a bubble stays inside the window and its arrow on the target", () => {
  const at = placeBubble({ left: 0, top: 100, width: 40, height: 40 }, BUBBLE, WINDOW);
  expect(at.left).toBe(8);
  expect(at.arrow).toBe(14);
});

test("a bubble does not cover what may be chosen", () => {
  const target = { left: 400, top: 300, width: 60, height: 40 };
  const below = { left: 100, top: 345, width: 365, height: 200 };
  const above = { left: 100, top: 100, width: 365, height: 195 };
  const at = placeBubble(target, BUBBLE, WINDOW, [below, above]);
  expect(at.side).toBe("right");
  expect(overlap({ ...BUBBLE, left: at.left, top: at.top }, target)).toBe(0);
});

test("a bubble of a card in a hand lies above the question, off the other cards", () => {
  const card = { left: 400, top: 640, width: 100, height: 150 };
  const others = [
    { ...card, left: 290 },
    { ...card, left: 510 },
  ];
  const prompt = { left: 0, top: 570, width: 1000, height: 60 };
  const at = placeBubble(card, BUBBLE, WINDOW, [...others, prompt]);
  expect(at).toMatchObject({ side: "apart", top: 570 - 8 - BUBBLE.height });
});

const GRID: readonly Spot[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 10 },
  { x: 100, y: 100 },
];

test("arrows go to the neighbour in their direction", () => {
  const from = { x: 100, y: 0 };
  expect(neighbour(from, GRID, "ArrowRight")).toBe(2);
  expect(neighbour(from, GRID, "ArrowLeft")).toBe(0);
  expect(neighbour(from, GRID, "ArrowDown")).toBe(3);
  expect(neighbour(from, GRID, "ArrowUp")).toBe(-1);
});

test("settings keep what they know and forget the rest", () => {
  const found = readSettings('{"lang":"ja","theme":"dark","sound":true,"ask":"no","x":1}', ["en"]);
  expect(found).toEqual({
    lang: "ja",
    theme: "dark",
    sound: true,
    pace: null,
    still: false,
    ask: true,
    warn: true,
    coach: false,
    laid: [],
  });
});

test("what is laid over boards is kept by its names", () => {
  expect(readSettings('{"laid":["zones",7]}', ["en"]).laid).toEqual(["zones"]);
  expect(readSettings('{"laid":"zones"}', ["en"]).laid).toEqual([]);
});

test("the first language is the browser's", () => {
  expect(readSettings(null, ["fr", "ja-JP", "en"]).lang).toBe("ja");
  expect(readSettings("not json", ["fr"]).lang).toBe("en");
});

test("an error of the server keeps its code and paragraph", () => {
  const error = { code: "illegal-action", message: "no", rule: "play/arrow" };
  expect(refusedIn({ error })).toMatchObject(error);
  expect(refusedIn("broken").code).toBe("error");
  expect(refusedIn({ error: 7 }).code).toBe("error");
});

test("a pace that was chosen is kept, any other is none", () => {
  expect(readSettings('{"pace":"slow"}', ["en"]).pace).toBe("slow");
  expect(readSettings('{"pace":"quick"}', ["en"]).pace).toBeNull();
});

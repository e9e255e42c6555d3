import { expect, test } from "vitest";
import { beyond, markPlaces, type Beyond, type Seen } from "../../src/board/margins";
import type { Box } from "../../src/board/panzoom";
import { overlap } from "../../src/lib/placing";

const WINDOW = { width: 400, height: 300 };
const FRAME = { zoom: 1, x: 0, y: 0 };
const MARK = { width: 54, height: 34 };
const markPlace = (side: Beyond, mark: typeof MARK, seen: Seen) =>
  markPlaces([side], mark, seen)[0];
const box = (x: number, y: number): Box => ({ x, y, width: 20, height: 20 });

test("what is out of sight is counted at the edge it lies farthest beyond", () => {
  const [east, south, corner] = [box(500, 100), box(100, 400), box(900, 320)];
  expect(beyond([east, south, corner], FRAME, WINDOW)).toEqual([
    { way: "right", boxes: [east, corner] },
    { way: "down", boxes: [south] },
  ]);
});

test("a moved window is taken into account", () => {
  expect(beyond([box(10, 100)], { zoom: 2, x: -200, y: 0 }, WINDOW)).toMatchObject([
    { way: "left" },
  ]);
});

test("a mark lies at its edge, level with what it speaks of", () => {
  const side = { way: "right", boxes: [box(500, 100)] } as const;
  const seen = { frame: FRAME, window: WINDOW, taken: [] };
  expect(markPlace(side, MARK, seen)).toMatchObject({ left: 341, top: 93 });
  const below = { way: "down", boxes: [box(100, 400)] } as const;
  expect(markPlace(below, MARK, seen)).toMatchObject({ left: 83, top: 261 });
});

test("a mark gives way to what can be pressed", () => {
  const side = { way: "right", boxes: [box(500, 100)] } as const;
  const pressed = { x: 350, y: 95, width: 44, height: 44 };
  const seen = { frame: FRAME, window: WINDOW, taken: [pressed] };
  const top = markPlace(side, MARK, seen)?.top ?? 100;
  expect(top + MARK.height <= 95 || top >= 139).toBe(true);
});

test("a mark stays in the window", () => {
  const side = { way: "left", boxes: [box(-300, -90)] } as const;
  const seen = { frame: FRAME, window: WINDOW, taken: [] };
  expect(markPlace(side, MARK, seen)).toMatchObject({ left: 5, top: 5 });
});

test("marks of two edges never lie over each other", () => {
  const corner = [box(-100, 290), box(-90, 295)];
  const sides = [
    { way: "left", boxes: corner },
    { way: "down", boxes: [box(-10, 500)] },
  ] as const;
  const seen = { frame: FRAME, window: WINDOW, taken: [] };
  const [left, down] = markPlaces(sides, MARK, seen);
  expect(left && down && overlap(left, down)).toBe(0);
});
